import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');

/** What somebody shows to prove who they are: a password, or a code that was sent; '' where it is not shown. */
export const shownProofSchema = v.fallback(v.object({ password: text, nonce: text }), {
  password: '',
  nonce: '',
});
