import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AuthApp, createAuthApp } from '#test/support/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/auth-calls.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

const grant = (body: unknown) => call(auth, 'POST', '/token?grant_type=password', { body });

test('the right password opens a session of its own', async () => {
  const first = await signUp(auth);
  auth.clock.advance(5);
  const second = sessionIn(await signIn(auth, ` ${first.user.email.toUpperCase()} `));
  assert.equal(second.user.id, first.user.id);
  assert.equal(second.user.last_sign_in_at, auth.clock.now().toISOString());
  const ids = [first, second].map((session) => claimsOf(session.access_token).session_id);
  assert.notEqual(ids[0], ids[1]);
  const { rows } = await auth.database.owner.query(
    'select event from auth.audit_log where user_id = $1 order by id',
    [first.user.id],
  );
  assert.deepEqual(rows, [{ event: 'signed_up' }, { event: 'signed_in' }]);
});

test('a wrong password and an address that nobody has get the same answer', async () => {
  const { user } = await signUp(auth);
  const wrong = await signIn(auth, user.email, 'nope nope');
  const unknown = await signIn(auth, newEmail(), 'nope nope');
  assert.equal(wrong.status, 400);
  assert.deepEqual(wrong.body, {
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  assert.deepEqual([unknown.status, unknown.text], [wrong.status, wrong.text]);
});

test('an address that nobody has costs as much work as a wrong password', async () => {
  const { user } = await signUp(auth);
  await signIn(auth, newEmail(), 'nope nope');
  const cpuOf = async (email: string) => {
    const start = process.cpuUsage();
    for (let round = 0; round < 4; round += 1) await signIn(auth, email, 'nope nope');
    const { user: inUser, system } = process.cpuUsage(start);
    return inUser + system;
  };
  // a hash takes several times the rest of the request, so leaving it out would halve the figure and more
  const known = await cpuOf(user.email);
  const unknown = await cpuOf(newEmail());
  assert.ok(unknown > known * 0.6, `${unknown} µs against ${known} µs`);
});

const refusals: readonly [name: string, body: unknown, refusal: string][] = [
  ['both addresses', { email: 'a@b.za', phone: '1', password }, '400 validation_failed'],
  ['neither address', { password }, '400 validation_failed'],
  ['a phone number', { phone: '27821234567', password }, '422 phone_provider_disabled'],
  ['no password', { email: 'a@b.za' }, '400 invalid_credentials'],
];
for (const [name, body, refusal] of refusals) {
  test(`refuses ${name}`, async () => assert.equal(refusalIn(await grant(body)), refusal));
}

const grants: readonly [grant: string, body: unknown, refusal: string][] = [
  ['?grant_type=authorization_code', {}, '400 invalid_credentials'],
  ['', {}, '400 invalid_credentials'],
  ['?grant_type=pkce', { auth_code: 'x' }, '400 validation_failed'],
  ['?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, '404 flow_state_not_found'],
  ['?grant_type=id_token', { provider: 'google', id_token: 'x' }, '400 provider_disabled'],
  ['?grant_type=web3', {}, '422 web3_provider_disabled'],
];
for (const [query, body, refusal] of grants) {
  test(`answers ${refusal} to /token${query} ${JSON.stringify(body)}`, async () =>
    assert.equal(refusalIn(await call(auth, 'POST', `/token${query}`, { body })), refusal));
}

test('a banned member is told so only after the right password', async () => {
  const { user } = await signUp(auth);
  await auth.database.owner.query('update auth.users set banned_until = $2 where id = $1', [
    user.id,
    new Date(auth.clock.now().getTime() + 60_000),
  ]);
  assert.equal(refusalIn(await signIn(auth, user.email, 'nope nope')), '400 invalid_credentials');
  assert.equal(refusalIn(await signIn(auth, user.email)), '400 user_banned');
  auth.clock.advance(61);
  sessionIn(await signIn(auth, user.email));
});

test('a member without a confirmed address is told so only after the right password', async () => {
  const { user } = await signUp(auth);
  await auth.database.owner.query('update auth.users set email_confirmed_at = null where id = $1', [
    user.id,
  ]);
  assert.equal(refusalIn(await signIn(auth, user.email, 'nope nope')), '400 invalid_credentials');
  assert.equal(refusalIn(await signIn(auth, user.email)), '400 email_not_confirmed');
});

test('after ten wrong passwords the account rests, from loopback too, and then the right one works', async () => {
  const { user } = await signUp(auth);
  for (let round = 0; round < 10; round += 1) {
    assert.equal(
      refusalIn(await signIn(auth, user.email, `no ${round}`)),
      '400 invalid_credentials',
    );
  }
  const eleventh = await signIn(auth, user.email);
  assert.equal(refusalIn(eleventh), '429 over_request_rate_limit');
  assert.equal(eleventh.headers['retry-after'], '90');
  auth.clock.advance(15 * 60);
  sessionIn(await signIn(auth, user.email));
});

test('tries at the same moment are all counted, and refused ones do not prolong the rest', async () => {
  const { user } = await signUp(auth);
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, round) => signIn(auth, user.email, `no ${round}`)),
  );
  const statuses = tries.map((answer) => answer.status).sort();
  assert.deepEqual(statuses, [...Array(10).fill(400), ...Array(5).fill(429)]);
  auth.clock.advance(90);
  sessionIn(await signIn(auth, user.email));
});

test('right passwords do not use up the tries', async () => {
  const { user } = await signUp(auth);
  for (let round = 0; round < 12; round += 1) sessionIn(await signIn(auth, user.email));
});

test('an address that nobody has is counted like a member', async () => {
  const email = newEmail();
  for (let round = 0; round < 10; round += 1) await signIn(auth, email, 'nope nope');
  const { status, text } = await signIn(auth, email);
  assert.equal(status, 429);
  assert.match(text, /over_request_rate_limit/);
});

test('strangers who use up the tries do not lock out a member where they have signed in before', async () => {
  const email = newEmail();
  sessionIn(await call(auth, 'POST', '/signup', { body: { email, password }, ip: '198.51.100.7' }));
  for (let round = 0; round < 10; round += 1) {
    await signIn(auth, email, 'nope nope', { ip: `203.0.113.${round}` });
  }
  assert.equal((await signIn(auth, email, password, { ip: '203.0.113.99' })).status, 429);
  sessionIn(await signIn(auth, email, password, { ip: '198.51.100.7' }));
});

test('a sign-in that was under way when the password changed opens no session', async () => {
  const { user, access_token } = await signUp(auth);
  const [changed, ...signIns] = await Promise.all([
    call(auth, 'PUT', '/user', { token: access_token, body: { password: 'another horse 9' } }),
    ...Array.from({ length: 8 }, () => signIn(auth, user.email)),
  ]);
  assert.equal(changed?.status, 200);
  for (const answer of signIns) assert.ok([200, 400].includes(answer.status), answer.text);
  const { rows } = await auth.database.owner.query(
    'select id from auth.sessions where user_id = $1',
    [user.id],
  );
  assert.deepEqual(rows, [{ id: claimsOf(access_token).session_id }]);
});
