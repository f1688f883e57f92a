import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signIn,
  userIn,
} from '#test/support/accounts/auth-calls.ts';
import { mailIn } from '#test/support/accounts/mailed-link.ts';

let auth: AuthApp;
let url = '';
before(async () => {
  auth = await createAuthApp({ env: { CONFIRM_EMAIL: 'on' } });
  url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
});
after(async () => {
  auth.app.server.closeAllConnections();
  await auth.close();
});
// every clock of an address has run out, and mails are told apart by their time
beforeEach(() => auth.clock.advance(3_600));

let mails = 0;
async function nextMail() {
  mails += 1;
  return mailIn(await auth.mail(mails));
}

/** The mails of a change, one to each of both addresses. */
async function bothMails(email: string, next: string) {
  mails += 2;
  return Promise.all([email, next].map(async (to) => mailIn(await auth.mailTo(to, mails))));
}

const post = (path: string, body: unknown) => call(auth, 'POST', path, { body });
const register = (email: string, given = password, more: object = {}) =>
  post('/signup', { email, password: given, ...more });
const verify = (body: unknown) => post('/verify', body);
const shown = (body: unknown) =>
  v.parse(
    v.looseObject({
      role: v.string(),
      identities: v.array(v.unknown()),
      email_confirmed_at: v.optional(v.string()),
      confirmation_sent_at: v.optional(v.string()),
    }),
    body,
  );

/** A member who has confirmed their address. */
async function member() {
  const email = newEmail();
  await register(email);
  const { token } = await nextMail();
  const session = sessionIn(await verify({ type: 'signup', token_hash: token }));
  auth.clock.advance(60);
  return { email, session };
}

test('whoever registers is answered the bare user and let in by the mail, not by the password', async () => {
  const email = newEmail();
  const answer = await register(email, password, { data: { from: 'test' } });
  const user = userIn(answer);
  assert.deepEqual([answer.status, user.email, user.user_metadata.from], [200, email, 'test']);
  assert.equal(user.user_metadata.email_verified, false);
  const { email_confirmed_at, confirmation_sent_at, identities } = shown(answer.body);
  assert.deepEqual([email_confirmed_at, identities.length], [undefined, 1]);
  assert.equal(confirmation_sent_at, auth.clock.now().toISOString());
  assert.doesNotMatch(answer.text, /access_token|refresh_token/);
  // only who has the right password hears why
  assert.equal(refusalIn(await signIn(auth, email)), '400 email_not_confirmed');
  assert.equal(refusalIn(await signIn(auth, email, 'wrong words 1')), '400 invalid_credentials');
  const mail = await nextMail();
  assert.deepEqual([mail.type, mail.page], ['signup', '/confirm']);
  assert.match(mail.text, /Confirm your address for Phila/);
  const session = sessionIn(await verify({ type: 'signup', token_hash: mail.token }));
  assert.ok(shown(session.user).email_confirmed_at);
  assert.equal(session.user.user_metadata.email_verified, true);
  assert.equal(
    refusalIn(await verify({ type: 'signup', token_hash: mail.token })),
    '403 otp_expired',
  );
  sessionIn(await signIn(auth, email));
});

test('the code of the mail does as well as its link', async () => {
  const email = newEmail();
  await register(email);
  const { code } = await nextMail();
  assert.equal(
    refusalIn(await verify({ type: 'signup', email, token: '000000' })),
    '403 otp_expired',
  );
  sessionIn(await verify({ type: 'signup', email, token: code }));
});

test('an address that somebody has is answered as a new one would be, and its owner is told', async () => {
  const { email, session } = await member();
  const answer = await register(email, 'another 5 words', { data: { x: 1 } });
  const told = shown(answer.body);
  assert.deepEqual([answer.status, told.identities, told.role], [200, [], '']);
  assert.notEqual(userIn(answer).id, session.user.id);
  const fresh = await register(newEmail());
  const keys = (body: unknown) => Object.keys(v.parse(v.looseObject({}), body)).sort();
  assert.deepEqual(keys(answer.body), keys(fresh.body));
  mails += 2;
  const notice = mailIn(await auth.mailTo(email, mails));
  assert.match(notice.text, /You have a Phila account already/);
  assert.deepEqual([notice.page, notice.token], ['/login', '']);
  sessionIn(await signIn(auth, email));
  assert.equal(refusalIn(await signIn(auth, email, 'another 5 words')), '400 invalid_credentials');
});

test('once a minute, and the clock runs for members as for strangers', async () => {
  const { email } = await member();
  const unknown = newEmail();
  for (const address of [email, unknown]) {
    assert.equal((await register(address)).status, 200);
    await nextMail();
    const soon = await register(address);
    assert.equal(refusalIn(soon), '429 over_email_send_rate_limit');
    assert.equal(
      refusalIn(await post('/resend', { type: 'signup', email: address })),
      '429 over_email_send_rate_limit',
    );
    auth.clock.advance(1);
  }
});

test('the mail is sent again by /resend, and the earlier one opens nothing any more', async () => {
  const email = newEmail();
  await register(email);
  const first = await nextMail();
  auth.clock.advance(60);
  assert.deepEqual((await post('/resend', { type: 'signup', email })).body, {});
  const second = await nextMail();
  assert.equal(
    refusalIn(await verify({ type: 'signup', token_hash: first.token })),
    '403 otp_expired',
  );
  sessionIn(await verify({ type: 'signup', token_hash: second.token }));
  sessionIn(await signIn(auth, email));
  auth.clock.advance(60);
  // confirmed, and unknown: answered alike, and nothing is sent
  for (const address of [email, newEmail()]) {
    assert.deepEqual((await post('/resend', { type: 'signup', email: address })).body, {});
  }
  await register(newEmail());
  assert.equal((await nextMail()).type, 'signup');
});

test('a password that a stranger chose goes when the owner of the address comes', async () => {
  const strangers = 'the stranger knows 1';
  const ways: readonly ((email: string) => Promise<unknown>)[] = [
    (email) => register(email),
    (email) => post('/otp', { email }),
    (email) => post('/recover', { email }),
  ];
  for (const come of ways) {
    const email = newEmail();
    await register(email, strangers);
    await nextMail();
    auth.clock.advance(60);
    await come(email);
    const { type, token } = await nextMail();
    auth.clock.advance(1);
    sessionIn(await verify({ type, token_hash: token }));
    assert.equal(refusalIn(await signIn(auth, email, strangers)), '400 invalid_credentials');
    if (type !== 'recovery') assert.match((await nextMail()).text, /Choose a password for Phila/);
    auth.clock.advance(60);
  }
});

test('an address that was never confirmed ends after a fortnight', async () => {
  const email = newEmail();
  const { id } = userIn(await register(email));
  await nextMail();
  const { owner } = auth.database;
  const left = async () => {
    await owner.query('select auth.end_unused_accounts(100)');
    return (await owner.query('select from auth.users where id = $1', [id])).rowCount;
  };
  assert.equal(await left(), 1);
  await owner.query(
    "update auth.users set created_at = now() - interval '14 days 1 minute' where id = $1",
    [id],
  );
  assert.equal(await left(), 0);
});

/** The official client in the PKCE flow. */
function browser() {
  const storage = new Map<string, string>();
  return createClient(url, 'anon', {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'key',
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
}

/** Follows a mailed link as the page of ours does for a flow. @returns where it leads */
async function follow(type: string, token: string): Promise<URL> {
  const query = new URLSearchParams({
    type,
    token,
    redirect_to: 'http://localhost:3000/dashboard',
  });
  const answer = await call(auth, 'GET', `/verify?${query}`);
  assert.equal(answer.status, 303);
  return new URL(String(answer.headers.location));
}

test('an app in the PKCE flow confirms, resends and changes an address, and gets its code', async () => {
  const client = browser();
  const email = newEmail();
  const made = await client.auth.signUp({ email, password });
  assert.deepEqual([made.error, made.data.session], [null, null]);
  const first = await nextMail();
  assert.match(first.token, /^pkce_/);
  auth.clock.advance(60);
  assert.equal((await client.auth.resend({ type: 'signup', email })).error, null);
  const again = await nextMail();
  const home = await follow('signup', again.token);
  const code = home.searchParams.get('code') ?? '';
  assert.equal((await browser().auth.exchangeCodeForSession(code)).data.session, null);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  assert.equal(error, null);
  assert.equal(data.user?.email, email);

  const next = newEmail();
  auth.clock.advance(60);
  const asked = await client.auth.updateUser({ email: next });
  assert.equal(asked.data.user?.new_email, next);
  const sides = await bothMails(email, next);
  auth.clock.advance(1);
  const [one, two] = await Promise.all(sides.map(({ type, token }) => follow(type, token)));
  const back = [one, two].map((address) => address?.searchParams.get('code') ?? null);
  // one of two gives nothing to sign in with
  const [given, ...others] = back.filter((each) => each !== null);
  assert.deepEqual([others.length, back.length], [0, 2]);
  const changed = await client.auth.exchangeCodeForSession(given ?? '');
  assert.deepEqual([changed.error, changed.data.user?.email], [null, next]);
  mails += 1;
  assert.match(await auth.mailTo(email, mails), /has changed/);
});

test('a change of address that waits is mailed again to both', async () => {
  const { email, session } = await member();
  const next = newEmail();
  const token = session.access_token;
  assert.equal((await call(auth, 'PUT', '/user', { token, body: { email: next } })).status, 200);
  await bothMails(email, next);
  auth.clock.advance(60);
  assert.deepEqual((await post('/resend', { type: 'email_change', email })).body, {});
  const [old, fresh] = await bothMails(email, next);
  const first = await verify({ type: 'email_change', token_hash: old?.token });
  assert.equal(first.status, 200);
  assert.match(first.text, /Confirmation link accepted/);
  const second = await verify({ type: 'email_change', token_hash: fresh?.token });
  assert.equal(sessionIn(second).user.email, next);
  // the old address is told
  mails += 1;
  await auth.mail(mails);
});

test('whoever only claims an address keeps nobody from having their own', async () => {
  const { session } = await member();
  const next = newEmail();
  const claim = userIn(await register(next));
  await nextMail();
  auth.clock.advance(1);
  const token = session.access_token;
  const { email } = session.user;
  assert.equal((await call(auth, 'PUT', '/user', { token, body: { email: next } })).status, 200);
  const sides = await bothMails(email, next);
  auth.clock.advance(1);
  const answers = [];
  for (const side of sides) {
    answers.push(await verify({ type: 'email_change', token_hash: side.token }));
  }
  assert.equal(answers[1] && sessionIn(answers[1]).user.email, next);
  mails += 1;
  await auth.mail(mails);
  const { rowCount } = await auth.database.owner.query('select from auth.users where id = $1', [
    claim.id,
  ]);
  assert.equal(rowCount, 0);
  // an account that somebody has come by is no mere claim
  auth.clock.advance(1);
  const other = await member();
  const taken = await call(auth, 'PUT', '/user', {
    token: other.session.access_token,
    body: { email: next },
  });
  assert.equal(refusalIn(taken), '422 email_exists');
});

test('/settings says that addresses are confirmed', async () => {
  const { body } = await call(auth, 'GET', '/settings');
  assert.equal(
    v.parse(v.looseObject({ mailer_autoconfirm: v.boolean() }), body).mailer_autoconfirm,
    false,
  );
});

test('the challenge of a flow must have its form', async () => {
  const challenge = createHash('sha256').update('x').digest('base64url');
  for (const flow of [
    { code_challenge: challenge },
    { code_challenge_method: 's256' },
    { code_challenge: 'short', code_challenge_method: 's256' },
    { code_challenge: challenge, code_challenge_method: 'md5' },
  ]) {
    for (const [path, body] of [
      ['/signup', { email: newEmail(), password }],
      ['/otp', { email: newEmail() }],
      ['/recover', { email: newEmail() }],
      ['/resend', { type: 'signup', email: newEmail() }],
    ] as const) {
      const answer = await post(path, { ...body, ...flow });
      assert.equal(refusalIn(answer), '400 validation_failed', path);
    }
  }
});
