import * as v from 'valibot';
import { databaseError, type Queries } from '../../../platform/database/database.ts';
import { invalid } from '../auth-error.ts';
import type { MemberAddress } from './member-address.ts';

export type Metadata = Readonly<Record<string, unknown>>;

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const identitySchema = v.object({
  id: v.string(),
  provider: v.string(),
  providerId: v.string(),
  data: v.record(v.string(), v.unknown()),
  lastSignInAt: v.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
});
const factorSchema = v.object({
  id: v.string(),
  status: v.string(),
  friendlyName: v.nullable(v.string()),
  type: v.string(),
  lastChallengedAt: v.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
});
const userSchema = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  passwordHash: v.nullable(v.string()),
  emailConfirmedAt: v.nullable(v.date()),
  /** Digits of an E.164 number, without its plus. */
  phone: v.nullable(v.string()),
  phoneConfirmedAt: v.nullable(v.date()),
  newPhone: v.nullable(v.string()),
  phoneChangeSentAt: v.nullable(v.date()),
  confirmationSentAt: v.nullable(v.date()),
  recoverySentAt: v.nullable(v.date()),
  newEmail: v.nullable(v.string()),
  emailChangeSentAt: v.nullable(v.date()),
  reauthenticationSentAt: v.nullable(v.date()),
  invitedAt: v.nullable(v.date()),
  lastSignInAt: v.nullable(v.date()),
  bannedUntil: v.nullable(v.date()),
  isAnonymous: v.boolean(),
  appMetadata: v.record(v.string(), v.unknown()),
  userMetadata: v.record(v.string(), v.unknown()),
  createdAt: v.date(),
  updatedAt: v.date(),
  identities: v.array(identitySchema),
  factors: v.array(factorSchema),
});
export type User = v.InferOutput<typeof userSchema>;
export type UserFactor = v.InferOutput<typeof factorSchema>;
export type UserIdentity = v.InferOutput<typeof identitySchema>;

const columns = `u.id, u.email, u.encrypted_password as "passwordHash",
  u.phone, u.phone_confirmed_at as "phoneConfirmedAt", u.phone_change as "newPhone",
  u.phone_change_sent_at as "phoneChangeSentAt",
  u.email_confirmed_at as "emailConfirmedAt", u.confirmation_sent_at as "confirmationSentAt",
  u.recovery_sent_at as "recoverySentAt", u.last_sign_in_at as "lastSignInAt",
  u.email_change as "newEmail", u.email_change_sent_at as "emailChangeSentAt",
  u.reauthentication_sent_at as "reauthenticationSentAt", u.invited_at as "invitedAt",
  case u.banned_until when 'infinity' then '9999-12-31' else u.banned_until end as "bannedUntil", u.is_anonymous as "isAnonymous", u.raw_app_meta_data as "appMetadata",
  u.raw_user_meta_data as "userMetadata", u.created_at as "createdAt", u.updated_at as "updatedAt",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'provider', i.provider, 'providerId', i.provider_id,
      'data', i.identity_data, 'lastSignInAt', i.last_sign_in_at, 'createdAt', i.created_at,
      'updatedAt', i.updated_at) order by i.created_at)
    from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'status', f.status, 'friendlyName', f.friendly_name,
      'type', f.factor_type, 'lastChallengedAt', f.last_challenged_at, 'createdAt', f.created_at,
      'updatedAt', f.updated_at) order by f.created_at)
    from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`;

async function findOne(queries: Queries, condition: string, value: string): Promise<User | null> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.users u where ${condition}`,
    values: [value],
  });
  return rows[0] === undefined ? null : v.parse(userSchema, rows[0]);
}

export const findUser = (queries: Queries, id: string) => findOne(queries, 'u.id = $1', id);
export const findUserByEmail = (queries: Queries, email: string) =>
  findOne(queries, 'u.email = $1', email);
export const findUserAt = (queries: Queries, { kind, value }: MemberAddress) =>
  findOne(queries, `u.${kind} = $1`, value);

/** What a member gave at sign-up; nulls stand for keys that are not there. */
export function givenMetadata(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

/** What the metadata of a new member with an address starts with. */
export function startingMetadata(email: string, data: Metadata, isConfirmed: boolean): Metadata {
  return { ...givenMetadata(data), email, email_verified: isConfirmed, phone_verified: false };
}

export interface NewUser {
  readonly email: string;
  /** Null: there is no password to sign in with. */
  readonly passwordHash: string | null;
  readonly metadata: Metadata;
  /** Whether the address counts as the member's own. */
  readonly confirmed: boolean;
  readonly now: Date;
}

/**
 * Adds a member and their e-mail identity, inside the caller's transaction.
 * @returns null when the address is taken
 * @throws AuthError when the metadata is larger than the database keeps
 */
export async function insertUser(queries: Queries, user: NewUser): Promise<User | null> {
  const { rows } = await explainMetadata(
    queries.run({
      text: `insert into auth.users as u (email, encrypted_password, email_confirmed_at,
          raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        values ($1, $2, case when $6 then $3::timestamptz end, $4, $5, $3, $3)
        on conflict (email) where email is not null do nothing returning u.id`,
      values: [
        user.email,
        user.passwordHash,
        user.now,
        JSON.stringify({ provider: 'email', providers: ['email'] }),
        JSON.stringify(user.metadata),
        user.confirmed,
      ],
    }),
  );
  const id = rows[0]?.id;
  if (typeof id !== 'string') return null;
  await queries.run({
    text: `insert into auth.identities (user_id, provider, provider_id, identity_data,
        last_sign_in_at, created_at, updated_at)
      values ($1, 'email', $1::uuid::text, $2, $3, $3, $3)`,
    values: [
      id,
      JSON.stringify({
        sub: id,
        email: user.email,
        email_verified: user.confirmed,
        phone_verified: false,
      }),
      user.now,
    ],
  });
  return findUser(queries, id);
}

/**
 * Adds a member without an address, who exists on one device.
 * @throws AuthError when the metadata is larger than the database keeps
 */
export async function insertAnonymousUser(
  queries: Queries,
  metadata: Metadata,
  now: Date,
): Promise<string> {
  const { rows } = await explainMetadata(
    queries.run({
      text: `insert into auth.users (is_anonymous, raw_user_meta_data, last_sign_in_at, created_at, updated_at)
        values (true, $1, $2, $2, $2) returning id`,
      values: [JSON.stringify(metadata), now],
    }),
  );
  return v.parse(v.object({ id: v.string() }), rows[0]).id;
}

/**
 * Notes a sign-in. Locks the member's row until the transaction ends, so that a password change at the same moment
 * either comes first (and this answers false) or sees the session that is about to be made.
 * @param passwordHash the hash that the password was checked against; null where none was asked for
 * @param by what they signed in with
 */
export async function recordSignIn(
  queries: Queries,
  id: string,
  passwordHash: string | null,
  now: Date,
  by: MemberAddress['kind'] = 'email',
): Promise<boolean> {
  const { count } = await queries.run({
    text: `update auth.users set last_sign_in_at = $3, updated_at = $3
      where id = $1 and ($2::text is null or encrypted_password = $2)`,
    values: [id, passwordHash, now],
  });
  await queries.run({
    text: `update auth.identities set last_sign_in_at = $2, updated_at = $2
      where user_id = $1 and provider = $3`,
    values: [id, now, by],
  });
  return count === 1;
}

/** Makes others who would change this member's sign-in wait until the transaction ends; rows that name the member may be added. */
export async function lockUser(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await queries.run({
    text: 'select from auth.users where id = $1 for no key update',
    values: [id],
  });
  return rows.length > 0;
}

/** Notes that a code went to a mailbox or number that is not confirmed yet. */
export async function noteConfirmation(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.run({
    text: 'update auth.users set confirmation_sent_at = $2 where id = $1',
    values: [id, now],
  });
}

/** Notes that a code was mailed to a member who is signed in. */
export async function noteReauthentication(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.run({
    text: 'update auth.users set reauthentication_sent_at = $2 where id = $1',
    values: [id, now],
  });
}

/** Deletes the account; everything that belongs to it goes with it. */
export async function deleteUser(queries: Queries, id: string): Promise<void> {
  await queries.run({ text: 'delete from auth.users where id = $1', values: [id] });
}

export async function changePassword(
  queries: Queries,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await queries.run({
    text: 'update auth.users set encrypted_password = $2, updated_at = $3 where id = $1',
    values: [id, passwordHash, now],
  });
}

/**
 * Merges key by key; a null deletes the key.
 * @throws AuthError when the whole becomes larger than the database keeps
 */
export async function mergeMetadata(
  queries: Queries,
  id: string,
  changes: Metadata,
  now: Date,
): Promise<void> {
  await explainMetadata(
    queries.run({
      text: `update auth.users set updated_at = $3, raw_user_meta_data = (
          select coalesce(jsonb_object_agg(key, value), '{}')
          from jsonb_each(raw_user_meta_data || $2::jsonb) where jsonb_typeof(value) <> 'null')
        where id = $1`,
      values: [id, JSON.stringify(changes), now],
    }),
  );
}

async function explainMetadata<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const constraint = databaseError(error)?.constraint;
    if (constraint === 'users_user_meta_data_size') throw invalid('User metadata is too large');
    throw error;
  }
}
