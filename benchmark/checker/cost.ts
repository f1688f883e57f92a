import { eachServing } from './measure.ts';
import type { ServedDay } from './submission.ts';
import type { Pack, Tables } from './tables.ts';

/** Grams that the cheapest sum of packs is worked out in: needs are rounded up, packs down. */
const unit = 10;

/** Cents for the cheapest packs that hold so many grams (an unbounded knapsack, by dynamic programming). */
function cheapestPacks(packs: readonly Pack[], grams: number): number {
  const need = Math.ceil(grams / unit - 1e-9);
  const least = new Float64Array(need + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let have = 1; have <= need; have++) {
    for (const pack of packs) {
      const before = least[Math.max(0, have - Math.max(1, Math.floor(pack.grams / unit)))];
      if (before === undefined) continue;
      least[have] = Math.min(least[have] ?? Number.POSITIVE_INFINITY, before + pack.cents);
    }
  }
  return least[need] ?? 0;
}

export interface Cost {
  /** Cents for what is eaten, each gram at the price of the pack that is cheapest by weight. */
  readonly eaten: number;
  /** Cents for whole packs of it all. */
  readonly packs: number;
}

/** What plans that share a kitchen cost together. */
export function costOf(plans: Iterable<readonly ServedDay[]>, tables: Tables): Cost {
  const bought = new Map<string, number>();
  for (const days of plans) {
    for (const day of days) {
      eachServing(day, tables, (key, grams, { edibleShare }) => {
        bought.set(key, (bought.get(key) ?? 0) + grams / edibleShare);
      });
    }
  }
  let eaten = 0;
  let whole = 0;
  for (const [key, grams] of bought) {
    const packs = tables.packs.get(key) ?? [];
    if (packs.length === 0) continue;
    eaten += grams * Math.min(...packs.map((pack) => pack.cents / pack.grams));
    whole += cheapestPacks(packs, grams);
  }
  return { eaten, packs: whole };
}
