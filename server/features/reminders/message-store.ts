import * as v from 'valibot';
import { type ReminderKind, reminderKinds } from '#contract/plans/reminders.ts';
import { type MemberDatabase, operator } from '../../platform/database/database.ts';
import { mostADay } from './hours.ts';

const lookRows = v.array(
  v.object({
    userId: v.string(),
    kinds: v.array(v.picklist(reminderKinds)),
    timeZone: v.string(),
  }),
);
/** A member who may be due to be reminded of something. */
export type Look = v.InferOutput<typeof lookRows>[number];

interface Turn {
  readonly now: Date;
  readonly limit: number;
  readonly leaseSeconds: number;
}

/** Takes members who are to be looked at, each for `leaseSeconds`: until then no other process takes them. */
export async function takeLooks(
  members: MemberDatabase,
  { now, limit, leaseSeconds }: Turn,
): Promise<readonly Look[]> {
  const { rows } = await members.run(operator, {
    text: `with due as (
        select user_id from reminders.choices where next_look_at <= $1
        order by next_look_at limit $2 for update skip locked)
      update reminders.choices c set next_look_at = $1::timestamptz + make_interval(secs => $3)
      from due where c.user_id = due.user_id
      returning c.user_id as "userId", c.kinds, c.time_zone as "timeZone"`,
    values: [now, limit, leaseSeconds],
  });
  return v.parse(lookRows, rows);
}

/** Puts the next look at a member off. */
export async function lookLater(
  members: MemberDatabase,
  { userId }: Look,
  until: Date,
): Promise<void> {
  await members.run(operator, {
    text: 'update reminders.choices set next_look_at = $2 where user_id = $1',
    values: [userId, until],
  });
}

/** One reminder, for all devices of a member. */
export interface DueReminder {
  readonly kind: ReminderKind;
  readonly expiresAt: Date;
}

/**
 * Notes reminders of a day, none twice and no more than `mostADay` whatever was chosen meanwhile, and when to look again:
 * all of it or nothing. Who has no device is looked at again when one is added.
 */
export async function noteReminders(
  members: MemberDatabase,
  { userId }: Look,
  noted: {
    readonly day: string;
    readonly due: readonly DueReminder[];
    readonly now: Date;
    readonly nextLook: Date;
  },
): Promise<void> {
  const { day, due, now, nextLook } = noted;
  await members.transaction(operator, async (queries) => {
    await queries.run({
      text: `update reminders.choices set next_look_at = case when exists (
          select from reminders.devices where user_id = $1) then $2::timestamptz else 'infinity' end
        where user_id = $1`,
      values: [userId, nextLook],
    });
    for (const { kind, expiresAt } of due) {
      await queries.run({
        text: `insert into reminders.messages (user_id, device, day, kind, next_attempt_at, expires_at)
          select $1, d.id, $2::date, $3, $4, $5 from reminders.devices d where d.user_id = $1
            and (select count(distinct kind) from reminders.messages
              where user_id = $1 and day = $2::date and kind <> $3) < $6
          on conflict do nothing`,
        values: [userId, day, kind, now, expiresAt, mostADay],
      });
    }
  });
}

const messageRows = v.array(
  v.object({
    id: v.string(),
    device: v.string(),
    day: v.string(),
    kind: v.picklist(reminderKinds),
    sealed: v.string(),
    attempts: v.number(),
    expiresAt: v.date(),
  }),
);
export type ReminderMessage = v.InferOutput<typeof messageRows>[number];

/** Takes reminders that are to be sent, each for `leaseSeconds`. What has expired is left to the sweep. */
export async function takeReminders(
  members: MemberDatabase,
  { now, limit, leaseSeconds }: Turn,
): Promise<readonly ReminderMessage[]> {
  const { rows } = await members.run(operator, {
    text: `with due as (
        select id from reminders.messages
        where sent_at is null and next_attempt_at <= $1 and expires_at > $1
        order by next_attempt_at limit $2 for update skip locked)
      update reminders.messages m set attempts = m.attempts + 1,
        next_attempt_at = $1::timestamptz + make_interval(secs => $3)
      from due, reminders.devices d where m.id = due.id and d.id = m.device
      returning m.id::text, m.device::text, m.day::text, m.kind, d.sealed_subscription as sealed,
        m.attempts, m.expires_at as "expiresAt"`,
    values: [now, limit, leaseSeconds],
  });
  return v.parse(messageRows, rows);
}

export async function markReminderSent(
  members: MemberDatabase,
  id: string,
  now: Date,
): Promise<void> {
  await members.run(operator, {
    text: 'update reminders.messages set sent_at = $2 where id = $1',
    values: [id, now],
  });
}

export async function markReminderFailed(
  members: MemberDatabase,
  failure: { readonly id: string; readonly problem: string; readonly nextAttemptAt: Date },
): Promise<void> {
  await members.run(operator, {
    text: `update reminders.messages set last_problem = left($2, 500), next_attempt_at = $3
      where id = $1`,
    values: [failure.id, failure.problem, failure.nextAttemptAt],
  });
}

/** Forgets a device that its push service does not know any more, with what was to be sent to it. */
export async function dropDevice(members: MemberDatabase, id: string): Promise<void> {
  await members.run(operator, {
    text: 'delete from reminders.devices where id = $1',
    values: [id],
  });
}

/** Forgets reminders that were of no use any more before a moment. */
export async function sweepMessages(members: MemberDatabase, before: Date): Promise<void> {
  await members.run(operator, {
    text: 'delete from reminders.messages where expires_at < $1',
    values: [before],
  });
}
