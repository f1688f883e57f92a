import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Month, type Place, plainMonth } from '#test/support/plans/eating-month.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Carried, Recipe } from '../../catalogue/recipe.ts';
import type { PlannedMeal } from '../../meals/model/meal-plan.ts';
import { measureEating } from './measure-eating.ts';

const ownRules: ReadonlySet<string> = new Set([
  'E6g',
  'E6h',
  'E6i',
  'E6j',
  'E6k',
  'E12f',
  'E12g',
  'E12h',
  'E12i',
  'E12j',
]);

/** Those of the rules of sides and days that a month misses. */
function missedBy({ plan, tables }: Month): readonly string[] {
  return measureEating(plan, tables)
    .filter(({ rule, holds }) => ownRules.has(rule) && !holds)
    .map(({ rule }) => rule);
}

interface Side {
  readonly food: FoodKey;
  readonly grams: number;
  readonly slots?: Recipe['slots'];
  readonly carried?: Carried;
  /** Not what people have beside a lunch or a dinner. */
  readonly odd?: true;
}

/** The same month with a side beside some meals. */
function withSide(
  { plan, tables }: Month,
  { food, grams, slots = ['snack'], carried = 'cold', odd }: Side,
  isThere: (place: Place) => boolean,
): Month {
  const [any] = tables.recipes.values();
  assert.ok(any);
  const made = { ...any, id: 'side', slots, carried, ingredients: [[food, grams]] as const };
  const side: Recipe = odd ? made : { ...made, atTable: true };
  const dish = { recipe: side.id, ingredients: [{ food, grams }] };
  const beside = (meal: PlannedMeal): PlannedMeal => ({ ...meal, dishes: [...meal.dishes, dish] });
  const weeks = plan.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => {
        const { name } = meal;
        if (name !== 'Breakfast' && name !== 'Lunch' && name !== 'Dinner') return meal;
        return isThere([week.week, day.weekday, name]) ? beside(meal) : meal;
      }),
    })),
  }));
  return {
    plan: { ...plan, weeks },
    tables: { ...tables, recipes: new Map([...tables.recipes, [side.id, side]]) },
  };
}

const atDinner = ([, , meal]: Place) => meal === 'Dinner';
const egg: Side = { food: 'eggs', grams: 50 };
const amasi: Side = { food: 'amasi', grams: 200 };

test('a plain month holds them', () => {
  assert.deepEqual(missedBy(plainMonth()), []);
});

test('E6g: amasi at every dinner is too often, and a scoop of pap is not', () => {
  assert.deepEqual(missedBy(withSide(plainMonth(), amasi, atDinner)), ['E6g']);
  const pap: Side = { food: 'maize-meal', grams: 60, slots: ['side'] };
  assert.deepEqual(missedBy(withSide(plainMonth(), pap, atDinner)), []);
  const few = new Set(['Monday', 'Wednesday', 'Friday', 'Sunday']);
  const often = ([, day, meal]: Place) => meal === 'Dinner' && few.has(day);
  assert.deepEqual(missedBy(withSide(plainMonth(), amasi, often)), []);
});

test('E6h: pork at noon and another pork at night; what is left over is none', () => {
  const pork = (name: string) => `${name}: maize-meal 85, pork-chops 150, spinach 110`;
  const noon: Place = [1, 'Monday', 'Lunch'];
  const night: Place = [1, 'Monday', 'Dinner'];
  const day = (one: string, other: string) =>
    plainMonth([
      [noon, pork(one)],
      [night, pork(other)],
    ]);
  assert.deepEqual(missedBy(day('Pork chops', 'Pork stew')), ['E6h']);
  assert.deepEqual(missedBy(day('Pork stew', 'Pork stew')), []);
});

test('E6i: a week with chicken at eight meals is one of chicken', () => {
  const chicken: Side = { food: 'chicken-mixed-portions-frozen', grams: 140, slots: ['side'] };
  const days = new Set(['Tuesday', 'Wednesday', 'Thursday', 'Saturday']);
  const often = ([week, day, meal]: Place) => week === 2 && meal === 'Dinner' && days.has(day);
  assert.deepEqual(missedBy(withSide(plainMonth(), chicken, often)), ['E6i']);
  const once = ([week, day, meal]: Place) => week === 2 && meal === 'Dinner' && day === 'Tuesday';
  assert.deepEqual(missedBy(withSide(plainMonth(), chicken, once)), []);
});

test('E6j: who chose a home style finds it in every week, and who chose none misses nothing', () => {
  const { plan, tables } = plainMonth();
  const from = (count: number) => {
    const mains = plan.weeks.flatMap(({ days }) =>
      days.slice(0, count).flatMap(({ meals }) => meals.slice(2)),
    );
    const ids = new Set(mains.flatMap(({ dishes }) => dishes.slice(0, 1).map((one) => one.recipe)));
    const recipes = [...tables.recipes].map(
      ([id, recipe]) =>
        [id, ids.has(id) ? { ...recipe, homeOf: ['Cape'] as const } : recipe] as const,
    );
    const choices = { ...plan.choices, homes: ['Cape'] as const };
    return missedBy({
      plan: { ...plan, choices },
      tables: { ...tables, recipes: new Map(recipes) },
    });
  };
  assert.deepEqual(from(4), ['E6j']);
  assert.deepEqual(from(7), []);
});

test('E12h: two glasses of amasi beside a dinner are patchwork, one is none', () => {
  const there = ([week, day, meal]: Place) => week === 1 && day === 'Tuesday' && meal === 'Dinner';
  const once = withSide(plainMonth(), amasi, there);
  assert.deepEqual(missedBy(once), []);
  assert.deepEqual(missedBy(withSide(once, amasi, there)), ['E12h']);
});

test('E6k: one dinner a week that few are glad of, and two', () => {
  const { plan, tables } = plainMonth();
  const from = (count: number) => {
    const dinners = plan.weeks.flatMap(({ days }) =>
      days.slice(0, count).map(({ meals }) => meals[2]),
    );
    const ids = new Set(dinners.map((meal) => meal?.dishes[0]?.recipe));
    const recipes = [...tables.recipes].map(
      ([id, recipe]) => [id, ids.has(id) ? { ...recipe, appeal: 2 as const } : recipe] as const,
    );
    return missedBy({ plan, tables: { ...tables, recipes: new Map(recipes) } });
  };
  assert.deepEqual(from(1), []);
  assert.deepEqual(from(7), ['E6k']);
});

test('E12j: a handful of seeds beside a dinner, and beside a breakfast', () => {
  const seeds: Side = { food: 'sunflower-seeds', grams: 20, odd: true };
  const at = (name: string) => (place: Place) =>
    place[0] === 1 && place[1] === 'Tuesday' && place[2] === name;
  assert.deepEqual(missedBy(withSide(plainMonth(), seeds, at('Dinner'))), ['E12j']);
  assert.deepEqual(missedBy(withSide(plainMonth(), seeds, at('Breakfast'))), []);
});

test('E12i: an apple beside a breakfast that holds a guava', () => {
  const apple: Side = { food: 'apples', grams: 120 };
  const at = (weekday: string) => (place: Place) =>
    place[0] === 1 && place[1] === weekday && place[2] === 'Breakfast';
  assert.deepEqual(missedBy(withSide(plainMonth(), apple, at('Sunday'))), ['E12i']);
  assert.deepEqual(missedBy(withSide(plainMonth(), apple, at('Thursday'))), ['E12i']);
});

test('E12f: an egg beside a stew of beef, and not beside a breakfast or beans', () => {
  const at = (weekday: string, name: string) => (place: Place) =>
    place[1] === weekday && place[2] === name;
  assert.deepEqual(missedBy(withSide(plainMonth(), egg, at('Tuesday', 'Dinner'))), ['E12f']);
  assert.deepEqual(missedBy(withSide(plainMonth(), egg, at('Tuesday', 'Breakfast'))), []);
  assert.deepEqual(missedBy(withSide(plainMonth(), egg, at('Thursday', 'Lunch'))), []);
});

test('E12g: cocoa beside a lunch that is carried, and not on a Sunday', () => {
  const cocoa: Side = { food: 'cocoa-powder', grams: 10, carried: 'home' };
  const on = (weekday: string) => (place: Place) => place[1] === weekday && place[2] === 'Lunch';
  assert.deepEqual(missedBy(withSide(plainMonth(), cocoa, on('Monday'))), ['E12g']);
  assert.deepEqual(missedBy(withSide(plainMonth(), cocoa, on('Sunday'))), []);
});
