import type { GoTrueClient } from '@supabase/auth-js';
import { paths } from '#contract/paths.ts';
import { authClient } from '#web/lib/auth/auth-client.ts';
import { refusal } from '#web/lib/auth/auth-refusal.ts';
import { adoptSession } from '#web/lib/session/session.ts';

/** Takes up the session; false where the member has a second factor that it still has to prove. */
export async function comeIn(auth: GoTrueClient, userId: string): Promise<boolean> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (data?.currentLevel === 'aal1' && data.nextLevel === 'aal2') return false;
  adoptSession(userId);
  return true;
}

/** Signs in with a password. False: the second step is still to be taken. @throws WireError with the words of the auth service */
export async function signIn(email: string, password: string): Promise<boolean> {
  const auth = await authClient();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw refusal(error);
  return comeIn(auth, data.user.id);
}

/**
 * Makes an account. False: it must first be confirmed by e-mail.
 * @throws WireError with the words of the auth service
 */
export async function signUp(email: string, password: string): Promise<boolean> {
  const auth = await authClient();
  const emailRedirectTo = location.origin + paths.dashboard;
  const { data, error } = await auth.signUp({ email, password, options: { emailRedirectTo } });
  if (error) throw refusal(error);
  if (!data.session) return false;
  adoptSession(data.session.user.id);
  return true;
}

/**
 * Asks for a mail with a link and a code to choose a new password. Whether anybody has the address stays untold.
 * @throws WireError
 */
export async function askForNewPassword(email: string): Promise<void> {
  const auth = await authClient();
  const redirectTo = location.origin + paths.forgotPassword;
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  if (error) throw refusal(error);
}

/**
 * Signs in with the code of such a mail, so that a new password may be chosen. False: the second step is still to be
 * taken. @throws WireError
 */
export async function proveByCode(email: string, token: string): Promise<boolean> {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ email, token, type: 'recovery' });
  if (error) throw refusal(error);
  return data.user ? comeIn(auth, data.user.id) : true;
}

/**
 * Spends the token of a mailed link: the member is in, still has to take a second step, or must press another link too.
 * @throws WireError
 */
export async function spendLink(
  type: 'recovery' | 'invite' | 'signup' | 'magiclink' | 'email_change',
  token_hash: string,
): Promise<'in' | 'second-step' | 'waits'> {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ type, token_hash });
  if (error) throw refusal(error);
  if (!data.session) return 'waits';
  return (await comeIn(auth, data.session.user.id)) ? 'in' : 'second-step';
}

/**
 * Confirms the address of an account by the code of the mail. False: the second step is still to be taken.
 * @throws WireError
 */
export async function confirmByCode(email: string, token: string): Promise<boolean> {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ email, token, type: 'signup' });
  if (error) throw refusal(error);
  return data.user ? comeIn(auth, data.user.id) : true;
}

/** Asks for that mail again. Whether anybody has the address stays untold. @throws WireError */
export async function mailConfirmationAgain(email: string): Promise<void> {
  const auth = await authClient();
  const emailRedirectTo = location.origin + paths.dashboard;
  const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
  if (error) throw refusal(error);
}

/** Asks for a mail with a code to sign in with. Whether anybody has the address stays untold. @throws WireError */
export async function mailCode(email: string): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error && error.code !== 'otp_disabled') throw refusal(error);
}

/** Signs in with such a code. False: the second step is still to be taken. @throws WireError */
export async function signInByCode(email: string, token: string): Promise<boolean> {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ email, token, type: 'email' });
  if (error) throw refusal(error);
  return data.user ? comeIn(auth, data.user.id) : true;
}

/** Stores the new password of the member who came by such a link. @throws WireError */
export async function chooseNewPassword(password: string): Promise<void> {
  const auth = await authClient();
  const { data, error } = await auth.updateUser({ password });
  if (error) throw refusal(error);
  adoptSession(data.user.id);
}

/** Makes the client, without a call of the auth wire. */
export async function connect(): Promise<void> {
  await authClient();
}
