import type pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import * as v from 'valibot';

/** Schema of the queue's tables, which belong to the library that runs it. */
export const queueSchema = 'queue';

/** Queues by what waits in them. */
export const queues = { generations: 'generations', housekeeping: 'housekeeping' } as const;

// any fixed number will do, as long as nothing else in the database uses it
const lockKey = 7_454_208_113;

function bossOf(owner: pg.ClientBase): PgBoss {
  // some of the library's texts hold several statements, which only go without parameters
  const db: Db = {
    executeSql: (text, values = []) =>
      values.length === 0 ? owner.query(text) : owner.query(text, values),
  };
  return new PgBoss({ db, schema: queueSchema, supervise: false, schedule: false });
}

/**
 * Brings the queue's own tables to the version of the installed library and lets `job_service` use them; they stay the
 * owner's, so the workers own nothing. Several processes may call it at once.
 * @param owner a connection of the database's owner, after `migrate`
 */
export async function installQueue(owner: pg.ClientBase): Promise<void> {
  const boss = bossOf(owner);
  await owner.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    await boss.start();
    // an attempt that failed is taken up again by hand: see the generations' own bookkeeping
    await boss.createQueue(queues.generations, {
      retryLimit: 50,
      retryDelay: 0,
      expireInSeconds: 1200,
      retentionSeconds: 86_400,
      deleteAfterSeconds: 3600,
    });
    await boss.createQueue(queues.housekeeping, {
      retryLimit: 2,
      expireInSeconds: 600,
      deleteAfterSeconds: 86_400,
    });
    await boss.stop({ graceful: false });
    await owner.query(`
      grant usage on schema ${queueSchema} to job_service;
      grant select, insert, update, delete on all tables in schema ${queueSchema} to job_service;
      grant usage on all sequences in schema ${queueSchema} to job_service;
      revoke all on all functions in schema ${queueSchema} from public;
      grant execute on all functions in schema ${queueSchema} to job_service`);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

const waitingSchema = v.array(v.object({ id: v.string() }));

/**
 * Puts all generations in line that have not ended, in an empty queue: what a backup tells of them is in their own table.
 * @param owner a connection of the database's owner, while no server runs
 */
export async function lineUpGenerations(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query(
    `update public.generations set state = 'queued', step = 'waiting', worker = null
      where state in ('queued', 'running') returning id`,
  );
  const waiting = v.parse(waitingSchema, rows);
  if (waiting.length === 0) return;
  const boss = bossOf(owner);
  await boss.start();
  await boss.insert(queues.generations, waiting);
  await boss.stop({ graceful: false });
}
