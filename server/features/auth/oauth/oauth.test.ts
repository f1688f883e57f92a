import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
  userIn,
} from '#test/support/accounts/auth-calls.ts';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { listenOnLoopback } from '#test/support/services/loopback.ts';
import { type OidcService, startOidcService } from '#test/support/services/oidc-service.ts';

const site = 'http://localhost:3000';
let service: OidcService;
let auth: AuthApp;
let url = '';
before(async () => {
  service = await startOidcService([
    `${site}/auth/v1/callback`,
    'https://phila.example/auth/v1/callback',
  ]);
  auth = await createAuthApp({
    env: {
      OAUTH_KEYCLOAK_ISSUER: service.issuer,
      OAUTH_KEYCLOAK_CLIENT_ID: `${service.clientId}, phone-app`,
      OAUTH_KEYCLOAK_SECRET: service.secret,
      MANUAL_LINKING: 'on',
      ALLOWED_ORIGINS: 'https://app.example',
    },
  });
  url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  auth.app.server.closeAllConnections();
  await auth.close();
  await service.close();
});

let people = 0;
/** Somebody new at the service. */
function newPerson(about: { readonly email?: string; readonly email_verified?: boolean }) {
  people += 1;
  const subject = `person-${people}`;
  service.people.set(subject, { name: 'Thandi Nkosi', ...about });
  return subject;
}

type Storage = Map<string, string>;
/** The official client, as a page of ours has it. */
function browser(flowType: 'pkce' | 'implicit', storage: Storage = new Map()) {
  return createClient(url, 'anon', {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storageKey: 'key',
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
}

/** Opens an address of the wire. @returns where it sends the browser */
async function open(address: string, headers: Readonly<Record<string, string>> = {}) {
  const { pathname, search } = new URL(address);
  const answer = await auth.app.inject({ method: 'GET', url: `${pathname}${search}`, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    to: new URL(String(answer.headers.location)),
  };
}

/** From the page to the service and back to the page. */
async function goThrough(address: string, person: string | null): Promise<URL> {
  const away = await open(address);
  assert.equal(away.status, 302);
  const back = await service.visit(away.to.href, person);
  assert.equal(`${back.origin}${back.pathname}`, `${site}/auth/v1/callback`);
  const home = await open(back.href);
  assert.equal(home.status, 303);
  return home.to;
}

async function addressFor(
  client: ReturnType<typeof browser>,
  options: { readonly redirectTo?: string; readonly scopes?: string } = {},
): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true, redirectTo: `${site}/dashboard`, ...options },
  });
  assert.equal(error, null);
  return data.url ?? '';
}

const fragmentOf = (address: URL) => new URLSearchParams(address.hash.slice(1));

test('somebody new comes by a service in the PKCE flow, and is known when they come again', async () => {
  const email = newEmail();
  const person = newPerson({ email: email.toUpperCase(), email_verified: true });
  const ids: string[] = [];
  for (const round of [1, 2]) {
    const client = browser('pkce');
    const home = await goThrough(await addressFor(client), person);
    assert.equal(`${home.origin}${home.pathname}`, `${site}/dashboard`);
    const code = home.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    assert.equal(error, null, `round ${round}`);
    assert.ok(data.session?.provider_token);
    assert.equal(data.user?.email, email);
    assert.deepEqual(data.user?.app_metadata, { provider: 'keycloak', providers: ['keycloak'] });
    assert.equal(data.user?.user_metadata.full_name, 'Thandi Nkosi');
    assert.deepEqual(
      data.user?.identities?.map(({ provider, id }) => [provider, id]),
      [['keycloak', person]],
    );
    ids.push(data.user?.id ?? '');
    const claims = claimsOf(data.session?.access_token ?? '');
    assert.deepEqual([claims.aal, claims.email], ['aal1', email]);
    const again = await client.auth.exchangeCodeForSession(code);
    assert.notEqual(again.error, null, 'a code works once');
  }
  assert.equal(ids[0], ids[1]);
});

test('in the implicit flow the session comes in the fragment, with the tokens of the service', async () => {
  const email = newEmail();
  const client = browser('implicit');
  const home = await goThrough(
    await addressFor(client),
    newPerson({ email, email_verified: true }),
  );
  const given = fragmentOf(home);
  assert.equal(home.search, '');
  assert.ok(given.get('provider_token'));
  assert.equal(given.get('token_type'), 'bearer');
  const { data } = await client.auth.setSession({
    access_token: given.get('access_token') ?? '',
    refresh_token: given.get('refresh_token') ?? '',
  });
  assert.equal(data.user?.email, email);
  const { amr } = claimsOf(given.get('access_token') ?? '');
  assert.deepEqual(
    v.parse(v.array(v.looseObject({ method: v.string() })), amr).map(({ method }) => method),
    ['oauth'],
  );
});

test('an app that says so is handed none of the tokens of the service', async () => {
  for (const flow of ['pkce', 'implicit'] as const) {
    const client = browser(flow);
    const address = `${await addressFor(client)}&provider_tokens=none`;
    const home = await goThrough(address, newPerson({ email: newEmail(), email_verified: true }));
    if (flow === 'implicit') {
      const given = fragmentOf(home);
      assert.ok(given.get('access_token'));
      assert.equal(given.get('provider_token'), null);
      continue;
    }
    const code = home.searchParams.get('code') ?? '';
    const { data } = await client.auth.exchangeCodeForSession(code);
    assert.ok(data.session);
    assert.equal(data.session.provider_token ?? null, null);
  }
});

test('the state that leads back from a service has more than 128 random bits, and cannot be made up', async () => {
  const away = await open(await addressFor(browser('pkce')));
  const state = away.to.searchParams.get('state') ?? '';
  assert.match(state, /^[\da-f-]{36}\.[\w-]{22}$/);
  const [id = ''] = state.split('.');
  for (const made of [id, `${id}.${'A'.repeat(22)}`, `${id}.`]) {
    const { to } = await open(`${site}/auth/v1/callback?code=x&state=${made}`);
    assert.equal(fragmentOf(to).get('error_code'), 'bad_oauth_state', made);
  }
  // none of them has spent the true one
  const person = newPerson({ email: newEmail(), email_verified: true });
  const home = await open((await service.visit(away.to.href, person)).href);
  assert.match(home.to.searchParams.get('code') ?? '', /^[\w-]{43}$/);
});

test('the service is asked with PKCE, a nonce, and more scopes where an app wants them', async () => {
  const address = await addressFor(browser('pkce'), { scopes: 'calendar' });
  const { to } = await open(`${address}&prompt=login&client_id=other&state=mine`);
  const asked = Object.fromEntries(to.searchParams);
  assert.equal(asked.scope, 'openid email profile calendar');
  assert.equal(asked.prompt, 'login');
  assert.equal(asked.client_id, service.clientId);
  assert.notEqual(asked.state, 'mine');
  assert.equal(asked.code_challenge_method, 'S256');
  assert.ok(asked.nonce);
});

test('a person who refuses is led back with the reason', async () => {
  for (const flow of ['pkce', 'implicit'] as const) {
    const home = await goThrough(await addressFor(browser(flow)), null);
    assert.equal(fragmentOf(home).get('error'), 'access_denied');
    assert.equal(home.searchParams.get('error'), flow === 'pkce' ? 'access_denied' : null);
  }
});

test('the way back works once, for five minutes, and only with what was begun', async () => {
  const away = await open(await addressFor(browser('implicit')));
  const person = newPerson({ email: newEmail(), email_verified: true });
  const back = await service.visit(away.to.href, person);
  const forged = new URL(back);
  forged.searchParams.set('code', 'another');
  assert.equal(fragmentOf((await open(forged.href)).to).get('error_code'), 'unexpected_failure');
  // it was used, though in vain
  const second = fragmentOf((await open(back.href)).to);
  assert.deepEqual(
    [second.get('error'), second.get('error_code')],
    ['invalid_request', 'flow_state_already_used'],
  );

  const late = await open(await addressFor(browser('implicit')));
  const lateBack = await service.visit(late.to.href, person);
  auth.clock.advance(301);
  assert.equal(fragmentOf((await open(lateBack.href)).to).get('error_code'), 'bad_oauth_state');
  auth.clock.advance(-301);
});

test('a browser must be the one that began', async () => {
  const navigates = { 'sec-fetch-mode': 'navigate' };
  const begin = async () => {
    const away = await open(await addressFor(browser('implicit')), navigates);
    const cookie = String(away.headers['set-cookie']);
    assert.match(
      cookie,
      /^phila-flow-\w+=[\w-]+; Path=\/auth\/v1; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
    const person = newPerson({ email: newEmail(), email_verified: true });
    const back = await service.visit(away.to.href, person);
    return { back: back.href, cookie: cookie.split(';')[0] ?? '' };
  };
  const own = await begin();
  const home = await open(own.back, { ...navigates, cookie: `a=b; ${own.cookie}` });
  assert.ok(fragmentOf(home.to).get('access_token'));
  const lured = await begin();
  const other = await open(lured.back, { ...navigates, cookie: own.cookie });
  assert.equal(fragmentOf(other.to).get('error_code'), 'bad_oauth_state');
  assert.equal(fragmentOf(other.to).get('access_token'), null);
});

test('over https the cookie that ties a browser to its way is for this host alone', async (t) => {
  const over = await createAuthApp({
    env: {
      SITE_URL: 'https://phila.example',
      OAUTH_KEYCLOAK_ISSUER: service.issuer,
      OAUTH_KEYCLOAK_CLIENT_ID: service.clientId,
      OAUTH_KEYCLOAK_SECRET: service.secret,
    },
  });
  t.after(() => over.close());
  const navigates = { 'sec-fetch-mode': 'navigate' };
  const begin = async () => {
    const away = await call(over, 'GET', '/authorize?provider=keycloak', { headers: navigates });
    const cookie = String(away.headers['set-cookie']);
    assert.match(
      cookie,
      /^__Host-phila-flow-\w+=[\w-]+; Path=\/; Max-Age=300; HttpOnly; SameSite=None; Secure$/,
    );
    const person = newPerson({ email: newEmail(), email_verified: true });
    const { search } = await service.visit(String(away.headers.location), person);
    return { search, cookie: cookie.split(';')[0] ?? '' };
  };
  const home = async (search: string, cookie: string) => {
    const headers = { ...navigates, cookie };
    const { headers: answered } = await call(over, 'GET', `/callback${search}`, { headers });
    return fragmentOf(new URL(String(answered.location)));
  };
  const own = await begin();
  const lured = await begin();
  assert.equal((await home(lured.search, own.cookie)).get('error_code'), 'bad_oauth_state');
  assert.ok((await home(own.search, own.cookie)).get('access_token'));
});

test('a service that describes itself as another is not believed', async (t) => {
  // who can answer in a service's name must not be able to point at the keys of another
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        issuer: service.issuer,
        authorization_endpoint: `${service.issuer}/auth`,
        token_endpoint: `${service.issuer}/token`,
        jwks_uri: `${service.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      }),
    );
  });
  const { url: posing, close } = await listenOnLoopback(server);
  const own = await createAuthApp({
    env: {
      OAUTH_KEYCLOAK_ISSUER: posing,
      OAUTH_KEYCLOAK_CLIENT_ID: service.clientId,
      OAUTH_KEYCLOAK_SECRET: service.secret,
    },
  });
  t.after(async () => {
    await own.close();
    await close();
  });
  const away = await call(own, 'GET', '/authorize?provider=keycloak');
  assert.ok(!String(away.headers.location).startsWith(service.issuer), away.text);
  assert.notEqual(away.status, 200);
});

test('a browser is sent on to the site and to named sites alone', async () => {
  const person = newPerson({ email: newEmail(), email_verified: true });
  for (const [wanted, origin] of [
    ['https://app.example/in', 'https://app.example'],
    ['https://evil.example/in', site],
    ['https://app.example.evil.example/', site],
    ['javascript:alert(1)', site],
  ] as const) {
    const home = await goThrough(
      await addressFor(browser('implicit'), { redirectTo: wanted }),
      person,
    );
    assert.equal(home.origin, origin, wanted);
  }
});

test('a verified address joins the account of a member who has shown that it is theirs', async () => {
  const member = await signUp(auth);
  await auth.database.owner.query('update auth.users set email_proved_at = now() where id = $1', [
    member.user.id,
  ]);
  const person = newPerson({ email: member.user.email, email_verified: true });
  const home = await goThrough(await addressFor(browser('implicit')), person);
  const token = fragmentOf(home).get('access_token') ?? '';
  assert.equal(claimsOf(token).sub, member.user.id);
  assert.deepEqual(userIn(await call(auth, 'GET', '/user', { token })).id, member.user.id);
  sessionIn(await signIn(auth, member.user.email));
  const { app_metadata } = v.parse(
    v.looseObject({ app_metadata: v.unknown() }),
    (await call(auth, 'GET', '/user', { token })).body,
  );
  assert.deepEqual(app_metadata, { provider: 'email', providers: ['email', 'keycloak'] });
});

test('whoever made an account with an address that they never showed to be theirs loses it to its owner', async () => {
  const squatter = await signUp(auth);
  const person = newPerson({ email: squatter.user.email, email_verified: true });
  const home = await goThrough(await addressFor(browser('implicit')), person);
  assert.equal(claimsOf(fragmentOf(home).get('access_token') ?? '').sub, squatter.user.id);
  assert.equal(refusalIn(await signIn(auth, squatter.user.email)), '400 invalid_credentials');
  const { access_token: token } = squatter;
  assert.equal(refusalIn(await call(auth, 'GET', '/user', { token })), '403 session_not_found');
});

test('an address that the service has not verified opens nothing before it is confirmed', async () => {
  const member = await signUp(auth);
  const thief = newPerson({ email: member.user.email, email_verified: false });
  const taken = fragmentOf(await goThrough(await addressFor(browser('implicit')), thief));
  assert.deepEqual([taken.get('error_code'), taken.get('access_token')], ['email_exists', null]);
  sessionIn(await signIn(auth, member.user.email));

  const email = newEmail();
  const person = newPerson({ email });
  const home = fragmentOf(await goThrough(await addressFor(browser('implicit')), person));
  assert.equal(home.get('error_code'), 'provider_email_needs_verification');
  const { rows } = await auth.database.owner.query(
    'select email_confirmed_at, email_proved_at from auth.users where email = $1',
    [email],
  );
  assert.deepEqual(rows, [{ email_confirmed_at: null, email_proved_at: null }]);
});

test('a person without an address is told so', async () => {
  const home = fragmentOf(await goThrough(await addressFor(browser('implicit')), newPerson({})));
  assert.equal(home.get('error_code'), 'validation_failed');
  assert.match(home.get('error_description') ?? '', /email/);
});

test('a banned member does not come in this way either', async () => {
  const person = newPerson({ email: newEmail(), email_verified: true });
  const first = fragmentOf(await goThrough(await addressFor(browser('implicit')), person));
  const { sub } = claimsOf(first.get('access_token') ?? '');
  await auth.database.owner.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
    sub,
  ]);
  const home = fragmentOf(await goThrough(await addressFor(browser('implicit')), person));
  assert.equal(home.get('error_code'), 'user_banned');
});

test('a member links a service, sees it among their identities, and unlinks it', async () => {
  const client = browser('pkce');
  const email = newEmail();
  await client.auth.signUp({ email, password });
  const { data: begun, error } = await client.auth.linkIdentity({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true, redirectTo: `${site}/dashboard/profile` },
  });
  assert.equal(error, null);
  const person = newPerson({ email: newEmail(), email_verified: true });
  const back = await service.visit(begun?.url ?? '', person);
  const home = await open(back.href);
  const exchanged = await client.auth.exchangeCodeForSession(
    home.to.searchParams.get('code') ?? '',
  );
  assert.equal(exchanged.data.user?.email, email);
  const { data: list } = await client.auth.getUserIdentities();
  const linked = list?.identities ?? [];
  assert.deepEqual(
    linked.map(({ provider }) => provider),
    ['email', 'keycloak'],
  );

  // nobody else can link the same person
  const other = browser('implicit');
  await other.auth.signUp({ email: newEmail(), password });
  const theirs = await other.auth.linkIdentity({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true },
  });
  const refused = await open((await service.visit(theirs.data?.url ?? '', person)).href);
  assert.equal(fragmentOf(refused.to).get('error_code'), 'identity_already_exists');

  const [mail, keycloak] = linked;
  assert.ok(mail && keycloak);
  // the service may have asked the member nothing, so coming by it proves nothing
  const late = await client.auth.unlinkIdentity(keycloak);
  assert.deepEqual([late.error?.status, late.error?.code], [403, 'reauthentication_needed']);
  await client.auth.signInWithPassword({ email, password });
  assert.equal((await client.auth.unlinkIdentity(keycloak)).error, null);
  const last = await client.auth.unlinkIdentity(mail);
  assert.deepEqual([last.error?.status, last.error?.code], [422, 'single_identity_not_deletable']);
});

test('unlinking is refused by the proper code', async () => {
  const { access_token: token } = await signUp(auth);
  const id = crypto.randomUUID();
  const drop = async (path: string) =>
    refusalIn(await call(auth, 'DELETE', `/user/identities/${path}`, { token }));
  assert.equal(await drop('x'), '404 validation_failed');
  assert.equal(await drop(id), '422 single_identity_not_deletable');
  const idToken = await service.idToken({
    sub: `two-${id}`,
    email: newEmail(),
    email_verified: true,
  });
  const linked = await call(auth, 'POST', '/token?grant_type=id_token', {
    token,
    body: { provider: 'keycloak', id_token: idToken, link_identity: true },
  });
  sessionIn(linked);
  assert.equal(await drop(id), '422 identity_not_found');
});

test('an identity whose address somebody else has by now stays where it would become the member’s', async () => {
  const session = await signUp(auth);
  const token = session.access_token;
  const other = newEmail();
  const idToken = await idTokenOf({ email: other });
  sessionIn(
    await call(auth, 'POST', '/token?grant_type=id_token', {
      token,
      body: { provider: 'keycloak', id_token: idToken, link_identity: true },
    }),
  );
  await signUp(auth, other);
  const { body } = await call(auth, 'GET', '/user', { token });
  const { identities } = v.parse(
    v.looseObject({
      identities: v.array(v.looseObject({ identity_id: v.string(), provider: v.string() })),
    }),
    body,
  );
  const own = identities.find(({ provider }) => provider === 'email')?.identity_id;
  const dropped = await call(auth, 'DELETE', `/user/identities/${own}`, { token });
  assert.equal(refusalIn(dropped), '422 email_conflict_identity_not_deletable');
  // nothing of it has happened
  assert.deepEqual(userIn(await call(auth, 'GET', '/user', { token })).email, session.user.email);
});

test('a session that proved itself long ago links nothing and unlinks nothing', async () => {
  const { access_token: token } = await signUp(auth);
  const where = '/user/identities/authorize?provider=keycloak';
  const led = await call(auth, 'GET', where, { token });
  assert.equal(led.status, 302);
  assert.equal(new URL(String(led.headers.location)).origin, service.issuer);
  auth.clock.advance(601);
  const idToken = await idTokenOf({});
  const body = { provider: 'keycloak', id_token: idToken, link_identity: true };
  for (const late of [
    await call(auth, 'DELETE', `/user/identities/${crypto.randomUUID()}`, { token }),
    await call(auth, 'GET', where, { token }),
    await call(auth, 'POST', '/token?grant_type=id_token', { token, body }),
  ]) {
    assert.equal(refusalIn(late), '403 reauthentication_needed');
  }
  auth.clock.advance(-601);
});

const idTokenOf = (claims: Readonly<Record<string, unknown>>) =>
  service.idToken({
    sub: `app-${crypto.randomUUID()}`,
    email: newEmail(),
    email_verified: true,
    ...claims,
  });
const grant = (body: Readonly<Record<string, unknown>>) =>
  call(auth, 'POST', '/token?grant_type=id_token', { body: { provider: 'keycloak', ...body } });

test('an app signs in with an id token that the service gave it', async () => {
  const email = newEmail();
  const nonce = 'a nonce of the app';
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const token = await idTokenOf({ email, nonce: hashed, aud: 'phone-app' });
  const { data, error } = await browser('implicit').auth.signInWithIdToken({
    provider: 'keycloak',
    token,
    nonce,
  });
  assert.equal(error, null);
  assert.equal(data.user?.email, email);
  assert.ok(data.session?.refresh_token);
  const again = await idTokenOf({ email, nonce: hashed, aud: 'phone-app' });
  const from = { ip: '198.51.100.7', headers: { 'user-agent': 'Firefox/1 (Android)' } };
  const body = { provider: 'keycloak', id_token: again, nonce };
  sessionIn(await call(auth, 'POST', '/token?grant_type=id_token', { ...from, body }));
  const isTold = async () =>
    (await mailsIn(path.dirname(auth.mailFolder))).some(
      (mail) => mail.includes(email) && /^Subject: A new device signed in/m.test(mail),
    );
  await eventually(isTold, 'a mail about the new device');
  const { issuer } = service;
  const named = await idTokenOf({});
  sessionIn(await grant({ provider: null, issuer, client_id: 'phone-app', id_token: named }));
});

const faulty: readonly [
  name: string,
  claims: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
  error: string,
][] = [
  ['another audience', { aud: 'somebody else' }, {}, 'invalid request'],
  ['another issuer', { iss: 'https://other.example' }, {}, 'invalid request'],
  ['another party it was given to', { azp: 'somebody else' }, {}, 'invalid request'],
  ['a nonce that the app does not name', { nonce: 'abc' }, {}, 'invalid request'],
  ['no nonce though the app names one', {}, { nonce: 'abc' }, 'invalid request'],
  ['the nonce in clear', { nonce: 'abc' }, { nonce: 'abc' }, 'invalid nonce'],
  [
    'the hash of another access token',
    { at_hash: 'AAAA' },
    { access_token: 'x' },
    'invalid request',
  ],
];
for (const [name, claims, body, fault] of faulty) {
  test(`an id token with ${name} is refused`, async () => {
    const answer = await grant({ id_token: await idTokenOf(claims), ...body });
    assert.equal(answer.status, 400, answer.text);
    assert.equal(v.parse(v.looseObject({ error: v.string() }), answer.body).error, fault);
  });
}

test('an id token that has run out, or was signed by another, is refused', async () => {
  const token = await idTokenOf({});
  auth.clock.advance(400);
  assert.equal((await grant({ id_token: token })).status, 400);
  auth.clock.advance(-400);
  const other = await startOidcService([]);
  try {
    const forged = await other.idToken({
      iss: service.issuer,
      sub: 'x',
      email: newEmail(),
      email_verified: true,
    });
    assert.equal((await grant({ id_token: forged })).status, 400);
    assert.equal((await grant({ id_token: 'a.b.c' })).status, 400);
  } finally {
    await other.close();
  }
  sessionIn(await grant({ id_token: token }));
});

test('the access token of the same answer is accepted', async () => {
  const hash = createHash('sha256').update('access').digest();
  const at_hash = hash.subarray(0, 16).toString('base64url');
  const idToken = await idTokenOf({ at_hash });
  sessionIn(await grant({ id_token: idToken, access_token: 'access' }));
});

test('the settings name the services that are set up', async () => {
  const { external } = v.parse(
    v.looseObject({ external: v.record(v.string(), v.boolean()) }),
    (await call(auth, 'GET', '/settings')).body,
  );
  assert.deepEqual([external.keycloak, external.google], [true, false]);
});
