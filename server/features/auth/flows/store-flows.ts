import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import type { AuthMethod } from '../sessions/store-sessions.ts';

/** How long the code of a flow may be changed for a session (RFC 6749, 4.1.2 asks for ten minutes at most). */
export const flowSeconds = 300;
/** Whether so much time has passed since a flow was begun, or proved. */
export const hasRunOut = (since: Date, now: Date) =>
  since.getTime() + flowSeconds * 1000 <= now.getTime();
/** A flow whose mail nobody followed; links live an hour. */
const forgottenSeconds = 86_400;

/** Statement that drops flows which nobody finished. @param now the parameter that holds the time */
export const forgottenFlows = (now: string) =>
  `delete from auth.flow_states where created_at < ${now}::timestamptz - make_interval(secs => ${forgottenSeconds})`;

export interface NewFlow {
  readonly userId: string;
  readonly challenge: string;
  readonly challengeMethod: 's256' | 'plain';
  readonly method: AuthMethod;
  readonly now: Date;
}

/** Begins a flow, and drops those that nobody finished. @returns its id */
export async function insertFlow(queries: Queries, flow: NewFlow): Promise<string> {
  const { rows } = await queries.run({
    text: `with gone as (${forgottenFlows('$5')})
      insert into auth.flow_states (user_id, code_challenge, challenge_method, method, created_at)
        values ($1, $2, $3, $4, $5) returning id`,
    values: [flow.userId, flow.challenge, flow.challengeMethod, flow.method, flow.now],
  });
  return v.parse(v.object({ id: v.string() }), rows[0]).id;
}

/** The member has proved themselves: from now on the code is good. @returns false when it was done before */
export async function proveFlow(
  queries: Queries,
  id: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { count } = await queries.run({
    text: `update auth.flow_states set code_hash = $2, proved_at = $3
      where id = $1 and proved_at is null`,
    values: [id, codeHash, now],
  });
  return count === 1;
}

const provedSchema = v.object({
  id: v.string(),
  userId: v.string(),
  challenge: v.string(),
  challengeMethod: v.picklist(['s256', 'plain']),
  method: v.picklist([
    'magiclink',
    'recovery',
    'email/signup',
    'email_change',
    'invite',
    'oauth',
    'sso/saml',
  ]),
  /** What the other service gave, where the member came by one. */
  sealedState: v.nullable(v.string()),
  provedAt: v.date(),
});
export type ProvedFlow = v.InferOutput<typeof provedSchema>;

/** @returns null when no flow gave this code */
export async function findProvedFlow(
  queries: Queries,
  codeHash: string,
): Promise<ProvedFlow | null> {
  const { rows } = await queries.run({
    text: `select id, user_id as "userId", code_challenge as challenge,
        challenge_method as "challengeMethod", method, sealed_state as "sealedState", proved_at as "provedAt"
      from auth.flow_states where code_hash = $1`,
    values: [codeHash],
  });
  return rows[0] === undefined ? null : v.parse(provedSchema, rows[0]);
}

/** @returns false when it was finished meanwhile */
export async function finishFlow(queries: Queries, id: string): Promise<boolean> {
  const { count } = await queries.run({
    text: 'delete from auth.flow_states where id = $1',
    values: [id],
  });
  return count === 1;
}
