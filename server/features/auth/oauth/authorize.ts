import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { bindBrowser, newBinding } from '../flows/browser-binding.ts';
import { flowNameOf } from '../flows/flow-name.ts';
import { sealStart } from '../flows/outside-state.ts';
import { insertOutsideFlow } from '../flows/store-outside-flows.ts';
import { limited } from '../wire/limits.ts';
import { type PkceStart, readQuery, startsPkce } from '../wire/request-input.ts';
import type { OpenedProvider } from './providers.ts';
import { errorRedirect } from './return-to-app.ts';

/** What this side decides itself; everything else that an app adds goes on to the service (`prompt`, `login_hint` …). */
const reserved: ReadonlySet<string> = new Set([
  'apikey',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'invite_token',
  'nonce',
  'provider',
  'provider_tokens',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
]);

function passedOn(request: FastifyRequest): Readonly<Record<string, string>> {
  const { searchParams } = new URL(request.url, 'http://localhost');
  return Object.fromEntries([...searchParams].filter(([name]) => !reserved.has(name)));
}

/** Apple leads back by a form whenever a name or an address is asked for, and refuses to be asked otherwise. */
const needsForm = (issuer: string) => issuer === 'https://appleid.apple.com';

interface Beginning {
  readonly opened: OpenedProvider;
  readonly redirectTo: URL;
  readonly pkce: PkceStart | null;
  /** The member who links the service to their account. */
  readonly userId: string | null;
  /** Whether the browser can keep something that shows on its return that it is the same one. */
  readonly canBind: boolean;
}

/** @returns the address of the service */
async function beginFlow(
  auth: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
  { opened, redirectTo, pkce, userId, canBind }: Beginning,
): Promise<string> {
  const { provider, configuration } = opened;
  const nonce = randomNonce();
  const codeVerifier = randomPKCECodeVerifier();
  const binding = canBind ? newBinding() : null;
  const flowId = await insertOutsideFlow(auth.accounts, {
    method: 'oauth',
    userId,
    pkce,
    sealedState: sealStart(auth, {
      provider: provider.name,
      redirectTo: redirectTo.href,
      nonce,
      codeVerifier,
      // a word of ours, which our own pages say: whoever only signs in by the service has no use for its tokens
      handsOver: readQuery(request, 'provider_tokens') !== 'none',
      browserHash: binding?.hash ?? null,
    }),
    now: auth.now(),
  });
  if (binding !== null) bindBrowser(auth, reply, flowId, binding.value);
  const wanted = (readQuery(request, 'scopes') ?? '').split(/[\s,]+/).filter((word) => word !== '');
  const scopes = new Set([...provider.scopes.split(/\s+/), ...wanted]);
  return buildAuthorizationUrl(configuration, {
    ...passedOn(request),
    ...(needsForm(provider.issuer) ? { response_mode: 'form_post' } : {}),
    response_type: 'code',
    redirect_uri: `${auth.issuer}/callback`,
    scope: [...scopes].join(' '),
    state: flowNameOf(auth, flowId),
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Begins a sign-in with the service that the query names, or the linking of it to a member's account.
 * @returns the address to go to: the service's, or the app's own with the reason why not
 * @throws AuthError where the query itself is wrong
 */
export async function addressOfProvider(
  auth: AuthService,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, canBind }: Pick<Beginning, 'userId' | 'canBind'>,
): Promise<string> {
  const name = readQuery(request, 'provider') ?? '';
  const provider = auth.providers.find(name);
  if (provider === undefined) {
    throw invalid(`Unsupported provider: Provider ${JSON.stringify(name)} is not enabled`);
  }
  const pkce = startsPkce({
    code_challenge: readQuery(request, 'code_challenge'),
    code_challenge_method: readQuery(request, 'code_challenge_method'),
  });
  const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
  let opened: OpenedProvider;
  try {
    opened = await auth.providers.open(provider);
  } catch (error) {
    request.log.warn({ err: error, provider: name }, 'a service to sign in with does not answer');
    const away = new AuthError('unexpected_failure', {
      status: 503,
      message: 'This service does not answer at the moment. Please try again later.',
    });
    return errorRedirect(redirectTo, away, pkce !== null);
  }
  return beginFlow(auth, request, reply, { opened, redirectTo, pkce, userId, canBind });
}

/** GET /authorize: to the service that the query names, and from there to /callback. */
export function authorizeRoute(wire: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'authorize');
  wire.get('/authorize', { onRequest, exposeHeadRoute: false }, async (request, reply) => {
    const options = { userId: null, canBind: true };
    return reply.redirect(await addressOfProvider(auth, request, reply, options), 302);
  });
}
