import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { profileDefaults } from '#contract/profile-form.ts';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import { auditMealChange } from '../../audit/change-audit.ts';
import { createRecorder } from '../../audit/finding.ts';
import { auditLeftovers } from '../../audit/leftover-audit.ts';
import { auditShoppingList } from '../../audit/shopping-audit.ts';
import { type Weekday, type WeekNumber, weekdays } from '../../calendar.ts';
import { foods } from '../../catalogue/foods.ts';
import { prices } from '../../catalogue/prices.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { mealMinutes, mealWeekPage } from '../../page/meal-week-page.ts';
import type { Profile } from '../../profile/profile.ts';
import { makeShoppingList } from '../../shopping/make-shopping-list.ts';
import { planNeeds } from '../../shopping/plan-needs.ts';
import { createKitchen } from '../model/kitchen.ts';
import { withPots } from '../model/leftovers.ts';
import { type PlaceInWeek, placeOf } from '../model/meal-place.ts';
import type { LaterMeal, MealWeek, PlannedMeal } from '../model/meal-plan.ts';
import { planMonth } from '../plan-month.ts';
import { requestOf } from '../plan-request.ts';
import { setLock } from './lock-meals.ts';
import { regenerateWeek } from './regenerate-meals.ts';
import { mealAlternatives } from './swap-meal.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Weeks = Mutable<MealWeek[]>;

const catalogue = standardCatalogue();
const kitchen = createKitchen(catalogue);
const tables = {
  foods,
  prices,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const plan = planMonth(
  kitchen,
  requestOf({ ...profileDefaults, full_name: 'Thandi' }),
  'leftovers',
);
assert.ok(plan.ok);
const stored = JSON.stringify(plan.weeks);

/** The same plan, free to be spoilt. */
function copyOf(weeks: readonly MealWeek[]): Weeks {
  return JSON.parse(JSON.stringify(weeks));
}

function mealAt(weeks: Weeks, week: WeekNumber, weekday: Weekday, name: PlannedMeal['name']) {
  const day = weeks[week - 1]?.days.find((one) => one.weekday === weekday);
  const meal = day?.meals.find((one) => one.name === name);
  assert.ok(meal);
  return meal;
}

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
  const weeks: Weeks = JSON.parse(stored);
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
  mealAt(weeks, cooked.week, cooked.weekday, cooked.meal).dishes = helping(2);
  const later = mealAt(weeks, served.week, served.weekday, served.meal);
  later.dishes = helping(1);
  later.leftoverOf = served.frozen ? { ...cooked, frozen: true } : cooked;
  return weeks;
}

const dinner = { week: 1, weekday: 'Sunday', meal: 'Dinner' } as const;
const lunch = { week: 2, weekday: 'Monday', meal: 'Lunch' } as const;
const stew = recipeWhere(3, true, false);

function findings(weeks: readonly MealWeek[]): readonly string[] {
  const recorder = createRecorder();
  auditLeftovers({ weeks }, tables, recorder.at);
  return recorder.findings.map(({ rule }) => rule);
}

test('a pot holds the helpings of all its meals, across a week’s end too', () => {
  const weeks = withPots(planWith(stew, dinner, lunch), catalogue);
  const cooked = mealAt(copyOf(weeks), 1, 'Sunday', 'Dinner');
  const served = mealAt(copyOf(weeks), 2, 'Monday', 'Lunch');
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
  delete mealAt(apart, 2, 'Monday', 'Lunch').leftoverOf;
  const monday = (days: readonly number[] | undefined) => days?.[7] ?? 0;
  let moved = 0;
  for (const [food, days] of planNeeds(weeks)) {
    const was = planNeeds(apart).get(food);
    const sum = (of: readonly number[] | undefined) => of?.reduce((total, one) => total + one, 0);
    assert.equal(sum(days), sum(was), food);
    moved += monday(was) - monday(days);
  }
  const [served] = mealAt(copyOf(weeks), 2, 'Monday', 'Lunch').dishes;
  const grams = served?.ingredients.reduce((sum, one) => sum + one.grams, 0) ?? 0;
  assert.ok(Math.abs(moved - 1000 * grams) < 1);
  const list = makeShoppingList(weeks, catalogue, { today: '2026-11-21' });
  assert.deepEqual(auditShoppingList(list, weeks, tables), []);
});

const orphans: readonly (readonly [name: string, spoil: (weeks: Weeks) => void])[] = [
  [
    'another dish is cooked there now',
    (weeks) => {
      const other = recipeWhere(2, true, false);
      const ingredients = other.ingredients.map(({ food, grams }) => ({ food: food.key, grams }));
      mealAt(weeks, 1, 'Sunday', 'Dinner').dishes = [{ recipe: other.recipe.id, ingredients }];
    },
  ],
  [
    'it is made with other parts',
    (weeks) => {
      const [, second] = mealAt(weeks, 1, 'Sunday', 'Dinner').dishes[0]?.ingredients ?? [];
      assert.ok(second);
      second.grams *= 3;
    },
  ],
  [
    'it would be too old',
    (weeks) => {
      mealAt(weeks, 2, 'Monday', 'Lunch').leftoverOf = { ...dinner, weekday: 'Wednesday' };
      const { dishes } = mealAt(weeks, 1, 'Sunday', 'Dinner');
      mealAt(weeks, 1, 'Wednesday', 'Dinner').dishes = dishes;
    },
  ],
  [
    'it would be left over from what comes later',
    (weeks) => {
      mealAt(weeks, 2, 'Monday', 'Lunch').leftoverOf = {
        week: 4,
        weekday: 'Friday',
        meal: 'Dinner',
      };
      mealAt(weeks, 4, 'Friday', 'Dinner').dishes = mealAt(weeks, 1, 'Sunday', 'Dinner').dishes;
    },
  ],
  [
    'its pot is a leftover itself',
    (weeks) => {
      mealAt(weeks, 1, 'Sunday', 'Dinner').leftoverOf = { ...dinner, weekday: 'Saturday' };
      mealAt(weeks, 1, 'Saturday', 'Dinner').dishes = [];
    },
  ],
];

for (const [name, spoil] of orphans) {
  test(`a leftover is cooked for itself, and the audit speaks up, when ${name}`, () => {
    const weeks = planWith(stew, dinner, lunch);
    spoil(weeks);
    assert.notDeepEqual(findings(weeks), []);
    const mended = withPots(weeks, catalogue);
    const served = mealAt(copyOf(mended), 2, 'Monday', 'Lunch');
    assert.equal(served.leftoverOf, undefined);
    assert.deepEqual(served.dishes, mealAt(weeks, 2, 'Monday', 'Lunch').dishes);
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
      const first = mealAt(weeks, 1, 'Sunday', 'Dinner').pot?.ingredients[0];
      assert.ok(first);
      first.grams -= 1;
    },
  ],
  ['a pot without its mark', '50c', (weeks) => delete mealAt(weeks, 1, 'Sunday', 'Dinner').pot],
  ['a pot for nobody', '50c', (weeks) => delete mealAt(weeks, 2, 'Monday', 'Lunch').leftoverOf],
  [
    'a helping of another dish',
    '50b',
    (weeks) => {
      const [main] = mealAt(weeks, 2, 'Monday', 'Lunch').dishes;
      assert.ok(main);
      main.recipe = recipeWhere(2, true, false).recipe.id;
    },
  ],
  [
    'only the best of the pot',
    '50b',
    (weeks) => {
      const ingredients = mealAt(weeks, 2, 'Monday', 'Lunch').dishes[0]?.ingredients;
      assert.ok(ingredients?.[0] && ingredients[1]);
      ingredients[0].grams *= 2;
      ingredients[1].grams *= 0.2;
    },
  ],
  [
    'four days old',
    '50a',
    (weeks) => {
      const meal = mealAt(weeks, 2, 'Monday', 'Lunch');
      mealAt(weeks, 2, 'Thursday', 'Lunch').dishes = meal.dishes;
      mealAt(weeks, 2, 'Thursday', 'Lunch').leftoverOf = dinner;
    },
  ],
  [
    'eaten before it was cooked',
    '50a',
    (weeks) => {
      const meal = mealAt(weeks, 1, 'Sunday', 'Lunch');
      meal.dishes = mealAt(weeks, 2, 'Monday', 'Lunch').dishes;
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

const thandi: Profile = { ...profileDefaults, full_name: 'Thandi' };

/** Every leftover of a plan with where it stands and where it was cooked, as places that can be changed. */
function leftoversIn(weeks: readonly MealWeek[]) {
  const placeOf = ({ week, weekday, meal }: Pick<LaterMeal, 'week' | 'weekday' | 'meal'>) => {
    const day = weekdays.indexOf(weekday);
    const meals = weeks[week - 1]?.days[day]?.meals ?? [];
    return { week, day, meal: meals.findIndex(({ name }) => name === meal) };
  };
  return weeks.flatMap(({ week, days }) =>
    days.flatMap(({ weekday, meals }) =>
      meals.flatMap(({ name, leftoverOf }) =>
        leftoverOf
          ? [{ served: placeOf({ week, weekday, meal: name }), cooked: placeOf(leftoverOf) }]
          : [],
      ),
    ),
  );
}

const at = (weeks: readonly MealWeek[], { week, day, meal }: PlaceInWeek) =>
  weeks[week - 1]?.days[day]?.meals[meal];

function swapped(weeks: readonly MealWeek[], place: PlaceInWeek): readonly MealWeek[] {
  const offers = mealAlternatives(kitchen, thandi, weeks, placeOf(place), 'swap');
  assert.ok(offers.ok);
  const [first] = offers.alternatives;
  assert.ok(first);
  assert.deepEqual(auditMealChange(weeks, first.weeks, { kind: 'swap', ...place }, foods), []);
  assert.deepEqual(findings(first.weeks), []);
  return first.weeks;
}

function renewed(weeks: readonly MealWeek[], week: number): readonly MealWeek[] {
  const change = regenerateWeek(kitchen, thandi, weeks, week, 'again');
  assert.ok(change.ok);
  assert.deepEqual(auditMealChange(weeks, change.weeks, { kind: 'week', week }, foods), []);
  assert.deepEqual(findings(change.weeks), []);
  return change.weeks;
}

const leftovers = leftoversIn(plan.weeks);
const one = leftovers.find(
  ({ cooked }) => leftovers.filter((other) => isDeepStrictEqual(other.cooked, cooked)).length === 1,
);
assert.ok(one, 'a plan with a dinner that is left over for one lunch');

test('members with three meals and more have leftovers for lunch, never more than four a week', () => {
  for (const meals_per_day of [3, 4, 5] as const) {
    for (const cooking_time of ['Less than 15 minutes', '30 to 45 minutes'] as const) {
      let lunches = 0;
      for (const seed of ['lunches', 'suppers', 'a']) {
        const made = planMonth(
          kitchen,
          requestOf({ ...thandi, meals_per_day, cooking_time }),
          seed,
        );
        assert.ok(made.ok);
        const found = leftoversIn(made.weeks);
        lunches += found.length;
        for (const week of [1, 2, 3, 4]) {
          assert.ok(found.filter(({ served }) => served.week === week).length <= 4);
        }
        assert.deepEqual(findings(made.weeks), []);
      }
      // one a week, in the mean of three plans
      assert.ok(lunches >= 12, `${lunches} with ${meals_per_day} meals, ${cooking_time}`);
    }
  }
});

test('when the dinner is swapped, its leftover is cooked for itself; when the leftover is, the dinner for one meal', () => {
  const other = swapped(plan.weeks, one.cooked);
  assert.deepEqual(at(other, one.served)?.dishes, at(plan.weeks, one.served)?.dishes);
  assert.equal(at(other, one.served)?.leftoverOf, undefined);
  assert.equal(at(other, one.cooked)?.pot, undefined);
  const cooked = swapped(plan.weeks, one.served);
  assert.deepEqual(at(cooked, one.cooked)?.dishes, at(plan.weeks, one.cooked)?.dishes);
  assert.equal(at(cooked, one.cooked)?.pot, undefined);
});

test('a leftover that is kept stays to the gram, whether its dinner stays or not', () => {
  const lock = (weeks: readonly MealWeek[], place: PlaceInWeek) => {
    const change = setLock(kitchen, thandi, weeks, placeOf(place), true);
    assert.ok(change.ok);
    return change.weeks;
  };
  const alone = renewed(lock(plan.weeks, one.served), one.served.week);
  assert.deepEqual(at(alone, one.served)?.dishes, at(plan.weeks, one.served)?.dishes);
  const both = renewed(lock(lock(plan.weeks, one.served), one.cooked), one.served.week);
  assert.deepEqual(at(both, one.served)?.leftoverOf, at(plan.weeks, one.served)?.leftoverOf);
  assert.ok(at(both, one.cooked)?.pot);
});

test('a week made anew leaves no leftover without its pot on either side of its ends', () => {
  let borders = 0;
  for (let seed = 0; borders < 2 && seed < 12; seed++) {
    const made = planMonth(kitchen, requestOf(thandi), `border ${seed}`);
    assert.ok(made.ok);
    for (const { served, cooked } of leftoversIn(made.weeks)) {
      if (served.week === cooked.week) continue;
      borders++;
      const monday = renewed(made.weeks, served.week);
      assert.deepEqual(at(monday, cooked)?.dishes, at(made.weeks, cooked)?.dishes);
      const sunday = renewed(made.weeks, cooked.week);
      assert.deepEqual(at(sunday, served)?.dishes, at(made.weeks, served)?.dishes);
    }
  }
  assert.ok(borders > 0, 'a Sunday dinner that is left over for Monday');
});
