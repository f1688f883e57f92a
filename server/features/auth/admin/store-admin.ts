import * as v from 'valibot';
import { databaseError, type Queries } from '../../../platform/database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { findUser, type Metadata, type User } from '../users/store-users.ts';

const pageSchema = v.array(v.object({ id: v.string(), total: v.number() }));

/** One page of the members, the oldest first, and how many there are. */
export async function listUsers(
  queries: Queries,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly users: readonly User[]; readonly total: number }> {
  const { rows } = await queries.run({
    text: `with counted as (select count(*)::int as total from auth.users)
      select u.id, counted.total from counted, auth.users u
      order by u.created_at, u.id limit $1 offset $2`,
    values: [perPage, (page - 1) * perPage],
  });
  const found = v.parse(pageSchema, rows);
  const users = await Promise.all(found.map(({ id }) => findUser(queries, id)));
  const { rows: counts } = await queries.run({ text: 'select count(*)::int as n from auth.users' });
  const [{ n: total }] = v.parse(v.tuple([v.object({ n: v.number() })]), counts);
  return { users: users.filter((user) => user !== null), total };
}

/** What an operator's program sets at once, without anybody's confirmation. */
export interface AdminChange {
  readonly email?: string | undefined;
  /** Says that the address is the member's. */
  readonly confirmed?: boolean | undefined;
  readonly appMetadata?: Metadata | undefined;
  /** Null lifts a ban. */
  readonly bannedUntil?: Date | null | undefined;
}

/** Bytes of what a program may keep beside a member; it goes with each of their requests, in the token. */
const mostAppMetadata = 4_096;

/** @throws AuthError where it has grown too large to be sent with every request */
async function checkAppMetadata(queries: Queries, id: string): Promise<void> {
  const { count } = await queries.run({
    text: 'select from auth.users where id = $1 and octet_length(raw_app_meta_data::text) > $2',
    values: [id, mostAppMetadata],
  });
  if (count > 0) throw invalid('App metadata is too large');
}

/** @throws AuthError email_exists, validation_failed */
export async function changeAccount(
  queries: Queries,
  id: string,
  change: AdminChange,
  now: Date,
): Promise<void> {
  await queries
    .run({
      text: `with changed as (
        update auth.users u set updated_at = $2,
          email = coalesce($3, u.email),
          email_confirmed_at = case when $4 then coalesce(u.email_confirmed_at, $2) else u.email_confirmed_at end,
          email_proved_at = case when $4 then coalesce(u.email_proved_at, $2)
            when $3::text is null or $3 = u.email then u.email_proved_at end,
          banned_until = case when $5 then $6 else u.banned_until end,
          raw_app_meta_data = (
            select coalesce(jsonb_object_agg(key, value), '{}')
            from jsonb_each(u.raw_app_meta_data || $7::jsonb) where jsonb_typeof(value) <> 'null')
        where u.id = $1 returning u.id, u.email, u.email_confirmed_at)
      update auth.identities i set updated_at = $2, identity_data = i.identity_data || jsonb_build_object(
          'email', changed.email, 'email_verified', changed.email_confirmed_at is not null)
        from changed where i.user_id = changed.id and i.provider = 'email'`,
      values: [
        id,
        now,
        change.email ?? null,
        change.confirmed === true,
        change.bannedUntil !== undefined,
        change.bannedUntil ?? null,
        JSON.stringify(change.appMetadata ?? {}),
      ],
    })
    .catch((error: unknown) => {
      if (databaseError(error)?.constraint === 'users_email_key')
        throw new AuthError('email_exists');
      throw error;
    });
  if (change.appMetadata !== undefined) await checkAppMetadata(queries, id);
}

/** Notes that a member was invited, or that the address is to be confirmed. */
export async function noteInvitation(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.run({
    text: 'update auth.users set invited_at = $2, confirmation_sent_at = $2 where id = $1',
    values: [id, now],
  });
}
