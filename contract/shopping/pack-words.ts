import type { PackWords } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingPack } from '#planning/shopping/shopping-list.ts';
import type { AmountSaid, ShelfPrice } from './shopping-words.ts';

type Named = Pick<ShoppingPack, 'store' | 'product' | 'packLabel'>;

const keyOf = (...parts: readonly string[]) => parts.join('\n');

/** By which what is said of an amount is found. */
export function amountKey({
  day,
  product,
  pack,
}: Pick<AmountSaid, 'day' | 'product' | 'pack'>): string {
  return keyOf(day, product, pack);
}

/** By which what is said of a price is found. */
export function priceKey({
  store,
  product,
  pack,
}: Pick<ShelfPrice, 'store' | 'product' | 'pack'>): string {
  return keyOf(store, product, pack);
}

/** A pack as the tables of what is said name it. */
export function namedPack({ store, product, packLabel }: Named) {
  return { store, product, pack: packLabel };
}

/** What the member says of packs, in the place of what the list says. */
export interface SaidOfPacks extends PackWords {
  /** Null too where the list's price is of a later day than what was seen. */
  shelfOf(pack: ShoppingPack): ShelfPrice | null;
}

/** @param said amounts and prices by their keys */
export function packWords(
  said: ReadonlyMap<string, AmountSaid>,
  seen: ReadonlyMap<string, ShelfPrice>,
): SaidOfPacks {
  const shelfOf = (pack: ShoppingPack) => {
    const shelf = seen.get(priceKey(namedPack(pack)));
    return shelf && shelf.cents !== null && shelf.seen_on >= pack.date ? shelf : null;
  };
  return {
    shelfOf,
    centsOf: (pack) => shelfOf(pack)?.cents ?? pack.cents,
    quantityOf(pack, day, planned) {
      const word = day === null ? undefined : said.get(amountKey({ ...namedPack(pack), day }));
      return word?.planned === planned && word.quantity !== null ? word.quantity : planned;
    },
  };
}
