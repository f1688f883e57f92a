import * as v from 'valibot';
import { weekdays } from '#planning/calendar.ts';
import { memberKey, parseJson, readStored, removeStored, writeStored } from '../device/storage.ts';

const schema = v.object({
  /** 'Full body A' */
  session: v.string(),
  weekday: v.picklist(weekdays),
  minutes: v.number(),
  /** How many of its sets are done. */
  done: v.number(),
  of: v.number(),
  /** When one of them was last told, in milliseconds since 1970. */
  saidAt: v.number(),
});
/** A session that the member is in the middle of, and whose plans have made room for others: it is today's all the same. */
export type LeftSets = v.InferOutput<typeof schema>;

/** After this long a session is over, whatever was left of it. */
export const sessionStaleAfterMs = 3 * 3_600_000;

/** Where such a session comes from, on Today as on its page. */
export const leftText = 'begun in your earlier plans';

const keyOf = (userId: string) => memberKey('left-sets', userId);

/** Told by the page of the training, which has the log, to the dashboard, which has not. */
export function tellLeftSets(userId: string, left: LeftSets | null): void {
  if (left) writeStored(keyOf(userId), JSON.stringify(left));
  else removeStored(keyOf(userId));
}

/** What was told last; null where that is too long ago. */
export function readLeftSets(userId: string, now: Date): LeftSets | null {
  const kept = v.safeParse(schema, parseJson(readStored(keyOf(userId))));
  return kept.success && now.getTime() - kept.output.saidAt < sessionStaleAfterMs
    ? kept.output
    : null;
}
