import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');

/** What somebody shows to prove who they are: a password, or a code that was sent; '' where it is not shown. */
export const shownProofSchema = v.fallback(v.object({ password: text, nonce: text }), {
  password: '',
  nonce: '',
});

/** Whether it is the answer of a passkey, as the wire's own calls about passkeys have it. */
export const showsPasskey = (body: unknown): boolean =>
  v.is(v.object({ credential: v.unknown() }), body);
