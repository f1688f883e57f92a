import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refresh,
  refusalIn,
  type SessionAnswer,
  sessionIn,
  signIn,
  signUp,
  userIn,
} from '#test/support/accounts/auth-calls.ts';
import { mailIn } from '#test/support/accounts/mailed-link.ts';

const apps: AuthApp[] = [];
let open: AuthApp;
let confirming: AuthApp;
before(async () => {
  open = await createAuthApp({ env: { ANONYMOUS_SIGN_INS: 'on', PASSKEYS: 'on' } });
  confirming = await createAuthApp({ env: { ANONYMOUS_SIGN_INS: 'on', CONFIRM_EMAIL: 'on' } });
  apps.push(open, confirming);
});
after(async () => {
  for (const app of apps) await app.close();
});
beforeEach(() => {
  for (const app of apps) app.clock.advance(3_600);
});

const enter = async (auth: AuthApp) => sessionIn(await call(auth, 'POST', '/signup', { body: {} }));
const put = (auth: AuthApp, { access_token: token }: SessionAnswer, body: unknown) =>
  call(auth, 'PUT', '/user', { token, body });
const isAnonymous = (session: SessionAnswer) => claimsOf(session.access_token).is_anonymous;
const identitiesOf = (user: unknown) =>
  v
    .parse(
      v.looseObject({
        identities: v.array(v.looseObject({ provider: v.string() })),
        app_metadata: v.unknown(),
      }),
      user,
    )
    .identities.map(({ provider }) => provider);

test('a member without an address becomes one with address and password, and stays the same', async () => {
  const guest = await enter(open);
  const email = newEmail();
  const answer = await put(open, guest, { email, password, data: { kept: 1 } });
  const user = userIn(answer);
  assert.deepEqual([user.id, user.email], [guest.user.id, email]);
  assert.deepEqual(identitiesOf(answer.body), ['email']);
  // the session goes on, and its next token says so
  assert.equal(isAnonymous(guest), true);
  const next = sessionIn(await refresh(open, guest.refresh_token));
  assert.deepEqual([isAnonymous(next), next.user.email], [false, email]);
  const elsewhere = sessionIn(await signIn(open, email));
  assert.equal(elsewhere.user.id, guest.user.id);
  assert.deepEqual(elsewhere.user.app_metadata, { provider: 'email', providers: ['email'] });
  assert.equal(elsewhere.user.user_metadata.kept, 1);
});

test('where addresses are confirmed, the address is waited for and the password kept meanwhile', async () => {
  const guest = await enter(confirming);
  const email = newEmail();
  const asked = userIn(await put(confirming, guest, { email, password }));
  assert.deepEqual([asked.email, asked.new_email, asked.is_anonymous], ['', email, true]);
  assert.equal(refusalIn(await signIn(confirming, email)), '400 invalid_credentials');
  const { token, type } = mailIn(await confirming.mailTo(email, 1));
  assert.equal(type, 'email_change');
  const session = sessionIn(
    await call(confirming, 'POST', '/verify', { body: { type, token_hash: token } }),
  );
  assert.deepEqual(
    [session.user.id, session.user.email, isAnonymous(session)],
    [guest.user.id, email, false],
  );
  assert.deepEqual(identitiesOf(session.user), ['email']);
  sessionIn(await signIn(confirming, email));
});

test('what belongs to an address is not for a member without one', async () => {
  const guest = await enter(open);
  assert.equal(refusalIn(await put(open, guest, { password })), '422 validation_failed');
  const { user } = await signUp(open);
  assert.equal(refusalIn(await put(open, guest, { email: user.email })), '422 email_exists');
  const token = guest.access_token;
  for (const [method, path] of [
    ['POST', '/factors'],
    ['POST', '/passkeys/registration/options'],
    ['GET', '/passkeys'],
  ] as const) {
    const answer = await call(open, method, path, {
      token,
      ...(method === 'POST' && { body: {} }),
    });
    assert.equal(refusalIn(answer), '403 no_authorization', path);
  }
  assert.equal(
    refusalIn(await call(open, 'GET', '/reauthenticate', { token })),
    '400 validation_failed',
  );
});

test('two devices without an address are two members', async () => {
  const [one, two] = [await enter(open), await enter(open)];
  assert.notEqual(one.user.id, two.user.id);
});

test('thirty from one place in an hour', async () => {
  const own = await createAuthApp({ env: { ANONYMOUS_SIGN_INS: 'on' } });
  apps.push(own);
  const from = () => call(own, 'POST', '/signup', { body: {}, ip: '203.0.113.9' });
  for (let count = 0; count < 30; count += 1) sessionIn(await from());
  assert.equal(refusalIn(await from()), '429 over_request_rate_limit');
});

test('an account that nobody can come back to ends a day later; one with a session stays', async () => {
  const { owner } = open.database;
  const [gone, here] = [await enter(open), await enter(open)];
  const left = await call(open, 'POST', '/logout', { token: gone.access_token });
  assert.equal(left.status, 204);
  await owner.query("update auth.users set updated_at = now() - interval '25 hours'");
  await owner.query('select auth.end_unused_accounts(100)');
  const { rows } = await owner.query('select id from auth.users where id = any ($1)', [
    [gone.user.id, here.user.id],
  ]);
  assert.deepEqual(rows, [{ id: here.user.id }]);
});

test('the account can be deleted by whoever holds its only session', async () => {
  const guest = await enter(open);
  const answer = await open.app.inject({
    method: 'POST',
    url: '/functions/v1/delete-account',
    headers: { authorization: `Bearer ${guest.access_token}` },
    payload: { password: '' },
  });
  assert.deepEqual([answer.statusCode, answer.json()], [200, { deleted: true }]);
  const { rowCount } = await open.database.owner.query('select from auth.users where id = $1', [
    guest.user.id,
  ]);
  assert.equal(rowCount, 0);
});
