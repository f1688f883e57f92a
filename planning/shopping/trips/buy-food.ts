import { absent } from '../../absent.ts';
import type { CatalogueFood } from '../../catalogue/catalogue.ts';
import { type Pack, packOf, worthwhilePacks } from '../../catalogue/packs/packs.ts';
import { lotsOf, type Stock } from '../../catalogue/packs/stock.ts';
import { type ColdStore, keepsDaysOf, storageOf } from '../../catalogue/packs/storage.ts';
import type { Price } from '../../catalogue/price.ts';
import type { Tier } from '../shopping-list.ts';
import { planTrips, type TripPlan } from './plan-trips.ts';

/** The packs of a food that are worth buying, and when how many of them are bought. */
export interface PackPurchase {
  readonly offered: readonly Pack[];
  readonly plan: TripPlan;
}

/** A food of which to buy, and where. */
export interface Buying {
  readonly food: CatalogueFood;
  /** Milligrams that are served on each day of the plan. */
  readonly milligrams: readonly number[];
  readonly prices: readonly Price[];
  readonly stock: Stock;
  readonly cold: ColdStore;
}

/** What is bought of a food for each of the two lists. @throws when it has no price */
export function choicesOf({
  food,
  milligrams,
  prices,
  stock,
  cold,
}: Buying): Readonly<Record<Tier, PackPurchase>> {
  if (prices.length === 0) throw new Error(`no price for ${food.key}`);
  const wanted = {
    needs: milligrams.map((served) => served / 1000 / food.edibleShare),
    storage: storageOf(food, cold),
    shelfLifeDays: keepsDaysOf(food, cold),
    atHome: lotsOf(stock, food.key),
  };
  const choose = (chosen: readonly Price[]): PackPurchase => {
    const offered = worthwhilePacks(chosen.map(packOf));
    return { offered, plan: planTrips(wanted, offered) };
  };
  const premiumPrices = prices.filter(({ tier }) => tier === 'premium');
  const premium = choose(premiumPrices.length > 0 ? premiumPrices : prices);
  // the budget list takes any pack, so a premium product too where a smaller or reduced pack makes it the cheaper buy;
  // trip by trip the cheapest packs may still cost more over the month than the premium ones, then those are taken
  const mixed = choose(prices);
  return { budget: mixed.plan.cents <= premium.plan.cents ? mixed : premium, premium };
}

/** Milligram precision, so that what is stored reads as it is meant. */
export function toMilligram(grams: number): number {
  return Math.round(grams * 1000) / 1000;
}

/**
 * Cents of what is left of a food, at the price of what was bought, or at its best where nothing had to be.
 * @param grams that are left: all of it where nothing is said
 */
export function keptCents({ offered, plan }: PackPurchase, left = plan.keptGrams): number {
  const kept = toMilligram(left);
  const bought = plan.trips.flatMap(({ counts }) =>
    counts.map((count, index) => count * (offered[index] ?? absent()).grams),
  );
  const grams = bought.reduce((sum, one) => sum + one, 0);
  const [best] = offered;
  if (grams === 0) return best ? Math.round((best.cents * kept) / best.grams) : 0;
  return Math.round((plan.cents * kept) / toMilligram(grams));
}
