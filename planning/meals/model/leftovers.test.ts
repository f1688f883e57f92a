import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import {
  copyOf,
  findings,
  leftoverTables,
  mealOn,
  planWeeks,
  type Weeks,
} from '#test/support/plans/leftovers.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import { auditShoppingList } from '../../audit/shopping/shopping-audit.ts';
import { mealMinutes, mealWeekPage } from '../../page/meals/meal-week-page.ts';
import { makeShoppingList } from '../../shopping/make-shopping-list.ts';
import { planNeeds } from '../../shopping/plan-needs.ts';
import { withPots } from './leftovers.ts';
import type { LaterMeal } from './meal-plan.ts';

/** A recipe with everything that we say about it. */
function recipeWhere(keepsDays: number, freezes: boolean, rice: boolean) {
  const dish = catalogue.dishes.find(
    ({ recipe, ingredients }) =>
      recipe.slots.includes('dinner') &&
      recipe.keepsDays === keepsDays &&
      recipe.freezes === freezes &&
      ingredients.some(({ food }) => food.key === 'rice-white') === rice,
  );
  assert.ok(dish);
  return dish;
}

/** A plan without marks, but for a dish that is cooked for one meal and left over for another. */
function planWith(
  dish: ReturnType<typeof recipeWhere>,
  cooked: LaterMeal,
  served: LaterMeal,
): Weeks {
  const weeks = copyOf(planWeeks);
  for (const meal of weeks.flatMap(({ days }) => days.flatMap(({ meals }) => meals))) {
    delete meal.leftoverOf;
    delete meal.pot;
  }
  const helping = (part: number) => [
    {
      recipe: dish.recipe.id,
      ingredients: dish.ingredients.map(({ food, grams }) => ({
        food: food.key,
        grams: Math.max(1, Math.round((part * grams) / food.stepGrams)) * food.stepGrams,
      })),
    },
  ];
  mealOn(weeks, cooked.week, cooked.weekday, cooked.meal).dishes = helping(2);
  const later = mealOn(weeks, served.week, served.weekday, served.meal);
  later.dishes = helping(1);
  later.leftoverOf = served.frozen ? { ...cooked, frozen: true } : cooked;
  return weeks;
}

const dinner = { week: 1, weekday: 'Sunday', meal: 'Dinner' } as const;
const lunch = { week: 2, weekday: 'Monday', meal: 'Lunch' } as const;
const stew = recipeWhere(3, true, false);

test('a pot holds the helpings of all its meals, across a week’s end too', () => {
  const weeks = withPots(planWith(stew, dinner, lunch), catalogue);
  const cooked = mealOn(copyOf(weeks), 1, 'Sunday', 'Dinner');
  const served = mealOn(copyOf(weeks), 2, 'Monday', 'Lunch');
  assert.deepEqual(cooked.pot?.meals, [lunch]);
  for (const [index, { food, grams }] of (cooked.pot?.ingredients ?? []).entries()) {
    const helpings = [cooked, served].map(({ dishes }) => dishes[0]?.ingredients[index]);
    assert.deepEqual(new Set(helpings.map((one) => one?.food)), new Set([food]));
    assert.equal(grams, (helpings[0]?.grams ?? 0) + (helpings[1]?.grams ?? 0));
  }
  assert.deepEqual(findings(weeks), []);
  assert.equal(withPots(weeks, catalogue)[0], weeks[0], 'nothing more to do');
  assert.deepEqual(parseStoredWeeks(weeks), weeks);
  assert.equal(mealMinutes(served, catalogue), 5);
  assert.equal(
    mealMinutes(cooked, catalogue),
    Math.max(stew.recipe.activeMinutes + 2, stew.recipe.totalMinutes),
  );
});

test('the pages of both weeks say what to cook, how it keeps and where it comes from', () => {
  const weeks = withPots(planWith(stew, dinner, lunch), catalogue);
  const [first = '', second = ''] = weeks.map((week) => mealWeekPage(week, catalogue));
  assert.match(first, /Cook double: about 35\u00a0% of this dish is for Monday’s lunch \(week 2\)/);
  assert.match(first, /in the fridge in a closed tub within two hours/);
  assert.match(second, /Cook once, eat twice: Monday’s lunch is only warmed up, or eaten cold/);
  assert.match(second, /Left over from Sunday’s dinner \(week 1\): reheat it until it steams/);
  const rice = withPots(planWith(recipeWhere(1, true, true), dinner, lunch), catalogue);
  const [page = ''] = rice.map((week) => mealWeekPage(week, catalogue));
  assert.match(page, /within one hour: cooked rice must not stand warm/);
  const frozen = { ...lunch, weekday: 'Friday', frozen: true } as const;
  const iced = withPots(planWith(stew, dinner, frozen), catalogue);
  assert.deepEqual(findings(iced), []);
  const [, later = ''] = iced.map((week) => mealWeekPage(week, catalogue));
  assert.match(later, /Move it from the freezer to the fridge the evening before/);
});

test('the list buys a leftover for the day on which it is cooked, and the same grams', () => {
  const weeks = withPots(planWith(stew, dinner, lunch), catalogue);
  const apart = copyOf(weeks);
  delete mealOn(apart, 2, 'Monday', 'Lunch').leftoverOf;
  const monday = (days: readonly number[] | undefined) => days?.[7] ?? 0;
  let moved = 0;
  for (const [food, days] of planNeeds(weeks)) {
    const was = planNeeds(apart).get(food);
    const sum = (of: readonly number[] | undefined) => of?.reduce((total, one) => total + one, 0);
    assert.equal(sum(days), sum(was), food);
    moved += monday(was) - monday(days);
  }
  const [served] = mealOn(copyOf(weeks), 2, 'Monday', 'Lunch').dishes;
  const grams = served?.ingredients.reduce((sum, one) => sum + one.grams, 0) ?? 0;
  assert.ok(Math.abs(moved - 1000 * grams) < 1);
  const list = makeShoppingList(weeks, catalogue, { today: '2026-11-21' });
  assert.deepEqual(auditShoppingList(list, weeks, leftoverTables), []);
});

const orphans: readonly (readonly [name: string, spoil: (weeks: Weeks) => void])[] = [
  [
    'another dish is cooked there now',
    (weeks) => {
      const other = recipeWhere(2, true, false);
      const ingredients = other.ingredients.map(({ food, grams }) => ({ food: food.key, grams }));
      mealOn(weeks, 1, 'Sunday', 'Dinner').dishes = [{ recipe: other.recipe.id, ingredients }];
    },
  ],
  [
    'it is made with other parts',
    (weeks) => {
      const [, second] = mealOn(weeks, 1, 'Sunday', 'Dinner').dishes[0]?.ingredients ?? [];
      assert.ok(second);
      second.grams *= 3;
    },
  ],
  [
    'it would be too old',
    (weeks) => {
      mealOn(weeks, 2, 'Monday', 'Lunch').leftoverOf = { ...dinner, weekday: 'Wednesday' };
      const { dishes } = mealOn(weeks, 1, 'Sunday', 'Dinner');
      mealOn(weeks, 1, 'Wednesday', 'Dinner').dishes = dishes;
    },
  ],
  [
    'it would be left over from what comes later',
    (weeks) => {
      mealOn(weeks, 2, 'Monday', 'Lunch').leftoverOf = {
        week: 4,
        weekday: 'Friday',
        meal: 'Dinner',
      };
      mealOn(weeks, 4, 'Friday', 'Dinner').dishes = mealOn(weeks, 1, 'Sunday', 'Dinner').dishes;
    },
  ],
  [
    'its pot is a leftover itself',
    (weeks) => {
      mealOn(weeks, 1, 'Sunday', 'Dinner').leftoverOf = { ...dinner, weekday: 'Saturday' };
      mealOn(weeks, 1, 'Saturday', 'Dinner').dishes = [];
    },
  ],
];

for (const [name, spoil] of orphans) {
  test(`a leftover is cooked for itself, and the audit speaks up, when ${name}`, () => {
    const weeks = planWith(stew, dinner, lunch);
    spoil(weeks);
    assert.notDeepEqual(findings(weeks), []);
    const mended = withPots(weeks, catalogue);
    const served = mealOn(copyOf(mended), 2, 'Monday', 'Lunch');
    assert.equal(served.leftoverOf, undefined);
    assert.deepEqual(served.dishes, mealOn(weeks, 2, 'Monday', 'Lunch').dishes);
    for (const { days } of mended) {
      for (const meal of days.flatMap(({ meals }) => meals)) assert.equal(meal.pot, undefined);
    }
  });
}

const faults: readonly (readonly [name: string, rule: string, plant: (weeks: Weeks) => void])[] = [
  [
    'a gram less in the pot',
    '50c',
    (weeks) => {
      const first = mealOn(weeks, 1, 'Sunday', 'Dinner').pot?.ingredients[0];
      assert.ok(first);
      first.grams -= 1;
    },
  ],
  ['a pot without its mark', '50c', (weeks) => delete mealOn(weeks, 1, 'Sunday', 'Dinner').pot],
  ['a pot for nobody', '50c', (weeks) => delete mealOn(weeks, 2, 'Monday', 'Lunch').leftoverOf],
  [
    'a helping of another dish',
    '50b',
    (weeks) => {
      const [main] = mealOn(weeks, 2, 'Monday', 'Lunch').dishes;
      assert.ok(main);
      main.recipe = recipeWhere(2, true, false).recipe.id;
    },
  ],
  [
    'only the best of the pot',
    '50b',
    (weeks) => {
      const ingredients = mealOn(weeks, 2, 'Monday', 'Lunch').dishes[0]?.ingredients;
      assert.ok(ingredients?.[0] && ingredients[1]);
      ingredients[0].grams *= 2;
      ingredients[1].grams *= 0.2;
    },
  ],
  [
    'four days old',
    '50a',
    (weeks) => {
      const meal = mealOn(weeks, 2, 'Monday', 'Lunch');
      mealOn(weeks, 2, 'Thursday', 'Lunch').dishes = meal.dishes;
      mealOn(weeks, 2, 'Thursday', 'Lunch').leftoverOf = dinner;
    },
  ],
  [
    'eaten before it was cooked',
    '50a',
    (weeks) => {
      const meal = mealOn(weeks, 1, 'Sunday', 'Lunch');
      meal.dishes = mealOn(weeks, 2, 'Monday', 'Lunch').dishes;
      meal.leftoverOf = dinner;
    },
  ],
  [
    'frozen, though it does not freeze',
    '50a',
    (weeks) => {
      const dish = recipeWhere(2, false, false);
      const other = planWith(dish, dinner, { ...lunch, frozen: true });
      weeks.splice(0, weeks.length, ...other);
    },
  ],
  [
    'rice of the day before yesterday',
    '50a',
    (weeks) => {
      const other = planWith(recipeWhere(1, true, true), dinner, { ...lunch, weekday: 'Tuesday' });
      weeks.splice(0, weeks.length, ...other);
    },
  ],
];

for (const [name, rule, plant] of faults) {
  test(`the audit finds ${name}`, () => {
    const weeks: Weeks = copyOf(withPots(planWith(stew, dinner, lunch), catalogue));
    plant(weeks);
    assert.ok(findings(weeks).includes(rule), findings(weeks).join());
  });
}
