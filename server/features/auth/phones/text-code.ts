import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import { codeSeconds } from '../mails/one-time-code.ts';
import { putCode } from '../mails/put-code.ts';
import type { TokenKind } from '../mails/store-one-time-tokens.ts';

export interface TextedCode {
  readonly userId: string;
  readonly kind: Extract<TokenKind, 'sms' | 'phone_change' | 'reauthentication'>;
  /** Digits of the number that it goes to. */
  readonly phone: string;
}

/**
 * Sends six digits to a phone, as a text message in place of those that were sent before; `auth.texts.wake()` sends it once
 * it has been written.
 * @returns the message's name
 */
export async function textCode(
  auth: AuthService,
  queries: Queries,
  { userId, kind, phone }: TextedCode,
): Promise<string> {
  const code = await putCode(auth, queries, { userId, kind, address: phone });
  const text = `${code} is your code for Phila. It is good for ${codeSeconds / 60} minutes. Nobody of Phila will ever ask you for it.`;
  return auth.texts.put(queries, { to: `+${phone}`, text }, codeSeconds);
}
