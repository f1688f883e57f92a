import { memberKey, parseJson, readStored, writeStored } from '#web/lib/storage.ts';
import { storedUserId } from '#web/lib/stored-session.ts';
import { createSyncLoop } from '#web/lib/sync-loop.ts';
import {
  afterSending,
  bookText,
  mergedBooks,
  parseBook,
  type SetBook,
  type SetEntry,
  type SetPlace,
  unsentOf,
  withSaved,
  withSet,
  withUnsent,
} from './set-book.ts';
import { readSets, sendSets } from './set-wire.ts';

export interface SetStatus {
  readonly book: SetBook;
  /** The last attempt to reach the server failed. */
  readonly failing: boolean;
}

export interface SetStore {
  subscribe(listener: () => void): () => void;
  current(): SetStatus;
  say(place: SetPlace, said: Pick<SetEntry, 'done' | 'load' | 'amount'>): void;
  /** Sends what is unsent and asks what other devices have done. */
  sync(): void;
  /** Takes in what another tab has written down. */
  adopt(): void;
}

/** What the store asks of the world around it. */
export interface SetWorld {
  isSignedIn(): boolean;
  readKept(): string | null;
  keep(text: string): void;
  readSets(): Promise<SetBook>;
  sendSets(book: SetBook): Promise<SetBook>;
  now(): number;
  /** Acts once, later; answers how to call that off. */
  later(act: () => void, delayMs: number): () => void;
}

/** Sets that go in one request. */
const mostAtOnce = 200;

/** A member's training log on this device: every word is written down here first, and sent when it can be. */
export function createSetStore(world: SetWorld): SetStore {
  const readKept = () => parseBook(parseJson(world.readKept()));
  let status: SetStatus = { book: readKept(), failing: false };
  /** What other devices did is not known yet. */
  let stale = true;
  const listeners = new Set<() => void>();
  const publish = (next: Partial<SetStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  const change = (book: SetBook) => {
    // another tab may have written since, and its words count as much
    const whole = withUnsent(book, readKept());
    publish({ book: whole });
    // an answer that comes after signing out must not leave anything behind
    if (world.isSignedIn()) world.keep(bookText(whole));
  };

  const exchange = async (): Promise<boolean> => {
    if (!world.isSignedIn()) return false;
    const unsent = new Map([...unsentOf(status.book)].slice(0, mostAtOnce));
    if (unsent.size > 0) {
      const stored = await world.sendSets(unsent);
      // what was not taken has a later word from elsewhere
      if (stored.size < unsent.size) stale = true;
      change(afterSending(status.book, unsent));
    }
    if (stale) {
      stale = false;
      try {
        const saved = await world.readSets();
        change(withSaved(status.book, saved));
      } catch (error) {
        stale = true;
        throw error;
      }
    }
    if (status.failing) publish({ failing: false });
    return unsentOf(status.book).size > 0;
  };

  const loop = createSyncLoop({
    exchange,
    onFailure() {
      publish({ failing: true });
      return unsentOf(status.book).size > 0;
    },
    later: world.later,
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => status,
    say(place, said) {
      change(withSet(status.book, place, said, world.now()));
      loop.ask();
    },
    sync() {
      stale = true;
      loop.ask();
    },
    adopt: () => publish({ book: mergedBooks(status.book, readKept()) }),
  };
}

const stores = new Map<string, SetStore>();

export function setsKey(userId: string): string {
  return memberKey('training-sets', userId);
}

/** The one store of a member on this page; it goes on sending when the screen is left. */
export function setStore(userId: string): SetStore {
  const known = stores.get(userId);
  if (known) return known;
  const key = setsKey(userId);
  const store = createSetStore({
    isSignedIn: () => storedUserId() === userId,
    readKept: () => readStored(key),
    keep: (text) => writeStored(key, text),
    readSets: () => readSets(userId),
    sendSets: (book) => sendSets(userId, book),
    now: () => Date.now(),
    later(act, delayMs) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  });
  stores.set(userId, store);
  return store;
}
