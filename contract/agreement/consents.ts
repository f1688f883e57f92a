import * as v from 'valibot';

/**
 * What a member agrees to, each by itself: that plans are made of what they say; that each saved profile is told to the
 * operator's automation; that a language model is told what a plan is made from.
 */
export const purposes = ['plans', 'webhook', 'model'] as const;
export type Purpose = (typeof purposes)[number];

/** A text that members are asked with, as a row of `consent_texts` holds it. */
export const consentTextSchema = v.object({
  purpose: v.picklist(purposes),
  version: v.string(),
  sha256: v.string(),
  text: v.string(),
  /** Host to which something is sent; null where nothing leaves. */
  recipient: v.nullable(v.string()),
  /** How much it allows: a consent counts for every text of its purpose and recipient of no greater extent. */
  extent: v.number(),
});
export type ConsentText = v.InferOutput<typeof consentTextSchema>;

/** A consent as a row of `consents` holds it. */
export const consentSchema = v.object({
  purpose: v.picklist(purposes),
  text_version: v.string(),
  text_sha256: v.string(),
  /** ISO times; not withdrawn: null. */
  given_at: v.string(),
  withdrawn_at: v.nullable(v.string()),
});
export type Consent = v.InferOutput<typeof consentSchema>;
