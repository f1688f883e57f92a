import type { Queries } from '../../../platform/database/database.ts';
import type { FactorType } from './store-factors.ts';

/** How a second step was taken, as `amr` names it. */
export type SecondStep = 'totp' | 'mfa/webauthn' | 'mfa/recovery_code';

/** The second step that each kind of factor takes. */
export const secondStepOf: Readonly<Record<FactorType, SecondStep>> = {
  totp: 'totp',
  webauthn: 'mfa/webauthn',
};

export interface Raise {
  readonly sessionId: string;
  readonly userId: string;
  readonly method: SecondStep;
  /** Null where a code on paper stood in for the factor. */
  readonly factorId: string | null;
  readonly now: Date;
}

/**
 * Raises a session to the second level and ends the member's others that have not got there. The counter of its refresh
 * tokens moves by two, and no token of the first level is forgiven for coming late: it would open the second.
 * @returns false when the session has ended meanwhile
 */
export async function raiseSession(queries: Queries, raise: Raise): Promise<boolean> {
  const { count } = await queries.run({
    text: `update auth.sessions set aal = 'aal2', factor_id = $3, refresh_counter = refresh_counter + 2,
        least_counter = refresh_counter + 2, refreshed_at = $4, updated_at = $4
      where id = $1 and user_id = $2`,
    values: [raise.sessionId, raise.userId, raise.factorId, raise.now],
  });
  if (count === 0) return false;
  await queries.run({
    text: `insert into auth.amr_claims (session_id, method, created_at, updated_at)
      values ($1, $2, $3, $3) on conflict (session_id, method) do update set updated_at = excluded.updated_at`,
    values: [raise.sessionId, raise.method, raise.now],
  });
  await queries.run({
    text: `delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`,
    values: [raise.userId, raise.sessionId],
  });
  return true;
}

/** Sessions that the factor had raised fall to the first level. */
export async function lowerSessions(
  queries: Queries,
  userId: string,
  factorId: string,
  method: SecondStep,
): Promise<void> {
  await queries.run({
    text: `with fallen as (
        update auth.sessions set aal = 'aal1', factor_id = null
        where user_id = $1 and factor_id = $2 returning id)
      delete from auth.amr_claims where method = $3 and session_id in (select id from fallen)`,
    values: [userId, factorId, method],
  });
}
