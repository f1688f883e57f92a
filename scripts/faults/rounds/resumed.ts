import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { timing } from '#bench/meals.ts';

const lookMs = 200;
const patienceMs = 60_000;
const cutOffSchema = v.array(v.object({ ms: v.nullable(v.number()) }));
/** What members had asked for before the kill and was not over then; null: it still is not. */
const cutOffSql = `
  select extract(epoch from finished_at - $2::timestamptz)::float8 * 1000 as ms
    from public.generations
    where created_at < $1 and (finished_at is null or finished_at > $1) and state <> 'cancelled'`;

/** How long it took until generations that kills had cut off were over, in milliseconds. */
export class Resumed {
  readonly #ends: number[] = [];
  #left = 0;

  /** Waits for those of one kill. @param from the moment from which it is counted */
  async see(owner: Pool, killed: Date, from: Date): Promise<void> {
    const began = performance.now();
    for (;;) {
      const { rows } = await owner.query(cutOffSql, [killed, from]);
      const found = v.parse(cutOffSchema, rows);
      const open = found.filter(({ ms }) => ms === null).length;
      if (open === 0 || performance.now() - began > patienceMs) {
        // what was over before the server said that it is ready took no time after it
        for (const { ms } of found) if (ms !== null) this.#ends.push(Math.max(0, ms));
        this.#left += open;
        return;
      }
      await pause(lookMs);
    }
  }

  /** In a sentence; null where no kill fell into a generation. */
  tell(from: string): string | null {
    const count = this.#ends.length + this.#left;
    if (count === 0) return null;
    const { median, worst } = timing('resumed', this.#ends);
    const left = this.#left === 0 ? '' : `; ${this.#left} were not over after a minute`;
    return `${count} generations were cut off: over ${median.toFixed(0)} ms (median), ${worst.toFixed(0)} ms (worst) after ${from}${left}`;
  }
}
