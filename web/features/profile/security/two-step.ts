import type { AuthError } from '@supabase/auth-js';
import { authClient } from '#web/lib/auth/auth-client.ts';
import { refusal } from '#web/lib/auth/auth-refusal.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';
import type { Key } from '../keys/key-list.tsx';

/** What protects the member's login beside the password. */
export interface TwoStep {
  /** Id of the authenticator app that has proved itself; null: there is none. */
  readonly appId: string | null;
  readonly keys: readonly Key[];
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
  return error.code === 'mfa_verification_failed'
    ? new WireError(wrong, 422, error.code)
    : refusal(error);
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
  const keys = factors.data.webauthn.map(({ id, friendly_name: name, created_at: addedAt }) => ({
    id,
    name: name || 'Security key',
    addedAt,
    usedAt: null,
  }));
  return { appId: factors.data.totp[0]?.id ?? null, keys, codesLeft: codes.data.remaining };
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

/** Takes an app or a key away. @throws WireError */
export async function removeFactor(id: string): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.mfa.unenroll({ factorId: id });
  if (error) throw refused(error);
  await auth.refreshSession();
}
