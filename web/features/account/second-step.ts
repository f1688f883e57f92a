import { sentences } from '#contract/sentences.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { adoptSession } from '#web/lib/session.ts';
import { WireError } from '#web/lib/wire-error.ts';
import { refusal } from './account-wire.ts';

const gone = () => new WireError(sentences.notAuthenticated, 401, 'session_not_found');

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
