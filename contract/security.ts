import * as v from 'valibot';

/** A device that is signed in to a member's account, as GET /functions/v1/sessions tells it. */
export const signedInDeviceSchema = v.object({
  id: v.string(),
  /** In words, such as 'Chrome on Android'. */
  device: v.string(),
  /** Network address; null where it is not known. */
  place: v.nullable(v.string()),
  signed_in_at: v.string(),
  last_used_at: v.string(),
  /** Whether it is the device that asks. */
  is_this: v.boolean(),
});
export type SignedInDevice = v.InferOutput<typeof signedInDeviceSchema>;

/** Something that happened to a member's account, as GET /functions/v1/security-events tells it. */
export const securityEventSchema = v.object({
  event: v.string(),
  place: v.nullable(v.string()),
  at: v.string(),
});
export type SecurityEvent = v.InferOutput<typeof securityEventSchema>;
