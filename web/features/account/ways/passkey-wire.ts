import { authClient } from '#web/lib/auth/auth-client.ts';
import { keyRefusal } from '#web/lib/auth/auth-refusal.ts';
import { comeIn } from '../account-wire.ts';

/** Whether this browser can ask for a passkey at all. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

/** Whether it can offer passkeys in the field of the address, among what it remembers. */
export const offersInField = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());

/**
 * Signs in with a passkey. False: a second step is still to be taken.
 * @param inField it is offered in the field, and waits there until it is chosen or `signal` ends it
 * @throws WireError
 */
export async function signInByPasskey(signal: AbortSignal, inField = false): Promise<boolean> {
  const auth = await authClient();
  const options = inField ? ({ signal, mediation: 'conditional' } as const) : { signal };
  const { data, error } = await auth.signInWithPasskey({ options });
  if (error) throw keyRefusal(error);
  return data.user ? comeIn(auth, data.user.id) : true;
}
