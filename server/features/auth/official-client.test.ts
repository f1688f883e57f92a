import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient, isAuthWeakPasswordError } from '@supabase/supabase-js';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import { newEmail, password } from '#test/support/accounts/auth-calls.ts';
import { appCode } from '#test/support/accounts/second-step.ts';

let auth: AuthApp;
let url = '';
before(async () => {
  auth = await createAuthApp();
  url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  auth.app.server.closeAllConnections();
  await auth.close();
});

const browser = () =>
  createClient(url, 'anon', {
    auth: { autoRefreshToken: false, storageKey: `key-${crypto.randomUUID()}` },
  });

test('register, sign out, sign in, refresh, read and change the user', async () => {
  const client = browser();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => {
    events.push(event);
  });
  const email = newEmail();
  const options = { data: { from: 'test' }, emailRedirectTo: `${url}/dashboard` };
  const registered = await client.auth.signUp({ email, password, options });
  assert.equal(registered.error, null);
  assert.ok(registered.data.session);
  assert.equal((await client.auth.signOut()).error, null);
  assert.equal((await client.auth.getSession()).data.session, null);

  const signedIn = await client.auth.signInWithPassword({ email, password });
  assert.equal(signedIn.error, null);
  const refreshed = await client.auth.refreshSession();
  assert.equal(refreshed.error, null);
  assert.notEqual(refreshed.data.session?.refresh_token, signedIn.data.session?.refresh_token);
  const user = await client.auth.getUser();
  assert.equal(user.data.user?.user_metadata.from, 'test');
  const updated = await client.auth.updateUser({ data: { size: 'M' } });
  assert.equal(updated.data.user?.user_metadata.size, 'M');
  for (const event of ['SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED', 'USER_UPDATED']) {
    assert.ok(events.includes(event), `${event} of ${events}`);
  }
});

test('the client verifies access tokens itself, by the key set', async () => {
  const client = browser();
  const { data } = await client.auth.signUp({ email: newEmail(), password });
  const asked: string[] = [];
  auth.app.server.on('request', (request) => asked.push(request.url ?? ''));
  const { data: verified, error } = await client.auth.getClaims();
  assert.equal(error, null);
  assert.equal(verified?.claims.sub, data.user?.id);
  assert.equal(verified?.header.alg, 'ES256');
  assert.deepEqual(asked, ['/auth/v1/.well-known/jwks.json']);
  const token = data.session?.access_token ?? '';
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...verified?.claims, sub: 'x' })).toString(
    'base64url',
  );
  const refused = await client.auth.getClaims(`${head}.${forged}.${signature}`);
  assert.equal(refused.error?.code, 'invalid_jwt');
});

test('refusals reach the caller with their codes', async () => {
  const client = browser();
  const email = newEmail();
  await client.auth.signUp({ email, password });
  const again = await browser().auth.signUp({ email, password });
  assert.equal(again.error?.code, 'user_already_exists');
  assert.equal(again.error?.message, 'User already registered');
  const weak = await browser().auth.signUp({ email: newEmail(), password: 'abc' });
  assert.ok(isAuthWeakPasswordError(weak.error));
  assert.deepEqual(weak.error.reasons, ['length']);
  const wrong = await browser().auth.signInWithPassword({ email, password: 'nope nope' });
  assert.deepEqual(
    [wrong.error?.status, wrong.error?.code, wrong.error?.message],
    [400, 'invalid_credentials', 'Invalid login credentials'],
  );
  const neither = await client.auth.getUser('a.b.c');
  assert.deepEqual([neither.error?.status, neither.error?.code], [403, 'bad_jwt']);
  const enrolled = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+27821234567' });
  assert.equal(enrolled.error?.code, 'mfa_phone_enroll_not_enabled');
  const otp = await browser().auth.signInWithOtp({
    email: newEmail(),
    options: { shouldCreateUser: false },
  });
  assert.equal(otp.error?.code, 'otp_disabled');
  assert.equal((await browser().auth.resetPasswordForEmail(email)).error, null);
});

test('a session that ended at the server is dropped by the client', async () => {
  const here = browser();
  const there = browser();
  const email = newEmail();
  await here.auth.signUp({ email, password });
  await there.auth.signInWithPassword({ email, password });
  assert.equal((await here.auth.signOut({ scope: 'others' })).error, null);
  assert.ok((await here.auth.getUser()).data.user);
  const gone = await there.auth.getUser();
  assert.equal(gone.error?.name, 'AuthSessionMissingError');
  assert.equal((await there.auth.getSession()).data.session, null);
});

test('an authenticator app raises the session, and each later sign-in asks for it', async () => {
  const client = browser();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => {
    events.push(event);
  });
  const email = newEmail();
  await client.auth.signUp({ email, password });
  const levels = async () => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return [data?.currentLevel, data?.nextLevel];
  };
  assert.deepEqual(await levels(), ['aal1', 'aal1']);
  const { data: app, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'phone',
    issuer: 'Phila',
  });
  assert.equal(error, null);
  assert.match(app?.totp.qr_code ?? '', /^data:image\/svg\+xml;utf-8,<svg/);
  const factorId = app?.id ?? '';
  const code = () => appCode(app?.totp.secret ?? '', auth.clock.now());
  const asked = await client.auth.mfa.challenge({ factorId });
  const challengeId = asked.data?.id ?? '';
  const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: '12345' });
  assert.equal(wrong.error?.code, 'mfa_verification_failed');
  const proved = await client.auth.mfa.verify({ factorId, challengeId, code: code() });
  assert.equal(proved.error, null);
  assert.ok(events.includes('MFA_CHALLENGE_VERIFIED'));
  assert.deepEqual(await levels(), ['aal2', 'aal2']);
  const { data: listed } = await client.auth.mfa.listFactors();
  assert.deepEqual(
    listed?.totp.map(({ id }) => id),
    [factorId],
  );

  auth.clock.advance(30);
  await client.auth.signInWithPassword({ email, password });
  assert.deepEqual(await levels(), ['aal1', 'aal2']);
  const again = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
  assert.equal(again.error, null);
  assert.deepEqual(await levels(), ['aal2', 'aal2']);
  assert.equal((await client.auth.mfa.unenroll({ factorId })).data?.id, factorId);
  await client.auth.refreshSession();
  assert.deepEqual(await levels(), ['aal1', 'aal1']);
});
