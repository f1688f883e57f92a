import type { LoggedSet } from './next-load.ts';

/**
 * What is held in the same way and is harder, by exercise: whoever lifts a load there lifts it here too. Coaching
 * judgement. Machines and cables are left out, as the figures on their stacks are not comparable, and so is what is held
 * in one hand here and in two there.
 */
export const harderLike: Readonly<Record<string, readonly string[]>> = {
  'sq-db-front': ['sq-db-pause'],
  'sq-back': ['sq-front'],
  'lu-db-reverse': ['lu-db-bulgarian'],
  'lu-db-split': ['lu-db-bulgarian', 'lu-db-reverse'],
  'hg-db-rdl': ['hg-db-sl-rdl'],
  'hg-deadlift': ['hg-bb-rdl'],
  'hp-db-bench': ['hp-incline-db'],
  'hp-db-floor': ['hp-incline-db', 'hp-db-bench'],
  'vp-db-seated': ['vp-db-standing'],
  'vp-db-push': ['vp-db-standing', 'vp-db-seated'],
  'ax-db-hammer': ['ax-db-curl'],
};

/** A set of another exercise in which a load was lifted often enough to begin with it. */
export interface LikeLoad {
  readonly exercise: string;
  /** Kilograms. */
  readonly load: number;
  readonly amount: number;
}

/**
 * A load to begin with for an exercise that was never done with one: the heaviest of the last day on which a harder one of
 * its kind was done for at least as many repetitions. No load is invented: it was lifted.
 * @param amount repetitions that are asked for
 * @param logOf done sets of an exercise, in any order
 */
export function likeLoad(
  exercise: string,
  amount: number,
  logOf: (exercise: string) => readonly LoggedSet[],
): LikeLoad | null {
  const lifted = (harderLike[exercise] ?? []).flatMap((other) =>
    logOf(other).flatMap((set) =>
      (set.load ?? 0) > 0 && (set.amount ?? 0) >= amount ? [{ ...set, exercise: other }] : [],
    ),
  );
  const latest = lifted.toSorted((one, other) => one.at - other.at).at(-1);
  if (!latest) return null;
  const { plan, week, session } = latest;
  const together = lifted.filter(
    (set) =>
      set.exercise === latest.exercise &&
      set.plan === plan &&
      set.week === week &&
      set.session === session,
  );
  const best = together.toSorted((one, other) => (one.load ?? 0) - (other.load ?? 0)).at(-1);
  return best?.load && best.amount
    ? { exercise: best.exercise, load: best.load, amount: best.amount }
    : null;
}
