import * as v from 'valibot';

/**
 * What a member has to show who is to prove once more that it is them: the password, a code that GET /auth/v1/reauthenticate
 * sends, a new sign-in, or nothing more than the session that asks.
 */
export const proofSchema = v.picklist([
  'password',
  'mailed_code',
  'texted_code',
  'new_sign_in',
  'none',
]);
export type Proof = v.InferOutput<typeof proofSchema>;

/** What GET /functions/v1/prove-identity answers. */
export const identityProofSchema = v.object({
  /** What opens, for the next ten minutes, what changes the ways into the account. */
  proof: proofSchema,
  /** Whether there is a password, which the screen asks for before it is changed. */
  has_password: v.boolean(),
});
export type IdentityProof = v.InferOutput<typeof identityProofSchema>;
