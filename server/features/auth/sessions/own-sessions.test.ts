import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { securityEventSchema, signedInDeviceSchema } from '#contract/account/security.ts';
import { wire } from '#contract/paths.ts';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  password,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { longAgo } from '#test/support/accounts/long-ago.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

async function ask(method: 'GET' | 'DELETE', url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await auth.app.inject({ method, url, headers });
  return { status: response.statusCode, text: response.body };
}

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

test('a member sees the devices that are signed in, and signs one of them out', async () => {
  const here = await signUp(auth);
  auth.clock.advance(60);
  const there = sessionIn(
    await signIn(auth, here.user.email, undefined, {
      ip: '41.13.7.7',
      headers: { 'user-agent': phone },
    }),
  );
  const stranger = await signUp(auth);
  const told = await ask('GET', wire.sessions, here.access_token);
  const devices = v.parse(v.array(signedInDeviceSchema), JSON.parse(told.text));
  assert.deepEqual(
    devices.map(({ device, place, is_this }) => [device, place, is_this]),
    [
      ['Chrome on Android', '41.13.7.7', false],
      ['another program', '127.0.0.1', true],
    ],
  );
  assert.equal(devices[0]?.last_used_at, auth.clock.now().toISOString());
  const other = `${wire.sessions}/${devices[0]?.id}`;
  assert.equal((await ask('DELETE', other, stranger.access_token)).status, 404);
  assert.equal((await ask('DELETE', other, here.access_token)).status, 204);
  assert.equal((await ask('DELETE', other, here.access_token)).status, 404);
  const gone = await call(auth, 'GET', '/user', { token: there.access_token });
  assert.equal(refusalIn(gone), '403 session_not_found');
  assert.equal((await ask('GET', wire.sessions, there.access_token)).status, 401);
  assert.equal((await ask('GET', wire.sessions, 'x')).status, 401);

  const events = v.parse(
    v.array(securityEventSchema),
    JSON.parse((await ask('GET', wire.securityEvents, here.access_token)).text),
  );
  assert.deepEqual(
    events.map(({ event }) => event),
    ['session_ended', 'signed_in', 'signed_up'],
  );
  assert.match(await auth.mail(1), /^Subject: A new device signed in to Phila$/m);
});

test('other devices are signed out behind a proof of the last ten minutes, and this one without', async () => {
  const here = await signUp(auth);
  const there = sessionIn(await signIn(auth, here.user.email));
  auth.clock.advance(601);
  const listed = await ask('GET', wire.sessions, here.access_token);
  const devices = v.parse(v.array(signedInDeviceSchema), JSON.parse(listed.text));
  const own = devices.find(({ is_this }) => is_this)?.id;
  const other = devices.find(({ is_this }) => !is_this)?.id;
  for (const address of [wire.sessions, `${wire.sessions}/${other}`]) {
    const { status, text } = await ask('DELETE', address, here.access_token);
    assert.deepEqual([status, JSON.parse(text).code], [403, 'reauthentication_needed'], address);
  }
  assert.equal((await call(auth, 'GET', '/user', { token: there.access_token })).status, 200);

  const proved = await auth.app.inject({
    method: 'POST',
    url: wire.proveIdentity,
    headers: { authorization: `Bearer ${here.access_token}` },
    payload: { password },
  });
  assert.equal(proved.statusCode, 200, proved.body);
  assert.equal((await ask('DELETE', wire.sessions, here.access_token)).status, 204);
  const gone = await call(auth, 'GET', '/user', { token: there.access_token });
  assert.equal(refusalIn(gone), '403 session_not_found');
  auth.clock.advance(601);
  assert.equal((await ask('DELETE', `${wire.sessions}/${own}`, here.access_token)).status, 204);
  const left = await call(auth, 'GET', '/user', { token: here.access_token });
  assert.equal(refusalIn(left), '403 session_not_found');
});

test('who can show nothing but the way they came by signs out other devices while they have just come', async () => {
  const here = await signUp(auth);
  await auth.database.owner.query(longAgo.unconfirmed, [here.user.id]);
  assert.equal((await ask('DELETE', wire.sessions, here.access_token)).status, 204);
  auth.clock.advance(601);
  assert.equal((await ask('DELETE', wire.sessions, here.access_token)).status, 403);
});
