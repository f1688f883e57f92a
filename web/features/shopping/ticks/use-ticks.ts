import { useEffect, useSyncExternalStore } from 'react';
import { useReturn } from '#web/lib/device/use-return.ts';
import { lookEvery } from './look-every.ts';
import { tickStore, ticksKey } from './member-ticks.ts';
import type { TickStatus } from './tick-shelf.ts';
import type { TickStore } from './tick-store.ts';

/**
 * The ticks of a list, in step with the server, other devices and other tabs.
 * @param list its `updatedAt`
 * @param isShared somebody else ticks it meanwhile
 */
export function useTicks(
  userId: string,
  list: string,
  isShared: boolean,
): { readonly store: TickStore; readonly status: TickStatus } {
  const store = tickStore(userId);
  const status = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => store.open(list), [store, list]);
  useReturn(store.sync);
  useEffect(() => (isShared ? lookEvery(store.sync) : undefined), [store, isShared]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === ticksKey(userId)) store.adopt();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store, userId]);
  return { store, status };
}
