import type { LoggedSet } from '#planning/training/load/next-load.ts';
import { localDay } from '#web/lib/plans/plan-calendar.ts';

/** All done sets of an exercise on one day. */
export interface Bout {
  /** An ISO day. */
  readonly day: string;
  /** In the order in which they were done. */
  readonly sets: readonly LoggedSet[];
  /** What a chart shows of it: the heaviest load, or without loads the most repetitions or seconds. */
  readonly best: number;
}

function bestOf(sets: readonly LoggedSet[], weighted: boolean): number {
  return Math.max(0, ...sets.map(({ load, amount }) => (weighted ? load : amount) ?? 0));
}

/** Days of an exercise, the first one first. @param log done sets of one exercise, in any order */
export function boutsOf(log: readonly LoggedSet[]): readonly Bout[] {
  const weighted = log.some(({ load }) => (load ?? 0) > 0);
  const days = new Map<string, LoggedSet[]>();
  for (const set of [...log].sort((one, other) => one.at - other.at)) {
    const day = localDay(new Date(set.at));
    days.set(day, [...(days.get(day) ?? []), set]);
  }
  return [...days].map(([day, sets]) => ({ day, sets, best: bestOf(sets, weighted) }));
}

/** Where a chart draws the bests: from 0 to 1 across and up, the lowest at 0 and the highest at 1. */
export function chartPoints(
  bouts: readonly Pick<Bout, 'best'>[],
): readonly (readonly [across: number, up: number])[] {
  const bests = bouts.map(({ best }) => best);
  const [low, high] = [Math.min(...bests), Math.max(...bests)];
  return bests.map((best, index) => [
    bests.length > 1 ? index / (bests.length - 1) : 0.5,
    high > low ? (best - low) / (high - low) : 0.5,
  ]);
}
