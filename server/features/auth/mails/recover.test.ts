import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { AuthClient } from '@supabase/auth-js';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refresh,
  refusalIn,
  type SessionAnswer,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';

let auth: AuthApp;
let mailed = 0;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

const recover = (email: string, redirectTo = 'http://localhost:3000/reset?a=b') =>
  call(auth, 'POST', `/recover?redirect_to=${encodeURIComponent(redirectTo)}`, { body: { email } });

/** The text part of a mail, with its quoted-printable line breaks undone. */
function textOf(mail: string): string {
  const joined = mail.replaceAll(/=\r?\n/g, '');
  return joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

/** Signs up, asks for the mail and reads link and code out of it. */
async function recovering(redirectTo?: string) {
  const member = await signUp(auth);
  return { member, ...(await mailFor(member, redirectTo)) };
}

async function mailFor(member: SessionAnswer, redirectTo?: string) {
  // mails sort by their time
  auth.clock.advance(0.002);
  const answer = await recover(member.user.email, redirectTo);
  assert.deepEqual([answer.status, answer.body], [200, {}]);
  mailed += 1;
  const mail = textOf(await auth.mail(mailed));
  const page = new URL(/^http\S+$/m.exec(mail)?.[0] ?? '');
  assert.equal(`${page.origin}${page.pathname}${page.search}`, 'http://localhost:3000/confirm');
  // what no browser sends anywhere
  const given = new URLSearchParams(page.hash.slice(1));
  assert.equal(given.get('type'), 'recovery');
  const token = given.get('token_hash') ?? '';
  const redirect_to = given.get('redirect_to') ?? '';
  const link = new URL('http://localhost:3000/auth/v1/verify');
  link.search = new URLSearchParams({ token, type: 'recovery', redirect_to }).toString();
  const code = /10 minutes: (\d{6})/.exec(mail)?.[1] ?? '';
  return { mail, link, code, token };
}

const verify = (body: unknown) => call(auth, 'POST', '/verify', { body });
async function follow(link: URL) {
  const answer = await call(auth, 'GET', `${link.pathname.replace('/auth/v1', '')}${link.search}`);
  assert.equal(answer.status, 303);
  assert.equal(answer.headers['cache-control'], 'no-store');
  const target = new URL(String(answer.headers.location));
  return { target, values: new URLSearchParams(target.hash.slice(1)) };
}

/** What auth-js looks at to know that it runs in a page, and at which address. */
function openPage(address: URL): () => void {
  const page = { location: address, addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, { window: page, document: { visibilityState: 'hidden' } });
  return () => {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  };
}

test('auth-js takes the page behind the link for a password recovery and sets the new password', async (t) => {
  const { member, link } = await recovering();
  const url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => auth.app.server.closeAllConnections());
  const { target } = await follow(link);
  t.after(openPage(target));
  const events: string[] = [];
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: 'anon' },
    autoRefreshToken: false,
    detectSessionInUrl: true,
    persistSession: false,
  });
  const recovered = new Promise<void>((resolve) => {
    client.onAuthStateChange((event) => {
      events.push(event);
      if (event === 'PASSWORD_RECOVERY') resolve();
    });
  });
  const { error } = await client.initialize();
  assert.equal(error, null);
  await recovered;
  assert.equal(target.hash, '');
  const updated = await client.updateUser({ password: 'yet another 9' });
  mailed += 1;
  assert.equal(updated.error, null);
  assert.equal(updated.data.user?.id, member.user.id);
  sessionIn(await signIn(auth, member.user.email, 'yet another 9'));
});

test('the mailed link opens a session on the page that asked, and a new password ends all others', async () => {
  const { member, mail, link } = await recovering();
  assert.match(mail, new RegExp(`^To: ${member.user.email}$`, 'm'));
  assert.match(mail, /^Subject: Choose a new password for Phila$/m);
  assert.match(mail, /^Content-Type: text\/html/m);
  const { target, values } = await follow(link);
  assert.equal(
    `${target.origin}${target.pathname}${target.search}`,
    'http://localhost:3000/reset?a=b',
  );
  assert.deepEqual([...values.keys()].sort(), [
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ]);
  assert.equal(values.get('type'), 'recovery');
  const token = values.get('access_token') ?? '';
  const now = Math.floor(auth.clock.now().getTime() / 1000);
  assert.deepEqual(claimsOf(token).amr, [{ method: 'otp', timestamp: now }]);
  // using the link is enough to end every other session
  const others = await call(auth, 'GET', '/user', { token: member.access_token });
  assert.equal(refusalIn(others), '403 session_not_found');

  const body = { password: 'another horse 9' };
  // mails sort by their time
  auth.clock.advance(0.002);
  assert.equal((await call(auth, 'PUT', '/user', { token, body })).status, 200);
  mailed += 1;
  assert.match(await auth.mail(mailed), /^Subject: Your Phila password has changed$/m);
  const old = await call(auth, 'GET', '/user', { token: member.access_token });
  assert.equal(refusalIn(old), '403 session_not_found');
  assert.equal((await refresh(auth, member.refresh_token)).status, 400);
  assert.equal((await signIn(auth, member.user.email)).status, 400);
  sessionIn(await signIn(auth, member.user.email, 'another horse 9'));
});

test('a code is good for ten minutes, and the link of the same mail for an hour', async () => {
  const { member, code, token } = await recovering();
  const { email } = member.user;
  auth.clock.advance(600);
  assert.equal(
    refusalIn(await verify({ type: 'recovery', email, token: code })),
    '403 otp_expired',
  );
  auth.clock.advance(2_999);
  sessionIn(await verify({ type: 'recovery', token_hash: token }));
});

test('a link works once, for an hour, and only until the next one is mailed', async () => {
  const first = await recovering();
  sessionIn(await verify({ type: 'recovery', token_hash: first.token }));
  const again = await follow(first.link);
  assert.equal(again.target.pathname, '/reset');
  assert.deepEqual(Object.fromEntries(again.values), {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  });
  auth.clock.advance(60);
  const second = await mailFor(first.member);
  auth.clock.advance(60);
  const third = await mailFor(first.member);
  const replaced = await verify({ type: 'recovery', token_hash: second.token });
  assert.equal(refusalIn(replaced), '403 otp_expired');
  auth.clock.advance(3600);
  const stale = await verify({ type: 'recovery', token_hash: third.token });
  assert.equal(refusalIn(stale), '403 otp_expired');
});

test('of several who follow one link at the same moment one gets a session', async () => {
  const { token } = await recovering();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => verify({ type: 'recovery', token_hash: token })),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  assert.deepEqual(statuses, [200, 403, 403, 403, 403, 403]);
});

test('a mail scanner that asks for the head of the link does not spend it', async () => {
  const { link, token } = await recovering();
  const head = await call(auth, 'HEAD', `/verify${link.search}`);
  assert.equal(head.status, 404);
  sessionIn(await verify({ type: 'recovery', token_hash: token }));
});

test('a password change voids the link that was mailed before', async () => {
  const { member, token } = await recovering();
  const body = { password: 'another horse 9' };
  await call(auth, 'PUT', '/user', { token: member.access_token, body });
  mailed += 1;
  const answer = await verify({ type: 'recovery', token_hash: token });
  assert.equal(refusalIn(answer), '403 otp_expired');
});

test('a link leads nowhere but to the site itself', async () => {
  const { link } = await recovering('https://evil.example/reset');
  assert.equal(link.searchParams.get('redirect_to'), 'http://localhost:3000/');
  link.searchParams.set('redirect_to', 'https://evil.example/');
  assert.equal((await follow(link)).target.origin, 'http://localhost:3000');
});

test('the typed code opens a session too, spaces and all, and spends the link', async () => {
  const { member, code, token } = await recovering();
  const email = member.user.email.toUpperCase();
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const session = sessionIn(await verify({ type: 'recovery', email, token: typed }));
  assert.equal(session.user.id, member.user.id);
  const spent = await verify({ type: 'recovery', token_hash: token });
  assert.equal(refusalIn(spent), '403 otp_expired');
});

test('five misses void the code but not the link', async () => {
  const { member, code, token } = await recovering();
  const { email } = member.user;
  const miss = code === '000000' ? '111111' : '000000';
  for (let round = 0; round < 5; round += 1) {
    const answer = await verify({ type: 'recovery', email, token: miss });
    assert.equal(refusalIn(answer), '403 otp_expired');
  }
  const right = await verify({ type: 'recovery', email, token: code });
  assert.equal(refusalIn(right), '403 otp_expired');
  sessionIn(await verify({ type: 'recovery', token_hash: token }));
});

test('codes of one address can be guessed ten times a day, whoever has it or nobody', async () => {
  const { member, code } = await recovering();
  const missing = newEmail();
  const miss = code === '000000' ? '111111' : '000000';
  for (const email of [member.user.email, missing]) {
    for (let round = 0; round < 10; round += 1) {
      await verify({ type: 'recovery', email, token: miss });
    }
    const answer = await verify({ type: 'recovery', email, token: miss });
    assert.equal(refusalIn(answer), '429 over_request_rate_limit');
  }
});

test('known and unknown addresses get the same answers, at once and within the minute', async () => {
  auth.clock.advance(61);
  const { user } = await signUp(auth);
  const seen: unknown[] = [];
  for (const email of [user.email, newEmail()]) {
    const first = await recover(email);
    const second = await recover(email);
    auth.clock.advance(20);
    const third = await recover(email);
    seen.push([first, second, third].map(({ status, text }) => [status, text]));
    assert.equal(third.headers['retry-after'], '40');
    assert.match(third.text, /you can only request this after 40 seconds\./);
    assert.equal(refusalIn(second), '429 over_email_send_rate_limit');
  }
  assert.deepEqual(seen[0], seen[1]);
  mailed += 1;
  await auth.mail(mailed);
  assert.equal((await readdir(auth.mailFolder)).length, mailed);
});

test('the answer waits for nothing that depends on the address being known', async () => {
  const { user } = await signUp(auth);
  const { owner } = auth.database;
  await owner.query('begin');
  await owner.query('select from auth.users where id = $1 for update', [user.id]);
  // writing the member's token would now wait for ever
  const answer = await recover(user.email);
  await owner.query('rollback');
  assert.equal(answer.status, 200);
  mailed += 1;
  await auth.mail(mailed);
});

test('one address gets no more than a few mails in an hour', async () => {
  const email = newEmail();
  for (let round = 0; round < 7; round += 1) {
    auth.clock.advance(61);
    const { status } = await recover(email);
    assert.equal(status, round < 6 ? 200 : 429);
  }
});

test('nothing in the database opens a session: only hashes of link and code are kept', async () => {
  const { member, token, code } = await recovering();
  const { rows } = await auth.database.owner.query(
    'select * from auth.one_time_tokens where user_id = $1',
    [member.user.id],
  );
  assert.equal(rows.length, 1);
  const waiting = await auth.database.owner.query('select * from auth.mail_outbox');
  const kept = JSON.stringify([rows, waiting.rows]);
  assert.ok(!kept.includes(token));
  assert.ok(!kept.includes(`"${code}"`));
});

const refusals: readonly [name: string, path: string, body: unknown, refusal: string][] = [
  ['recovery of no address', '/recover', {}, '400 validation_failed'],
  ['recovery of a word', '/recover', { email: 'thandi' }, '400 validation_failed'],
  [
    'recovery by PKCE',
    '/recover',
    { email: newEmail(), code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
    '400 validation_failed',
  ],
  ['no type', '/verify', { token_hash: 'x' }, '400 validation_failed'],
  ['an odd type', '/verify', { type: 'magic', token_hash: 'x' }, '400 validation_failed'],
  ['no token', '/verify', { type: 'recovery', email: 'a@b.za' }, '400 validation_failed'],
  ['no address', '/verify', { type: 'recovery', token: '123456' }, '400 validation_failed'],
  [
    'a token hash with an address',
    '/verify',
    { type: 'recovery', token_hash: 'x', email: 'a@b.za' },
    '400 validation_failed',
  ],
  ['an unknown token hash', '/verify', { type: 'recovery', token_hash: 'x' }, '403 otp_expired'],
  [
    'a code for nobody',
    '/verify',
    { type: 'recovery', email: 'nobody@b.za', token: '123456' },
    '403 otp_expired',
  ],
  [
    'a code by SMS',
    '/verify',
    { type: 'sms', phone: '+27821234567', token: '123456' },
    '403 otp_expired',
  ],
  [
    'a code for what is no phone',
    '/verify',
    { type: 'sms', phone: '2782', token: '123456' },
    '400 validation_failed',
  ],
];
for (const [name, path, body, refusal] of refusals) {
  test(`refuses ${name}`, async () =>
    assert.equal(refusalIn(await call(auth, 'POST', path, { body })), refusal));
}

test('a recovery link is no magic link', async () => {
  const { token } = await recovering();
  for (const type of ['magiclink', 'email', 'signup']) {
    assert.equal(refusalIn(await verify({ type, token_hash: token })), '403 otp_expired');
  }
  sessionIn(await verify({ type: 'recovery', token_hash: token }));
});

test('a banned member gets no mail and no session', async () => {
  const { member, token } = await recovering();
  await auth.database.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [
    member.user.id,
  ]);
  const answer = await verify({ type: 'recovery', token_hash: token });
  assert.equal(refusalIn(answer), '403 user_banned');
  auth.clock.advance(61);
  assert.equal((await recover(member.user.email)).status, 200);
  const sentinel = await recovering();
  assert.notEqual(sentinel.token, '');
  assert.equal((await readdir(auth.mailFolder)).length, mailed);
});

test('no address, password or token of anybody is logged', async () => {
  const { member, link, code, token } = await recovering();
  await follow(link);
  await signIn(auth, member.user.email, 'nope nope');
  const logged = auth.logged();
  assert.ok(logged.includes('/auth/v1/recover'));
  for (const secret of [
    member.user.email,
    password,
    member.access_token,
    member.refresh_token,
    token,
    code,
  ]) {
    assert.ok(!logged.includes(secret), secret);
  }
});
