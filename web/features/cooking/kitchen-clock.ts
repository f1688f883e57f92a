import { signalEnd } from '#web/lib/timer/alarm.ts';
import {
  type CookMemory,
  type CookTimer,
  emptyMemory,
  keepCookMemory,
  readCookMemory,
  withCookTick,
  withLonger,
  withoutTimer,
  withTimer,
} from './cook-memory.ts';

/** A timer that ran out longer ago than this, while the phone slept, has nothing left to ring for. */
const lateMs = 60_000;
/** Until somebody takes a pot off, it rings again this often. */
const againMs = 15_000;
const mostRings = 4;

export interface KitchenClock {
  current(): CookMemory;
  subscribe(listener: () => void): () => void;
  tick(key: string, ticked: boolean): void;
  start(timer: Omit<CookTimer, 'ends'>): void;
  longer(id: string, seconds: number): void;
  stop(id: string): void;
}

/**
 * Ticks and timers of one member's kitchen. It goes on counting while the member looks at other pages, and rings a few
 * times for each timer that runs out.
 */
function openKitchenClock(userId: string): KitchenClock {
  let memory = readCookMemory(userId, Date.now());
  const listeners = new Set<() => void>();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const rung = new Map<string, { readonly ends: number; readonly rings: number }>();
  const ringsOf = ({ id, ends }: CookTimer) => {
    const known = rung.get(id);
    return known?.ends === ends ? known.rings : 0;
  };
  /** When a timer rings next; null where it has rung enough. */
  const nextRing = (timer: CookTimer): number | null => {
    const rings = ringsOf(timer);
    return rings < mostRings ? timer.ends + rings * againMs : null;
  };
  const ring = () => {
    const now = Date.now();
    const due = memory.timers.filter((timer) => (nextRing(timer) ?? Infinity) <= now);
    if (due.some((timer) => now - timer.ends < lateMs)) signalEnd();
    for (const timer of due) {
      const rings = Math.min(mostRings, Math.floor((now - timer.ends) / againMs) + 1);
      rung.set(timer.id, { ends: timer.ends, rings });
    }
    wait();
  };
  const wait = () => {
    clearTimeout(alarm);
    const times = memory.timers.flatMap((timer) => nextRing(timer) ?? []);
    if (times.length > 0) alarm = setTimeout(ring, Math.max(0, Math.min(...times) - Date.now()));
  };
  const put = (next: CookMemory) => {
    memory = next;
    keepCookMemory(userId, memory);
    wait();
    for (const listener of listeners) listener();
  };
  // another tab of the same kitchen
  addEventListener('storage', ({ key }) => {
    if (key?.endsWith(`.${userId}`) && key.includes('cooking')) {
      memory = readCookMemory(userId, Date.now());
      wait();
      for (const listener of listeners) listener();
    }
  });
  wait();
  return {
    current: () => memory,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tick: (key, ticked) => put(withCookTick(memory, key, ticked, Date.now())),
    start: (timer) => put(withTimer(memory, timer, Date.now())),
    longer: (id, seconds) => put(withLonger(memory, id, seconds, Date.now())),
    stop: (id) => put(withoutTimer(memory, id)),
  };
}

const nothing: KitchenClock = {
  current: () => emptyMemory,
  subscribe: () => () => {},
  tick: () => {},
  start: () => {},
  longer: () => {},
  stop: () => {},
};

const clocks = new Map<string, KitchenClock>();

/** The clock of a member's kitchen, one for each member of this page. */
export function kitchenClock(userId: string): KitchenClock {
  if (typeof window === 'undefined') return nothing;
  const known = clocks.get(userId) ?? openKitchenClock(userId);
  clocks.set(userId, known);
  return known;
}
