import * as v from 'valibot';
import type { WeekNumber } from '#planning/calendar.ts';

/** Which set: of a plan, a week, a session, an exercise, counted from 1. */
export interface SetPlace {
  readonly plan: string;
  readonly week: WeekNumber;
  readonly session: string;
  readonly exercise: string;
  readonly set: number;
}

/** What the member last said of a set. */
export interface SetEntry {
  readonly done: boolean;
  /** Kilograms; null where nothing was said. */
  readonly load: number | null;
  /** Repetitions, or seconds. */
  readonly amount: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The server has it. */
  readonly sent: boolean;
}

/** Every set that is known of, by its place. */
export type SetBook = ReadonlyMap<string, SetEntry>;

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

/**
 * The book with another word on a set. Its time is later than that of the word before, so that a clock that runs
 * behind cannot make it lose against what the member had before their eyes.
 * @param now milliseconds since 1970
 */
export function withSet(
  book: SetBook,
  place: SetPlace,
  said: Pick<SetEntry, 'done' | 'load' | 'amount'>,
  now: number,
): SetBook {
  const key = setKey(place);
  const at = Math.max(now, (book.get(key)?.at ?? 0) + 1);
  return new Map(book).set(key, { ...said, at, sent: false });
}

/** One book out of two: of each set the later word, and of the same word that it has arrived. */
export function mergedBooks(one: SetBook, other: SetBook): SetBook {
  const merged = new Map(one);
  for (const [key, entry] of other) {
    const mine = merged.get(key);
    if (!mine || entry.at > mine.at || (entry.at === mine.at && entry.sent)) merged.set(key, entry);
  }
  return merged;
}

export function unsentOf(book: SetBook): SetBook {
  return new Map([...book].filter(([, { sent }]) => !sent));
}

/** The book with what another tab has written down and not sent. */
export function withUnsent(book: SetBook, kept: SetBook): SetBook {
  return mergedBooks(book, unsentOf(kept));
}

/** The book when the server has taken what was sent, or has left it out for a later word from elsewhere. */
export function afterSending(book: SetBook, sent: SetBook): SetBook {
  const next = new Map(book);
  for (const [key, { at }] of sent) {
    const now = book.get(key);
    // what was said again meanwhile is still to be sent
    if (now?.at === at) next.set(key, { ...now, sent: true });
  }
  return next;
}

/** The book with what the server holds; only what is later and unsent stands against it. */
export function withSaved(book: SetBook, saved: SetBook): SetBook {
  const next = new Map(book);
  for (const [key, entry] of saved) {
    const mine = book.get(key);
    if (!mine || mine.sent || mine.at < entry.at) next.set(key, entry);
  }
  return next;
}

/** Sets that are kept on a device; there are some 400 in a plan. */
const mostKept = 1000;

const entrySchema = v.object({
  done: v.boolean(),
  load: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  at: v.number(),
  sent: v.boolean(),
});
const bookSchema = v.array(v.tuple([v.string(), entrySchema]));

/** The book as text: what is unsent, and the newest of the rest. */
export function bookText(book: SetBook): string {
  const kept = [...book].sort(
    ([, one], [, other]) => Number(one.sent) - Number(other.sent) || other.at - one.at,
  );
  const unsent = kept.filter(([, { sent }]) => !sent).length;
  return JSON.stringify(kept.slice(0, Math.max(mostKept, unsent)));
}

/** A book that was kept as text; empty when it is none. */
export function parseBook(kept: unknown): SetBook {
  const parsed = v.safeParse(bookSchema, kept);
  return new Map(parsed.success ? parsed.output : []);
}
