/** Clocks that are put right by themselves are never further off. */
const toleranceMs = 3_600_000;

/** Whether something is dated after now: it was made while the machine's clock was ahead, so its age is not known. */
export function isAhead(moment: Date, now: Date): boolean {
  return moment.getTime() - now.getTime() > toleranceMs;
}

/** In seconds; null where the moment has not come yet. */
export function knownAge(moment: Date, now: Date): number | null {
  return isAhead(moment, now) ? null : (now.getTime() - moment.getTime()) / 1000;
}

interface Made {
  readonly madeAt: Date;
}

/**
 * In the order of time, the newest first. What was made while the clock was ahead comes last: else one file of the year 2036
 * would pass for the newest until then, no other would be made, and it would never be among the old ones that are deleted.
 */
export function newestFirst<T extends Made>(all: readonly T[], now: Date): readonly T[] {
  return all.toSorted(
    (one, other) =>
      Number(isAhead(one.madeAt, now)) - Number(isAhead(other.madeAt, now)) ||
      other.madeAt.getTime() - one.madeAt.getTime(),
  );
}
