import { useEffect, useSyncExternalStore } from 'react';
import { useReturn } from '#web/lib/use-return.ts';
import type { TickStatus } from './tick-shelf.ts';
import { type TickStore, tickStore, ticksKey } from './tick-store.ts';

/** The ticks of a list, in step with the server, other devices and other tabs. @param list its `updatedAt` */
export function useTicks(
  userId: string,
  list: string,
): { readonly store: TickStore; readonly status: TickStatus } {
  const store = tickStore(userId);
  const status = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => store.open(list), [store, list]);
  useReturn(store.sync);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === ticksKey(userId)) store.adopt();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store, userId]);
  return { store, status };
}
