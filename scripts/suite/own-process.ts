/** Files that change what belongs to a whole process, by the reason for which they have one of their own. */
const alone: ReadonlyMap<string, string> = new Map([
  ['database/embedded/launcher.test.ts', 'counts the timers that are set, and kills its children'],
  ['scripts/run.test.ts', 'sends signals to its children and listens to its own'],
  ['server/features/auth/passwords/passwords.test.ts', 'counts calls of String.normalize'],
  ['server/platform/limits/rate-limits.test.ts', 'puts the clock forward by years'],
  ['server/platform/secrets/tokens.test.ts', 'counts calls of the cryptography'],
  ['test/faults/kill.test.ts', 'kills servers'],
  ['test/faults/npm-start.test.ts', 'installs and starts the product, and ends it by signals'],
  ['web/lib/wire/patiently.test.ts', 'stops the timers'],
]);

/**
 * Which files run in one process: those with the same answer.
 * @param file its path in the project
 * @returns null for a file that runs in whichever process is free
 */
export const processOf = (file: string): string | null => (alone.has(file) ? file : null);
