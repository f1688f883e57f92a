import { storedUserId } from '#web/lib/auth/stored-session.ts';
import { memberKey, readStored, writeStored } from '#web/lib/device/storage.ts';
import { loadShoppingList, readListTime } from '../shopping-list-resource.ts';
import { createTickStore, type TickStore } from './tick-store.ts';
import { readTicks, sendTicks } from './tick-wire.ts';

const stores = new Map<string, TickStore>();

export function ticksKey(userId: string): string {
  return memberKey('shopping-ticks', userId);
}

/** The one store of a member on this page; it goes on sending when the screen is left. */
export function tickStore(userId: string): TickStore {
  const key = ticksKey(userId);
  const known = stores.get(userId);
  if (known) return known;
  const store = createTickStore({
    isSignedIn: () => storedUserId() === userId,
    readKept: () => readStored(key),
    keep: (text) => writeStored(key, text),
    readListTime: () => readListTime(userId),
    readTicks: () => readTicks(userId),
    sendTicks: (ticks) => sendTicks(userId, ticks),
    onOtherList: () => void loadShoppingList(userId),
    now: () => Date.now(),
    later(act, delayMs) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  });
  addEventListener('online', store.sync);
  stores.set(userId, store);
  return store;
}
