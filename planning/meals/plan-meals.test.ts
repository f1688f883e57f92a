import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile-form.ts';
import { anyProfile } from '#test/support/profiles.ts';
import { type AuditTables, auditMealPlan, type Breach } from '../audit/meal-audit.ts';
import { type FoodKey, foods } from '../catalogue/foods.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import type { Profile } from '../profile/profile.ts';
import type { MealWeek } from './meal-plan.ts';
import { createMealPlanner } from './plan-meals.ts';

const catalogue = standardCatalogue();
const planner = createMealPlanner(catalogue);
const tables: AuditTables = {
  foods,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function weeksOf(profile: Profile, seed = 'seed'): readonly MealWeek[] {
  const plan = planner.plan(profile, seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

/** Wishes in words, with the foods that each must keep away, stated by hand. */
const dislikes: readonly { readonly text: string; readonly foods: readonly FoodKey[] }[] = [
  { text: '', foods: [] },
  { text: 'mushrooms', foods: ['mushrooms', 'mushrooms-brown'] },
  { text: 'Brocoli, pilchards', foods: ['broccoli', 'broccoli-frozen', 'pilchards-tinned'] },
  { text: 'liver and onions', foods: ['chicken-livers', 'beef-liver', 'onions', 'onions-red'] },
  {
    text: 'I hate fish',
    foods: ['hake-fillets', 'tuna-tinned', 'pilchards-tinned', 'snoek', 'fish-paste'],
  },
  { text: 'hoender', foods: ['chicken-breast-fillet', 'chicken-thighs', 'chicken-livers'] },
  { text: 'tofu; spinach', foods: ['tofu-firm', 'spinach', 'baby-spinach', 'spinach-frozen'] },
];

const wholeRun = 1000;

test(`${wholeRun} random members: nothing forbidden in any plan, energy and protein on target`, () => {
  let days = 0;
  let refused = 0;
  const soft: Record<string, number> = { energy: 0, protein: 0, 'dinner-repeat': 0 };
  const hard: Breach[] = [];
  const cases = fc.tuple(anyProfile, fc.constantFrom(...dislikes), fc.string());
  const check = ([anyone, dislike, seed]: [Profile, (typeof dislikes)[number], string]) => {
    const profile = { ...anyone, disliked_foods: dislike.text };
    const plan = planner.plan(profile, seed);
    if (!plan.ok) {
      refused++;
      return;
    }
    days += 28;
    for (const breach of auditMealPlan(plan.weeks, profile, tables, new Set(dislike.foods))) {
      const count = soft[breach.rule];
      if (count === undefined) hard.push(breach);
      else soft[breach.rule] = count + 1;
    }
    assert.deepEqual(plan.weeks[0]?.unmatched, [], dislike.text);
  };
  fc.assert(fc.property(cases, check), { numRuns: wholeRun, seed: 20_261_121, endOnFailure: true });
  assert.deepEqual(hard.slice(0, 5), []);
  assert.equal(soft['dinner-repeat'], 0, 'a dinner more than twice a week');
  assert.ok(refused <= wholeRun / 200, `${refused} members without a plan`);
  assert.ok(
    (soft.energy ?? 0) <= 0.05 * days,
    `${soft.energy} of ${days} days miss the energy target`,
  );
  assert.ok(
    (soft.protein ?? 0) <= 0.05 * days,
    `${soft.protein} of ${days} days miss the protein target`,
  );
});

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
    /porridge|\bpap\b|smoothie|oats|cereal|biscuits|flakes|muesli|toast|bread|egg|omelette|yoghurt|maas/i;
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

test('a wish that leaves too few recipes is refused with the wish to relax', () => {
  const profile: Profile = {
    ...thandi,
    diet_type: 'Vegan',
    cooking_time: 'Less than 15 minutes',
    disliked_foods: 'beans, lentils, chickpeas, tofu, soya, oats, bread, rice, maize, peas, nuts',
  };
  const plan = planner.plan(profile, 'seed');
  assert.equal(plan.ok, false);
  assert.match(
    plan.ok ? '' : plan.reason,
    /too few recipes for .* Please .*disliked foods.* in your profile/,
  );
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
    const plan = planner.plan({ ...thandi, ...change }, 'seed');
    assert.equal(plan.ok, false);
    assert.match(plan.ok ? '' : plan.reason, reason);
  }
});
