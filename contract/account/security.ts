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

/** Everything that may be told of an account. Who writes down another kind adds it here, and with it the member's words for it. */
export type SecurityEventName =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'session_ended'
  | 'sign_in_failed'
  | 'recovery_requested'
  | 'recovery_used'
  | 'password_changed'
  | 'reauthentication_requested'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_confirmed'
  | 'phone_change_requested'
  | 'phone_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'refresh_token_reused'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'key_copied'
  | 'data_exported'
  | 'created_by_operator'
  | 'changed_by_operator'
  | 'link_made_by_operator'
  | 'signed_out_by_operator'
  | 'data_exported_by_operator'
  | 'cancellation_changed_by_operator'
  | 'account_deleted';
