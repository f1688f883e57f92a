import { performance } from 'node:perf_hooks';

/** A timer of `steadyClock`. */
class Timer {
  readonly stop: () => void;

  constructor(stop: () => void) {
    this.stop = stop;
  }
}

const stop = (timer: unknown): void => {
  if (timer instanceof Timer) timer.stop();
};

/**
 * The time as this process counts it from its start, in milliseconds since 1970: it goes on evenly where the machine's clock is
 * put forward or back. With timers, in the form that the job queue takes.
 */
export const steadyClock = {
  now: (): number => Math.round(performance.timeOrigin + performance.now()),
  setTimeout(work: () => void, ms: number): Timer {
    const timer = setTimeout(work, ms);
    return new Timer(() => clearTimeout(timer));
  },
  clearTimeout: stop,
  setInterval(work: () => void, ms: number): Timer {
    const timer = setInterval(work, ms);
    return new Timer(() => clearInterval(timer));
  },
  clearInterval: stop,
};

/** Further than clocks are ever put right by themselves, in milliseconds. */
const jumpMs = 3_600_000;
/** For so long what was judged by the clock of before must wait: within it somebody will have seen to the clock. */
const unsettledMs = 86_400_000;

/** Tells whether the machine's clock was put forward or back within the last day. */
export interface ClockWatch {
  hasJumped(): boolean;
}

/**
 * Compares the machine's clock with the time that has gone by. Nothing that has merely grown old may be ended where it tells of
 * a jump: it has not grown old if the clock was wrong.
 * @param elapsed milliseconds since any moment
 * @param onJump hears by how many milliseconds, once for each jump
 */
export function watchClock(
  now: () => Date = () => new Date(),
  elapsed: () => number = () => performance.now(),
  onJump: (byMs: number) => void = () => undefined,
): ClockWatch {
  const offset = () => now().getTime() - elapsed();
  let before = offset();
  let jumpedAt: number | null = null;
  return {
    hasJumped() {
      const by = offset() - before;
      before += by;
      if (Math.abs(by) > jumpMs) {
        jumpedAt = elapsed();
        onJump(by);
      }
      return jumpedAt !== null && elapsed() - jumpedAt < unsettledMs;
    },
  };
}
