import { createModelClient } from '../features/writing/model-client.ts';
import { createWriterOf } from '../features/writing/plan-writer.ts';
import type { PlanThreads } from '../plans/plan-threads.ts';
import { type Login, openServiceDatabase } from '../platform/database/database.ts';
import { serviceInLine } from '../platform/jobs/in-line.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { WriterOf } from '../platform/plans/plan-writer.ts';
import type { Log } from '../platform/watch/log.ts';
import type { Settings } from '../settings.ts';

interface WritingParts {
  readonly settings: Settings;
  readonly log: Log;
  /** Login of those who make plans; the accounts of calls are theirs. */
  readonly login: Login;
  readonly rateLimits: RateLimits;
  readonly threads: PlanThreads;
}

export interface Writing {
  readonly writerOf: WriterOf;
  close(): Promise<void>;
}

const connections = 2;

/** Writers by the language model that the settings name; none where they name none. */
export function openWriting(parts: WritingParts): Writing {
  const { settings, log, login, rateLimits, threads } = parts;
  if (settings.model === null) return { writerOf: () => null, close: async () => {} };
  const pool = openServiceDatabase(login, connections, (error) =>
    log.warn({ err: error }, 'an idle connection of the writers broke'),
  );
  // hundreds of calls may be answered at the same moment
  const jobs = serviceInLine(pool, connections);
  const writerOf = createWriterOf({
    settings: settings.model,
    client: createModelClient(settings.model, { log }),
    jobs,
    rateLimits,
    work: threads.write,
    log,
  });
  return { writerOf, close: () => jobs.close() };
}
