import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import { linkTokenFor, startMailedFlow } from '../flows/mailed-flow.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { wantEmail } from '../users/store-email-change.ts';
import type { User } from '../users/store-users.ts';
import type { PkceStart } from '../wire/request-input.ts';
import { emailChangeMail } from './account-mails.ts';
import { countMail } from './count-mail.ts';
import { mailedLink } from './mailed-link.ts';
import { createOneTimeSecrets, hashCode, hashLinkToken, linkSeconds } from './one-time-code.ts';
import { putToken, type TokenKind } from './store-one-time-tokens.ts';

/** A change of address that waits for its confirmations. */
export interface EmailChangeToConfirm {
  readonly user: User;
  /** Lower-cased, and nobody else's. */
  readonly email: string;
  readonly redirectTo: URL;
  readonly pkce: PkceStart | null;
}

/**
 * Mails a link and a code to the new address and to the old one; the change takes effect when both have been used. Whoever
 * takes over a session alone cannot take over the account, and a mistyped address locks nobody out.
 * @throws AuthError over_email_send_rate_limit
 */
export async function startEmailChange(
  auth: AuthService,
  queries: Queries,
  change: EmailChangeToConfirm & { readonly ip: string | null },
): Promise<void> {
  const { user, ip } = change;
  await countMail(auth, 'email-change', user.email ?? user.id);
  await recordEvent(queries, 'email_change_requested', user.id, ip, auth.now());
  await mailEmailChange(auth, queries, change);
}

/** Mails what is to be confirmed, in the place of what was mailed before; `auth.post.wake()` sends it once it has been written. */
export async function mailEmailChange(
  auth: AuthService,
  queries: Queries,
  { user, email, redirectTo, pkce }: EmailChangeToConfirm,
): Promise<void> {
  const now = auth.now();
  await wantEmail(queries, user.id, email, now);
  const sides: readonly (readonly [TokenKind, string | null])[] = [
    ['email_change_new', email],
    ['email_change_current', user.email],
  ];
  for (const [kind, address] of sides) {
    if (address === null) continue;
    const { linkToken: random, code } = createOneTimeSecrets();
    const linkToken = linkTokenFor(pkce, random);
    await putToken(queries, {
      userId: user.id,
      kind,
      tokenHash: hashLinkToken(linkToken),
      codeHash: hashCode(auth.codeKey, address, code),
      relatesTo: address,
      now,
    });
    await startMailedFlow(queries, pkce, { userId: user.id, kind, now });
    const link = mailedLink(auth, 'email_change', linkToken, redirectTo);
    const mail = emailChangeMail({ link, code }, email);
    await auth.post.put(queries, { to: address, ...mail }, linkSeconds);
  }
}
