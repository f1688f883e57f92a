import { useCallback, useMemo } from 'react';
import {
  centsBefore,
  lineMoney,
  type Money,
  monthMoney,
  ownMoney,
  type SaidOfList,
  type SpentBefore,
} from '#contract/shopping/list-money.ts';
import { type OwnRow, ownRows } from '#contract/shopping/shopping-words.ts';
import type { WeekNumber } from '#planning/calendar.ts';
import { type ListRow, listRows } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingList, Tier } from '#planning/shopping/shopping-list.ts';
import { waitingWords } from '#web/lib/outbox/book.ts';
import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { localDay } from '#web/lib/plans/plan-calendar.ts';
import { ownLines } from '../own/own-lines.ts';
import type { RowMarks } from '../row/item-row.tsx';
import { usePackWords } from '../row/pack-words.ts';
import { useIsShared } from '../share/sharing.ts';
import { isAtHome, lastTick, type TickBook, tickState } from '../ticks/tick-book.ts';
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
  /** What the month costs in each choice, in cents. */
  readonly totals: Readonly<Record<Tier, number>>;
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
  /** Of what is to be bought at all, with the member's own prices, amounts and lines: bought or still to buy. */
  readonly cents: number;
}

function foodMarks(book: TickBook, { line, trips }: ListRow): Omit<RowMarks, 'cents'> {
  return {
    state: tickState(book, line.food, trips),
    atHome: trips.every((trip) => isAtHome(book, line.food, trip)),
  };
}

function ownMarks(book: TickBook, { item }: OwnRow): Omit<RowMarks, 'cents'> {
  return { state: tickState(book, item, [item]), atHome: isAtHome(book, item) };
}

/** A list, what was spent before it, and when it was made. */
interface ListInUse {
  readonly list: ShoppingList;
  readonly spent: SpentBefore | null;
  readonly updatedAt: string;
}

const sumOf = ({ spent, left }: Money) => spent + left;

/** What the month costs in each choice, in cents. */
function totalsOf({ list, spent }: ListInUse, said: SaidOfList): ListState['totals'] {
  const before = spent ? centsBefore(spent, localDay(new Date())) : 0;
  return {
    budget: sumOf(monthMoney(list, 'budget', said, before)),
    premium: sumOf(monthMoney(list, 'premium', said, before)),
  };
}

/** What is shown of the list, with all that the member has said of it. */
export function useListState(
  userId: string,
  { list, spent, updatedAt }: ListInUse,
  { tier, shop: wanted }: ListView,
  week: WeekNumber | null,
): ListState & { readonly progress: ShoppingProgress } {
  const { store, status } = useTicks(userId, updatedAt, useIsShared(userId));
  const { words, unsent: unsentWords } = usePackWords(userId);
  const { status: ownStatus } = useOutbox(ownLines, userId);
  const own = useMemo(() => ownRows(ownStatus.book.values()), [ownStatus.book]);
  const premium = tier === 'premium';
  const onTick = useCallback(
    (item: string, ticked: boolean, atHome?: boolean) =>
      store.tick(item, ticked, { atHome, premium }),
    [store, premium],
  );
  const trip = useMemo(() => listRows(list, tier, week, words), [list, tier, week, words]);
  const shops = useMemo(() => shopsOf(trip, list), [trip, list]);
  const shop = wanted !== null && shops.includes(wanted) ? wanted : null;
  const rows = useMemo(
    () => (shop === null ? trip : rowsAtShop(trip, shop, shops)),
    [trip, shop, shops],
  );
  const { book } = status;
  const said = useMemo(
    () => ({ words, own, tickOf: (item: string) => lastTick(book, item) }),
    [words, own, book],
  );
  const totals = useMemo(
    () => totalsOf({ list, spent, updatedAt }, said),
    [list, spent, updatedAt, said],
  );
  const moneyOf = ({ line, trips }: ListRow) =>
    lineMoney(list, { line, tier }, said, (pack) => week === null || trips.includes(pack.trip));
  const marksOf = (row: ListRow) => ({ ...foodMarks(book, row), cents: sumOf(moneyOf(row)) });
  const ownMarksOf = (row: OwnRow) => ({
    ...ownMarks(book, row),
    cents: sumOf(ownMoney(row, said)),
  });
  const counted = [
    ...rows.map((row) => ({ item: row.item, ...foodMarks(book, row), ...moneyOf(row) })),
    ...own.map((row) => ({ item: row.item, ...ownMarks(book, row), ...ownMoney(row, said) })),
  ];
  const toBuy = counted.filter(({ atHome }) => !atHome);
  const bought = toBuy.filter(({ state }) => state === 'all');
  const progress = {
    ticked: counted.filter(({ state }) => state === 'all').map(({ item }) => item),
    bought: bought.length,
    toBuy: toBuy.length,
    atHome: counted.length - toBuy.length,
    left: counted.reduce((sum, { left }) => sum + left, 0),
    cents: counted.reduce((sum, money) => sum + sumOf(money), 0),
  };
  const unsent = {
    ticks: status.failing ? book.pending.size : 0,
    others: unsentWords + waitingWords(ownStatus),
  };
  const ready = status.known && book.list === updatedAt;
  return {
    ...{ rows, own, shops, shop, ready, words, unsent, progress, totals },
    ...{ marksOf, ownMarksOf, onTick },
  };
}
