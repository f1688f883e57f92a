import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { auditFit, type LaterWish, type ToldFit } from '#planning/audit/meals/fit-audit.ts';
import { type FoodKey, foods } from '#planning/catalogue/foods.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { tellFood } from './tell-food.ts';

const tables = {
  foods,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const made = new Date('2026-11-21T08:00:00Z');

interface Served {
  readonly weeks: readonly MealWeek[];
  readonly list: ReturnType<typeof makeShoppingList>;
}

function serve(profile: Profile, seed: string): Served | null {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  if (!plan.ok) return null;
  return {
    weeks: plan.weeks,
    list: makeShoppingList(plan.weeks, catalogue, { today: '2026-11-21' }),
  };
}

function tell({ weeks, list }: Served, profile: Profile, profileChanged = new Date('2026-11-22')) {
  return tellFood(
    {
      profile,
      profileChanged,
      meals: { rows: 'meals', made, details: weeks },
      training: null,
      list: { rows: 'list', made, foods: list.lines.map(({ food }) => food) },
    },
    catalogue,
  );
}

function toldOf({ meals, list, says }: ReturnType<typeof tell>): ToldFit {
  return {
    places: meals?.marks ?? [],
    items: list?.marks.map(({ food }) => food) ?? [],
    says: says.join(' '),
  };
}

const dislikes: readonly (readonly [text: string, foods: readonly FoodKey[]])[] = [
  ['mushrooms', ['mushrooms', 'mushrooms-brown']],
  ['hoender', ['chicken-breast-fillet', 'chicken-thighs', 'chicken-drumsticks']],
  ['I hate onions', ['onions', 'onions-red']],
  ['beans', ['sugar-beans', 'sugar-beans-tinned']],
];

/** What comes to a member's mind when plan and list are there. */
function laterWishes(profile: Profile): readonly LaterWish[] {
  const plain = { ...profile, disliked_foods: '' };
  const allergies = ['Lactose', 'Gluten', 'Peanuts', 'Shellfish', 'Eggs'] as const;
  const diets = ['Vegetarian', 'Vegan', 'Fish-Only', 'Low-Carb', 'No Restrictions'] as const;
  return [
    ...allergies.map((allergy) => ({
      profile: { ...plain, allergies: [...profile.allergies, allergy] },
      dislikes: [],
    })),
    ...diets.map((diet_type) => ({ profile: { ...plain, diet_type }, dislikes: [] })),
    ...dislikes.map(([text, keys]) => ({
      profile: { ...plain, disliked_foods: text },
      dislikes: [{ text, foods: keys, words: null, meant: true }],
    })),
  ];
}

test('random members: a later wish is told of every meal and item against it, and of no other', () => {
  let looks = 0;
  let concerned = 0;
  const check = (profile: Profile, seed: string) => {
    const served = serve(profile, seed);
    if (!served) return;
    // what was just made for a profile fits it
    assert.deepEqual(tell(served, profile, made).says, []);
    for (const wish of laterWishes(profile)) {
      const told = toldOf(tell(served, wish.profile));
      const report = auditFit(served, wish, told, tables);
      assert.deepEqual(report.findings, []);
      looks += report.looks.get('94') ?? 0;
      if (told.says !== '') concerned++;
    }
  };
  fc.assert(fc.property(anyProfile, fc.string(), check), {
    numRuns: 8,
    seed: 94,
    endOnFailure: true,
  });
  assert.ok(looks > 8 * 12 * 84 && concerned > 8 * 4, `${looks} looks, ${concerned} concerned`);
});

test('the audit catches a meal or an item that is passed over, one too many, and a wrong number', () => {
  const profile = { ...profileDefaults, full_name: 'Thandi' };
  const served = serve(profile, 'planted');
  assert.ok(served);
  const wish: LaterWish = { profile: { ...profile, allergies: ['Eggs'] }, dislikes: [] };
  const told = toldOf(tell(served, wish.profile));
  const found = (fault: Partial<ToldFit>) =>
    auditFit(served, wish, { ...told, ...fault }, tables).findings.length;
  assert.equal(found({}), 0);
  assert.ok(told.places.length > 1 && told.items.length > 0);
  assert.ok(found({ places: told.places.slice(1) }) > 0);
  assert.ok(found({ items: told.items.slice(1) }) > 0);
  assert.ok(found({ items: [...told.items, 'onions'] }) > 0);
  assert.ok(found({ places: [...told.places, { week: 5, day: 0, meal: 0 }] }) > 0);
  assert.ok(found({ says: '' }) > 0);
  assert.ok(found({ says: told.says.replace(/\d+/, '1') }) > 0);
});

test('a plate of very many dishes is read like any other', () => {
  const profile: Profile = { ...profileDefaults, full_name: 'Thandi' };
  const served = serve(profile, 'heaped');
  assert.ok(served);
  const heaped = served.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        dishes: Array.from({ length: 8 }, () => meal.dishes)
          .flat()
          .slice(0, 8),
      })),
    })),
  }));
  const wish: Profile = { ...profile, allergies: ['Eggs'] };
  const usual = tell(served, wish);
  const told = tell({ ...served, weeks: heaped }, wish);
  assert.ok((usual.meals?.marks.length ?? 0) > 0);
  assert.deepEqual(told.meals?.marks, usual.meals?.marks);
});

test('an allergy that the tables have learnt of is told, though the profile is as it was', () => {
  const profile: Profile = { ...profileDefaults, full_name: 'Thandi' };
  const served = serve(profile, 'learnt');
  assert.ok(served);
  const { meals } = tell(served, { ...profile, allergies: ['Eggs', 'None'] }, made);
  assert.match(meals?.says ?? '', /^You avoid eggs; \d+ meals of these plans hold/);
});

test('a condition that is written down after the plans is told as clearly as an allergy', () => {
  const thandi: Profile = { ...profileDefaults, full_name: 'Thandi', weight: 80 };
  const advice =
    'Please make new plans, and show them to your clinic or doctor before you follow them.';
  for (const [profile, lowers] of [
    [thandi, ' and lower your weight'],
    [{ ...thandi, primary_fitness_goal: 'Maintain weight' }, ''],
    [{ ...thandi, primary_fitness_goal: 'Build muscle' }, ''],
    [{ ...thandi, primary_fitness_goal: 'Maintain weight', diet_type: 'Low-Carb' }, ''],
  ] as const satisfies readonly (readonly [Profile, string])[]) {
    const served = serve(profile, 'condition');
    assert.ok(served);
    for (const [words, read] of [
      ['pregnant', '‘pregnant’ (a pregnancy)'],
      ['no onions, suikersiekte', '‘suikersiekte’ (diabetes)'],
      ['kidney disease', '‘kidney disease’'],
    ] as const) {
      const { meals, list, says } = tell(served, { ...profile, disliked_foods: words });
      const wrote = `You wrote about ${read} under Disliked Foods.`;
      const tail = `not take that into account${lowers}. ${advice}`;
      assert.deepEqual([meals?.standing, list?.standing], ['concerned', 'concerned']);
      assert.ok(meals?.says.startsWith(`${wrote} These plans do ${tail}`), meals?.says);
      assert.ok(
        list?.says.startsWith(`${wrote} This list is of plans that do ${tail}`),
        list?.says,
      );
      assert.equal(says[0], `${wrote} Your meal plans do ${tail}`);
      assert.ok(list?.plansFirst);
      // whoever shops need not know of it
      assert.doesNotMatch(list?.shared ?? '', /pregnan|suiker|diabet|kidney/);
      assert.match(list?.shared ?? '', /The plans behind this list no longer fit\./);
    }
  }
});

test('joints, and a condition that the plans were made for, are nothing to warn of', () => {
  const thandi: Profile = { ...profileDefaults, full_name: 'Thandi', weight: 80 };
  const served = serve(thandi, 'joints');
  assert.ok(served);
  assert.equal(tell(served, { ...thandi, disliked_foods: 'knees' }).meals?.standing, 'changed');

  const ill: Profile = { ...thandi, disliked_foods: 'diabetes' };
  const minding = serve(ill, 'minded');
  assert.ok(minding);
  assert.deepEqual(tell(minding, ill, made).says, []);
  for (const later of [
    { ...ill, weight: 82 },
    { ...ill, disliked_foods: 'raw celery, diabetes' },
    { ...ill, diet_type: 'Low-Carb' },
  ] satisfies readonly Profile[]) {
    assert.doesNotMatch(tell(minding, later).says.join(' '), /You wrote about/);
  }
  // one condition more is told again
  const two = tell(minding, { ...ill, disliked_foods: 'diabetes, pregnant' });
  assert.match(
    two.says.join(' '),
    /^You wrote about ‘diabetes’ and ‘pregnant’ \(a pregnancy\) under/,
  );
});
