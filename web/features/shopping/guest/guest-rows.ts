import type { SharedRow, ShownList } from '#contract/shopping/shared-list.ts';
import { randText } from '#planning/page/figures.ts';
import type { ShoppingProgress } from '../list/use-list-state.ts';
import type { RowMarks } from '../row/item-row.tsx';
import { isAtHome, type TickBook, tickState } from '../ticks/tick-book.ts';

/** A row of a shared list: a food of the plan, or a line that its member has added. */
export interface GuestRow extends RowMarks {
  readonly item: string;
  readonly name: string;
  /** How much, when and where, in words. */
  readonly packs: string;
  readonly about: readonly string[];
  readonly price: string;
  readonly cents: number;
  /** Whoever shares the list has to be asked before it is bought. */
  readonly ask: boolean;
  /** Of its food; null for a line that was added. */
  readonly line: Pick<SharedRow, 'aisle'> | null;
}

const priceText = (cents: number | null, atHome: boolean) =>
  atHome ? 'at home' : cents === null ? '' : randText(cents);

/** What is to be bought in a week, and what the member has added, with what is ticked. */
export function guestRows({ weeks, own }: ShownList, week: number, book: TickBook): GuestRow[] {
  const foods = weeks.find((one) => one.week === week)?.rows ?? [];
  return [
    ...foods.map((row) => {
      const { item, name, packs, due, stores, cents, ask, aisle, food, trips } = row;
      const atHome = trips.every((trip) => isAtHome(book, food, trip));
      return {
        ...{ item, name, packs, cents, ask, atHome, line: { aisle } },
        about: [due ?? '', stores].filter((words) => words !== ''),
        price: priceText(cents, atHome),
        state: tickState(book, food, trips),
      };
    }),
    ...own.map(({ item, name, amount, cents }) => {
      const atHome = isAtHome(book, item);
      return {
        ...{ item, name, packs: amount, about: [], ask: false, atHome, line: null },
        ...{ price: priceText(cents, atHome), cents: cents ?? 0 },
        state: tickState(book, item, [item]),
      };
    }),
  ];
}

const sum = (rows: readonly GuestRow[]) => rows.reduce((cents, row) => cents + row.cents, 0);

/** How far the shopping is. */
export function guestProgress(rows: readonly GuestRow[]): ShoppingProgress {
  const toBuy = rows.filter(({ atHome }) => !atHome);
  const bought = toBuy.filter(({ state }) => state === 'all');
  return {
    ticked: rows.filter(({ state }) => state === 'all').map(({ item }) => item),
    bought: bought.length,
    toBuy: toBuy.length,
    atHome: rows.length - toBuy.length,
    left: sum(toBuy) - sum(bought),
    cents: sum(toBuy),
  };
}
