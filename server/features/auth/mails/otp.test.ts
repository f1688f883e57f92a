import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  type Answer,
  call,
  claimsOf,
  newEmail,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';

let auth: AuthApp;
let mails = 0;
before(async () => {
  auth = await createAuthApp({ env: { ANONYMOUS_SIGN_INS: 'on' } });
});
after(() => auth.close());
// mails are told apart by their time
beforeEach(() => auth.clock.advance(1));

const post = (path: string, body: unknown) => call(auth, 'POST', path, { body });

/** The next mail's text with its soft line ends taken out, its code and the token of its link. */
async function nextMail() {
  mails += 1;
  const text = (await auth.mail(mails)).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = new URL(/http:\/\/localhost:3000\/[^\s"<]+/.exec(text)?.[0] ?? '');
  const fragment = new URLSearchParams(link.hash.slice(1).replaceAll('&amp;', '&'));
  return {
    text,
    code: /\b\d{6}\b(?=[^\d])/.exec(text.slice(text.indexOf('code instead')))?.[0] ?? '',
    type: fragment.get('type') ?? '',
    token: fragment.get('token_hash') ?? '',
  };
}

const verify = (body: unknown) => post('/verify', body);
const methodOf = (answer: Answer) => {
  const { amr } = claimsOf(sessionIn(answer).access_token);
  return v.parse(v.array(v.looseObject({ method: v.string() })), amr)[0]?.method;
};

test('a member signs in by the code of a mail, or by its link, each once', async () => {
  const { user } = await signUp(auth);
  const { email } = user;
  const asked = await post('/otp', { email, create_user: false });
  assert.deepEqual([asked.status, asked.body], [200, {}]);
  const { code, type } = await nextMail();
  assert.equal(type, 'magiclink');
  const come = await verify({ type: 'email', email, token: code });
  assert.equal(sessionIn(come).user.id, user.id);
  assert.equal(methodOf(come), 'otp');
  assert.equal(refusalIn(await verify({ type: 'email', email, token: code })), '403 otp_expired');

  assert.equal(refusalIn(await post('/magiclink', { email })), '429 over_email_send_rate_limit');
  auth.clock.advance(60);
  assert.deepEqual((await post('/magiclink', { email })).body, {});
  const { token } = await nextMail();
  // what is for signing in changes no password
  assert.equal(refusalIn(await verify({ type: 'recovery', token_hash: token })), '403 otp_expired');
  sessionIn(await verify({ type: 'magiclink', token_hash: token }));
  assert.equal(
    refusalIn(await verify({ type: 'magiclink', token_hash: token })),
    '403 otp_expired',
  );
});

test('a code is good for ten minutes and five guesses', async () => {
  const { user } = await signUp(auth);
  const { email } = user;
  await post('/otp', { email });
  const first = await nextMail();
  auth.clock.advance(600);
  assert.equal(
    refusalIn(await verify({ type: 'email', email, token: first.code })),
    '403 otp_expired',
  );
  await post('/otp', { email });
  const { code } = await nextMail();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1) await verify({ type: 'email', email, token: wrong });
  assert.equal(refusalIn(await verify({ type: 'email', email, token: code })), '403 otp_expired');
});

test('an unknown address becomes a member by the mail, and not before', async () => {
  const email = newEmail();
  const closed = await post('/otp', { email, create_user: false });
  assert.equal(refusalIn(closed), '422 otp_disabled');
  assert.match(closed.text, /Signups not allowed for otp/);
  assert.deepEqual((await post('/otp', { email, data: { size: 'M' } })).body, {});
  const { code, type } = await nextMail();
  assert.equal(type, 'signup');
  assert.equal(refusalIn(await signIn(auth, email, '')), '400 invalid_credentials');
  const { rows } = await auth.database.owner.query(
    'select email_confirmed_at from auth.users where email = $1',
    [email],
  );
  assert.deepEqual(rows, [{ email_confirmed_at: null }]);
  const { user } = sessionIn(await verify({ type: 'email', email, token: code }));
  assert.equal(user.user_metadata.size, 'M');
  assert.equal(user.user_metadata.email_verified, true);
  assert.ok(user.email_confirmed_at);
});

test('faults of the request are told, and switches hold', async () => {
  assert.equal(refusalIn(await post('/otp', {})), '400 validation_failed');
  assert.equal(
    refusalIn(await post('/otp', { email: 'a@b.c', phone: '+27821234567' })),
    '400 validation_failed',
  );
  assert.equal(refusalIn(await post('/otp', { email: 'nonsense' })), '400 validation_failed');
  assert.equal(
    refusalIn(await post('/otp', { phone: '+27821234567' })),
    '400 phone_provider_disabled',
  );
  const closed = await createAuthApp({ env: { EMAIL_OTP: 'off', SIGN_UPS: 'off' } });
  try {
    const answer = await call(closed, 'POST', '/otp', { body: { email: newEmail() } });
    assert.equal(refusalIn(answer), '422 otp_disabled');
  } finally {
    await closed.close();
  }
});

const verifier = 'v'.repeat(64);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const pkce = { code_challenge: challenge, code_challenge_method: 's256' };
const exchange = (code: string, by = verifier) =>
  post('/token?grant_type=pkce', { auth_code: code, code_verifier: by });

/** Follows a mailed link as the page does once its button is pressed. */
async function follow(token: string, type: string): Promise<URL> {
  const query = new URLSearchParams({ token, type, redirect_to: 'http://localhost:3000/app?a=1' });
  const answer = await call(auth, 'GET', `/verify?${query.toString()}`);
  assert.equal(answer.status, 303);
  return new URL(String(answer.headers.location));
}

for (const [path, type, method, level] of [
  ['/otp', 'magiclink', 'magiclink', 'plain'],
  ['/recover', 'recovery', 'recovery', 's256'],
] as const) {
  test(`${path} in the PKCE flow leads back with a code that only the app can use`, async () => {
    const { user } = await signUp(auth);
    const { email } = user;
    const begun =
      level === 'plain' ? { code_challenge: verifier, code_challenge_method: 'plain' } : pkce;
    assert.deepEqual((await post(path, { email, ...begun })).body, {});
    const mail = await nextMail();
    assert.ok(mail.token.startsWith('pkce_'));
    const target = await follow(mail.token, type);
    assert.equal(target.hash, '');
    assert.equal(target.searchParams.get('a'), '1');
    const code = target.searchParams.get('code') ?? '';
    // 256 random bits
    assert.match(code, /^[\w-]{43}$/);
    const stored = await auth.database.owner.query('select * from auth.flow_states');
    assert.ok(!JSON.stringify(stored.rows).includes(code), 'the code is kept as a hash');
    assert.equal(refusalIn(await exchange(code, 'w'.repeat(64))), '400 bad_code_verifier');
    const opened = await exchange(code);
    assert.equal(sessionIn(opened).user.id, user.id);
    assert.equal(methodOf(opened), method);
    assert.equal(refusalIn(await exchange(code)), '404 flow_state_not_found');
    const again = await follow(mail.token, type);
    assert.equal(again.searchParams.get('error_code'), 'otp_expired');
  });
}

test('a flow of another kind: new address, late code, typed code, one field alone', async () => {
  const email = newEmail();
  await post('/otp', { email, ...pkce });
  const mail = await nextMail();
  const code = (await follow(mail.token, 'signup')).searchParams.get('code') ?? '';
  auth.clock.advance(300);
  assert.equal(refusalIn(await exchange(code)), '422 flow_state_expired');
  assert.equal(refusalIn(await exchange(crypto.randomUUID())), '404 flow_state_not_found');
  assert.equal(refusalIn(await exchange('')), '400 validation_failed');
  await post('/otp', { email, ...pkce });
  const typed = await nextMail();
  sessionIn(await verify({ type: 'email', email, token: typed.code }));
  const half = await post('/otp', { email, code_challenge: challenge });
  assert.equal(refusalIn(half), '400 validation_failed');
});

test('somebody may be a member without an address, where that is switched on', async () => {
  const answer = await post('/signup', { data: { size: 'S' } });
  const session = sessionIn(answer);
  assert.equal(methodOf(answer), 'anonymous');
  assert.equal(claimsOf(session.access_token).is_anonymous, true);
  const user = v.parse(
    v.looseObject({ is_anonymous: v.boolean(), identities: v.array(v.unknown()) }),
    session.user,
  );
  assert.deepEqual([user.is_anonymous, user.identities, session.user.email], [true, [], '']);
  const token = session.access_token;
  const factor = await call(auth, 'POST', '/factors', { token, body: { factor_type: 'totp' } });
  assert.equal(refusalIn(factor), '403 no_authorization');
  assert.equal(
    sessionIn(
      await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }),
    ).user.id,
    session.user.id,
  );
});
