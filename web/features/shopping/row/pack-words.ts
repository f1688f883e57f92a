import { useMemo } from 'react';
import {
  amountKey,
  namedPack,
  packWords,
  priceKey,
  type SaidOfPacks,
} from '#contract/shopping/pack-words.ts';
import {
  type AmountSaid,
  amountSchema,
  type ShelfPrice,
  shelfPriceSchema,
} from '#contract/shopping/shopping-words.ts';
import type { ShoppingPack } from '#planning/shopping/shopping-list.ts';
import { waitingWords } from '#web/lib/outbox/book.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { say, tableOutbox } from '#web/lib/outbox/table-outbox.ts';
import { localDay } from '#web/lib/plans/plan-calendar.ts';

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
  {
    pack,
    day,
    planned,
  }: { readonly pack: ShoppingPack; readonly day: string; readonly planned: number },
  quantity: number,
): void {
  const { store: _, ...place } = { ...namedPack(pack), day };
  const word = { ...place, planned, quantity: quantity === planned ? null : quantity };
  say<AmountSaid>(amounts.of(userId), amountKey(word), word);
}

/** Says what a shelf asked for a pack today. @param cents null takes the word back */
export function sayPrice(userId: string, pack: ShoppingPack, cents: number | null): void {
  const word = {
    ...namedPack(pack),
    cents,
    listed_cents: pack.cents,
    seen_on: localDay(new Date()),
  };
  say<ShelfPrice>(prices.of(userId), priceKey(word), word);
}
