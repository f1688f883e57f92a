import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { auditMealChange } from '../../audit/meals/change-audit.ts';
import { auditMealPlan } from '../../audit/meals/meal-audit.ts';
import type { AuditTables } from '../../audit/plan-under-audit.ts';
import { dayOf, daysOfPlan } from '../../calendar.ts';
import { foods } from '../../catalogue/foods.ts';
import type { Profile } from '../../profile/profile.ts';
import { makeShoppingList } from '../../shopping/make-shopping-list.ts';
import { type DayPlace, type MealPlace, placeOf } from '../model/meal-place.ts';
import type { MealWeek } from '../model/meal-plan.ts';
import { planMonth } from '../plan-month.ts';
import { requestOf } from '../plan-request.ts';
import { setLock } from './lock-meals.ts';
import { regenerateWeek } from './regenerate-meals.ts';

const tables: AuditTables = {
  foods,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

const known = new Map<string, readonly MealWeek[]>();

/** A plan, made once for all tests that begin with it. */
function weeksOf(profile: Profile, seed = 'seed'): readonly MealWeek[] {
  const key = `${JSON.stringify(profile)} ${seed}`;
  const plan = known.get(key) ?? planOf(profile, seed);
  known.set(key, plan);
  return plan;
}

function planOf(profile: Profile, seed: string): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

function locked(
  profile: Profile,
  weeks: readonly MealWeek[],
  places: readonly (MealPlace | DayPlace)[],
): readonly MealWeek[] {
  let result = weeks;
  for (const place of places) {
    const change = setLock(kitchen, profile, result, place, true);
    assert.ok(change.ok, change.ok ? '' : change.reason);
    result = change.weeks;
  }
  return result;
}

function renewed(profile: Profile, weeks: readonly MealWeek[], week: number, seed = 'again') {
  const change = regenerateWeek(kitchen, profile, weeks, week, seed);
  assert.ok(change.ok, change.ok ? '' : change.reason);
  return change.weeks;
}

function renewedPlan(profile: Profile, weeks: readonly MealWeek[], seed = 'again') {
  const change = planMonth(kitchen, requestOf(profile, { kept: weeks }), seed);
  assert.ok(change.ok, change.ok ? '' : change.reason);
  return change.weeks;
}

/** Rules that no plan of this member may break; energy and protein are counted apart. */
function hardBreaches(profile: Profile, weeks: readonly MealWeek[]) {
  return auditMealPlan(weeks, profile, tables).filter(
    ({ rule }) => !['energy', 'protein', 'portion'].includes(rule),
  );
}

const anyPlaceOf = (meals: number): fc.Arbitrary<MealPlace | DayPlace> => {
  const day = { week: fc.integer({ min: 1, max: 4 }), day: fc.integer({ min: 0, max: 6 }) };
  const meal = fc.record({ ...day, meal: fc.nat({ max: meals - 1 }) }).map(placeOf);
  const wholeDay = fc.record(day).map(({ week, day: inWeek }) => ({ day: dayOf(week, inWeek) }));
  return fc.oneof({ weight: 5, arbitrary: meal }, { weight: 1, arbitrary: wholeDay });
};

/** A member, a plan with locks, and a week to make anew. */
const anyCase = anyProfile.chain((profile) =>
  fc.record({
    profile: fc.constant(profile),
    places: fc.array(anyPlaceOf(profile.meals_per_day), { maxLength: 12 }),
    week: fc.integer({ min: 1, max: 4 }),
    seed: fc.string(),
  }),
);

/** `npm run audit:plans` does the same with every twentieth of its members. */
const members = 10;

test(`${members} random members with random locks: a week and a plan made anew keep what is locked`, () => {
  let days = 0;
  let off = 0;
  const check = (one: typeof anyCase extends fc.Arbitrary<infer Case> ? Case : never) => {
    const { profile, week, seed } = one;
    const plan = planMonth(kitchen, requestOf(profile), seed);
    if (!plan.ok) return;
    const weeks = locked(profile, plan.weeks, one.places);
    const again = `${seed} again`;
    const byWeek = renewed(profile, weeks, week, again);
    assert.deepEqual(auditMealChange(weeks, byWeek, { kind: 'week', week }, foods), []);
    assert.deepEqual(hardBreaches(profile, byWeek), []);
    assert.deepEqual(renewed(profile, weeks, week, again), byWeek);
    const whole = renewedPlan(profile, weeks, again);
    assert.deepEqual(auditMealChange(weeks, whole, { kind: 'plan' }, foods), []);
    assert.deepEqual(hardBreaches(profile, whole), []);
    days += 35;
    for (const made of [byWeek[week - 1], ...whole]) {
      for (const { amounts } of made?.days ?? []) {
        if (Math.abs(amounts.kcal / (made?.target.energy ?? 0) - 1) > 0.05) off++;
      }
    }
  };
  fc.assert(fc.property(anyCase, check), {
    numRuns: members,
    seed: 20_261_121,
    endOnFailure: true,
  });
  assert.ok(off <= 0.05 * days, `${off} of ${days} days miss the energy target`);
});

test('without locks a plan made anew is the plan of that seed', () => {
  assert.deepEqual(renewedPlan(thandi, weeksOf(thandi), 'other'), weeksOf(thandi, 'other'));
});

test('another seed makes another week', () => {
  const weeks = weeksOf(thandi);
  assert.notDeepEqual(
    renewed(thandi, weeks, 3, 'one')[2]?.days,
    renewed(thandi, weeks, 3, 'two')[2]?.days,
  );
});

test('variety is counted over all four weeks, also towards the weeks that come after', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const weeks = renewed(thandi, weeksOf(thandi, seed), 2, `${seed} again`);
    const served = new Map<string, number[]>();
    for (const [index, day] of weeks.flatMap(({ days }) => days).entries()) {
      const main = day.meals.at(-1)?.dishes[0]?.recipe ?? '';
      served.set(main, [...(served.get(main) ?? []), index]);
    }
    assert.ok(served.size >= 12, `${served.size} dinners`);
    for (const [main, days] of served) {
      const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
      assert.ok(Math.min(28, ...gaps) >= 4 && days.length <= 4, `${main} on days ${days.join()}`);
    }
  }
});

test('a week made anew uses up what was bought for the others', () => {
  const rand = (weeks: readonly MealWeek[]) =>
    makeShoppingList(weeks, catalogue, { today: '2026-11-21' }).budget.cents / 100;
  let before = 0;
  let after = 0;
  // a dozen, as six of them lie by chance a percent off
  for (const seed of 'abcdefghijkl') {
    const weeks = weeksOf(thandi, seed);
    before += rand(weeks);
    after += rand(renewed(thandi, weeks, 2, `${seed} again`));
  }
  assert.ok(after < 1.05 * before, `R${after} after, R${before} before`);
});

test('the rest of a day is composed around a locked meal', () => {
  const weeks = weeksOf(thandi);
  const places = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, meal: day % 3 }));
  const [week] = renewed(thandi, locked(thandi, weeks, places), 1);
  let anew = 0;
  for (const [index, day] of (week?.days ?? []).entries()) {
    const was = weeks[0]?.days[index];
    for (const [meal, { dishes }] of day.meals.entries()) {
      const same = JSON.stringify(dishes) === JSON.stringify(was?.meals[meal]?.dishes);
      if (meal === index % 3) assert.ok(same, `${day.weekday} ${meal}`);
      else if (!same) anew++;
    }
    // a naartjie in the morning and another one after supper is no dish twice
    const recipes = day.meals
      .flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe))
      .filter((id) =>
        catalogue.dishById.get(id)?.ingredients.some(({ food }) => food.role !== 'fruit'),
      );
    assert.equal(new Set(recipes).size, recipes.length, `a dish twice a day: ${recipes.join()}`);
  }
  // a free meal may come out as it was, but not most of them
  assert.ok(anew > 7, `${anew} of 14 free meals are new`);
});

test('a locked meal that is forbidden now is replaced, and the week says so', () => {
  const weeks = weeksOf(thandi);
  const vegan: Profile = { ...thandi, diet_type: 'Vegan' };
  const everyDinner = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, meal: 2 }));
  const after = renewedPlan(vegan, locked(thandi, weeks, everyDinner));
  assert.deepEqual(hardBreaches(vegan, after), []);
  const forbidden = auditMealPlan(weeks.slice(0, 1), vegan, tables).filter(
    ({ rule }) => rule === 'diet',
  );
  assert.ok(forbidden.length > 0);
  assert.match(
    after[0]?.notes.join('\n') ?? '',
    /You kept .+ \(dinner on \w+day, week 1\), but it no longer fits/,
  );
  assert.ok(after.slice(1).every(({ notes }) => !/locked/.test(notes.join())));
});

test('a week is not made anew beside weeks that the profile forbids', () => {
  const result = regenerateWeek(
    kitchen,
    { ...thandi, allergies: ['Gluten'] },
    weeksOf(thandi),
    1,
    'x',
  );
  assert.equal(result.ok ? '' : result.refusal, 'not-allowed');
});

test('a locked day of which one meal is forbidden now keeps its other meals locked', () => {
  const gluten: Profile = { ...thandi, allergies: ['Gluten'] };
  const weeks = locked(
    thandi,
    weeksOf(thandi),
    Array.from({ length: daysOfPlan }, (_, day) => ({ day })),
  );
  const after = renewedPlan(gluten, weeks);
  const days = after.flatMap((week) => week.days);
  const whole = days.filter((day) => day.locked).length;
  const single = days.flatMap(({ meals }) => meals.filter((meal) => meal.locked)).length;
  assert.ok(whole < daysOfPlan && single > 0, `${whole} days, ${single} meals`);
  assert.deepEqual(hardBreaches(gluten, after), []);
});

test('locked meals of a day with other meals now: what is still eaten stays, the rest is named', () => {
  // a lighter body, for whom four meals fit round three that are kept
  const light: Profile = { ...thandi, weight: 60 };
  const weeks = locked(light, weeksOf(light), [{ day: 0 }]);
  const [fewer] = renewedPlan({ ...light, meals_per_day: 2 }, weeks);
  const monday = fewer?.days[0];
  assert.deepEqual(
    monday?.meals.map(({ name }) => name),
    ['Lunch', 'Dinner'],
  );
  assert.deepEqual(
    monday?.meals.map(({ dishes }) => dishes),
    weeks[0]?.days[0]?.meals.slice(1).map(({ dishes }) => dishes),
  );
  assert.match(fewer?.notes.join() ?? '', /You kept a breakfast on Monday/);
  const [more] = renewedPlan({ ...light, meals_per_day: 4 }, weeks);
  assert.deepEqual(
    more?.days[0]?.meals.map(({ locked: lock }) => lock === true),
    [true, true, false, true],
  );
});

test('a day that cannot meet its target around what is locked says so', () => {
  const weeks = locked(thandi, weeksOf(thandi), [{ day: 0 }]);
  const bigger: Profile = { ...thandi, weight: 95, primary_fitness_goal: 'Build muscle' };
  const [week] = renewedPlan(bigger, weeks);
  assert.match(week?.notes.join('\n') ?? '', /With what you keep, Monday holds \d+ % less energy/);
});

test('nothing free, no such week, no safe plan: refused with the reason', () => {
  const weeks = weeksOf(thandi);
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day: dayOf(2, day) }));
  const full = regenerateWeek(kitchen, thandi, locked(thandi, weeks, everyDay), 2, 'x');
  assert.equal(full.ok ? '' : full.refusal, 'locked');
  const none = regenerateWeek(kitchen, thandi, weeks, 5, 'x');
  assert.equal(none.ok ? '' : none.refusal, 'no-such-place');
  const thin = regenerateWeek(kitchen, { ...thandi, weight: 40, height: 175 }, weeks, 1, 'x');
  assert.equal(thin.ok ? '' : thin.refusal, 'no-plan');
  const gone = regenerateWeek(kitchen, thandi, weeks.slice(0, 3), 1, 'x');
  assert.equal(gone.ok ? '' : gone.refusal, 'incomplete-plan');
});

test('an old plan is no obstacle to a new one: only what is locked is read', () => {
  const weeks = weeksOf(thandi);
  const old = weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, dishes: [{ recipe: 'gone', ingredients: [] }] })),
    })),
  }));
  assert.deepEqual(renewedPlan(thandi, old, 'x'), weeksOf(thandi, 'x'));
  const week = regenerateWeek(kitchen, thandi, old, 1, 'x');
  assert.equal(week.ok ? '' : week.refusal, 'unknown-recipe');
  const lockedOld = old.map((one) => ({
    ...one,
    days: one.days.map((day) => ({ ...day, locked: true as const })),
  }));
  const [first] = renewedPlan(thandi, lockedOld, 'x');
  assert.match(
    first?.notes[0] ?? '',
    /dinner that you kept on Monday|breakfast that you kept on Monday/,
  );
  assert.deepEqual(first?.days, weeksOf(thandi, 'x')[0]?.days);
});
