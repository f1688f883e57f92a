import * as v from 'valibot';
import type { Queries } from '../../../platform/database.ts';

const storedSchema = v.object({
  id: v.string(),
  sealed: v.string(),
  attempts: v.number(),
  expiresAt: v.date(),
});
/** A mail taken out of the outbox to be sent. */
export type StoredMail = v.InferOutput<typeof storedSchema>;

export async function putMail(
  queries: Queries,
  mail: { readonly sealed: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await queries.run({
    text: `insert into auth.mail_outbox (sealed, next_attempt_at, expires_at, created_at)
      values ($1, $2, $3, $2)`,
    values: [mail.sealed, mail.now, mail.expiresAt],
  });
}

/** Takes mails that are due, each for `leaseSeconds`: until then no other process takes them. */
export async function takeMails(
  queries: Queries,
  { now, limit, leaseSeconds }: { now: Date; limit: number; leaseSeconds: number },
): Promise<readonly StoredMail[]> {
  const { rows } = await queries.run({
    text: `with due as (
        select id from auth.mail_outbox where next_attempt_at <= $1
        order by next_attempt_at limit $2 for update skip locked)
      update auth.mail_outbox m set attempts = m.attempts + 1,
        next_attempt_at = $1::timestamptz + make_interval(secs => $3)
      from due where m.id = due.id
      returning m.id::text, m.sealed, m.attempts, m.expires_at as "expiresAt"`,
    values: [now, limit, leaseSeconds],
  });
  return v.parse(v.array(storedSchema), rows);
}

/** It was sent, or is of no use any more. */
export async function dropMail(queries: Queries, id: string): Promise<void> {
  await queries.run({ text: 'delete from auth.mail_outbox where id = $1', values: [id] });
}

/** It is tried again later. */
export async function putMailOff(
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
