import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { foodBudgetSchema } from '#contract/profile/food-budget.ts';
import { profileFitSchema } from '#contract/profile/profile-fit.ts';
import { serverSentences } from '#contract/sentences.ts';
import { shoppingListSchema } from '#contract/shopping/shopping-list.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

const table = `${wire.data}/kitchen`;
const merging = { prefer: 'resolution=merge-duplicates' };
const say = (member: TestMember, answers: object) =>
  member.call('POST', table, { user_id: member.userId, ...answers }, merging);
const read = async (member: TestMember) => (await member.call('GET', `${table}?select=*`)).body;
const query = async (text: string, values: readonly unknown[] = []) =>
  (await product.server.database.owner.query(text, [...values])).rows;

test('a member says what they like, changes it and takes it back; another never sees or touches it', async () => {
  const [thandi, sipho] = await Promise.all([
    createMember(product.server.url),
    createMember(product.server.url),
  ]);
  assert.deepEqual(await read(thandi), []);
  assert.equal((await say(thandi, { fish: 'Never' })).status, 201);
  assert.equal((await say(thandi, { fish: 'Never', food_budget: 'Thrifty' })).status, 200);
  const kept = await read(thandi);
  assert.match(JSON.stringify(kept), /"food_budget":"Thrifty".*"fish":"Never"/);

  assert.deepEqual(await read(sipho), []);
  const hers = `${table}?user_id=eq.${thandi.userId}`;
  await sipho.call('PATCH', hers, { fish: 'Often' });
  await sipho.call('DELETE', hers);
  const stolen = await sipho.call(
    'POST',
    table,
    { user_id: thandi.userId, fish: 'Often' },
    merging,
  );
  assert.ok(stolen.status >= 400, `${stolen.status}`);
  assert.deepEqual(await read(thandi), kept);
  const visitor = await fetch(product.server.url + table, { headers: { apikey: 'anon' } });
  assert.ok(visitor.status >= 400, `${visitor.status}`);

  assert.equal((await thandi.call('DELETE', hers)).status, 204);
  assert.deepEqual(await read(thandi), []);
});

test('an answer that is none is refused, the least amount is taken', async () => {
  const member = await createMember(product.server.url);
  for (const wrong of [
    { fish: 'Fine' },
    { offal: 'Often' },
    { faith: ['No fish'] },
    { faith: [null] },
    { home_styles: ['Cape', 'Urban', 'Afrikaans'] },
    { quick_weekends: true },
    { food_budget: 'Lavish' },
    { food_budget_rand: 1099 },
    { food_budget_rand: 10_001 },
    { red_meat: null },
    { shops: ['Spar'] },
    { shops: [null] },
    { pay_day: '32' },
  ]) {
    assert.equal((await say(member, wrong)).status, 400, JSON.stringify(wrong));
  }
  const least = { food_budget: 'My own amount', food_budget_rand: 1100 };
  assert.equal((await say(member, least)).status, 201);
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
  const opinion = { user_id: member.userId, dish: 'oats', name: 'Oats', opinion: 'more' };
  const changes: readonly (() => Promise<unknown>)[] = [
    () => member.call('POST', opinions, opinion),
    () => say(member, { chicken: 'Never' }),
    () => say(member, { chicken: 'Never', food_budget: 'Liberal' }),
    () => member.call('DELETE', `${table}?user_id=eq.${member.userId}`),
  ];
  for (const change of changes) {
    await readyNow();
    assert.ok(await isReady());
    await change();
    assert.equal(await isReady(), false);
  }
  await say(member, { chicken: 'Never' });
  await readyNow();
  await say(member, { chicken: 'Never' });
  assert.ok(await isReady());
});

test('food that is never eaten is told in plan and list; another budget only mildly; new plans hold none', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'] });
  const fitOf = async () =>
    v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);
  assert.equal((await fitOf()).meals?.standing, 'fits');

  await say(member, { food_budget: 'Liberal', offal: 'Sometimes' });
  const mild = await fitOf();
  assert.deepEqual([mild.meals?.standing, mild.list?.standing], ['changed', 'changed']);
  assert.equal(mild.meals?.says, serverSentences.plansOfEarlierProfile);

  await say(member, { eggs: 'Never', offal: 'Sometimes' });
  const { meals, list } = await fitOf();
  assert.match(meals?.says ?? '', /^You now avoid eggs; \d+ meals of these plans hold them\.$/);
  assert.ok(meals?.marks.every(({ says }) => says === 'holds eggs'));
  assert.deepEqual(list?.marks, [{ food: 'eggs', says: 'holds eggs' }]);
  const refused = await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  assert.match(JSON.stringify(refused.body), /plan_outdated/);

  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  assert.equal((await member.call('POST', `${wire.generateShoppingList}?wait=true`)).status, 200);
  const renewed = await fitOf();
  assert.deepEqual([renewed.meals?.standing, renewed.list?.standing], ['fits', 'fits']);
  const explained = await member.call('POST', wire.explainPlan, { plan: 'meals' });
  assert.match(JSON.stringify(explained.body), /You never eat eggs, so no meal holds any/);
});

test('each level of the budget is told in Rands at the member’s own energy, and the least that they can eat for', async () => {
  const budgetOf = async (member: TestMember) =>
    v.parse(foodBudgetSchema, (await member.call('GET', wire.foodBudget)).body);
  const [large, small] = await Promise.all([
    createMember(product.server.url, { weight: 95, height: 190 }),
    createMember(product.server.url, { gender: 'Female', weight: 55, height: 155 }),
  ]);
  const [more, less] = [await budgetOf(large), await budgetOf(small)];
  assert.equal(more.now.level, 'Moderate');
  const rands = more.levels.map(({ rand }) => rand);
  assert.deepEqual(
    rands,
    rands.toSorted((a, b) => a - b),
  );
  assert.ok(more.now.rand > less.now.rand && more.now.rand === rands[2]);
  assert.ok((more.least ?? 0) > (less.least ?? 0) && (more.least ?? 0) < (rands[1] ?? 0));
  await say(large, { food_budget: 'My own amount', food_budget_rand: 2500 });
  assert.deepEqual((await budgetOf(large)).now, { level: null, rand: 2500 });

  // most prices of the table are of one shop, and the page says so
  assert.ok(more.shops.every(({ foods }) => foods > 0 && foods < more.foods));
  assert.deepEqual(
    more.shops.map(({ foods }) => foods),
    more.shops.map(({ foods }) => foods).toSorted((a, b) => b - a),
  );
  const visitor = await fetch(product.server.url + wire.foodBudget);
  assert.equal(visitor.status, 401);
  const newcomer = await createMember(product.server.url, null);
  assert.equal((await newcomer.call('GET', wire.foodBudget)).status, 409);
});

test('lists are bought at the shops that the member named, and when they are paid; one of before is told', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'] });
  const listOf = async () => {
    const stored = v.object({ details: shoppingListSchema, content: v.string() });
    const { body } = await member.call('GET', `${wire.data}/shopping_lists?select=details,content`);
    return v.parse(v.tuple([stored]), body)[0];
  };
  assert.equal((await listOf()).details.shops, undefined);
  const payDay = (await listOf()).details.start?.slice(8).replace(/^0/, '') ?? '';
  await say(member, { shops: ['Makro'], pay_day: payDay });
  const fit = v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);
  assert.deepEqual([fit.meals?.standing, fit.list?.standing], ['changed', 'changed']);

  // a swap sums the list anew, and offers what it costs there
  assert.equal((await member.call('POST', `${wire.generateShoppingList}?wait=true`)).status, 200);
  const { details, content } = await listOf();
  assert.deepEqual([details.shops, details.payDay], [['Makro'], Number(payDay)]);
  assert.match(content, /Bought at Makro, as you chose\./);
  assert.match(content, new RegExp(`You are paid on day ${payDay} of the month`));
  const place = { week: 1, day: 2, meal: 1 };
  const offered = await member.call('POST', wire.mealAlternatives, place);
  const { seed, alternatives } = v.parse(mealAlternativesSchema, offered.body);
  const [first] = alternatives;
  assert.ok(first);
  const swap = { action: 'swap', ...place, seed, choice: 0 };
  assert.equal((await member.call('POST', wire.changeMeals, swap)).status, 200);
  const after = (await listOf()).details;
  assert.deepEqual(after.shops, ['Makro']);
  assert.equal(after.budget.cents - details.budget.cents, first.cents);
});

const opinions = `${wire.data}/dish_opinions`;
const opinionsOf = async (member: TestMember) =>
  (await member.call('GET', `${opinions}?select=dish,name,opinion`)).body;
const sayOf = (member: TestMember, opinion: string | null) =>
  member.call('POST', wire.mealOpinions, { week: 1, day: 0, meal: 1, opinion });

test('a dish is wanted more or not again, changed and taken back; new plans obey, old ones are not told of it', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const other = await createPlannedMember(product.server, { made: ['meals'] });
  const first = await sayOf(member, 'more');
  assert.equal(first.status, 200);
  assert.match(JSON.stringify(first.body), /^\{"name":"[^"]+","before":null\}$/);
  assert.match(JSON.stringify((await sayOf(member, 'not again')).body), /"before":"more"/);
  const said = v.parse(
    v.tuple([v.object({ dish: v.string(), name: v.string(), opinion: v.literal('not again') })]),
    await opinionsOf(member),
  );
  const [{ dish }] = said;
  const dishOf = async () =>
    query(
      `select 1 from public.meal_plans where user_id = $1 and details::text like '%' || $2 || '%'`,
      [member.userId, JSON.stringify(dish)],
    );
  assert.ok((await dishOf()).length > 0);
  const fit = v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);
  assert.equal(fit.meals?.standing, 'fits');

  assert.deepEqual(await opinionsOf(other), []);
  await other.call('DELETE', `${opinions}?dish=eq.${dish}`);
  assert.deepEqual(await opinionsOf(member), said);

  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  assert.equal((await dishOf()).length, 0);

  const back = await member.call('DELETE', `${opinions}?dish=eq.${dish}`);
  assert.equal(back.status, 204);
  assert.deepEqual(await opinionsOf(member), []);
  await sayOf(member, 'more');
  assert.match(JSON.stringify((await sayOf(member, null)).body), /"before":"more"/);
  assert.deepEqual(await opinionsOf(member), []);
});

test('an opinion of no meal, of none that is stored, or that is none is refused', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  for (const wrong of [
    { week: 5, day: 0, meal: 0, opinion: 'more' },
    { week: 1, day: 0, meal: 0, opinion: 'less' },
    { week: 1, day: 0, meal: 0 },
    null,
  ]) {
    const { status } = await member.call('POST', wire.mealOpinions, wrong);
    assert.equal(status, 400, JSON.stringify(wrong));
  }
  const nowhere = { week: 1, day: 0, meal: 9, opinion: 'more' };
  assert.equal((await member.call('POST', wire.mealOpinions, nowhere)).status, 409);
  const newcomer = await createMember(product.server.url);
  assert.equal((await sayOf(newcomer, 'more')).status, 409);
});

test('the account takes it along when it goes', async () => {
  const member = await createMember(product.server.url);
  await say(member, { soya_mince: 'Never' });
  await query('delete from auth.users where id = $1', [member.userId]);
  assert.deepEqual(
    await query('select from public.kitchen where user_id = $1', [member.userId]),
    [],
  );
  assert.deepEqual(await query('select from ahead.plans where user_id = $1', [member.userId]), []);
});
