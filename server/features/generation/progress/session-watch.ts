import * as v from 'valibot';
import type { ServiceDatabase } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/watch/log.ts';

/** Who follows something for longer than one statement. */
export interface Watched {
  readonly userId: string;
  readonly sessionId: string;
}

/** How often is looked whether those sessions go on; what has ended is ended within a second. */
const lookMs = 800;
const endedSchema = v.array(v.object({ id: v.string() }));
const list = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** Those of the sessions that have ended. */
async function readEnded(jobs: ServiceDatabase, watched: readonly Watched[]): Promise<Set<string>> {
  const { rows } = await jobs.run({
    text: 'select ended as id from auth.ended_sessions($1::uuid[], $2::uuid[]) as ended',
    values: [list(watched.map((own) => own.sessionId)), list(watched.map((own) => own.userId))],
  });
  return new Set(v.parse(endedSchema, rows).map(({ id }) => id));
}

/**
 * Watches the sessions of those who follow something: one statement for all of them, and none while nobody does.
 * @returns a function that watches one more and answers how to stop
 */
export function createSessionWatch(jobs: ServiceDatabase, log: Log) {
  const watched = new Set<{ readonly own: Watched; readonly onEnded: () => void }>();
  let looking = false;

  async function look(): Promise<void> {
    try {
      const ended = await readEnded(
        jobs,
        [...watched].map(({ own }) => own),
      );
      for (const { own, onEnded } of [...watched]) if (ended.has(own.sessionId)) onEnded();
    } catch (error) {
      log.warn({ err: error }, 'sessions could not be read');
    }
    looking = false;
    lookLater();
  }

  function lookLater(): void {
    if (looking || watched.size === 0) return;
    looking = true;
    setTimeout(() => void look(), lookMs).unref();
  }

  return (own: Watched, onEnded: () => void) => {
    const entry = { own, onEnded };
    watched.add(entry);
    lookLater();
    return () => watched.delete(entry);
  };
}
