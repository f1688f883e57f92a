import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { argon2id, createPasswords, type Hasher } from './passwords.ts';

let auth: AuthApp;
/** Of each comparison since it was emptied last: what it costs, and how long salt and hash are. */
const verified: string[] = [];
const watched: Hasher = {
  hash: argon2id.hash,
  async verify(stored, given) {
    const [, name, version, cost, salt, digest] = stored.split('$');
    verified.push(`$${name}$${version}$${cost} of ${salt?.length} and ${digest?.length}`);
    return argon2id.verify(stored, given);
  },
};
before(async () => {
  auth = await createAuthApp({ passwords: createPasswords(watched) });
});
after(() => auth.close());

const grant = (body: unknown) => call(auth, 'POST', '/token?grant_type=password', { body });

test('the right password opens a session of its own', async () => {
  const first = await signUp(auth);
  auth.clock.advance(5);
  const second = sessionIn(await signIn(auth, ` ${first.user.email.toUpperCase()} `));
  assert.equal(second.user.id, first.user.id);
  assert.equal(second.user.last_sign_in_at, auth.clock.now().toISOString());
  const ids = [first, second].map((session) => claimsOf(session.access_token).session_id);
  assert.notEqual(ids[0], ids[1]);
  const { rows } = await auth.database.owner.query(
    'select event from auth.audit_log where user_id = $1 order by id',
    [first.user.id],
  );
  assert.deepEqual(rows, [{ event: 'signed_up' }, { event: 'signed_in' }]);
});

test('a wrong password and an address that nobody has get the same answer', async () => {
  const { user } = await signUp(auth);
  const wrong = await signIn(auth, user.email, 'nope nope');
  const unknown = await signIn(auth, newEmail(), 'nope nope');
  assert.equal(wrong.status, 400);
  assert.deepEqual(wrong.body, {
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  assert.deepEqual([unknown.status, unknown.text], [wrong.status, wrong.text]);
});

test('an address that nobody has costs as much work as a wrong password', async () => {
  const { user } = await signUp(auth);
  const workFor = async (email: string) => {
    verified.length = 0;
    assert.equal(refusalIn(await signIn(auth, email, 'nope nope')), '400 invalid_credentials');
    return [...verified];
  };
  const known = await workFor(user.email);
  assert.equal(known.length, 1, 'one password is compared');
  assert.match(known[0] ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1 of 22 and 43$/);
  assert.deepEqual(await workFor(newEmail()), known, 'by a hash of the same cost and size');
});

const refusals: readonly [name: string, body: unknown, refusal: string][] = [
  ['both addresses', { email: 'a@b.za', phone: '1', password }, '400 validation_failed'],
  ['neither address', { password }, '400 validation_failed'],
  ['a phone number', { phone: '27821234567', password }, '422 phone_provider_disabled'],
  ['no password', { email: 'a@b.za' }, '400 invalid_credentials'],
];
for (const [name, body, refusal] of refusals) {
  test(`refuses ${name}`, async () => assert.equal(refusalIn(await grant(body)), refusal));
}

const grants: readonly [grant: string, body: unknown, refusal: string][] = [
  ['?grant_type=authorization_code', {}, '400 invalid_credentials'],
  ['', {}, '400 invalid_credentials'],
  ['?grant_type=pkce', { auth_code: 'x' }, '400 validation_failed'],
  ['?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, '404 flow_state_not_found'],
  ['?grant_type=id_token', { provider: 'google', id_token: 'x' }, '400 provider_disabled'],
  ['?grant_type=web3', {}, '422 web3_provider_disabled'],
];
for (const [query, body, refusal] of grants) {
  test(`answers ${refusal} to /token${query} ${JSON.stringify(body)}`, async () =>
    assert.equal(refusalIn(await call(auth, 'POST', `/token${query}`, { body })), refusal));
}

test('a banned member is told so only after the right password', async () => {
  const { user } = await signUp(auth);
  await auth.database.owner.query('update auth.users set banned_until = $2 where id = $1', [
    user.id,
    new Date(auth.clock.now().getTime() + 60_000),
  ]);
  assert.equal(refusalIn(await signIn(auth, user.email, 'nope nope')), '400 invalid_credentials');
  assert.equal(refusalIn(await signIn(auth, user.email)), '400 user_banned');
  auth.clock.advance(61);
  sessionIn(await signIn(auth, user.email));
});

test('a member without a confirmed address is told so only after the right password', async () => {
  const { user } = await signUp(auth);
  await auth.database.owner.query('update auth.users set email_confirmed_at = null where id = $1', [
    user.id,
  ]);
  assert.equal(refusalIn(await signIn(auth, user.email, 'nope nope')), '400 invalid_credentials');
  assert.equal(refusalIn(await signIn(auth, user.email)), '400 email_not_confirmed');
});

test('after ten wrong passwords the account rests, from loopback too, and then the right one works', async () => {
  const { user } = await signUp(auth);
  for (let round = 0; round < 10; round += 1) {
    assert.equal(
      refusalIn(await signIn(auth, user.email, `no ${round}`)),
      '400 invalid_credentials',
    );
  }
  const eleventh = await signIn(auth, user.email);
  assert.equal(refusalIn(eleventh), '429 over_request_rate_limit');
  assert.equal(eleventh.headers['retry-after'], '90');
  auth.clock.advance(15 * 60);
  sessionIn(await signIn(auth, user.email));
});

test('tries at the same moment are all counted, and refused ones do not prolong the rest', async () => {
  const { user } = await signUp(auth);
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, round) => signIn(auth, user.email, `no ${round}`)),
  );
  const statuses = tries.map((answer) => answer.status).sort();
  assert.deepEqual(statuses, [...Array(10).fill(400), ...Array(5).fill(429)]);
  auth.clock.advance(90);
  sessionIn(await signIn(auth, user.email));
});

test('right passwords do not use up the tries', async () => {
  const { user } = await signUp(auth);
  for (let round = 0; round < 12; round += 1) sessionIn(await signIn(auth, user.email));
});

test('an address that nobody has is counted like a member', async () => {
  const email = newEmail();
  // ten, and two more of the reserve that this network has
  for (let round = 0; round < 12; round += 1) await signIn(auth, email, 'nope nope');
  const { status, text } = await signIn(auth, email);
  assert.equal(status, 429);
  assert.match(text, /over_request_rate_limit/);
});

test('a right password that could not be answered in time is not counted as wrong', async () => {
  const gate = Promise.withResolvers<void>();
  const line = { running: 1, waiting: 2 };
  const held = createPasswords(
    {
      hash: argon2id.hash,
      async verify(stored, given) {
        await gate.promise;
        return argon2id.verify(stored, given);
      },
    },
    line,
  );
  let asked = 0;
  const crowded = await createAuthApp({
    passwords: {
      hash: held.hash,
      match(stored, given) {
        asked += 1;
        return held.match(stored, given);
      },
    },
  });
  try {
    const { user } = await signUp(crowded);
    const crowd = Array.from({ length: line.running + line.waiting }, () =>
      signIn(crowded, newEmail(), 'nope nope'),
    );
    await eventually(async () => asked === crowd.length, 'the crowd fills the line');
    for (let round = 0; round < 12; round += 1) {
      assert.equal(refusalIn(await signIn(crowded, user.email)), '504 request_timeout');
    }
    gate.resolve();
    for (const answer of await Promise.all(crowd)) {
      assert.equal(refusalIn(answer), '400 invalid_credentials');
    }
    sessionIn(await signIn(crowded, user.email));
    assert.doesNotMatch(crowded.logged(), /"stack"/, 'a crowd is no fault that needs a stack');
  } finally {
    await crowded.close();
  }
});

test('a right password that met a full or a lost database is not counted as wrong', async () => {
  const real = createPasswords();
  const troubles = [
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
  ];
  let trouble: Error | undefined;
  const troubled = await createAuthApp({
    passwords: {
      hash: real.hash,
      async match(stored, given) {
        if (trouble) throw trouble;
        return real.match(stored, given);
      },
    },
  });
  const isWhole = async () => {
    const { rows } = await troubled.database.owner.query(
      "select tokens from auth.rate_limits where bucket like 'auth-password:%'",
    );
    return rows[0]?.tokens === 10;
  };
  try {
    const { user } = await signUp(troubled);
    for (let round = 0; round < 12; round += 1) {
      trouble = troubles[round % 2];
      const { status } = await signIn(troubled, user.email);
      assert.equal(status, round % 2 === 0 ? 504 : 503);
      await eventually(isWhole, 'the try is given back');
    }
    trouble = undefined;
    sessionIn(await signIn(troubled, user.email));
  } finally {
    await troubled.close();
  }
});

test('strangers who use up the tries lock a member out nowhere, and get no further themselves', async () => {
  const email = newEmail();
  sessionIn(await call(auth, 'POST', '/signup', { body: { email, password }, ip: '198.51.100.7' }));
  const answers: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const ip = `203.0.${round % 20}.${round}`;
    answers.push((await signIn(auth, email, `nope ${round}`, { ip })).status);
  }
  // ten of all together, and two of each of the twenty networks
  assert.equal(answers.filter((status) => status === 400).length, 50);
  assert.equal(answers.filter((status) => status === 429).length, 50);
  // no guess of theirs is looked at any more, not even the right one
  assert.equal((await signIn(auth, email, password, { ip: '203.0.7.250' })).status, 429);
  for (const ip of ['41.13.7.7', '2001:db8:7::1', '198.51.100.7']) {
    sessionIn(await signIn(auth, email, password, { ip }));
  }
});

test('wrong passwords are noted with the account, or with a name that cannot be read', async () => {
  auth.clock.advance(1);
  const { user } = await signUp(auth);
  const missing = newEmail();
  for (const email of [user.email, user.email, missing]) await signIn(auth, email, 'nope nope');
  // written after the answers, in no order, and beside those of other tests
  const noted = async () => {
    const { rows } = await auth.database.owner.query(
      `select user_id, subject, host(ip) as ip from auth.audit_log where event = 'sign_in_failed'
        and (user_id = $1 or user_id is null and created_at >= $2) order by user_id nulls first`,
      [user.id, user.created_at],
    );
    return rows;
  };
  await eventually(async () => (await noted()).length >= 3, 'all three are noted');
  const rows = await noted();
  assert.deepEqual(
    rows.map(({ user_id }) => user_id),
    [null, user.id, user.id],
  );
  assert.match(rows[0].subject, /^[\w-]{43}$/);
  assert.ok(!JSON.stringify(rows).includes(missing));
});

test('a sign-in that was under way when the password changed opens no session', async () => {
  const { user, access_token } = await signUp(auth);
  const [changed, ...signIns] = await Promise.all([
    call(auth, 'PUT', '/user', { token: access_token, body: { password: 'another horse 9' } }),
    ...Array.from({ length: 8 }, () => signIn(auth, user.email)),
  ]);
  assert.equal(changed?.status, 200);
  for (const answer of signIns) assert.ok([200, 400].includes(answer.status), answer.text);
  const { rows } = await auth.database.owner.query(
    'select id from auth.sessions where user_id = $1',
    [user.id],
  );
  assert.deepEqual(rows, [{ id: claimsOf(access_token).session_id }]);
});
