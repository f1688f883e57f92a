import { parseJson } from '#web/lib/device/storage.ts';
import {
  emptyBook,
  mergedTickBooks,
  parseTickBook,
  type TickBook,
  tickBookText,
  withUnsentTicks,
} from './tick-book.ts';

export interface TickStatus {
  readonly book: TickBook;
  /** The ticks are those of this device's last visit or of the server; before that nothing is known. */
  readonly known: boolean;
  /** The last attempt to reach the server failed. */
  readonly failing: boolean;
}

/** Where a book is kept between visits, and seen by other tabs. */
export interface TickStorage {
  isSignedIn(): boolean;
  readKept(): string | null;
  keep(text: string): void;
}

/** The book in use, shown to whoever listens, and its copy on this device. */
export interface TickShelf {
  subscribe(listener: () => void): () => void;
  current(): TickStatus;
  publish(next: Partial<TickStatus>): void;
  /** Takes up the book of a list; answers what it has inherited from the list before, if it has to. */
  open(list: string): TickBook['saved'] | null;
  /** Takes another state of the book, with what other tabs have written down meanwhile. @param settled see `withUnsent` */
  change(book: TickBook, settled?: TickBook['pending']): void;
  /** Takes in what another tab has written down. */
  adopt(): void;
}

export function createTickShelf(storage: TickStorage): TickShelf {
  let status: TickStatus = { book: emptyBook(''), known: false, failing: false };
  const listeners = new Set<() => void>();
  const publish = (next: Partial<TickStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const readKept = () => parseTickBook(parseJson(storage.readKept()));
  const keep = (book: TickBook, kept: TickBook | null) => {
    // neither an answer that comes after signing out nor a tab with an older list may leave anything behind
    const isOld = kept !== null && Date.parse(kept.list) > Date.parse(book.list);
    if (!isOld && storage.isSignedIn()) storage.keep(tickBookText(book));
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => status,
    publish,
    open(list) {
      const kept = readKept();
      if (kept?.list === list) {
        publish({ book: kept, known: true });
        return null;
      }
      const before = status.book.list === '' ? kept : status.book;
      publish({ book: before ? { ...before, list } : emptyBook(list), known: false });
      return before?.saved ?? null;
    },
    change(book, settled) {
      const kept = readKept();
      const whole = kept ? withUnsentTicks(book, kept, settled) : book;
      publish({ book: whole });
      keep(whole, kept);
    },
    adopt() {
      const theirs = readKept();
      if (theirs === null) return;
      const book = mergedTickBooks(status.book, theirs);
      publish({ book });
      // it wrote over what this page had written down a moment before
      if ([...book.pending.keys()].some((item) => !theirs.pending.has(item))) keep(book, theirs);
    },
  };
}
