import path from 'node:path';
import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { listBackups } from '../backup/backup-files.ts';
import { MigrationError } from '../migrate.ts';
import { type DrillOptions, drill } from './drill.ts';
import { type DrillResult, keepDrillResult } from './drill-result.ts';
import { findCorruption } from './find-corruption.ts';
import { lowerPriority } from './low-priority.ts';

// any fixed number will do, as long as nothing else in the database uses it
const lockKey = 7_454_208_115;

export interface DrillParts extends Omit<DrillOptions, 'file'> {
  /** Where backups are, and where the result is kept. */
  readonly folder: string;
  readonly now: Date;
}

/** A drill is under way in another process. */
export class DrillUnderWay extends Error {
  override readonly name = 'DrillUnderWay';
}

/** What goes wrong with backup and database is the result; everything else is thrown. */
async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof MigrationError) return error.message;
    throw error;
  }
}

/** A check of a large table is broken off with its connection. */
async function untilStopped(owner: pg.Client, signal: AbortSignal | undefined) {
  const stop = () => void owner.end();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  try {
    return await findCorruption(owner);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * The newest backup restored, compared and dropped, and the product's own database read to its last page. The result is kept
 * beside the backups.
 * @param owner a connection of the database's owner, for this alone
 * @throws DrillUnderWay
 */
export async function runDrill(owner: pg.Client, parts: DrillParts): Promise<DrillResult> {
  const { folder, now, dataDir } = parts;
  const began = performance.now();
  const { rows } = await owner.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [lockKey],
  );
  if (rows[0]?.locked !== true) throw new DrillUnderWay('A drill is under way in another process.');
  try {
    await lowerPriority(owner, dataDir !== null);
    const [newest] = await listBackups(folder);
    const restored = newest
      ? await attempt(() => drill(owner, { ...parts, file: newest.file }))
      : `There is no backup in ${folder}.`;
    const { checked, found } = await untilStopped(owner, parts.signal);
    const problems = [...(typeof restored === 'string' ? [restored] : []), ...found];
    const done = typeof restored === 'string' ? { rows: 0, tables: 0 } : restored;
    const result = {
      at: now.toISOString(),
      backup: newest ? path.basename(newest.file) : '',
      ok: problems.length === 0,
      problems,
      ...done,
      checked,
      seconds: Math.round((performance.now() - began) / 100) / 10,
    };
    await keepDrillResult(folder, result);
    return result;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
  }
}
