import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';

/** What a message is, and so which service it goes to. */
export type Channel = 'mail' | 'text';

const storedSchema = v.object({
  id: v.string(),
  sealed: v.string(),
  attempts: v.number(),
  expiresAt: v.date(),
});
/** A message taken out of the outbox to be sent. */
export type StoredMessage = v.InferOutput<typeof storedSchema>;

export async function putIn(
  queries: Queries,
  message: {
    readonly id: string;
    readonly channel: Channel;
    readonly sealed: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await queries.run({
    text: `insert into auth.mail_outbox (id, channel, sealed, next_attempt_at, expires_at, created_at)
      values ($1, $2, $3, $4, $5, $4)`,
    values: [message.id, message.channel, message.sealed, message.now, message.expiresAt],
  });
}

/**
 * Takes messages that are due, each for `leaseSeconds`: until then no other process takes them. One that is to wait for more than
 * a day was put off by a clock that was ahead.
 */
export async function takeStoredMessages(
  queries: Queries,
  turn: {
    readonly channel: Channel;
    readonly now: Date;
    readonly limit: number;
    readonly leaseSeconds: number;
  },
): Promise<readonly StoredMessage[]> {
  const { rows } = await queries.run({
    text: `with due as (
        select id from auth.mail_outbox where channel = $4 and (next_attempt_at <= $1 or next_attempt_at > $1 + interval '1 day')
        order by next_attempt_at limit $2 for update skip locked)
      update auth.mail_outbox m set attempts = m.attempts + 1,
        next_attempt_at = $1::timestamptz + make_interval(secs => $3)
      from due where m.id = due.id
      returning m.id::text, m.sealed, m.attempts, m.expires_at as "expiresAt"`,
    values: [turn.now, turn.limit, turn.leaseSeconds, turn.channel],
  });
  return v.parse(v.array(storedSchema), rows);
}

/** A service took it; whoever wants to know that has a receipt waiting under its name. */
export async function noteTaken(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.run({
    text: `with gone as (delete from auth.mail_outbox where id = $1)
      update auth.mail_receipts set taken_at = $2 where id = $1 and taken_at is null`,
    values: [id, now],
  });
}

/**
 * A service refused it for good. Where somebody waits for a receipt, that is noted and it is not tried again; otherwise it
 * stays, for what it says runs out soon.
 * @returns whether somebody waits
 */
export async function noteRefused(queries: Queries, id: string, now: Date): Promise<boolean> {
  const { rows } = await queries.run({
    text: `with noted as (update auth.mail_receipts set refused_at = $2 where id = $1 and taken_at is null returning id)
      delete from auth.mail_outbox where id in (select id from noted) returning id`,
    values: [id, now],
  });
  return rows.length > 0;
}

/** It is of no use any more. */
export async function drop(queries: Queries, id: string): Promise<void> {
  await queries.run({ text: 'delete from auth.mail_outbox where id = $1', values: [id] });
}

/** It is tried again later. */
export async function putOff(
  queries: Queries,
  id: string,
  problem: string,
  nextAttemptAt: Date,
): Promise<void> {
  await queries.run({
    text: `update auth.mail_outbox set last_problem = left($2, 500), next_attempt_at = $3
      where id = $1`,
    values: [id, problem, nextAttemptAt],
  });
}
