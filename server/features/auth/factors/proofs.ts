import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import { sealPurposes } from '../../../platform/secrets/sealed-columns.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { User } from '../users/store-users.ts';
import { credentialSchema } from '../webauthn/relying-party.ts';
import { tellOfCopy } from '../webauthn/tell-of-copy.ts';
import { acceptStep, type Factor, storeCredential } from './store-factors.ts';
import { stepOfCode } from './totp/totp.ts';

/** What is stored once a factor's answer was right; false where it was used meanwhile. */
export type Spend = (queries: Queries) => Promise<boolean>;

/** @throws AuthError where it is not the app's code of now */
export function proveCode(auth: AuthService, factor: Factor, code: string): Spend {
  const secret = auth.secrets.unseal(sealPurposes.authenticatorApp, factor.sealedSecret ?? '');
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), auth.now());
  if (step === null) throw new AuthError('mfa_verification_failed');
  return (queries) => acceptStep(queries, factor.userId, factor.id, step);
}

const keyOf = (factor: Factor) =>
  factor.credential === null ? null : v.parse(credentialSchema, factor.credential);

/** What a security key is asked: for a key of its own the first time, for its signature ever after. */
export async function askForKey(auth: AuthService, user: User, factor: Factor) {
  const key = keyOf(factor);
  if (key !== null && factor.status === 'verified') {
    const publicKey = await auth.relyingParty.requestOptions([key], false);
    return { type: 'request' as const, credential_options: { publicKey } };
  }
  const publicKey = await auth.relyingParty.creationOptions({
    userId: user.id,
    userName: user.email ?? user.id,
    present: [],
    isWayIn: false,
  });
  return { type: 'create' as const, credential_options: { publicKey } };
}

/** @throws AuthError where the key has not signed the challenge */
export async function proveKey(
  auth: AuthService,
  factor: Factor,
  answer: unknown,
  challenge: string,
  ip: string | null,
): Promise<Spend> {
  const failed = () =>
    new AuthError('mfa_verification_failed', { message: 'Invalid WebAuthn response' });
  const key = keyOf(factor);
  if (key === null || factor.status === 'unverified') {
    const made = await auth.relyingParty.readCreation(answer, challenge, false);
    if (made === null) throw failed();
    return (queries) => storeCredential(queries, factor.userId, factor.id, made);
  }
  const signed = await auth.relyingParty.checkRequest(answer, challenge, key, false);
  if (signed === null) throw failed();
  if (signed.isOfCopy) {
    await tellOfCopy(auth, factor.userId, ip);
    throw failed();
  }
  const { counter } = signed;
  return (queries) => storeCredential(queries, factor.userId, factor.id, { ...key, counter });
}
