import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { everywhere, type Month, plainMonth } from '#test/support/plans/eating-month.ts';
import { weekdays } from '../../calendar.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import type { PlannedMeal } from '../../meals/model/meal-plan.ts';
import { type KitchenAnswers, kitchenDefaults } from '../../profile/kitchen-answers.ts';
import { dietTypes } from '../../profile/options.ts';
import { seededRandom } from '../../random.ts';
import type { ShoppingLine, ShoppingList } from '../../shopping/shopping-list.ts';
import { choicesOf } from './choices.ts';
import { auditCoverage, type Usage } from './dishes.ts';
import { type EatingUnderAudit, noChoices, readEaten } from './eaten-plan.ts';
import { type EatingMeasure, type EatingRuleId, eatingRules } from './eating-rules.ts';
import { type EatingGroup, eatenFactor, eatingGroups } from './food-groups.ts';
import { auditHabit, compareLevels, habitDistance } from './habit-and-money.ts';
import { measureEating } from './measure-eating.ts';
import { eatingLevels, weeklyPattern } from './weekly-pattern.ts';

function rulesMissed(measures: readonly EatingMeasure[]): readonly EatingRuleId[] {
  return measures.filter(({ holds }) => !holds).map(({ rule }) => rule);
}

function missedBy({ plan, tables }: Month): readonly EatingRuleId[] {
  return rulesMissed(measureEating(plan, tables));
}

interface Cost {
  /** Rands of all packs, and of those of the first week. */
  readonly rands: number;
  readonly firstWeek: number;
  /** Shares of what is bought. */
  readonly kept?: number;
  readonly spoiled?: number;
}

/** A list of one food, bought in packs of R1 in the first week and in the third. */
function listOf({ rands, firstWeek, kept = 0, spoiled = 0 }: Cost): ShoppingList {
  // biome-ignore format: facts
  const pack = {
    tier: 'budget', store: '', product: '', packLabel: '', packGrams: 1000, cents: 100, date: '',
    stale: false, status: 'sourced', basis: '', quantity: rands, totalCents: 100 * rands,
  } as const;
  const option: ShoppingLine['budget'] = {
    packs: [pack],
    purchases: [
      { week: 1, weekday: 'Monday', pack: 0, quantity: firstWeek },
      { week: 3, weekday: 'Monday', pack: 0, quantity: rands - firstWeek },
    ],
    cents: 100 * rands,
    boughtGrams: 1000 * rands,
    keptGrams: 1000 * rands * kept,
    spoiledGrams: 1000 * rands * spoiled,
  };
  const line: ShoppingLine = {
    food: 'rice-white',
    name: '',
    aisle: 'Pantry',
    storage: 'shelf',
    keepsDays: 300,
    servedGrams: 1,
    neededGrams: 1,
    budget: option,
    premium: option,
  };
  const total = { cents: 100 * rands, keptCents: 0, usualCents: 100 * rands };
  const begins = { start: '2026-03-02', date: '2026-03-02', plan: '' };
  return { version: 1, ...begins, lines: [line], budget: total, premium: total };
}

const fair: Cost = { rands: 2000, firstWeek: 800 };

/** Every recipe changed, whatever meal it is of. */
function withRecipes(month: Month, change: (recipe: Recipe) => Recipe): Month {
  const recipes = [...month.tables.recipes].map(([id, recipe]): readonly [string, Recipe] => [
    id,
    change(recipe),
  ]);
  return { ...month, tables: { ...month.tables, recipes: new Map(recipes) } };
}

/** Changes the recipe of some names. */
function named(names: readonly string[], change: Partial<Recipe>): (recipe: Recipe) => Recipe {
  return (recipe) => (names.includes(recipe.name) ? { ...recipe, ...change } : recipe);
}

function stayAtHome(recipe: Recipe): Recipe {
  return { ...recipe, carried: 'home' };
}

/** Every meal changed. */
function withMeals(month: Month, change: (meal: PlannedMeal) => Partial<PlannedMeal>): Month {
  const weeks = month.plan.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, ...change(meal) })),
    })),
  }));
  return { ...month, plan: { ...month.plan, weeks } };
}

function hurried(change: Partial<Recipe>): Month {
  const month = plainMonth();
  const profile = { ...month.plan.profile, cooking_time: '15 to 30 minutes' } as const;
  const hurry = { ...month, plan: { ...month.plan, profile } };
  return withRecipes(hurry, named(['Beef stew and rice'], change));
}

function costing(cost: Partial<Cost>, plan: Partial<EatingUnderAudit> = {}): Month {
  const list = listOf({ ...fair, ...cost });
  return plainMonth([], { list, later: [list], ...plan });
}

const noFruit = everywhere((text) =>
  text.replaceAll(/, (apples|bananas|oranges|pears|guavas|naartjies) \d+/g, ''),
);
const everyDinner = (text: (day: number) => string) =>
  everywhere((own, [week, day, meal]) =>
    meal === 'Dinner' ? text(7 * week + weekdays.indexOf(day)) : own,
  );
const egg = 'maize-meal 85, eggs 100, spinach 90';

// biome-ignore format: one fault a line
const faults: readonly (readonly [rule: EatingRuleId, what: string, month: () => Month])[] = [
  ['E6a', 'twelve dinners that come back', () => plainMonth(everyDinner((day) => `Dinner ${day % 6}: ${egg}`))],
  ['E6b', 'one sandwich every noon', () => plainMonth(everywhere((text, [, , meal]) => meal === 'Lunch' ? 'Sandwich: bread-brown 80, eggs 50, lettuce 60' : text))],
  ['E6c', 'another breakfast every day', () => plainMonth(everywhere((text, [week, , meal]) => meal === 'Breakfast' ? `Week ${week} ${text}` : text))],
  ['E6d', 'the same fourteen plates', () => plainMonth(everywhere((text, [, day, meal]) => meal === 'Dinner' ? `Plate ${weekdays.indexOf(day) % 2}: ${egg}` : text))],
  ['E6e', 'stews alone', () => plainMonth(everyDinner((day) => `Stew ${day}: ${egg}`).map(([place, text]) => [place, place[2] === 'Lunch' ? `Lunch stew: ${egg}` : text]))],
  ['E6f', 'egg, pap and spinach on two days', () => plainMonth([[[1, 'Monday', 'Dinner'], `One: ${egg}`], [[1, 'Tuesday', 'Dinner'], `Another: ${egg}`]])],
  ['E7a', 'no fruit, no milk, no bread', () => plainMonth(everywhere((text) => text.replaceAll(/, (apples|bananas|oranges|pears|milk-low-fat|peanut-butter) \d+/g, '').replaceAll(/bread-\w+ 80/g, 'samp 40')))],
  ['E7b', 'no fruit', () => plainMonth(noFruit)],
  ['E8a', 'R2,400 on Moderate', () => costing({ rands: 2400 })],
  ['E8b', 'R2,150 where R2,123 are there', () => costing({ rands: 2150 })],
  ['E8c', 'R300 unspent without fruit', () => plainMonth(noFruit, { list: listOf({ ...fair, rands: 1800 }) })],
  ['E8d', 'a tenth that spoils', () => costing({ spoiled: 0.1 })],
  ['E8e', 'a first shopping of two thirds', () => costing({ firstWeek: 1350 })],
  ['E8e', 'the same, where the packs that last are named, and are few', () => costing({ firstWeek: 1350 }, { listPage: 'R30 of this lasts two months or more: Salt.' })],
  ['E8f', 'half of a later month in its first week', () => costing({ firstWeek: 1000 })],
  ['E8f', 'a good first month, and later ones that buy all at once', () => costing({}, { later: [listOf(fair), listOf({ ...fair, firstWeek: 1600 })] })],
  ['E9a', '35 minutes of work', () => hurried({ activeMinutes: 35, totalMinutes: 35 })],
  ['E9b', 'a Tuesday that is ready in 90', () => hurried({ totalMinutes: 90 })],
  ['E9c', 'a soaked bean for who has 15 minutes', () => { const month = plainMonth(); const profile = { ...month.plan.profile, cooking_time: 'Less than 15 minutes' } as const; return withRecipes({ ...month, plan: { ...month.plan, profile } }, named(['Bean curry and pap'], { ahead: { kind: 'soak', handsMinutes: 2, hours: 8, says: 'Ahead: soak the beans.' } })); }],
  ['E12a', 'a lentil breakfast', () => plainMonth([[[1, 'Monday', 'Breakfast'], 'Lentils: lentils-brown 40, tomatoes 80']])],
  ['E12b', 'potatoes for a snack', () => withMeals(plainMonth([[[1, 'Monday', 'Breakfast'], 'Potatoes: potatoes 200']]), ({ name }) => name === 'Breakfast' ? { name: 'Snack' } : {})],
  ['E12c', 'chicken without a starch', () => plainMonth([[[1, 'Monday', 'Dinner'], 'Chicken: chicken-mixed-portions-frozen 200, spinach 200']])],
  ['E12d', 'a soup that stays at home', () => withRecipes(plainMonth(), stayAtHome)],
  ['E12e', 'a plate of 1.2 kg', () => plainMonth([[[1, 'Monday', 'Dinner'], 'Chicken: potatoes 700, chicken-mixed-portions-frozen 200, spinach 400']])],
];

for (const [rule, what, month] of faults) {
  test(`${rule} is missed by ${what}`, () => {
    const rules = missedBy(month());
    assert.ok(rules.includes(rule), `${rule} is not among ${rules.join(', ')}`);
  });
}

test('a month as people eat it, at a fair price, misses no rule', () => {
  assert.deepEqual(missedBy(costing({})), []);
});

test('what is carried over costs nothing in a steady month', () => {
  assert.deepEqual(missedBy(costing({ rands: 2600, firstWeek: 1000, kept: 0.25 })), []);
});

test('a weekend meal a day may be ready later, and two may not', () => {
  const slow = (meals: readonly string[]) => {
    const month = hurried({});
    return missedBy(withRecipes(month, named(meals, { totalMinutes: 90 })));
  };
  assert.deepEqual(slow(['Roast chicken', 'Mutton curry and pap']), []);
  assert.deepEqual(slow(['Mutton curry and pap', 'Chicken roll']), ['E9b']);
});

const foodOf: Readonly<Record<EatingGroup, FoodKey>> = {
  pap: 'maize-meal',
  'rice and pasta': 'rice-white',
  bread: 'bread-brown',
  cereal: 'rolled-oats',
  potatoes: 'potatoes',
  vegetables: 'carrots',
  fruit: 'apples',
  chicken: 'chicken-thighs',
  'red meat': 'beef-stew',
  'processed meat': 'boerewors',
  offal: 'chicken-livers',
  fish: 'hake-fillets',
  eggs: 'eggs',
  milk: 'amasi',
  cheese: 'cheddar',
  pulses: 'sugar-beans',
  soya: 'soya-mince',
  nuts: 'peanuts',
  fats: 'sunflower-oil',
  sugar: 'sugar-white',
};

test('a plan made at the targets lies nowhere from habit, whoever eats it', () => {
  const random = seededRandom('at the targets');
  for (let turn = 0; turn < 60; turn++) {
    const diet = dietTypes[random.below(dietTypes.length)] ?? 'Vegan';
    const level = eatingLevels[random.below(eatingLevels.length)] ?? 'Moderate';
    const energy = 1300 + random.below(2500);
    const protein = 50 + random.below(120);
    const month = plainMonth();
    const targets = weeklyPattern({ diet, level, energy, protein });
    // a seventh of each week's target every noon, and nothing else all day
    const ingredients = eatingGroups.flatMap((group) => {
      const { grams = 0 } = targets.get(group) ?? {};
      const food = foodOf[group];
      return grams === 0
        ? []
        : [{ food, grams: grams / 7 / eatenFactor(food, month.tables.foods) }];
    });
    const { plan, tables } = withMeals(month, ({ name, dishes }) => ({
      dishes: name === 'Lunch' ? dishes.map((dish) => ({ ...dish, ingredients })) : [],
    }));
    const weeks = plan.weeks.map((week) => ({
      ...week,
      target: { ...week.target, energy, protein },
    }));
    const profile = { ...plan.profile, diet_type: diet };
    const eaten = readEaten({ ...plan, weeks, profile, choices: { level } }, tables);
    assert.deepEqual(rulesMissed(auditHabit(eaten)), []);
    assert.ok(habitDistance(eaten).most < 1e-9, `${diet} ${level} ${habitDistance(eaten).most}`);
  }
});

test('who names an amount of their own eats at the dearest level that it pays for; who said nothing at the usual one', () => {
  const needs = { energy: 2000, protein: 90 };
  const profile = { ...profileDefaults, full_name: 'Sipho' };
  const chosen = (answers: Partial<KitchenAnswers>) =>
    choicesOf({ ...profile, kitchenAnswers: { ...kitchenDefaults, ...answers } }, needs);
  assert.deepEqual(choicesOf(profile, needs), noChoices);
  assert.deepEqual(chosen({ food_budget: 'Liberal' }), { level: 'Liberal' });
  const own = (food_budget_rand: number) =>
    chosen({ food_budget: 'My own amount', food_budget_rand }).level;
  assert.deepEqual(
    [own(700), own(1400), own(1750), own(2400), own(3400)],
    ['Thrifty', 'Thrifty', 'Low-cost', 'Moderate', 'Liberal'],
  );
});

test('E13: more money takes no fruit away and leads no further from habit', () => {
  const eaten = ({ plan, tables }: Month) => readEaten(plan, tables);
  const usual = eaten(plainMonth());
  const poorer = eaten(plainMonth(noFruit));
  assert.equal(compareLevels(poorer, usual).holds, true);
  assert.equal(compareLevels(usual, poorer).holds, false);
});

/** A member who may get ten recipes of a food each, and gets some of them. */
function usage(served: readonly number[]): Usage {
  const id = (number: number) => `dish ${number}`;
  const dishes = served.map(id);
  const allowed = Array.from({ length: 40 }, (_, number) => id(number));
  return { like: 'all', allowed, dishes, dinners: dishes, foods: dishes };
}

test('E10: a catalogue that is used, and one that is not', () => {
  const month = plainMonth();
  const [recipe] = month.tables.recipes.values();
  assert.ok(recipe);
  const recipes = new Map(
    Array.from({ length: 40 }, (_, number): readonly [string, Recipe] => [
      `dish ${number}`,
      {
        ...recipe,
        id: `dish ${number}`,
        ingredients: number < 20 ? [['apples', 1]] : [['pears', 1]],
      },
    ]),
  );
  const measured = (members: readonly Usage[]) => auditCoverage(members, { recipes });
  const all = Array.from({ length: 40 }, (_, number) => number);
  const [used, , top] = measured([usage(all)]);
  assert.equal(used?.holds, true);
  assert.equal(used?.figure, 100);
  assert.equal(top?.figure, 50);
  // the same five dinners for two members, of foods that are in no recipe
  const few = measured([usage([1, 2, 3, 4, 5]), usage([1, 2, 3, 4, 5])]);
  assert.deepEqual(rulesMissed(few), ['E10a', 'E10b', 'E10c', 'E10d']);
});

// E6g to E6k and E12f to E12j stand in sides-and-days.test.ts
test('each rule of dishes, money, time and plates has a fault', () => {
  const planted = new Set<string>(faults.map(([rule]) => rule));
  const others = Object.keys(eatingRules).filter(
    (rule) => !/^E(([1-5]|11|10|13)([a-z]|$)|6[g-k]|12[f-j])/.test(rule),
  );
  assert.deepEqual(
    others.filter((rule) => !planted.has(rule)),
    [],
  );
});
