import { useCallback, useMemo } from 'react';
import { type OwnRow, ownRows } from '#contract/shopping/shopping-words.ts';
import type { WeekNumber } from '#planning/calendar.ts';
import { type ListRow, listRows, sumCents } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import { waitingWords } from '#web/lib/outbox/book.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { ownLines } from '../own/own-lines.ts';
import type { RowMarks } from '../row/item-row.tsx';
import { usePackWords } from '../row/pack-words.ts';
import { useIsShared } from '../share/sharing.ts';
import { isAtHome, type TickBook, tickState } from '../ticks/tick-book.ts';
import { useTicks } from '../ticks/use-ticks.ts';
import { rowsAtShop, shopsOf } from './list-rows.ts';
import type { ListView } from './use-list-view.ts';

export interface ListState {
  readonly rows: readonly ListRow[];
  readonly own: readonly OwnRow[];
  readonly shops: readonly string[];
  /** The one of which rows are shown; null for all. */
  readonly shop: string | null;
  /** Whether it is known what is ticked. */
  readonly ready: boolean;
  readonly words: ReturnType<typeof usePackWords>['words'];
  /** What could not be sent yet. */
  readonly unsent: { readonly ticks: number; readonly others: number };
  marksOf(row: ListRow): RowMarks;
  ownMarksOf(row: OwnRow): RowMarks;
  onTick(item: string, ticked: boolean, atHome?: boolean): void;
}

/** How far the shopping is. */
export interface ShoppingProgress {
  /** Items that are ticked, because they were bought or are at home. */
  readonly ticked: readonly string[];
  readonly bought: number;
  /** Without what is at home. */
  readonly toBuy: number;
  readonly atHome: number;
  /** Of what is still to be bought, in cents. */
  readonly left: number;
  /** Of what is to be bought at all, with the member's own prices, amounts and lines. */
  readonly cents: number;
}

function foodMarks(book: TickBook, { line, trips }: ListRow): RowMarks {
  return {
    state: tickState(book, line.food, trips),
    atHome: trips.every((trip) => isAtHome(book, line.food, trip)),
  };
}

function ownMarks(book: TickBook, { item }: OwnRow): RowMarks {
  return { state: tickState(book, item, [item]), atHome: isAtHome(book, item) };
}

/** What is shown of the list, with all that the member has said of it. */
export function useListState(
  userId: string,
  { list, updatedAt }: { readonly list: ShoppingList; readonly updatedAt: string },
  { tier, shop: wanted }: ListView,
  week: WeekNumber | null,
): ListState & { readonly progress: ShoppingProgress } {
  const { store, status } = useTicks(userId, updatedAt, useIsShared(userId));
  const { words, unsent: unsentWords } = usePackWords(userId);
  const { status: ownStatus } = useOutbox(ownLines, userId);
  const own = useMemo(() => ownRows(ownStatus.book.values()), [ownStatus.book]);
  const onTick = useCallback(
    (item: string, ticked: boolean, atHome?: boolean) => store.tick(item, ticked, atHome),
    [store],
  );
  const trip = useMemo(() => listRows(list, tier, week, words), [list, tier, week, words]);
  const shops = useMemo(() => shopsOf(trip, list), [trip, list]);
  const shop = wanted !== null && shops.includes(wanted) ? wanted : null;
  const rows = useMemo(
    () => (shop === null ? trip : rowsAtShop(trip, shop, shops)),
    [trip, shop, shops],
  );
  const { book } = status;
  const marksOf = (row: ListRow) => foodMarks(book, row);
  const ownMarksOf = (row: OwnRow) => ownMarks(book, row);
  const counted = [
    ...rows.map((row) => {
      const bought = row.bought.filter(({ trip }) => !isAtHome(book, row.line.food, trip));
      return { item: row.item, ...marksOf(row), cents: sumCents(bought) };
    }),
    ...own.map((row) => {
      const marks = ownMarksOf(row);
      return { item: row.item, ...marks, cents: marks.atHome ? 0 : (row.cents ?? 0) };
    }),
  ];
  const toBuy = counted.filter(({ atHome }) => !atHome);
  const bought = toBuy.filter(({ state }) => state === 'all');
  const centsOf = (some: typeof counted) => some.reduce((sum, { cents }) => sum + cents, 0);
  const progress = {
    ticked: counted.filter(({ state }) => state === 'all').map(({ item }) => item),
    bought: bought.length,
    toBuy: toBuy.length,
    atHome: counted.length - toBuy.length,
    left: centsOf(toBuy) - centsOf(bought),
    cents: centsOf(toBuy),
  };
  const unsent = {
    ticks: status.failing ? book.pending.size : 0,
    others: unsentWords + waitingWords(ownStatus),
  };
  const ready = status.known && book.list === updatedAt;
  return {
    ...{ rows, own, shops, shop, ready, words, unsent, progress },
    ...{ marksOf, ownMarksOf, onTick },
  };
}
