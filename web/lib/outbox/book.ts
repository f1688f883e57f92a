/** What is known of a word that a member has said about something. */
export interface Word {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The server has it. */
  readonly sent: boolean;
}

/** The last word on each thing, by its key. */
export type Book<W extends Word> = ReadonlyMap<string, W>;

/**
 * When a word is said. It is later than that of the word before, so that a clock that runs behind cannot make it lose
 * against what the member had before their eyes.
 * @param now milliseconds since 1970
 */
export function timeOfWord<W extends Word>(book: Book<W>, key: string, now: number): number {
  return Math.max(now, (book.get(key)?.at ?? 0) + 1);
}

/** One book out of two: of each thing the later word, and of the same word that it has arrived. */
export function mergedBooks<W extends Word>(one: Book<W>, other: Book<W>): Book<W> {
  const merged = new Map(one);
  for (const [key, word] of other) {
    const mine = merged.get(key);
    if (!mine || word.at > mine.at || (word.at === mine.at && word.sent)) merged.set(key, word);
  }
  return merged;
}

export function unsentOf<W extends Word>(book: Book<W>): Book<W> {
  return new Map([...book].filter(([, { sent }]) => !sent));
}

/** How many words wait for a server that could not be reached. */
export function waitingWords(status: {
  readonly book: Book<Word>;
  readonly failing: boolean;
}): number {
  return status.failing ? unsentOf(status.book).size : 0;
}

/** The book with what another tab has written down and not sent. */
export function withUnsent<W extends Word>(book: Book<W>, kept: Book<W>): Book<W> {
  return mergedBooks(book, unsentOf(kept));
}

/** The book when the server has taken what was sent, or has left it out for a later word from elsewhere. */
export function afterSending<W extends Word>(book: Book<W>, sent: Book<W>): Book<W> {
  const next = new Map(book);
  for (const [key, { at }] of sent) {
    const now = book.get(key);
    // what was said again meanwhile is still to be sent
    if (now?.at === at) next.set(key, { ...now, sent: true });
  }
  return next;
}

/** The book with what the server holds; only what is later and unsent stands against it. */
export function withSaved<W extends Word>(book: Book<W>, saved: Book<W>): Book<W> {
  const next = new Map(book);
  for (const [key, word] of saved) {
    const mine = book.get(key);
    if (!mine || mine.sent || mine.at < word.at) next.set(key, word);
  }
  return next;
}

/** Words that are kept on a device. */
const mostKept = 1000;

/** The book as text: what is unsent, and the newest of the rest. */
export function bookText<W extends Word>(book: Book<W>): string {
  const kept = [...book].sort(
    ([, one], [, other]) => Number(one.sent) - Number(other.sent) || other.at - one.at,
  );
  const unsent = kept.filter(([, { sent }]) => !sent).length;
  return JSON.stringify(kept.slice(0, Math.max(mostKept, unsent)));
}
