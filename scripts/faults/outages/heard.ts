import * as v from 'valibot';
import type { Answer } from '../wire.ts';

const toldSchema = v.looseObject({
  message: v.optional(v.string()),
  msg: v.optional(v.string()),
  error_description: v.optional(v.string()),
});

/** The sentence in an answer that said no; empty where it has none. */
export function sentenceOf(answer: Answer): string {
  const { success, output } = v.safeParse(toldSchema, answer?.body);
  return success ? (output.message ?? output.msg ?? output.error_description ?? '') : '';
}

interface Refusal {
  readonly what: Set<string>;
  count: number;
  longestMs: number;
}

/** What members were answered while something was away. */
export class Heard {
  readonly #refusals = new Map<string, Refusal>();
  readonly #wrong: string[] = [];
  #answered = 0;
  #longestMs = 0;
  #longest = '';
  #troubledAt = 0;

  /**
   * Notes an answer.
   * @param expected statuses that say in a sentence why it is not done now; any other refusal is wrong
   */
  add(what: string, answer: Answer, began: number, expected: readonly number[]): void {
    const ms = performance.now() - began;
    if (ms > this.#longestMs) {
      this.#longestMs = ms;
      this.#longest = what;
    }
    if (answer !== null && answer.status < 300) {
      this.#answered += 1;
      return;
    }
    this.#troubledAt = performance.now();
    const sentence = sentenceOf(answer);
    const told = answer === null ? 'the connection was cut' : `${answer.status} ${sentence}`;
    const refusal = this.#refusals.get(told) ?? { what: new Set(), count: 0, longestMs: 0 };
    this.#refusals.set(told, refusal);
    refusal.what.add(what);
    refusal.count += 1;
    refusal.longestMs = Math.max(refusal.longestMs, ms);
    if (answer === null || !expected.includes(answer.status) || sentence === '') {
      this.#wrong.push(`${what}: ${told}`);
    }
  }

  /** When the last one was refused, as `performance.now()` counts. */
  troubledAt(): number {
    return this.#troubledAt;
  }

  /** Prints what members read meanwhile. @returns whether each refusal was an expected one, with a sentence */
  tell(): boolean {
    console.log(
      `${this.#answered} requests were done; nobody waited longer than ${this.#longestMs.toFixed(0)} ms (${this.#longest})`,
    );
    for (const [told, { what, count, longestMs }] of this.#refusals) {
      console.log(
        `read ${count} times, after ${longestMs.toFixed(0)} ms at most: ${told} (${[...what].join(', ')})`,
      );
    }
    for (const line of this.#wrong.slice(0, 20)) console.log(`  wrong: ${line}`);
    return this.#wrong.length === 0;
  }
}

const errorLine = v.object({
  level: v.literal('error'),
  reqId: v.optional(v.string()),
  err: v.looseObject({ message: v.string(), stack: v.optional(v.string(), '') }),
});

/** Prints what a server's log says that it failed at, requests and work behind them, each message once with where it came from. */
export function tellErrors(output: string): void {
  const told = new Set<string>();
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { success, output: read } = v.safeParse(errorLine, JSON.parse(line));
    if (!success || told.has(read.err.message)) continue;
    told.add(read.err.message);
    console.log(
      `  the log: ${read.err.message}\n${read.err.stack.split('\n').slice(0, 6).join('\n')}`,
    );
  }
}
