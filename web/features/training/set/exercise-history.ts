import type { LoggedSet } from '#planning/training/load/next-load.ts';
import { localDay } from '#web/lib/plans/plan-calendar.ts';
import { kilograms, secondsText, setText } from '../log/load-words.ts';

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

/** The best of an exercise, and when it was. */
interface Best {
  /** 'Heaviest' */
  readonly name: string;
  /** '40 kg × 8' */
  readonly value: string;
  /** An ISO day. */
  readonly day: string;
}

/** The first of those that are largest; undefined where all are 0. */
function largest<T>(all: readonly T[], sizeOf: (one: T) => number): T | undefined {
  const most = Math.max(0, ...all.map(sizeOf));
  return most > 0 ? all.find((one) => sizeOf(one) === most) : undefined;
}

const dayOf = ({ at }: LoggedSet) => localDay(new Date(at));

/**
 * What a member is proud of: the heaviest set, with most repetitions where there are several, and the most that was lifted on
 * a day; without loads the most at once.
 */
export function bestsOf(
  log: readonly LoggedSet[],
  unit: 'repetitions' | 'seconds',
): readonly Best[] {
  const sets = [...log].sort((one, other) => one.at - other.at);
  const heaviest = Math.max(0, ...sets.map(({ load }) => load ?? 0));
  if (heaviest === 0) {
    const most = largest(sets, ({ amount }) => amount ?? 0);
    if (!most) return [];
    const value =
      unit === 'seconds' ? secondsText(most.amount ?? 0) : `${most.amount}\u00a0repetitions`;
    return [{ name: unit === 'seconds' ? 'Longest' : 'Most at once', value, day: dayOf(most) }];
  }
  const ofSeconds = unit === 'seconds' ? '\u00a0s' : '';
  const atHeaviest = sets.filter(({ load }) => load === heaviest);
  const top = largest(atHeaviest, ({ amount }) => amount ?? 0) ?? atHeaviest[0];
  const lifted = ({ sets: of }: Bout) =>
    of.reduce((sum, { load, amount }) => sum + (load ?? 0) * (amount ?? 0), 0);
  const fullest = unit === 'repetitions' ? largest(boutsOf(log), lifted) : undefined;
  return [
    ...(top ? [{ name: 'Heaviest', value: `${setText(top)}${ofSeconds}`, day: dayOf(top) }] : []),
    ...(fullest
      ? [
          {
            name: 'Most lifted in a day',
            value: kilograms(Math.round(lifted(fullest))),
            day: fullest.day,
          },
        ]
      : []),
  ];
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
