import type { WeekNumber } from '#planning/calendar.ts';
import type { LikeLoad } from '#planning/training/load/like-load.ts';
import type { LoggedSet, NextLoad } from '#planning/training/load/next-load.ts';
import type { SetBook } from './set-book.ts';
import { placeOfKey } from './set-book.ts';

/** Done sets of an exercise, of every plan that is known of. */
export function loggedSetsOf(book: SetBook, exercise: string): readonly LoggedSet[] {
  return [...book].flatMap(([key, { done, load, amount, at }]) => {
    if (!done) return [];
    const { plan, week, session, exercise: of, set } = placeOfKey(key);
    return of === exercise ? [{ plan, week, session, set, load, amount, at }] : [];
  });
}

export const kilograms = (load: number) => `${load}\u00a0kg`;

/** '90 s', '1 min 30 s' */
export function secondsText(seconds: number): string {
  if (seconds < 100) return `${seconds}\u00a0s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}\u00a0min${rest > 0 ? ` ${rest}\u00a0s` : ''}`;
}

/** '40 kg × 10'; '12' of what is done without a weight. */
export function setText({ load, amount }: Pick<LoggedSet, 'load' | 'amount'>): string {
  return load === null ? `${amount ?? '?'}` : `${kilograms(load)} × ${amount ?? '?'}`;
}

/** '40 kg × 10, 10, 9' of sets with one load, else each whole: '40 kg × 10, 37.5 kg × 9'. */
export function setsText(sets: readonly Pick<LoggedSet, 'load' | 'amount'>[]): string {
  const loads = new Set(sets.map(({ load }) => load));
  const [only] = loads;
  if (loads.size === 1 && only !== null && only !== undefined) {
    return `${kilograms(only)} × ${sets.map(({ amount }) => amount ?? '?').join(', ')}`;
  }
  return sets.map(setText).join(', ');
}

/** 'Last time: 40 kg × 10, 10, 9'; null before the first time. */
export function lastTimeText(
  log: readonly LoggedSet[],
  now: { readonly plan: string; readonly week: WeekNumber; readonly session: string },
): string | null {
  const bout = (set: Pick<LoggedSet, 'plan' | 'week' | 'session'>) =>
    `${set.plan}/${set.week}/${set.session}`;
  const before = log.filter((set) => bout(set) !== bout(now));
  const latest = before.toSorted((a, b) => a.at - b.at).at(-1);
  if (!latest) return null;
  const sets = before.filter((set) => bout(set) === bout(latest)).toSorted((a, b) => a.set - b.set);
  return `Last time: ${setsText(sets)}`;
}

/** Why today's load and repetitions are what they are. */
export function whyText(
  why: NextLoad['why'],
  weighted: boolean,
  { amount, reserve }: { readonly amount: number; readonly reserve: number },
): string {
  switch (why) {
    case 'first':
      return weighted
        ? `To find your weight: choose one that you could lift ${amount + reserve} times, do ${amount}, and write it down. Not sure? Begin with the lightest there is.`
        : '';
    case 'as-planned':
      return '';
    case 'more':
      return 'Last time went as planned, so a little more today.';
    case 'heavier':
      return 'You have earned the next weight.';
    case 'same':
      return 'Last time fell a little short, so the same again.';
    case 'easier':
      return 'Last time was too heavy, so a little less today.';
    case 'lighter-week':
      return 'A lighter week, on purpose: leave fresher than you came.';
  }
}

/** Why a load is proposed for an exercise that was never done with one. @param name of the other exercise, where it is known */
export function likeText({ load, amount }: LikeLoad, name: string | undefined): string {
  const other = name
    ? `${name}, which is like this one and harder`
    : 'a harder exercise of this kind';
  return `You lifted ${kilograms(load)} ${amount} times on ${other}, so begin with that. If it feels heavy, take a lighter one.`;
}
