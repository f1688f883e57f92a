import * as v from 'valibot';
import { deletionProofSchema } from '#contract/account-deletion.ts';
import type { Proof } from '#contract/identity-proof.ts';
import { wire } from '#contract/paths.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { refusal } from '#web/lib/auth-refusal.ts';
import { askFunction, callFunction } from '#web/lib/call-function.ts';

/** What the member has to show. @throws WireError */
export async function askDeletionProof(): Promise<Proof> {
  return v.parse(deletionProofSchema, await askFunction(wire.deleteAccount)).proof;
}

/** Sends a code by mail or by text, as the member has the one or the other. @throws WireError */
export async function sendDeletionCode(): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.reauthenticate();
  if (error) throw refusal(error);
}

/** Deletes the account and everything that belongs to it. @throws WireError */
export async function deleteAccount(shown: {
  readonly password: string;
  readonly nonce: string;
}): Promise<void> {
  await callFunction(wire.deleteAccount, shown);
}
