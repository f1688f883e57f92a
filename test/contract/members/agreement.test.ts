import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { consentSchema, consentTextSchema } from '#contract/agreement/consents.ts';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { serverSentences } from '#contract/sentences.ts';
import { agreeTo } from '#test/support/members/agreement.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

const consents = `${wire.data}/consents`;
let asking: TestServer;
let requiring: TestServer;
before(async () => {
  [asking, requiring] = await Promise.all([
    startTestServer(),
    startTestServer({ CONSENT_REQUIRED: 'on' }),
  ]);
});
after(() => Promise.all([asking.close(), requiring.close()]));

const profileOf = ({ userId }: TestMember) => ({
  ...profileDefaults,
  full_name: 'Thandi Mokoena',
  user_id: userId,
});
const silent = (server: TestServer) => createMember(server.url, null);
const saveProfile = (member: TestMember) =>
  member.call('POST', `${wire.data}/profiles`, profileOf(member));
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
const kitchen = (member: TestMember) =>
  member.call('POST', `${wire.data}/kitchen`, { user_id: member.userId, faith: ['No beef'] });
const dish = (member: TestMember) =>
  member.call('POST', `${wire.data}/dish_opinions`, {
    user_id: member.userId,
    dish: 'chakalaka',
    name: 'Chakalaka',
    opinion: 'more',
  });
const set = (member: TestMember) =>
  member.call('POST', `${wire.data}/training_sets`, {
    user_id: member.userId,
    ...{ plan: 'plan', week: 1, session: 'A', exercise: 'squat', set_number: 1, done: true },
  });
/** What goes beyond the specified calls, by its table. */
const beyond = [
  ['health_answers', health],
  ['meal_marks', mark],
  ['kitchen', kitchen],
  ['dish_opinions', dish],
  ['training_sets', set],
] as const;
const withdraw = (member: TestMember, purpose = 'plans') =>
  member.call('PATCH', `${consents}?purpose=eq.${purpose}&withdrawn_at=is.null`, {
    withdrawn_at: '2001-01-01T00:00:00Z',
  });
const given = async (member: TestMember) =>
  v.parse(v.array(consentSchema), (await member.call('GET', `${consents}?order=given_at`)).body);
const count = async (server: TestServer, table: string, { userId }: TestMember) => {
  const { rows } = await server.database.owner.query(
    `select count(*)::int as rows from ${table} where user_id = $1`,
    [userId],
  );
  return v.parse(v.tuple([v.object({ rows: v.number() })]), rows)[0].rows;
};

function isRefused({ status, body }: { status: number; body: unknown }): void {
  assert.equal(status, 403, JSON.stringify(body));
  assert.equal(
    v.parse(v.object({ message: v.string() }), body).message,
    serverSentences.agreeFirst,
  );
}

test('without a consent the specified calls work, and what goes beyond them is refused', async () => {
  const member = await silent(asking);
  assert.equal((await saveProfile(member)).status, 201);
  assert.equal((await generate(member)).status, 200);
  for (const [table, say] of beyond) {
    isRefused(await say(member));
    assert.equal(await count(asking, `public.${table}`, member), 0, table);
  }
  await agreeTo(member);
  for (const [table, say] of beyond) assert.equal((await say(member)).status, 201, table);
});

test('a dish is spoken of on a plan by who agrees alone, and what was said before is taken back by anybody', async () => {
  const member = await createPlannedMember(asking, { made: ['meals'] });
  const say = (opinion: string | null) =>
    member.call('POST', wire.mealOpinions, { week: 1, day: 0, meal: 1, opinion });
  assert.equal((await say('more')).status, 200);
  assert.equal((await withdraw(member)).status, 204);
  const refused = await say('not again');
  isRefused(refused);
  assert.equal(v.parse(v.object({ code: v.string() }), refused.body).code, 'consent_missing');
  assert.equal((await say(null)).status, 200);
  assert.equal(await count(asking, 'public.dish_opinions', member), 0);
});

test('where a consent is required, profiles and plans are refused too until it is given', async () => {
  const member = await silent(requiring);
  isRefused(await saveProfile(member));
  isRefused(await generate(member));
  await agreeTo(member);
  assert.equal((await saveProfile(member)).status, 201);
  assert.equal((await generate(member)).status, 200);
});

for (const mode of ['asking', 'requiring'] as const) {
  test(`what was said before anybody was asked stays, to read and to delete, in a database that is ${mode}`, async () => {
    const server = mode === 'asking' ? asking : requiring;
    const member = await createMember(server.url);
    for (const [table, say] of beyond) assert.equal((await say(member)).status, 201, table);
    await server.database.owner.query('delete from public.consents where user_id = $1', [
      member.userId,
    ]);
    const own = `user_id=eq.${member.userId}`;
    isRefused(await member.call('PATCH', `${wire.data}/kitchen?${own}`, { eggs: 'Never' }));
    isRefused(await member.call('PATCH', `${wire.data}/training_sets?${own}`, { done: false }));
    for (const [table] of beyond) {
      const read = await member.call('GET', `${wire.data}/${table}?${own}`);
      assert.equal(v.parse(v.array(v.unknown()), read.body).length, 1, table);
      assert.equal((await member.call('DELETE', `${wire.data}/${table}?${own}`)).status, 204);
      assert.equal(await count(server, `public.${table}`, member), 0, table);
    }
  });
}

test('who had a profile before loses nothing, and gets nothing new until they answer', async () => {
  const member = await createMember(requiring.url);
  assert.equal((await generate(member)).status, 200);
  // as if it were from before anybody was asked
  await requiring.database.owner.query('delete from public.consents where user_id = $1', [
    member.userId,
  ]);
  isRefused(await generate(member));
  isRefused(await member.call('POST', `${wire.generateMealPlans}?wait=true`));
  isRefused(await saveProfile(member));
  const own = `user_id=eq.${member.userId}`;
  isRefused(await member.call('PATCH', `${wire.data}/profiles?${own}`, { weight: 71 }));
  isRefused(await member.call('PATCH', `${wire.data}/exercise_plans?${own}`, { content: '' }));
  for (const [, say] of beyond) isRefused(await say(member));
  assert.equal(await count(requiring, 'public.exercise_plans', member), 4);
  assert.equal(await count(requiring, 'public.profiles', member), 1);
  assert.equal(await count(requiring, 'public.generations', member), 1);
  await agreeTo(member);
  assert.equal((await generate(member)).status, 200);
});

for (const mode of ['asking', 'requiring'] as const) {
  test(`what was taken back holds at once, in a database that is ${mode}`, async () => {
    const server = mode === 'asking' ? asking : requiring;
    const member = await createMember(server.url);
    assert.equal((await generate(member)).status, 200);
    assert.equal((await health(member)).status, 201);
    assert.equal((await withdraw(member)).status, 204);
    isRefused(await generate(member));
    isRefused(await saveProfile(member));
    for (const [, say] of beyond) isRefused(await say(member));
    // what is there stays the member's own, to read and to delete
    assert.equal(await count(server, 'public.exercise_plans', member), 4);
    const own = `user_id=eq.${member.userId}`;
    assert.equal((await member.call('DELETE', `${wire.data}/health_answers?${own}`)).status, 204);
    await agreeTo(member);
    assert.equal((await generate(member)).status, 200);
    const [first, second] = await given(member);
    assert.ok(first?.withdrawn_at && second && second.withdrawn_at === null);
  });
}

test('the times are the database’s, the words those that were shown, and nothing is changed or deleted', async () => {
  const member = await createMember(asking.url, null, { agrees: true });
  await agreeTo(member);
  const [consent, ...more] = await given(member);
  assert.ok(consent);
  assert.deepEqual(more, [], 'the same word twice is said once');
  const { body } = await member.call('GET', `${wire.data}/consent_texts`);
  const [shown] = v.parse(v.array(consentTextSchema), body);
  assert.ok(shown);
  const hash = createHash('sha256').update(shown.text).digest('hex');
  assert.equal(consent.text_sha256, hash);
  const row = {
    user_id: member.userId,
    purpose: 'plans',
    text_version: shown.version,
    text_sha256: hash,
  };
  for (const [change, wrong] of [
    ['another hash', { text_sha256: hash.replace(/./g, '0') }],
    ['another time', { given_at: '2001-01-01T00:00:00Z' }],
    ['another purpose', { purpose: 'advertising' }],
  ] as const) {
    const { status } = await member.call('POST', consents, { ...row, ...wrong });
    assert.ok(status >= 400 && status < 500, `${change}: ${status}`);
  }
  for (const [method, change] of [
    ['PATCH', { text_version: 'x' }],
    ['PATCH', { given_at: '2001-01-01T00:00:00Z' }],
    ['DELETE', undefined],
  ] as const) {
    const { status } = await member.call(method, `${consents}?purpose=eq.plans`, change);
    assert.equal(status, 403, method);
  }
  await withdraw(member);
  const [taken] = await given(member);
  assert.ok(taken?.withdrawn_at);
  assert.ok(Math.abs(Date.parse(taken.withdrawn_at) - Date.now()) < 60_000);
  await member.call('PATCH', `${consents}?purpose=eq.plans`, { withdrawn_at: null });
  assert.deepEqual(await given(member), [taken], 'what was taken back stays so');
});

test('a consent is its member’s alone, goes into the export and ends with the account', async () => {
  const [thandi, sipho] = await Promise.all([createMember(asking.url), silent(asking)]);
  const [hers] = await given(thandi);
  assert.ok(hers);
  assert.deepEqual(await given(sipho), []);
  await sipho.call('PATCH', `${consents}?user_id=eq.${thandi.userId}`, { withdrawn_at: 'now' });
  const stolen = await sipho.call('POST', consents, { ...hers, user_id: thandi.userId });
  assert.equal(stolen.status, 403);
  assert.deepEqual(await given(thandi), [hers]);
  const visitor = await fetch(asking.url + consents, { headers: { apikey: 'anon' } });
  assert.ok(visitor.status === 401 || visitor.status === 403, `${visitor.status}`);

  const { body } = await thandi.call('POST', wire.exportData, { password: thandi.password });
  assert.match(JSON.stringify(body), new RegExp(hers.text_sha256));
  await asking.database.owner.query('delete from auth.users where id = $1', [thandi.userId]);
  assert.equal(await count(asking, 'public.consents', thandi), 0);
});
