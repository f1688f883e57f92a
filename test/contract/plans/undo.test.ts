import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { plansBeforeColumns, plansBeforeSchema } from '#contract/plans/plans-before.ts';
import { serverSentences } from '#contract/sentences.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();
const planned = (...made: readonly ('meals' | 'training' | 'list')[]) =>
  createPlannedMember(product.server, { made });

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** All of a plan but when it was last touched. */
async function planOf(member: TestMember, table = 'meal_plans') {
  const columns = 'week,content,details,starts_on,generated_at';
  const answer = await member.call('GET', `${wire.data}/${table}?select=${columns}&order=week`);
  return v.parse(rowsSchema, answer.body);
}
const listOf = async (member: TestMember) =>
  v.parse(
    rowsSchema,
    (await member.call('GET', `${wire.data}/shopping_lists?select=content,details`)).body,
  );
const change = (member: TestMember, body: object) => member.call('POST', wire.changeMeals, body);
const undo = (member: TestMember) => change(member, { action: 'undo' });

async function swap(member: TestMember): Promise<void> {
  const place = { week: 2, day: 3, meal: 1 };
  const { body } = await member.call('POST', wire.mealAlternatives, place);
  const { seed } = v.parse(mealAlternativesSchema, body);
  const { status } = await change(member, { action: 'swap', ...place, seed, choice: 0 });
  assert.equal(status, 200);
}

async function isRefused(answer: ReturnType<typeof undo>, code: string, message: string) {
  const { status, body } = await answer;
  assert.equal(status, 409);
  const told = v.parse(v.object({ code: v.string(), message: v.string() }), body);
  assert.deepEqual(told, { code, message });
}
const hasNothing = (member: TestMember) =>
  isRefused(undo(member), 'nothing_to_undo', serverSentences.nothingToUndo);

test('a swap is undone, and undone again, with the list; a meal that is kept is no step of it', async () => {
  const member = await planned('meals', 'list');
  await hasNothing(member);
  const [before, list] = [await planOf(member), await listOf(member)];
  await swap(member);
  const [swapped, newList] = [await planOf(member), await listOf(member)];
  assert.notDeepEqual(swapped, before);
  const locked = await change(member, { action: 'lock', week: 4, day: 0, meal: 0, locked: true });
  assert.equal(locked.status, 200);
  assert.equal((await undo(member)).status, 200);
  const back = await planOf(member);
  assert.deepEqual(back.slice(0, 3), before.slice(0, 3));
  assert.match(JSON.stringify(back[3]), /"locked":true/, 'what is kept stays kept');
  assert.deepEqual(await listOf(member), list);
  assert.equal((await undo(member)).status, 200);
  assert.deepEqual((await planOf(member)).slice(0, 3), swapped.slice(0, 3));
  assert.deepEqual(await listOf(member), newList);
});

test('plans that new ones have replaced come back as they were, meals and training', async () => {
  const member = await planned('meals', 'training');
  for (const [table, make, address] of [
    ['meal_plans', wire.generateMealPlans, wire.changeMeals],
    ['exercise_plans', wire.generateExercisePlans, wire.changeTraining],
  ] as const) {
    const before = await planOf(member, table);
    assert.equal((await member.call('POST', `${make}?wait=true`)).status, 200);
    const after = await planOf(member, table);
    assert.notDeepEqual(after, before);
    const answer = await member.call('POST', address, { action: 'undo' });
    assert.equal(answer.status, 200);
    assert.equal(v.parse(rowsSchema, answer.body).length, 4);
    assert.deepEqual(await planOf(member, table), before);
    await member.call('POST', address, { action: 'undo' });
    assert.deepEqual(await planOf(member, table), after);
  }
  // a new week is one step too
  const before = await planOf(member);
  assert.equal((await change(member, { action: 'regenerate-week', week: 3 })).status, 200);
  assert.notDeepEqual(await planOf(member), before);
  assert.equal((await undo(member)).status, 200);
  assert.deepEqual(await planOf(member), before);
});

test('what the profile does not allow any more does not come back', async () => {
  const member = await planned('meals');
  const plan = await planOf(member);
  const holdsEggs = /"food":"eggs?"/.test(JSON.stringify(plan));
  assert.ok(holdsEggs, 'nothing is shown by plans without eggs');
  const profile = `${wire.data}/profiles?user_id=eq.${member.userId}`;
  assert.equal((await member.call('PATCH', profile, { allergies: ['Eggs'] })).status, 204);
  await member.call('POST', `${wire.generateMealPlans}?wait=true`);
  const without = await planOf(member);
  await isRefused(undo(member), 'before_does_not_fit', serverSentences.beforeDoesNotFit);
  assert.deepEqual(await planOf(member), without);
});

test('for seven days, and for nobody else', async () => {
  const [member, other] = [await planned('meals'), await planned('meals')];
  await swap(member);
  const path = `${wire.data}/plans_before?select=${plansBeforeColumns}`;
  const own = v.parse(plansBeforeSchema, (await member.call('GET', path)).body);
  assert.deepEqual(
    own.map(({ plan }) => plan),
    ['meals'],
  );
  assert.deepEqual((await other.call('GET', path)).body, []);
  await hasNothing(other);
  // nothing can be slipped into what comes back
  const slipped = { weeks: '[]' };
  const refused = await member.call('PATCH', `${wire.data}/plans_before?plan=eq.meals`, slipped);
  assert.equal(refused.status, 403);
  await product.server.database.owner.query(
    `update public.plans_before set replaced_at = now() - interval '7 days' where user_id = $1`,
    [member.userId],
  );
  await hasNothing(member);
});
