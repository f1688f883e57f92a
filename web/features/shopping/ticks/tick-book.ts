import * as v from 'valibot';
import { type SaidTick, tripWord } from '#contract/shopping/shopping-ticks.ts';

/** What the member last did to an item. */
export type Tick = SaidTick;
type Ticks = ReadonlyMap<string, Tick>;

/** All ticks of one list: what the server holds, and what it has not confirmed yet. */
export interface TickBook {
  /** `updated_at` of the list that was ticked. */
  readonly list: string;
  readonly saved: Ticks;
  readonly pending: Ticks;
}

export function emptyBook(list: string): TickBook {
  return { list, saved: new Map(), pending: new Map() };
}

/** The last word about an item, sent or not. */
export function lastTick(book: TickBook, item: string): Tick | undefined {
  return book.pending.get(item) ?? book.saved.get(item);
}

/**
 * Ticks or unticks an item. Its time is later than that of every tick known, so that a clock that runs behind cannot
 * make it lose against what the member had before their eyes.
 * @param now milliseconds since 1970
 */
export function withTick(
  book: TickBook,
  item: string,
  { ticked, atHome = false, premium = false }: Omit<Tick, 'at'>,
  now: number,
): TickBook {
  const known = [...book.saved.values(), ...book.pending.values()];
  const at = Math.max(now, ...known.map((tick) => tick.at + 1));
  const tick: Tick = {
    ticked,
    at,
    ...(ticked && atHome ? { atHome } : {}),
    ...(ticked && premium ? { premium } : {}),
  };
  return { ...book, pending: new Map(book.pending).set(item, tick) };
}

/** How many items, or trips of one, stand ticked. */
export function tickedCount(book: TickBook): number {
  const items = new Set([...book.saved.keys(), ...book.pending.keys()]);
  return [...items].filter((item) => lastTick(book, item)?.ticked).length;
}

export type TickState = 'none' | 'some' | 'all';

/** How much of a row is in the basket. @param trips keys of the shopping trips that the row stands for */
export function tickState(book: TickBook, food: string, trips: readonly string[]): TickState {
  const ticked = trips.filter((trip) => lastWord(book, food, trip)?.ticked).length;
  if (ticked === 0) return 'none';
  return ticked === trips.length ? 'all' : 'some';
}

/** Whether a trip need not be made for a food, as that is at home. @param item the food, or a line of the member's own */
export function isAtHome(book: TickBook, item: string, trip = item): boolean {
  const word = lastWord(book, item, trip);
  return word?.ticked === true && word.atHome === true;
}

function lastWord(book: TickBook, food: string, trip: string): Tick | undefined {
  return tripWord(lastTick(book, food), lastTick(book, trip));
}

/**
 * What remains to be sent when the server has answered.
 * @param sent the pending ticks as they were when they were sent
 * @param stored those of them that the server took; it leaves out what has a later change
 */
export function ticksAfterSending(book: TickBook, sent: Ticks, stored: Ticks): TickBook {
  const pending = new Map(book.pending);
  // what was changed again meanwhile is still to be sent
  for (const [item, { at }] of sent) if (pending.get(item)?.at === at) pending.delete(item);
  return { ...book, saved: new Map([...book.saved, ...stored]), pending };
}

/** Takes what the server holds. */
export function withSavedTicks(book: TickBook, saved: Ticks): TickBook {
  return { ...book, saved };
}

/**
 * The book for a list that has taken the place of another. What the server keeps of the ticks, the book keeps too, with
 * what is unsent; where it has cleared them all, the new list is another month's, and what is unsent belonged to the old one.
 * @param before what the server held when the old list was last seen
 * @param now what it holds now
 */
export function withInherited(book: TickBook, before: Ticks, now: Ticks): TickBook {
  const cleared = before.size > 0 && ![...before.keys()].some((item) => now.has(item));
  return withSavedTicks(cleared ? emptyBook(book.list) : book, now);
}

function newestOf(one: Ticks, other: Ticks): Map<string, Tick> {
  const newest = new Map(one);
  for (const [item, tick] of other) {
    if ((newest.get(item)?.at ?? -Infinity) < tick.at) newest.set(item, tick);
  }
  return newest;
}

/**
 * Adds what another tab, or a visit that ended early, has ticked and not sent.
 * @param settled what has just been answered by the server, and need not be sent however it was kept
 */
export function withUnsentTicks(
  book: TickBook,
  kept: TickBook,
  settled: Ticks = new Map(),
): TickBook {
  if (book.list !== kept.list) return book;
  const pending = newestOf(book.pending, kept.pending);
  for (const done of [settled, book.saved]) {
    for (const [item, { at }] of done) {
      if ((pending.get(item)?.at ?? Infinity) <= at) pending.delete(item);
    }
  }
  return { ...book, pending };
}

/** One book out of this page's and that of another tab. */
export function mergedTickBooks(mine: TickBook, theirs: TickBook): TickBook {
  if (mine.list !== theirs.list) return mine;
  return withUnsentTicks({ ...mine, saved: newestOf(mine.saved, theirs.saved) }, theirs);
}

const ticksSchema = v.array(
  v.tuple([
    v.string(),
    v.object({
      ticked: v.boolean(),
      atHome: v.exactOptional(v.boolean()),
      premium: v.exactOptional(v.boolean()),
      at: v.number(),
    }),
  ]),
);
const bookSchema = v.object({ list: v.string(), saved: ticksSchema, pending: ticksSchema });

export function tickBookText({ list, saved, pending }: TickBook): string {
  return JSON.stringify({ list, saved: [...saved], pending: [...pending] });
}

/** A book that was kept as text; null when it is none. */
export function parseTickBook(kept: unknown): TickBook | null {
  const parsed = v.safeParse(bookSchema, kept);
  if (!parsed.success) return null;
  const { list, saved, pending } = parsed.output;
  return { list, saved: new Map(saved), pending: new Map(pending) };
}
