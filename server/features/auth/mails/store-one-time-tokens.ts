import * as v from 'valibot';
import type { Queries } from '../../../platform/database.ts';

export interface RecoveryRequest {
  readonly email: string;
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly now: Date;
}

/**
 * Puts a recovery token in the place of an earlier one.
 * @returns the member; null when nobody has this address, or only someone banned
 */
export async function putRecoveryToken(
  queries: Queries,
  { email, tokenHash, codeHash, now }: RecoveryRequest,
): Promise<string | null> {
  const { rows } = await queries.run({
    text: `with member as (
        update auth.users set recovery_sent_at = $4
        where email = $1 and (banned_until is null or banned_until <= $4) returning id, email)
      insert into auth.one_time_tokens as t (user_id, kind, token_hash, code_hash, relates_to, sent_at)
        select id, 'recovery', $2, $3, email, $4 from member
      on conflict (user_id, kind) do update set token_hash = excluded.token_hash,
        code_hash = excluded.code_hash, relates_to = excluded.relates_to, tries = 0,
        sent_at = excluded.sent_at
      returning t.user_id as "userId"`,
    values: [email, tokenHash, codeHash, now],
  });
  return rows[0] === undefined ? null : v.parse(v.object({ userId: v.string() }), rows[0]).userId;
}

const found = v.object({ userId: v.string(), tokenHash: v.string(), codeHash: v.string() });
export type FoundToken = v.InferOutput<typeof found>;
const columns = `t.user_id as "userId", t.token_hash as "tokenHash", t.code_hash as "codeHash"`;

/** @param sentSince tokens sent before have expired */
export async function findRecoveryToken(
  queries: Queries,
  tokenHash: string,
  sentSince: Date,
): Promise<FoundToken | null> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.one_time_tokens t
      where t.kind = 'recovery' and t.token_hash = $1 and t.sent_at > $2`,
    values: [tokenHash, sentSince],
  });
  return rows[0] === undefined ? null : v.parse(found, rows[0]);
}

/** The token pending for an address, with one try at its code counted; null when there is none or no try is left. */
export async function tryRecoveryCode(
  queries: Queries,
  email: string,
  sentSince: Date,
  maxTries: number,
): Promise<FoundToken | null> {
  const { rows } = await queries.run({
    text: `update auth.one_time_tokens t set tries = t.tries + 1 from auth.users u
      where u.email = $1 and t.user_id = u.id and t.kind = 'recovery' and t.sent_at > $2
        and t.tries < $3
      returning ${columns}`,
    values: [email, sentSince, maxTries],
  });
  return rows[0] === undefined ? null : v.parse(found, rows[0]);
}

/** @returns false when it was used or replaced in the meantime */
export async function consumeRecoveryToken(queries: Queries, tokenHash: string): Promise<boolean> {
  const { count } = await queries.run({
    text: `delete from auth.one_time_tokens where kind = 'recovery' and token_hash = $1`,
    values: [tokenHash],
  });
  return count === 1;
}

/** Voids everything that was mailed to a member. */
export async function voidTokensOf(queries: Queries, userId: string): Promise<void> {
  await queries.run({
    text: 'delete from auth.one_time_tokens where user_id = $1',
    values: [userId],
  });
}
