/** Work that only so much of may run at once. */
export interface Turns {
  /** @throws what `whenFull` makes, when too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** First come, first served: a place that falls free is handed to whoever waits longest, so nobody overtakes. */
export function createTurns(maxRunning: number, maxWaiting: number, whenFull: () => Error): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async take(work) {
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) throw whenFull();
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/** So many things at once for each key; the keys do not wait for each other. */
export interface KeyedTurns {
  /** @throws what `whenFull` makes, when too many of this key wait already */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lines are kept for whoever comes again, until there are so many. */
const mostLines = 2_000;

/** @param maxRunning at once for each key; `maxWaiting` more stand in its line */
export function createKeyedTurns(
  maxRunning: number,
  maxWaiting: number,
  whenFull: () => Error,
): KeyedTurns {
  const lines = new Map<string, Line>();
  /** To put one in and take it out for each piece of work would cost more than the work of the smallest. */
  function lineOf(key: string): Line {
    const known = lines.get(key);
    if (known !== undefined) return known;
    if (lines.size >= mostLines) {
      for (const [other, { running }] of lines) if (running === 0) lines.delete(other);
    }
    const line: Line = { running: 0, waiting: [] };
    lines.set(key, line);
    return line;
  }
  return {
    async take(key, work) {
      const line = lineOf(key);
      if (line.running >= maxRunning) {
        if (line.waiting.length >= maxWaiting) throw whenFull();
        await new Promise<void>((resolve) => line.waiting.push(resolve));
      } else {
        line.running += 1;
      }
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next === undefined) line.running -= 1;
        else next();
      }
    },
  };
}
