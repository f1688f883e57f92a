import * as v from 'valibot';
import type { WeekNumber } from '#planning/calendar.ts';
import { type Book, timeOfWord, type Word } from '#web/lib/outbox/book.ts';

export { bookText, mergedBooks, unsentOf } from '#web/lib/outbox/book.ts';

/** Which set: of a plan, a week, a session, an exercise, counted from 1. */
export interface SetPlace {
  readonly plan: string;
  readonly week: WeekNumber;
  readonly session: string;
  readonly exercise: string;
  readonly set: number;
}

/** What the member last said of a set. */
export interface SetEntry extends Word {
  readonly done: boolean;
  /** Kilograms; null where nothing was said. */
  readonly load: number | null;
  /** Repetitions, or seconds. */
  readonly amount: number | null;
}

/** Every set that is known of, by its place. */
export type SetBook = Book<SetEntry>;

export function setKey({ plan, week, session, exercise, set }: SetPlace): string {
  return JSON.stringify([plan, week, session, exercise, set]);
}

const placeSchema = v.tuple([
  v.string(),
  v.picklist([1, 2, 3, 4]),
  v.string(),
  v.string(),
  v.number(),
]);

/** The place behind a key of a book. */
export function placeOfKey(key: string): SetPlace {
  const [plan, week, session, exercise, set] = v.parse(placeSchema, JSON.parse(key));
  return { plan, week, session, exercise, set };
}

/** When something was last said about a session, in milliseconds since 1970; 0 where nothing was. */
export function lastWord(plan: string, week: WeekNumber, session: string, book: SetBook): number {
  let last = 0;
  for (const [key, { at }] of book) {
    const place = placeOfKey(key);
    if (place.plan === plan && place.week === week && place.session === session)
      last = Math.max(last, at);
  }
  return last;
}

/** The book with another word on a set. @param now milliseconds since 1970 */
export function withSet(
  book: SetBook,
  place: SetPlace,
  said: Pick<SetEntry, 'done' | 'load' | 'amount'>,
  now: number,
): SetBook {
  const key = setKey(place);
  return new Map(book).set(key, { ...said, at: timeOfWord(book, key, now), sent: false });
}

const entrySchema = v.object({
  done: v.boolean(),
  load: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  at: v.number(),
  sent: v.boolean(),
});
const bookSchema = v.array(v.tuple([v.string(), entrySchema]));

/** A book that was kept as text; empty when it is none. */
export function parseSetBook(kept: unknown): SetBook {
  const parsed = v.safeParse(bookSchema, kept);
  return new Map(parsed.success ? parsed.output : []);
}
