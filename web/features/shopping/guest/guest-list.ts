import * as v from 'valibot';
import {
  mostTicksAtOnce,
  type SharedAnswer,
  type SharedQuestion,
  type ShownList,
  shownListSchema,
} from '#contract/shopping/shared-list.ts';
import { parseJson, readStored, removeStored, writeStored } from '#web/lib/device/storage.ts';
import { createTickStore, type TickStore } from '../ticks/tick-store.ts';
import { askByLink, LinkOver, ticksOf } from './guest-wire.ts';

/** What is known of a list that somebody else shares. */
export interface GuestStatus {
  /** Away: nothing is kept on this device, and the server cannot be asked. Over: the link shows nothing any more. */
  readonly standing: 'loading' | 'shown' | 'away' | 'over';
  /** `updated_at` of the list, which tells one list from the next. */
  readonly list: string;
  readonly shown: ShownList | null;
}

/** A list by its link: with signal or without, ticked on this device and wherever else it is open. */
export interface GuestList {
  readonly ticks: TickStore;
  /** Under which other tabs see what is ticked. */
  readonly ticksKey: string;
  subscribe(listener: () => void): () => void;
  current(): GuestStatus;
  /** Sends what is unsent and asks what has changed. */
  sync(): void;
}

/** Enough of a secret to tell two links apart, and too little to be one. */
const nameLength = 12;

const keptSchema = v.object({ list: v.string(), state: v.string(), shown: shownListSchema });

interface GuestTicksParts {
  ask(more?: Pick<SharedQuestion, 'list' | 'ticks'>): Promise<Pick<SharedAnswer, 'list' | 'ticks'>>;
  /** Ticks that came with the last answer, unless they were taken already. */
  takeFresh(): SharedAnswer['ticks'] | null;
  /** Under which they are kept on this phone. */
  readonly key: string;
  current(): GuestStatus;
}

/** The ticks of this phone, in the book that members' ticks are kept in. */
function createGuestTicks({ ask, takeFresh, key, current }: GuestTicksParts): TickStore {
  const ticks = createTickStore({
    isSignedIn: () => current().standing !== 'over',
    readKept: () => readStored(key),
    keep: (text) => writeStored(key, text),
    readListTime: async () => (await ask()).list,
    async readTicks() {
      return ticksOf(takeFresh() ?? (await ask()).ticks);
    },
    async sendTicks(unsent) {
      const { list } = ticks.current().book;
      const said = [...unsent].map(([item, { ticked, at }]) => ({ item, ticked, at }));
      let stored: SharedAnswer['ticks'] = [];
      for (let from = 0; from < said.length; from += mostTicksAtOnce) {
        const sent = await ask({ list, ticks: said.slice(from, from + mostTicksAtOnce) });
        if (sent.list !== list) throw new Error('these ticks were made on another list');
        stored = sent.ticks;
      }
      return ticksOf(stored);
    },
    onOtherList: () => ticks.open(current().list),
    now: () => Date.now(),
    later(act, delayMs) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  });
  return ticks;
}

function createGuestList(secret: string): GuestList {
  const name = secret.slice(0, nameLength);
  const listKey = `phila.shared-list.${name}`;
  const ticksKey = `phila.shared-ticks.${name}`;
  const before = v.safeParse(keptSchema, parseJson(readStored(listKey)));
  let kept = before.success ? before.output : null;
  let status: GuestStatus = kept
    ? { standing: 'shown', list: kept.list, shown: kept.shown }
    : { standing: 'loading', list: '', shown: null };
  /** Ticks that came with the last answer and were not looked at yet. */
  let fresh: SharedAnswer['ticks'] | null = null;
  const listeners = new Set<() => void>();
  const publish = (next: Partial<GuestStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };

  const fail = (error: unknown) => {
    if (error instanceof LinkOver) {
      publish({ standing: 'over', shown: null });
      removeStored(listKey);
      removeStored(ticksKey);
    } else if (!kept) publish({ standing: 'away' });
  };
  const ask = async (more: Pick<SharedQuestion, 'list' | 'ticks'> = {}) => {
    const known = kept ? { known: kept.state } : {};
    try {
      const { list, state, shown, ticks } = await askByLink({ secret, ...known, ...more });
      fresh = ticks;
      if (shown) {
        kept = { list, state, shown };
        writeStored(listKey, JSON.stringify(kept));
        publish({ standing: 'shown', list, shown });
      }
      return { list, ticks };
    } catch (error) {
      fail(error);
      throw error;
    }
  };

  const ticks = createGuestTicks({
    ask,
    takeFresh() {
      const taken = fresh;
      fresh = null;
      return taken;
    },
    key: ticksKey,
    current: () => status,
  });
  if (kept) ticks.open(kept.list);

  return {
    ticks,
    ticksKey,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => status,
    sync() {
      if (status.standing === 'over') return;
      if (kept) ticks.sync();
      else {
        ask().then(
          ({ list }) => ticks.open(list),
          () => undefined,
        );
      }
    },
  };
}

const lists = new Map<string, GuestList>();

/** The one list of a link on this page. */
export function guestList(secret: string): GuestList {
  const known = lists.get(secret);
  if (known) return known;
  const made = createGuestList(secret);
  lists.set(secret, made);
  return made;
}
