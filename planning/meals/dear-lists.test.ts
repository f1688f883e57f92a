import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { isLedByCut } from '../catalogue/food-facts/cuts.ts';
import { eatenAs } from '../catalogue/food-facts/eating-group-of.ts';
import { foods } from '../catalogue/foods.ts';
import { budgetOf, type KitchenAnswers, kitchenDefaults } from '../profile/kitchen-answers.ts';
import { usualLevel } from '../profile/kitchen-questions.ts';
import type { Profile } from '../profile/profile.ts';
import { makeShoppingList } from '../shopping/make-shopping-list.ts';
import { cutsOfWeek } from '../targets/cuts.ts';
import { planBudget, spendingOf } from '../targets/food-budget.ts';
import { dailyTargets } from '../targets/targets.ts';
import { regenerateWeek } from './changes/regenerate-meals.ts';
import { planMonth } from './plan-month.ts';
import { requestOf } from './plan-request.ts';

/** Members of whom the list was dearer before the foods for a few plates were looked at. */
const members: readonly Partial<Profile>[] = [
  { diet_type: 'Low-Carb', meals_per_day: 3, gender: 'Male', weight: 85, height: 178 },
  // dry beans cost a third of tofu and tins, and are for who cooks pots ahead: without, this month is dearer
  {
    diet_type: 'Vegan',
    meals_per_day: 3,
    allergies: ['Gluten'],
    kitchenAnswers: { ...kitchenDefaults, batch_cooking: 'Yes' },
  },
  {
    diet_type: 'Fish-Only',
    meals_per_day: 4,
    gender: 'Male',
    weight: 95,
    height: 185,
    disliked_foods: 'onions',
  },
];

test('what a month eats, and what spoils of it, costs at most the budget, and never 3 % more', () => {
  const dear: string[] = [];
  let lists = 0;
  for (const wishes of members) {
    const profile = { ...profileDefaults, full_name: 'Sipho', ...wishes };
    const needs = dailyTargets(profile);
    assert.ok(needs.ok);
    const most = planBudget(needs.targets, usualLevel);
    for (const seed of ['one', 'two', 'three', 'four']) {
      const result = planMonth(kitchen, requestOf(profile), seed);
      assert.ok(result.ok);
      const { budget } = makeShoppingList(result.weeks, catalogue, { today: '2026-02-19' });
      lists++;
      const cents = budget.cents - budget.keptCents;
      const who = `${profile.diet_type}, ${seed}: ${cents} of ${100 * most}`;
      assert.ok(cents <= 103 * most, who);
      if (cents > 100 * most) dear.push(who);
    }
  }
  // these members were chosen because their months are dear; of all members 98 % are wished for (E8,
  // which `npm run audit:plans -- --eating --levels` counts)
  assert.ok(dear.length <= lists / 4, dear.join('; '));
});

test('what a member wants to spend is what a month costs at most, and more of it buys more and better meat', () => {
  const wishes = { food_budget_rand: 2300 } as const;
  const weekOf = (food_budget: KitchenAnswers['food_budget']) => {
    const kitchenAnswers = { ...kitchenDefaults, ...wishes, food_budget };
    const profile: Profile = { ...profileDefaults, full_name: 'Sipho', kitchenAnswers };
    const needs = dailyTargets(profile);
    assert.ok(needs.ok);
    const result = planMonth(kitchen, requestOf(profile), 'spending');
    assert.ok(result.ok);
    const { budget } = makeShoppingList(result.weeks, catalogue, { today: '2026-02-19' });
    const { rand } = spendingOf(needs.targets, budgetOf(kitchenAnswers));
    assert.ok(budget.cents - budget.keptCents <= 103 * rand, `${food_budget}: ${budget.cents}`);
    const eaten = result.weeks.flatMap(({ days }) =>
      days.flatMap(({ meals }) =>
        meals.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients)),
      ),
    );
    const redMeat = eaten.filter(({ food }) => eatenAs(food, foods[food])?.group === 'red meat');
    const mains = result.weeks.flatMap(({ days }) =>
      days.flatMap(({ meals }) => meals.map(({ dishes: [main] }) => main?.recipe ?? '')),
    );
    const cuts = mains.filter((id) => {
      const dish = catalogue.dishById.get(id);
      return dish && isLedByCut(dish);
    });
    return { redMeat: redMeat.reduce((sum, one) => sum + one.grams, 0) / 4, cuts: cuts.length / 4 };
  };
  const [thrifty, own, liberal] = [weekOf('Thrifty'), weekOf('My own amount'), weekOf('Liberal')];
  assert.ok(own.redMeat >= thrifty.redMeat);
  assert.ok(liberal.redMeat > 2 * thrifty.redMeat);
  // chops, stews, chicken on the bone, fish: of nearly every week as many as its level asks for
  assert.ok(liberal.cuts >= 0.8 * cutsOfWeek.Liberal, `${liberal.cuts} a week`);
  assert.ok(liberal.cuts > thrifty.cuts);
});

test('small packs of little money are reckoned with: a thrifty month costs what it may, draw after draw', () => {
  const kitchenAnswers: KitchenAnswers = { ...kitchenDefaults, food_budget: 'Thrifty' };
  const profile: Profile = { ...profileDefaults, full_name: 'Sipho', kitchenAnswers };
  const needs = dailyTargets(profile);
  assert.ok(needs.ok);
  const { rand } = spendingOf(needs.targets, budgetOf(kitchenAnswers));
  for (const seed of ['one', 'two', 'three']) {
    const result = planMonth(kitchen, requestOf(profile), seed);
    assert.ok(result.ok);
    const { budget } = makeShoppingList(result.weeks, catalogue, { today: '2026-02-19' });
    assert.ok(budget.usualCents <= 103 * rand, `${seed}: ${budget.usualCents} of ${100 * rand}`);
  }
});

test('protein that costs far more than there is gives way to what the body needs, and the member is told', () => {
  const woman: Profile = {
    ...profileDefaults,
    full_name: 'Thandi Mokoena',
    age: 70,
    gender: 'Female',
    height: 174,
    weight: 76,
    primary_fitness_goal: 'Build muscle',
    activity_level: 'Moderately Active',
    diet_type: 'Vegan',
    allergies: ['Eggs'],
    meals_per_day: 3,
    cooking_time: '30 to 45 minutes',
    workout_days: 4,
  };
  const spending = (budgeted: Partial<KitchenAnswers>) => {
    const profile = { ...woman, kitchenAnswers: { ...kitchenDefaults, ...budgeted } };
    const needs = dailyTargets(profile);
    assert.ok(needs.ok);
    const result = planMonth(kitchen, requestOf(profile), 'b');
    assert.ok(result.ok);
    const { budget } = makeShoppingList(result.weeks, catalogue, { today: '2026-02-19' });
    const { rand } = spendingOf(needs.targets, budgetOf(profile.kitchenAnswers));
    const [week] = result.weeks;
    assert.ok(week);
    const told = /goal of (\d+) g would cost far more than your food budget.*at least (\d+) g\./;
    const note = told.exec(week.notes.join('\n'));
    const cost = (budget.cents - budget.keptCents) / 100 / rand;
    return { profile, weeks: result.weeks, protein: week.target.protein, note, cost };
  };
  const little = spending({ food_budget: 'Low-cost' });
  assert.ok(little.cost <= 1.06, `${little.cost}`);
  assert.equal(Number(little.note?.[2]), little.protein);
  const much = spending({ food_budget: 'My own amount', food_budget_rand: 6000 });
  assert.equal(much.note, null);
  assert.equal(much.protein, Number(little.note?.[1]));
  const again = regenerateWeek(kitchen, little.profile, little.weeks, 2, 'again');
  assert.ok(again.ok);
  assert.deepEqual(again.weeks[1]?.target, little.weeks[1]?.target);
  assert.deepEqual(again.weeks[1]?.notes, little.weeks[1]?.notes);
});
