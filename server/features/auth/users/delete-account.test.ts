import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { deletionProofSchema } from '#contract/account/account-deletion.ts';
import { wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  newEmail,
  type SessionAnswer,
  sessionIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { createAuthenticator } from '#test/support/accounts/authenticator.ts';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { type OidcService, startOidcService } from '#test/support/services/oidc-service.ts';
import { startTextService, type TextService } from '#test/support/services/text-service.ts';

const site = 'http://localhost:3000';
let auth: AuthApp;
let service: OidcService;
let texts: TextService;
before(async () => {
  service = await startOidcService([`${site}/auth/v1/callback`]);
  texts = await startTextService();
  auth = await createAuthApp({
    env: {
      PASSKEYS: 'on',
      PHONE_SIGN_INS: 'on',
      SMS_URL: texts.url,
      OAUTH_KEYCLOAK_ISSUER: service.issuer,
      OAUTH_KEYCLOAK_CLIENT_ID: service.clientId,
      OAUTH_KEYCLOAK_SECRET: service.secret,
    },
  });
});
after(async () => {
  await auth.close();
  await Promise.all([service.close(), texts.close()]);
});

type Session = Pick<SessionAnswer, 'access_token'> & { readonly user: { readonly id: string } };
const inject = (method: 'GET' | 'POST', { access_token }: Session, payload?: object) =>
  auth.app.inject({
    method,
    url: wire.deleteAccount,
    headers: { authorization: `Bearer ${access_token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const proofOf = async (session: Session) =>
  v.parse(deletionProofSchema, (await inject('GET', session)).json()).proof;
async function leave(session: Session, shown: object = {}): Promise<string> {
  const answer = await inject('POST', session, shown);
  const { code } = v.parse(v.object({ code: v.optional(v.string(), '') }), answer.json());
  return `${answer.statusCode} ${code}`.trim();
}
async function isMember({ user }: Session): Promise<boolean> {
  const { rowCount } = await auth.database.owner.query('select from auth.users where id = $1', [
    user.id,
  ]);
  return rowCount === 1;
}
async function assertGone(session: Session): Promise<void> {
  assert.equal(await isMember(session), false);
}

/** The six digits of the newest mail to somebody. */
async function mailedCode(email: string, count: number): Promise<string> {
  const mail = (await auth.mailTo(email, count)).replaceAll('=\r\n', '');
  return /(?:10 minutes|code instead)[^\d]*(\d{6})\b/.exec(mail)?.[1] ?? '';
}
let mails = 0;
async function nextMailedCode(email: string): Promise<string> {
  mails += 1;
  return mailedCode(email, mails);
}
const texted = async (count: number) => /^\d{6}/.exec((await texts.text(count)).text)?.[0] ?? '';

/** Somebody who has never had a password: they came by a code. */
async function memberByMail() {
  const email = newEmail();
  await call(auth, 'POST', '/otp', { body: { email, create_user: true } });
  const body = { type: 'email', email, token: await nextMailedCode(email) };
  return sessionIn(await call(auth, 'POST', '/verify', { body }));
}

// before the clock is turned, which the service knows nothing of
test('a member by another service proves themselves by mail, as the service may have asked them nothing', async () => {
  const email = newEmail();
  const id_token = await service.idToken({ sub: 'somebody', email, email_verified: true });
  const session = sessionIn(
    await call(auth, 'POST', '/token?grant_type=id_token', {
      body: { provider: 'keycloak', id_token },
    }),
  );
  assert.equal(await proofOf(session), 'mailed_code');
  assert.equal(await leave(session), '403 reauthentication_needed');
  const { access_token: token } = session;
  assert.equal((await call(auth, 'GET', '/reauthenticate', { token })).status, 200);
  assert.equal(await leave(session, { nonce: await nextMailedCode(email) }), '200');
  mails += 1;
  await assertGone(session);
});

test('who has just come by a code deletes the account without a password', async () => {
  const session = await memberByMail();
  assert.equal(await proofOf(session), 'none');
  assert.equal(await leave(session), '200');
  mails += 1;
  const lastMail = /^Subject: Your Phila account is deleted$/m;
  const isTold = async () =>
    (await mailsIn(path.dirname(auth.mailFolder))).some((mail) => lastMail.test(mail));
  await eventually(isTold, 'the last mail');
  await assertGone(session);
});

test('ten minutes after a code by mail another one is asked for, and a wrong one deletes nothing', async () => {
  const session = await memberByMail();
  auth.clock.advance(601);
  assert.equal(await proofOf(session), 'mailed_code');
  for (const shown of [{}, { password: 'anything at all' }, { nonce: 7 }]) {
    const refused = await inject('POST', session, shown);
    assert.equal(refused.statusCode, 403);
    assert.partialDeepStrictEqual(refused.json(), {
      code: 'reauthentication_needed',
      message: serverSentences.proveForDeletion,
    });
  }
  const { access_token: token } = session;
  assert.equal((await call(auth, 'GET', '/reauthenticate', { token })).status, 200);
  const code = await nextMailedCode(session.user.email);
  const wrong = code === '000000' ? '000001' : '000000';
  assert.equal(await leave(session, { nonce: wrong }), '422 reauthentication_not_valid');
  assert.ok(await isMember(session));
  assert.equal(await leave(session, { nonce: code }), '200');
  mails += 1;
  await assertGone(session);
});

test('guesses at the code are counted', async () => {
  const session = await memberByMail();
  auth.clock.advance(601);
  const answers: string[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    answers.push(await leave(session, { nonce: String(guess).padStart(6, '0') }));
  }
  assert.deepEqual(answers, [
    ...Array(10).fill('422 reauthentication_not_valid'),
    '429 over_request_rate_limit',
  ]);
});

test('a member by phone proves themselves by a text message', async () => {
  const phone = '+27821234567';
  await call(auth, 'POST', '/otp', { body: { phone, create_user: true } });
  const body = { type: 'sms', phone, token: await texted(1) };
  const session = sessionIn(await call(auth, 'POST', '/verify', { body }));
  auth.clock.advance(601);
  assert.equal(await proofOf(session), 'texted_code');
  const { access_token: token } = session;
  assert.equal((await call(auth, 'GET', '/reauthenticate', { token })).status, 200);
  assert.equal(await leave(session, { nonce: await texted(2) }), '200');
  await assertGone(session);
});

const offerSchema = v.object({
  challenge_id: v.string(),
  options: v.looseObject({
    challenge: v.string(),
    user: v.optional(v.looseObject({ id: v.string() })),
  }),
});

test('a passkey that was just used is proof enough', async () => {
  const session = await memberByMail();
  const { access_token: token } = session;
  const key = createAuthenticator({ rpId: 'localhost', origin: site });
  const post = async (path: string, options: Parameters<typeof call>[3]) =>
    call(auth, 'POST', `/passkeys/${path}`, options);
  const offered = v.parse(
    offerSchema,
    (await post('registration/options', { token, body: {} })).body,
  );
  await post('registration/verify', {
    token,
    body: {
      challenge_id: offered.challenge_id,
      credential: key.create(offered.options.challenge),
    },
  });
  mails += 1;
  auth.clock.advance(601);
  assert.equal(await proofOf(session), 'mailed_code');
  const asked = v.parse(offerSchema, (await post('authentication/options', {})).body);
  const credential = key.get(asked.options.challenge, offered.options.user?.id);
  const later = sessionIn(
    await post('authentication/verify', { body: { challenge_id: asked.challenge_id, credential } }),
  );
  assert.equal(await proofOf(later), 'none');
  assert.equal(await leave(later), '200');
  mails += 1;
  await assertGone(session);
});

test('whoever has a password is asked for it, however they came in and whatever code they show', async () => {
  const session = await signUp(auth);
  assert.equal(await proofOf(session), 'password');
  const { access_token: token } = session;
  assert.equal((await call(auth, 'GET', '/reauthenticate', { token })).status, 200);
  const nonce = await nextMailedCode(session.user.email);
  assert.equal(await leave(session, { nonce }), '400 invalid_credentials');
  assert.ok(await isMember(session));
});
