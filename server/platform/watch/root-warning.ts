import type { Log } from './log.ts';

/**
 * The embedded database gives up the rights of root by itself; the server keeps them, as it cannot know whose they should be
 * instead.
 * @param userId of the process; undefined where the system has none
 */
export function warnOfRoot(log: Pick<Log, 'warn'>, userId: number | undefined): void {
  if (userId !== 0) return;
  log.warn(
    'The server runs as root. Whoever finds a hole in it has the whole machine: start it as a user of its own',
  );
}
