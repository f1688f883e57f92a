import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';

/** How a member proved who they are. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'passkey'
  | 'anonymous'
  | 'oauth'
  | 'sso/saml'
  | 'magiclink'
  | 'recovery'
  | 'email/signup'
  | 'email_change'
  | 'invite';

/** What a session starts with beside its method. */
export interface SessionStart {
  /** The identity provider that vouched for the member. */
  readonly provider?: string;
  /** When the provider's word ends. */
  readonly notAfter?: Date | null;
}

/** Ways in that are two factors by themselves. */
const strongMethods: readonly AuthMethod[] = ['passkey'];

/** Where a request came from. */
export interface Client {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const counter = v.pipe(v.string(), v.transform(Number), v.safeInteger());
const sessionSchema = v.object({
  id: v.string(),
  userId: v.string(),
  counter,
  aal: v.picklist(['aal1', 'aal2', 'aal3']),
  notAfter: v.nullable(v.date()),
  createdAt: v.date(),
  refreshedAt: v.date(),
  /** Newest first; seconds since the epoch. */
  amr: v.array(
    v.object({ method: v.string(), timestamp: v.number(), provider: v.optional(v.string()) }),
  ),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** @returns null when the session has ended */
export async function findSession(queries: Queries, id: string): Promise<Session | null> {
  const { rows } = await queries.run({
    text: `select s.id, s.user_id as "userId", s.refresh_counter as counter, s.aal,
        s.not_after as "notAfter", s.created_at as "createdAt", s.refreshed_at as "refreshedAt",
        coalesce((
          select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('method', a.method,
            'timestamp', floor(extract(epoch from a.updated_at)), 'provider', a.provider))
            order by a.updated_at desc)
          from auth.amr_claims a where a.session_id = s.id), '[]') as amr
      from auth.sessions s where s.id = $1`,
    values: [id],
  });
  return rows[0] === undefined ? null : v.parse(sessionSchema, rows[0]);
}

export async function insertSession(
  queries: Queries,
  userId: string,
  method: AuthMethod,
  client: Client,
  now: Date,
  { provider, notAfter }: SessionStart = {},
): Promise<Session> {
  const { rows } = await queries.run({
    text: `with made as (
        insert into auth.sessions
          (user_id, ip, user_agent, refreshed_at, created_at, updated_at, aal, not_after)
        values ($1, $3, $4, $5, $5, $5, $6, $7)
        returning id, user_id, refresh_counter, aal, not_after, created_at, refreshed_at),
      proved as (
        insert into auth.amr_claims (session_id, method, provider, created_at, updated_at)
        select id, $2, $8, $5, $5 from made)
      select id, user_id as "userId", refresh_counter as counter, aal, not_after as "notAfter",
        created_at as "createdAt", refreshed_at as "refreshedAt",
        jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('method', $2::text,
          'timestamp', floor(extract(epoch from $5::timestamptz)), 'provider', $8::text))) as amr
      from made`,
    values: [
      userId,
      method,
      client.ip,
      client.userAgent,
      now,
      strongMethods.includes(method) ? 'aal2' : 'aal1',
      notAfter ?? null,
      provider ?? null,
    ],
  });
  return v.parse(sessionSchema, rows[0]);
}

/** The member has proved once more who they are. @returns false when the session has ended meanwhile */
export async function noteProof(
  queries: Queries,
  sessionId: string,
  method: AuthMethod,
  now: Date,
): Promise<boolean> {
  const { count } = await queries.run({
    text: `insert into auth.amr_claims (session_id, method, created_at, updated_at)
      select id, $2, $3, $3 from auth.sessions where id = $1
      on conflict (session_id, method) do update set updated_at = excluded.updated_at`,
    values: [sessionId, method, now],
  });
  return count === 1;
}

export interface Advance {
  readonly id: string;
  /** The number that the client presented. */
  readonly presented: number;
  /** A session refreshed since then still takes every older token: the client's answers may have crossed. */
  readonly reuseSince: Date;
  /** Whether an access token of the last turn has come back: then the answer with it was not lost. */
  readonly answerArrived: boolean;
  readonly client: Client;
  readonly now: Date;
}

/**
 * Turns the session's counter by one when the current token was presented, and leaves it as it is for older ones inside the
 * reuse time. Beyond it the parent is forgiven, because the answer may have been lost: once for a turn, and not for two turns
 * in a row, as a thief and the member would need it who use the session by turns. One statement: of several at once the row's lock lets one turn it, and the others then
 * find themselves to be the parent. Numbers from before a second step open nothing.
 * @returns the counter that is current now; null when the token is too old, ahead, or the session has ended
 */
export async function advanceSession(queries: Queries, turn: Advance): Promise<number | null> {
  const { rows } = await queries.run({
    text: `update auth.sessions s set
        refresh_counter = case when s.refresh_counter = $2 then s.refresh_counter + 1 else s.refresh_counter end,
        refreshed_at = case when s.refresh_counter = $2 then $4 else s.refreshed_at end,
        forgiven_counter = case when s.refresh_counter > $2 and s.refreshed_at <= $3
          then s.refresh_counter else s.forgiven_counter end,
        forgiven_at = case when s.refresh_counter > $2 and s.refreshed_at <= $3
            and s.forgiven_counter is distinct from s.refresh_counter
          then $4 else s.forgiven_at end,
        ip = $5, user_agent = $6, updated_at = $4
      where s.id = $1 and (s.refresh_counter = $2::bigint
        or (s.refresh_counter > $2 and s.refreshed_at > $3)
        or (s.refresh_counter = $2 + 1 and s.forgiven_counter = s.refresh_counter and s.forgiven_at > $3)
        or (s.refresh_counter = $2 + 1 and not $7
          and coalesce(s.forgiven_counter < s.refresh_counter - 1, true)))
        and $2 >= s.least_counter
      returning s.refresh_counter as counter`,
    values: [
      turn.id,
      turn.presented,
      turn.reuseSince,
      turn.now,
      turn.client.ip,
      turn.client.userAgent,
      turn.answerArrived,
    ],
  });
  return rows[0] === undefined ? null : v.parse(v.object({ counter }), rows[0]).counter;
}

/** Ends one session. */
export async function deleteSession(queries: Queries, id: string): Promise<void> {
  await queries.run({ text: 'delete from auth.sessions where id = $1', values: [id] });
}

/** Ends all of a member's sessions, or all but one. */
export async function deleteSessionsOf(
  queries: Queries,
  userId: string,
  except: string | null,
): Promise<void> {
  await queries.run({
    text: 'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)',
    values: [userId, except],
  });
}
