import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { isBanned } from '../sessions/guard.ts';
import { presentSession } from '../sessions/present-session.ts';
import { deleteSessionsOf, insertSession } from '../sessions/store-sessions.ts';
import { normalizeEmail } from '../users/email-address.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { findUser, recordSignIn } from '../users/store-users.ts';
import { countedTry } from '../wire/counted-try.ts';
import { codeGuesses, countRequest, limited } from '../wire/limits.ts';
import { redirectTarget, withFragment } from '../wire/redirect-target.ts';
import { readBody, readQuery } from '../wire/request-input.ts';
import {
  hashCode,
  hashLinkToken,
  maxCodeTries,
  oneTimeSeconds,
  sameHash,
} from './one-time-code.ts';
import {
  consumeRecoveryToken,
  type FoundToken,
  findRecoveryToken,
  tryRecoveryCode,
} from './store-one-time-tokens.ts';

const types = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change',
  'email',
  'sms',
  'phone_change',
] as const;
const typeSchema = v.picklist(types);
const bodySchema = v.object({
  type: v.optional(v.string(), ''),
  token: v.optional(v.string(), ''),
  token_hash: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  redirect_to: v.optional(v.string(), ''),
});

function parseType(type: string) {
  if (type === '') throw invalid('Verify requires a verification type');
  if (!v.is(typeSchema, type)) throw invalid('Unsupported verification type');
  return type;
}

const sentSince = (now: Date) => new Date(now.getTime() - oneTimeSeconds * 1000);
const linkExpired = () =>
  new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });

/** Only recovery is ever mailed, so what claims to be of another type is no token of ours. */
async function findByLink(auth: AuthService, type: (typeof types)[number], linkToken: string) {
  const found =
    type === 'recovery'
      ? await findRecoveryToken(auth.accounts, hashLinkToken(linkToken), sentSince(auth.now()))
      : null;
  if (found === null) throw linkExpired();
  return found;
}

/** Guesses are counted for each mail and, over many mails, for each address, also for those that nobody has. */
async function findByCode(
  auth: AuthService,
  type: (typeof types)[number],
  email: string,
  code: string,
): Promise<FoundToken> {
  const bucket = `auth-code:${auth.nameOf(email)}`;
  const tries = { bucket, limit: codeGuesses, miss: 'otp_expired' } as const;
  return countedTry(auth, tries, async () => {
    const since = sentSince(auth.now());
    const found =
      type === 'recovery' ? await tryRecoveryCode(auth.accounts, email, since, maxCodeTries) : null;
    const codeHash = hashCode(auth.codeKey, email, code);
    if (found === null || !sameHash(found.codeHash, codeHash)) throw new AuthError('otp_expired');
    return found;
  });
}

/** Spends the token and opens a session. The member's row is locked first, as everywhere, so that nothing can interlock. */
async function signInWithToken(auth: AuthService, request: FastifyRequest, found: FoundToken) {
  const now = auth.now();
  const client = clientOf(request);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    await recordSignIn(queries, found.userId, null, now);
    if (!(await consumeRecoveryToken(queries, found.tokenHash))) throw linkExpired();
    const user = await findUser(queries, found.userId);
    if (user === null) throw linkExpired();
    if (isBanned(user, now)) throw new AuthError('user_banned');
    const session = await insertSession(queries, user.id, 'otp', client, now);
    // whoever else is signed in may be why a member needs this
    await deleteSessionsOf(queries, user.id, session.id);
    await recordEvent(queries, 'recovery_used', user.id, client.ip, now);
    return { user, session };
  });
  return presentSession(auth, user, session);
}

function parseVerification(request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  const type = parseType(body.type);
  if (body.token_hash !== '') {
    if (body.email !== '' || body.phone !== '' || body.token !== '' || body.redirect_to !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    return { type, linkToken: body.token_hash };
  }
  if (body.token === '') throw invalid('Verify requires a token or a token hash');
  if ((body.email === '') === (body.phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  // no phone ever has a code pending
  if (body.phone !== '') throw new AuthError('otp_expired');
  return { type, email: normalizeEmail(body.email), code: body.token.replaceAll(/\s/g, '') };
}

/** Where a mailed link leads: on to the page that asked, with a session or with the reason why not. */
async function followLink(auth: AuthService, request: FastifyRequest): Promise<string> {
  const target = redirectTarget(auth.siteUrl, readQuery(request, 'redirect_to'));
  try {
    await countRequest(auth, 'verify', request);
    const type = parseType(readQuery(request, 'type') ?? '');
    const found = await findByLink(auth, type, readQuery(request, 'token') ?? '');
    const session = await signInWithToken(auth, request, found);
    return withFragment(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: '',
      token_type: session.token_type,
      type,
    });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return withFragment(target, {
      error: error.status >= 500 ? 'server_error' : 'access_denied',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    });
  }
}

/** POST /verify takes a typed code or a link's token; GET /verify is what mailed links point to. */
export function verifyRoutes(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/verify', { onRequest: limited(auth, 'verify') }, async (request) => {
    const given = parseVerification(request);
    const found =
      'linkToken' in given
        ? await findByLink(auth, given.type, given.linkToken)
        : await findByCode(auth, given.type, given.email, given.code);
    return signInWithToken(auth, request, found);
  });
  // no HEAD: mail scanners send it to every link, and it would spend the token
  wire.get('/verify', { exposeHeadRoute: false }, async (request, reply) =>
    reply.redirect(await followLink(auth, request), 303),
  );
}
