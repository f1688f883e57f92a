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
