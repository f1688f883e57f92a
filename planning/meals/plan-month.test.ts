import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { type AuditTables, auditMealPlan } from '../audit/meals/meal-audit.ts';
import { foods } from '../catalogue/foods.ts';
import type { Profile } from '../profile/profile.ts';
import type { MealWeek } from './model/meal-plan.ts';
import { planMonth } from './plan-month.ts';
import { requestOf } from './plan-request.ts';

const tables: AuditTables = {
  foods,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function weeksOf(profile: Profile, seed = 'seed'): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

test('the same profile and seed give the same plan, another seed another one', () => {
  assert.deepEqual(weeksOf(thandi, 'one'), weeksOf(thandi, 'one'));
  assert.notDeepEqual(
    weeksOf(thandi, 'one').map(({ days }) => days),
    weeksOf(thandi, 'two').map(({ days }) => days),
  );
});

test('every number of meals a day gives its usual meals', () => {
  for (const [count, names] of [
    [2, ['Lunch', 'Dinner']],
    [3, ['Breakfast', 'Lunch', 'Dinner']],
    [4, ['Breakfast', 'Lunch', 'Snack', 'Dinner']],
    [5, ['Breakfast', 'Morning snack', 'Lunch', 'Afternoon snack', 'Dinner']],
  ] as const) {
    const [week] = weeksOf({ ...thandi, meals_per_day: count });
    assert.deepEqual(
      week?.days[0]?.meals.map(({ name }) => name),
      names,
    );
  }
});

test('at least 12 different dinners in four weeks', () => {
  const dinners = weeksOf(thandi).flatMap(({ days }) =>
    days.map(({ meals }) => meals.at(-1)?.dishes[0]?.recipe),
  );
  assert.ok(new Set(dinners).size >= 12, `${new Set(dinners).size} dinners`);
});

test('a month of breakfasts is mostly what people eat in the morning', () => {
  const common =
    /porridge|\bpap\b|umphokoqo|phuthu|smoothie|oats|cereal|biscuits|flakes|muesli|toast|bread|egg|omelette|yoghurt|maas/i;
  for (const change of [
    {},
    { diet_type: 'Vegetarian' },
    { primary_fitness_goal: 'Build muscle' },
  ] as const) {
    const breakfasts = weeksOf({ ...thandi, ...change }).flatMap(({ days }) =>
      days.map(({ meals }) => meals[0]?.dishes[0]?.recipe ?? ''),
    );
    const odd = breakfasts.filter(
      (id) => !common.test(catalogue.dishById.get(id)?.recipe.name ?? ''),
    );
    assert.ok(odd.length <= 7, `${odd.length} of 28: ${[...new Set(odd)].join(', ')}`);
  }
});

test("'None' beside another allergy does not switch the allergy off", () => {
  const profile: Profile = { ...thandi, allergies: ['None', 'Gluten'] };
  assert.deepEqual(auditMealPlan(weeksOf(profile), profile, tables), []);
});

test('wishes that leave too few recipes are refused with what narrows the choice', () => {
  const profile: Profile = {
    ...thandi,
    diet_type: 'Vegan',
    cooking_time: 'Less than 15 minutes',
    disliked_foods: 'beans, lentils, chickpeas, tofu, soya, oats, bread, rice, maize, peas, nuts',
  };
  const plan = planMonth(kitchen, requestOf(profile), 'seed');
  assert.equal(plan.ok, false);
  const said =
    /^We found too few recipes for breakfast, lunch and dinner .* narrows the choice: your Vegan diet, (.*), at most 15 minutes\. .*Please write to us/.exec(
      plan.ok ? '' : plan.reason,
    )?.[1];
  // which words take the most dishes, and in what order, is for the recipes to say
  const named = [...(said ?? '').matchAll(/no ‘(\w+)’/g)].map(([, word]) => word ?? '');
  const disliked = profile.disliked_foods.split(', ');
  assert.equal(named.length, 4, plan.ok ? '' : plan.reason);
  assert.ok(named.includes('beans') && named.every((word) => disliked.includes(word)), said);
});

test('who eats no meat and no fish is told what iron from plants is worth', () => {
  const iron = (diet_type: Profile['diet_type'], gender: Profile['gender']) =>
    weeksOf({ ...thandi, gender, age: 30, diet_type })[0]?.notes.find((note) =>
      /iron in plants/.test(note),
    );
  const said = iron('Vegetarian', 'Female');
  assert.match(said ?? '', /32\u00a0mg a day are advised at your age\. .*vitamin C/);
  assert.equal(iron('Fish-Only', 'Female'), undefined);
});

test('words that name no food are shown back to the member', () => {
  const [week] = weeksOf({ ...thandi, disliked_foods: 'xqwzrt, mushrooms' });
  assert.deepEqual(week?.unmatched, ['xqwzrt']);
});

test('bodies outside the safe range get a reason instead of a plan', () => {
  for (const [change, reason] of [
    [{ age: 13 }, /from 14 years/],
    [{ age: 95 }, /ages from 14 to 90 years/],
    [{ weight: 40, height: 175 }, /Your height and weight do not seem to belong together/],
    [{ weight: 47, height: 175 }, /very low for your height/],
  ] as const) {
    const plan = planMonth(kitchen, requestOf({ ...thandi, ...change }), 'seed');
    assert.equal(plan.ok, false);
    assert.match(plan.ok ? '' : plan.reason, reason);
  }
});
