import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { linkTokenFor, startMailedFlow } from '../flows/mailed-flow.ts';
import { parseEmail } from '../users/email-address.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { limited } from '../wire/limits.ts';
import {
  type PkceStart,
  pkceFields,
  readBody,
  readQuery,
  startsPkce,
} from '../wire/request-input.ts';
import { recoveryMail } from './account-mails.ts';
import { countMail } from './count-mail.ts';
import { mailedLink } from './mailed-link.ts';
import { createOneTimeSecrets, hashCode, hashLinkToken, linkSeconds } from './one-time-code.ts';
import { putRecoveryToken } from './store-one-time-tokens.ts';

const bodySchema = v.object({ email: v.optional(v.string(), ''), ...pkceFields });

interface Asked {
  readonly email: string;
  readonly redirectTo: URL;
  readonly pkce: PkceStart | null;
  readonly ip: string | null;
}

async function sendRecovery(
  auth: AuthService,
  { email, redirectTo, pkce, ip }: Asked,
): Promise<void> {
  const now = auth.now();
  const { linkToken: random, code } = createOneTimeSecrets();
  const linkToken = linkTokenFor(pkce, random);
  await auth.accounts.transaction(async (queries) => {
    const userId = await putRecoveryToken(queries, {
      email,
      tokenHash: hashLinkToken(linkToken),
      codeHash: hashCode(auth.codeKey, email, code),
      now,
    });
    if (userId === null) return;
    await startMailedFlow(queries, pkce, { userId, kind: 'recovery', now });
    await recordEvent(queries, 'recovery_requested', userId, ip, now);
    const link = mailedLink(auth, 'recovery', linkToken, redirectTo);
    await auth.post.put(queries, { to: email, ...recoveryMail({ link, code }) }, linkSeconds);
  });
  auth.post.wake();
}

/** POST /recover: the answer and the time it takes are the same for addresses that nobody has. */
export function recoverRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/recover', { onRequest: limited(auth, 'recover') }, async (request) => {
    const body = readBody(request, bodySchema);
    const pkce = startsPkce(body);
    if (body.email === '') throw invalid('Password recovery requires an email');
    const email = parseEmail(body.email);
    await countMail(auth, 'recover', email);
    const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
    const { ip } = clientOf(request);
    // everything that depends on the address being known happens after the answer
    auth.background.run('recovery mail', () => sendRecovery(auth, { email, redirectTo, pkce, ip }));
    return {};
  });
}
