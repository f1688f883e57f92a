import { useEffect, useSyncExternalStore } from 'react';
import { useReturn } from '#web/lib/use-return.ts';
import { type SetStatus, type SetStore, setStore, setsKey } from './set-store.ts';

/** The member's training log, in step with the server, other devices and other tabs. */
export function useSets(userId: string): { readonly store: SetStore; readonly status: SetStatus } {
  const store = setStore(userId);
  const status = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => store.sync(), [store]);
  useReturn(store.sync);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === setsKey(userId)) store.adopt();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store, userId]);
  return { store, status };
}
