import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { parseStoredWeeks } from './stored-plan.ts';

const plan = planMonth(
  kitchen,
  requestOf({ ...profileDefaults, full_name: 'Thandi Mokoena' }),
  'seed',
);
assert.ok(plan.ok);
const { weeks } = plan;

/** The weeks as they come back from the database, the first with other grams of each ingredient. */
function stored(grams: (served: number) => number): unknown[] {
  const copy: MealWeek[] = structuredClone([...weeks]);
  const changed = copy.map((week, index) =>
    index > 0
      ? week
      : {
          ...week,
          days: week.days.map((day) => ({
            ...day,
            meals: day.meals.map((meal) => ({
              ...meal,
              dishes: meal.dishes.map((dish) => ({
                ...dish,
                ingredients: dish.ingredients.map((one) => ({ ...one, grams: grams(one.grams) })),
              })),
            })),
          })),
        },
  );
  return JSON.parse(JSON.stringify(changed));
}

test('four weeks that were made here are read as they were', () => {
  assert.deepEqual(parseStoredWeeks(stored((served) => served)), weeks);
});

for (const [name, grams] of [
  ['endless', () => 1e300],
  ['more than anybody eats of one thing', () => 5001],
  ['more than anybody eats in a day', (served: number) => served + 3000],
  ['less than nothing', () => -1],
] as const) {
  test(`amounts that a member made up are not believed: ${name}`, () => {
    assert.equal(parseStoredWeeks(stored(grams)), null);
  });
}

test('no other number is endless either', () => {
  const all = stored((served) => served);
  const target = { ...weeks[0]?.target, energy: 1e300 };
  assert.equal(parseStoredWeeks([{ ...weeks[0], target }, ...all.slice(1)]), null);
});

test('a week is missing, or comes twice, or there is none', () => {
  const all = stored((served) => served);
  assert.equal(parseStoredWeeks(all.slice(1)), null);
  assert.equal(parseStoredWeeks([...all.slice(0, 3), all[0]]), null);
  assert.equal(parseStoredWeeks([]), null);
});

test('the first thing that is wrong ends the reading', () => {
  let looks = 0;
  const days = Array.from({ length: 100_000 }, () => ({
    get weekday() {
      looks += 1;
      return 'Someday';
    },
  }));
  assert.equal(parseStoredWeeks([{ ...weeks[0], days }]), null);
  // a look at each of them, and a complaint about each, would fill the memory
  assert.ok(looks <= 2, `${looks} looks`);
});
