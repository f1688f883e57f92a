import type { Log } from '../watch/log.ts';

export interface PollerParts {
  /** From the end of one look to the next. */
  readonly everyMs: number;
  readonly log: Log;
  /** What the log says where a look fails; the next one is taken all the same. */
  readonly failed: string;
  /** @param ended whether it should come to its end */
  look(ended: () => boolean): Promise<void>;
}

/** Looks again and again whether there is something to do. */
export interface Poller {
  /** Aborted as soon as it is to end, for a look that can be broken off. */
  readonly signal: AbortSignal;
  start(): void;
  /** Ends; what is under way is finished first. */
  stop(): Promise<void>;
}

export function createPoller({ everyMs, log, failed, look }: PollerParts): Poller {
  let timer: NodeJS.Timeout | null = null;
  let underWay: Promise<void> = Promise.resolve();
  const ending = new AbortController();
  const ended = () => ending.signal.aborted;
  async function turn(): Promise<void> {
    try {
      await look(ended);
    } catch (error) {
      log.warn({ err: error }, failed);
    }
    if (ended()) return;
    timer = setTimeout(() => {
      underWay = turn();
    }, everyMs).unref();
  }
  return {
    signal: ending.signal,
    start() {
      underWay = turn();
    },
    async stop() {
      ending.abort();
      if (timer) clearTimeout(timer);
      await underWay;
    },
  };
}

const firstWaitSeconds = 10;
const longestWaitSeconds = 3_600;

/** Seconds until the next try: doubled each time up to an hour, and spread so that many do not come at once. */
export function waitSeconds(attempts: number, random: number): number {
  const doubled = Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);
  return doubled * (0.8 + 0.4 * random);
}
