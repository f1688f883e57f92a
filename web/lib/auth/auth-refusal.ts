import type { AuthError } from '@supabase/auth-js';
import { sentences } from '#contract/sentences.ts';
import { messageOf, WireError } from '../wire/wire-error.ts';

/** The auth wire's refusal; a failure on the way there counts as no answer. */
export function refusal(error: AuthError): WireError {
  if (error.name === 'AuthSessionMissingError') {
    return new WireError(sentences.notAuthenticated, 401, 'session_not_found');
  }
  const unreachable = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new WireError(error.message, unreachable ? 0 : (error.status ?? 400), error.code ?? '');
}

/** What browsers call it when no key was used, in the words of WebAuthn, and what we call it. */
const ceremonies: Readonly<Record<string, string>> = {
  // closed by the member, run out of time, or no key that fits: browsers do not tell which, so that no site learns who has one
  NotAllowedError: 'key_not_used',
  AbortError: 'key_not_used',
  InvalidStateError: 'key_is_known',
};

/** The same of a call in which the browser asks for a passkey or a security key: it may fail there as well. */
export function keyRefusal(error: AuthError | Error): WireError {
  const ceremony = ceremonies[error.name];
  if (ceremony !== undefined) return new WireError('', 0, ceremony);
  return 'status' in error ? refusal(error) : new WireError('', 0, '');
}

const failed = 'We could not reach the server. Please try again.';

/** What is said of any key, wherever it is asked for. */
const ofAnyKey: Readonly<Record<string, string>> = {
  key_not_used: 'No key was used. Please try again.',
  webauthn_challenge_expired: 'That took too long. Please try again.',
  webauthn_challenge_not_found: 'That took too long. Please try again.',
  mfa_challenge_expired: 'That took too long. Please try again.',
};

/** Words for such a failure. @param words for codes that mean something of their own where they came up */
export function explainKey(error: unknown, words: Readonly<Record<string, string>> = {}): string {
  const code = error instanceof WireError ? error.code : '';
  return words[code] ?? ofAnyKey[code] ?? messageOf(error, failed);
}
