import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { AuthClient } from '@supabase/auth-js';
import * as v from 'valibot';
import { runOperator } from '#operator/main.ts';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { memberWithApp } from '#test/support/accounts/second-step.ts';
import { eventually } from '#test/support/browser/eventually.ts';

let auth: AuthApp;
let key = '';
let url = '';
before(async () => {
  auth = await createAuthApp();
  url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
  [key = ''] = await runOperator(auth.database.owner, ['keys', 'service']);
});
after(() => auth.close());

/** The official client as the operator's programs use it. */
const client = (own = key) =>
  new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: own, Authorization: `Bearer ${own}` },
    autoRefreshToken: false,
    persistSession: false,
  }).admin;

const mailsTo = async (address: string) =>
  (await mailsIn(path.dirname(auth.mailFolder)))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => new RegExp(`^To: ${address}$`, 'm').test(mail));
const told = (address: string, subject: RegExp) =>
  eventually(async () => (await mailsTo(address)).some((mail) => subject.test(mail)), `${subject}`);

const id = '5f8f1b52-9a5c-4c33-8a6e-2f2f6d3f6a11';
const addresses = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${id}`],
  ['PUT', `/admin/users/${id}`],
  ['DELETE', `/admin/users/${id}`],
  ['GET', `/admin/users/${id}/factors`],
  ['DELETE', `/admin/users/${id}/factors/${id}`],
  ['GET', `/admin/users/${id}/passkeys`],
  ['DELETE', `/admin/users/${id}/passkeys/${id}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
] as const;

test('nobody but the operator gets in, by whatever they carry', async () => {
  const member = await signUp(auth);
  const now = auth.clock.now();
  const raised = await auth.tokens.sign({ role: 'service_role', sub: member.user.id }, now, 60);
  for (const [method, path] of addresses) {
    assert.equal(refusalIn(await call(auth, method, path)), '401 no_authorization');
    if (method !== 'GET') {
      const unread = await call(auth, method, path, { body: '{"not read' });
      assert.equal(refusalIn(unread), '401 no_authorization');
    }
    for (const token of [member.access_token, raised, 'anon', 'sb_secret_guess', `${key}x`]) {
      assert.equal(refusalIn(await call(auth, method, path, { token })), '403 not_admin');
    }
  }
});

test('a key that was revoked opens nothing, at once', async () => {
  const { owner } = auth.database;
  const [own = ''] = await runOperator(owner, ['keys', 'service']);
  assert.equal((await client(own).listUsers()).error, null);
  const { rows } = await owner.query('select * from auth.service_keys');
  assert.ok(!JSON.stringify(rows).includes(own));
  await runOperator(owner, ['keys', 'revoke', own.slice(0, 16)]);
  assert.equal((await client(own).listUsers()).error?.code, 'not_admin');
  assert.equal((await client().listUsers()).error, null);
});

test('the official client makes, reads, changes and deletes accounts', async () => {
  const email = newEmail();
  const made = await client().createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { name: 'Thandi' },
    app_metadata: { plan: 'gift' },
  });
  assert.equal(made.error, null);
  const { user } = made.data;
  assert.ok(user?.email_confirmed_at);
  assert.equal(user.user_metadata.name, 'Thandi');
  assert.deepEqual(user.app_metadata, { plan: 'gift', provider: 'email', providers: ['email'] });
  const session = sessionIn(await signIn(auth, email));
  assert.equal((await client().createUser({ email, password })).error?.code, 'email_exists');

  const short = user.email?.split('@')[0] ?? '';
  const obvious = await client().updateUserById(user.id, { password: `${short}1` });
  assert.equal(obvious.error?.code, 'weak_password', 'the address that the member has');
  const large = await client().updateUserById(user.id, {
    app_metadata: { note: 'x'.repeat(4_096) },
  });
  assert.equal(large.error?.code, 'validation_failed', 'a token that no header can hold');
  const recovery = await client().generateLink({ type: 'recovery', email });
  const next = newEmail();
  const changed = await client().updateUserById(user.id, {
    email: next,
    password: 'another horse 9',
    user_metadata: { name: null, town: 'Durban' },
  });
  assert.equal(changed.error, null);
  assert.equal(changed.data.user?.email, next);
  assert.equal(changed.data.user?.user_metadata.town, 'Durban');
  assert.ok(!('name' in (changed.data.user?.user_metadata ?? {})));
  // a new password has ended what was signed in
  const old = await call(auth, 'GET', '/user', { token: session.access_token });
  assert.equal(refusalIn(old), '403 session_not_found');
  sessionIn(await signIn(auth, next, 'another horse 9'));
  // and the mailbox of before opens nothing, which may never have been the member's
  const token_hash = recovery.data.properties?.hashed_token;
  const late = await call(auth, 'POST', '/verify', { body: { type: 'recovery', token_hash } });
  assert.equal(refusalIn(late), '403 otp_expired');
  await told(email, /^Subject: A Phila account no longer has this address$/m);
  assert.ok(!(await mailsTo(email)).some((mail) => mail.includes(next)), 'the new one is not told');
  await told(next, /^Subject: Your Phila password has changed$/m);

  assert.equal((await client().getUserById(user.id)).data.user?.email, next);
  assert.equal((await client().deleteUser(user.id, true)).error?.code, 'validation_failed');
  assert.equal((await client().deleteUser(user.id)).error, null);
  assert.equal((await client().getUserById(user.id)).error?.code, 'user_not_found');
  await told(next, /^Subject: Your Phila account is deleted$/m);
});

test('a second step that the operator takes away is told', async () => {
  const { session, app, email } = await memberWithApp(auth);
  const gone = await client().mfa.deleteFactor({ id: app.id, userId: session.user.id });
  assert.equal(gone.error, null);
  const none = await client().mfa.listFactors({ userId: session.user.id });
  assert.deepEqual(none.data?.factors ?? [], []);
  await told(email, /^Subject: An authenticator app was removed from Phila$/m);
});

test('a ban holds for as long as is said, and can be lifted', async () => {
  const { user, refresh_token } = await signUp(auth);
  const banned = await client().updateUserById(user.id, { ban_duration: '1h30m' });
  const until = new Date(auth.clock.now().getTime() + 5_400_000).toISOString();
  assert.equal(banned.data.user?.banned_until, until);
  assert.equal(refusalIn(await signIn(auth, user.email)), '400 user_banned');
  const body = { refresh_token };
  const renewed = await call(auth, 'POST', '/token?grant_type=refresh_token', { body });
  assert.equal(renewed.status, 400);
  await client().updateUserById(user.id, { ban_duration: 'none' });
  sessionIn(await signIn(auth, user.email));
  const odd = await client().updateUserById(user.id, { ban_duration: 'a while' });
  assert.equal(odd.error?.code, 'validation_failed');
});

test('members are listed page by page', async () => {
  await Promise.all([signUp(auth), signUp(auth), signUp(auth)]);
  const all = await client().listUsers({ page: 1, perPage: 1000 });
  const total = all.data.users.length;
  const seen: string[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const { data } = await client().listUsers({ page, perPage: 2 });
    seen.push(...data.users.map((user) => user.id));
    assert.equal('total' in data && data.total, total);
    page = 'nextPage' in data ? data.nextPage : null;
  }
  assert.deepEqual(
    seen,
    all.data.users.map((user) => user.id),
  );
});

const refusals: readonly [name: string, body: unknown, refusal: string][] = [
  ['no address', { password }, '400 validation_failed'],
  [
    'a word as address, before the password',
    { email: 'x', password: 'abc' },
    '400 validation_failed',
  ],
  ['a short password', { email: newEmail(), password: 'abc' }, '422 weak_password'],
  ['a common password', { email: newEmail(), password: 'password1' }, '422 weak_password'],
  ['a phone number', { phone: '+27821234567' }, '400 phone_provider_disabled'],
  ['neither address, before the password', { password: 'abc' }, '400 validation_failed'],
  [
    'a ban that is none, before the password',
    { email: newEmail(), password: 'abc', ban_duration: 'a while' },
    '400 validation_failed',
  ],
];
for (const [name, body, refusal] of refusals) {
  test(`refuses an account with ${name}`, async () =>
    assert.equal(
      refusalIn(await call(auth, 'POST', '/admin/users', { body, token: key })),
      refusal,
    ));
}

test('links are made for programs that send their own mails', async () => {
  const email = newEmail();
  const made = await client().generateLink({ type: 'signup', email, password });
  assert.equal(made.error, null);
  assert.equal(made.data.properties?.verification_type, 'signup');
  assert.match(made.data.properties?.email_otp ?? '', /^\d{6}$/);
  assert.equal(refusalIn(await signIn(auth, email)), '400 email_not_confirmed');
  const token_hash = made.data.properties?.hashed_token;
  const session = sessionIn(
    await call(auth, 'POST', '/verify', { body: { type: 'signup', token_hash } }),
  );
  assert.equal(session.user.email, email);
  sessionIn(await signIn(auth, email));

  const again = await client().generateLink({ type: 'signup', email, password });
  assert.equal(again.error?.code, 'email_exists');
  const recovery = await client().generateLink({ type: 'recovery', email });
  const link = new URL(recovery.data.properties?.action_link ?? '');
  const followed = await call(auth, 'GET', `/verify${link.search}`);
  assert.match(String(followed.headers.location), /#access_token=/);
  const nobody = await client().generateLink({ type: 'recovery', email: newEmail() });
  assert.equal(nobody.error?.code, 'user_not_found');
  const magic = await client().generateLink({ type: 'magiclink', email: newEmail() });
  const body = { type: 'magiclink', token_hash: magic.data.properties?.hashed_token };
  sessionIn(await call(auth, 'POST', '/verify', { body }));
});

test('an invitation is mailed and opens an account that then gets its password', async () => {
  const email = newEmail();
  const { data, error } = await client().inviteUserByEmail(email, { data: { town: 'Soweto' } });
  assert.equal(error, null);
  assert.ok(data.user?.invited_at);
  await told(email, /^Subject: You are invited to Phila$/m);
  const [mail = ''] = await mailsTo(email);
  const [, token_hash] = /#type=invite&token_hash=([\w-]+)/.exec(mail) ?? [];
  const session = sessionIn(
    await call(auth, 'POST', '/verify', { body: { type: 'invite', token_hash } }),
  );
  const token = session.access_token;
  const chosen = await call(auth, 'PUT', '/user', { token, body: { password } });
  assert.equal(chosen.status, 200);
  sessionIn(await signIn(auth, email));
  assert.equal((await client().inviteUserByEmail(email)).error?.code, 'email_exists');
});

test('accounts by phone are made and changed where phones may sign in', async (t) => {
  const env = { PHONE_SIGN_INS: 'on', SMS_URL: 'http://127.0.0.1:1' };
  const phones = await createAuthApp({ env });
  t.after(() => phones.close());
  const [own = ''] = await runOperator(phones.database.owner, ['keys', 'service']);
  const ask = (method: 'POST' | 'PUT', path: string, body: unknown) =>
    call(phones, method, path, { body, token: own });
  const shown = v.looseObject({
    id: v.string(),
    email: v.string(),
    phone: v.string(),
    phone_confirmed_at: v.optional(v.string()),
    app_metadata: v.looseObject({ providers: v.array(v.string()) }),
  });
  const make = async (body: unknown) =>
    v.parse(shown, (await ask('POST', '/admin/users', body)).body);
  const one = await make({ phone: '+27821000001', password, phone_confirm: true });
  assert.deepEqual(
    [one.phone, one.email, one.app_metadata.providers],
    ['27821000001', '', ['phone']],
  );
  assert.ok(one.phone_confirmed_at);
  const signedIn = (phone: string) =>
    call(phones, 'POST', '/token?grant_type=password', { body: { phone, password } });
  sessionIn(await signedIn('+27821000001'));
  const both = await make({ phone: '+27821000002', email: newEmail(), password });
  assert.deepEqual(both.app_metadata.providers, ['email', 'phone']);
  assert.equal(refusalIn(await signedIn('+27821000002')), '400 phone_not_confirmed');
  const confirmed = await ask('PUT', `/admin/users/${both.id}`, { phone_confirm: true });
  assert.ok(v.parse(shown, confirmed.body).phone_confirmed_at);
  sessionIn(await signedIn('+27821000002'));
  const taken = await ask('PUT', `/admin/users/${both.id}`, { phone: '+27821000001' });
  assert.equal(refusalIn(taken), '422 phone_exists');
  const again = await ask('POST', '/admin/users', { phone: '+27821000001', password });
  assert.equal(refusalIn(again), '422 phone_exists');
  // the number is judged before the password, and the password by the number
  const bad = await ask('POST', '/admin/users', { phone: '0821000001', password: 'abc' });
  assert.equal(refusalIn(bad), '400 validation_failed');
  const obvious = { phone: '+27 82 100 0009', password: '0821000009' };
  assert.equal(refusalIn(await ask('POST', '/admin/users', obvious)), '422 weak_password');
});
