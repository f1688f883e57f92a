import * as v from 'valibot';
import { weekNumbers } from '#planning/calendar.ts';
import { storedUserId } from '#web/lib/auth/stored-session.ts';
import {
  memberKey,
  parseJson,
  readStored,
  removeStored,
  writeStored,
} from '#web/lib/device/storage.ts';
import { sessionStaleAfterMs } from '#web/lib/training/left-sets.ts';

const schema = v.object({
  plan: v.string(),
  week: v.picklist(weekNumbers),
  session: v.string(),
  /** Which of the session's steps is shown. */
  step: v.number(),
  /** When the rest ends, in milliseconds since 1970, and how long it is in all; null outside of a rest. */
  rest: v.nullable(v.object({ ends: v.number(), seconds: v.number() })),
  /** When something was last done, in milliseconds since 1970. */
  at: v.number(),
});

/** Where a member is in a session; it outlives a reload, a locked screen and an empty battery. */
export type GymMemory = v.InferOutput<typeof schema>;

const keyOf = (userId: string) => memberKey('gym', userId);

export function readGymMemory(userId: string, now: number): GymMemory | null {
  const parsed = v.safeParse(schema, parseJson(readStored(keyOf(userId))));
  return parsed.success && now - parsed.output.at < sessionStaleAfterMs ? parsed.output : null;
}

export function keepGymMemory(userId: string, memory: GymMemory): void {
  if (storedUserId() === userId) writeStored(keyOf(userId), JSON.stringify(memory));
}

export function forgetGymMemory(userId: string): void {
  removeStored(keyOf(userId));
}
