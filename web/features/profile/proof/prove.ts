import * as v from 'valibot';
import {
  type IdentityProof,
  identityProofSchema,
  type ProofWay,
  passkeyProofSchema,
} from '#contract/account/identity-proof.ts';
import { wire } from '#contract/paths.ts';
import { authClient } from '#web/lib/auth/auth-client.ts';
import { keyRefusal, refusal } from '#web/lib/auth/auth-refusal.ts';
import { askFunction, callFunction } from '#web/lib/requests/call-function.ts';

/** A browser that cannot read the server's question as it stands has no passkey to offer here. */
const readsPasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const isPossible = (way: ProofWay): boolean =>
  way === 'passkey' ? readsPasskeys() : way !== 'security_key' || 'PublicKeyCredential' in window;

/** Whether the session counts as freshly proved, and by what the member can prove it in this browser. @throws WireError */
export async function askProof(): Promise<IdentityProof> {
  const told = v.parse(identityProofSchema, await askFunction(wire.proveIdentity));
  return { ...told, ways: told.ways.filter(isPossible) };
}

/** @throws WireError */
export async function provePassword(password: string): Promise<void> {
  await callFunction(wire.proveIdentity, { password });
}

/** Sends a code by mail or by text, as the member has the one or the other. @throws WireError */
export async function sendCode(): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.reauthenticate();
  if (error) throw refusal(error);
}

/** Proves by such a code. @throws WireError */
export async function proveCode(nonce: string): Promise<void> {
  await callFunction(wire.proveIdentity, { nonce });
}

/** Has the browser ask for one of the member's passkeys. @throws WireError */
export async function provePasskey(): Promise<void> {
  const offer = v.parse(passkeyProofSchema, await callFunction(wire.provePasskey));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(offer.options);
  const credential = await navigator.credentials
    .get({ publicKey })
    .catch((error: unknown) => Promise.reject(keyRefusal(asError(error))));
  if (!(credential instanceof PublicKeyCredential)) throw keyRefusal(new Error('no passkey'));
  await callFunction(wire.proveIdentity, {
    challenge_id: offer.challenge_id,
    credential: credential.toJSON(),
  });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error());
