import type pg from 'pg';
import { migrationLock } from '../migrate.ts';
import { quotedTable, readTables, type StoredTable } from './tables.ts';

/** How values are written, whatever the database or the login has been set to. */
export const plainForm = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  "set local client_encoding = 'UTF8'",
];
/** A backup may take its time; its wait for a table that is being altered may not. */
const patience = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local lock_timeout = '60s'",
];

/**
 * Sees all tables as they are at one moment, whatever is written meanwhile. No table is altered or emptied until the end, and
 * no migration is half through at its beginning.
 */
export async function inSnapshot<T>(
  client: pg.ClientBase,
  work: (tables: readonly StoredTable[]) => Promise<T>,
): Promise<T> {
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
  let locked = true;
  const unlock = async () => {
    if (locked) await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
    locked = false;
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const setting of [...plainForm, ...patience]) await client.query(setting);
    const tables = await readTables(client);
    await client.query(`lock table ${tables.map(quotedTable).join(', ')} in access share mode`);
    // a server that starts now waits at the tables, if it has something to migrate, and else not at all
    await unlock();
    const result = await work(tables);
    await client.query('commit');
    return result;
  } catch (error) {
    // where the connection broke, that is what is told
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await unlock();
  }
}
