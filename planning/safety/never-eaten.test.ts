import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { regenerateWeek } from '../meals/changes/regenerate-meals.ts';
import { mealAlternatives } from '../meals/changes/swap/swap-meal.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import {
  budgetOf,
  type FaithRule,
  kitchenDefaults,
  type TasteGroup,
  tasteGroups,
} from '../profile/kitchen-answers.ts';
import type { Profile } from '../profile/profile.ts';
import { makeShoppingList } from '../shopping/make-shopping-list.ts';
import { dishOffered, eatingRules } from './eating-rules.ts';
import { fitJudge } from './profile-fit.ts';

/** Foods of each kind, stated by hand, and foods that a name or an animal brings near it and that stay. */
const known: Readonly<Record<TasteGroup, { out: readonly FoodKey[]; stay: readonly FoodKey[] }>> = {
  red_meat: {
    out: ['beef-mince', 'lamb-stew', 'pork-chops', 'boerewors', 'bacon', 'beef-liver', 'polony'],
    stay: ['chicken-thighs', 'chicken-polony', 'soya-mince', 'milk-full-cream', 'eggs'],
  },
  chicken: {
    out: ['chicken-thighs', 'chicken-whole', 'chicken-livers', 'chicken-polony', 'turkey-whole'],
    stay: ['eggs', 'beef-mince', 'chickpeas-tinned'],
  },
  fish: {
    out: ['hake-fillets', 'pilchards-tinned', 'tuna-tinned', 'fish-cakes', 'prawns'],
    stay: ['chicken-thighs', 'eggs'],
  },
  eggs: { out: ['eggs'], stay: ['mayonnaise', 'egg-noodles', 'chicken-thighs'] },
  pulses: {
    out: ['sugar-beans', 'baked-beans', 'lentils-red', 'chickpeas-tinned', 'split-peas', 'hummus'],
    stay: ['green-beans', 'soya-mince', 'tofu-firm', 'soya-milk', 'peanut-butter'],
  },
  offal: {
    out: ['beef-tripe', 'chicken-feet', 'chicken-livers', 'beef-kidney'],
    stay: ['beef-mince', 'chicken-necks'],
  },
  processed_meat: {
    out: ['boerewors', 'polony', 'viennas', 'bacon', 'ham', 'biltong', 'corned-beef-tinned'],
    stay: ['beef-mince', 'chicken-thighs', 'tuna-tinned', 'veg-sausages'],
  },
  soya_mince: { out: ['soya-mince', 'soy-mince-frozen'], stay: ['tofu-firm', 'beef-mince'] },
};
/** Kinds without which every diet still has something to cook. */
const spared: readonly (readonly TasteGroup[])[] = [
  ['red_meat', 'processed_meat'],
  ['chicken', 'eggs'],
  ['fish', 'soya_mince'],
  ['pulses'],
];

function never(profile: Profile, groups: readonly TasteGroup[]): Profile {
  const said = Object.fromEntries(groups.map((group) => [group, 'Never']));
  return { ...profile, kitchenAnswers: { ...kitchenDefaults, ...said } };
}

function heldBy(weeks: readonly MealWeek[]): ReadonlySet<string> {
  const meals = weeks.flatMap(({ days }) => days.flatMap((day) => day.meals));
  const recipes = meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe));
  return new Set(recipes.flatMap((id) => [...(catalogue.dishById.get(id)?.foods.keys() ?? [])]));
}

test('a kind that is never eaten takes out its foods, says which it is, and leaves what is near it', () => {
  const [anyone] = fc.sample(anyProfile, { numRuns: 1, seed: 4 });
  assert.ok(anyone);
  const profile: Profile = { ...anyone, diet_type: 'No Restrictions', allergies: [] };
  for (const group of tasteGroups) {
    const rules = eatingRules(never({ ...profile, disliked_foods: '' }, [group]), catalogue);
    const judge = fitJudge(rules, catalogue);
    const { out, stay } = known[group];
    for (const key of out) {
      const [objection] = judge.food(key);
      assert.equal(objection?.kind, 'dislike', `${key} where ${group} is never eaten`);
    }
    // offal is in the way of nobody else, and is never eaten unless somebody says otherwise
    for (const key of stay) assert.deepEqual(judge.food(key), [], `${key} beside ${group}`);
  }
});

test('random members: what is never eaten is in no plan, week made anew, swap or list', () => {
  let planned = 0;
  let swaps = 0;
  const check = (anyone: Profile, groups: readonly TasteGroup[], seed: string) => {
    const profile = never(anyone, groups);
    const out = groups.flatMap((group) => known[group].out);
    const clean = (held: ReadonlySet<string>) =>
      assert.deepEqual(
        out.filter((key) => held.has(key)),
        [],
      );
    const plan = planMonth(kitchen, requestOf(profile), seed);
    if (!plan.ok) return;
    planned++;
    clean(heldBy(plan.weeks));
    const list = makeShoppingList(plan.weeks, catalogue, { today: '2026-11-24' });
    clean(new Set(list.lines.map(({ food }) => food)));
    const anew = regenerateWeek(kitchen, profile, plan.weeks, 2, seed);
    if (anew.ok) clean(heldBy(anew.weeks));
    for (const meal of [0, 1]) {
      const offer = mealAlternatives(kitchen, profile, plan.weeks, { day: 8, meal }, seed);
      if (!offer.ok) continue;
      for (const { weeks } of offer.alternatives) clean(heldBy(weeks));
      swaps += offer.alternatives.length;
    }
  };
  fc.assert(fc.property(anyProfile, fc.constantFrom(...spared), fc.string(), check), {
    numRuns: 6,
    seed: 17,
    endOnFailure: true,
  });
  assert.ok(planned >= 4 && swaps >= planned, `${planned} plans, ${swaps} swaps`);
});

/** Stated by hand: what holds pork, beef or gelatine, which is of either. */
const ofFaith: Readonly<Record<FaithRule, { out: readonly FoodKey[]; stay: readonly FoodKey[] }>> =
  {
    'No pork and no alcohol': {
      out: [
        'pork-chops',
        'pork-pack',
        'pork-ribs',
        'pork-mince',
        'pork-sausages',
        'bacon',
        'ham',
        'gammon',
        'boerewors',
        'viennas',
        'polony',
        'russians',
        'yoghurt-fruit',
        'drinking-yoghurt',
      ],
      stay: [
        'beef-mince',
        'lamb-stew',
        'chicken-viennas',
        'chicken-polony',
        'beef-sausages',
        'vinegar',
      ],
    },
    'No beef': {
      out: [
        'beef-mince',
        'beef-stew',
        'oxtail',
        'beef-tripe',
        'beef-liver',
        'biltong',
        'droewors',
        'corned-beef-tinned',
        'boerewors',
        'viennas',
        'polony',
        'russians',
        'pork-mince',
        'beef-patties',
        'stock-cubes-beef',
        'yoghurt-fruit',
        'drinking-yoghurt',
      ],
      stay: [
        'lamb-stew',
        'pork-chops',
        'chicken-thighs',
        'ostrich-fillet',
        'yoghurt-plain-low-fat',
      ],
    },
  };

test('a faith leaves out every food of what it forbids, over the whole table, and no other', () => {
  const [anyone] = fc.sample(anyProfile, { numRuns: 1, seed: 4 });
  assert.ok(anyone);
  const plain: Profile = {
    ...anyone,
    diet_type: 'No Restrictions',
    allergies: [],
    disliked_foods: '',
  };
  const refused = (faith: readonly FaithRule[]) => {
    const kitchenAnswers = { ...kitchenDefaults, offal: 'Sometimes', faith } as const;
    const judge = fitJudge(eatingRules({ ...plain, kitchenAnswers }, catalogue), catalogue);
    return [...catalogue.foods.keys()].filter((key) => judge.food(key).length > 0);
  };
  assert.deepEqual(refused([]), []);
  for (const [faith, { out, stay }] of Object.entries(ofFaith)) {
    const rule = faith === 'No beef' ? faith : 'No pork and no alcohol';
    const left = new Set(refused([rule]));
    assert.deepEqual(
      out.filter((key) => !left.has(key)),
      [],
      `${faith} leaves in`,
    );
    assert.deepEqual(
      stay.filter((key) => left.has(key)),
      [],
      `${faith} takes out`,
    );
  }
  // the other way round: whatever an ingredient or a name says to be of the animal is out
  const says = (animal: RegExp, faith: FaithRule) =>
    [...catalogue.foods.values()]
      .filter(
        ({ name, animals, madeOf }) =>
          animals.includes('meat') && (animal.test(name) || madeOf.some((one) => animal.test(one))),
      )
      .filter(({ key }) => !refused([faith]).includes(key));
  assert.deepEqual(says(/pork|bacon|\bham\b|gammon|gelatine/i, 'No pork and no alcohol'), []);
  assert.deepEqual(says(/beef|oxtail|biltong|gelatine/i, 'No beef'), []);
  // nobody who takes no alcohol is handed any
  const spirits = /\b(?:wine|beer|brandy|sherry|rum|cider|liqueur|vodka|port)\b(?! vinegar)/i;
  for (const food of catalogue.foods.values()) {
    if (!/vinegar/i.test(food.name)) assert.doesNotMatch(food.name, spirits);
  }
  for (const { recipe } of catalogue.dishes) {
    assert.doesNotMatch([recipe.name, ...recipe.steps].join(' '), spirits, recipe.id);
  }
});

test('random members of a faith: no plan, swap or list holds what it forbids', () => {
  let planned = 0;
  const check = (anyone: Profile, rule: FaithRule, seed: string) => {
    const kitchenAnswers = { ...kitchenDefaults, faith: [rule] };
    const profile: Profile = { ...anyone, diet_type: 'No Restrictions', kitchenAnswers };
    const { out } = ofFaith[rule];
    const clean = (held: ReadonlySet<string>) =>
      assert.deepEqual(
        out.filter((key) => held.has(key)),
        [],
      );
    const plan = planMonth(kitchen, requestOf(profile), seed);
    if (!plan.ok) return;
    planned++;
    clean(heldBy(plan.weeks));
    const list = makeShoppingList(plan.weeks, catalogue, { today: '2026-11-24' });
    clean(new Set(list.lines.map(({ food }) => food)));
    const offer = mealAlternatives(kitchen, profile, plan.weeks, { day: 8, meal: 1 }, seed);
    if (offer.ok) for (const { weeks } of offer.alternatives) clean(heldBy(weeks));
  };
  fc.assert(
    fc.property(
      anyProfile,
      fc.constantFrom<FaithRule>('No pork and no alcohol', 'No beef'),
      fc.string(),
      check,
    ),
    { numRuns: 3, seed: 18, endOnFailure: true },
  );
  assert.ok(planned >= 2, `${planned} plans`);
});

test('who says sometimes is offered offal, within diet and allergies', () => {
  const [anyone] = fc.sample(anyProfile, { numRuns: 1, seed: 4 });
  assert.ok(anyone);
  const omnivore: Profile = {
    ...anyone,
    diet_type: 'No Restrictions',
    allergies: [],
    disliked_foods: '',
    cooking_time: 'More than 1 hour',
    cooking_skill: 'Advanced',
  };
  const offered = (profile: Profile) => {
    const rules = eatingRules(profile, catalogue);
    return catalogue.dishes.filter(
      (dish) => known.offal.out.some((key) => dish.foods.has(key)) && dishOffered(dish, rules),
    ).length;
  };
  const kitchenAnswers = { ...kitchenDefaults, offal: 'Sometimes' } as const;
  assert.equal(offered(omnivore), 0);
  assert.ok(offered({ ...omnivore, kitchenAnswers }) > 5);
  assert.equal(offered({ ...omnivore, kitchenAnswers, diet_type: 'Vegetarian' }), 0);
});

test('a budget goes with the request as it was said', () => {
  assert.equal(budgetOf(undefined), null);
  assert.deepEqual(budgetOf({ ...kitchenDefaults, food_budget: 'Thrifty' }), { level: 'Thrifty' });
  const own = { ...kitchenDefaults, food_budget: 'My own amount', food_budget_rand: 1800 } as const;
  const [anyone] = fc.sample(anyProfile, { numRuns: 1, seed: 4 });
  assert.ok(anyone);
  assert.deepEqual(requestOf({ ...anyone, kitchenAnswers: own }).budget, { rand: 1800 });
});
