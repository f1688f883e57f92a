import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Guardian } from '#contract/agreement/guardian.ts';
import { guardianStates } from '#contract/agreement/guardian-states.ts';
import type { Queries } from '../../platform/database/database.ts';

/** A guardian need not read their mail the same day. */
export const linkDays = 14;
/** Days from a no, or from word that nobody answered, to the end of a child's account. */
export const endDays = 7;
const secretBytes = 32;

/** Under which a link is found; the secret itself is kept nowhere. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const stateOf = `case when withdrawn_at is not null then 'withdrawn'
    when agreed_at is not null then 'agreed'
    when declined_at is not null then 'declined'
    when expires_at <= now() then 'expired'
    else 'waiting' end`;
/** Of the link of a mail: who said no can change their mind as long as it runs, and asks for a new one then. */
const linkStateOf = `case when agreed_at is null and expires_at <= now() then 'expired' else ${stateOf} end`;
const timeOf = 'coalesce(withdrawn_at, agreed_at, declined_at, sent_at)';

/** When the account of the member goes; null: nothing ends it. A member whom one guardian refused has no longer by asking another. */
const endOf = (member: string) =>
  `(select min(ends_at) from agreement.guardians where user_id = ${member})`;

const standingRows = v.array(
  v.object({
    state: v.picklist(guardianStates),
    email: v.string(),
    at: v.date(),
    ends: v.nullable(v.date()),
  }),
);

/** Of the guardian who was asked last. */
export async function readGuardian(queries: Queries, userId: string): Promise<Guardian> {
  const { rows } = await queries.run({
    text: `select ${stateOf} as state, email, ${timeOf} as at, ${endOf('$1')} as ends from agreement.guardians
      where user_id = $1 order by asked_at desc, id limit 1`,
    values: [userId],
  });
  const [row] = v.parse(standingRows, rows);
  if (!row) return { state: 'none', email: null, at: null, ends: null };
  return { ...row, at: row.at.toISOString(), ends: row.ends?.toISOString() ?? null };
}

const memberRows = v.array(v.object({ email: v.nullable(v.string()) }));

/** Address of a member's account; null where it has none. */
export async function accountEmail(queries: Queries, userId: string): Promise<string | null> {
  const { rows } = await queries.run({
    text: 'select email from auth.users where id = $1',
    values: [userId],
  });
  return v.parse(memberRows, rows)[0]?.email ?? null;
}

const ageRows = v.array(v.object({ age: v.nullable(v.number()) }));

/** Years that a member's profile tells; null where they have none. */
export async function ageOf(queries: Queries, userId: string): Promise<number | null> {
  const { rows } = await queries.run({
    text: 'select agreement.told_age($1) as age',
    values: [userId],
  });
  return v.parse(ageRows, rows)[0]?.age ?? null;
}

/** Within so many seconds the same question is the same press, sent twice. */
const doubleSeconds = 10;

/**
 * Has presses of a member wait for each other, in whichever process.
 * @returns whether this one is the press before it, sent twice: the mail is on its way
 */
export async function isAskedTwice(
  queries: Queries,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  await queries.run({
    text: 'select from auth.users where id = $1 for no key update',
    values: [userId],
  });
  const { rows } = await queries.run({
    text: `select from agreement.guardians where user_id = $1 and email = $2 and agreed_at is null
        and declined_at is null and expires_at > now() and sent_at > now() - make_interval(secs => $3)`,
    values: [userId, email, doubleSeconds],
  });
  return rows.length > 0;
}

const linkRows = v.array(v.object({ until: v.date() }));

/** A link that somebody may answer by. */
export interface GuardianLink {
  readonly secret: string;
  readonly until: Date;
}

/**
 * Makes a link for a guardian. Where nobody has answered the last one, it takes its place: that one leads nowhere from then on.
 * After a no it runs as long as the account does.
 */
export async function putAsked(
  queries: Queries,
  asked: { readonly userId: string; readonly email: string; readonly age: number },
): Promise<GuardianLink> {
  const secret = randomBytes(secretBytes).toString('base64url');
  const values = [asked.userId, asked.email, asked.age, hashOf(secret), linkDays];
  const until = `least(now() + make_interval(days => $5), (select min(ends_at) from agreement.guardians
        where user_id = $1 and declined_at is not null))`;
  const renewed = await queries.run({
    text: `update agreement.guardians set email = $2, age = least(age, $3), token_hash = $4, sent_at = now(),
        expires_at = ${until}, ends_at = null
      where user_id = $1 and agreed_at is null and declined_at is null returning expires_at as until`,
    values,
  });
  const { rows } =
    renewed.count > 0
      ? renewed
      : await queries.run({
          text: `insert into agreement.guardians (user_id, email, age, token_hash, expires_at)
            values ($1, $2, $3, $4, ${until}) returning expires_at as until`,
          values,
        });
  const [link] = v.parse(linkRows, rows);
  if (!link) throw new Error('no link was made');
  return { secret, ...link };
}

const foundRows = v.array(
  v.object({
    id: v.string(),
    userId: v.string(),
    state: v.picklist(guardianStates),
    email: v.string(),
    member: v.nullable(v.string()),
    at: v.date(),
    ends: v.nullable(v.date()),
    text: v.string(),
    version: v.string(),
    sha256: v.string(),
  }),
);
export type FoundGuardian = v.InferOutput<typeof foundRows>[number];

/** Whom a link asks, and with which words; null where it leads nowhere, or its member has asked anew since. */
export async function findByLink(queries: Queries, secret: string): Promise<FoundGuardian | null> {
  const { rows } = await queries.run({
    text: `select g.id, g.user_id as "userId", ${linkStateOf} as state, g.email, u.email as member, ${timeOf} as at,
        ${endOf('g.user_id')} as ends, shown.text, shown.version, shown.sha256
      from agreement.guardians g
        join auth.users u on u.id = g.user_id
        join public.consent_texts shown on shown.purpose = 'guardian'
          and case when g.text_sha256 is null then shown.asked else shown.sha256 = g.text_sha256 and shown.version = g.text_version end
      where g.token_hash = $1 and not exists (select from agreement.guardians later
        where later.user_id = g.user_id and later.asked_at > g.asked_at)
      for update of g`,
    values: [hashOf(secret)],
  });
  return v.parse(foundRows, rows)[0] ?? null;
}

/** Keeps what a guardian answered; the time is the database's. With a yes the account stays, whoever said no before. */
export async function keepAnswer(
  queries: Queries,
  { id, userId, version, sha256 }: FoundGuardian,
  answer: 'agree' | 'decline' | 'withdraw',
): Promise<void> {
  if (answer === 'agree') {
    await queries.run({
      text: 'update agreement.guardians set ends_at = null where user_id = $1 and ends_at is not null',
      values: [userId],
    });
  }
  const change = {
    agree: 'agreed_at = now(), declined_at = null, text_version = $2, text_sha256 = $3',
    decline: 'declined_at = now(), ends_at = now() + make_interval(days => $2)',
    withdraw: 'withdrawn_at = now()',
  }[answer];
  const values = { agree: [id, version, sha256], decline: [id, endDays], withdraw: [id] }[answer];
  await queries.run({ text: `update agreement.guardians set ${change} where id = $1`, values });
}
