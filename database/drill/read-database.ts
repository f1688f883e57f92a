import type pg from 'pg';
import { alone, secondsSince, untilStopped } from './alone.ts';
import { findCorruption } from './find-corruption.ts';
import { lowerPriority } from './low-priority.ts';
import { readEveryRow } from './read-every-row.ts';
import { keepReadingResult, type ReadingResult } from './reading-result.ts';

export interface ReadingParts {
  /** Where the result is kept. */
  readonly folder: string;
  /** Of the embedded PostgreSQL, which is a process of this machine; null: another one. */
  readonly dataDir: string | null;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Reads the database to its last page, or to its last row where this login may not read pages, so that a page whose checksum
 * does not hold is known before a member asks for it. It is lighter than the drill: rows are not looked for in each index.
 * @param owner a connection of the database's owner, for this alone
 * @throws DrillUnderWay
 */
export function readDatabase(owner: pg.Client, parts: ReadingParts): Promise<ReadingResult> {
  const { folder, dataDir, now, signal } = parts;
  const began = performance.now();
  return alone(owner, async () => {
    await lowerPriority(owner, dataDir !== null);
    const found = await untilStopped(owner, signal, async () => {
      const pages = await findCorruption(owner, { isThorough: false });
      if (pages.checked !== null) {
        return { of: 'pages' as const, read: pages.checked, problems: pages.found };
      }
      const rows = await readEveryRow(owner);
      return { of: 'rows' as const, read: rows.tables, problems: rows.found };
    });
    const result = {
      at: now.toISOString(),
      ok: found.problems.length === 0,
      ...found,
      problems: [...found.problems],
      seconds: secondsSince(began),
    };
    await keepReadingResult(folder, result);
    return result;
  });
}
