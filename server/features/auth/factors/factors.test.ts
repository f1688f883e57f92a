import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  password,
  refresh,
  refusalIn,
  type SessionAnswer,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import {
  answerWithCode,
  appCode,
  challenge,
  enrolApp,
  enrolledIn,
  memberWithApp,
} from '#test/support/accounts/second-step.ts';
import { eventually } from '#test/support/browser/eventually.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

const methodsOf = ({ access_token }: SessionAnswer) => {
  const claims = v.parse(
    v.object({ aal: v.string(), amr: v.array(v.object({ method: v.string() })) }),
    claimsOf(access_token),
  );
  return [claims.aal, ...claims.amr.map(({ method }) => method)];
};
const enrol = (token: string, body: unknown) => call(auth, 'POST', '/factors', { token, body });
const factorsSeen = async (token: string) => {
  const { body } = await call(auth, 'GET', '/user', { token });
  const factor = v.looseObject({ id: v.string(), status: v.string() });
  return v.parse(v.object({ factors: v.optional(v.array(factor), []) }), body).factors;
};

test('an authenticator app is enrolled, proved, asked for at the next sign-in, and removed', async () => {
  const { access_token: token, refresh_token: old, user } = await signUp(auth);
  const app = enrolledIn(await enrol(token, { factor_type: 'totp', friendly_name: 'My phone' }));
  assert.match(app.totp.qr_code, /^<svg/);
  assert.equal(new URL(app.totp.uri).searchParams.get('issuer'), 'Phila');
  const [listed] = await factorsSeen(token);
  assert.deepEqual(
    { ...listed, created_at: '', updated_at: '' },
    {
      id: app.id,
      status: 'unverified',
      friendly_name: 'My phone',
      factor_type: 'totp',
      created_at: '',
      updated_at: '',
    },
  );
  // nothing is asked for before the app has proved itself
  assert.deepEqual(methodsOf(sessionIn(await signIn(auth, user.email))), ['aal1', 'password']);

  const asked = await call(auth, 'POST', `/factors/${app.id}/challenge`, {
    token,
    body: { factorId: app.id },
  });
  const seconds = Math.floor(auth.clock.now().getTime() / 1000);
  const { id } = v.parse(v.object({ id: v.pipe(v.string(), v.uuid()) }), asked.body);
  assert.deepEqual(asked.body, { id, type: 'totp', expires_at: seconds + 300 });
  const code = appCode(app.totp.secret, auth.clock.now());
  const raised = sessionIn(
    await call(auth, 'POST', `/factors/${app.id}/verify`, {
      token,
      body: { challenge_id: id, code },
    }),
  );
  assert.deepEqual(methodsOf(raised).sort(), ['aal2', 'password', 'totp']);
  const added = /^Subject: An authenticator app was added to Phila$/m;
  assert.match(await auth.mailTo(user.email, 1), added);
  assert.deepEqual(
    (await factorsSeen(raised.access_token)).map(({ status }) => status),
    ['verified'],
  );
  // a refresh keeps the level, and the token of the first level opens nothing more
  const renewed = sessionIn(await refresh(auth, raised.refresh_token));
  assert.equal(methodsOf(renewed)[0], 'aal2');
  assert.equal(refusalIn(await refresh(auth, old)), '400 refresh_token_already_used');

  auth.clock.advance(30);
  const next = sessionIn(await signIn(auth, user.email));
  assert.deepEqual(methodsOf(next), ['aal1', 'password']);
  const gone = await call(auth, 'DELETE', `/factors/${app.id}`, { token: next.access_token });
  assert.equal(refusalIn(gone), '422 insufficient_aal');
  const second = sessionIn(
    await answerWithCode(
      auth,
      next.access_token,
      app.id,
      appCode(app.totp.secret, auth.clock.now()),
    ),
  );
  const removed = await call(auth, 'DELETE', `/factors/${app.id}`, { token: second.access_token });
  assert.deepEqual([removed.status, removed.body], [200, { id: app.id }]);
  const removedMail = /^Subject: An authenticator app was removed from Phila$/m;
  const isTold = async () =>
    (await mailsIn(path.dirname(auth.mailFolder))).some((mail) => removedMail.test(mail));
  await eventually(isTold, 'a mail that the app was removed');
  assert.deepEqual(methodsOf(sessionIn(await refresh(auth, second.refresh_token))), [
    'aal1',
    'password',
  ]);
  assert.deepEqual(await factorsSeen(second.access_token), []);
});

test('a code counts once, and so does each earlier one', async () => {
  const { session, app, email } = await memberWithApp(auth);
  const token = session.access_token;
  const code = appCode(app.totp.secret, auth.clock.now());
  sessionIn(await answerWithCode(auth, token, app.id, code));
  const other = sessionIn(await signIn(auth, email)).access_token;
  for (const seconds of [0, -30]) {
    const used = appCode(app.totp.secret, new Date(auth.clock.now().getTime() + seconds * 1000));
    assert.equal(
      refusalIn(await answerWithCode(auth, other, app.id, used)),
      '422 mfa_verification_failed',
    );
  }
  auth.clock.advance(30);
  // of many that answer with one code at once a single one gets in
  const fresh = appCode(app.totp.secret, auth.clock.now());
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => answerWithCode(auth, other, app.id, fresh)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('the second step ends sessions that have not taken it, and no others', async () => {
  const { access_token: token, user } = await signUp(auth);
  const left = sessionIn(await signIn(auth, user.email));
  const app = await enrolApp(auth, token);
  const extra = await enrolApp(auth, token, 'never proved');
  const code = appCode(app.totp.secret, auth.clock.now());
  const raised = sessionIn(await answerWithCode(auth, token, app.id, code));
  const ended = await call(auth, 'GET', '/user', { token: left.access_token });
  assert.equal(refusalIn(ended), '403 session_not_found');
  const ids = (await factorsSeen(raised.access_token)).map(({ id }) => id);
  assert.deepEqual(ids, [app.id], `${extra.id} went`);
  auth.clock.advance(30);
  const next = sessionIn(await signIn(auth, user.email)).access_token;
  sessionIn(await answerWithCode(auth, next, app.id, appCode(app.totp.secret, auth.clock.now())));
  assert.equal((await call(auth, 'GET', '/user', { token: raised.access_token })).status, 200);
});

test('without the second step nobody changes the password or adds a factor', async () => {
  const { email } = await memberWithApp(auth);
  const { access_token: token } = sessionIn(await signIn(auth, email));
  const change = await call(auth, 'PUT', '/user', { token, body: { password: 'a new one 123' } });
  assert.equal(refusalIn(change), '401 insufficient_aal');
  assert.equal(refusalIn(await enrol(token, { factor_type: 'totp' })), '403 insufficient_aal');
  const codes = await call(auth, 'POST', '/factors/recovery-codes', { token });
  assert.equal(refusalIn(codes), '401 insufficient_aal');
});

test('a session that owes its second step opens no data', async () => {
  const { session, app, email } = await memberWithApp(auth);
  const first = sessionIn(await signIn(auth, email));
  const opens = async (token: string) => {
    const { session_id: id, sub } = claimsOf(token);
    const { rows } = await auth.database.owner.query<{ holds: boolean }>(
      'select auth.session_holds($1, $2) as holds',
      [id, sub],
    );
    return rows[0]?.holds;
  };
  assert.equal(await opens(session.access_token), true);
  assert.equal(await opens(first.access_token), false);
  const code = appCode(app.totp.secret, auth.clock.now());
  const raised = sessionIn(await answerWithCode(auth, first.access_token, app.id, code));
  assert.equal(await opens(raised.access_token), true);
  // without the factor nothing is owed
  await call(auth, 'DELETE', `/factors/${app.id}`, { token: raised.access_token });
  assert.equal(await opens(raised.access_token), true);
});

test('each fault of a challenge has its own answer', async () => {
  const { session, app } = await memberWithApp(auth);
  const token = session.access_token;
  const stranger = await signUp(auth);
  const verify = (id: string, code: string, ip = '127.0.0.1') =>
    call(auth, 'POST', `/factors/${app.id}/verify`, {
      token,
      ip,
      body: { challenge_id: id, code },
    });
  const code = () => appCode(app.totp.secret, auth.clock.now());
  for (const id of [app.id, 'no-uuid', crypto.randomUUID()]) {
    const foreign = await call(auth, 'POST', `/factors/${id}/challenge`, {
      token: stranger.access_token,
    });
    assert.equal(refusalIn(foreign), '404 mfa_factor_not_found');
  }
  const id = await challenge(auth, token, app.id);
  assert.equal(refusalIn(await verify(id, '')), '400 validation_failed');
  assert.equal(refusalIn(await verify(crypto.randomUUID(), code())), '422 mfa_factor_not_found');
  assert.equal(refusalIn(await verify('x', code())), '422 mfa_factor_not_found');
  assert.equal(refusalIn(await verify(id, code(), '10.0.0.9')), '422 mfa_ip_address_mismatch');
  assert.equal(refusalIn(await verify(id, 'abcdef')), '422 mfa_verification_failed');
  auth.clock.advance(300);
  assert.equal(refusalIn(await verify(id, code())), '422 mfa_challenge_expired');
  const again = await challenge(auth, token, app.id);
  sessionIn(await verify(again, code()));
  auth.clock.advance(30);
  assert.equal(refusalIn(await verify(again, code())), '422 mfa_ip_address_mismatch');
});

test('names, kinds and numbers of factors are bounded', async () => {
  const { access_token: token } = await signUp(auth);
  assert.equal(refusalIn(await enrol(token, { factor_type: 'face' })), '400 validation_failed');
  assert.equal(
    refusalIn(await enrol(token, { factor_type: 'phone', phone: '+27821234567' })),
    '422 mfa_phone_enroll_not_enabled',
  );
  assert.equal(
    refusalIn(await enrol(token, { factor_type: 'webauthn' })),
    '422 mfa_webauthn_enroll_not_enabled',
  );
  enrolledIn(await enrol(token, { factor_type: 'totp', friendly_name: 'same' }));
  const taken = await enrol(token, { factor_type: 'totp', friendly_name: 'same' });
  assert.equal(refusalIn(taken), '422 mfa_factor_name_conflict');
  // nor many at once
  const rush = await Promise.all(
    Array.from({ length: 12 }, () => enrol(token, { factor_type: 'totp' })),
  );
  assert.equal(rush.filter(({ status }) => status === 200).length, 9);
  const many = await enrol(token, { factor_type: 'totp' });
  assert.equal(refusalIn(many), '422 too_many_enrolled_mfa_factors');
  // what was begun and left is dropped after five minutes
  auth.clock.advance(301);
  await enrolApp(auth, token, 'same');
  assert.equal((await factorsSeen(token)).length, 1);
});

test('ten wrong answers shut the second step for a while, whoever gives them and from where', async () => {
  const { session, app } = await memberWithApp(auth);
  const token = session.access_token;
  for (let count = 0; count < 10; count += 1) {
    const answer = await answerWithCode(auth, token, app.id, '000000');
    assert.equal(refusalIn(answer), '422 mfa_verification_failed');
  }
  const right = appCode(app.totp.secret, auth.clock.now());
  const shut = await answerWithCode(auth, token, app.id, right);
  assert.equal(refusalIn(shut), '429 over_request_rate_limit');
  assert.ok(Number(shut.headers['retry-after']) > 0);
  auth.clock.advance(900);
  sessionIn(await answerWithCode(auth, token, app.id, appCode(app.totp.secret, auth.clock.now())));
});

test('codes on paper stand in for a lost factor, each once', async () => {
  const { session, email, app } = await memberWithApp(auth);
  const token = session.access_token;
  const codesSchema = v.object({ codes: v.array(v.string()) });
  const made = await call(auth, 'POST', '/factors/recovery-codes', { token });

  const { codes } = v.parse(codesSchema, made.body);
  assert.equal(codes.length, 10);
  assert.ok(codes.every((code) => /^([0-9a-z]{4}-){2}[0-9a-z]{4}$/.test(code)));
  const { rows } = await auth.database.owner.query('select * from auth.recovery_codes');
  for (const code of codes) assert.ok(!JSON.stringify(rows).includes(code.slice(5)));
  const left = async (by: string) =>
    v.parse(
      v.object({ remaining: v.number() }),
      (await call(auth, 'GET', '/factors/recovery-codes', { token: by })).body,
    ).remaining;
  assert.equal(await left(token), 10);

  const use = async (code: string) => {
    const { access_token } = sessionIn(await signIn(auth, email, password));
    return call(auth, 'POST', '/factors/recovery-codes/verify', {
      token: access_token,
      body: { code },
    });
  };
  const [first = '', second = ''] = codes;
  const raised = sessionIn(await use(` ${first.toUpperCase().replaceAll('-', ' ')}`));
  assert.deepEqual(methodsOf(raised).sort(), ['aal2', 'mfa/recovery_code', 'password']);
  assert.equal(refusalIn(await use(first)), '422 mfa_verification_failed');
  assert.equal(refusalIn(await use('0000-0000-0000')), '422 mfa_verification_failed');
  assert.equal(refusalIn(await use('nonsense')), '422 mfa_verification_failed');
  assert.equal(await left(raised.access_token), 9);
  // a new set ends the old one; without any factor there is none
  const again = await call(auth, 'POST', '/factors/recovery-codes', {
    token: raised.access_token,
  });
  assert.equal(again.status, 200);
  assert.equal(refusalIn(await use(second)), '422 mfa_verification_failed');
  await call(auth, 'DELETE', `/factors/${app.id}`, { token: raised.access_token });
  assert.equal(await left(raised.access_token), 0);
  const none = await call(auth, 'POST', '/factors/recovery-codes', { token: raised.access_token });
  assert.equal(refusalIn(none), '404 mfa_factor_not_found');
});

test('codes on paper are taken away behind a proof, and that is told', async () => {
  const { session, email } = await memberWithApp(auth);
  const token = session.access_token;
  await call(auth, 'POST', '/factors/recovery-codes', { token });
  const drop = () => call(auth, 'DELETE', '/factors/recovery-codes', { token });
  auth.clock.advance(601);
  assert.equal(refusalIn(await drop()), '403 reauthentication_needed');
  await auth.database.owner.query(
    'update auth.amr_claims set updated_at = $2 where session_id = $1',
    [claimsOf(token).session_id, auth.clock.now()],
  );
  assert.equal((await drop()).status, 200);
  const told = /^Subject: The recovery codes of Phila were removed$/m;
  const isTold = async () =>
    (await mailsIn(path.dirname(auth.mailFolder))).some(
      (mail) => mail.includes(email) && told.test(mail),
    );
  await eventually(isTold, 'a mail that the codes were removed');
});

test('the key of an app is sealed in the database and stands in no log', async () => {
  const { app } = await memberWithApp(auth);
  const { rows } = await auth.database.owner.query(
    'select sealed_secret from auth.mfa_factors where id = $1',
    [app.id],
  );
  assert.ok(!JSON.stringify(rows).includes(app.totp.secret));
  assert.ok(!auth.logged().includes(app.totp.secret));
});

test('challenges and answers are counted apart, fifteen a minute for each client', async () => {
  const strict = await createAuthApp({ env: { SITE_URL: 'https://phila.example' } });
  try {
    const { access_token: token } = await signUp(strict);
    const app = await enrolApp(strict, token);
    const ask = () =>
      call(strict, 'POST', `/factors/${app.id}/challenge`, { token, ip: '10.1.1.1' });
    for (let count = 0; count < 15; count += 1) assert.equal((await ask()).status, 200);
    assert.equal(refusalIn(await ask()), '429 over_request_rate_limit');
    const answer = await call(strict, 'POST', `/factors/${app.id}/verify`, {
      token,
      ip: '10.1.1.1',
      body: { challenge_id: crypto.randomUUID(), code: '1' },
    });
    assert.equal(answer.status, 422);
  } finally {
    await strict.close();
  }
});

test('where apps are switched off none can be enrolled', async () => {
  const without = await createAuthApp({ env: { MFA_TOTP: 'off' } });
  try {
    const { access_token: token } = await signUp(without);
    const answer = await call(without, 'POST', '/factors', {
      token,
      body: { factor_type: 'totp' },
    });
    assert.equal(refusalIn(answer), '422 mfa_totp_enroll_not_enabled');
  } finally {
    await without.close();
  }
});
