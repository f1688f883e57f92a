import { anyStore } from '#planning/catalogue/packs/shops.ts';
import { dayText } from '#planning/page/day-words.ts';
import { randText } from '#planning/page/figures.ts';
import {
  amountText,
  storageText,
  surplusText,
  whenText,
} from '#planning/page/shopping/shopping-words.ts';
import type { ListRow } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingList, ShoppingPack, Tier } from '#planning/shopping/shopping-list.ts';

/** A product that a row is bought as. */
export interface RowProduct {
  readonly pack: ShoppingPack;
  /** 'Avocado, R9.99 each'; a single pack's price is that of the row. */
  readonly name: string;
  /** On which trips how many of it; null where the row itself says so. */
  readonly when: string | null;
  /** 'Price of 19 Feb 2026'. */
  readonly seen: string;
  readonly marks: readonly string[];
}

export interface ListRowDetails {
  readonly needed: string | null;
  readonly leftover: string | null;
  readonly storage: string | null;
  readonly products: readonly RowProduct[];
}

/**
 * All that is worth knowing about a food on the list, in few words.
 * @param marksOld whether an old price says so here; not where the list as a whole says it of most of them
 */
export function rowDetails(
  { line, plan }: Pick<ListRow, 'line' | 'plan'>,
  tier: Tier,
  marksOld: boolean,
): ListRowDetails {
  const option = line[tier];
  const [first] = option.packs;
  return {
    needed: first ? amountText(line.neededGrams, first, 'up') : null,
    leftover: surplusText(option),
    storage: storageText(line),
    products: option.packs.map((pack, index) => ({
      pack,
      name:
        pack.quantity > 1 || option.packs.length > 1
          ? `${pack.product}, ${randText(pack.cents)} each`
          : pack.product,
      when: option.purchases.length > 1 ? whenText(plan, option, index) : null,
      seen: `Price of ${dayText(pack.date)}`,
      marks: [
        ...(pack.status === 'estimated' ? ['estimated'] : []),
        ...(pack.stale && marksOld ? ['old price'] : []),
      ],
    })),
  };
}

/** Shops to which the rows lead: those that the member named, or all where they named none. */
export function shopsOf(
  rows: readonly ListRow[],
  { shops }: Pick<ShoppingList, 'shops'>,
): readonly string[] {
  const found = new Set(rows.flatMap((row) => row.shops));
  return (shops ?? [...found]).filter((shop) => found.has(shop) && shop !== anyStore).sort();
}

/** Rows that are bought at a shop: what has its price from there, and what has it from none of the shops of the trip. */
export function rowsAtShop(
  rows: readonly ListRow[],
  shop: string,
  shops: readonly string[],
): readonly ListRow[] {
  return rows.filter(
    (row) => row.shops.includes(shop) || !row.shops.some((one) => shops.includes(one)),
  );
}
