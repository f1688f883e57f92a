import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import { linkTokenFor, startMailedFlow } from '../flows/mailed-flow.ts';
import { confirmationMail } from '../mails/account-mails.ts';
import { mailedLink } from '../mails/mailed-link.ts';
import {
  createOneTimeSecrets,
  hashCode,
  hashLinkToken,
  linkSeconds,
} from '../mails/one-time-code.ts';
import { putToken } from '../mails/store-one-time-tokens.ts';
import { noteConfirmation } from '../users/store-users.ts';
import type { PkceStart } from '../wire/request-input.ts';

export interface Unconfirmed {
  readonly userId: string;
  readonly email: string;
  readonly redirectTo: URL;
  readonly pkce: PkceStart | null;
}

/** Mails a link and a code to an address that somebody says is theirs; `auth.post.wake()` sends it once it has been written. */
export async function mailConfirmation(
  auth: AuthService,
  queries: Queries,
  { userId, email, redirectTo, pkce }: Unconfirmed,
): Promise<void> {
  const now = auth.now();
  const { linkToken: random, code } = createOneTimeSecrets();
  const linkToken = linkTokenFor(pkce, random);
  await noteConfirmation(queries, userId, now);
  await putToken(queries, {
    userId,
    kind: 'confirmation',
    tokenHash: hashLinkToken(linkToken),
    codeHash: hashCode(auth.codeKey, email, code),
    relatesTo: email,
    now,
  });
  await startMailedFlow(queries, pkce, { userId, kind: 'confirmation', now });
  const link = mailedLink(auth, 'signup', linkToken, redirectTo);
  await auth.post.put(queries, { to: email, ...confirmationMail({ link, code }) }, linkSeconds);
}
