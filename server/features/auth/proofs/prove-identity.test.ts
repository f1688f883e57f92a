import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { identityProofSchema, passkeyProofSchema } from '#contract/account/identity-proof.ts';
import { wire } from '#contract/paths.ts';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
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
} from '#test/support/accounts/auth-calls.ts';
import { createAuthenticator } from '#test/support/accounts/authenticator.ts';
import { mailIn } from '#test/support/accounts/mailed-link.ts';
import { answerWithCode, appCode, memberWithApp } from '#test/support/accounts/second-step.ts';

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
  const told = { has_password: true, ways: ['password'] };
  assert.deepEqual(await needed(token), { is_fresh: true, ...told });
  auth.clock.advance(long);
  assert.deepEqual(await needed(token), { is_fresh: false, ...told });
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
  const told = { is_fresh: false, has_password: false, ways: ['mailed_code'] };
  assert.deepEqual(await needed(token), told);
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

const offerSchema = v.object({
  challenge_id: v.string(),
  options: v.object({ challenge: v.string() }),
});
/** The member has a passkey from now on. @returns the authenticator that holds it */
async function addKey(token: string) {
  const key = createAuthenticator({ rpId: 'localhost', origin: 'http://localhost:3000' });
  const { challenge_id, options } = v.parse(offerSchema, (await beginPasskey(token)).body);
  const body = { challenge_id, credential: key.create(options.challenge) };
  const added = await call(auth, 'POST', '/passkeys/registration/verify', { token, body });
  assert.equal(added.status, 200);
  return key;
}
const askKey = (token: string) =>
  auth.app.inject({
    method: 'POST',
    url: wire.provePasskey,
    headers: { authorization: `Bearer ${token}` },
  });

test('a passkey proves its own member and nobody else, once for each challenge', async () => {
  const { access_token: token } = await signUp(auth);
  const { access_token: theirs } = await signUp(auth);
  assert.equal((await askKey(token)).statusCode, 400);
  const key = await addKey(token);
  const another = await addKey(theirs);
  auth.clock.advance(long);
  assert.deepEqual((await needed(token)).ways, ['password', 'passkey']);
  const offered = async () => {
    const asked = v.parse(passkeyProofSchema, (await askKey(token)).json());
    assert.deepEqual(
      asked.options.allowCredentials.map(({ id }) => id),
      [key.credentialId],
    );
    return asked;
  };
  const wrong = await offered();
  const byAnother = another.get(wrong.options.challenge);
  assert.equal(
    await shows(token, { challenge_id: wrong.challenge_id, credential: byAnother }),
    '400 webauthn_verification_failed',
  );
  const { challenge_id, options } = await offered();
  const shown = { challenge_id, credential: key.get(options.challenge) };
  // the challenge is the member's own
  assert.equal(await shows(theirs, shown), '400 webauthn_challenge_not_found');
  assert.equal(await shows(token, { challenge_id: 'x', credential: {} }), '400 validation_failed');
  assert.equal((await needed(token)).is_fresh, false);
  assert.equal(await shows(token, shown), '200');
  assert.equal((await needed(token)).is_fresh, true);
  assert.equal(await shows(token, shown), '400 webauthn_challenge_not_found');
});

test('the code of an authenticator app proves the session anew', async () => {
  const { session, app } = await memberWithApp(auth);
  const { access_token: token } = session;
  auth.clock.advance(long);
  const told = { is_fresh: false, has_password: true, ways: ['password', 'app'] };
  assert.deepEqual(await needed(token), told);
  const code = appCode(app.totp.secret, auth.clock.now());
  const proved = sessionIn(await answerWithCode(auth, token, app.id, code));
  assert.equal((await needed(proved.access_token)).is_fresh, true);
});

test('another address is asked for after a proof alone', async () => {
  const { access_token: token } = await signUp(auth);
  auth.clock.advance(long);
  const change = () => call(auth, 'PUT', '/user', { token, body: { email: newEmail() } });
  assert.equal(refusalIn(await change()), '403 reauthentication_needed');
  assert.equal(await shows(token, { password }), '200');
  assert.equal((await change()).status, 200);
});

test('whoever owes the second step proves nothing by the first', async () => {
  const { email } = await memberWithApp(auth);
  const { access_token: token } = sessionIn(await signIn(auth, email));
  assert.equal(await shows(token, { password }), '401 not_authenticated');
  assert.equal((await ask('GET', token)).statusCode, 401);
});
