import type { AuthError } from '@supabase/auth-js';
import { sentences } from '#contract/sentences.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { WireError } from '#web/lib/wire-error.ts';

/** What protects the member's login beside the password. */
export interface TwoStep {
  /** Id of the authenticator app that has proved itself; null: there is none. */
  readonly appId: string | null;
  /** Recovery codes that are unused. */
  readonly codesLeft: number;
}

/** An app that is being set up. */
export interface NewApp {
  readonly id: string;
  /** Address of the picture that the app's camera reads. */
  readonly picture: string;
  /** The same to be typed. */
  readonly secret: string;
}

const wrong = 'This code is wrong. Wait for the next one, and check the clock of your phone.';

function refused(error: AuthError): WireError {
  if (error.code === 'mfa_verification_failed') return new WireError(wrong, 422, error.code);
  if (error.name === 'AuthSessionMissingError') {
    return new WireError(sentences.notAuthenticated, 401, 'session_not_found');
  }
  const unreachable = error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError';
  return new WireError(error.message, unreachable ? 0 : (error.status ?? 400), error.code ?? '');
}

/** @throws WireError */
export async function readTwoStep(): Promise<TwoStep> {
  const auth = await authClient();
  const [factors, codes] = await Promise.all([
    auth.mfa.listFactors(),
    auth.mfa.recoveryCodes.getStatus(),
  ]);
  if (factors.error) throw refused(factors.error);
  if (codes.error) throw refused(codes.error);
  return { appId: factors.data.totp[0]?.id ?? null, codesLeft: codes.data.remaining };
}

/** Begins to set up an authenticator app; what was begun before and left is dropped. @throws WireError */
export async function beginApp(): Promise<NewApp> {
  const auth = await authClient();
  const { data: present } = await auth.mfa.listFactors();
  const left = (present?.all ?? []).filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'unverified',
  );
  for (const { id } of left) await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Phila' });
  if (error) throw refused(error);
  return { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

/** The app has shown the right code: it is asked for from now on. @throws WireError */
export async function confirmApp(id: string, code: string): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code });
  if (error) throw refused(error);
}

/** A new set of recovery codes in the place of the old one. @throws WireError */
export async function newRecoveryCodes(): Promise<readonly string[]> {
  const auth = await authClient();
  const { data, error } = await auth.mfa.recoveryCodes.regenerate();
  if (error) throw refused(error);
  return data.codes;
}

/** @throws WireError */
export async function removeApp(id: string): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.mfa.unenroll({ factorId: id });
  if (error) throw refused(error);
  await auth.refreshSession();
}
