import { memberOutbox } from '#web/lib/outbox/member-outbox.ts';
import type { Outbox, OutboxStatus } from '#web/lib/outbox/outbox.ts';
import { parseSetBook, type SetEntry, type SetPlace, withSet } from './set-book.ts';
import { readSets, sendSets } from './set-wire.ts';

export type SetStatus = OutboxStatus<SetEntry>;

/** A member's training log on this device. */
export interface SetStore extends Omit<Outbox<SetEntry>, 'change'> {
  say(place: SetPlace, said: Pick<SetEntry, 'done' | 'load' | 'amount'>): void;
}

/** @param now milliseconds since 1970 */
export function setStoreOf(outbox: Outbox<SetEntry>, now: () => number = Date.now): SetStore {
  const { change, ...rest } = outbox;
  return {
    ...rest,
    say: (place, said) => change((book) => withSet(book, place, said, now())),
  };
}

/** The training logs of this page, one for each member. */
export const setOutboxes = memberOutbox<SetEntry>({
  name: 'training-sets',
  parse: parseSetBook,
  readSaved: readSets,
  send: sendSets,
});

const stores = new WeakMap<Outbox<SetEntry>, SetStore>();

/** The one store of a member on this page; it goes on sending when the screen is left. */
export function setStore(userId: string): SetStore {
  const outbox = setOutboxes.of(userId);
  const store = stores.get(outbox) ?? setStoreOf(outbox);
  stores.set(outbox, store);
  return store;
}
