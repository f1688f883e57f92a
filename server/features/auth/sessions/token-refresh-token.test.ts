import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  refresh,
  refusalIn,
  sessionIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createRefreshTokens } from './refresh-token.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

/** Turns the session so many times and answers all its refresh tokens, the first one included. */
async function turned(times: number) {
  const session = await signUp(auth);
  const tokens = [session.refresh_token];
  for (let turn = 0; turn < times; turn += 1) {
    tokens.push(sessionIn(await refresh(auth, tokens.at(-1) ?? '')).refresh_token);
  }
  return { session, tokens };
}

test('each refresh gives a new refresh token and an access token of the same session', async () => {
  const session = await signUp(auth);
  auth.clock.advance(3000);
  const next = sessionIn(await refresh(auth, session.refresh_token));
  assert.notEqual(next.refresh_token, session.refresh_token);
  const before = claimsOf(session.access_token);
  const now = Math.floor(auth.clock.now().getTime() / 1000);
  assert.deepEqual(claimsOf(next.access_token), { ...before, iat: now, exp: now + 3600 });
  assert.deepEqual(next.user, session.user);
});

test('the parent of the live token gives the live token again, however late', async () => {
  const { tokens } = await turned(2);
  auth.clock.advance(86_400);
  assert.equal(sessionIn(await refresh(auth, tokens[1] ?? '')).refresh_token, tokens[2]);
  assert.equal(sessionIn(await refresh(auth, tokens[1] ?? '')).refresh_token, tokens[2]);
  sessionIn(await refresh(auth, tokens[2] ?? ''));
});

test('older tokens give the live one inside the reuse time of ten seconds', async () => {
  const { tokens } = await turned(3);
  auth.clock.advance(9);
  assert.equal(sessionIn(await refresh(auth, tokens[0] ?? '')).refresh_token, tokens[3]);
});

test('an older token after the reuse time ends the session for both who hold it', async () => {
  const { session, tokens } = await turned(2);
  auth.clock.advance(5);
  // answering an old token does not prolong the time
  sessionIn(await refresh(auth, tokens[0] ?? ''));
  auth.clock.advance(5);
  assert.equal(refusalIn(await refresh(auth, tokens[0] ?? '')), '400 refresh_token_already_used');
  assert.equal(refusalIn(await refresh(auth, tokens[2] ?? '')), '400 session_not_found');
  const user = await call(auth, 'GET', '/user', { token: session.access_token });
  assert.equal(refusalIn(user), '403 session_not_found');
  const { rows } = await auth.database.owner.query(
    "select 1 from auth.audit_log where user_id = $1 and event = 'refresh_token_reused'",
    [session.user.id],
  );
  assert.equal(rows.length, 1);
});

test('ten refreshes at once with one token, on two servers, agree on one new token', async (t) => {
  const twin = await auth.twin();
  t.after(() => twin.close());
  for (let round = 0; round < 5; round += 1) {
    const { refresh_token, access_token } = await signUp(auth);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => refresh(turn % 2 ? twin : auth, refresh_token)),
    );
    const given = new Set(answers.map((answer) => sessionIn(answer).refresh_token));
    assert.equal(given.size, 1);
    const { rows } = await auth.database.owner.query(
      'select refresh_counter from auth.sessions where id = $1',
      [claimsOf(access_token).session_id],
    );
    assert.deepEqual(rows, [{ refresh_counter: '1' }]);
  }
});

test('only a hash key outside the database could make tokens: one ahead of the counter is refused', async () => {
  const { session } = await turned(0);
  const sessionId = String(claimsOf(session.access_token).session_id);
  const ours = createRefreshTokens(testSecrets.derive('refresh-token'));
  assert.equal(session.refresh_token, ours.write({ sessionId, counter: 0 }));
  const ahead = await refresh(auth, ours.write({ sessionId, counter: 5 }));
  assert.equal(refusalIn(ahead), '400 validation_failed');
  sessionIn(await refresh(auth, session.refresh_token));
  const forged = createRefreshTokens(Buffer.alloc(32)).write({ sessionId, counter: 1 });
  assert.equal(refusalIn(await refresh(auth, forged)), '400 refresh_token_not_found');
});

test('tells tokens that are none from tokens it does not know', async () => {
  assert.equal(refusalIn(await refresh(auth, 'a'.repeat(12))), '400 refresh_token_not_found');
  for (const text of ['', 'short', 'x'.repeat(51)]) {
    assert.equal(refusalIn(await refresh(auth, text)), '400 validation_failed');
  }
});

test('a banned member and a session past its end are refused without turning the counter', async () => {
  const { session } = await turned(0);
  const { owner } = auth.database;
  const soon = new Date(auth.clock.now().getTime() + 60_000);
  await owner.query('update auth.users set banned_until = $2 where id = $1', [
    session.user.id,
    soon,
  ]);
  assert.equal(refusalIn(await refresh(auth, session.refresh_token)), '400 user_banned');
  auth.clock.advance(61);
  const { refresh_token, access_token } = sessionIn(await refresh(auth, session.refresh_token));
  const own = () => call(auth, 'GET', '/user', { token: access_token });
  assert.equal((await own()).status, 200);
  await owner.query('update auth.sessions set not_after = $2 where user_id = $1', [
    session.user.id,
    soon,
  ]);
  assert.equal(refusalIn(await refresh(auth, refresh_token)), '400 session_expired');
  // nor does its access token open anything until its own end
  assert.equal(refusalIn(await own()), '403 session_not_found');
});

test('remembers from where a session was last refreshed', async () => {
  const { session } = await turned(0);
  const answer = await call(auth, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
    ip: '::ffff:198.51.100.4',
    headers: { 'user-agent': 'a'.repeat(900) },
  });
  sessionIn(answer);
  const { rows } = await auth.database.owner.query(
    'select host(ip) as ip, length(user_agent) as length, refreshed_at from auth.sessions where user_id = $1',
    [session.user.id],
  );
  assert.deepEqual(rows, [{ ip: '198.51.100.4', length: 500, refreshed_at: auth.clock.now() }]);
});

test('a thief and a member who take turns are noticed, an answer that was lost is not', async () => {
  const { session } = await turned(0);
  let token = session.refresh_token;
  // the answer is lost once: the client asks again, however late, and goes on
  for (let round = 0; round < 3; round += 1) {
    sessionIn(await refresh(auth, token));
    auth.clock.advance(3_600);
    token = sessionIn(await refresh(auth, token)).refresh_token;
    auth.clock.advance(3_600);
    token = sessionIn(await refresh(auth, token)).refresh_token;
    auth.clock.advance(3_600);
  }
  // two hold the token and use it by turns: the second turn in a row that needs forgiving ends the session
  sessionIn(await refresh(auth, token));
  auth.clock.advance(3_600);
  const shared = sessionIn(await refresh(auth, token)).refresh_token;
  auth.clock.advance(3_600);
  const next = sessionIn(await refresh(auth, shared)).refresh_token;
  auth.clock.advance(3_600);
  assert.equal(refusalIn(await refresh(auth, shared)), '400 refresh_token_already_used');
  assert.equal(refusalIn(await refresh(auth, next)), '400 session_not_found');
  assert.match(await auth.mail(1), /^Subject: One of your Phila sessions was ended$/m);
});

test('a parent whose answer was seen to arrive is not forgiven', async () => {
  const { session } = await turned(0);
  auth.clock.advance(5);
  const next = sessionIn(await refresh(auth, session.refresh_token));
  assert.equal((await call(auth, 'GET', '/user', { token: next.access_token })).status, 200);
  auth.clock.advance(3_600);
  const reused = await refresh(auth, session.refresh_token);
  assert.equal(refusalIn(reused), '400 refresh_token_already_used');
});

test('a session ends when it was left alone, and after its longest life', async () => {
  const day = 86_400;
  const idle = await signUp(auth);
  auth.clock.advance(60 * day);
  assert.equal(refusalIn(await refresh(auth, idle.refresh_token)), '400 session_expired');
  let { refresh_token } = await signUp(auth);
  for (let month = 0; month < 12; month += 1) {
    auth.clock.advance(30 * day);
    refresh_token = sessionIn(await refresh(auth, refresh_token)).refresh_token;
  }
  auth.clock.advance(5 * day);
  assert.equal(refusalIn(await refresh(auth, refresh_token)), '400 session_expired');
});

test('a clock that jumps by ten years, forwards or back, signs nobody out, and ages count again a day later', async () => {
  const year = 365 * 86_400;
  const day = 86_400;
  let gone = 0;
  const jumpy = await createAuthApp({ elapsed: () => gone * 1000 });
  let { refresh_token } = await signUp(jumpy);
  for (const jump of [10 * year, -10 * year, -10 * year, 10 * year]) {
    jumpy.clock.advance(jump);
    refresh_token = sessionIn(await refresh(jumpy, refresh_token)).refresh_token;
  }
  gone += day;
  jumpy.clock.advance(day);
  refresh_token = sessionIn(await refresh(jumpy, refresh_token)).refresh_token;
  gone += 60 * day;
  jumpy.clock.advance(60 * day);
  assert.equal(refusalIn(await refresh(jumpy, refresh_token)), '400 session_expired');
  await jumpy.close();
});
