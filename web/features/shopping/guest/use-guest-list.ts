import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import { useReturn } from '#web/lib/device/use-return.ts';
import { lookEvery } from '../ticks/look-every.ts';
import type { TickStatus } from '../ticks/tick-shelf.ts';
import { type GuestList, type GuestStatus, guestList } from './guest-list.ts';

interface GuestListInUse {
  readonly guest: GuestList;
  readonly status: GuestStatus;
  readonly ticked: TickStatus;
}

async function keepSharedPage(): Promise<void> {
  const { keepPage } = await import('#web/lib/device/offline.ts');
  await keepPage(paths.shared);
}

/** A shared list, in step with whoever else ticks it. */
export function useGuestList(secret: string): GuestListInUse {
  const guest = guestList(secret);
  const status = useSyncExternalStore(guest.subscribe, guest.current);
  const ticked = useSyncExternalStore(guest.ticks.subscribe, guest.ticks.current);
  const isShown = status.shown !== null;
  useEffect(() => {
    // in the shop there may be no signal
    if (isShown) void keepSharedPage().catch(() => undefined);
  }, [isShown]);
  useEffect(() => {
    guest.sync();
    return lookEvery(guest.sync);
  }, [guest]);
  useReturn(guest.sync);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === guest.ticksKey) guest.ticks.adopt();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [guest]);
  return { guest, status, ticked };
}
