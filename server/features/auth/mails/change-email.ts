import type { Queries } from '../../../platform/database.ts';
import type { AuthService } from '../auth-service.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { wantEmail } from '../users/store-email-change.ts';
import type { User } from '../users/store-users.ts';
import { emailChangeMail } from './account-mails.ts';
import { countMail } from './count-mail.ts';
import { mailedLink } from './mailed-link.ts';
import { createOneTimeSecrets, hashCode, hashLinkToken, linkSeconds } from './one-time-code.ts';
import { putToken, type TokenKind } from './store-one-time-tokens.ts';

export interface WantedEmail {
  readonly user: User;
  /** Lower-cased, and nobody else's. */
  readonly email: string;
  readonly redirectTo: URL;
  readonly ip: string | null;
}

/**
 * Mails a link and a code to the new address and to the old one; the change takes effect when both have been used. Whoever
 * takes over a session alone cannot take over the account, and a mistyped address locks nobody out.
 * @throws AuthError over_email_send_rate_limit
 */
export async function startEmailChange(
  auth: AuthService,
  queries: Queries,
  { user, email, redirectTo, ip }: WantedEmail,
): Promise<void> {
  await countMail(auth, 'email-change', user.id);
  const now = auth.now();
  await wantEmail(queries, user.id, email, now);
  await recordEvent(queries, 'email_change_requested', user.id, ip, now);
  const sides: readonly (readonly [TokenKind, string | null])[] = [
    ['email_change_new', email],
    ['email_change_current', user.email],
  ];
  for (const [kind, address] of sides) {
    if (address === null) continue;
    const { linkToken, code } = createOneTimeSecrets();
    await putToken(queries, {
      userId: user.id,
      kind,
      tokenHash: hashLinkToken(linkToken),
      codeHash: hashCode(auth.codeKey, address, code),
      relatesTo: address,
      now,
    });
    const link = mailedLink(auth, 'email_change', linkToken, redirectTo);
    const mail = emailChangeMail({ link, code }, email);
    await auth.post.put(queries, { to: address, ...mail }, linkSeconds);
  }
}
