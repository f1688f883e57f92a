import type pg from 'pg';
import { DrillUnderWay } from '#database/drill/alone.ts';
import { readDrillResult } from '#database/drill/drill-result.ts';
import { runDrill } from '#database/drill/run-drill.ts';
import { isAhead } from '#database/newest-first.ts';
import type { Log } from '../watch/log.ts';
import { createPoller, type Poller } from './poller.ts';

/** From four in the morning in South Africa for two hours, in UTC: the night's backup and its cleaning are done. */
export const nightHours = { from: 2, until: 4 } as const;
const hourMs = 3_600_000;
const lookMs = 10 * 60_000;
/** A few hours less than a week, so that it stays in the same night. */
const everyMs = 162 * hourMs;
/** One that failed is tried again in the next night. */
const againMs = 20 * hourMs;

/** @param last when the last one was, and whether all held; null: there was none */
export function isDrillDue(
  last: { readonly at: string; readonly ok: boolean } | null,
  now: Date,
): boolean {
  const hour = now.getUTCHours();
  if (hour < nightHours.from || hour >= nightHours.until) return false;
  if (last === null || isAhead(new Date(last.at), now)) return true;
  return now.getTime() - Date.parse(last.at) >= (last.ok ? everyMs : againMs);
}

export interface WeeklyParts {
  readonly folder: string;
  readonly passphrase: string | null;
  /** Of the embedded PostgreSQL; null: another one. */
  readonly dataDir: string | null;
  readonly openOwner: () => Promise<pg.Client>;
  readonly log: Log;
}

/** Once a week the newest backup is restored and compared, and the database read to its last page. One process does it. */
export class WeeklyDrill {
  readonly #parts: WeeklyParts;
  readonly #poller: Poller;

  constructor(parts: WeeklyParts) {
    this.#parts = parts;
    const { log } = parts;
    const failed = 'no drill of a restore could be held; tried again in ten minutes';
    const look = () => this.look(new Date());
    this.#poller = createPoller({ everyMs: lookMs, log, failed, look });
  }

  start(): void {
    this.#poller.start();
  }

  /** Breaks off one that is under way. */
  close(): Promise<void> {
    return this.#poller.stop();
  }

  async look(now: Date): Promise<void> {
    const { folder, passphrase, dataDir, openOwner, log } = this.#parts;
    const { signal } = this.#poller;
    if (!isDrillDue(await readDrillResult(folder), now)) return;
    const owner = await openOwner();
    try {
      const result = await runDrill(owner, { folder, passphrase, dataDir, now, signal });
      if (result.ok) log.info(result, 'the newest backup was restored and is whole');
      else log.error(result, 'the drill of a restore found what does not hold');
    } catch (error) {
      if (!signal.aborted && !(error instanceof DrillUnderWay)) throw error;
    } finally {
      await owner.end();
    }
  }
}
