import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { guardianSchema } from '#contract/agreement/guardian.ts';
import { paths, wire } from '#contract/paths.ts';
import { overviewSchema } from '#contract/plans/overview.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { serverSentences } from '#contract/sentences.ts';
import { mailsOf, nextMailOf } from '#test/support/accounts/mailbox.ts';
import { agreeTo } from '#test/support/members/agreement.ts';
import { asGuardian, askGuardian, secretIn } from '#test/support/members/guardian.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let asking: TestServer;
let requiring: TestServer;
before(async () => {
  [asking, requiring] = await Promise.all([
    startTestServer(),
    startTestServer({ CONSENT_REQUIRED: 'on', LOWEST_AGE: '15' }),
  ]);
});
after(() => Promise.all([asking.close(), requiring.close()]));

const address = () => `${randomUUID()}@example.com`;
/** Somebody without a profile who has given their own word. */
const willing = (server: TestServer) => createMember(server.url, null, { agrees: true });
const saveProfile = (member: TestMember, age = 16) =>
  member.call('POST', `${wire.data}/profiles`, {
    ...profileDefaults,
    full_name: 'Lwazi Dube',
    age,
    user_id: member.userId,
  });
const setAge = (member: TestMember, age: number) =>
  member.call('PATCH', `${wire.data}/profiles?user_id=eq.${member.userId}`, { age });
const generate = (member: TestMember) =>
  member.call('POST', `${wire.generateExercisePlans}?wait=true`);
const health = (member: TestMember) =>
  member.call('POST', `${wire.data}/health_answers`, { user_id: member.userId, joints: ['Knees'] });
const mark = (member: TestMember) =>
  member.call('POST', `${wire.data}/meal_marks`, {
    user_id: member.userId,
    day: '2026-11-28',
    slot: 'Lunch',
    state: 'eaten',
  });
/** Their faith, what they think of a dish, and a set that they did. */
const beyond = ({ call, userId: user_id }: TestMember) =>
  Promise.all([
    call('POST', `${wire.data}/kitchen`, { user_id, faith: ['No pork and no alcohol'] }),
    call('POST', `${wire.data}/dish_opinions`, {
      ...{ user_id, dish: 'chakalaka', name: 'Chakalaka', opinion: 'more' },
    }),
    call('POST', `${wire.data}/training_sets`, {
      ...{ user_id, plan: 'plan', week: 1, session: 'A', exercise: 'squat', set_number: 1 },
      done: true,
    }),
  ]);
const stateOf = async (member: TestMember) =>
  v.parse(guardianSchema, (await member.call('GET', wire.guardian)).body).state;
const rowsOf = async (server: TestServer, table: string, { userId }: TestMember) =>
  (await server.database.owner.query(`select from ${table} where user_id = $1`, [userId])).rowCount;

function isRefused(
  { status, body }: { status: number; body: unknown },
  sentence: string = serverSentences.guardianFirst,
): void {
  assert.equal(status, 403, JSON.stringify(body));
  assert.equal(v.parse(v.object({ message: v.string() }), body).message, sentence);
}

test('where a consent is required, nothing of a child is kept before a guardian agrees by mail', async () => {
  const lwazi = await willing(requiring);
  isRefused(await saveProfile(lwazi));
  assert.equal(await rowsOf(requiring, 'public.profiles', lwazi), 0);
  const secret = await askGuardian(requiring, lwazi, { email: address(), age: 16 });
  isRefused(await saveProfile(lwazi));
  isRefused(await health(lwazi));
  // without a profile it is the asked guardian that tells of a child
  for (const answer of await beyond(lwazi)) isRefused(answer);
  for (const table of ['kitchen', 'dish_opinions', 'training_sets'])
    assert.equal(await rowsOf(requiring, `public.${table}`, lwazi), 0);
  assert.equal(await stateOf(lwazi), 'waiting');

  // a scanner that opens the link changes nothing, however often
  for (let times = 0; times < 3; times += 1) {
    const page = await fetch(`${requiring.url}${paths.guardian}`);
    assert.equal(page.status, 200);
    const { answer } = await asGuardian(requiring.url, secret);
    assert.equal(answer?.state, 'waiting');
    assert.equal(answer.member, lwazi.email);
  }
  const agreed = await asGuardian(requiring.url, secret, 'agree');
  assert.equal(agreed.answer?.state, 'agreed');
  assert.equal(await stateOf(lwazi), 'agreed');
  assert.equal((await saveProfile(lwazi)).status, 201);
  assert.equal((await generate(lwazi)).status, 200);
  assert.equal((await health(lwazi)).status, 201);
  for (const { status } of await beyond(lwazi)) assert.equal(status, 201);

  const { rows } = await requiring.database.owner.query(
    `select shown.text, given.token_hash, given.agreed_at > now() - interval '1 minute' as now
      from agreement.guardians given join public.consent_texts shown on shown.sha256 = given.text_sha256
      where given.user_id = $1`,
    [lwazi.userId],
  );
  assert.equal(rows[0].text, agreed.answer.text);
  assert.equal(rows[0].now, true);
  assert.notEqual(rows[0].token_hash, secret);
});

test('without that setting the specified calls work for a child, and what goes beyond them is refused', async () => {
  const lwazi = await willing(asking);
  assert.equal((await saveProfile(lwazi, 14)).status, 201);
  isRefused(await health(lwazi));
  isRefused(await mark(lwazi));
  for (const answer of await beyond(lwazi)) isRefused(answer);
  const { body } = await lwazi.call('GET', wire.overview);
  assert.equal(v.parse(overviewSchema, body).guardian, 'none');
  const { count } = await mailsOf(asking);
  // the profile says how old they are
  await lwazi.call('POST', wire.guardian, { email: address() });
  const secret = secretIn(await nextMailOf(asking, count));
  await asGuardian(asking.url, secret, 'agree');
  assert.equal((await health(lwazi)).status, 201);
  assert.equal((await mark(lwazi)).status, 201);
  for (const { status } of await beyond(lwazi)) assert.equal(status, 201);

  const silent = await createMember(asking.url, null);
  assert.equal((await saveProfile(silent, 14)).status, 201);
  assert.equal((await generate(silent)).status, 200);
});

test('a child who had a profile before keeps everything and is asked', async () => {
  const lwazi = await createMember(requiring.url);
  assert.equal((await generate(lwazi)).status, 200);
  // as if it were from before guardians were asked
  await requiring.database.owner.query('update public.profiles set age = 16 where user_id = $1', [
    lwazi.userId,
  ]);
  isRefused(await generate(lwazi));
  isRefused(await setAge(lwazi, 17));
  assert.equal(await rowsOf(requiring, 'public.exercise_plans', lwazi), 4);
  assert.equal(await rowsOf(requiring, 'public.profiles', lwazi), 1);
  const { body } = await lwazi.call('GET', wire.overview);
  const { guardian, unagreed } = v.parse(overviewSchema, body);
  assert.deepEqual({ guardian, unagreed }, { guardian: 'none', unagreed: undefined });
  const secret = await askGuardian(requiring, lwazi, { email: address(), age: 16 });
  await asGuardian(requiring.url, secret, 'agree');
  assert.equal((await generate(lwazi)).status, 200);
});

for (const mode of ['asking', 'requiring'] as const) {
  test(`a guardian takes it back by the same mail, in a database that is ${mode}`, async () => {
    const server = mode === 'asking' ? asking : requiring;
    const lwazi = await willing(server);
    const secret = await askGuardian(server, lwazi, { email: address(), age: 16 });
    await asGuardian(server.url, secret, 'agree');
    assert.equal((await saveProfile(lwazi)).status, 201);
    assert.equal((await generate(lwazi)).status, 200);
    const { count } = await mailsOf(server);
    const taken = await asGuardian(server.url, secret, 'withdraw');
    assert.equal(taken.answer?.state, 'withdrawn');
    const told = await nextMailOf(server, count);
    assert.match(told, new RegExp(`^To: ${lwazi.email}`, 'm'));
    assert.match(told, /took their agreement back/);
    isRefused(await generate(lwazi));
    isRefused(await health(lwazi));
    // nobody grows older by writing another number
    isRefused(await setAge(lwazi, 30));
    assert.equal(await rowsOf(server, 'public.exercise_plans', lwazi), 4);
    // what was answered stays; a new mail brings a new question
    assert.equal((await asGuardian(server.url, secret, 'agree')).answer?.state, 'withdrawn');
    const again = await askGuardian(server, lwazi, { email: address(), age: 16 });
    assert.equal((await asGuardian(server.url, secret)).status, 404);
    isRefused(await generate(lwazi));
    await asGuardian(server.url, again, 'agree');
    assert.equal((await generate(lwazi)).status, 200);
    assert.equal(await rowsOf(server, 'agreement.guardians', lwazi), 2);
  });
}

test('who says an older age to the guardian than in the profile comes of age no sooner', async () => {
  const lwazi = await willing(asking);
  await saveProfile(lwazi, 14);
  await askGuardian(asking, lwazi, { email: address(), age: 17 });
  assert.equal((await setAge(lwazi, 30)).status, 204);
  isRefused(await health(lwazi));
});

test('a guardian may say no, and still change their mind', async () => {
  const lwazi = await willing(asking);
  const secret = await askGuardian(asking, lwazi, { email: address() });
  const no = await asGuardian(asking.url, secret, 'decline');
  assert.equal(no.answer?.state, 'declined');
  isRefused(await saveProfile(lwazi, 15));
  assert.equal((await asGuardian(asking.url, secret, 'agree')).answer?.state, 'agreed');
  assert.equal((await saveProfile(lwazi, 15)).status, 201);
});

test('a guardian who said no changes their mind within the time of their link, not after it', async () => {
  const lwazi = await willing(asking);
  const email = address();
  const first = await askGuardian(asking, lwazi, { email });
  await asGuardian(asking.url, first, 'decline');
  await asking.database.owner.query(
    `update agreement.guardians set expires_at = now() where user_id = $1`,
    [lwazi.userId],
  );
  assert.equal((await asGuardian(asking.url, first)).answer?.state, 'expired');
  assert.equal((await asGuardian(asking.url, first, 'agree')).answer?.state, 'expired');
  // their no stands: what ran out is the link
  assert.equal(await stateOf(lwazi), 'declined');
  isRefused(await saveProfile(lwazi, 15));
  const second = await askGuardian(asking, lwazi, { email });
  assert.equal((await asGuardian(asking.url, second, 'agree')).answer?.state, 'agreed');
  assert.equal((await saveProfile(lwazi, 15)).status, 201);
});

test('a link runs out, is sent again, and the one before leads nowhere then', async () => {
  const lwazi = await willing(requiring);
  const email = address();
  const first = await askGuardian(requiring, lwazi, { email });
  await requiring.database.owner.query(
    `update agreement.guardians set expires_at = now() where user_id = $1`,
    [lwazi.userId],
  );
  assert.equal((await asGuardian(requiring.url, first, 'agree')).answer?.state, 'expired');
  assert.equal(await stateOf(lwazi), 'expired');
  const second = await askGuardian(requiring, lwazi, { email });
  assert.equal((await asGuardian(requiring.url, first)).status, 404);
  assert.equal((await asGuardian(requiring.url, second, 'agree')).answer?.state, 'agreed');
  // who has agreed is not asked again
  const { status } = await lwazi.call('POST', wire.guardian, { email, age: 15 });
  assert.equal(status, 409);
});

test('mails are few, to nobody’s own address, and below the lowest age there are none', async () => {
  const lwazi = await willing(requiring);
  const { count } = await mailsOf(requiring);
  const ask = (email: string, age = 15) => lwazi.call('POST', wire.guardian, { email, age });
  isRefused(await ask(address(), 14), serverSentences.tooYoung);
  isRefused(await saveProfile(lwazi, 14), serverSentences.tooYoung);
  assert.equal((await ask(lwazi.email.toUpperCase())).status, 422);
  assert.equal((await ask('no address')).status, 400);
  assert.equal((await mailsOf(requiring)).count, count);
  const others = await Promise.all(Array.from({ length: 5 }, () => willing(requiring)));
  const email = address();
  const answers = await Promise.all(
    others.map((one) => one.call('POST', wire.guardian, { email, age: 15 })),
  );
  assert.equal(answers.filter(({ status }) => status === 429).length, 1, 'four to one address');
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await ask(address())).status);
  assert.equal(statuses.at(-1), 429, 'five times a day');
});

test('nothing of a child is sent out, and what a guardian answered is in the export and ends with the account', async () => {
  const { owner } = asking.database;
  const lwazi = await willing(asking);
  const secret = await askGuardian(asking, lwazi, { email: address() });
  await asGuardian(asking.url, secret, 'agree');
  await saveProfile(lwazi, 15);
  await owner.query(
    `insert into public.consent_texts (purpose, version, sha256, text, recipient, asked)
      select 'webhook', 'x', encode(sha256('x'), 'hex'), 'x', 'hooks.example.org', true on conflict do nothing`,
  );
  await agreeTo(lwazi);
  const { rows } = await owner.query(
    `select agreement.says_yes($1, 'webhook') as said, agreement.holds($1, 'webhook') as holds, agreement.holds($1, 'plans') as plans`,
    [lwazi.userId],
  );
  assert.deepEqual(rows, [{ said: true, holds: false, plans: true }]);
  await owner.query(`delete from public.consents where purpose = 'webhook'`);
  await owner.query(`delete from public.consent_texts where purpose = 'webhook'`);

  const { body } = await lwazi.call('POST', wire.exportData, { password: lwazi.password });
  const exported = JSON.stringify(body);
  assert.match(exported, /agreement\.guardians/);
  assert.doesNotMatch(exported, /token_hash/);
  await owner.query('delete from auth.users where id = $1', [lwazi.userId]);
  assert.equal(await rowsOf(asking, 'agreement.guardians', lwazi), 0);
  assert.equal((await asGuardian(asking.url, secret)).status, 404);
});

test('the mail says who asks, and tells nothing of their health', async () => {
  const lwazi = await willing(asking);
  const { count } = await mailsOf(asking);
  await lwazi.call('POST', wire.guardian, { email: address(), age: 15 });
  const mail = await nextMailOf(asking, count);
  assert.match(mail.replaceAll(/\s+/g, ' '), new RegExp(`Whoever uses ${lwazi.email}`));
  assert.notEqual(secretIn(mail), '');
});
