import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Caller } from './guard.ts';

/** So long what opened a session, or was proved in it since, is proof enough for a change of what opens the account. */
const freshSeconds = 600;
/** Ways that prove who somebody is; a session that was opened by another way has proved nothing yet. */
const proofs: ReadonlySet<string> = new Set([
  'password',
  'otp',
  'recovery',
  'magiclink',
  // links of other mails
  'email/signup',
  'email_change',
  'invite',
  'totp',
  'mfa/phone',
  'mfa/webauthn',
  'mfa/recovery_code',
  'passkey',
  'webauthn',
]);

const freshSince = (auth: AuthService) => auth.now().getTime() / 1000 - freshSeconds;

export function isFreshlyProved(auth: AuthService, { session }: Caller): boolean {
  const since = freshSince(auth);
  return session.amr.some(({ method, timestamp }) => proofs.has(method) && timestamp > since);
}

/**
 * The same of any way in. Another service may let somebody in whom it knows already without asking anything, so this is for
 * members who can prove themselves by nothing else.
 */
export function isFreshlyOpened(auth: AuthService, { session }: Caller): boolean {
  const since = freshSince(auth);
  return session.amr.some(({ timestamp }) => timestamp > since);
}

/**
 * Whoever finds an unlocked phone must not be able to add a key of their own to the account, or to take the member's away.
 * @throws AuthError reauthentication_needed where the session proved itself too long ago
 */
export function requireFreshProof(auth: AuthService, caller: Caller): void {
  if (isFreshlyProved(auth, caller)) return;
  throw new AuthError('reauthentication_needed', {
    status: 403,
    message: 'Please prove again that it is you',
  });
}

/**
 * The same before a service or a phone becomes a way into the account. Who has no way in but this session has nothing to prove
 * themselves by.
 * @throws AuthError reauthentication_needed
 */
export function requireProofToLink(auth: AuthService, caller: Caller): void {
  if (!caller.user.isAnonymous) requireFreshProof(auth, caller);
}
