/** How many of something are let through in a minute: of one kind, and of all kinds together. */
export interface FewAMinute {
  readonly each: number;
  readonly all: number;
}

const minuteMs = 60_000;

/**
 * Lets a few of each kind through a minute, and forgets them with it: what it keeps is bounded by what it lets through. For
 * what one process may leave out when there is too much of it; rights are counted in the database.
 * @param elapsed milliseconds of a clock that never goes back
 */
export function createFewAMinute(
  { each, all }: FewAMinute,
  elapsed: () => number,
): (kind: string) => boolean {
  const counts = new Map<string, number>();
  let minute = 0;
  let total = 0;
  return (kind) => {
    const now = Math.floor(elapsed() / minuteMs);
    if (now !== minute) {
      minute = now;
      total = 0;
      counts.clear();
    }
    const count = counts.get(kind) ?? 0;
    if (count >= each || total >= all) return false;
    counts.set(kind, count + 1);
    total += 1;
    return true;
  };
}
