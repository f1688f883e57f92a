import { authClient } from '#web/lib/auth/auth-client.ts';
import { keyRefusal, refusal } from '#web/lib/auth/auth-refusal.ts';

/** Has the browser make a security key the second step of the member's login. @throws WireError */
export async function addSecurityKey(friendlyName: string): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw refusal(error);
  // what was begun before and left would keep its name from being used
  const left = data.all.filter(
    ({ factor_type, status }) => factor_type === 'webauthn' && status === 'unverified',
  );
  for (const { id } of left) await auth.mfa.unenroll({ factorId: id });
  const made = await auth.mfa.webauthn.register({ friendlyName });
  if (made.error) throw keyRefusal(made.error);
}
