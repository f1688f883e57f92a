import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { leftOutSchema } from '#contract/profile/foods-left-out.ts';
import { profileFitSchema } from '#contract/profile/profile-fit.ts';
import { serverSentences } from '#contract/sentences.ts';
import { agreeTo } from '#test/support/members/agreement.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

const table = `${wire.data}/health_answers`;
const say = (member: TestMember, answers: object) =>
  member.call(
    'POST',
    table,
    { user_id: member.userId, ...answers },
    { prefer: 'resolution=merge-duplicates' },
  );
const read = async (member: TestMember) => (await member.call('GET', `${table}?select=*`)).body;
const query = async (text: string, values: readonly unknown[] = []) =>
  (await product.server.database.owner.query(text, [...values])).rows;

test('a member says it, changes it and takes it back alone; another never sees or touches it', async () => {
  const [thandi, sipho] = await Promise.all([
    createMember(product.server.url),
    createMember(product.server.url),
  ]);
  assert.deepEqual(await read(thandi), []);
  assert.equal((await say(thandi, { mother: ['Pregnant'] })).status, 201);
  assert.equal((await say(thandi, { mother: [], joints: ['Knees'], foods: 'kiwi' })).status, 200);
  const kept = await read(thandi);
  assert.match(JSON.stringify(kept), /"mother":\[\].*"joints":\["Knees"\].*"foods":"kiwi"/);

  assert.deepEqual(await read(sipho), []);
  const hers = `${table}?user_id=eq.${thandi.userId}`;
  await sipho.call('PATCH', hers, { joints: ['Back'] });
  await sipho.call('DELETE', hers);
  const stolen = await say(sipho, { user_id: thandi.userId, joints: ['Back'] });
  assert.ok(stolen.status >= 400, `${stolen.status}`);
  assert.deepEqual(await read(thandi), kept);
  const visitor = await fetch(product.server.url + table, { headers: { apikey: 'anon' } });
  assert.ok(visitor.status >= 400, `${visitor.status}`);

  assert.equal((await thandi.call('DELETE', hers)).status, 204);
  assert.deepEqual(await read(thandi), []);
  const [profile] = await query('select full_name from public.profiles where user_id = $1', [
    thandi.userId,
  ]);
  assert.ok(profile);
});

test('an answer that is none is refused; HIV is none', async () => {
  const member = await createMember(product.server.url);
  for (const wrong of [
    { mother: ['Yes'] },
    { mother: null },
    { conditions: ['HIV'] },
    { conditions: [null] },
    { signs: ['None'] },
    { joints: ['knees'] },
    { allergens: ['Peanuts'] },
    { foods: 'x'.repeat(301) },
  ]) {
    assert.equal((await say(member, wrong)).status, 400, JSON.stringify(wrong));
  }
});

test('plans that are ready are void when an answer changes, and not when none does', async () => {
  const member = await createMember(product.server.url);
  const isReady = async () =>
    (
      await query('select from ahead.plans where user_id = $1 and made_at is not null', [
        member.userId,
      ])
    ).length > 0;
  const readyNow = () =>
    query(
      `update ahead.plans set made_at = now(), due_at = null, maker = 'test', profile_print = ahead.print_of(profile)
        from public.profiles as profile where profile.user_id = plans.user_id and plans.user_id = $1`,
      [member.userId],
    );
  for (const change of [
    // nothing ticked, where nothing was answered before
    () => say(member, {}),
    () => say(member, { allergens: ['Fish'] }),
    () => say(member, { allergens: ['Fish'], joints: ['Hips'] }),
    () => member.call('DELETE', `${table}?user_id=eq.${member.userId}`),
  ]) {
    await readyNow();
    assert.ok(await isReady());
    await change();
    assert.equal(await isReady(), false);
  }
  await say(member, { allergens: ['Fish'] });
  await readyNow();
  await say(member, { allergens: ['Fish'] });
  assert.ok(await isReady());
});

test('a changed answer is told in plans and list, like a changed allergy, and new plans obey it', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  const fitOf = async () =>
    v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);
  assert.equal((await fitOf()).meals?.standing, 'fits');

  await say(member, { allergens: ['Milk protein'], joints: ['Knees'] });
  const { meals, list, training } = await fitOf();
  assert.match(meals?.says ?? '', /^You now avoid milk protein; \d+ meals of these plans /);
  assert.equal(list?.standing, 'concerned');
  assert.match(training?.says ?? '', /no longer suits your profile|harder than your profile/);
  const refused = await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  assert.match(JSON.stringify(refused.body), /plan_outdated/);

  for (const make of [wire.generateMealPlans, wire.generateExercisePlans]) {
    assert.equal((await member.call('POST', `${make}?wait=true`)).status, 200);
  }
  assert.equal((await member.call('POST', `${wire.generateShoppingList}?wait=true`)).status, 200);
  const renewed = await fitOf();
  for (const one of [renewed.meals, renewed.list, renewed.training]) {
    assert.equal(one?.standing, 'fits');
  }
  const explained = await member.call('POST', wire.explainPlan, { plan: 'meals' });
  assert.match(JSON.stringify(explained.body), /Because of ‘Milk protein’ no food is served/);

  // a pregnancy after a gout is another plan, though both were ticked
  await say(member, { conditions: ['Gout'] });
  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  assert.equal((await fitOf()).meals?.standing, 'fits');
  await say(member, { conditions: ['Gout'], mother: ['Breastfeeding'] });
  assert.match((await fitOf()).meals?.says ?? '', /^You told us about your body\. These plans do/);
});

test('intervals wait for the answers: to tick nothing is one, to delete them takes it back', async () => {
  const member = await createPlannedMember(product.server, {
    made: ['training'],
    profile: {
      primary_fitness_goal: 'Improve performance',
      fitness_level: 'Intermediate',
      workout_location: 'Gym',
      workout_days: 4,
      workout_duration: '45 to 60 minutes',
    },
  });
  const rows = async () => {
    const address = `${wire.data}/exercise_plans?select=content,details&order=week`;
    return JSON.stringify((await member.call('GET', address)).body);
  };
  const toldOf = async () => {
    const { training } = v.parse(
      profileFitSchema,
      (await member.call('GET', wire.profileFit)).body,
    );
    return [training?.standing, training?.says];
  };
  const make = () => member.call('POST', `${wire.generateExercisePlans}?wait=true`);
  const hard = /"kind": ?"intervals"/;
  const waits = /Until you answer the questions about your health, this plan has no intervals/;
  const silent = await rows();
  assert.match(silent, waits);
  assert.doesNotMatch(silent, hard);
  assert.deepEqual(await toldOf(), ['fits', '']);

  assert.equal((await say(member, {})).status, 201);
  assert.deepEqual(await toldOf(), ['changed', serverSentences.plansOfEarlierProfile]);
  assert.equal((await make()).status, 200);
  const answered = await rows();
  assert.match(answered, hard);
  assert.doesNotMatch(answered, waits);
  assert.deepEqual(await toldOf(), ['fits', '']);

  // without them again, by whatever wire, nothing brings intervals back
  await member.call('DELETE', `${table}?user_id=eq.${member.userId}`);
  const [standing, says] = await toldOf();
  assert.equal(standing, 'concerned');
  assert.match(says ?? '', /intervals, which wait until you have answered .*‘Your health’/);
  const change = (body: object) => member.call('POST', wire.changeTraining, body);
  const refused = await change({ action: 'regenerate-week', week: 2 });
  assert.match(
    JSON.stringify(refused.body),
    /plan_outdated.*answer them on the page ‘Your health’/,
  );
  assert.equal((await make()).status, 200);
  const careful = await rows();
  assert.doesNotMatch(careful, hard);
  assert.equal((await change({ action: 'regenerate-week', week: 2 })).status, 200);
  assert.doesNotMatch(await rows(), hard);
  assert.equal((await change({ action: 'undo' })).status, 200);
  assert.equal(await rows(), careful);
});

test('where we should not plan the reason and where help is are told, and plans of before are not to be followed', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training'] });
  const before = v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);
  assert.ok(before.meals?.never === false && before.training?.never === false);
  await say(member, { conditions: ['An eating disorder now'] });
  const fit = v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);
  assert.match(fit.meals?.says ?? '', /^These plans are not for you now\. Thank you.*0800 456 789/);
  assert.match(fit.training?.says ?? '', /0800 456 789/);
  assert.ok(fit.meals?.never && fit.training?.never);
  for (const make of [wire.generateMealPlans, wire.generateExercisePlans]) {
    const { status, body } = await member.call('POST', `${make}?wait=true`);
    assert.ok(status >= 400, `${status}`);
    assert.match(JSON.stringify(body), /SADAG listens day and night/);
  }
});

test('the account takes it along when it goes', async () => {
  const member = await createMember(product.server.url);
  await say(member, { conditions: ['Gout'], foods: 'kiwi' });
  await query('delete from auth.users where id = $1', [member.userId]);
  assert.deepEqual(
    await query('select from public.health_answers where user_id = $1', [member.userId]),
    [],
  );
});

test('what an answer about food takes out is told before it is saved, and nothing of it is kept', async () => {
  const member = await createMember(product.server.url);
  const asked = { allergens: ['Sesame', 'Fish'], foods: 'tomatoes, blorptang' };
  const { status, body } = await member.call('POST', wire.foodsLeftOut, asked);
  assert.equal(status, 200);
  const { allergens, named } = v.parse(leftOutSchema, body);
  assert.deepEqual(
    allergens.map(({ allergen }) => allergen),
    ['Sesame', 'Fish'],
  );
  assert.ok(allergens.every(({ foods }) => foods.length > 0));
  assert.match(allergens[1]?.foods.join() ?? '', /Pilchards/);
  assert.match(named.foods.join(), /Tomatoes/);
  assert.deepEqual(named.unknown, ['blorptang']);
  assert.deepEqual(await read(member), []);
  for (const wrong of [{}, { allergens: ['Peanuts'], foods: '' }, null]) {
    assert.equal((await member.call('POST', wire.foodsLeftOut, wrong)).status, 400);
  }
});

test('no automation is told of it', async () => {
  const member = await createMember(product.server.url);
  await query('insert into outbox.profile_webhook default values on conflict do nothing');
  // even of a member who has agreed that the profile is sent
  await query(`insert into public.consent_texts (purpose, version, sha256, text, recipient)
    values ('webhook', '1', encode(sha256('I agree.'), 'hex'), 'I agree.', 'hooks.example.org')`);
  await agreeTo(member, ['webhook']);
  const told = async () => (await query('select from outbox.profile_messages')).length;
  const before = await told();
  await say(member, { conditions: ['Gout'], foods: 'kiwi' });
  await say(member, { conditions: ['Epilepsy'] });
  assert.equal(await told(), before);
  const mine = `${wire.data}/profiles?user_id=eq.${member.userId}`;
  await member.call('PATCH', mine, { age: 44 });
  assert.equal(await told(), before + 1);
  const [{ payload }] = await query('select payload::text from outbox.profile_messages');
  assert.doesNotMatch(payload, /Epilepsy|kiwi|health/);
  await query('delete from outbox.profile_webhook');
});
