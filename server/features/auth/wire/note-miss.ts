import type { FastifyRequest } from 'fastify';
import { noteShownInVain, type ShownInVain } from '../../../platform/members/access-refused.ts';
import type { AuthErrorCode } from '../auth-error.ts';

/** Refusals of what somebody showed to prove who they are. A wrong password is noted where it is compared. */
const misses: ReadonlyMap<AuthErrorCode, ShownInVain> = new Map([
  ['otp_expired', 'wrong_code'],
  ['reauthentication_not_valid', 'wrong_code'],
  ['bad_code_verifier', 'wrong_code'],
  ['mfa_verification_failed', 'wrong_factor'],
  ['webauthn_verification_failed', 'wrong_passkey'],
]);

/** Has a refusal stand in the audit log where it says that a proof was wrong. */
export function noteMiss(request: FastifyRequest, code: AuthErrorCode): void {
  const what = misses.get(code);
  if (what !== undefined) noteShownInVain(request, what);
}
