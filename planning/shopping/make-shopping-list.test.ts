import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import type { Profile } from '../profile/profile.ts';
import { makeShoppingList } from './make-shopping-list.ts';
import { planFingerprint } from './plan-needs.ts';

const today = '2026-03-20';

function weeksOf(profile: Profile, seed: string): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}
const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };
const weeks = weeksOf(thandi, 'list');
const list = makeShoppingList(weeks, catalogue, { today });

test('the same plan, prices and day give the same list, which survives storing', () => {
  const again = makeShoppingList(weeks, catalogue, { today });
  assert.equal(JSON.stringify(again), JSON.stringify(list));
  assert.deepEqual(JSON.parse(JSON.stringify(list)), list);
});

test('the order of the weeks does not matter', () => {
  assert.deepEqual(makeShoppingList(weeks.toReversed(), catalogue, { today }), list);
});

test('a list knows its plan: another dish, amount or day makes it out of date', () => {
  assert.equal(list.plan, planFingerprint(weeks));
  const change = (day: (of: MealWeek['days']) => MealWeek['days']) =>
    planFingerprint(weeks.map((week) => ({ ...week, days: day(week.days) })));
  const grams = (add: number) =>
    change((days) =>
      days.map((day) => ({
        ...day,
        meals: day.meals.map((meal) => ({
          ...meal,
          dishes: meal.dishes.map((dish) => ({
            ...dish,
            ingredients: dish.ingredients.map((one) => ({ ...one, grams: one.grams + add })),
          })),
        })),
      })),
    );
  assert.equal(grams(0), list.plan);
  assert.notEqual(grams(1), list.plan);
  assert.notEqual(
    change((days) => days.toReversed()),
    list.plan,
  );
  assert.equal(
    change((days) => days.map((day) => ({ ...day, meals: day.meals.toReversed() }))),
    list.plan,
  );
});

test('prices grow old after 60 days', () => {
  const stale = (day: string) =>
    makeShoppingList(weeks, catalogue, { today: day })
      .lines.flatMap((line) => line.budget.packs)
      .filter(({ date }) => date === '2026-02-19')
      .map((pack) => pack.stale);
  assert.ok(stale('2026-04-20').every((old) => !old));
  assert.ok(stale('2026-04-21').every((old) => old));
});

test('a day that is none is refused', () => {
  assert.throws(() => makeShoppingList(weeks, catalogue, { today: 'tomorrow' }), /not a day/);
});

test('a premium product is on the budget list where it is the cheaper buy', () => {
  const at = list.lines.findIndex(
    ({ budget, premium }) =>
      budget.packs.every(({ tier }) => tier === 'budget') &&
      premium.packs.every(({ tier }) => tier === 'premium'),
  );
  const line = list.lines[at];
  assert.ok(line);
  const own = catalogue.prices[line.food];
  const upsideDown = own.map((price) =>
    price.tier === 'budget' ? { ...price, rand: price.rand + 500 } : price,
  );
  const dear = makeShoppingList(
    weeks,
    { ...catalogue, prices: { ...catalogue.prices, [line.food]: upsideDown } },
    { today },
  );
  const changed = dear.lines[at];
  assert.ok(changed?.budget.packs.every(({ tier }) => tier === 'premium'));
  assert.equal(changed?.budget.cents, changed?.premium.cents);
});

test('a food without any price is an error and not a free lunch', () => {
  const [line] = list.lines;
  assert.ok(line);
  const prices = { ...catalogue.prices, [line.food]: [] };
  assert.throws(() => makeShoppingList(weeks, { ...catalogue, prices }, { today }), /no price for/);
});
