import type { SecurityEventName } from '#contract/account/security.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** What the operator's own commands write down. */
type ByCommand =
  | 'signed_out_by_operator'
  | 'data_exported_by_operator'
  | 'cancellation_changed_by_operator';

/** What happened to an account. The member reads these as security events, in words of the screen. */
export type AuditEvent = Exclude<SecurityEventName, 'sign_in_failed' | ByCommand>;

/** Notes what happened to an account; outlives the account itself. */
export async function recordEvent(
  queries: Queries,
  event: AuditEvent,
  userId: string,
  ip: string | null,
  now: Date,
): Promise<void> {
  await queries.run({
    text: 'insert into auth.audit_log (user_id, event, ip, created_at) values ($1, $2, $3, $4)',
    values: [userId, event, ip, now],
  });
}

/**
 * Notes a wrong password. Who was meant stands there as the account, and where nobody has the address as its keyed hash,
 * so that tries at many addresses can be told from many at one.
 */
export async function recordFailedSignIn(
  queries: Queries,
  failed: { readonly userId: string | null; readonly subject: string; readonly ip: string | null },
  now: Date,
): Promise<void> {
  await queries.run({
    text: `insert into auth.audit_log (user_id, event, subject, ip, created_at)
      values ($1, 'sign_in_failed', case when $1::uuid is null then $2 end, $3, $4)`,
    values: [failed.userId, failed.subject, failed.ip, now],
  });
}
