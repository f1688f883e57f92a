import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
  userIn,
} from '#test/support/accounts/auth-calls.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

const putUser = (token: string, body: unknown) => call(auth, 'PUT', '/user', { token, body });

test('a password changes only for whoever proves who they are', async () => {
  const session = await signUp(auth);
  const { access_token: token, user } = session;
  const wanted = 'another horse 9';
  // ten minutes after the sign-in the token alone is no proof any more
  auth.clock.advance(600);
  assert.equal(
    refusalIn(await putUser(token, { password: wanted })),
    '400 current_password_required',
  );
  const wrong = await putUser(token, { password: wanted, current_password: 'nope nope' });
  assert.equal(refusalIn(wrong), '400 current_password_invalid');
  assert.equal(
    (await putUser(token, { password: wanted, current_password: password })).status,
    200,
  );
  sessionIn(await signIn(auth, user.email, wanted));
});

test('wrong current passwords are counted like those of a sign-in', async () => {
  const { access_token: token } = await signUp(auth);
  const body = { password: 'another horse 9', current_password: 'nope nope' };
  for (let round = 0; round < 10; round += 1) {
    assert.equal(refusalIn(await putUser(token, body)), '400 current_password_invalid');
  }
  const right = await putUser(token, { ...body, current_password: password });
  assert.equal(refusalIn(right), '429 over_request_rate_limit');
});

const nonceIn = (mail: string) => /10 minutes: (\d{6})/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1];

test('the code of /reauthenticate changes a password, once and for ten minutes', async () => {
  const own = await createAuthApp();
  try {
    const session = await signUp(own);
    const token = session.access_token;
    own.clock.advance(700);
    const ask = () => call(own, 'GET', '/reauthenticate', { token });
    const put = (nonce: string, chosen: string) =>
      call(own, 'PUT', '/user', { token, body: { password: chosen, nonce } });
    assert.deepEqual((await ask()).body, {});
    const nonce = nonceIn(await own.mail(1)) ?? '';
    assert.equal(refusalIn(await ask()), '429 over_email_send_rate_limit');
    const miss = nonce === '000000' ? '000001' : '000000';
    assert.equal(refusalIn(await put(miss, 'first choice 1')), '422 reauthentication_not_valid');
    assert.equal((await put(nonce, 'first choice 1')).status, 200);
    assert.equal(refusalIn(await put(nonce, 'second choice 2')), '422 reauthentication_not_valid');
    // mails are told apart by their time: the one about the change must be written before the clock moves on
    await own.mail(2);
    own.clock.advance(61);
    await ask();
    const late = nonceIn(await own.mail(3)) ?? '';
    own.clock.advance(600);
    assert.equal(refusalIn(await put(late, 'second choice 2')), '422 reauthentication_not_valid');
    const stranger = await call(own, 'GET', '/reauthenticate', {});
    assert.equal(refusalIn(stranger), '401 no_authorization');
  } finally {
    await own.close();
  }
});

test('an address changes when both have agreed, and the old one is told', async () => {
  const own = await createAuthApp();
  try {
    const { access_token: token, user } = await signUp(own);
    const next = newEmail();
    const taken = await signUp(own);
    const put = (email: string) => call(own, 'PUT', '/user', { token, body: { email } });
    assert.equal(refusalIn(await put(taken.user.email)), '422 email_exists');
    const asked = userIn(await put(next.toUpperCase()));
    assert.deepEqual([asked.email, asked.new_email], [user.email, next]);
    await own.mail(2);
    const links = await linksIn(own.mailFolder);
    assert.deepEqual([...links.keys()].sort(), [next, user.email].sort());
    const verify = (token_hash: string | undefined) =>
      call(own, 'POST', '/verify', { body: { type: 'email_change', token_hash } });
    const first = await verify(links.get(next));
    assert.deepEqual(first.body, {
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      code: '200',
    });
    assert.equal((await signIn(own, next)).status, 400);
    // mails sort by their time
    own.clock.advance(1);
    const session = sessionIn(await verify(links.get(user.email)));
    assert.equal(session.user.email, next);
    assert.equal(session.user.user_metadata.email, next);
    assert.equal((await signIn(own, user.email)).status, 400);
    sessionIn(await signIn(own, next));
    const told = await own.mail(3);
    assert.match(told, new RegExp(`^To: ${user.email}$`, 'm'));
    assert.match(told, /^Subject: The address of your Phila account has changed$/m);
  } finally {
    await own.close();
  }
});

test('an address that somebody registers meanwhile is not taken from them', async () => {
  const own = await createAuthApp();
  try {
    const { access_token: token, user } = await signUp(own);
    const next = newEmail();
    await call(own, 'PUT', '/user', { token, body: { email: next } });
    await own.mail(2);
    await signUp(own, next);
    const links = await linksIn(own.mailFolder);
    const verify = (token_hash: string | undefined) =>
      call(own, 'POST', '/verify', { body: { type: 'email_change', token_hash } });
    await verify(links.get(next));
    assert.equal(refusalIn(await verify(links.get(user.email))), '422 email_exists');
    sessionIn(await signIn(own, user.email));
  } finally {
    await own.close();
  }
});

/** Tokens of the links in all mails of a folder, by the address that each was mailed to. */
async function linksIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const text = (await readFile(path.join(folder, name), 'utf8'))
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    const [, to = ''] = /^To: (\S+)$/m.exec(text) ?? [];
    const [, token] = /token_hash=([\w-]+)/.exec(text) ?? [];
    if (token !== undefined) links.set(to, token);
  }
  return links;
}
