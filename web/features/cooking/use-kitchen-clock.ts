import { useSyncExternalStore } from 'react';
import { type CookMemory, emptyMemory } from './cook-memory.ts';
import { type KitchenClock, kitchenClock } from './kitchen-clock.ts';

/** The ticks and timers of a member's kitchen, and what changes them. */
export function useKitchenClock(userId: string): {
  readonly clock: KitchenClock;
  readonly memory: CookMemory;
} {
  const clock = kitchenClock(userId);
  const memory = useSyncExternalStore(clock.subscribe, clock.current, () => emptyMemory);
  return { clock, memory };
}
