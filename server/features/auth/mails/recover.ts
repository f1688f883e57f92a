import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { parseEmail } from '../users/email-address.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { limited, mailClock, mailsPerHour } from '../wire/limits.ts';
import { redirectTarget } from '../wire/redirect-target.ts';
import { pkceFields, readBody, readQuery, startsPkce } from '../wire/request-input.ts';
import { createOneTimeSecrets, hashCode, hashLinkToken } from './one-time-code.ts';
import { composeRecoveryMail } from './recovery-mail.ts';
import { putRecoveryToken } from './store-one-time-tokens.ts';

const bodySchema = v.object({ email: v.optional(v.string(), ''), ...pkceFields });

/** One clock for each address that is asked for, whether or not anybody has it. */
async function countMail(auth: AuthService, email: string): Promise<void> {
  for (const [name, limit] of [
    ['minute', mailClock],
    ['hour', mailsPerHour],
  ] as const) {
    const bucket = `auth-recover-${name}:${auth.nameOf(email)}`;
    const { taken, waitSeconds } = await auth.rateLimits.takeShared(bucket, limit);
    if (!taken) {
      throw new AuthError('over_email_send_rate_limit', {
        message: `For security purposes, you can only request this after ${waitSeconds} seconds.`,
        retryAfterSeconds: waitSeconds,
      });
    }
  }
}

async function sendRecovery(
  auth: AuthService,
  email: string,
  redirectTo: URL,
  ip: string | null,
): Promise<void> {
  const now = auth.now();
  const { linkToken, code } = createOneTimeSecrets();
  const userId = await putRecoveryToken(auth.accounts, {
    email,
    tokenHash: hashLinkToken(linkToken),
    codeHash: hashCode(auth.codeKey, email, code),
    now,
  });
  if (userId === null) return;
  await recordEvent(auth.accounts, 'recovery_requested', userId, ip, now);
  const query = new URLSearchParams({
    token: linkToken,
    type: 'recovery',
    redirect_to: redirectTo.href,
  });
  const mail = composeRecoveryMail({ link: `${auth.issuer}/verify?${query.toString()}`, code });
  await auth.mailer.send({ to: email, ...mail });
}

/** POST /recover: the answer and the time it takes are the same for addresses that nobody has. */
export function recoverRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/recover', { onRequest: limited(auth, 'recover') }, async (request) => {
    const body = readBody(request, bodySchema);
    if (startsPkce(body)) throw invalid('PKCE flow is not enabled on this server');
    if (body.email === '') throw invalid('Password recovery requires an email');
    const email = parseEmail(body.email);
    await countMail(auth, email);
    const redirectTo = redirectTarget(auth.siteUrl, readQuery(request, 'redirect_to'));
    const { ip } = clientOf(request);
    // everything that depends on the address being known happens after the answer
    auth.background.run('recovery mail', () => sendRecovery(auth, email, redirectTo, ip));
    return {};
  });
}
