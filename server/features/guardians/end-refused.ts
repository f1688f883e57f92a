import * as v from 'valibot';
import { paths } from '#contract/paths.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { TellingMeans } from '../../platform/outgoing/telling-means.ts';
import type { ClockWatch } from '../../platform/steady-clock.ts';
import { childDeletedMail, declinedMail, unansweredMail } from './mails.ts';
import { endDays } from './store.ts';

export interface EndRefusedParts extends TellingMeans {
  readonly clock: ClockWatch;
}

/** Of one transaction, so that nobody waits for its locks. */
const membersAtOnce = 100;
/** So long a mail is tried. */
const mailSeconds = 5 * 86_400;

const isChild = 'agreement.is_minor(g.user_id, agreement.told_age(g.user_id))';
/** Since a yes of a guardian counts what came after it alone; where one ever agreed, silence is no refusal. */
const isUnagreed = `not exists (select from agreement.guardians a where a.user_id = g.user_id and a.agreed_at is not null
      and (g.declined_at is null or a.asked_at > g.asked_at))`;

/** Whatever a day was told: where a guardian's yes stands nothing is deleted. */
const hasNoYes = `not exists (select from agreement.guardians a
      where a.user_id = g.user_id and a.agreed_at is not null and a.withdrawn_at is null)`;

const untoldRows = v.array(
  v.object({ email: v.nullable(v.string()), declined: v.boolean(), ends: v.date() }),
);

/** Tells whose guardian has not answered, or said no before anything followed from that. @returns how many */
async function tell(queries: Queries, { now, post, site }: EndRefusedParts): Promise<number> {
  const { rows } = await queries.run({
    text: `with due as (
        select g.id, g.declined_at is not null as declined, u.email from agreement.guardians g join auth.users u on u.id = g.user_id
          where g.agreed_at is null and g.ends_at is null and (g.declined_at is not null or g.expires_at <= $1)
            and ${isChild} and ${isUnagreed}
          order by g.expires_at limit $2 for update of g skip locked)
      update agreement.guardians g set ends_at = $1::timestamptz + make_interval(days => $3) from due where due.id = g.id
        returning due.email, due.declined, g.ends_at as ends`,
    values: [now(), membersAtOnce, endDays],
  });
  const told = v.parse(untoldRows, rows);
  for (const { email, declined, ends } of told) {
    // who has no address reads it on the profile page
    if (email === null) continue;
    const mail = declined ? declinedMail : unansweredMail;
    await post.put(
      queries,
      { to: email, ...mail({ ends, profile: site + paths.profile }) },
      mailSeconds,
    );
  }
  return told.length;
}

const dueRows = v.array(v.object({ id: v.string(), email: v.nullable(v.string()) }));

/** Deletes the accounts whose time is over, with all that is in them. @returns how many */
async function end(queries: Queries, { now, post }: EndRefusedParts): Promise<number> {
  const { rows } = await queries.run({
    text: `select u.id::text, u.email from auth.users u join agreement.guardians g on g.user_id = u.id
      where g.ends_at <= $1 and ${isChild} and ${hasNoYes} order by g.ends_at limit $2 for update of u, g skip locked`,
    values: [now(), membersAtOnce],
  });
  const due = new Map(v.parse(dueRows, rows).map(({ id, email }) => [id, email]));
  if (due.size === 0) return 0;
  await queries.run({
    text: `with due as (select member::uuid as id from json_array_elements_text($1::json) as member),
        gone as (delete from auth.users where id in (select id from due))
      insert into auth.audit_log (user_id, event, subject, created_at) select id, 'account_deleted', 'no guardian agreed', $2 from due`,
    values: [JSON.stringify([...due.keys()]), now()],
  });
  for (const email of due.values()) {
    if (email !== null) await post.put(queries, { to: email, ...childDeletedMail() }, mailSeconds);
  }
  return due.size;
}

/** Takes a step for a few members at a time, until none is due. @returns for how many */
async function forAll(
  { accounts }: EndRefusedParts,
  step: (queries: Queries) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let count = 1; count > 0; sum += count) count = await accounts.transaction(step);
  return sum;
}

/**
 * Of a child without a guardian who agrees nothing is kept: `endDays` after a no, or after its member was told that nobody had
 * answered, the account goes; to be run each night. Nothing where the clock has just jumped.
 */
export async function endRefused(parts: EndRefusedParts): Promise<void> {
  const { clock, log, post } = parts;
  if (clock.hasJumped()) return;
  const deleted = await forAll(parts, (queries) => end(queries, parts));
  const told = await forAll(parts, (queries) => tell(queries, parts));
  if (told + deleted === 0) return;
  post.wake();
  log.info({ told, deleted }, 'children without a guardian who agrees: told, and accounts deleted');
}
