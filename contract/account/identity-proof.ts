import * as v from 'valibot';

/** By what a member can show in place that it is them: what they know, what they have, or a code that is sent to them. */
export const proofWaySchema = v.picklist([
  'password',
  'passkey',
  'app',
  'security_key',
  'mailed_code',
  'texted_code',
]);
export type ProofWay = v.InferOutput<typeof proofWaySchema>;

/** What GET /functions/v1/prove-identity answers. */
export const identityProofSchema = v.object({
  /** Whether the session has proved itself in the last ten minutes, so that nothing need be shown. */
  is_fresh: v.boolean(),
  /** Whether there is a password, which the screen asks for before it is changed. */
  has_password: v.boolean(),
  /** What the member can show, the handiest first; empty for who can only sign in once more. */
  ways: v.array(proofWaySchema),
});
export type IdentityProof = v.InferOutput<typeof identityProofSchema>;

/** What POST /functions/v1/prove-identity/passkey answers: what the browser hands to a passkey. */
export const passkeyProofSchema = v.object({
  challenge_id: v.string(),
  /** As WebAuthn's `PublicKeyCredentialRequestOptionsJSON` has it. */
  options: v.object({
    challenge: v.string(),
    rpId: v.string(),
    /** Milliseconds. */
    timeout: v.number(),
    userVerification: v.string(),
    allowCredentials: v.array(
      v.object({
        id: v.string(),
        type: v.literal('public-key'),
        transports: v.optional(v.array(v.string()), []),
      }),
    ),
  }),
});
