import { sentences } from '#contract/sentences.ts';
import { authClient } from '../auth/auth-client.ts';
import { keyRefusal, refusal } from '../auth/auth-refusal.ts';
import { WireError } from '../wire/wire-error.ts';
import { adoptSession } from './session.ts';

const gone = () => new WireError(sentences.notAuthenticated, 401, 'session_not_found');

/** A security key that may be the second step. */
export interface SecurityKey {
  readonly id: string;
  readonly name: string;
}

/** With what the member can take the second step, beside codes on paper. */
export interface Factors {
  readonly hasApp: boolean;
  readonly keys: readonly SecurityKey[];
}

/** @throws WireError */
export async function readFactors(): Promise<Factors> {
  const auth = await authClient();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw refusal(error);
  const keys = data.webauthn.map(({ id, friendly_name: name }) => ({
    id,
    name: name || 'Security key',
  }));
  return { hasApp: data.totp.length > 0, keys };
}

/** Takes the second step with a security key, which the browser asks for. @throws WireError */
export async function proveByKey(id: string): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.mfa.webauthn.authenticate({ factorId: id });
  if (error) throw keyRefusal(error);
  adoptSession(data.user.id);
}

/** Takes the second step with the code that an authenticator app shows. @throws WireError */
export async function proveByApp(code: string): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw refusal(error);
  const [app, ...others] = data.totp;
  if (app === undefined) throw gone();
  let answer = await auth.mfa.challengeAndVerify({ factorId: app.id, code });
  // a member with two apps types the code of either
  for (const { id } of others) {
    if (answer.error === null) break;
    answer = await auth.mfa.challengeAndVerify({ factorId: id, code });
  }
  if (answer.error) throw refusal(answer.error);
  adoptSession(answer.data.user.id);
}

/** Takes it with one of the codes that the member has on paper. @throws WireError */
export async function proveByRecoveryCode(code: string): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.mfa.recoveryCodes.verify({ code });
  if (error) throw refusal(error);
  adoptSession(data.user.id);
}

/** Leaves half a sign-in on no device. */
export async function giveUp(): Promise<void> {
  const auth = await authClient();
  await auth.signOut({ scope: 'local' });
}
