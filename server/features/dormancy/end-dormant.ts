import * as v from 'valibot';
import { paths } from '#contract/paths.ts';
import type { Queries } from '../../platform/database/database.ts';
import { endOfStretch, throughAllMembers } from '../../platform/members/stretches.ts';
import type { TellingMeans } from '../../platform/outgoing/telling-means.ts';
import type { ClockWatch } from '../../platform/steady-clock.ts';
import { dormantDeletedMail, dormantMail } from './mails.ts';

export interface DormancyParts extends TellingMeans {
  readonly clock: ClockWatch;
  /** Months without a visit after which an account is deleted; null: never. */
  readonly months: number | null;
}

/** Days before the deletion on which members are told. */
const noticeDays = { first: 60, second: 14 } as const;
/** So long a notice is tried: a mail server may be away for days. */
const mailSeconds = 5 * 86_400;
/** A mail that was refused for good is written anew after so many days; one of as many in a row as `most`, after a year. */
const afterRefusal = { days: 7, most: 3, daysThen: 365 } as const;
/** Of one night, so that nothing is held up. */
const mostOfANight = 500;

/** Members whose last visit is looked at in one statement. */
const membersOfStretch = 2_000;

/** Whoever was here since the mails is told anew, should they stay away again. */
async function noteSeen(queries: Queries): Promise<void> {
  await throughAllMembers(async (after) => {
    const { rows } = await queries.run({
      text: `with stretch as materialized (
          select id from auth.users where id > $1::uuid order by id limit $2),
        ended as (select id from stretch order by id desc limit 1),
        news as (
          select u.id, seen.at from auth.users u cross join lateral (
              select greatest(u.created_at, u.last_sign_in_at, auth.last_payment(u.id),
                  (select max(s.refreshed_at) from auth.sessions s where s.user_id = u.id)) as at,
                (select d.last_seen_at from auth.dormancy d where d.user_id = u.id) as known) as seen
            where u.id > $1::uuid and u.id <= (select id from ended) and coalesce(seen.known < seen.at, true)
            -- an account that is just being deleted is passed over
            for key share of u skip locked),
        noted as (
          insert into auth.dormancy (user_id, last_seen_at) select id, at from news
            on conflict (user_id) do update set last_seen_at = excluded.last_seen_at,
              first_told_at = case when excluded.last_seen_at <= dormancy.first_told_at then dormancy.first_told_at end,
              second_told_at = case when excluded.last_seen_at <= dormancy.first_told_at then dormancy.second_told_at end,
              bounced_at = case when excluded.last_seen_at <= dormancy.bounced_at then dormancy.bounced_at end,
              refused_at = case when excluded.last_seen_at <= dormancy.refused_at then dormancy.refused_at end,
              refusals = case when excluded.last_seen_at <= dormancy.refused_at then dormancy.refusals else 0 end)
        select (select id from ended) as last`,
      values: [after, membersOfStretch],
    });
    return endOfStretch(rows);
  });
}

/** Counts the mails that a server refused for good, until one is taken. */
async function countRefusals(queries: Queries): Promise<void> {
  const ofNotice = `r.id = case when d.second_told_at is null then d.first_mail else d.second_mail end and d.first_told_at is not null`;
  await queries.run({
    text: `update auth.dormancy d set refusals = d.refusals + 1, refused_at = r.refused_at from auth.mail_receipts r
        where ${ofNotice} and r.taken_at is null and (d.refused_at is null or r.refused_at > d.refused_at) and r.refused_at is not null`,
  });
  await queries.run({
    text: `update auth.dormancy d set refusals = 0, refused_at = null from auth.mail_receipts r
        where ${ofNotice} and r.taken_at > d.refused_at`,
  });
}

/**
 * A mail that no mail server took was none: it is written anew. Of a second one alone the first stays; without the first
 * there is no second.
 */
async function forgetUntaken(queries: Queries): Promise<void> {
  const isLost = (mail: string) => `not exists (select from auth.mail_receipts r
        where r.id = d.${mail} and (r.taken_at is not null or exists (select from auth.mail_outbox o where o.id = r.id)))`;
  await queries.run({
    text: `update auth.dormancy d set first_told_at = null, second_told_at = null
        where first_told_at is not null and ${isLost('first_mail')}`,
  });
  await queries.run({
    text: `update auth.dormancy d set second_told_at = null
        where first_told_at is not null and second_told_at is not null and ${isLost('second_mail')}`,
  });
  await queries.run({
    text: `delete from auth.mail_receipts r where not exists (select from auth.dormancy d
        where (d.first_told_at is not null and d.first_mail = r.id)
          or (d.second_told_at is not null and d.second_mail = r.id))
        -- somebody else waits for it
        and not exists (select from payments.told t where t.mail = r.id and t.taken_at is null)`,
  });
}

type Step = 'first' | 'second' | 'end';

/** Days from a mail to the deletion. */
const daysLeft: Readonly<Record<Step, number>> = { ...noticeDays, end: 0 };
/** Months are of unequal length: the first condition, which an index can answer, lets pass a few days too many. */
const over = (days: number) =>
  `d.last_seen_at <= $1::timestamptz + interval '${days + 4} days' - make_interval(months => $2)
      and d.last_seen_at + make_interval(months => $2) <= $1::timestamptz + interval '${days} days'`;
/** Days count from when a mail server took the mail. */
const since = (mail: string, days: number) =>
  `exists (select from auth.mail_receipts r where r.id = d.${mail} and r.taken_at <= $1::timestamptz - interval '${days} days')`;

/** Long enough after a server last refused a mail to this member for good. */
const notJustRefused = `(d.refused_at is null or d.refused_at <= $1::timestamptz
      - make_interval(days => case when d.refusals < ${afterRefusal.most} then ${afterRefusal.days} else ${afterRefusal.daysThen} end))`;

/** Who is due for a step: far enough from the last visit, and from the mail before it. Nobody is who cannot be told. */
const dueFor: Readonly<Record<Step, string>> = {
  first: `d.first_told_at is null and ${over(noticeDays.first)}`,
  second: `d.second_told_at is null and d.first_told_at is not null and ${since('first_mail', noticeDays.first - noticeDays.second)}
      and ${over(noticeDays.second)}`,
  end: `d.second_told_at is not null and ${since('second_mail', noticeDays.second)} and ${over(0)}`,
};
const changes: Readonly<Record<Step, string>> = {
  first: 'update auth.dormancy set first_told_at = $1 where user_id in (select user_id from due)',
  second: 'update auth.dormancy set second_told_at = $1 where user_id in (select user_id from due)',
  end: 'delete from auth.users where id in (select user_id from due)',
};
const events: Readonly<Record<Step, string>> = {
  first: 'dormancy_told',
  second: 'dormancy_told',
  end: 'account_deleted',
};

const dueRows = v.array(v.object({ id: v.string(), email: v.string(), due: v.date() }));

/** Mail by which each step is told; the last one may get lost, for nothing hangs on it any more. */
const mailOf = { first: 'first_mail', second: 'second_mail', end: null } as const;

/** Waits for the word that the mail was taken. */
async function awaitReceipt(
  queries: Queries,
  column: 'first_mail' | 'second_mail',
  member: string,
  mail: string,
): Promise<void> {
  await queries.run({
    text: `with waiting as (insert into auth.mail_receipts (id) values ($2))
      update auth.dormancy set ${column} = $2 where user_id = $1`,
    values: [member, mail],
  });
}

/** Takes one step for all who are due, with its mails, as one or not at all. @returns how many */
async function take(parts: DormancyParts, step: Step, months: number): Promise<number> {
  const now = parts.now();
  return parts.accounts.transaction(async (queries) => {
    const { rows } = await queries.run({
      text: `with due as (
          select d.user_id, u.email,
              greatest(d.last_seen_at + make_interval(months => $2), $1::timestamptz + interval '${daysLeft[step]} days') as due
            from auth.dormancy d join auth.users u on u.id = d.user_id
            where u.email is not null and d.bounced_at is null and ${notJustRefused} and ${dueFor[step]}
            order by d.last_seen_at limit ${mostOfANight} for update of d skip locked),
        changed as (${changes[step]} returning 1),
        noted as (insert into auth.audit_log (user_id, event, subject, created_at)
          select user_id, '${events[step]}', 'dormant', $1 from due)
        select user_id::text as id, email, due from due`,
      values: [now, months],
    });
    const people = v.parse(dueRows, rows);
    for (const { id, email, due } of people) {
      const login = `${parts.site}${paths.login}`;
      const mail =
        step === 'end' ? dormantDeletedMail() : dormantMail(due, login, step === 'second');
      const name = await parts.post.put(queries, { to: email, ...mail }, mailSeconds);
      const column = mailOf[step];
      if (column !== null) await awaitReceipt(queries, column, id, name);
    }
    return people.length;
  });
}

/**
 * Tells members who have stayed away that their account will be deleted, twice and in time, and deletes it then; to be run each
 * night. Whoever signs in between is left alone. Nothing where the clock has just jumped.
 */
export async function endDormant(parts: DormancyParts): Promise<void> {
  const { months, clock, log, accounts, post } = parts;
  if (months === null || clock.hasJumped()) return;
  await noteSeen(accounts);
  await countRefusals(accounts);
  await forgetUntaken(accounts);
  // an account is deleted in one night at the earliest after the night of its second mail
  const deleted = await take(parts, 'end', months);
  const second = await take(parts, 'second', months);
  const first = await take(parts, 'first', months);
  post.wake();
  if (first + second + deleted > 0) {
    log.info({ first, second, deleted }, 'told members who stay away, and deleted accounts');
  }
}
