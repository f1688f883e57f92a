import type { Price } from '../price.ts';

/**
 * Two shops at which a month's list is bought where the member names none. Of all pairs these leave the fewest foods to a
 * third shop, and cost what the cheapest of five shops do: 0.2 % more in a usual month (60 members, February 2026).
 */
export const usualShops: readonly string[] = ['Pick n Pay', 'Shoprite'];

/** A price that was not seen in a shop stands for all of them. */
export const anyStore = 'Any store';

function of(tier: Price['tier'], prices: readonly Price[]): readonly Price[] {
  return prices.filter((price) => price.tier === tier);
}

/** Prices that were seen, where there is any such: what is estimated is for food of which no price was. */
function seenFirst(prices: readonly Price[]): readonly Price[] {
  const seen = prices.filter(({ status }) => status === 'sourced');
  return seen.length > 0 ? seen : prices;
}

/**
 * Prices of a food at some shops. What these were not seen to sell is priced as elsewhere.
 * @param shops that the member names; none: the usual two, where the budget choice goes elsewhere for a food of which
 * they were seen to sell nothing but a premium product
 */
export function pricesAt(all: readonly Price[], shops: readonly string[] = []): readonly Price[] {
  const prices = seenFirst(all);
  const at = (names: readonly string[]) =>
    prices.filter(({ store }) => store === anyStore || names.includes(store));
  const named = at(shops);
  if (shops.length > 0 && named.length > 0) return named;
  const there = at(usualShops);
  const budget = of('budget', there);
  return [
    ...(budget.length > 0 ? budget : of('budget', prices)),
    ...of('premium', there.length > 0 ? there : prices),
  ];
}
