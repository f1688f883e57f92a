import type { Price } from '../price.ts';

/** A pack on offer, its price in whole cents. */
export interface Pack {
  readonly price: Price;
  readonly grams: number;
  readonly cents: number;
}

/** How many of each pack, in the order of the packs on offer. */
export interface PackChoice {
  readonly counts: readonly number[];
  readonly grams: number;
  readonly cents: number;
}

/** Amounts nearer than this, in grams, are the same: it absorbs the rounding of divisions by the edible share. */
export const tolerance = 1e-6;

export function packOf(price: Price): Pack {
  return { price, grams: price.packGrams, cents: Math.round(price.rand * 100) };
}

/** Packs that no other pack beats by holding as much for no more money; dearest for its weight last. */
export function worthwhilePacks(packs: readonly Pack[]): readonly Pack[] {
  const kept = packs.filter((pack, index) =>
    packs.every((other, at) => {
      const beats = other.grams >= pack.grams && other.cents <= pack.cents;
      const equal = other.grams === pack.grams && other.cents === pack.cents;
      return at === index || !beats || (equal && at > index);
    }),
  );
  return kept.toSorted((a, b) => a.cents / a.grams - b.cents / b.grams || a.grams - b.grams);
}

/**
 * The packs that hold at least `grams` for the least money; of two equally cheap choices the one that leaves less
 * over. Exact: branch and bound, where the rest can never cost less than at the best price by weight.
 * @param packs from `worthwhilePacks`, at least one
 */
export function cheapestPacks(packs: readonly Pack[], grams: number): PackChoice {
  const counts = new Array<number>(packs.length).fill(0);
  let best: PackChoice = { counts, grams: 0, cents: Number.POSITIVE_INFINITY };
  const search = (index: number, held: number, cents: number) => {
    const missing = grams - held;
    if (missing <= tolerance) {
      if (cents < best.cents || (cents === best.cents && held < best.grams)) {
        best = { counts: [...counts], grams: held, cents };
      }
      return;
    }
    const pack = packs[index];
    if (!pack || cents + (missing * pack.cents) / pack.grams > best.cents + tolerance) return;
    for (let count = Math.ceil((missing - tolerance) / pack.grams); count >= 0; count--) {
      counts[index] = count;
      search(index + 1, held + count * pack.grams, cents + count * pack.cents);
    }
    counts[index] = 0;
  };
  search(0, 0, 0);
  return best;
}
