import * as v from 'valibot';
import { databaseError, type Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import type { VouchedPerson } from '../oauth/profile.ts';
import type { Metadata } from '../users/store-users.ts';

const idSchema = v.object({ id: v.string() });

/** The member whom a service knows by this name, with what it says of them now. */
export async function signInIdentity(
  queries: Queries,
  { provider, subject, data }: VouchedPerson,
  now: Date,
): Promise<string | null> {
  const { rows } = await queries.run({
    text: `update auth.identities set identity_data = $3, last_sign_in_at = $4, updated_at = $4
      where provider = $1 and provider_id = $2 returning user_id as id`,
    values: [provider, subject, JSON.stringify(data), now],
  });
  return rows[0] === undefined ? null : v.parse(idSchema, rows[0]).id;
}

/** What a member's app metadata says of the ways in that they have, the oldest first. */
export async function retellProviders(queries: Queries, userId: string): Promise<void> {
  await queries.run({
    text: `update auth.users u set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object(
        'provider', known.names -> 0, 'providers', known.names)
      from (select jsonb_agg(provider order by first) as names from (
        select provider, min(created_at) as first from auth.identities where user_id = $1 group by provider) each) known
      where u.id = $1 and known.names is not null`,
    values: [userId],
  });
}

/**
 * Adds a way in. What a service says of the member goes beside what they said themselves, as long as both have room.
 * @throws AuthError identity_already_exists when somebody has it by now
 */
export async function addIdentity(
  queries: Queries,
  userId: string,
  { provider, subject, data }: Pick<VouchedPerson, 'provider' | 'subject' | 'data'>,
  now: Date,
): Promise<void> {
  const { count } = await queries.run({
    text: `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $5, $5) on conflict (provider, provider_id) do nothing`,
    values: [userId, provider, subject, JSON.stringify(data), now],
  });
  if (count !== 1) throw new AuthError('identity_already_exists');
  await queries.run({
    text: `update auth.users u set updated_at = $3, raw_user_meta_data = case
        when octet_length(($2::jsonb || u.raw_user_meta_data)::text) <= 4096 then $2::jsonb || u.raw_user_meta_data
        else u.raw_user_meta_data end
      where id = $1`,
    values: [userId, JSON.stringify(data), now],
  });
  await retellProviders(queries, userId);
}

/** A member who has never typed anything here. @returns null when the address is taken */
export async function insertVouchedUser(
  queries: Queries,
  user: { readonly email: string | null; readonly isVerified: boolean; readonly data: Metadata },
  now: Date,
): Promise<string | null> {
  const { rows } = await queries.run({
    text: `insert into auth.users (email, email_confirmed_at, email_proved_at, raw_user_meta_data, created_at, updated_at)
      values ($1, case when $2 then $4::timestamptz end, case when $2 then $4::timestamptz end, $3, $4, $4)
      on conflict (email) where email is not null do nothing returning id`,
    values: [user.email, user.isVerified, JSON.stringify(user.data), now],
  });
  return rows[0] === undefined ? null : v.parse(idSchema, rows[0]).id;
}

const ownerSchema = v.object({
  id: v.string(),
  /** Whether they have shown that the address is theirs. */
  isProved: v.boolean(),
  /** Whether they have a second factor or a passkey. */
  isGuarded: v.boolean(),
  /** Whether a company's service looks after the account. */
  isManaged: v.boolean(),
});

/** Who has an address, and makes others wait who would change their ways in. */
export async function lockOwner(queries: Queries, email: string) {
  const { rows } = await queries.run({
    text: `select u.id, u.email_proved_at is not null as "isProved",
        exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
          or exists (select from auth.passkeys p where p.user_id = u.id) as "isGuarded",
        exists (select from auth.identities i where i.user_id = u.id and i.provider like 'sso:%') as "isManaged"
      from auth.users u where u.email = $1 for no key update`,
    values: [email],
  });
  return rows[0] === undefined ? null : v.parse(ownerSchema, rows[0]);
}

/** Takes away every way in that whoever made the account may have kept, before it is handed to the address's owner. */
export async function clearWaysIn(queries: Queries, userId: string, now: Date): Promise<void> {
  for (const text of [
    'update auth.users set encrypted_password = null, phone = null, phone_confirmed_at = null, email_change = null, phone_change = null where id = $1',
    'delete from auth.identities where user_id = $1',
    'delete from auth.sessions where user_id = $1',
    'delete from auth.one_time_tokens where user_id = $1',
    'delete from auth.mfa_factors where user_id = $1',
  ]) {
    await queries.run({ text, values: [userId] });
  }
  await queries.run({
    text: `update auth.users set email_confirmed_at = $2, email_proved_at = $2, updated_at = $2 where id = $1`,
    values: [userId, now],
  });
}

/** Gives a member without an address the one that a service vouches for; leaves things as they are where somebody has it. */
export async function adoptEmail(
  queries: Queries,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await queries.run({
    text: `update auth.users u set email = $2, email_confirmed_at = $3, email_proved_at = $3, updated_at = $3
      where id = $1 and email is null and not exists (select from auth.users o where o.email = $2)`,
    values: [userId, email, now],
  });
}

/** A member with a way in of their own is no longer bound to one device. */
export async function endAnonymity(queries: Queries, userId: string): Promise<void> {
  await queries.run({
    text: 'update auth.users set is_anonymous = false where id = $1 and is_anonymous',
    values: [userId],
  });
}

/** What of a member's account goes with a way in that is taken away. */
const goesWith: Readonly<Record<string, string>> = {
  phone: 'phone = null, phone_confirmed_at = null',
  email: 'encrypted_password = null',
};

/**
 * Takes a way in away, and gives the member the address of one that is left where theirs came by it.
 * @throws AuthError email_conflict_identity_not_deletable where somebody else has that address
 */
export async function removeIdentity(
  queries: Queries,
  userId: string,
  { id, provider }: { readonly id: string; readonly provider: string },
  now: Date,
): Promise<void> {
  await queries.run({
    text: 'delete from auth.identities where id = $1 and user_id = $2',
    values: [id, userId],
  });
  const goes = goesWith[provider];
  if (goes !== undefined) {
    await queries.run({ text: `update auth.users set ${goes} where id = $1`, values: [userId] });
  }
  await queries
    .run({
      text: `with theirs as (
          select identity_data ->> 'email' as email, created_at from auth.identities
          where user_id = $1 and identity_data ->> 'email' is not null
            and (provider = 'email' or identity_data ->> 'email_verified' = 'true'))
        update auth.users u set updated_at = $2, email = case
          when u.email is null or exists (select from theirs where theirs.email = u.email) then u.email
          else (select email from theirs order by created_at limit 1) end
        where u.id = $1`,
      values: [userId, now],
    })
    .catch((error: unknown) => {
      if (databaseError(error)?.constraint !== 'users_email_key') throw error;
      throw new AuthError('email_conflict_identity_not_deletable');
    });
  await retellProviders(queries, userId);
}
