import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  refresh,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
  userIn,
} from '#test/support/accounts/auth-calls.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

const getUser = (token?: string) =>
  call(auth, 'GET', '/user', token === undefined ? {} : { token });
const putUser = (token: string, body: unknown) => call(auth, 'PUT', '/user', { token, body });
const signed = (claims: Readonly<Record<string, unknown>>) =>
  auth.tokens.sign(claims, auth.clock.now(), 60);

test('GET answers the member whose token it is', async () => {
  const { access_token, user } = await signUp(auth);
  assert.deepEqual(userIn(await getUser(access_token)), user);
});

test('the guard tells apart what is wrong with a token', async () => {
  const { access_token, user } = await signUp(auth);
  const claims = claimsOf(access_token);
  const other = await signUp(auth);
  const withClaims = async (changes: Readonly<Record<string, unknown>>) =>
    refusalIn(await getUser(await signed({ ...claims, ...changes })));

  assert.equal(refusalIn(await getUser()), '401 no_authorization');
  const basic = await call(auth, 'GET', '/user', { headers: { authorization: 'Basic eDp5' } });
  assert.equal(refusalIn(basic), '401 no_authorization');
  for (const token of ['anon', 'a.b.c', `${access_token}x`, access_token.slice(0, -4)]) {
    assert.equal(refusalIn(await getUser(token)), '403 bad_jwt');
  }
  assert.equal(await withClaims({ sub: undefined }), '403 bad_jwt');
  assert.equal(await withClaims({ sub: 'thandi' }), '400 bad_jwt');
  assert.equal(await withClaims({ sub: crypto.randomUUID() }), '403 user_not_found');
  assert.equal(await withClaims({ session_id: crypto.randomUUID() }), '403 session_not_found');
  assert.equal(await withClaims({ session_id: undefined }), '403 session_not_found');
  // somebody else's session does not do
  const { session_id } = claimsOf(other.access_token);
  assert.equal(await withClaims({ session_id }), '403 session_not_found');

  auth.clock.advance(3600);
  assert.equal(refusalIn(await getUser(access_token)), '403 bad_jwt');
  const renewed = await signed(claims);
  assert.equal((await getUser(renewed)).status, 200);
  await auth.database.owner.query('update auth.users set banned_until = $2 where id = $1', [
    user.id,
    new Date(auth.clock.now().getTime() + 1000),
  ]);
  assert.equal(refusalIn(await getUser(renewed)), '403 user_banned');
  // how an operator bans for good
  const forever = "update auth.users set banned_until = 'infinity' where id = $1";
  await auth.database.owner.query(forever, [user.id]);
  assert.equal(refusalIn(await getUser(renewed)), '403 user_banned');
});

test('PUT merges metadata key by key, null deletes, and the next token carries it', async () => {
  const session = await signUp(auth);
  await putUser(session.access_token, { data: { a: 1, b: { c: null }, d: 'x' } });
  const answer = await putUser(session.access_token, { data: { a: 2, d: null }, password: null });
  const { a, b, d } = userIn(answer).user_metadata;
  assert.deepEqual([a, b, d], [2, { c: null }, undefined]);
  const next = sessionIn(await refresh(auth, session.refresh_token));
  assert.deepEqual(claimsOf(next.access_token).user_metadata, userIn(answer).user_metadata);
});

test('metadata changes at the same moment are all kept', async () => {
  const { access_token } = await signUp(auth);
  const keys = ['k0', 'k1', 'k2', 'k3', 'k4'];
  await Promise.all(keys.map((key) => putUser(access_token, { data: { [key]: true } })));
  const { user_metadata } = userIn(await getUser(access_token));
  for (const key of keys) assert.equal(user_metadata[key], true);
});

test('metadata cannot grow until tokens are too large to send', async () => {
  const { access_token } = await signUp(auth);
  const big = { data: { first: 'x'.repeat(2500) } };
  assert.equal((await putUser(access_token, big)).status, 200);
  const answer = await putUser(access_token, { data: { second: 'x'.repeat(2500) } });
  assert.equal(refusalIn(answer), '400 validation_failed');
});

test('a key named __proto__ is data like any other and changes no object', async () => {
  const { access_token } = await signUp(auth);
  const answer = await putUser(access_token, '{"data":{"__proto__":{"admin":true}}}');
  assert.equal(answer.status, 200);
  assert.equal(Object.hasOwn(Object.prototype, 'admin'), false);
});

const refusals: readonly [name: string, body: unknown, refusal: string][] = [
  ['app_metadata', { app_metadata: { role: 'admin' } }, '403 not_admin'],
  ['a weak password', { password: 'abc' }, '422 weak_password'],
  ['an empty password', { password: '' }, '400 validation_failed'],
  ['the password there is', { password: 'correct horse 9' }, '422 same_password'],
  ['what is no address', { email: 'someone' }, '400 validation_failed'],
  ['a phone number', { phone: '27821234567' }, '400 phone_provider_disabled'],
  ['half a PKCE pair', { code_challenge_method: 's256' }, '400 validation_failed'],
];
for (const [name, body, refusal] of refusals) {
  test(`PUT refuses ${name}`, async () => {
    const { access_token } = await signUp(auth);
    assert.equal(refusalIn(await putUser(access_token, body)), refusal);
  });
}

test('a new password ends every other session, keeps this one, and is noted', async () => {
  const first = await signUp(auth);
  const { email, id } = first.user;
  const second = sessionIn(await signIn(auth, email));
  const third = sessionIn(await signIn(auth, email));
  const answer = await putUser(second.access_token, { email, password: 'another horse 9' });
  assert.equal(userIn(answer).id, id);
  for (const ended of [first, third]) {
    assert.equal(refusalIn(await getUser(ended.access_token)), '403 session_not_found');
    assert.equal(refusalIn(await refresh(auth, ended.refresh_token)), '400 session_not_found');
  }
  assert.equal((await getUser(second.access_token)).status, 200);
  sessionIn(await refresh(auth, second.refresh_token));
  assert.equal(refusalIn(await signIn(auth, email)), '400 invalid_credentials');
  sessionIn(await signIn(auth, email, 'another horse 9'));
  const { rows } = await auth.database.owner.query(
    "select 1 from auth.audit_log where user_id = $1 and event = 'password_changed'",
    [id],
  );
  assert.equal(rows.length, 1);
});

test('of two sessions that change the password at once, the one that was ended changes nothing', async () => {
  const first = await signUp(auth);
  const second = sessionIn(await signIn(auth, first.user.email));
  const tries = [
    { session: first, password: 'first choice 1' },
    { session: second, password: 'second choice 2' },
  ];
  const answers = await Promise.all(
    tries.map(({ session, password }) => putUser(session.access_token, { password })),
  );
  const won = answers.findIndex((answer) => answer.status === 200);
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 403]);
  sessionIn(await signIn(auth, first.user.email, tries[won]?.password));
});
