import { tolerance } from './packs.ts';
import type { StockLot } from './stock.ts';

/**
 * Eats grams on a day from what is there and still good, oldest first; the lots shrink.
 * @param life days that the food keeps from the day of a lot on; infinite for what keeps
 * @returns grams for which there was nothing, and grams times the days that they had lain
 */
export function eatFromLots(
  lots: readonly StockLot[],
  day: number,
  life: number,
  grams: number,
): { readonly open: number; readonly lying: number } {
  let open = grams;
  let lying = 0;
  for (const lot of lots) {
    if (open <= tolerance) break;
    if (lot.day > day || day - lot.day >= life) continue;
    const eaten = Math.min(open, lot.grams);
    lot.grams -= eaten;
    open -= eaten;
    lying += eaten * (day - lot.day);
  }
  return { open, lying };
}
