import type { PlanWriter, WriterOf } from '#server/platform/plans/plan-writer.ts';

/** A writer that a test leads by hand: it hands in one part at each `go` and says the planner's own words. */
export interface SlowWriter {
  readonly writerOf: WriterOf;
  /** Lets the writer hand in so many parts more. */
  go(parts: number): void;
  /** Takes back what was allowed and not used. */
  hold(): void;
  /** From now on writing fails so; null: no more. */
  failWith(error: Error | null): void;
  /** Parts that were written, of whichever plan, those taken from an earlier attempt left out. */
  written(): number;
  /** Plans that were handed to the writer so far. */
  plans(): number;
  /** Resolves when so many plans have been handed to the writer. */
  asked(plans: number): Promise<void>;
}

export function createSlowWriter(): SlowWriter {
  let allowed = 0;
  let written = 0;
  let plans = 0;
  let error: Error | null = null;
  const waiting: (() => void)[] = [];
  const watchers: { readonly plans: number; readonly done: () => void }[] = [];

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        // whoever is gone must not use up what is allowed to the others
        const place = waiting.indexOf(resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new Error('stopped', { cause: signal.reason }));
      };
      if (signal.aborted) return onAbort();
      if (allowed > 0) {
        allowed -= 1;
        return resolve();
      }
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(resolve);
    });

  const writer: PlanWriter = async (plan, { signal, finished, partReady }) => {
    plans += 1;
    for (const watcher of watchers) if (plans >= watcher.plans) watcher.done();
    const texts: string[] = [];
    for (const [place, page] of plan.pages.entries()) {
      const before = finished.get(place);
      if (before === undefined) {
        await turn(signal);
        if (error) throw error;
        written += 1;
        await partReady(place, page);
      }
      texts.push(before ?? page);
    }
    return texts;
  };

  const go = (parts: number) => {
    allowed += parts;
    while (allowed > 0) {
      const next = waiting.shift();
      if (!next) return;
      allowed -= 1;
      next();
    }
  };
  return {
    writerOf: () => writer,
    go,
    hold() {
      allowed = 0;
    },
    failWith(next) {
      error = next;
    },
    written: () => written,
    plans: () => plans,
    asked: (count) =>
      new Promise((resolve) => {
        if (plans >= count) resolve();
        else watchers.push({ plans: count, done: resolve });
      }),
  };
}
