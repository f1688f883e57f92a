import { constants, setPriority } from 'node:os';
import type pg from 'pg';
import * as v from 'valibot';

const pidSchema = v.tuple([v.object({ pid: v.number() })]);

/**
 * Work that nobody waits for: its commits wait for no disk, and where the server is on this machine its process leaves the
 * processors to all others.
 * @param isEmbedded whether the process ids of that PostgreSQL are ones of this machine
 */
export async function lowerPriority(client: pg.ClientBase, isEmbedded: boolean): Promise<void> {
  await client.query('set synchronous_commit = off');
  if (!isEmbedded) return;
  const { rows } = await client.query('select pg_backend_pid() as pid');
  try {
    setPriority(v.parse(pidSchema, rows)[0].pid, constants.priority.PRIORITY_LOW);
  } catch {
    // where the system does not let it be lowered, it goes on as it is
  }
}
