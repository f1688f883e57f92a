import type pg from 'pg';

// any fixed number will do, as long as nothing else in the database uses it
const lockKey = 7_454_208_115;

/** A drill or a reading is under way in another process. */
export class DrillUnderWay extends Error {
  override readonly name = 'DrillUnderWay';
}

/** Work that reads the whole database: one process of all does it at a time. @throws DrillUnderWay */
export async function alone<T>(owner: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const { rows } = await owner.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [lockKey],
  );
  if (rows[0]?.locked !== true) throw new DrillUnderWay('A drill is under way in another process.');
  try {
    return await work();
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
  }
}

/** A read of a large table is broken off with its connection. */
export async function untilStopped<T>(
  owner: pg.Client,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const stop = () => void owner.end();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  try {
    return await work();
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Seconds since a moment of `performance.now()`, to a tenth. */
export const secondsSince = (began: number): number =>
  Math.round((performance.now() - began) / 100) / 10;
