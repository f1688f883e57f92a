import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { type ProfileFit, profileFitSchema } from '#contract/profile/profile-fit.ts';
import { serverSentences } from '#contract/sentences.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openServer } from '#test/support/server/product.ts';

const product = openServer();

async function fitOf(member: TestMember): Promise<ProfileFit> {
  const answer = await member.call('GET', wire.profileFit);
  assert.equal(answer.status, 200);
  return v.parse(profileFitSchema, answer.body);
}

async function change(member: TestMember, fields: object): Promise<void> {
  const row = { ...fields, updated_at: new Date().toISOString() };
  const { status } = await member.call(
    'PATCH',
    `/rest/v1/profiles?user_id=eq.${member.userId}`,
    row,
  );
  assert.equal(status, 204);
}

const standings = ({ meals, training, list }: ProfileFit) =>
  [meals, training, list].map((one) => one?.standing ?? null);

const weeksSchema = v.array(
  v.object({
    updated_at: v.string(),
    details: v.object({
      days: v.array(
        v.object({
          meals: v.array(
            v.object({
              dishes: v.array(v.object({ ingredients: v.array(v.object({ food: v.string() })) })),
            }),
          ),
        }),
      ),
    }),
  }),
);

test('an allergy is told of each meal and item that holds it, and of no other', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  const before = await fitOf(member);
  assert.deepEqual(standings(before), ['fits', 'fits', 'fits']);
  assert.deepEqual(before.says, []);

  await change(member, { allergies: ['Eggs'] });
  const { meals, training, list, says } = await fitOf(member);
  assert.ok(meals && training && list);
  assert.deepEqual([meals.standing, list.standing], ['concerned', 'concerned']);
  const stored = await member.call(
    'GET',
    '/rest/v1/meal_plans?select=updated_at,details&order=week.asc',
  );
  const weeks = v.parse(weeksSchema, stored.body);
  // what a page holds tells whether this is about it
  assert.equal(meals.rows, weeks.map(({ updated_at }) => updated_at).join(' '));
  const holding = weeks.flatMap(({ details }, index) =>
    details.days.flatMap((day, dayIndex) =>
      day.meals.flatMap(({ dishes }, meal) =>
        dishes.some(({ ingredients }) => ingredients.some(({ food }) => food === 'eggs'))
          ? [[index + 1, dayIndex, meal].join()]
          : [],
      ),
    ),
  );
  const marked = new Map(
    meals.marks.map((mark) => [[mark.week, mark.day, mark.meal].join(), mark.says]),
  );
  assert.ok(holding.length > 0);
  for (const place of holding) assert.equal(marked.get(place), 'holds eggs');
  // beside those with eggs there may be some with what may hold them
  for (const [place, text] of marked)
    if (!holding.includes(place)) assert.match(text, /^(may hold|holds) eggs$/);
  assert.equal(list.marks.find(({ food }) => food === 'eggs')?.says, 'holds eggs');
  assert.ok(list.plansFirst);
  const count = meals.marks.length;
  const items = list.marks.length;
  const held = /(hold|hold or may hold) them\.$/;
  assert.ok(
    meals.says.startsWith(`You now avoid eggs; ${count} meals of these plans hold`),
    meals.says,
  );
  assert.ok(
    list.says.startsWith(`You now avoid eggs; ${count} meals of your plans and ${items} item`),
    list.says,
  );
  assert.match(
    list.shared ?? '',
    /^You now avoid eggs; \d items? of this list .+ Do not buy: .*Eggs/,
  );
  assert.match(says[0] ?? '', held);
  assert.equal(says.length, 1);
  // training is as it was but for the date
  assert.equal(training.standing, 'changed');
  assert.equal(training.says, serverSentences.plansOfEarlierProfile);

  // the list of such plans is refused by the same judgement
  const again = await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  assert.equal(again.status, 409);
  assert.match(JSON.stringify(again.body), /plan_outdated/);

  // new plans are in order, the list of the old ones is not yet
  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  const renewed = await fitOf(member);
  assert.deepEqual(standings(renewed), ['fits', 'changed', 'concerned']);
  assert.equal(renewed.list?.plansFirst, false);
  assert.match(renewed.says.join(), /^You now avoid eggs; \d items? of your shopping list holds?/);
  assert.equal((await member.call('POST', `${wire.generateShoppingList}?wait=true`)).status, 200);
  assert.deepEqual(standings(await fitOf(member)), ['fits', 'changed', 'fits']);
});

test('a diet, a dislike in the member’s words, and one that is dropped', async () => {
  const profile = { disliked_foods: 'liver' };
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'], profile });
  await change(member, { disliked_foods: 'I really hate onions' });
  const onions = await fitOf(member);
  assert.match(
    onions.meals?.says ?? '',
    /^You now avoid onions; \d+ meals of these plans hold them\.$/,
  );

  await change(member, { disliked_foods: '' });
  const dropped = await fitOf(member);
  assert.deepEqual(standings(dropped), ['changed', null, 'changed']);
  assert.deepEqual([dropped.meals?.marks, dropped.list?.marks, dropped.says], [[], [], []]);
  assert.equal(dropped.meals?.says, serverSentences.plansOfEarlierProfile);

  await change(member, { diet_type: 'Vegan' });
  const vegan = await fitOf(member);
  assert.match(
    vegan.meals?.says ?? '',
    /^You now eat vegan; \d+ meals of these plans do not fit that\.$/,
  );
  assert.ok(vegan.meals?.marks.every(({ says }) => says === 'not vegan'));

  await change(member, { diet_type: 'Low-Carb' });
  const lowCarb = await fitOf(member);
  assert.equal(
    lowCarb.meals?.says,
    'You now eat low-carb; 28 days of these plans do not fit that.',
  );
  assert.ok(lowCarb.meals?.marks.every(({ meal }) => meal === null));

  // a body that needs another amount of energy is no danger
  await change(member, { diet_type: 'No Restrictions', weight: 90, age: 44 });
  assert.deepEqual(standings(await fitOf(member)), ['changed', null, 'changed']);
});

test('training that the profile no longer allows is told by session', async () => {
  const profile = { equipment: ['Dumbbells'], workout_location: 'Home' };
  const member = await createPlannedMember(product.server, { made: ['training'], profile });
  assert.deepEqual(standings(await fitOf(member)), [null, 'fits', null]);
  await change(member, { equipment: [] });
  const { training, says } = await fitOf(member);
  assert.equal(training?.standing, 'concerned');
  assert.match(
    training?.says ?? '',
    /^\d+ sessions of these plans hold what no longer suits your profile: /,
  );
  assert.ok((training?.marks.length ?? 0) > 0);
  assert.deepEqual(says, [training?.says]);
  await change(member, { equipment: ['Dumbbells'], age: 70, fitness_level: 'Beginner' });
  assert.match(
    (await fitOf(member)).training?.says ?? '',
    /harder than your profile allows now\.$/,
  );
});

test('what nobody can read is never called safe', async () => {
  const member = await createMember(product.server.url);
  const own = (rest: object) => ({ user_id: member.userId, content: '<p>mine</p>', ...rest });
  for (const week of [1, 2, 3, 4]) {
    await member.call('POST', '/rest/v1/meal_plans', own({ week, details: { days: 'none' } }));
    await member.call('POST', '/rest/v1/exercise_plans', own({ week }));
  }
  await member.call('POST', '/rest/v1/shopping_lists', own({ details: { lines: [{ food: 3 }] } }));
  // who avoids nothing can be harmed by nothing
  assert.deepEqual(standings(await fitOf(member)), ['fits', 'fits', 'fits']);
  await change(member, { diet_type: 'Low-Carb' });
  const lowCarb = await fitOf(member);
  assert.deepEqual(standings(lowCarb), ['unchecked', 'unchecked', 'changed']);
  await change(member, { allergies: ['Peanuts'], diet_type: 'No Restrictions' });
  const fit = await fitOf(member);
  assert.deepEqual(standings(fit), ['unchecked', 'unchecked', 'unchecked']);
  assert.equal(fit.meals?.says, memberSentences.plansUnchecked);
  assert.equal(fit.list?.shared, memberSentences.listUnchecked);
  assert.deepEqual(fit.says, [memberSentences.plansUnchecked, memberSentences.plansUnchecked]);

  // a food that nobody knows is part of the judgement
  const meal = {
    dishes: [{ recipe: 'nobody-knows', ingredients: [{ food: 'eggs' }, { food: 'moon-cheese' }] }],
  };
  const day = { meals: [meal], amounts: { kcal: 2000, carbohydrate: 200 } };
  const details = { week: 1, days: Array.from({ length: 7 }, () => day) };
  await product.server.database.owner.query(
    'update public.meal_plans set details = $2 where user_id = $1 and week = 1',
    [member.userId, JSON.stringify(details)],
  );
  const odd = await fitOf(member);
  assert.equal(odd.meals?.standing, 'concerned');
  assert.equal(odd.meals?.marks.length, 7);
  assert.ok(odd.meals?.says.endsWith(serverSentences.partUnchecked), odd.meals?.says);
});

test('nothing is told of nobody’s plans, and nothing to a stranger', async () => {
  const member = await createMember(product.server.url, null);
  assert.deepEqual(await fitOf(member), { meals: null, training: null, list: null, says: [] });
  assert.equal((await fetch(product.server.url + wire.profileFit)).status, 401);
});
