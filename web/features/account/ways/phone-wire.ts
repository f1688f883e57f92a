import { authClient } from '#web/lib/auth/auth-client.ts';
import { refusal } from '#web/lib/auth/auth-refusal.ts';
import { comeIn } from '../account-wire.ts';

/**
 * Asks for a text message with a code. Whether anybody has the number stays untold.
 * @param creates whether to make a member of whoever is none
 * @throws WireError
 */
export async function textCode(phone: string, creates: boolean): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.signInWithOtp({ phone, options: { shouldCreateUser: creates } });
  if (error && error.code !== 'otp_disabled') throw refusal(error);
}

/** Signs in with such a code. False: the second step is still to be taken. @throws WireError */
export async function signInByText(phone: string, token: string): Promise<boolean> {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ phone, token, type: 'sms' });
  if (error) throw refusal(error);
  return data.user ? comeIn(auth, data.user.id) : true;
}
