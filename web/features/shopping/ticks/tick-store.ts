import { createSyncLoop } from '#web/lib/wire/sync-loop.ts';
import {
  type Tick,
  type TickBook,
  ticksAfterSending,
  withInherited,
  withSavedTicks,
  withTick,
} from './tick-book.ts';
import { createTickShelf, type TickStatus, type TickStorage } from './tick-shelf.ts';

export interface TickStore {
  subscribe(listener: () => void): () => void;
  current(): TickStatus;
  /** Turns to another list. @param list its `updated_at` */
  open(list: string): void;
  /** @param how whether it is there already, and not bought; and in which choice it is ticked */
  tick(item: string, ticked: boolean, how?: Pick<Tick, 'atHome' | 'premium'>): void;
  /** After a time away: sends what is unsent and asks what other devices have done. */
  sync(): void;
  /** Takes in what another tab has written down. */
  adopt(): void;
  /** Makes a new list, which takes over what is ticked; meanwhile no tick is sent. @param make answers its `updated_at` */
  replace(make: () => Promise<string>): Promise<void>;
}

/** What the store asks of the world around it. */
export interface TickWorld extends TickStorage {
  readListTime(): Promise<string | null>;
  readTicks(): Promise<ReadonlyMap<string, Tick>>;
  sendTicks(ticks: ReadonlyMap<string, Tick>): Promise<ReadonlyMap<string, Tick>>;
  /** Another list has taken the place of the one that is ticked. */
  onOtherList(): void;
  now(): number;
  /** Acts once, later; answers how to call that off. */
  later(act: () => void, delayMs: number): () => void;
}

export function createTickStore(world: TickWorld): TickStore {
  const shelf = createTickShelf(world);
  const { current, change, publish } = shelf;
  /** The list on the server may have been replaced while nobody looked: its ticks must not go to the new one. */
  let verified = false;
  /** What the server held for the list before this one, until it is known whether that still counts. */
  let inherited: TickBook['saved'] | null = null;

  /** Reads what the server holds. */
  const readSaved = async (list: string) => {
    const saved = await world.readTicks();
    if (current().book.list !== list) return;
    const { book } = current();
    change(inherited ? withInherited(book, inherited, saved) : withSavedTicks(book, saved));
    inherited = null;
    if (!current().known) publish({ known: true });
  };

  /** One exchange with the server about a list; false when it has another one. */
  const exchangeAbout = async (list: string): Promise<boolean> => {
    const { pending } = current().book;
    const wasVerified = verified;
    if (!verified) {
      if ((await world.readListTime()) !== list) return false;
      verified = true;
    }
    if (pending.size > 0) {
      const stored = await world.sendTicks(pending);
      if (current().book.list !== list) return true;
      change(ticksAfterSending(current().book, pending, stored), pending);
      // where all were taken there is nothing new to learn
      if (stored.size === pending.size && wasVerified) return true;
    }
    await readSaved(list);
    return true;
  };

  const exchange = async (): Promise<boolean> => {
    const { list } = current().book;
    if (list === '' || !world.isSignedIn()) return false;
    if (inherited) await readSaved(list);
    else if (!(await exchangeAbout(list))) {
      world.onOtherList();
      return false;
    }
    if (current().failing) publish({ failing: false });
    return current().book.pending.size > 0;
  };

  const loop = createSyncLoop({
    exchange,
    onFailure() {
      verified = false;
      publish({ known: true, failing: true });
      return current().book.pending.size > 0;
    },
    later: world.later,
  });

  return {
    subscribe: shelf.subscribe,
    current,
    adopt: shelf.adopt,
    open(list) {
      if (list === current().book.list) verified = false;
      else {
        inherited = shelf.open(list);
        // a list that was read a moment ago is the one on the server; unsent ticks of an earlier visit need a second look
        verified = inherited !== null || current().book.pending.size === 0;
      }
      loop.ask();
    },
    tick(item, ticked, how) {
      change(withTick(current().book, item, { ticked, ...how }, world.now()));
      loop.ask();
    },
    sync() {
      verified = false;
      loop.ask();
    },
    replace: (make) =>
      loop.alone(async () => {
        // what is ticked is taken over by the server, which has to know of it
        const { list: old, pending } = current().book;
        if (old !== '' && pending.size > 0) await exchangeAbout(old);
        const list = await make();
        if (list !== current().book.list) inherited = shelf.open(list);
        verified = true;
      }),
  };
}
