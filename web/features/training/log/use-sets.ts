import { useOutbox } from '#web/lib/outbox/member-outbox.ts';
import { type SetStatus, type SetStore, setOutboxes, setStore } from './set-store.ts';

/** The member's training log, in step with the server, other devices and other tabs. */
export function useSets(userId: string): { readonly store: SetStore; readonly status: SetStatus } {
  const { status } = useOutbox(setOutboxes, userId);
  return { store: setStore(userId), status };
}
