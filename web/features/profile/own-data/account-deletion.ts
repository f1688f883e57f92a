import * as v from 'valibot';
import { deletionProofSchema, type Proof } from '#contract/account/account-deletion.ts';
import { wire } from '#contract/paths.ts';
import { askFunction, callFunction } from '#web/lib/requests/call-function.ts';

/** What the member has to show. @throws WireError */
export async function askDeletionProof(): Promise<Proof> {
  return v.parse(deletionProofSchema, await askFunction(wire.deleteAccount)).proof;
}

/** Deletes the account and everything that belongs to it. @param password '' for who has none @throws WireError */
export async function deleteAccount(password: string): Promise<void> {
  await callFunction(wire.deleteAccount, { password });
}
