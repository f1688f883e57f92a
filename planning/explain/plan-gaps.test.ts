import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import { mealWeeks, profileWith } from '#test/support/writing/writing.ts';
import type { Allergen, AnimalClass } from '../catalogue/food.ts';
import { type FoodKey, foods } from '../catalogue/foods.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { type AskedHealth, healthDefaults } from '../profile/health-answers.ts';
import { kitchenDefaults } from '../profile/kitchen-answers.ts';
import type { Profile } from '../profile/profile.ts';
import { type PlanGaps, planGaps } from './plan-gaps.ts';

const vegan = profileWith({ diet_type: 'Vegan', gender: 'Female', age: 30 });
const anyEater = profileWith({ gender: 'Female', age: 30 });
const ofVegan = mealWeeks(vegan);
const ofAnyEater = mealWeeks(anyEater);

/** The same meals with a share of every amount, so that every nutrient is missing. */
const thin = (weeks: readonly MealWeek[], share = 0.3): readonly MealWeek[] =>
  weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      amounts: {
        ...day.amounts,
        protein: share * day.amounts.protein,
        fibre: share * day.amounts.fibre,
        calciumMg: share * day.amounts.calciumMg,
        ironMg: share * day.amounts.ironMg,
        zincMg: share * day.amounts.zincMg,
        vitaminAUg: 0.1 * share * day.amounts.vitaminAUg,
        vitaminCMg: 0.1 * share * day.amounts.vitaminCMg,
        vitaminB12Ug: share * day.amounts.vitaminB12Ug,
        folateUg: share * day.amounts.folateUg,
      },
    })),
  }));

function rowsOf(gaps: PlanGaps) {
  assert.equal(gaps.kind, 'rows');
  return gaps.kind === 'rows' ? gaps.rows : [];
}
const told = (profile: Profile, weeks: readonly MealWeek[]) =>
  rowsOf(planGaps(profile, weeks, catalogue));

test('a vegan plan lacks vitamin B12, of which no food of it holds any; the figures are those of its own food', () => {
  const rows = told(vegan, ofVegan);
  const b12 = rows.find(({ name }) => name === 'Vitamin B12') ?? assert.fail('no row');
  assert.deepEqual([b12.holds, b12.wanted, b12.foods], [0, 2.4, []]);
  assert.match(b12.supplement ?? '', /^Ask a clinic or pharmacist about vitamin B12/);
  const calcium = rows.find(({ name }) => name === 'Calcium') ?? assert.fail('no row');
  const days = ofVegan.flatMap((week) => week.days);
  const served = days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients)),
  );
  const eaten = served.reduce(
    (sum, { food, grams }) => sum + ((foods[food].per100g.calcium ?? 0) * grams) / 100,
    0,
  );
  assert.ok(Math.abs(calcium.holds - eaten / days.length) < 1, `${calcium.holds}`);
  assert.equal(calcium.wanted, 1000);
  assert.ok(calcium.foods.length > 0 && calcium.foods.length <= 3);
  // leaves that hold their calcium back are no way to it
  assert.ok(!calcium.foods.some(({ food }) => /spinach|morogo/.test(food)));
});

test('a plan that reaches what is advised lacks nothing', () => {
  assert.deepEqual(told(anyEater, ofAnyEater), []);
});

test('nothing is said below 18 or where no plan may be made, and with a condition a clinic is named', () => {
  const said = (answers: Partial<AskedHealth>) =>
    profileWith({ healthAnswers: { ...healthDefaults, ...answers } });
  const kindOf = (profile: Profile) => planGaps(profile, thin(ofAnyEater), catalogue).kind;
  assert.equal(kindOf(profileWith({ age: 17 })), 'silent');
  assert.equal(kindOf(said({ conditions: ['An eating disorder now'] })), 'silent');
  assert.equal(kindOf(said({ conditions: ['Kidney disease, on dialysis'] })), 'silent');
  for (const profile of [
    said({ conditions: ['Gout'] }),
    said({ mother: ['Pregnant'] }),
    said({ signs: ['Chest pain'] }),
    profileWith({ disliked_foods: 'mushrooms, HIV' }),
  ]) {
    assert.equal(kindOf(profile), 'clinic');
  }
  assert.equal(kindOf(said({ joints: ['Knees'] })), 'rows');
});

test('where a word names no food that we know, only foods of the member’s own weeks are named', () => {
  const served = new Set<string>(
    ofVegan.flatMap(({ days }) =>
      days.flatMap(({ meals }) =>
        meals.flatMap(({ dishes }) =>
          dishes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)),
        ),
      ),
    ),
  );
  const namedBy = (change: Partial<Profile>) =>
    told(profileWith({ ...vegan, ...change }), thin(ofVegan)).flatMap((row) =>
      row.foods.map(({ food }) => food),
    );
  assert.ok(namedBy({}).length > 0);
  for (const change of [
    { disliked_foods: 'blorptang' },
    { healthAnswers: { ...healthDefaults, foods: 'blorptang' } },
  ]) {
    const named = namedBy(change);
    assert.ok(named.length > 0);
    for (const food of named) assert.ok(served.has(food), food);
  }
});

const animalsOf: Readonly<Record<Profile['diet_type'], readonly AnimalClass[]>> = {
  'No Restrictions': [],
  'Low-Carb': [],
  Other: [],
  'Fish-Only': ['poultry', 'meat'],
  Vegetarian: ['fish', 'shellfish', 'poultry', 'meat'],
  Vegan: ['honey', 'dairy', 'egg', 'fish', 'shellfish', 'poultry', 'meat'],
};
const allergenOf: Readonly<Record<string, Allergen>> = {
  Lactose: 'lactose',
  Gluten: 'gluten',
  Peanuts: 'peanuts',
  Shellfish: 'shellfish',
  Eggs: 'eggs',
};
/** Words, and what they must keep away, stated by hand. */
const refusals: readonly { readonly text: string; readonly refused: readonly FoodKey[] }[] = [
  { text: '', refused: [] },
  { text: 'broccoli and pilchards', refused: ['broccoli', 'broccoli-frozen', 'pilchards-tinned'] },
  { text: 'I hate fish', refused: ['hake-fillets', 'snoek', 'pilchards-tinned', 'tuna-tinned'] },
  {
    text: 'melk, tofu',
    refused: ['milk-full-cream', 'tofu-firm'],
  },
];
const pork = /^(?:pork|bacon|ham|gammon)/;

test('no food is named that its member must not or does not eat, even where their old plan holds it', () => {
  const weeks = [thin(ofVegan), thin(ofAnyEater)];
  let named = 0;
  fc.assert(
    fc.property(
      anyProfile,
      fc.constantFrom(...refusals),
      fc.constantFrom(...refusals),
      fc.boolean(),
      fc.nat(1),
      (anybody, typed, harmful, halaal, place) => {
        const profile: Profile = {
          ...anybody,
          age: Math.max(18, anybody.age),
          disliked_foods: typed.text,
          healthAnswers: { ...healthDefaults, foods: harmful.text },
          kitchenAnswers: {
            ...kitchenDefaults,
            ...(halaal ? { faith: ['No pork and no alcohol'] } : {}),
          },
        };
        const gaps = planGaps(profile, weeks[place] ?? assert.fail(), catalogue);
        if (gaps.kind !== 'rows') return;
        const allergens = profile.allergies.flatMap((one) => allergenOf[one] ?? []);
        const animals = animalsOf[profile.diet_type];
        for (const { foods: shown, unit, holds, wanted } of gaps.rows) {
          assert.ok(holds < wanted);
          assert.ok(unit.length > 0 && shown.length <= 3);
          for (const { food: key, grams, kilojoules, adds } of shown) {
            named += 1;
            const food = foods[key];
            assert.ok(![...typed.refused, ...harmful.refused].includes(key), key);
            assert.ok(!food.animals.some((animal) => animals.includes(animal)), key);
            assert.ok(animals.length === 0 || food.animals.length > 0, key);
            assert.ok(allergens.length === 0 || food.allergens !== null, key);
            const holdsThese = [...(food.allergens ?? []), ...food.mayContain];
            assert.ok(!holdsThese.some((one) => allergens.includes(one)), key);
            assert.ok(!halaal || !pork.test(key), key);
            assert.ok(!/liver/.test(key), key);
            assert.ok(grams > 0 && grams <= food.maxMealGrams && adds > 0, key);
            assert.ok(Math.abs(kilojoules - (food.per100g.kcal * grams * 4.184) / 100) < 1, key);
            assert.ok(((food.per100g.sodium ?? 0) * grams) / 100 <= 400.01, key);
          }
        }
      },
    ),
    { numRuns: 400 },
  );
  assert.ok(named > 1000, `${named} foods`);
});
