import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';

interface Pack {
  /** Edible grams in one pack. */
  readonly grams: number;
  readonly rand: number;
}

interface Stock {
  left: number;
  /** First day on which it is no longer good. */
  spoils: number;
}

/** Meat, fish and bread that are bought fresh are frozen in portions, as households here do. */
const freezable = new Set(['Meat & fish', 'Bakery', 'Frozen']);
const wholePlan = 28;

function daysKept(food: CatalogueFood): number {
  return freezable.has(food.aisle) ? wholePlan : food.shelfLifeDays;
}

/** Whether it can be bought on the first day and eaten on the last. */
export function keepsForPlan(food: CatalogueFood): boolean {
  return daysKept(food) >= wholePlan;
}

/**
 * What was bought for the days planned so far and is still good. A dish that uses it up costs nothing more; a dish that
 * opens a new pack costs the whole pack. That is what a shopping list adds up, and it keeps fifty half-used packs out
 * of a member's cupboard.
 */
export class Pantry {
  readonly #packs = new Map<FoodKey, readonly Pack[]>();
  readonly #stock = new Map<FoodKey, Stock>();
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  #packsOf(food: CatalogueFood): readonly Pack[] {
    const known = this.#packs.get(food.key);
    if (known) return known;
    const packs = this.#catalogue.prices[food.key]
      .filter(({ tier }) => tier === 'budget')
      .map(({ packGrams, rand }) => ({ grams: packGrams * food.edibleShare, rand }));
    this.#packs.set(food.key, packs);
    return packs;
  }

  #missing(food: CatalogueFood, grams: number, day: number): number {
    const stock = this.#stock.get(food.key);
    const left = stock && stock.spoils > day ? stock.left : 0;
    return grams - left;
  }

  /** The pack with which the missing grams come cheapest, and how many of it. */
  #purchase(food: CatalogueFood, missing: number): { pack: Pack; count: number } | null {
    let best: { pack: Pack; count: number } | null = null;
    for (const pack of this.#packsOf(food)) {
      const count = Math.ceil(missing / pack.grams);
      if (!best || count * pack.rand < best.count * best.pack.rand) best = { pack, count };
    }
    return best;
  }

  /** Rands that must be spent so that these grams are there on that day. */
  rand(food: CatalogueFood, grams: number, day: number): number {
    const missing = this.#missing(food, grams, day);
    if (missing <= 0) return 0;
    const purchase = this.#purchase(food, missing);
    return purchase ? purchase.count * purchase.pack.rand : 0;
  }

  /** Buys what is missing and takes the grams out. */
  take(food: CatalogueFood, grams: number, day: number): void {
    const missing = this.#missing(food, grams, day);
    const stock = this.#stock.get(food.key);
    if (missing <= 0 && stock) {
      stock.left -= grams;
      return;
    }
    const purchase = this.#purchase(food, missing);
    if (!purchase) return;
    const left = purchase.count * purchase.pack.grams - missing;
    this.#stock.set(food.key, { left, spoils: day + daysKept(food) });
  }
}
