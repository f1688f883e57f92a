import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { listenOnLoopback } from './loopback.ts';

/** Somebody who has an account at the service. */
export interface ServicePerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface OidcService {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  /** Who has an account there, by the service's own name for them. */
  readonly people: Map<string, ServicePerson>;
  /** An id token with the service's own key. */
  idToken(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /**
   * What a browser does that is sent there: signs in as this person, agrees, and is sent back.
   * @param person null: the person refuses @returns the address that it is sent back to
   */
  visit(address: string, person: string | null): Promise<URL>;
  close(): Promise<void>;
}

/** Follows redirects and fills in the two forms of the service, with the cookies that it gives. */
async function browse(start: string, issuer: string, person: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { readonly url: string; readonly form?: URLSearchParams } = { url: start };
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form === undefined ? {} : { method: 'POST', body: next.form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    const page = await answer.text();
    if (location !== null) {
      const url = new URL(location, next.url);
      if (!url.href.startsWith(issuer)) return url;
      next = { url: url.href };
      continue;
    }
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`no form: ${answer.status} ${page}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    const url = new URL(action, next.url).href;
    next =
      person === null
        ? { url: `${url}/abort` }
        : { url, form: new URLSearchParams({ prompt, login: person, password: 'any' }) };
  }
  throw new Error('the service never led back');
}

/** A service that speaks OpenID Connect, on loopback. @param redirectUris where it may lead back to */
export async function startOidcService(redirectUris: string[]): Promise<OidcService> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'service-key';
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const people = new Map<string, ServicePerson>();
  const clientId = 'phila';
  const secret = 'a secret of the service and the site';
  const server = createServer();
  const { url: issuer, close } = await listenOnLoopback(server);
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ['one key for the cookies of the service'] },
    scopes: ['openid', 'email', 'profile', 'offline_access', 'calendar'],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person === undefined
        ? undefined
        : { accountId: id, claims: () => ({ sub: id, ...person }) };
    },
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    secret,
    people,
    idToken: (claims) =>
      new SignJWT({ iss: issuer, aud: clientId, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    visit: (address, person) => browse(address, issuer, person),
    close,
  };
}
