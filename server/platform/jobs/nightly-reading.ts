import type pg from 'pg';
import { DrillUnderWay } from '#database/drill/alone.ts';
import { readDatabase } from '#database/drill/read-database.ts';
import { readReadingResult } from '#database/drill/reading-result.ts';
import { isAhead } from '#database/newest-first.ts';
import type { Log } from '../watch/log.ts';
import { createPoller, type Poller } from './poller.ts';
import { nightHours } from './weekly-drill.ts';

const hourMs = 3_600_000;
const lookMs = 10 * 60_000;
/** Some hours less than a day, so that it stays in the same night. */
const nightMs = 20 * hourMs;
/** A server that is off at night reads by day, after as many nights as that. */
const byDayMs = 72 * hourMs;

/** @param last when it was last read; @param since when this server began, which counts where it never was */
export function isReadingDue(last: Date | null, since: Date, now: Date): boolean {
  const hour = now.getUTCHours();
  const isNight = hour >= nightHours.from && hour < nightHours.until;
  // read by a clock that was ahead: when that was nobody knows
  const known = last !== null && isAhead(last, now) ? null : last;
  const ago = now.getTime() - (known ?? since).getTime();
  return isNight ? known === null || ago >= nightMs : ago >= byDayMs;
}

export interface ReadingJob {
  /** Where the result is kept. */
  readonly folder: string;
  /** Of the embedded PostgreSQL; null: another one. */
  readonly dataDir: string | null;
  readonly openOwner: () => Promise<pg.Client>;
  readonly log: Log;
  readonly since: Date;
}

/** Each night the whole database is read, so that a broken disk is known of. One process at a time does it. */
export class NightlyReading {
  readonly #job: ReadingJob;
  readonly #poller: Poller;

  constructor(job: ReadingJob) {
    this.#job = job;
    this.#poller = createPoller({
      everyMs: lookMs,
      log: job.log,
      failed: 'the database could not be read to its end; tried again in ten minutes',
      look: () => this.look(new Date()),
    });
  }

  start(): void {
    this.#poller.start();
  }

  /** Breaks off one that is under way. */
  close(): Promise<void> {
    return this.#poller.stop();
  }

  async look(now: Date): Promise<void> {
    const { folder, since, openOwner } = this.#job;
    const last = await readReadingResult(folder);
    if (!isReadingDue(last && new Date(last.at), since, now)) return;
    const owner = await openOwner();
    await this.#read(owner, now).finally(() => owner.end());
  }

  async #read(owner: pg.Client, now: Date): Promise<void> {
    const { folder, dataDir, log } = this.#job;
    const { signal } = this.#poller;
    try {
      const result = await readDatabase(owner, { folder, dataDir, now, signal });
      if (result.ok) log.info(result, 'the database was read to its end and is whole');
      else log.error(result, 'the database is damaged: not all of it can be read');
    } catch (error) {
      if (!signal.aborted && !(error instanceof DrillUnderWay)) throw error;
    }
  }
}
