import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
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
} from '#test/support/accounts/auth-calls.ts';
import { mailIn } from '#test/support/accounts/mailed-link.ts';
import { argon2id, createPasswords } from './passwords/passwords.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp({ env: { PASSKEYS: 'on', ALLOWED_ORIGINS: 'https://app.example' } });
});
after(() => auth.close());

const post = (path: string, body: unknown) => call(auth, 'POST', path, { body });
let mails = 0;
async function nextMailTo(email: string) {
  mails += 1;
  return mailIn(await auth.mailTo(email, mails));
}

test('GET /user: a request that takes itself to be for another audience is told so', async () => {
  const { access_token: token } = await signUp(auth);
  const ask = (audience: string) =>
    call(auth, 'GET', '/user', { token, headers: { 'x-jwt-aud': audience } });
  assert.equal((await ask('authenticated')).status, 200);
  assert.equal(refusalIn(await ask('somebody else')), '400 validation_failed');
});

test('GET /reauthenticate: an address that is not confirmed gets no code', async () => {
  const { access_token: token, user } = await signUp(auth);
  await auth.database.owner.query('update auth.users set email_confirmed_at = null where id = $1', [
    user.id,
  ]);
  const answer = await call(auth, 'GET', '/reauthenticate', { token });
  assert.equal(refusalIn(answer), '422 email_not_confirmed');
});

test('PUT /user: whoever has no password yet and came long ago proves themselves by a code first', async () => {
  const email = newEmail();
  await post('/otp', { email });
  const { token: link } = await nextMailTo(email);
  const session = sessionIn(await post('/verify', { type: 'signup', token_hash: link }));
  const token = session.access_token;
  auth.clock.advance(601);
  const put = (body: object) => call(auth, 'PUT', '/user', { token, body });
  assert.equal(refusalIn(await put({ password })), '400 reauthentication_needed');
  await call(auth, 'GET', '/reauthenticate', { token });
  const { text } = await nextMailTo(email);
  const nonce = /10 minutes: (\d{6})/.exec(text)?.[1];
  assert.equal((await put({ password, nonce })).status, 200);
  mails += 1;
  sessionIn(await signIn(auth, email));
});

test('POST /token, password: one that is weak by today’s rules opens a session, and says so', async () => {
  const { user } = await signUp(auth);
  const old = 'password1';
  await auth.database.owner.query('update auth.users set encrypted_password = $2 where id = $1', [
    user.id,
    await createPasswords(argon2id).hash(old),
  ]);
  const answer = await signIn(auth, user.email, old);
  assert.equal(answer.status, 200);
  const { weak_password } = v.parse(
    v.looseObject({
      access_token: v.string(),
      weak_password: v.object({ message: v.string(), reasons: v.array(v.string()) }),
    }),
    answer.body,
  );
  assert.deepEqual(weak_password.reasons, ['pwned']);
  assert.match(weak_password.message, /known to be weak/);
  assert.doesNotMatch((await signIn(auth, (await signUp(auth)).user.email)).text, /weak_password/);
});

test('PKCE: the method may be written in any case', async () => {
  const verifier = 'v'.repeat(50);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  for (const [method, code_challenge] of [
    ['S256', challenge],
    ['s256', challenge],
    ['PLAIN', verifier],
    ['Plain', verifier],
  ] as const) {
    const { user } = await signUp(auth);
    const begun = { code_challenge, code_challenge_method: method };
    assert.deepEqual((await post('/recover', { email: user.email, ...begun })).body, {});
    const { token } = await nextMailTo(user.email);
    const query = new URLSearchParams({ type: 'recovery', token });
    const led = await call(auth, 'GET', `/verify?${query}`);
    const code = new URL(String(led.headers.location)).searchParams.get('code');
    const exchange = { auth_code: code, code_verifier: verifier };
    sessionIn(await post('/token?grant_type=pkce', exchange));
  }
});

test('amr: using a way again only moves its time, and the newest stands first', async () => {
  const { user } = await signUp(auth);
  const session = sessionIn(await signIn(auth, user.email));
  const amr = v.parse(
    v.array(v.object({ method: v.string(), timestamp: v.number() })),
    claimsOf(session.access_token).amr,
  );
  const seconds = Math.floor(auth.clock.now().getTime() / 1000);
  assert.deepEqual(amr, [{ method: 'password', timestamp: seconds }]);
});

test('GET /health says what answers', async () => {
  const { body } = await call(auth, 'GET', '/health');
  const shape = v.strictObject({ version: v.string(), name: v.string(), description: v.string() });
  assert.ok(v.is(shape, body));
});

test('browsers may send the headers of tracing and read how many there are', async () => {
  const answer = await call(auth, 'OPTIONS', '/signup', {
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  });
  const allowed = String(answer.headers['access-control-allow-headers']);
  for (const header of ['traceparent', 'tracestate', 'baggage', 'x-supabase-api-version']) {
    assert.ok(allowed.includes(header), header);
  }
  const health = await call(auth, 'GET', '/health', { headers: { origin: 'https://app.example' } });
  const exposed = String(health.headers['access-control-expose-headers']);
  for (const header of ['x-supabase-api-version', 'x-total-count', 'link']) {
    assert.ok(exposed.includes(header), header);
  }
});

/** Addresses that take 30 requests of one client in five minutes, beside those that have a test of their own. */
const shares = [
  ['POST', '/passkeys/authentication/options'],
  ['POST', '/sso/saml/acs'],
  ['GET', '/authorize'],
  ['GET', '/callback'],
  ['GET', '/verify'],
  ['GET', '/reauthenticate'],
] as const;
for (const [index, [method, path]] of shares.entries()) {
  test(`${method} ${path} takes thirty from one client`, async () => {
    const ip = `198.51.100.${100 + index}`;
    const ask = () => call(auth, method, path, { ip, ...(method === 'POST' && { body: {} }) });
    const isRefused = ({ status, headers }: Awaited<ReturnType<typeof ask>>) =>
      status === 429 || /over_request_rate_limit/.test(String(headers.location));
    for (let round = 0; round < 30; round += 1) assert.ok(!isRefused(await ask()), `${round}`);
    assert.ok(isRefused(await ask()));
  });
}

const unknownFields = { gotrue_meta_security: {}, more: { of: 'it' }, channel: null };
test('fields that are null or unknown change nothing', async () => {
  const body = { email: newEmail(), password, phone: null, data: null, ...unknownFields };
  const session = sessionIn(await post('/signup', body));
  const refreshed = await post('/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
    ...unknownFields,
  });
  sessionIn(refreshed);
});
