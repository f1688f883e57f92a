const firstRetryMs = 2000;
const lastRetryMs = 60_000;

interface LoopParts {
  /** One exchange with the server; true when there is reason for another. */
  exchange(): Promise<boolean>;
  /** An exchange has failed; true when it should be tried again later. */
  onFailure(): boolean;
  /** Acts once, later; answers how to call that off. */
  later(act: () => void, delayMs: number): () => void;
}

export interface SyncLoop {
  /** Asks for an exchange: now, or after the one that is under way. */
  ask(): void;
  /** Does some work while no exchange is under way. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** Exchanges with a server, one at a time; after each failure in a row it waits twice as long. */
export function createSyncLoop({ exchange, onFailure, later }: LoopParts): SyncLoop {
  let running: Promise<void> | null = null;
  let asked = false;
  let paused = false;
  let failures = 0;
  let callOff = () => {};
  const run = async () => {
    callOff();
    try {
      while (asked) {
        asked = false;
        if (await exchange()) asked = true;
        failures = 0;
      }
    } catch {
      const delay = Math.min(lastRetryMs, firstRetryMs * 2 ** failures++);
      if (onFailure()) callOff = later(ask, delay);
    } finally {
      running = null;
    }
  };
  const ask = () => {
    asked = true;
    if (!paused) running ??= run();
  };
  return {
    ask,
    async alone(work) {
      paused = true;
      try {
        await running;
        await work();
      } finally {
        paused = false;
        ask();
      }
    },
  };
}
