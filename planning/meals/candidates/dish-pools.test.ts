import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { Recipe, Slot } from '../../catalogue/recipe.ts';
import { aheadOf } from '../../catalogue/recipes/ahead.ts';
import { type KitchenAnswers, kitchenDefaults } from '../../profile/kitchen-answers.ts';
import type { Profile } from '../../profile/profile.ts';
import { planMonth } from '../plan-month.ts';
import { requestOf } from '../plan-request.ts';
import { prepare } from './plan-task.ts';

/** What nobody has in the morning. */
const lentils = [
  'lentils-red',
  'lentils-brown',
  'sugar-beans',
  'cabbage',
  'pilchards-tinned',
  'soya-mince',
];

/** Dishes of a member's pool for a meal. */
function poolOf(slot: Slot, wishes: Partial<Profile>): readonly Recipe[] {
  const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Naledi', ...wishes });
  assert.ok(prepared.ok);
  const pool = prepared.task.pools.bySlot.get(slot) ?? [];
  return pool.map(({ dish }) => dish.dish.recipe);
}

function holdsOne({ ingredients }: Recipe, keys: readonly string[]): boolean {
  return ingredients.some(([food]) => keys.includes(food));
}

test('no beans, cabbage or pilchards in the morning, and no small dinner between meals', () => {
  for (const diet_type of ['No Restrictions', 'Vegan', 'Low-Carb'] as const) {
    const wishes: Partial<Profile> = { diet_type, meals_per_day: 4 };
    const breakfasts = poolOf('breakfast', wishes);
    const snacks = poolOf('snack', wishes);
    assert.ok(breakfasts.length > 10 && snacks.length > 10, diet_type);
    for (const recipe of breakfasts) assert.ok(!holdsOne(recipe, lentils), recipe.id);
    const dinners = [...lentils, 'potatoes', 'hake-fillets', 'tuna-tinned', 'chickpeas-tinned'];
    for (const recipe of snacks) assert.ok(!holdsOne(recipe, dinners), recipe.id);
  }
  const kitchenAnswers = { ...kitchenDefaults, savoury_breakfasts: 'Yes' } as const;
  const savoury = poolOf('breakfast', { kitchenAnswers });
  assert.ok(savoury.some((recipe) => holdsOne(recipe, lentils)));
});

test('a pot of another day is for who cooks ahead, and nothing overnight for who is in a hurry', () => {
  const ahead = (wishes: Partial<Profile>) =>
    new Set(poolOf('dinner', wishes).map((recipe) => aheadOf(recipe)));
  const batch = { kitchenAnswers: { ...kitchenDefaults, batch_cooking: 'Yes' } } as const;
  const slow = { cooking_time: 'More than 1 hour' } as const;
  assert.deepEqual(ahead({ cooking_time: 'Less than 15 minutes' }), new Set(['nothing']));
  assert.ok(!ahead(slow).has('work'));
  assert.ok(ahead({ ...slow, ...batch }).has('work'));
});

test('what a kitchen lacks is not asked for', () => {
  const slow = { cooking_time: 'More than 1 hour' } as const;
  assert.ok(poolOf('dinner', slow).some(({ tools }) => tools.includes('oven')));
  const kitchenAnswers = { ...kitchenDefaults, kitchen_lacks: ['Oven', 'Microwave'] } as const;
  for (const { id, tools } of poolOf('dinner', { ...slow, kitchenAnswers })) {
    assert.ok(!tools.includes('oven') && !tools.includes('microwave'), id);
  }
});

test('lunches from Monday to Friday can be carried, cold where nothing warms them', () => {
  const weeksOf = (weekday_lunch: KitchenAnswers['weekday_lunch']) => {
    const kitchenAnswers = { ...kitchenDefaults, weekday_lunch };
    const profile = { ...profileDefaults, full_name: 'Naledi', kitchenAnswers };
    const planned = planMonth(kitchen, requestOf(profile), 'carried');
    assert.ok(planned.ok);
    return planned.weeks;
  };
  const ways = (weekday_lunch: KitchenAnswers['weekday_lunch']) => {
    const days = weeksOf(weekday_lunch).flatMap((week) => week.days);
    const workdays = days.filter(({ weekday }) => weekday !== 'Saturday' && weekday !== 'Sunday');
    const lunches = workdays.flatMap(({ meals }) => meals.filter(({ name }) => name === 'Lunch'));
    assert.equal(lunches.length, 20);
    return new Set(
      lunches.map(
        ({ dishes }) => kitchen.catalogue.dishById.get(dishes[0]?.recipe ?? '')?.recipe.carried,
      ),
    );
  };
  assert.deepEqual(ways('Carried, eaten cold'), new Set(['cold']));
  assert.ok(!ways('Carried, warmed up').has('home'));
});

/** Foods of all dishes that a member may be given. */
function foodsFor(wishes: Partial<Profile>): readonly string[] {
  const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Naledi', ...wishes });
  assert.ok(prepared.ok);
  const { bySlot, sides } = prepared.task.pools;
  const candidates = [...[...bySlot.values()].flat(), ...sides];
  return candidates.flatMap(({ dish }) => dish.dish.ingredients.map(({ food }) => food.key));
}

test('what is made for an allergy is for those who have it', () => {
  const isFor = { Gluten: /gluten-free/, Lactose: /-lactose-free$/ } as const;
  for (const allergy of ['Gluten', 'Lactose'] as const) {
    assert.ok(foodsFor({ allergies: [allergy] }).some((food) => isFor[allergy].test(food)));
    assert.ok(!foodsFor({ allergies: ['Peanuts'] }).some((food) => isFor[allergy].test(food)));
  }
});

test('vegan mayonnaise is for who eats no egg, and the same dish has the ordinary one for others', () => {
  const slow = { cooking_time: '30 to 45 minutes' } as const;
  assert.ok(!foodsFor(slow).includes('vegan-mayonnaise'));
  assert.ok(foodsFor({ ...slow, diet_type: 'Vegan' }).includes('vegan-mayonnaise'));
  const named = (wishes: Partial<Profile>) => poolOf('dinner', { ...slow, ...wishes });
  const chips = named({}).find(({ id }) => id === 'loaded-chips-bean-chilli-mayonnaise');
  assert.ok(chips && holdsOne(chips, ['mayonnaise']));
  const vegan = named({ diet_type: 'Vegan' });
  assert.ok(vegan.some(({ name }) => name === 'Vegan chips loaded with chilli beans'));
});
