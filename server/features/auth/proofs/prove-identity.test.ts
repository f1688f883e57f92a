import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { identityProofSchema } from '#contract/identity-proof.ts';
import { wire } from '#contract/paths.ts';
import { type AuthApp, createAuthApp } from '#test/support/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refresh,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/auth-calls.ts';
import { mailIn } from '#test/support/mailed-link.ts';
import { memberWithApp } from '#test/support/second-step.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp({ env: { PASSKEYS: 'on' } });
});
after(() => auth.close());

const long = 601;
const ask = (method: 'GET' | 'POST', token: string, payload?: object) =>
  auth.app.inject({
    method,
    url: wire.proveIdentity,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const needed = async (token: string) =>
  v.parse(identityProofSchema, (await ask('GET', token)).json());
async function shows(token: string, payload: object): Promise<string> {
  const answer = await ask('POST', token, payload);
  const { code } = v.parse(v.object({ code: v.optional(v.string(), '') }), answer.json());
  return `${answer.statusCode} ${code}`.trim();
}
const beginPasskey = (token: string) =>
  call(auth, 'POST', '/passkeys/registration/options', { token, body: {} });

let mails = 0;
async function nextMailTo(email: string) {
  mails += 1;
  return mailIn(await auth.mailTo(email, mails));
}

test('the password proves the session that is there anew: a passkey is added without signing in again', async () => {
  const session = await signUp(auth);
  const token = session.access_token;
  assert.deepEqual(await needed(token), { proof: 'none', has_password: true });
  auth.clock.advance(long);
  assert.deepEqual(await needed(token), { proof: 'password', has_password: true });
  assert.equal(refusalIn(await beginPasskey(token)), '403 reauthentication_needed');
  assert.equal(await shows(token, {}), '403 reauthentication_needed');
  assert.equal(await shows(token, { password: 'not the password' }), '400 invalid_credentials');
  assert.equal(refusalIn(await beginPasskey(token)), '403 reauthentication_needed');
  assert.equal(await shows(token, { password }), '200');
  assert.equal((await beginPasskey(token)).status, 200);
  const { amr } = claimsOf(sessionIn(await refresh(auth, session.refresh_token)).access_token);
  const timestamp = Math.floor(auth.clock.now().getTime() / 1000);
  assert.deepEqual(amr, [{ method: 'password', timestamp }]);
  auth.clock.advance(long);
  assert.equal(refusalIn(await beginPasskey(token)), '403 reauthentication_needed');
});

test('whoever has no password proves themselves by a mailed code, once, and sets a first one', async () => {
  const email = newEmail();
  await call(auth, 'POST', '/otp', { body: { email } });
  const { token: link } = await nextMailTo(email);
  const body = { type: 'signup', token_hash: link };
  const token = sessionIn(await call(auth, 'POST', '/verify', { body })).access_token;
  auth.clock.advance(long);
  assert.deepEqual(await needed(token), { proof: 'mailed_code', has_password: false });
  const choose = () => call(auth, 'PUT', '/user', { token, body: { password } });
  assert.equal(refusalIn(await choose()), '400 reauthentication_needed');
  await call(auth, 'GET', '/reauthenticate', { token });
  const { text } = await nextMailTo(email);
  const nonce = /10 minutes: (\d{6})/.exec(text)?.[1] ?? '';
  const wrong = nonce === '000000' ? '000001' : '000000';
  assert.equal(await shows(token, { nonce: wrong }), '422 reauthentication_not_valid');
  assert.equal(await shows(token, { nonce }), '200');
  assert.equal(await shows(token, { nonce }), '422 reauthentication_not_valid');
  assert.equal((await choose()).status, 200);
  mails += 1;
  sessionIn(await signIn(auth, email));
});

test('whoever owes the second step proves nothing by the first', async () => {
  const { email } = await memberWithApp(auth);
  const { access_token: token } = sessionIn(await signIn(auth, email));
  assert.equal(await shows(token, { password }), '401 not_authenticated');
  assert.equal((await ask('GET', token)).statusCode, 401);
});
