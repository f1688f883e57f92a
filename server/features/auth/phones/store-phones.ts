import * as v from 'valibot';
import { databaseError, type Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import { retellProviders } from '../identities/store-identities.ts';
import type { Metadata } from '../users/store-users.ts';

export interface NewPhoneUser {
  readonly phone: string;
  /** Null: there is no password to sign in with. */
  readonly passwordHash: string | null;
  readonly metadata: Metadata;
  readonly now: Date;
}

const identityData = (phone: string, isConfirmed: boolean) =>
  JSON.stringify({ phone, phone_verified: isConfirmed, email_verified: false });

/** Puts the identity of a number to a member, or corrects the one that they have. */
async function putIdentity(
  queries: Queries,
  userId: string,
  phone: string,
  { isConfirmed, now }: { readonly isConfirmed: boolean; readonly now: Date },
): Promise<void> {
  await queries.run({
    text: `insert into auth.identities as i (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
      values ($1, 'phone', $1::uuid::text, $2::jsonb || jsonb_build_object('sub', $1::uuid::text), $3, $3, $3)
      on conflict (provider, provider_id) do update set
        identity_data = i.identity_data || excluded.identity_data, updated_at = $3`,
    values: [userId, identityData(phone, isConfirmed), now],
  });
}

/**
 * Adds a member whose number is theirs once they have typed a code that went there.
 * @returns their id; null when the number is taken
 */
export async function insertPhoneUser(
  queries: Queries,
  user: NewPhoneUser,
): Promise<string | null> {
  const { phone, now } = user;
  const { rows } = await queries.run({
    text: `insert into auth.users (phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $5) on conflict (phone) where phone is not null do nothing returning id`,
    values: [
      phone,
      user.passwordHash,
      JSON.stringify({ provider: 'phone', providers: ['phone'] }),
      JSON.stringify({ ...user.metadata, phone_verified: false, email_verified: false }),
      now,
    ],
  });
  if (rows[0] === undefined) return null;
  const { id } = v.parse(v.object({ id: v.string() }), rows[0]);
  await putIdentity(queries, id, phone, { isConfirmed: false, now });
  return id;
}

/** Says that the member reads the messages of their number. A password that a stranger may have chosen goes. */
export async function confirmPhone(
  queries: Queries,
  id: string,
  phone: string,
  now: Date,
): Promise<void> {
  await queries.run({
    text: `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, $2), updated_at = $2,
        encrypted_password = case when password_contested then null else encrypted_password end,
        password_contested = false,
        raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}' where id = $1`,
    values: [id, now],
  });
  await putIdentity(queries, id, phone, { isConfirmed: true, now });
}

/** Remembers the number that a member wants to have; nothing else changes until it is confirmed. */
export async function wantPhone(
  queries: Queries,
  id: string,
  phone: string,
  now: Date,
): Promise<void> {
  await queries.run({
    text: 'update auth.users set phone_change = $2, phone_change_sent_at = $3, updated_at = $3 where id = $1',
    values: [id, phone, now],
  });
}

/** The member who waits for the code of a change to this number. */
export async function findWaiting(queries: Queries, phone: string): Promise<readonly string[]> {
  const { rows } = await queries.run({
    text: 'select id from auth.users where phone_change = $1',
    values: [phone],
  });
  return v.parse(v.array(v.object({ id: v.string() })), rows).map(({ id }) => id);
}

const explainTaken = (error: unknown): never => {
  if (databaseError(error)?.constraint === 'users_phone_key') throw new AuthError('phone_exists');
  throw error;
};

/** Gives a member a number without asking anybody. @throws AuthError phone_exists */
export async function givePhone(
  queries: Queries,
  id: string,
  phone: string,
  isConfirmed: boolean,
  now: Date,
): Promise<void> {
  await queries
    .run({
      text: `update auth.users set phone = $2, phone_confirmed_at = case when $3 then $4::timestamptz end,
          phone_change = null, updated_at = $4 where id = $1`,
      values: [id, phone, isConfirmed, now],
    })
    .catch(explainTaken);
  await putIdentity(queries, id, phone, { isConfirmed, now });
  await retellProviders(queries, id);
}

/**
 * Gives the member the number that they want to have.
 * @returns the old number, null where there was none
 * @throws AuthError phone_exists when somebody else has it by now, otp_expired when no change to it is wanted any more
 */
export async function applyPhoneChange(
  queries: Queries,
  id: string,
  phone: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await queries
    .run({
      text: `with before as (select id, phone from auth.users where id = $1 and phone_change = $2 for update)
        update auth.users u set phone = $2, phone_change = null, phone_change_sent_at = null, phone_confirmed_at = $3,
          is_anonymous = false, updated_at = $3,
          raw_user_meta_data = u.raw_user_meta_data || '{"phone_verified": true}'
        from before where u.id = before.id returning before.phone as old`,
      values: [id, phone, now],
    })
    .catch(explainTaken);
  if (rows[0] === undefined) throw new AuthError('otp_expired');
  await putIdentity(queries, id, phone, { isConfirmed: true, now });
  await retellProviders(queries, id);
  return v.parse(v.object({ old: v.nullable(v.string()) }), rows[0]).old;
}
