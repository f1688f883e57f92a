import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import { phoneChangedMail } from '../mails/notices.ts';
import { noticeSeconds } from '../mails/one-time-code.ts';
import { voidTokensOf } from '../mails/store-one-time-tokens.ts';
import { tellMember } from '../mails/tell-member.ts';
import { endMereClaim } from '../users/claims.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { applyPhoneChange, wantPhone } from './store-phones.ts';
import { textCode } from './text-code.ts';

export interface WantedPhone {
  readonly userId: string;
  /** Nobody else's. */
  readonly phone: string;
  readonly ip: string | null;
}

/** Sends a code to the number that a member wants to have; the change takes effect when it has been typed. */
export async function startPhoneChange(
  auth: AuthService,
  queries: Queries,
  { userId, phone, ip }: WantedPhone,
): Promise<void> {
  const now = auth.now();
  await wantPhone(queries, userId, phone, now);
  await recordEvent(queries, 'phone_change_requested', userId, ip, now);
  await textCode(auth, queries, { userId, kind: 'phone_change', phone });
}

/** Gives the member their new number, and tells them where they were reached before. */
export async function changePhone(
  auth: AuthService,
  queries: Queries,
  userId: string,
  phone: string,
): Promise<void> {
  await endMereClaim(queries, { kind: 'phone', value: phone });
  const before = await applyPhoneChange(queries, userId, phone, auth.now());
  // what was sent to the old number must not let anybody in any more
  await voidTokensOf(queries, userId);
  await tellMember(auth, queries, userId, phoneChangedMail());
  if (before === null || before === phone) return;
  const text =
    'Your Phila account has another phone number now. If it was not you, please write to our support at once.';
  await auth.texts.put(queries, { to: `+${before}`, text }, noticeSeconds);
}
