import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  type Answer,
  call,
  claimsOf,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signUp,
  userIn,
} from '#test/support/accounts/auth-calls.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { startTextService, type TextService } from '#test/support/services/text-service.ts';

let auth: AuthApp;
let service: TextService;
before(async () => {
  service = await startTextService();
  auth = await createAuthApp({
    env: {
      PHONE_SIGN_INS: 'on',
      SMS_URL: service.url,
      SMS_KEY: 'key of the service',
      SMS_AN_HOUR: '1000',
      ANONYMOUS_SIGN_INS: 'on',
    },
  });
});
after(async () => {
  await auth.close();
  await service.close();
});
// every clock of a number has run out
beforeEach(() => auth.clock.advance(3_600));

let numbers = 0;
/** A number that nobody has yet, in E.164. */
function newPhone() {
  numbers += 1;
  return `+2782${String(1_000_000 + numbers)}`;
}
const digits = (phone: string) => phone.slice(1);

const post = (path: string, body: unknown) => call(auth, 'POST', path, { body });
const put = (token: string, body: unknown) => call(auth, 'PUT', '/user', { token, body });
const signInByPhone = (phone: string, given = password) =>
  post('/token?grant_type=password', { phone, password: given });
const verify = (phone: string, token: string, type = 'sms') =>
  post('/verify', { type, phone, token });

let texts = 0;
/** The code of the next text message, which must have gone to that number. */
async function nextCode(phone: string): Promise<string> {
  texts += 1;
  const { to, text, authorization } = await service.text(texts);
  assert.equal(to, phone);
  assert.equal(authorization, 'Bearer key of the service');
  return /^(\d{6}) is your code for Phila\./.exec(text)?.[1] ?? '';
}

const phoneUser = v.looseObject({
  phone: v.string(),
  role: v.string(),
  new_phone: v.optional(v.string()),
  phone_confirmed_at: v.optional(v.string()),
  confirmation_sent_at: v.optional(v.string()),
  app_metadata: v.looseObject({ provider: v.optional(v.string()) }),
  identities: v.array(v.looseObject({ provider: v.string(), id: v.string() })),
});
const phoneUserIn = (body: unknown) => v.parse(phoneUser, body);
const userOf = (answer: Answer) => phoneUserIn(sessionIn(answer).user);

/** A member by phone and password. */
async function registered() {
  const phone = newPhone();
  assert.equal((await post('/signup', { phone, password })).status, 200);
  const session = sessionIn(await verify(phone, await nextCode(phone)));
  return { phone, session };
}

test('a member signs up by phone and password, and is in once the code was typed', async () => {
  const phone = newPhone();
  const answer = await post('/signup', {
    phone: `+27 ${phone.slice(3)}`,
    password,
    data: { a: 1 },
  });
  const user = phoneUserIn(userIn(answer));
  assert.deepEqual([user.phone, user.app_metadata.provider], [digits(phone), 'phone']);
  assert.deepEqual([userIn(answer).email, user.phone_confirmed_at], ['', undefined]);
  assert.ok(user.confirmation_sent_at);
  const code = await nextCode(phone);
  // the right password alone does not do, a wrong one is not told from any other
  assert.equal(refusalIn(await signInByPhone(phone)), '400 phone_not_confirmed');
  assert.equal(refusalIn(await signInByPhone(phone, 'wrong words')), '400 invalid_credentials');
  assert.equal(refusalIn(await verify(phone, '000000')), '403 otp_expired');
  const session = sessionIn(await verify(phone, code));
  assert.equal(session.user.id, userIn(answer).id);
  assert.equal(session.user.user_metadata.a, 1);
  assert.ok(phoneUserIn(session.user).phone_confirmed_at);
  const claims = claimsOf(session.access_token);
  assert.deepEqual([claims.phone, claims.email], [digits(phone), '']);
  assert.equal(refusalIn(await verify(phone, code)), '403 otp_expired');

  const again = await signInByPhone(phone);
  assert.deepEqual(
    userOf(again).identities.map(({ provider, id }) => [provider, id]),
    [['phone', session.user.id]],
  );
  assert.deepEqual(
    v.parse(
      v.array(v.looseObject({ method: v.string() })),
      claimsOf(sessionIn(again).access_token).amr,
    )[0]?.method,
    'password',
  );
});

test('a number that somebody has is answered as a new one would be, and gets no message', async () => {
  const { phone } = await registered();
  auth.clock.advance(60);
  const answer = await post('/signup', { phone, password: 'another 5 words', data: { b: 2 } });
  const told = phoneUserIn(userIn(answer));
  assert.deepEqual([told.identities, told.role, told.phone], [[], '', digits(phone)]);
  assert.equal(userIn(answer).user_metadata.b, 2);
  assert.equal(refusalIn(await signInByPhone(phone, 'another 5 words')), '400 invalid_credentials');
  sessionIn(await signInByPhone(phone));
  assert.equal(service.taken.length, texts);
});

test('a password that a stranger chose for a number goes when its owner comes', async () => {
  const phone = newPhone();
  await post('/signup', { phone, password: 'the stranger knows' });
  await nextCode(phone);
  auth.clock.advance(60);
  await post('/signup', { phone, password });
  sessionIn(await verify(phone, await nextCode(phone)));
  for (const given of ['the stranger knows', password]) {
    assert.equal(refusalIn(await signInByPhone(phone, given)), '400 invalid_credentials');
  }
  // the same again by the same person is no contest
  const own = newPhone();
  await post('/signup', { phone: own, password });
  await nextCode(own);
  auth.clock.advance(60);
  await post('/signup', { phone: own, password });
  sessionIn(await verify(own, await nextCode(own)));
  sessionIn(await signInByPhone(own));
});

test('a code signs in whoever has the number, and makes a member of whoever is none', async () => {
  const phone = newPhone();
  const refused = await post('/otp', { phone, create_user: false });
  assert.equal(refusalIn(refused), '422 otp_disabled');
  const asked = await post('/otp', { phone, data: { from: 'otp' } });
  const { message_id } = v.parse(v.object({ message_id: v.string() }), asked.body);
  const first = sessionIn(await verify(phone, await nextCode(phone)));
  assert.equal(service.taken.at(-1)?.name, message_id);
  assert.equal(first.user.user_metadata.from, 'otp');
  assert.equal(refusalIn(await signInByPhone(phone, '')), '400 invalid_credentials');
  auth.clock.advance(60);
  assert.equal((await post('/otp', { phone, create_user: false })).status, 200);
  const second = sessionIn(await verify(phone, await nextCode(phone)));
  assert.equal(second.user.id, first.user.id);
});

test('codes to a number: one a minute and six an hour, good for ten minutes and five guesses', async () => {
  const phone = newPhone();
  await post('/otp', { phone });
  const first = await nextCode(phone);
  const soon = await post('/otp', { phone });
  assert.equal(refusalIn(soon), '429 over_sms_send_rate_limit');
  assert.equal(soon.headers['retry-after'], '60');
  // the same clock for a number that nobody has
  const strange = newPhone();
  assert.deepEqual((await post('/resend', { type: 'sms', phone: strange })).body, {});
  const sooner = await post('/resend', { type: 'sms', phone: strange });
  assert.equal(refusalIn(sooner), '429 over_sms_send_rate_limit');
  auth.clock.advance(600);
  assert.equal(refusalIn(await verify(phone, first)), '403 otp_expired');
  await post('/otp', { phone });
  const second = await nextCode(phone);
  for (let guess = 0; guess < 5; guess += 1) {
    assert.equal(refusalIn(await verify(phone, '000000')), '403 otp_expired');
  }
  assert.equal(refusalIn(await verify(phone, second)), '403 otp_expired');
  const busy = newPhone();
  for (let sent = 0; sent < 6; sent += 1) {
    assert.equal((await post('/otp', { phone: busy })).status, 200);
    await nextCode(busy);
    auth.clock.advance(60);
  }
  assert.equal(refusalIn(await post('/otp', { phone: busy })), '429 over_sms_send_rate_limit');
});

test('the code of a sign-up is sent again when asked for', async () => {
  const phone = newPhone();
  await post('/signup', { phone, password });
  const first = await nextCode(phone);
  assert.equal(
    refusalIn(await post('/resend', { type: 'sms', phone })),
    '429 over_sms_send_rate_limit',
  );
  auth.clock.advance(60);
  assert.deepEqual((await post('/resend', { type: 'sms', phone })).body, {});
  const second = await nextCode(phone);
  if (first !== second) assert.equal(refusalIn(await verify(phone, first)), '403 otp_expired');
  sessionIn(await verify(phone, second));
  sessionIn(await signInByPhone(phone));
  auth.clock.advance(60);
  // nothing more to confirm
  assert.deepEqual((await post('/resend', { type: 'sms', phone })).body, {});
  assert.equal(service.taken.length, texts);
});

test('a change of the number counts once the new one has typed its code, and the old one is told', async () => {
  const { phone, session } = await registered();
  const other = await registered();
  const token = session.access_token;
  assert.equal(refusalIn(await put(token, { phone: other.phone })), '422 phone_exists');
  const next = newPhone();
  const asked = phoneUserIn((await put(token, { phone: next })).body);
  assert.deepEqual([asked.phone, asked.new_phone], [digits(phone), digits(next)]);
  const first = await nextCode(next);
  assert.equal(refusalIn(await verify(next, first, 'sms')), '403 otp_expired');
  auth.clock.advance(60);
  assert.deepEqual((await post('/resend', { type: 'phone_change', phone: next })).body, {});
  const changed = await verify(next, await nextCode(next), 'phone_change');
  const user = userOf(changed);
  assert.deepEqual([user.phone, user.new_phone], [digits(next), undefined]);
  texts += 1;
  const told = await service.text(texts);
  assert.deepEqual([told.to, /another phone number/.test(told.text)], [phone, true]);
  assert.equal(refusalIn(await signInByPhone(phone)), '400 invalid_credentials');
  sessionIn(await signInByPhone(next));
});

test('the official client signs up, confirms, signs in and changes the number', async () => {
  const url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
  const client = createClient(url, 'anon', { auth: { autoRefreshToken: false } });
  const phone = newPhone();
  const made = await client.auth.signUp({ phone, password });
  assert.deepEqual([made.error, made.data.session], [null, null]);
  const first = { phone, token: await nextCode(phone), type: 'sms' } as const;
  assert.equal((await client.auth.verifyOtp(first)).data.user?.phone, digits(phone));
  auth.clock.advance(60);
  const asked = await client.auth.signInWithOtp({ phone });
  assert.ok(asked.data.messageId);
  const second = { phone, token: await nextCode(phone), type: 'sms' } as const;
  assert.equal((await client.auth.verifyOtp(second)).error, null);
  const next = newPhone();
  assert.equal((await client.auth.updateUser({ phone: next })).data.user?.new_phone, digits(next));
  await nextCode(next);
  auth.clock.advance(60);
  assert.equal((await client.auth.resend({ type: 'phone_change', phone: next })).error, null);
  const third = { phone: next, token: await nextCode(next), type: 'phone_change' } as const;
  assert.equal((await client.auth.verifyOtp(third)).data.user?.phone, digits(next));
  texts += 1;
  await service.text(texts);
  assert.equal((await client.auth.signInWithPassword({ phone: next, password })).error, null);
  auth.app.server.closeAllConnections();
});

test('whoever only claims a number keeps nobody from having their own', async () => {
  const { session } = await registered();
  const next = newPhone();
  const claim = userIn(await post('/signup', { phone: next, password: 'only a claim 1' }));
  await nextCode(next);
  auth.clock.advance(60);
  assert.equal((await put(session.access_token, { phone: next })).status, 200);
  const changed = await verify(next, await nextCode(next), 'phone_change');
  assert.equal(sessionIn(changed).user.id, session.user.id);
  texts += 1;
  await service.text(texts);
  const { rowCount } = await auth.database.owner.query('select from auth.users where id = $1', [
    claim.id,
  ]);
  assert.equal(rowCount, 0);
});

test('of two who want a number one gets it', async () => {
  const next = newPhone();
  const codes: string[] = [];
  for (const member of [await registered(), await registered()]) {
    assert.equal((await put(member.session.access_token, { phone: next })).status, 200);
    codes.push(await nextCode(next));
    auth.clock.advance(60);
  }
  const [one = '', two = ''] = codes;
  if (one === two) return;
  sessionIn(await verify(next, one, 'phone_change'));
  texts += 1;
  assert.equal(refusalIn(await verify(next, two, 'phone_change')), '422 phone_exists');
});

test('a session that proved itself long ago adds no number', async () => {
  const session = await signUp(auth);
  auth.clock.advance(601);
  const refused = await put(session.access_token, { phone: newPhone() });
  assert.equal(refusalIn(refused), '403 reauthentication_needed');
  assert.equal(service.taken.length, texts);
});

test('a member by mail adds a number and comes in by either', async () => {
  const email = newEmail();
  const { access_token, user } = await signUp(auth, email);
  const phone = newPhone();
  await put(access_token, { phone });
  const changed = userOf(await verify(phone, await nextCode(phone), 'phone_change'));
  assert.deepEqual(changed.app_metadata, { provider: 'email', providers: ['email', 'phone'] });
  assert.match(await auth.mail(1), /another phone number/);
  assert.equal(sessionIn(await signInByPhone(phone)).user.id, user.id);
  assert.equal(
    sessionIn(await post('/token?grant_type=password', { email, password })).user.id,
    user.id,
  );
});

test('a member without an address keeps the account when they give a number', async () => {
  const guest = sessionIn(await post('/signup', {}));
  assert.equal(claimsOf(guest.access_token).is_anonymous, true);
  auth.clock.advance(1_200);
  const phone = newPhone();
  assert.equal((await put(guest.access_token, { phone })).status, 200);
  const session = sessionIn(await verify(phone, await nextCode(phone), 'phone_change'));
  assert.equal(session.user.id, guest.user.id);
  assert.equal(claimsOf(session.access_token).is_anonymous, false);
});

test('a member with a phone alone proves themselves by it for a new password', async () => {
  const { phone, session } = await registered();
  auth.clock.advance(601);
  const token = session.access_token;
  const wanted = { password: 'a new 7 words' };
  assert.equal(refusalIn(await put(token, wanted)), '400 current_password_required');
  assert.deepEqual((await call(auth, 'GET', '/reauthenticate', { token })).body, {});
  const nonce = await nextCode(phone);
  assert.equal(
    refusalIn(await put(token, { ...wanted, nonce: '000000' })),
    '422 reauthentication_not_valid',
  );
  assert.equal((await put(token, { ...wanted, nonce })).status, 200);
  sessionIn(await signInByPhone(phone, wanted.password));
  const own = await put(token, { password: `phila 0${digits(phone).slice(2)}`, nonce });
  assert.equal(refusalIn(own), '422 weak_password');
});

test('a text service that is away loses no message and gets none twice', async () => {
  const phone = newPhone();
  service.status = 503;
  await post('/otp', { phone });
  await eventually(async () => {
    const { rows } = await auth.database.owner.query(
      "select last_problem from auth.mail_outbox where channel = 'text'",
    );
    return rows[0]?.last_problem === 'the text service answered 503';
  }, 'a note of the failure');
  assert.equal(service.taken.length, texts);
  service.status = 202;
  auth.clock.advance(10);
  // whatever is put in next wakes the box
  const other = newPhone();
  await post('/otp', { phone: other });
  await service.text(texts + 2);
  const sent = service.taken.slice(texts).map(({ to }) => to);
  assert.deepEqual(sent.sort(), [phone, other].sort());
  texts += 2;
  assert.equal(new Set(service.taken.map(({ name }) => name)).size, service.taken.length);
  assert.doesNotMatch(auth.logged(), /2782\d{7}|is your code/);
});

test('what is no number, or goes another road, is refused in words', async () => {
  for (const phone of ['12', '+0821234567', 'phone', '+27 82 123 45x7', '+1234567890123456']) {
    for (const [path, more] of [
      ['/signup', { password }],
      ['/otp', {}],
      ['/verify', { type: 'sms', token: '123456' }],
      ['/resend', { type: 'sms' }],
      ['/token?grant_type=password', { password }],
    ] as const) {
      const answer = await post(path, { phone, ...more });
      assert.equal(refusalIn(answer), '400 validation_failed', `${path} ${phone}`);
    }
  }
  const phone = newPhone();
  for (const path of ['/signup', '/otp']) {
    const answer = await post(path, { phone, password, channel: 'whatsapp' });
    assert.equal(refusalIn(answer), '400 validation_failed');
  }
  const pkce = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
  assert.equal(
    refusalIn(await post('/signup', { phone, password, ...pkce })),
    '400 validation_failed',
  );
  const settings = await call(auth, 'GET', '/settings');
  const facts = v.parse(
    v.looseObject({ external: v.looseObject({ phone: v.boolean() }), sms_provider: v.string() }),
    settings.body,
  );
  assert.deepEqual([facts.external.phone, facts.sms_provider], [true, 'http']);
});

test('all numbers together have a limit, because messages cost money', async (t) => {
  const small = await createAuthApp({
    env: { PHONE_SIGN_INS: 'on', SMS_URL: service.url, SMS_AN_HOUR: '2' },
  });
  t.after(() => small.close());
  const ask = () => call(small, 'POST', '/otp', { body: { phone: newPhone() } });
  assert.deepEqual([(await ask()).status, (await ask()).status], [200, 200]);
  assert.equal(refusalIn(await ask()), '429 over_sms_send_rate_limit');
  texts += 2;
  await service.text(texts);
});

test('no line and no network uses up what the site sends in an hour, and asking in vain costs nobody anything', async (t) => {
  const small = await createAuthApp({
    env: { PHONE_SIGN_INS: 'on', SMS_URL: service.url, SMS_AN_HOUR: '30' },
  });
  t.after(() => small.close());
  const ask = async (ip: string, phone = newPhone()) =>
    (await call(small, 'POST', '/otp', { body: { phone }, ip })).status;
  const flood = async (lines: readonly string[]) => {
    let sent = 0;
    for (const line of lines) {
      for (let round = 0; round < 6; round += 1) if ((await ask(line)) === 200) sent += 1;
    }
    return sent;
  };
  // one line, then a whole network, of IPv4 and of IPv6
  assert.equal(await flood(['192.0.2.1']), 5);
  assert.equal(await flood(['192.0.2.2', '192.0.2.3', '192.0.2.4']), 5);
  const lines = Array.from({ length: 4 }, (_, line) => `2001:db8:7:${line}::1`);
  assert.equal(await flood(lines), 10);
  const victim = newPhone();
  for (let round = 0; round < 3; round += 1) assert.equal(await ask('192.0.2.1', victim), 429);
  assert.equal(await ask('198.51.100.1', victim), 200);
  texts += 21;
  await service.text(texts);
});

test('without the setting every way by phone says that it is off', async (t) => {
  const off = await createAuthApp();
  t.after(() => off.close());
  const { access_token } = await signUp(off);
  const phone = newPhone();
  const ask = async (path: string, body: object) =>
    refusalIn(await call(off, 'POST', path, { body: { phone, ...body } }));
  assert.equal(await ask('/signup', { password }), '400 phone_provider_disabled');
  assert.equal(await ask('/otp', {}), '400 phone_provider_disabled');
  assert.equal(
    await ask('/token?grant_type=password', { password }),
    '422 phone_provider_disabled',
  );
  assert.equal(await ask('/verify', { type: 'sms', token: '123456' }), '403 otp_expired');
  const change = await call(off, 'PUT', '/user', { token: access_token, body: { phone } });
  assert.equal(refusalIn(change), '400 phone_provider_disabled');
  const again = await call(off, 'POST', '/resend', { body: { type: 'sms', phone } });
  assert.deepEqual([again.status, again.body], [200, {}]);
});
