import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';

/** E.164: a country's code and up to 15 digits in all; the shortest numbers in use have seven. */
const form = /^[1-9]\d{6,14}$/;

/**
 * A number as it is stored and compared: digits alone.
 * @param text E.164, with its plus or without; spaces count for nothing
 * @throws AuthError validation_failed
 */
export function parsePhone(text: string): string {
  const digits = text.replaceAll(/\s/g, '').replace(/^\+/, '');
  if (!form.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}

/** The only road that messages to phones go. @throws AuthError validation_failed for another one */
export function checkChannel(channel: string): void {
  if (channel === '' || channel === 'sms') return;
  throw invalid("Invalid channel, the supported value is 'sms'");
}

/** @throws AuthError phone_provider_disabled, with the status that the protocol gives it at this place */
export function requirePhones(auth: AuthService, status: 400 | 422 = 400): void {
  if (!auth.settings.signIn.phone) throw new AuthError('phone_provider_disabled', { status });
}
