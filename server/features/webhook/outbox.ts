import * as v from 'valibot';
import { type MemberDatabase, operator } from '../../platform/database/database.ts';

const messageSchema = v.object({
  id: v.string(),
  event: v.string(),
  body: v.string(),
  attempts: v.number(),
  createdAt: v.date(),
});
export type OutboxMessage = v.InferOutput<typeof messageSchema>;

/**
 * The outbox is the operator's: members' saves write it by a trigger, and only the sender reads it.
 * Tells the database whether a webhook is set up; where none is, what still waits is forgotten.
 */
export async function setUpOutbox(members: MemberDatabase, on: boolean): Promise<void> {
  await members.transaction(operator, async (queries) => {
    if (on) {
      await queries.run({
        text: 'insert into outbox.profile_webhook default values on conflict do nothing',
      });
      return;
    }
    await queries.run({ text: 'delete from outbox.profile_webhook' });
    await queries.run({ text: 'delete from outbox.profile_messages' });
  });
}

/**
 * Takes messages that are due, each for `leaseSeconds`: until then no other process takes them. A member's messages go
 * one after another, so that an older profile never arrives after a newer one. One that is to wait for more than a day was put
 * off by a clock that was ahead.
 */
export async function takeMessages(
  members: MemberDatabase,
  { now, limit, leaseSeconds }: { now: Date; limit: number; leaseSeconds: number },
): Promise<readonly OutboxMessage[]> {
  const { rows } = await members.run(operator, {
    text: `with due as (
        select m.id from outbox.profile_messages m
        where m.gave_up_at is null and agreement.holds(m.user_id, 'webhook')
          and (m.next_attempt_at <= $1 or m.next_attempt_at > $1 + interval '1 day') and not exists (
          select from outbox.profile_messages earlier
          where earlier.user_id = m.user_id and earlier.id < m.id and earlier.gave_up_at is null)
        order by m.next_attempt_at limit $2 for update of m skip locked)
      update outbox.profile_messages m
        set attempts = m.attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => $3)
      from due where m.id = due.id
      returning m.id::text, m.event, m.payload::text as body, m.attempts, m.created_at as "createdAt"`,
    values: [now, limit, leaseSeconds],
  });
  return v.parse(v.array(messageSchema), rows);
}

export async function markSent(members: MemberDatabase, id: string): Promise<void> {
  await members.run(operator, {
    text: 'delete from outbox.profile_messages where id = $1',
    values: [id],
  });
}

/** @param nextAttemptAt null gives the message up: its profile is deleted, what went wrong stays */
export async function markFailed(
  members: MemberDatabase,
  failure: { id: string; problem: string; now: Date; nextAttemptAt: Date | null },
): Promise<void> {
  await members.run(operator, {
    text: `update outbox.profile_messages set last_problem = left($2, 500),
        next_attempt_at = coalesce($3, next_attempt_at),
        gave_up_at = case when $3::timestamptz is null then $4::timestamptz end,
        payload = case when $3::timestamptz is null then null else payload end
      where id = $1`,
    values: [failure.id, failure.problem, failure.nextAttemptAt, failure.now],
  });
}

/** Forgets messages that were given up before a moment. */
export async function sweepGivenUp(members: MemberDatabase, before: Date): Promise<void> {
  await members.run(operator, {
    text: 'delete from outbox.profile_messages where gave_up_at < $1',
    values: [before],
  });
}
