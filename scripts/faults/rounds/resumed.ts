import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { timing } from '#bench/meals.ts';

const lookMs = 200;
const patienceMs = 60_000;
const cutOffSchema = v.array(v.object({ ms: v.nullable(v.number()) }));
/** What members had asked for before the kill and was not over then, in milliseconds from it; null: it still is not. */
const cutOffSql = `
  select extract(epoch from finished_at - $1::timestamptz)::float8 * 1000 as ms
    from public.generations
    where created_at < $1 and (finished_at is null or finished_at > $1) and state <> 'cancelled'`;

/** `what: 12 ms (median), 34 ms (worst)` */
function told(what: string, milliseconds: readonly number[]): string {
  const { median, worst } = timing(what, milliseconds);
  return `${what}: ${median.toFixed(0)} ms (median), ${worst.toFixed(0)} ms (worst)`;
}

/** How long it took until generations that kills had cut off were over, and what of that was the server's start. */
export class Resumed {
  readonly #starts: number[] = [];
  readonly #fromKill: number[] = [];
  readonly #fromReady: number[] = [];
  #left = 0;

  /** One generation that was over so many milliseconds after the kill, and the server ready so many after it. */
  add(ended: number, ready: number): void {
    this.#fromKill.push(ended);
    // what was over before the server said that it is ready took no time after it
    this.#fromReady.push(Math.max(0, ended - ready));
  }

  /** A server that was ready so many milliseconds after the kill. */
  addStart(ready: number): void {
    this.#starts.push(ready);
  }

  /** Waits for those of one kill. @param ready milliseconds from it to a server that is ready */
  async see(owner: Pool, killed: Date, ready: number): Promise<void> {
    this.addStart(ready);
    const began = performance.now();
    for (;;) {
      const { rows } = await owner.query(cutOffSql, [killed]);
      const found = v.parse(cutOffSchema, rows);
      const open = found.filter(({ ms }) => ms === null).length;
      if (open === 0 || performance.now() - began > patienceMs) {
        for (const { ms } of found) if (ms !== null) this.add(ms, ready);
        this.#left += open;
        return;
      }
      await pause(lookMs);
    }
  }

  /** A line for each stretch of time that there is something of. */
  tell(): readonly string[] {
    const count = this.#fromKill.length;
    const lines = [told(`from the kill to ready again (${this.#starts.length})`, this.#starts)];
    if (count > 0) {
      lines.push(
        told(`from ready to the end of what was cut off (${count})`, this.#fromReady),
        told(`from the kill to the end of what was cut off (${count})`, this.#fromKill),
      );
    }
    if (this.#left > 0) lines.push(`${this.#left} were not over after a minute`);
    return this.#starts.length === 0 ? [] : lines;
  }
}
