import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import { createOneTimeSecrets, hashCode, hashLinkToken } from './one-time-code.ts';
import { putToken, type TokenKind } from './store-one-time-tokens.ts';

export interface LoneCode {
  readonly userId: string;
  readonly kind: TokenKind;
  /** Mailbox or number that it goes to. */
  readonly address: string;
}

/** Puts six digits without a link in the place of those that were sent before. @returns the digits, to be sent */
export async function putCode(
  auth: AuthService,
  queries: Queries,
  { userId, kind, address }: LoneCode,
): Promise<string> {
  const { linkToken, code } = createOneTimeSecrets();
  await putToken(queries, {
    userId,
    kind,
    // nobody is given the link; the hash only takes the place of one
    tokenHash: hashLinkToken(linkToken),
    codeHash: hashCode(auth.codeKey, address, code),
    relatesTo: address,
    now: auth.now(),
  });
  return code;
}
