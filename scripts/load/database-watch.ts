import pg from 'pg';
import * as v from 'valibot';
import { findRunning } from '#database/embedded/launcher.ts';

/** The connections of a server at one moment. */
export interface ConnectionLook {
  /** Generations that waited for a language model. */
  readonly waiting: number;
  /** Connections that were open, in use or not. */
  readonly open: number;
  /** Of these, in a statement or a transaction. */
  readonly inUse: number;
  /** How long the longest of these transactions had lasted, in milliseconds. */
  readonly longestMs: number;
}

export interface DatabaseWatch {
  /** Looks every now and then until told to stop. */
  until(isOver: () => boolean): Promise<readonly ConnectionLook[]>;
  /** Members for whom the server is still to make plans ahead. */
  due(): Promise<number>;
  /** Members whose next plans are ready. */
  madeAhead(): Promise<number>;
  /** Presses so far that found their plans ready. */
  foundReady(): Promise<number>;
  /** Calls of the model by round and by how they ended. */
  calls(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

const lookMs = 50;
const lookSchema = v.tuple([
  v.object({ waiting: v.number(), open: v.number(), inUse: v.number(), longestMs: v.number() }),
]);

const countSchema = v.tuple([v.object({ count: v.number() })]);
const callsSchema = v.array(v.object({ ended: v.string(), calls: v.number() }));

/** Watches the connections of the server that runs on these data. */
export async function watchDatabase(dataDir: string): Promise<DatabaseWatch> {
  const connection = await findRunning(dataDir);
  if (!connection) throw new Error(`no database runs in ${dataDir}`);
  const client = new pg.Client({ ...connection, database: 'phila' });
  await client.connect();
  const count = async (from: string) => {
    const { rows } = await client.query(`select count(*)::integer as count from ${from}`);
    return v.parse(countSchema, rows)[0].count;
  };
  return {
    // those that are ready are due again when their day 1 is over
    due: () => count('ahead.plans where due_at is not null and made_at is null'),
    madeAhead: () => count('ahead.plans where made_at is not null'),
    // no process has ever taken these up
    foundReady: () => count(`public.generations where state = 'done' and attempt = 0`),
    async until(isOver) {
      const looks: ConnectionLook[] = [];
      while (!isOver()) {
        const { rows } = await client.query(`select count(*)::integer as open,
            count(*) filter (where state <> 'idle')::integer as "inUse",
            coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000 as "longestMs",
            (select count(*) from public.generations
              where state = 'running' and step = 'writing')::integer as waiting
          from pg_stat_activity
          where backend_type = 'client backend' and datname = 'phila' and pid <> pg_backend_pid()`);
        looks.push(...v.parse(lookSchema, rows));
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      return looks;
    },
    async calls() {
      const { rows } =
        await client.query(`select round || ' ' || outcome as ended, count(*)::integer as calls
        from public.model_calls group by 1 order by 2 desc`);
      return new Map(v.parse(callsSchema, rows).map(({ ended, calls }) => [ended, calls]));
    },
    close: () => client.end(),
  };
}
