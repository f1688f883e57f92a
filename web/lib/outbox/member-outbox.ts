import { useEffect, useSyncExternalStore } from 'react';
import { storedUserId } from '../auth/stored-session.ts';
import { memberKey, parseJson, readStored, writeStored } from '../device/storage.ts';
import { onReturn } from '../device/use-return.ts';
import type { Book, Word } from './book.ts';
import { createOutbox, type Outbox, type OutboxStatus } from './outbox.ts';

/** One kind of thing that members say something about. */
interface OutboxKind<W extends Word> {
  /** Under which it is kept on the device. */
  readonly name: string;
  /** A book that was kept as text; empty when it is none. */
  parse(kept: unknown): Book<W>;
  readSaved(userId: string): Promise<Book<W>>;
  send(userId: string, unsent: Book<W>): Promise<Book<W>>;
}

/** The outboxes of one kind, one for each member of this page; they go on sending when the screen is left. */
export interface MemberOutbox<W extends Word> {
  of(userId: string): Outbox<W>;
  keyOf(userId: string): string;
}

export function memberOutbox<W extends Word>(kind: OutboxKind<W>): MemberOutbox<W> {
  const known = new Map<string, Outbox<W>>();
  const keyOf = (userId: string) => memberKey(kind.name, userId);
  return {
    keyOf,
    of(userId) {
      const outbox = known.get(userId);
      if (outbox) return outbox;
      const key = keyOf(userId);
      const made = createOutbox<W>({
        isSignedIn: () => storedUserId() === userId,
        readKept: () => kind.parse(parseJson(readStored(key))),
        keep: (text) => writeStored(key, text),
        readSaved: () => kind.readSaved(userId),
        send: (unsent) => kind.send(userId, unsent),
        onReturn,
        later(act, delayMs) {
          const timer = setTimeout(act, delayMs);
          return () => clearTimeout(timer);
        },
      });
      known.set(userId, made);
      return made;
    },
  };
}

/** An outbox of the member, in step with the server, other devices and other tabs. */
export function useOutbox<W extends Word>(
  outboxes: MemberOutbox<W>,
  userId: string,
): { readonly outbox: Outbox<W>; readonly status: OutboxStatus<W> } {
  const outbox = outboxes.of(userId);
  const status = useSyncExternalStore(outbox.subscribe, outbox.current);
  useEffect(() => outbox.attend(), [outbox]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === outboxes.keyOf(userId)) outbox.adopt();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [outboxes, outbox, userId]);
  return { outbox, status };
}
