import type { Queries } from '../../../platform/database.ts';

export type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'recovery_requested'
  | 'recovery_used'
  | 'password_changed'
  | 'account_deleted'
  | 'refresh_token_reused'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used';

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
