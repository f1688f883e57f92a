import { absent } from '../../absent.ts';
import { daysPerWeek } from '../../calendar.ts';
import { type Pack, tolerance } from '../../catalogue/packs/packs.ts';

/** A day on which to buy, counted from the plan's first day, and how many of each pack. */
export interface Trip {
  readonly day: number;
  readonly counts: readonly number[];
}

/** The pack to open next: the smallest that is enough for what the week lacks, else the largest. */
function nextPack(packs: readonly Pack[], left: readonly number[], lacking: number): number {
  let next = -1;
  for (const [index, { grams }] of packs.entries()) {
    if ((left[index] ?? absent()) === 0) continue;
    const best = packs[next]?.grams;
    const enough = grams >= lacking - tolerance;
    const bestEnough = best !== undefined && best >= lacking - tolerance;
    if (best === undefined || (enough ? !bestEnough || grams < best : !bestEnough && grams > best))
      next = index;
  }
  return next;
}

/**
 * Spreads packs of what keeps over the weeks: each is bought at the shop before the days that first need it.
 * @param needs grams for each of the 28 days, of which nothing is at home
 * @param counts how many of each pack; together they hold the needs
 * @param shops the main shop's day of each week
 */
export function spreadPacks(
  needs: readonly number[],
  packs: readonly Pack[],
  counts: readonly number[],
  shops: readonly number[],
): readonly Trip[] {
  const left = [...counts];
  let held = 0;
  return shops.flatMap((day): readonly Trip[] => {
    const lacking = needs.slice(day, day + daysPerWeek).reduce((sum, need) => sum + need, 0) - held;
    const bought = packs.map(() => 0);
    let open = lacking;
    while (open > tolerance) {
      const next = nextPack(packs, left, open);
      if (next < 0) break;
      left[next] = (left[next] ?? absent()) - 1;
      bought[next] = (bought[next] ?? absent()) + 1;
      open -= (packs[next] ?? absent()).grams;
    }
    held = -open;
    return bought.some((count) => count > 0) ? [{ day, counts: bought }] : [];
  });
}
