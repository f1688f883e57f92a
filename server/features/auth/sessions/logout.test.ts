import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  refresh,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { memberWithApp } from '#test/support/accounts/second-step.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

async function twoSessions() {
  const here = await signUp(auth);
  return { here, there: sessionIn(await signIn(auth, here.user.email)) };
}
const logout = (token: string, query: string) => call(auth, 'POST', `/logout${query}`, { token });
const alive = async (token: string) => (await call(auth, 'GET', '/user', { token })).status === 200;

for (const [query, hereLives, thereLives] of [
  ['', false, false],
  ['?scope=global', false, false],
  ['?scope=local', false, true],
  ['?scope=others', true, false],
] as const) {
  test(`logout${query} leaves this session ${hereLives} and the other ${thereLives}`, async () => {
    const { here, there } = await twoSessions();
    const answer = await logout(here.access_token, query);
    assert.deepEqual([answer.status, answer.text], [204, '']);
    assert.equal(await alive(here.access_token), hereLives);
    assert.equal(await alive(there.access_token), thereLives);
    const refreshed = await refresh(auth, there.refresh_token);
    assert.equal(refreshed.status, thereLives ? 200 : 400);
    const { rows } = await auth.database.owner.query(
      "select 1 from auth.audit_log where user_id = $1 and event = 'signed_out'",
      [here.user.id],
    );
    assert.equal(rows.length, 1);
  });
}

test('another scope is refused and ends nothing', async () => {
  const { here, there } = await twoSessions();
  assert.equal(refusalIn(await logout(here.access_token, '?scope=all')), '400 validation_failed');
  assert.ok(await alive(here.access_token));
  assert.ok(await alive(there.access_token));
});

test('nobody signs out twice or without a token, and never ends the sessions of others', async () => {
  const { here } = await twoSessions();
  const { here: stranger } = await twoSessions();
  assert.equal((await logout(here.access_token, '')).status, 204);
  assert.equal(refusalIn(await logout(here.access_token, '')), '403 session_not_found');
  assert.equal(refusalIn(await call(auth, 'POST', '/logout')), '401 no_authorization');
  assert.ok(await alive(stranger.access_token));
});

for (const [query, hereLives, otherLives] of [
  ['', false, false],
  ['?scope=local', false, true],
  ['?scope=others', true, false],
] as const) {
  test(`logout${query} asks for no second step, as whoever is in may go`, async () => {
    const { session, email } = await memberWithApp(auth);
    const halfway = sessionIn(await signIn(auth, email));
    const answer = await logout(halfway.access_token, query);
    assert.deepEqual([answer.status, answer.text], [204, '']);
    assert.equal(await alive(halfway.access_token), hereLives);
    assert.equal(await alive(session.access_token), otherLives);
    assert.equal((await refresh(auth, halfway.refresh_token)).status, hereLives ? 200 : 400);
  });
}
