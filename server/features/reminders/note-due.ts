import type { ReminderKind } from '#contract/plans/reminders.ts';
import { isTripTicked } from '#contract/shopping/shopping-ticks.ts';
import { areSessionsDone, isTripDone } from '#planning/agenda/done.ts';
import { tripKey } from '#planning/shopping/trips/trip-key.ts';
import { wallClock } from '../../platform/clock.ts';
import type { Identity } from '../../platform/database/database.ts';
import { type AgendaParts, areAllowed, entriesOf } from './calendar-route.ts';
import { expiryOf, isTimeFor, nextLook, toldOf } from './hours.ts';
import { type Look, noteReminders } from './message-store.ts';
import { type DoneOfPlans, type MemberPlans, readDone, readPlans, setKey } from './plans-store.ts';

/** Whether nothing is left to do of what the plans hold on a day. Nobody says that they have soaked their beans. */
function isDone(
  kind: ReminderKind,
  { training, list }: MemberPlans,
  day: string,
  { ticks, sets }: DoneOfPlans,
): boolean {
  switch (kind) {
    case 'shopping':
      return (
        list !== null &&
        isTripDone(list, day, (food, { week, weekday }) =>
          isTripTicked(ticks.get(food), ticks.get(tripKey(food, week, weekday))),
        )
      );
    case 'sessions':
      return areSessionsDone(training ?? [], day, ({ plan, week, session, exercise, number }) =>
        sets.has(setKey(plan, week, session, exercise, number)),
      );
    case 'prepare':
      return false;
  }
}

/** Kinds of which the member's plans hold something on that day that is not done, where the profile still allows it. */
async function kindsOn(
  { members, catalogue, readers, judge }: AgendaParts,
  day: string,
  { userId, kinds }: Look,
): Promise<ReadonlySet<ReminderKind>> {
  const identity: Identity = { role: 'authenticated', claims: { sub: userId } };
  const plans = await readPlans(members, identity, readers);
  const found = kinds.filter((kind) =>
    entriesOf(kind, plans, catalogue).some(({ date }) => date === day),
  );
  if (found.length === 0) return new Set();
  const done = await readDone(members, identity);
  const left = found.filter((kind) => !isDone(kind, plans, day, done));
  if (left.length === 0) return new Set();
  const fit = await judge(identity);
  return new Set(left.filter((kind) => areAllowed([kind], fit)));
}

/** Notes what a member is to be told of at this hour, and when to look again. */
export async function noteDue(parts: AgendaParts, member: Look, now: Date): Promise<void> {
  const { timeZone } = member;
  const clock = wallClock(now, timeZone);
  if (!clock) return;
  const { day, hour } = clock;
  const due = toldOf(await kindsOn(parts, day, member))
    .filter((kind) => isTimeFor(kind, hour))
    .map((kind) => ({ kind, expiresAt: expiryOf(kind, day, timeZone) }));
  await noteReminders(parts.members, member, {
    day,
    due,
    now,
    nextLook: nextLook(now, timeZone),
  });
}
