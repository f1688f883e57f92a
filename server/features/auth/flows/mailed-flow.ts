import type { Queries } from '../../../platform/database/database.ts';
import { attachFlow, type TokenKind } from '../mails/store-one-time-tokens.ts';
import type { AuthMethod } from '../sessions/store-sessions.ts';
import type { PkceStart } from '../wire/request-input.ts';
import { insertFlow } from './store-flows.ts';

/** How sessions note that a member came by such a mail in the PKCE flow. */
const methodOf: Readonly<Partial<Record<TokenKind, AuthMethod>>> = {
  recovery: 'recovery',
  magiclink: 'magiclink',
  confirmation: 'email/signup',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

/** What links of mails begin with whose way back carries a code. */
const flowPrefix = 'pkce_';
/** The token of a mail's link, in the form that says whether a flow waits behind it. */
export const linkTokenFor = (pkce: PkceStart | null, linkToken: string) =>
  pkce === null ? linkToken : `${flowPrefix}${linkToken}`;
export const startsInFlow = (linkToken: string) => linkToken.startsWith(flowPrefix);

/** Begins the flow of a mail that was asked for with a challenge; without one there is nothing to do. */
export async function startMailedFlow(
  queries: Queries,
  pkce: PkceStart | null,
  token: { readonly userId: string; readonly kind: TokenKind; readonly now: Date },
): Promise<void> {
  const { userId, kind, now } = token;
  const method = methodOf[kind];
  if (pkce === null || method === undefined) return;
  const flowId = await insertFlow(queries, { userId, ...pkce, method, now });
  await attachFlow(queries, userId, kind, flowId);
}
