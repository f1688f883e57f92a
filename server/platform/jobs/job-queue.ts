import { type Db, PgBoss } from 'pg-boss';
import { queueSchema, queues } from '#database/queue-schema.ts';
import type { Login, Queries } from '../database/database.ts';
import { steadyClock } from '../steady-clock.ts';
import type { Log } from '../watch/log.ts';

/** The queue in PostgreSQL that every process shares: a job is handed to one of them and comes again if that one dies. */
export interface JobQueue {
  /** Puts generations in line, within the caller's transaction. */
  add(queries: Queries, ids: readonly string[]): Promise<void>;
  /** Takes up to so many generations out of the line, the oldest first, within the caller's transaction. */
  take(queries: Queries, count: number): Promise<readonly string[]>;
  /** Puts these back in line, within the caller's transaction: whoever had them is gone or failed. */
  putBack(queries: Queries, ids: readonly string[]): Promise<void>;
  /** These need not come again. */
  complete(ids: readonly string[]): Promise<void>;
  /** Runs the work once in the time of the cron expression (UTC), in one of the processes. */
  schedule(cron: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Lets the library speak on a connection of ours, so that its rows and ours change together. */
function within(queries: Queries): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await queries.run({ text, values: values.map(wireText) });
      return { rows: [...rows] };
    },
  };
}

/** The library leaves arrays to its driver; ours takes them as PostgreSQL writes them. */
function wireText(value: unknown): unknown {
  return Array.isArray(value)
    ? `{${value.map((one) => JSON.stringify(String(one))).join(',')}}`
    : value;
}

export async function openJobQueue(login: Login, log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    host: login.host,
    port: login.port,
    database: login.database,
    user: login.user,
    password: login.password,
    ssl: login.ssl ?? false,
    application_name: 'phila queue',
    schema: queueSchema,
    max: 2,
    // the owner installs and migrates; this login only uses
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 60,
    // it waits until its clock shows a time: one that is put back by years would have it ask for it all the time
    clock: steadyClock,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn(`the job queue warns: ${message}`));
  await boss.start();
  return {
    async add(queries, ids) {
      const waiting = ids.map((id) => ({ id }));
      if (ids.length > 0) await boss.insert(queues.generations, waiting, { db: within(queries) });
    },
    async take(queries, count) {
      const jobs = await boss.fetch(queues.generations, {
        batchSize: count,
        db: within(queries),
      });
      return jobs.map(({ id }) => id);
    },
    async putBack(queries, ids) {
      if (ids.length > 0) {
        await boss.fail(queues.generations, [...ids], null, { db: within(queries) });
      }
    },
    async complete(ids) {
      if (ids.length > 0) await boss.complete(queues.generations, [...ids]);
    },
    async schedule(cron, work) {
      await boss.work(queues.housekeeping, { pollingIntervalSeconds: 30 }, async () => {
        await work();
      });
      await boss.schedule(queues.housekeeping, cron);
    },
    close: () => boss.stop({ graceful: false, timeout: 1_000 }),
  };
}
