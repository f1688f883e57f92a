import path from 'node:path';
import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { listBackups } from '../backup/backup-files.ts';
import { MigrationError } from '../migrate.ts';
import { alone, secondsSince, untilStopped } from './alone.ts';
import { type DrillOptions, drill } from './drill.ts';
import { type DrillResult, keepDrillResult } from './drill-result.ts';
import { findCorruption } from './find-corruption.ts';
import { lowerPriority } from './low-priority.ts';

export interface DrillParts extends Omit<DrillOptions, 'file'> {
  /** Where backups are, and where the result is kept. */
  readonly folder: string;
  readonly now: Date;
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

/**
 * The newest backup restored, compared and dropped, and the product's own database read to its last page. The result is kept
 * beside the backups.
 * @param owner a connection of the database's owner, for this alone
 * @throws DrillUnderWay
 */
export function runDrill(owner: pg.Client, parts: DrillParts): Promise<DrillResult> {
  const { folder, now, dataDir, signal } = parts;
  const began = performance.now();
  return alone(owner, async () => {
    await lowerPriority(owner, dataDir !== null);
    const [newest] = await listBackups(folder);
    const restored = newest
      ? await attempt(() => drill(owner, { ...parts, file: newest.file }))
      : `There is no backup in ${folder}.`;
    const { checked, found } = await untilStopped(owner, signal, () =>
      findCorruption(owner, { isThorough: true }),
    );
    const problems = [...(typeof restored === 'string' ? [restored] : []), ...found];
    const done = typeof restored === 'string' ? { rows: 0, tables: 0 } : restored;
    const result = {
      at: now.toISOString(),
      backup: newest ? path.basename(newest.file) : '',
      ok: problems.length === 0,
      problems,
      ...done,
      checked,
      seconds: secondsSince(began),
    };
    await keepDrillResult(folder, result);
    return result;
  });
}
