import * as v from 'valibot';

/**
 * What the member who asks has to show before their account is deleted, as GET /functions/v1/delete-account tells it: the
 * password, a code that GET /auth/v1/reauthenticate sends, a new sign-in, or nothing more than the session that asks.
 */
export const deletionProofSchema = v.object({
  proof: v.picklist(['password', 'mailed_code', 'texted_code', 'new_sign_in', 'none']),
});
export type DeletionProofAnswer = v.InferOutput<typeof deletionProofSchema>;
export type DeletionProof = DeletionProofAnswer['proof'];
