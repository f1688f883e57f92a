/** Words of a command that cannot be followed. */
export class UsageError extends Error {}

/**
 * Runs a command, whose answer is what to exit with; who misuses it is told how it is used.
 * @param run options that `parseArgs` refuses count as misuse, too
 */
export async function runCommand(
  usage: string,
  run: () => number | Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const misused = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!misused) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}
