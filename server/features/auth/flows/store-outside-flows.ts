import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import type { PkceStart } from '../wire/request-input.ts';
import { forgottenFlows } from './store-flows.ts';

/** Begins a sign-in with another service. @returns its id */
export async function insertOutsideFlow(
  queries: Queries,
  flow: {
    readonly method: 'oauth' | 'sso/saml';
    /** The member who links the service to their account. */
    readonly userId: string | null;
    readonly pkce: PkceStart | null;
    readonly sealedState: string;
    readonly now: Date;
  },
): Promise<string> {
  const { rows } = await queries.run({
    text: `with gone as (${forgottenFlows('$6')})
      insert into auth.flow_states (user_id, code_challenge, challenge_method, method, sealed_state, created_at)
        values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [
      flow.userId,
      flow.pkce?.challenge ?? null,
      flow.pkce?.challengeMethod ?? null,
      flow.method,
      flow.sealedState,
      flow.now,
    ],
  });
  return v.parse(v.object({ id: v.string() }), rows[0]).id;
}

const outsideSchema = v.object({
  id: v.string(),
  method: v.picklist(['oauth', 'sso/saml']),
  userId: v.nullable(v.string()),
  sealedState: v.string(),
  isPkce: v.boolean(),
  createdAt: v.date(),
});
export type OutsideFlow = v.InferOutput<typeof outsideSchema>;

/**
 * Takes up the flow that a browser comes back to, once.
 * @returns 'used' when one came before, null when there is none
 */
export async function returnToFlow(
  queries: Queries,
  id: string,
  method: 'oauth' | 'sso/saml',
  now: Date,
): Promise<OutsideFlow | 'used' | null> {
  const { rows } = await queries.run({
    text: `with known as (select id from auth.flow_states where id = $1 and method = $2 and sealed_state is not null),
      returned as (
        update auth.flow_states f set returned_at = $3 from known where f.id = known.id and f.returned_at is null
        returning f.id, f.method, f.user_id as "userId", f.sealed_state as "sealedState",
          f.code_challenge is not null as "isPkce", f.created_at as "createdAt")
      select returned.*, known.id as known from known left join returned using (id)`,
    values: [id, method, now],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return row.sealedState === null ? 'used' : v.parse(outsideSchema, row);
}

/** The member is known: an app may change the code for a session. */
export async function proveOutsideFlow(
  queries: Queries,
  id: string,
  proof: {
    readonly userId: string;
    readonly codeHash: string;
    readonly sealedState: string;
    readonly now: Date;
  },
): Promise<void> {
  await queries.run({
    text: `update auth.flow_states set user_id = $2, code_hash = $3, sealed_state = $4, proved_at = $5
      where id = $1 and proved_at is null`,
    values: [id, proof.userId, proof.codeHash, proof.sealedState, proof.now],
  });
}
