import type { Log } from '../watch/log.ts';

/** Work that goes on after the answer was sent. */
export interface Background {
  /** Failures are logged under that name and reach nobody else. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = work()
        .catch((error: unknown) =>
          log.error({ err: error, work: name }, 'work after an answer failed'),
        )
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
