import assert from 'node:assert/strict';
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
import { knownProviders } from '../../providers/known-providers.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

const post = (body: unknown) => call(auth, 'POST', '/signup', { body });

test('answers a session whose user has the documented shape', async () => {
  const email = newEmail();
  const answer = await post({
    email: ` ${email.toUpperCase()}`,
    password,
    data: { from: 'test', gone: null },
    code_challenge: null,
    code_challenge_method: null,
    gotrue_meta_security: {},
  });
  const session = sessionIn(answer);
  assert.equal(session.expires_in, 3600);
  assert.equal(session.expires_at, Math.floor(auth.clock.now().getTime() / 1000) + 3600);
  assert.equal(answer.headers['cache-control'], 'no-store');
  const { id, identities, created_at, ...rest } = session.user;
  const now = auth.clock.now().toISOString();
  assert.equal(created_at, now);
  assert.deepEqual(rest, {
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: now,
    phone: '',
    confirmed_at: now,
    last_sign_in_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { from: 'test', email, email_verified: true, phone_verified: false },
    updated_at: now,
    is_anonymous: false,
  });
  const [identity, ...others] = v.parse(v.array(v.record(v.string(), v.unknown())), identities);
  assert.equal(others.length, 0);
  const { identity_id, ...known } = identity ?? {};
  assert.match(String(identity_id), /^[0-9a-f-]{36}$/);
  assert.deepEqual(known, {
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: true, phone_verified: false },
    provider: 'email',
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email,
  });
});

test('its access token carries the documented claims and verifies against the key set', async () => {
  const { access_token, user } = await signUp(auth);
  const { session_id, ...claims } = claimsOf(access_token);
  const now = Math.floor(auth.clock.now().getTime() / 1000);
  assert.match(String(session_id), /^[0-9a-f-]{36}$/);
  assert.deepEqual(claims, {
    iss: 'http://localhost:3000/auth/v1',
    sub: user.id,
    aud: 'authenticated',
    exp: now + 3600,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    is_anonymous: false,
  });
  assert.equal((await auth.tokens.verify(access_token)).sub, user.id);
});

const fresh = () => ({ email: newEmail(), password });
const refusals: readonly [name: string, body: unknown, refusal: string][] = [
  ['no address at all', { password }, '422 anonymous_provider_disabled'],
  ['an empty body', undefined, '422 anonymous_provider_disabled'],
  ['no password', { email: newEmail() }, '400 validation_failed'],
  ['five characters', { ...fresh(), password: '12345' }, '422 weak_password'],
  ['257 characters', { ...fresh(), password: 'é'.repeat(257) }, '400 validation_failed'],
  ['a common password', { ...fresh(), password: 'password1' }, '422 weak_password'],
  ['a weak one with a word as address', { email: 'x', password: 'abc' }, '400 validation_failed'],
  ['both addresses', { ...fresh(), phone: '27821234567' }, '400 validation_failed'],
  ['a phone number', { phone: '27821234567', password }, '400 phone_provider_disabled'],
  ['one PKCE field', { ...fresh(), code_challenge: 'a'.repeat(43) }, '400 validation_failed'],
  [
    'a PKCE challenge of 42 characters',
    { ...fresh(), code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
    '400 validation_failed',
  ],
  ['no address but a word', { email: 'thandi', password }, '400 validation_failed'],
  [
    'an address with a line break',
    { email: 'a@b.za\r\nBcc: c@d.za', password },
    '400 validation_failed',
  ],
  ['256 characters', { email: `${'a'.repeat(248)}@mail.za`, password }, '400 validation_failed'],
  ['a number as address', { email: 7, password }, '400 validation_failed'],
  [
    'metadata that is too large',
    { ...fresh(), data: { a: 'x'.repeat(5000) } },
    '400 validation_failed',
  ],
  ['metadata that is a text', { ...fresh(), data: 'x' }, '400 validation_failed'],
];
for (const [name, body, refusal] of refusals) {
  test(`refuses ${name}`, async () => assert.equal(refusalIn(await post(body)), refusal));
}

test('tells why a password is weak, in both shapes', async () => {
  const body = { ...fresh(), password: 'abc' };
  const text = 'Password should be at least 8 characters.';
  assert.deepEqual((await post(body)).body, {
    code: 'weak_password',
    message: text,
    weak_password: { reasons: ['length'] },
  });
  assert.deepEqual((await call(auth, 'POST', '/signup', { body, version: null })).body, {
    code: 422,
    error_code: 'weak_password',
    msg: text,
    weak_password: { reasons: ['length'] },
  });
});

test('takes 256 characters and eight, and a password works however its accents are spelled', async () => {
  sessionIn(await post({ ...fresh(), password: 'žábu '.repeat(51) }));
  const email = newEmail();
  sessionIn(await post({ email, password: 'café 912'.normalize('NFC') }));
  sessionIn(await signIn(auth, email, 'café 912'.normalize('NFD')));
});

test('an address is taken whatever its case, also when two register it at the same moment', async () => {
  const { user } = await signUp(auth);
  const again = await post({ email: user.email.toUpperCase(), password });
  assert.equal(refusalIn(again), '422 user_already_exists');
  const body = { email: newEmail(), password };
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(body)));
  const statuses = answers.map((answer) => answer.status).sort();
  assert.deepEqual(statuses, [200, 422, 422, 422, 422, 422]);
  const { rows } = await auth.database.owner.query(
    'select count(*)::int as n from auth.identities i join auth.users u on u.id = i.user_id where u.email = $1',
    [body.email],
  );
  assert.deepEqual(rows, [{ n: 1 }]);
});

test('keeps a password as an argon2id hash only, and notes the sign-up', async () => {
  const { user } = await signUp(auth);
  const { rows } = await auth.database.owner.query(
    'select u.encrypted_password, l.event from auth.users u join auth.audit_log l on l.user_id = u.id where u.id = $1',
    [user.id],
  );
  assert.equal(rows.length, 1);
  assert.match(rows[0].encrypted_password, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(rows[0].event, 'signed_up');
});

test('says so where signing up is switched off', async (t) => {
  const closed = await createAuthApp({ env: { SIGN_UPS: 'off' } });
  t.after(() => closed.close());
  const answer = await call(closed, 'POST', '/signup', { body: fresh() });
  assert.equal(refusalIn(answer), '422 signup_disabled');
  assert.deepEqual((await call(closed, 'GET', '/settings')).body, {
    external: {
      ...Object.fromEntries(knownProviders.map((name) => [name, false])),
      anonymous_users: false,
      email: true,
      phone: false,
    },
    disable_signup: true,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
    email_otp_enabled: true,
    mfa_totp_enabled: true,
    mfa_webauthn_enabled: false,
    manual_linking_enabled: false,
  });
});
