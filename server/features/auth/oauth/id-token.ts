import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { OidcProvider } from '../../../settings.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { decideAccount, linkToMember } from '../identities/decide-account.ts';
import { knownProviders } from '../providers/known-providers.ts';
import { requireProofToLink } from '../sessions/fresh-proof.ts';
import { requireCaller } from '../sessions/guard.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { requireOwnAccount } from '../users/managed.ts';
import { findUser } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';
import { readPerson } from './profile.ts';

const bodySchema = v.object({
  id_token: v.optional(v.string(), ''),
  provider: v.optional(v.string(), ''),
  client_id: v.optional(v.string(), ''),
  issuer: v.optional(v.string(), ''),
  access_token: v.optional(v.string(), ''),
  nonce: v.optional(v.string(), ''),
  link_identity: v.optional(v.boolean(), false),
});
type Body = v.InferOutput<typeof bodySchema>;

const fault = (oauthError: string, message: string) =>
  new AuthError('validation_failed', { oauthError, message });

/** So far two clocks may differ, in seconds. */
const leewaySeconds = 30;
/** Signatures of a public key alone: a shared secret would let a service's clients speak in its name. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
];

function providerOf(auth: AuthService, body: Body): OidcProvider {
  if (body.id_token === '') throw invalid('id_token required');
  const found =
    body.provider === ''
      ? auth.providers.findIssuer(body.issuer, body.client_id)
      : auth.providers.find(body.provider);
  if (found !== undefined) return found;
  if (knownProviders.includes(body.provider)) throw new AuthError('provider_disabled');
  const named = body.provider === '' ? body.issuer : body.provider;
  throw invalid(`Custom OIDC provider ${JSON.stringify(named)} not allowed`);
}

const sameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The app names the nonce in clear, the token holds its hash: who steals the token alone cannot name it. */
function checkNonce(claim: unknown, nonce: string): void {
  const told = typeof claim === 'string' ? claim : '';
  if (told === '' && nonce === '') return;
  if (told === '' || nonce === '') {
    throw fault(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  const hash = createHash('sha256').update(nonce).digest('hex');
  if (!sameText(Buffer.from(told).toString('hex'), Buffer.from(hash).toString('hex'))) {
    throw fault('invalid nonce', 'Nonces mismatch');
  }
}

/** Says that the access token was given with this id token (OpenID Connect Core, 3.1.3.6). */
function checkAccessToken(claim: unknown, accessToken: string, alg: string): void {
  if (accessToken === '' || typeof claim !== 'string') return;
  const hash = createHash(`sha${alg.slice(2)}`)
    .update(accessToken)
    .digest();
  const half = hash.subarray(0, hash.length / 2).toString('base64url');
  if (!sameText(Buffer.from(half).toString('hex'), Buffer.from(claim).toString('hex'))) {
    throw fault('invalid request', 'Access token and id_token do not belong together');
  }
}

async function verify(auth: AuthService, provider: OidcProvider, body: Body): Promise<JWTPayload> {
  const { keys, configuration } = await auth.providers.open(provider);
  try {
    decodeJwt(body.id_token);
    const { payload, protectedHeader } = await jwtVerify(body.id_token, keys, {
      issuer: configuration.serverMetadata().issuer,
      audience: [...provider.clientIds],
      algorithms,
      currentDate: auth.now(),
      clockTolerance: leewaySeconds,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    // of several audiences the one it was given to (OpenID Connect Core, 3.1.3.7)
    if (payload.azp !== undefined && !provider.clientIds.some((id) => id === payload.azp)) {
      throw fault('invalid request', 'Bad ID token: given to another client');
    }
    checkNonce(payload.nonce, body.nonce);
    checkAccessToken(payload.at_hash, body.access_token, protectedHeader.alg);
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw fault('invalid request', `Bad ID token: ${error.message}`);
  }
}

/** POST /token?grant_type=id_token: what a service gave to an app, for a session. */
export async function idTokenGrant(auth: AuthService, request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  const provider = providerOf(auth, body);
  const caller = body.link_identity ? await requireCaller(auth, request) : null;
  if (caller !== null) {
    if (!auth.settings.signIn.manualLinking) throw new AuthError('manual_linking_disabled');
    requireOwnAccount(caller.user);
    await requireSecondStep(auth, caller);
    requireProofToLink(auth, caller);
  }
  const payload = await verify(auth, provider, body);
  const person = readPerson(provider.name, payload);
  const client = clientOf(request);
  const now = auth.now();
  const at = { ip: client.ip, redirectTo: auth.redirectTo(undefined), now };
  const opened = await auth.accounts.transaction(async (queries) => {
    const { user, mustConfirm } =
      caller === null
        ? await decideAccount(auth, queries, person, at)
        : {
            user: await linkToMember(auth, queries, caller.user.id, person, at),
            mustConfirm: false,
          };
    if (mustConfirm) return null;
    await queries.run({
      text: 'update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1',
      values: [user.id, now],
    });
    const session = await openSession(auth, queries, {
      userId: user.id,
      method: 'oauth',
      client,
    });
    return { user: (await findUser(queries, user.id)) ?? user, session };
  });
  auth.post.wake();
  if (opened === null) throw new AuthError('provider_email_needs_verification');
  return presentSession(auth, opened.user, opened.session);
}
