import * as v from 'valibot';

/**
 * What a member has to show before their account is deleted: the password, a code that GET /auth/v1/reauthenticate sends or
 * anything else of POST /functions/v1/prove-identity, a new sign-in, or nothing more than the session that asks.
 */
export const proofSchema = v.picklist([
  'password',
  'mailed_code',
  'texted_code',
  'new_sign_in',
  'none',
]);
export type Proof = v.InferOutput<typeof proofSchema>;

/** What GET /functions/v1/delete-account answers: where there is a password it is asked for each time. */
export const deletionProofSchema = v.object({ proof: proofSchema });
export type DeletionProofAnswer = v.InferOutput<typeof deletionProofSchema>;
