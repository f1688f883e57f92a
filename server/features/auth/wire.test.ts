import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp({ env: { ALLOWED_ORIGINS: 'https://app.example' } });
});
after(() => auth.close());

const wrong = { email: newEmail(), password: 'nope nope' };

test('errors have the new shape for clients from 2024-01-01 on, and say which', async () => {
  for (const version of ['2024-01-01', '2025-06-30']) {
    const answer = await call(auth, 'POST', '/token?grant_type=password', { body: wrong, version });
    assert.deepEqual(answer.body, {
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    assert.equal(answer.headers['x-supabase-api-version'], '2024-01-01');
    assert.equal(answer.headers['x-sb-error-code'], 'invalid_credentials');
  }
});

test('errors have the old shape for all others', async () => {
  for (const version of [null, '', '2023-12-31', '2024-13-01', 'latest', '20240101']) {
    const answer = await call(auth, 'POST', '/token?grant_type=password', { body: wrong, version });
    assert.deepEqual(answer.body, {
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    assert.equal(answer.headers['x-supabase-api-version'], undefined);
    assert.equal(answer.headers['x-sb-error-code'], 'invalid_credentials');
  }
});

test('successes carry no version header', async () => {
  const answer = await call(auth, 'GET', '/health');
  assert.equal(answer.status, 200);
  assert.equal(answer.headers['x-supabase-api-version'], undefined);
});

test('a fault of the server reveals nothing but a number to ask after', async (t) => {
  const broken = await createAuthApp();
  t.after(() => broken.close());
  await broken.database.owner.query('alter table auth.users rename column email to secret_name');
  const body = { email: newEmail(), password };
  const answer = await call(broken, 'POST', '/signup', { body });
  const message = 'Unexpected failure, please check server logs for more information';
  assert.deepEqual([answer.status, answer.body], [500, { code: 'unexpected_failure', message }]);
  const old = await call(broken, 'POST', '/signup', { body, version: null });
  const { error_id, ...rest } = v.parse(v.record(v.string(), v.unknown()), old.body);
  assert.deepEqual(rest, { code: 500, error_code: 'unexpected_failure', msg: message });
  assert.ok(typeof error_id === 'string' && broken.logged().includes(error_id));
  assert.match(broken.logged(), /column u\.email does not exist/);
});

const malformed = ['{', '"text"', '[1]', '1', '{"email":"\\u0000"}', '{"a":"\\ud800"}', '[[[['];
/** Reading these takes long, and no request of the wire is so deep or holds so much; nor is the bound met by an honest one. */
const overmuch = [
  '['.repeat(500_000),
  `{"data":${'['.repeat(101)}${']'.repeat(101)}}`,
  `{"data":{"a":[${'0,'.repeat(5_000)}0]}}`,
];
for (const body of [...malformed, ...overmuch]) {
  test(`refuses ${body.slice(0, 20)} as no JSON it can use`, async () =>
    assert.equal(refusalIn(await call(auth, 'POST', '/signup', { body })), '400 bad_json'));
}

test('reads JSON whatever the content type says', async () => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await call(auth, 'POST', '/signup', {
    body: { email: newEmail(), password },
    headers,
  });
  sessionIn(answer);
});

test('refuses more than a mebibyte', async () => {
  const body = JSON.stringify({
    email: newEmail(),
    password,
    data: { a: 'x'.repeat(1024 * 1024) },
  });
  const answer = await call(auth, 'POST', '/signup', { body });
  assert.equal(refusalIn(answer), '413 request_entity_too_large');
});

test('an address of the wire that leads nowhere is answered in its own shape', async () => {
  assert.equal(refusalIn(await call(auth, 'GET', '/nothing')), '404 not_found');
  assert.equal(refusalIn(await call(auth, 'PUT', '/signup', { body: {} })), '404 not_found');
});

test('browsers on sites that are allowed may call, and read what the client needs', async () => {
  const preflight = await call(auth, 'OPTIONS', '/token', {
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-client-info,x-supabase-api-version',
    },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers['access-control-allow-origin'], 'https://app.example');
  const methods = String(preflight.headers['access-control-allow-methods']);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    assert.ok(methods.includes(method));
  const allowed = String(preflight.headers['access-control-allow-headers']).split(', ');
  for (const header of [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-retry-count',
  ]) {
    assert.ok(allowed.includes(header), header);
  }
  const refused = await call(auth, 'GET', '/user', { headers: { origin: 'https://app.example' } });
  assert.equal(refused.headers['access-control-allow-origin'], 'https://app.example');
  assert.match(String(refused.headers['access-control-expose-headers']), /x-supabase-api-version/);
  assert.equal(refused.headers['access-control-allow-credentials'], undefined);
  const unknown = await call(auth, 'GET', '/user', { headers: { origin: 'https://no.example' } });
  assert.equal(unknown.headers['access-control-allow-origin'], undefined);
});

test('the key set is public, holds no private part and may be kept for ten minutes', async () => {
  const answer = await call(auth, 'GET', '/.well-known/jwks.json');
  assert.equal(answer.headers['cache-control'], 'public, max-age=600');
  const { keys } = v.parse(
    v.object({ keys: v.array(v.record(v.string(), v.unknown())) }),
    answer.body,
  );
  assert.equal(keys.length, 1);
  const fields = Object.keys(keys[0] ?? {}).sort();
  assert.deepEqual(fields, ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
});

test('settings tell what is on', async () => {
  const answer = await call(auth, 'GET', '/settings');
  const shape = v.object({
    external: v.object({ email: v.literal(true), phone: v.literal(false) }),
    disable_signup: v.literal(false),
    mailer_autoconfirm: v.literal(true),
  });
  assert.ok(v.is(shape, answer.body), answer.text);
});

const email = newEmail();
const notBuilt: readonly [
  'GET' | 'POST' | 'DELETE',
  path: string,
  body: unknown,
  refusal: string,
][] = [
  ['POST', '/otp', { email, create_user: false }, '422 otp_disabled'],
  ['POST', '/magiclink', { email: 'x' }, '400 validation_failed'],
  ['POST', '/otp', { phone: '27821234567' }, '400 phone_provider_disabled'],
  ['POST', '/otp', {}, '400 validation_failed'],
  ['POST', '/resend', { type: 'recovery', email }, '400 validation_failed'],
  ['POST', '/resend', { type: 'signup' }, '400 validation_failed'],
  ['POST', '/resend', { type: 'sms', email }, '400 validation_failed'],
  ['POST', '/sso', { domain: 'x.za' }, '404 saml_provider_disabled'],
  ['GET', '/authorize?provider=google', undefined, '400 validation_failed'],
  ['POST', '/factors', { factor_type: 'totp' }, '401 no_authorization'],
  ['GET', '/user/identities/authorize?provider=google', undefined, '401 no_authorization'],
];
for (const [method, path, body, refusal] of notBuilt) {
  test(`${method} ${path} ${JSON.stringify(body)} answers ${refusal}`, async () =>
    assert.equal(refusalIn(await call(auth, method, path, { body })), refusal));
}

const forMembers: readonly [
  'GET' | 'POST' | 'DELETE',
  path: string,
  body: unknown,
  refusal: string,
][] = [
  ['POST', '/factors', { factor_type: 'phone' }, '422 mfa_phone_enroll_not_enabled'],
  ['POST', '/factors', { factor_type: 'webauthn' }, '422 mfa_webauthn_enroll_not_enabled'],
  ['POST', '/factors', { factor_type: 'key' }, '400 validation_failed'],
  ['POST', '/factors/x/challenge', {}, '404 mfa_factor_not_found'],
  ['POST', '/factors/x/verify', { code: '1' }, '404 mfa_factor_not_found'],
  ['DELETE', '/factors/x', undefined, '404 mfa_factor_not_found'],
  ['GET', '/user/identities/authorize?provider=google', undefined, '404 manual_linking_disabled'],
  ['DELETE', '/user/identities/x', undefined, '404 manual_linking_disabled'],
];
test('what is not enabled is told to members by its own code', async () => {
  const { access_token: token } = await signUp(auth);
  for (const [method, path, body, refusal] of forMembers) {
    const answer = await call(auth, method, path, { body, token });
    assert.equal(refusalIn(answer), refusal, `${method} ${path}`);
  }
});

test('nothing is ever pending to be sent again, which is answered alike for everybody', async () => {
  const { user } = await signUp(auth);
  for (const body of [
    { type: 'signup', email: user.email },
    { type: 'email_change', email: newEmail() },
    { type: 'sms', phone: '27821234567' },
  ]) {
    const answer = await call(auth, 'POST', '/resend', { body });
    assert.deepEqual([answer.status, answer.body], [200, {}]);
  }
});

for (const [body, refusal] of [
  [{ provider: 'google', id_token: 'a.b.c' }, '400 provider_disabled'],
  [{ issuer: 'https://issuer.example', id_token: 'a.b.c' }, '400 validation_failed'],
  [{ provider: 'nobody', id_token: 'a.b.c' }, '400 validation_failed'],
  [{ provider: 'google' }, '400 validation_failed'],
] as const) {
  test(`an id_token ${JSON.stringify(body)} is answered ${refusal}`, async () => {
    const answer = await call(auth, 'POST', '/token?grant_type=id_token', { body });
    assert.equal(refusalIn(answer), refusal);
  });
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
for (const [method, path, body, code] of [
  ['GET', '/callback', undefined, 'bad_oauth_callback'],
  ['GET', '/callback?state=x&code=y', undefined, 'bad_oauth_state'],
  ['POST', '/callback', 'code=y', 'bad_oauth_callback'],
  ['POST', '/callback', 'state=x&code=y', 'bad_oauth_state'],
] as const) {
  test(`${method} ${path} ${body ?? ''} sends the browser home with ${code}`, async () => {
    const answer = await call(auth, method, path, { body, headers: form });
    assert.equal(answer.status, 303);
    const target = new URL(String(answer.headers.location));
    assert.equal(target.origin, 'http://localhost:3000');
    assert.equal(target.searchParams.get('error_code'), code);
    assert.equal(new URLSearchParams(target.hash.slice(1)).get('error_code'), code);
  });
}

test('an assertion of SAML, which comes as a form, is refused as such', async () => {
  const body = 'SAMLResponse=PHg%2B&RelayState=x';
  const answer = await call(auth, 'POST', '/sso/saml/acs', { body, headers: form });
  assert.equal(refusalIn(answer), '404 saml_provider_disabled');
});

const shares: readonly [
  'GET' | 'POST' | 'PUT',
  path: string,
  share: number,
  secondsForOne: number,
][] = [
  ['POST', '/signup', 30, 10],
  ['POST', '/recover', 30, 10],
  ['POST', '/otp', 30, 10],
  ['POST', '/resend', 30, 10],
  ['POST', '/verify', 30, 10],
  ['PUT', '/user', 30, 10],
  ['POST', '/token?grant_type=refresh_token', 30, 2],
  ['POST', '/factors', 30, 10],
  ['POST', '/sso', 30, 10],
];
for (const [index, [method, path, share, secondsForOne]] of shares.entries()) {
  test(`${method} ${path} takes ${share} from one client and then one every ${secondsForOne} s`, async () => {
    const from = (ip: string) => call(auth, method, path, { body: {}, ip });
    const ip = `198.51.100.${index}`;
    for (let round = 0; round < share; round += 1) assert.notEqual((await from(ip)).status, 429);
    const over = await from(ip);
    assert.equal(refusalIn(over), '429 over_request_rate_limit');
    assert.equal(over.headers['retry-after'], String(secondsForOne));
    assert.notEqual((await from(`203.0.113.${index}`)).status, 429);
    auth.clock.advance(secondsForOne);
    assert.notEqual((await from(ip)).status, 429);
    assert.equal((await from(ip)).status, 429);
  });
}

test('links in mails share the limit of verify, and the browser is still sent on', async () => {
  const ip = '198.51.100.200';
  for (let round = 0; round < 30; round += 1) await call(auth, 'POST', '/verify', { body: {}, ip });
  const answer = await call(auth, 'GET', '/verify?type=recovery&token=x', { ip });
  assert.equal(answer.status, 303);
  assert.match(String(answer.headers.location), /error_code=over_request_rate_limit/);
});

test('clients on loopback are not counted', async () => {
  for (let round = 0; round < 40; round += 1) {
    const answer = await call(auth, 'POST', '/resend', { body: {}, ip: '127.0.0.1' });
    assert.equal(answer.status, 400);
  }
});
