import * as v from 'valibot';
import { storedUserId } from '#web/lib/auth/stored-session.ts';
import {
  memberKey,
  parseJson,
  readStored,
  removeStored,
  writeStored,
} from '#web/lib/device/storage.ts';

const timer = v.object({
  id: v.string(),
  /** What is counted: 'Chicken stew: ten minutes'. */
  title: v.string(),
  /** Milliseconds since 1970. */
  ends: v.number(),
  seconds: v.number(),
});
/** Something on the stove that is counted. */
export type CookTimer = v.InferOutput<typeof timer>;

const schema = v.object({
  /** What was put out and which steps are done, by their keys. */
  ticks: v.array(v.string()),
  timers: v.array(timer),
  /** When something was last ticked or started, in milliseconds since 1970. */
  at: v.number(),
});

/** Where a cook is in today's dishes; it outlives a reload and a locked screen. */
export type CookMemory = v.InferOutput<typeof schema>;

/** After this long whatever was ticked was of another day. */
export const cookingStaleAfterMs = 18 * 3_600_000;
/** A timer that ran out this long ago has burnt whatever it was for. */
export const forgottenAfterMs = 3_600_000;

/** More pots than any stove has plates. */
export const mostTimers = 8;

export const emptyMemory: CookMemory = { ticks: [], timers: [], at: 0 };

const keyOf = (userId: string) => memberKey('cooking', userId);

/** What of a memory still counts at a time. */
export function freshMemory(memory: CookMemory, now: number): CookMemory {
  const timers = memory.timers.filter(({ ends }) => now - ends < forgottenAfterMs);
  return now - memory.at < cookingStaleAfterMs
    ? { ...memory, timers }
    : { ...emptyMemory, timers, at: memory.at };
}

export function readCookMemory(userId: string, now: number): CookMemory {
  const parsed = v.safeParse(schema, parseJson(readStored(keyOf(userId))));
  return parsed.success ? freshMemory(parsed.output, now) : emptyMemory;
}

/** Writes a memory down, unless its member has left this device. */
export function keepCookMemory(userId: string, memory: CookMemory): void {
  if (storedUserId() !== userId) return;
  if (memory.ticks.length + memory.timers.length === 0) removeStored(keyOf(userId));
  else writeStored(keyOf(userId), JSON.stringify(memory));
}

/** The same with a line or a step ticked, or no longer. */
export function withCookTick(memory: CookMemory, key: string, ticked: boolean, now: number) {
  const others = memory.ticks.filter((one) => one !== key);
  return { ...memory, ticks: ticked ? [...others, key] : others, at: now };
}

/** The same with one more timer; one that is counted already begins anew. The oldest make room. */
export function withTimer(
  memory: CookMemory,
  { id, title, seconds }: Omit<CookTimer, 'ends'>,
  now: number,
): CookMemory {
  const others = memory.timers.filter((one) => one.id !== id).slice(1 - mostTimers);
  const timers = [...others, { id, title, seconds, ends: now + seconds * 1000 }];
  return { ...memory, timers, at: now };
}

/** The same with a timer that goes on for longer: from now where it has run out. */
export function withLonger(memory: CookMemory, id: string, seconds: number, now: number) {
  const longer = (one: CookTimer): CookTimer =>
    one.id === id
      ? {
          ...one,
          ends: Math.max(one.ends, now) + seconds * 1000,
          seconds: one.ends < now ? seconds : one.seconds + seconds,
        }
      : one;
  return { ...memory, timers: memory.timers.map(longer) };
}

export function withoutTimer(memory: CookMemory, id: string): CookMemory {
  return { ...memory, timers: memory.timers.filter((one) => one.id !== id) };
}
