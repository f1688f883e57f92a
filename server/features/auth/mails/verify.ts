import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { startsInFlow } from '../flows/mailed-flow.ts';
import { parsePhone } from '../phones/phone-number.ts';
import { normalizeEmail } from '../users/email-address.ts';
import { countedTry } from '../wire/counted-try.ts';
import { codeGuesses, countRequest, limited } from '../wire/limits.ts';
import { withFragment } from '../wire/redirect-target.ts';
import { readBody, readQuery } from '../wire/request-input.ts';
import {
  codeMatcher,
  codeSeconds,
  hashLinkToken,
  linkSeconds,
  maxCodeTries,
} from './one-time-code.ts';
import { linkExpired, oneOfTwo, spendForFlow, spendToken } from './spend-token.ts';
import { type FoundToken, findToken, type TokenKind, tryCodes } from './store-one-time-tokens.ts';

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

const kindsOf: Readonly<Record<(typeof types)[number], readonly TokenKind[]>> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'confirmation'],
  email: ['confirmation', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms'],
  phone_change: ['phone_change'],
};

async function findByLink(auth: AuthService, type: (typeof types)[number], linkToken: string) {
  const since = new Date(auth.now().getTime() - linkSeconds * 1000);
  const found = await findToken(auth.accounts, kindsOf[type], hashLinkToken(linkToken), since);
  if (found === null) throw linkExpired();
  return found;
}

/** Guesses are counted for each message and, over many of them, for each address or number, also for those that nobody has. */
async function findByCode(
  auth: AuthService,
  type: (typeof types)[number],
  address: string,
  code: string,
): Promise<FoundToken> {
  const bucket = `auth-code:${auth.nameOf(address)}`;
  const tries = { bucket, limit: codeGuesses, miss: 'otp_expired' } as const;
  return countedTry(auth, tries, async () => {
    const sentSince = new Date(auth.now().getTime() - codeSeconds * 1000);
    const kinds = kindsOf[type];
    const pending = await tryCodes(auth.accounts, {
      kinds,
      address,
      sentSince,
      maxTries: maxCodeTries,
    });
    const isCode = codeMatcher(auth.codeKeys, address, code);
    const right = pending.find((token) => isCode(token.codeHash));
    if (right === undefined) throw new AuthError('otp_expired');
    return right;
  });
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
  const address = body.phone === '' ? normalizeEmail(body.email) : parsePhone(body.phone);
  return { type, address, code: body.token.replaceAll(/\s/g, '') };
}

/** Where a mailed link leads: on to the page that asked, with a session or with the reason why not. */
async function followLink(auth: AuthService, request: FastifyRequest): Promise<string> {
  const target = auth.redirectTo(readQuery(request, 'redirect_to'));
  const linkToken = readQuery(request, 'token') ?? '';
  try {
    await countRequest(auth, 'verify', request);
    const type = parseType(readQuery(request, 'type') ?? '');
    const found = await findByLink(auth, type, linkToken);
    if (found.flowId !== null && startsInFlow(linkToken)) {
      const code = await spendForFlow(auth, request, found);
      if (code === null) return withFragment(target, { message: oneOfTwo.msg, sb: '' });
      target.searchParams.set('code', code);
      return target.href;
    }
    const session = await spendToken(auth, request, found);
    // one of two confirmations: there is nothing yet to sign in with
    if ('msg' in session) return withFragment(target, { message: session.msg, sb: '' });
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
    const told = {
      error: error.status >= 500 ? 'server_error' : 'access_denied',
      error_code: error.code,
      error_description: error.message,
      sb: '',
    };
    // an app that began a flow looks for the answer where the code would stand
    if (startsInFlow(linkToken)) {
      for (const [name, value] of Object.entries(told)) target.searchParams.set(name, value);
    }
    return withFragment(target, told);
  }
}

/** POST /verify takes a typed code or a link's token; GET /verify is for links that other clients mail. Ours open a page. */
export function verifyRoutes(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/verify', { onRequest: limited(auth, 'verify') }, async (request) => {
    const given = parseVerification(request);
    const found =
      'linkToken' in given
        ? await findByLink(auth, given.type, given.linkToken)
        : await findByCode(auth, given.type, given.address, given.code);
    return spendToken(auth, request, found);
  });
  // no HEAD: mail scanners send it to every link, and it would spend the token
  wire.get('/verify', { exposeHeadRoute: false }, async (request, reply) =>
    reply.redirect(await followLink(auth, request), 303),
  );
}
