import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';

/** What a mailed link or code is for. A member has one of each kind at most. */
export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'reauthentication'
  | 'email_change_current'
  | 'email_change_new'
  | 'magiclink'
  | 'sms'
  | 'phone_change';

interface Hashes {
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly now: Date;
}

export interface NewToken extends Hashes {
  readonly userId: string;
  readonly kind: TokenKind;
  /** Address or number that it is sent to. */
  readonly relatesTo: string;
}

const replacing = `on conflict (user_id, kind) do update set token_hash = excluded.token_hash,
  code_hash = excluded.code_hash, relates_to = excluded.relates_to, tries = 0, sent_at = excluded.sent_at, flow_id = null`;

/** Puts a token in the place of an earlier one of its kind. */
export async function putToken(queries: Queries, token: NewToken): Promise<void> {
  await queries.run({
    text: `insert into auth.one_time_tokens as t (user_id, kind, token_hash, code_hash, relates_to, sent_at)
      values ($1, $2, $3, $4, $5, $6) ${replacing}`,
    values: [token.userId, token.kind, token.tokenHash, token.codeHash, token.relatesTo, token.now],
  });
}

/**
 * The same for whoever has an address, in one statement whether or not somebody has.
 * @returns the member; null when nobody has this address, or only someone who is banned or comes by a company's sign-in
 */
export async function putRecoveryToken(
  queries: Queries,
  { email, tokenHash, codeHash, now }: Hashes & { readonly email: string },
): Promise<string | null> {
  const { rows } = await queries.run({
    text: `with member as (
        update auth.users set recovery_sent_at = $4
        where email = $1 and (banned_until is null or banned_until <= $4)
          and not exists (select from auth.identities i where i.user_id = users.id and i.provider like 'sso:%')
        returning id, email)
      insert into auth.one_time_tokens as t (user_id, kind, token_hash, code_hash, relates_to, sent_at)
        select id, 'recovery', $2, $3, email, $4 from member
      ${replacing}
      returning t.user_id as "userId"`,
    values: [email, tokenHash, codeHash, now],
  });
  return rows[0] === undefined ? null : v.parse(v.object({ userId: v.string() }), rows[0]).userId;
}

const kinds = [
  'confirmation',
  'recovery',
  'reauthentication',
  'email_change_current',
  'email_change_new',
  'magiclink',
  'sms',
  'phone_change',
] as const satisfies readonly TokenKind[];
const found = v.object({
  userId: v.string(),
  kind: v.picklist(kinds),
  tokenHash: v.string(),
  codeHash: v.string(),
  relatesTo: v.string(),
  flowId: v.nullable(v.string()),
});
export type FoundToken = v.InferOutput<typeof found>;
const columns = `t.user_id as "userId", t.kind, t.token_hash as "tokenHash", t.code_hash as "codeHash",
  t.relates_to as "relatesTo", t.flow_id as "flowId"`;

const namesOf = (wanted: readonly TokenKind[]) => `{${wanted.join(',')}}`;

/** @param sentSince tokens sent before have expired */
export async function findToken(
  queries: Queries,
  wanted: readonly TokenKind[],
  tokenHash: string,
  sentSince: Date,
): Promise<FoundToken | null> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.one_time_tokens t
      where t.kind = any ($1::text[]) and t.token_hash = $2 and t.sent_at > $3`,
    values: [namesOf(wanted), tokenHash, sentSince],
  });
  return rows[0] === undefined ? null : v.parse(found, rows[0]);
}

export interface CodeTry {
  readonly kinds: readonly TokenKind[];
  /** Address or number that the code was sent to. */
  readonly address: string;
  /** Codes sent before have expired. */
  readonly sentSince: Date;
  readonly maxTries: number;
}

/** Tokens pending for an address, with one try at each code counted; none when there is none or no try is left. */
export async function tryCodes(
  queries: Queries,
  { kinds: wanted, address, sentSince, maxTries }: CodeTry,
): Promise<readonly FoundToken[]> {
  const { rows } = await queries.run({
    text: `update auth.one_time_tokens t set tries = t.tries + 1
      where t.relates_to = $1 and t.kind = any ($2::text[]) and t.sent_at > $3 and t.tries < $4
      returning ${columns}`,
    values: [address, namesOf(wanted), sentSince, maxTries],
  });
  return v.parse(v.array(found), rows);
}

/** @returns false when it was used or replaced in the meantime */
export async function consumeToken(
  queries: Queries,
  { kind, tokenHash }: Pick<FoundToken, 'kind' | 'tokenHash'>,
): Promise<boolean> {
  const { count } = await queries.run({
    text: 'delete from auth.one_time_tokens where kind = $1 and token_hash = $2',
    values: [kind, tokenHash],
  });
  return count === 1;
}

/** Says whether a token of that kind waits to be used. */
export async function hasToken(
  queries: Queries,
  userId: string,
  kind: TokenKind,
): Promise<boolean> {
  const { count } = await queries.run({
    text: 'select from auth.one_time_tokens where user_id = $1 and kind = $2',
    values: [userId, kind],
  });
  return count > 0;
}

/** Remembers the flow that the token's link leads back to. */
export async function attachFlow(
  queries: Queries,
  userId: string,
  kind: TokenKind,
  flowId: string,
): Promise<void> {
  await queries.run({
    text: 'update auth.one_time_tokens set flow_id = $3 where user_id = $1 and kind = $2',
    values: [userId, kind, flowId],
  });
}

/** Voids everything that was mailed to a member. */
export async function voidTokensOf(queries: Queries, userId: string): Promise<void> {
  await queries.run({
    text: 'delete from auth.one_time_tokens where user_id = $1',
    values: [userId],
  });
}
