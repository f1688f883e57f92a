import * as v from 'valibot';
import type { Queries } from '../../platform/database/database.ts';
import type { ComposedMail } from '../../platform/outgoing/compose-mail.ts';
import type { TellingMeans } from '../../platform/outgoing/telling-means.ts';
import { type ChangedText, textsChangedMail } from './mails.ts';

export type TextChangesParts = TellingMeans;

/** A text that was put right the same day is told of once. */
const settledHours = 24;
/** Members whom one transaction comes to. */
const membersAtOnce = 250;
/** Mails of one look, or a few more. */
const mailsAtOnce = 250;
/** With so many mails on their way no more are put there: a code that somebody waits for stands in the same line. */
const mostWaiting = 50;
/** So long a mail is tried: a mail server may be away for days. */
const mailSeconds = 5 * 86_400;

/** Versions that hold and were preceded by others; `before` is the last of those. */
const changedTexts = `select held.name, held.sha256, held.since, earlier.sha256 as before from public.legal_texts held
    cross join lateral (select sha256 from public.legal_texts where name = held.name and sha256 <> held.sha256
      order by since desc limit 1) as earlier
    where held.until is null`;

/** Begins to tell of versions that have held for a day and of which nobody was ever told. */
async function begin(queries: Queries, now: Date): Promise<void> {
  await queries.run({
    text: `with changed as (select * from (${changedTexts}) as c
        where since <= $1::timestamptz - make_interval(hours => $2)
          and not exists (select from auth.text_mailings m where c.sha256 in (m.terms_sha256, m.privacy_sha256))),
      mailing as (
        select max(sha256) filter (where name = 'terms') as terms, max(sha256) filter (where name = 'privacy') as privacy,
          max(since) as since from changed having count(*) > 0)
      insert into auth.text_mailings (terms_sha256, privacy_sha256, since) select terms, privacy, since from mailing
        on conflict do nothing`,
    values: [now, settledHours],
  });
}

const mailingRows = v.array(
  v.object({
    id: v.string(),
    since: v.date(),
    last: v.string(),
    changed: v.array(
      v.object({
        name: v.picklist(['terms', 'privacy']),
        since: v.pipe(
          v.string(),
          v.transform((text) => new Date(text)),
        ),
        before: v.string(),
      }),
    ),
  }),
);

/** The oldest mailing that has not come to everybody and whose texts still hold; null: there is none, or another process is at it. */
async function nextMailing(queries: Queries) {
  const { rows } = await queries.run({
    text: `select m.id::text, m.since, m.last_member::text as last, held.changed from auth.text_mailings m
        cross join lateral (select json_agg(c order by c.name desc) as changed from (${changedTexts}) as c
          where c.sha256 in (m.terms_sha256, m.privacy_sha256)) as held
      where m.finished_at is null and held.changed is not null
      order by m.id limit 1 for update of m skip locked`,
  });
  return v.parse(mailingRows, rows)[0] ?? null;
}

const memberRows = v.array(v.object({ id: v.string(), email: v.nullable(v.string()) }));

/** The next members by their ids; `email` of those alone who are to be told there. */
async function nextMembers(queries: Queries, last: string, since: Date) {
  const { rows } = await queries.run({
    text: `select id::text, case when email_confirmed_at is not null and created_at < $3 then email end as email
      from auth.users where id > $1::uuid order by id limit $2`,
    values: [last, membersAtOnce, since],
  });
  return v.parse(memberRows, rows);
}

const waitingRows = v.tuple([v.object({ waiting: v.number() })]);

async function isBusy(queries: Queries): Promise<boolean> {
  const { rows } = await queries.run({
    text: `select count(*)::integer as waiting from (select from auth.mail_outbox where channel = 'mail' limit $1) as first`,
    values: [mostWaiting],
  });
  return v.parse(waitingRows, rows)[0].waiting >= mostWaiting;
}

/** Writes the mails to some members with how far that came, as one or not at all. @returns how many mails, and whether there are more members */
async function tellSome({ accounts, log, now, site, post }: TextChangesParts) {
  return accounts.transaction(async (queries) => {
    const mailing = await nextMailing(queries);
    if (mailing === null) return { mails: 0, more: false };
    const { id, since, last, changed } = mailing;
    const members = await nextMembers(queries, last, since);
    const mail: ComposedMail = textsChangedMail(changed satisfies ChangedText[], site);
    const told = members.flatMap(({ email }) => (email === null ? [] : [email]));
    for (const to of told) await post.put(queries, { to, ...mail }, mailSeconds);
    const isLast = members.length < membersAtOnce;
    await queries.run({
      text: `update auth.text_mailings set last_member = $2, mails = mails + $3, finished_at = case when $4 then $5::timestamptz end
        where id = $1`,
      values: [id, members.at(-1)?.id ?? last, told.length, isLast, now()],
    });
    if (isLast)
      log.info({ mailing: id }, 'all members are told of changed terms or privacy policy');
    return { mails: told.length, more: !isLast };
  });
}

/**
 * Tells members by mail of a new version of the terms or the privacy policy, once a version, some members at a time; to be run
 * every minute. Who joined since has seen it; who has not confirmed an address is told nothing there.
 */
export async function tellTextChanges(
  parts: TextChangesParts,
  ended: () => boolean = () => false,
): Promise<void> {
  const { accounts, now, post } = parts;
  await begin(accounts, now());
  if (await isBusy(accounts)) return;
  let written = 0;
  let more = true;
  while (more && written < mailsAtOnce && !ended()) {
    const some = await tellSome(parts);
    written += some.mails;
    more = some.more;
  }
  if (written > 0) post.wake();
}
