import * as v from 'valibot';
import { databaseError, type Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import { retellProviders } from '../identities/store-identities.ts';

/** Remembers the address that a member wants to have; nothing else changes until it is confirmed. */
export async function wantEmail(
  queries: Queries,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  await queries.run({
    text: 'update auth.users set email_change = $2, email_change_sent_at = $3, updated_at = $3 where id = $1',
    values: [id, email, now],
  });
}

const emailOf = (address: string) =>
  `jsonb_build_object('email', ${address}, 'email_verified', true)`;

/**
 * Says that the member reads the mails of their address. Where it was not confirmed before, a password goes that a stranger
 * may have chosen.
 * @param by what they came by: `signup` may have been mailed to whoever chose the password, anything else was not
 */
export async function confirmEmail(
  queries: Queries,
  id: string,
  by: 'signup' | 'other',
  now: Date,
): Promise<{ readonly isPasswordGone: boolean }> {
  const isForeign = by === 'signup' ? 'password_contested' : 'true';
  const { rows } = await queries.run({
    text: `with before as (
        select id, encrypted_password is not null and email_confirmed_at is null and ${isForeign} as goes
        from auth.users where id = $1 for no key update)
      update auth.users u set email_confirmed_at = coalesce(email_confirmed_at, $2), email_proved_at = $2, updated_at = $2,
        encrypted_password = case when before.goes then null else encrypted_password end,
        password_contested = false,
        raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
      from before where u.id = before.id returning before.goes`,
    values: [id, now],
  });
  await queries.run({
    text: `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
      where user_id = $1 and provider = 'email'`,
    values: [id, now],
  });
  return { isPasswordGone: rows[0]?.goes === true };
}

const changeSchema = v.object({ before: v.nullable(v.string()), after: v.string() });
export type EmailChange = v.InferOutput<typeof changeSchema>;

/**
 * Gives the member the address that they want to have, and with it an identity of their own and an end to being nobody.
 * @param isProved whether they have shown that they read its mails
 * @returns the old address and the new one; null when no change is wanted
 * @throws AuthError email_exists when somebody else has it by now
 */
export async function applyEmailChange(
  queries: Queries,
  id: string,
  isProved: boolean,
  now: Date,
): Promise<EmailChange | null> {
  const { rows } = await queries
    .run({
      text: `with before as (select id, email from auth.users where id = $1 and email_change is not null for update),
        changed as (
          update auth.users u set email = u.email_change, email_change = null, email_change_sent_at = null,
            email_confirmed_at = $2, email_proved_at = case when $3 then $2::timestamptz end, is_anonymous = false,
            updated_at = $2, raw_user_meta_data = u.raw_user_meta_data || ${emailOf('u.email_change')}
          from before where u.id = before.id returning u.id, u.email, before.email as old),
        known as (
          insert into auth.identities as i (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
            select id, 'email', id::text, ${emailOf('email')} || jsonb_build_object('sub', id), $2, $2, $2 from changed
          on conflict (provider, provider_id) do update set
            identity_data = i.identity_data || excluded.identity_data, updated_at = $2)
      select old as before, email as after from changed`,
      values: [id, now, isProved],
    })
    .catch((error: unknown) => {
      if (databaseError(error)?.constraint === 'users_email_key')
        throw new AuthError('email_exists');
      throw error;
    });
  if (rows[0] === undefined) return null;
  await retellProviders(queries, id);
  return v.parse(changeSchema, rows[0]);
}
