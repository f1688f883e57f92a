import { createSyncLoop } from '../wire/sync-loop.ts';
import { codeOf, isUnagreed, messageOf } from '../wire/wire-error.ts';
import {
  afterSending,
  type Book,
  bookText,
  mergedBooks,
  unsentOf,
  type Word,
  withSaved,
  withUnsent,
} from './book.ts';

export interface OutboxStatus<W extends Word> {
  readonly book: Book<W>;
  /** The last attempt to reach the server failed. */
  readonly failing: boolean;
  /**
   * Why the server keeps nothing of this member as long as they, or their parent or guardian, have not agreed, in its own
   * words; null where it does. What was said stays on this device until then.
   */
  readonly refused: string | null;
}

export interface Outbox<W extends Word> {
  subscribe(listener: () => void): () => void;
  current(): OutboxStatus<W>;
  /** Writes down another state of the book, and sends what is new in it. */
  change(next: (book: Book<W>) => Book<W>): void;
  /**
   * Sends what is unsent and asks what other devices have done, now and at each return to the page: once, however many
   * parts of the page show it. Answers how one of them leaves it.
   */
  attend(): () => void;
  /** Takes in what another tab has written down. */
  adopt(): void;
}

/** What an outbox asks of the world around it. */
export interface OutboxWorld<W extends Word> {
  isSignedIn(): boolean;
  /** The book that lies on this device; empty where there is none. */
  readKept(): Book<W>;
  keep(text: string): void;
  readSaved(): Promise<Book<W>>;
  /** Answers the words that were taken: all but those that another device has changed later. */
  send(unsent: Book<W>): Promise<Book<W>>;
  /** Acts whenever the member or the network comes back; answers how to end that. */
  onReturn(act: () => void): () => void;
  /** Acts once, later; answers how to call that off. */
  later(act: () => void, delayMs: number): () => void;
}

/** Words that go in one request. */
const mostAtOnce = 200;

/** What a member says, with signal or without: written down on this device first, sent when it can be. */
export function createOutbox<W extends Word>(world: OutboxWorld<W>): Outbox<W> {
  let status: OutboxStatus<W> = { book: world.readKept(), failing: false, refused: null };
  /** What other devices did is not known yet. */
  let stale = true;
  let attending = 0;
  let endReturns = () => {};
  const listeners = new Set<() => void>();
  const publish = (next: Partial<OutboxStatus<W>>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const change = (book: Book<W>) => {
    // another tab may have written since, and its words count as much
    const whole = withUnsent(book, world.readKept());
    publish({ book: whole });
    // an answer that comes after signing out must not leave anything behind
    if (world.isSignedIn()) world.keep(bookText(whole));
  };

  /** @returns why they were refused; null where they were taken */
  const send = async (unsent: Book<W>): Promise<string | null> => {
    try {
      const stored = await world.send(unsent);
      // what was not taken has a later word from elsewhere
      if (stored.size < unsent.size) stale = true;
      change(afterSending(status.book, unsent));
      return null;
    } catch (error) {
      if (isUnagreed(codeOf(error))) return messageOf(error, '');
      throw error;
    }
  };

  const exchange = async (): Promise<boolean> => {
    if (!world.isSignedIn()) return false;
    const unsent = new Map([...unsentOf(status.book)].slice(0, mostAtOnce));
    const refused = unsent.size > 0 ? await send(unsent) : null;
    if (refused !== status.refused) publish({ refused });
    if (stale) {
      stale = false;
      try {
        const saved = await world.readSaved();
        change(withSaved(status.book, saved));
      } catch (error) {
        stale = true;
        throw error;
      }
    }
    if (status.failing) publish({ failing: false });
    // asked again with the next word and at the next return, and not before
    return refused === null && unsentOf(status.book).size > 0;
  };

  const loop = createSyncLoop({
    exchange,
    onFailure() {
      publish({ failing: true });
      // what other devices did is asked again too, as long as somebody looks at it
      return unsentOf(status.book).size > 0 || (stale && attending > 0);
    },
    later: world.later,
  });

  const sync = () => {
    stale = true;
    loop.ask();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => status,
    change(next) {
      change(next(status.book));
      loop.ask();
    },
    attend() {
      if (attending++ === 0) {
        sync();
        endReturns = world.onReturn(sync);
      }
      return () => {
        if (--attending === 0) endReturns();
      };
    },
    adopt: () => publish({ book: mergedBooks(status.book, world.readKept()) }),
  };
}
