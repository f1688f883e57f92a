import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import type { ComposedMail, Post } from '../../../platform/outgoing/compose-mail.ts';

export interface Notice {
  readonly userId: string;
  /** What is told of; a member is told of it once. */
  readonly about: string;
  readonly now: Date;
  /** ISO day: the last on which it is told in time. */
  readonly due: string;
}

/** A mail that no server took is written anew after so many days; one that is on its way is waited for. */
const anewDays = 7;
/** So long a notice is tried: a mail server may be away for days. */
const mailSeconds = 5 * 86_400;

const addressRows = v.array(v.object({ email: v.nullable(v.string()) }));

/** Notes which mails a mail server has taken, whose receipts are of no use any more. */
export async function noteTakenNotices(queries: Queries): Promise<void> {
  await queries.run({
    text: `with taken as (
        select t.user_id, t.about, r.id, r.taken_at from payments.told t join auth.mail_receipts r on r.id = t.mail
          where t.mail is not null and t.taken_at is null and r.taken_at is not null),
      gone as (delete from auth.mail_receipts where id in (select id from taken))
      update payments.told t set taken_at = taken.taken_at from taken
        where t.user_id = taken.user_id and t.about = taken.about`,
  });
}

/** Takes it on oneself to write a notice. @returns false where it was written, and is on its way or was taken */
async function claimNotice(queries: Queries, notice: Notice): Promise<boolean> {
  const { count } = await queries.run({
    text: `insert into payments.told as t (user_id, about, told_at, due_on) values ($1, $2, $3, $4)
      on conflict (user_id, about) do update set told_at = excluded.told_at, mail = null
        where t.taken_at is null and t.told_at <= excluded.told_at - make_interval(days => $5)
          and not exists (select from auth.mail_outbox o where o.id = t.mail)
          and not exists (select from auth.mail_receipts r where r.id = t.mail and r.taken_at is not null)`,
    values: [notice.userId, notice.about, notice.now, notice.due, anewDays],
  });
  return count > 0;
}

/** Notes under which name a notice went out, and waits for the word that it was taken. */
async function noticeMailed(
  queries: Queries,
  { userId, about }: Notice,
  mail: string,
): Promise<void> {
  await queries.run({
    text: `with waiting as (insert into auth.mail_receipts (id) values ($3))
      update payments.told set mail = $3 where user_id = $1 and about = $2`,
    values: [userId, about, mail],
  });
}

/**
 * Writes a notice with what notes that it was written; to be run in a transaction.
 * @returns whether a mail went out: it is not on its way already, was not taken before, and there is an address
 */
export async function tellOnce(
  queries: Queries,
  post: Post,
  notice: Notice,
  mail: ComposedMail,
): Promise<boolean> {
  if (!(await claimNotice(queries, notice))) return false;
  const { rows } = await queries.run({
    text: 'select email from auth.users where id = $1',
    values: [notice.userId],
  });
  const email = v.parse(addressRows, rows)[0]?.email ?? null;
  // the profile page tells it; the operator is told of what the law wants written
  if (email === null) return false;
  const name = await post.put(queries, { to: email, ...mail }, mailSeconds);
  await noticeMailed(queries, notice, name);
  return true;
}
