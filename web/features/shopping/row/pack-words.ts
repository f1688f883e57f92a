import { useMemo } from 'react';
import {
  type AmountSaid,
  amountSchema,
  type ShelfPrice,
  shelfPriceSchema,
} from '#contract/shopping-words.ts';
import type { PackWords } from '#planning/page/trip-rows.ts';
import type { ShoppingPack } from '#planning/shopping/shopping-list.ts';
import { type Book, type Word, waitingWords } from '#web/lib/outbox/book.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { say, tableOutbox } from '#web/lib/outbox/table-outbox.ts';
import { localDay } from '#web/lib/plan-calendar.ts';

type Named = Pick<ShoppingPack, 'store' | 'product' | 'packLabel'>;

const keyOf = (...parts: readonly string[]) => parts.join('\n');
const amountKey = ({ day, product, pack }: Pick<AmountSaid, 'day' | 'product' | 'pack'>) =>
  keyOf(day, product, pack);
const priceKey = ({ store, product, pack }: Pick<ShelfPrice, 'store' | 'product' | 'pack'>) =>
  keyOf(store, product, pack);
const named = ({ store, product, packLabel }: Named) => ({ store, product, pack: packLabel });

const amounts = tableOutbox<AmountSaid>({
  table: 'shopping_amounts',
  fields: amountSchema,
  columns: ['day', 'product', 'pack', 'planned', 'quantity'],
  key: ['day', 'product', 'pack'],
  keyOf: amountKey,
  most: 1000,
});

const prices = tableOutbox<ShelfPrice>({
  table: 'shelf_prices',
  fields: shelfPriceSchema,
  columns: ['store', 'product', 'pack', 'cents', 'listed_cents', 'seen_on'],
  key: ['store', 'product', 'pack'],
  keyOf: priceKey,
  most: 1000,
});

/** What the member says of packs, in the place of what the list says. */
export interface SaidOfPacks extends PackWords {
  /** What the member saw on the shelf for it; null where they said nothing, or the list's price is of a later day. */
  shelfOf(pack: ShoppingPack): ShelfPrice | null;
}

/** @param said amounts and prices by their keys */
export function packWords(
  said: Book<AmountSaid & Word>,
  seen: Book<ShelfPrice & Word>,
): SaidOfPacks {
  const shelfOf = (pack: ShoppingPack) => {
    const shelf = seen.get(priceKey(named(pack)));
    return shelf && shelf.cents !== null && shelf.seen_on >= pack.date ? shelf : null;
  };
  return {
    shelfOf,
    centsOf: (pack) => shelfOf(pack)?.cents ?? pack.cents,
    quantityOf(pack, day, planned) {
      const word = day === null ? undefined : said.get(amountKey({ ...named(pack), day }));
      return word?.planned === planned && word.quantity !== null ? word.quantity : planned;
    },
  };
}

interface PackWordsInUse {
  readonly words: SaidOfPacks;
  /** How much of it could not be sent yet. */
  readonly unsent: number;
}

/** The member's amounts and prices, in step with the server. */
export function usePackWords(userId: string): PackWordsInUse {
  const { status: said } = useOutbox(amounts, userId);
  const { status: seen } = useOutbox(prices, userId);
  const words = useMemo(() => packWords(said.book, seen.book), [said.book, seen.book]);
  return { words, unsent: waitingWords(said) + waitingWords(seen) };
}

/** Says how many of a pack are bought on a day. @param quantity as planned takes the word back */
export function sayAmount(
  userId: string,
  { pack, day, planned }: { readonly pack: Named; readonly day: string; readonly planned: number },
  quantity: number,
): void {
  const { store: _, ...place } = { ...named(pack), day };
  const word = { ...place, planned, quantity: quantity === planned ? null : quantity };
  say<AmountSaid>(amounts.of(userId), amountKey(word), word);
}

/** Says what a shelf asked for a pack today. @param cents null takes the word back */
export function sayPrice(userId: string, pack: ShoppingPack, cents: number | null): void {
  const word = {
    ...named(pack),
    cents,
    listed_cents: pack.cents,
    seen_on: localDay(new Date()),
  };
  say<ShelfPrice>(prices.of(userId), priceKey(word), word);
}
