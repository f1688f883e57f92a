import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import {
  alternativesOf,
  auditTables,
  mealAt,
  thandiMokoena,
  tuesdayDinner,
  weeksOf,
} from '#test/support/plans/swaps.ts';
import { createRecorder } from '../../../audit/finding.ts';
import { auditMealChange } from '../../../audit/meals/change-audit.ts';
import { auditEating } from '../../../audit/meals/eating-audit.ts';
import { auditPractice } from '../../../audit/meals/practice-audit.ts';
import { expectedTargets } from '../../../audit/nutrition/expected-targets.ts';
import { auditNutrition } from '../../../audit/nutrition/nutrition-audit.ts';
import { rules } from '../../../audit/rules.ts';
import { foods } from '../../../catalogue/foods.ts';
import type { Stock } from '../../../catalogue/packs/stock.ts';
import type { Profile } from '../../../profile/profile.ts';
import { type PlaceInWeek, placeOf } from '../../model/meal-place.ts';
import type { MealWeek, PlannedMeal } from '../../model/meal-plan.ts';
import { planMonth } from '../../plan-month.ts';
import { requestOf } from '../../plan-request.ts';
import { openSwap } from './open-swap.ts';
import { swapMeal } from './swap-meal.ts';

function mainOf(meal: PlannedMeal): string {
  return meal.dishes[0]?.recipe ?? '';
}

/** The hard rules that a plan breaks, by week and day. */
function breachesOf(profile: Profile, weeks: readonly MealWeek[]): ReadonlySet<string> {
  const recorder = createRecorder();
  const plan = { profile, weeks, dislikes: [] };
  auditEating(plan, auditTables, recorder.at);
  auditNutrition(plan, expectedTargets(profile), foods, recorder.at);
  auditPractice(plan, auditTables, recorder.at);
  return new Set(
    recorder.findings
      .filter(({ rule }) => rules[rule].grade === 'hard')
      .map(({ rule, week, day }) => `${rule} ${week} ${day}`),
  );
}

const placesEach = 2;

/** A member, a plan and places of it: making the plan takes longer than all that is done with one place. */
const anyPlaces = fc
  .record({
    profile: anyProfile,
    disliked: fc.constantFrom('', '', 'mushrooms', 'liver and onions', 'fish'),
    places: fc.array(
      fc.record({
        week: fc.integer({ min: 1, max: 4 }),
        day: fc.integer({ min: 0, max: 6 }),
        meal: fc.nat(),
      }),
      { minLength: placesEach, maxLength: placesEach },
    ),
    seed: fc.string(),
  })
  .map(({ profile, disliked, places, seed }) => ({
    profile: { ...profile, disliked_foods: disliked },
    places: places.map((place) => ({ ...place, meal: place.meal % profile.meals_per_day })),
    seed,
  }));

/** `npm run audit:plans` swaps a meal of every twentieth of its members, and `npm run bench -- swaps` counts offers. */
const members = 20;

test(`${members * placesEach} random places: every alternative passes the audits, and nothing else changes`, () => {
  let asked = 0;
  let three = 0;
  const checkPlace = (
    profile: Profile,
    weeks: readonly MealWeek[],
    place: PlaceInWeek,
    seed: string,
  ) => {
    const alternatives = alternativesOf(profile, weeks, place, seed);
    asked++;
    if (alternatives.length === 3) three++;
    const mains = alternatives.map(({ meal }) => mainOf(meal));
    assert.ok(mains.length <= 3);
    assert.equal(new Set([...mains, mainOf(mealAt(weeks, place))]).size, mains.length + 1);
    const before = breachesOf(profile, weeks);
    for (const alternative of alternatives) {
      const after = alternative.weeks;
      assert.deepEqual(auditMealChange(weeks, after, { kind: 'swap', ...place }, foods), []);
      const worse = [...breachesOf(profile, after)].filter((breach) => !before.has(breach));
      assert.deepEqual(worse, []);
      assert.deepEqual(mealAt(after, place), alternative.meal);
      assert.deepEqual(after[place.week - 1]?.days[place.day]?.amounts, alternative.day);
    }
  };
  const check = ({
    profile,
    places,
    seed,
  }: {
    profile: Profile;
    places: readonly PlaceInWeek[];
    seed: string;
  }) => {
    const plan = planMonth(kitchen, requestOf(profile), seed);
    if (!plan.ok) return;
    for (const place of places) checkPlace(profile, plan.weeks, place, seed);
  };
  fc.assert(fc.property(anyPlaces, check), {
    numRuns: members,
    seed: 20_261_121,
    endOnFailure: true,
  });
  // 97.7 % of places over 3,197 offers (npm run bench -- swaps): by luck forty of them hold 36 or more
  assert.ok(three >= 0.9 * asked, `three alternatives at ${three} of ${asked} places`);
});

test('the same seed offers the same meals, another seed may offer others', () => {
  const weeks = weeksOf(thandiMokoena);
  const offered = alternativesOf(thandiMokoena, weeks, tuesdayDinner, 'one');
  assert.deepEqual(alternativesOf(thandiMokoena, weeks, tuesdayDinner, 'one'), offered);
  const places = weeks.map(({ week }) => ({ week, day: 1, meal: 2 }));
  const mains = (seed: string) =>
    places.map((place) =>
      alternativesOf(thandiMokoena, weeks, place, seed).map(({ meal }) => mainOf(meal)),
    );
  assert.notDeepEqual(mains('two'), mains('one'));
});

test('a swap makes new objects of its week and day only', () => {
  const weeks = weeksOf(thandiMokoena);
  // a breakfast, of which nothing is left over for another day
  const tuesdayBreakfast = { week: 2, day: 1, meal: 0 };
  const [first] = alternativesOf(thandiMokoena, weeks, tuesdayBreakfast);
  assert.ok(first);
  const after = first.weeks;
  assert.deepEqual(
    after.map((week, index) => week === weeks[index]),
    [true, false, true, true],
  );
  assert.deepEqual(
    after[1]?.days.map((day, index) => day === weeks[1]?.days[index]),
    [true, false, true, true, true, true, true],
  );
});

test('a plan stays good through fifty swaps in a row', () => {
  let weeks = weeksOf(thandiMokoena);
  const before = breachesOf(thandiMokoena, weeks);
  for (let swap = 0; swap < 50; swap++) {
    const place = { week: 1 + (swap % 4), day: (3 * swap) % 7, meal: swap % 3 };
    const [best] = alternativesOf(thandiMokoena, weeks, place, `${swap}`);
    if (best) weeks = best.weeks;
  }
  assert.deepEqual(
    [...breachesOf(thandiMokoena, weeks)].filter((breach) => !before.has(breach)),
    [],
  );
});

test('a swap puts in what was offered for its seed, and refuses what was not', () => {
  const weeks = weeksOf(thandiMokoena);
  const offered = alternativesOf(thandiMokoena, weeks, tuesdayDinner);
  assert.equal(offered.length, 3);
  for (const [choice, { weeks: after }] of offered.entries()) {
    const result = swapMeal(kitchen, thandiMokoena, weeks, placeOf(tuesdayDinner), 'swap', choice);
    assert.deepEqual(result.ok && result.weeks, after);
  }
  for (const choice of [3, -1, 0.5, Number.NaN]) {
    const result = swapMeal(kitchen, thandiMokoena, weeks, placeOf(tuesdayDinner), 'swap', choice);
    assert.equal(result.ok ? '' : result.refusal, 'does-not-fit');
  }
});

test('sums come from the grams, whatever amounts were stored', () => {
  const weeks = weeksOf(thandiMokoena);
  const [good] = alternativesOf(thandiMokoena, weeks, tuesdayDinner);
  assert.ok(good);
  const lie = { ...good.meal.amounts, kcal: 1, protein: 999 };
  const lying = weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, amounts: lie })),
  }));
  const [mended] = alternativesOf(thandiMokoena, lying, tuesdayDinner);
  assert.deepEqual(mended?.meal, good.meal);
  assert.deepEqual(mended.weeks[1]?.days[1], good.weeks[1]?.days[1]);
});

test('what was at home when a plan was made counts in a swap of any of its weeks', () => {
  const [first, ...later] = weeksOf(thandiMokoena);
  assert.ok(first);
  const stock: Stock = [{ food: 'rice-white', grams: 5000, opened: true, from: -7 }];
  const weeks = [{ ...first, stock }, ...later];
  for (const day of [1, 8, 22]) {
    const opened = openSwap(kitchen, thandiMokoena, weeks, { day, meal: 2 });
    assert.ok(opened.ok);
    assert.equal(opened.swap.task.stock, stock, `day ${day}`);
  }
});
