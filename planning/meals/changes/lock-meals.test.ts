import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { dayOf } from '../../calendar.ts';
import type { Profile } from '../../profile/profile.ts';
import type { DayPlace, MealPlace } from '../model/meal-place.ts';
import type { MealWeek } from '../model/meal-plan.ts';
import { planMonth } from '../plan-month.ts';
import { requestOf } from '../plan-request.ts';
import { setLock } from './lock-meals.ts';

const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };
const plan = planMonth(kitchen, requestOf(thandi), 'seed');
assert.ok(plan.ok);
const { weeks } = plan;

function set(
  before: readonly MealWeek[],
  place: MealPlace | DayPlace,
  locked: boolean,
  profile = thandi,
): readonly MealWeek[] {
  const result = setLock(kitchen, profile, before, place, locked);
  assert.ok(result.ok, result.ok ? '' : result.reason);
  return result.weeks;
}

test('a lock is one mark on a meal or a day; unlocking leaves no trace', () => {
  for (const place of [{ day: 20, meal: 1 }, { day: 20 }]) {
    const locked = set(weeks, place, true);
    const sunday = locked[2]?.days[6];
    const mark = 'meal' in place ? true : undefined;
    assert.equal(sunday?.locked, mark ? undefined : true);
    assert.deepEqual(
      sunday?.meals.map((meal) => meal.locked),
      [undefined, mark, undefined],
    );
    const text = JSON.stringify(locked);
    assert.equal(text.length, JSON.stringify(weeks).length + ',"locked":true'.length);
    assert.equal(JSON.stringify(set(locked, place, true)), text, 'locking twice');
    assert.equal(JSON.stringify(set(locked, place, false)), JSON.stringify(weeks));
    assert.equal(JSON.stringify(set(weeks, place, false)), JSON.stringify(weeks));
  }
});

test('weeks without the place stay the same objects', () => {
  const locked = set(weeks, { day: 20, meal: 1 }, true);
  assert.deepEqual(
    locked.map((week, index) => week === weeks[index]),
    [true, true, false, true],
  );
});

test('a meal and its day are locked apart from each other', () => {
  const both = set(set(weeks, { day: 0, meal: 0 }, true), { day: 0 }, true);
  const day = set(both, { day: 0 }, false)[0]?.days[0];
  assert.deepEqual([day?.locked, day?.meals[0]?.locked], [undefined, true]);
});

test('a place that is not in the plan is refused', () => {
  for (const place of [
    { day: -7 },
    { day: -1 },
    { day: 28 },
    { day: 0.5 },
    { day: 0, meal: 3 },
    { day: 0, meal: -1 },
  ]) {
    const result = setLock(kitchen, thandi, weeks, place, true);
    assert.equal(result.ok ? '' : result.refusal, 'no-such-place', JSON.stringify(place));
  }
});

test('what the profile no longer allows cannot be locked, but always unlocked', () => {
  const vegan: Profile = { ...thandi, diet_type: 'Vegan' };
  const places = weeks.flatMap(({ week, days }) =>
    days.map((_, day) => ({ day: dayOf(week, day) })),
  );
  const refused = places.flatMap((place) => {
    const result = setLock(kitchen, vegan, weeks, place, true);
    return result.ok ? [] : [result];
  });
  assert.ok(refused.length > 20, `${refused.length} days of a meat eater's plan`);
  for (const { refusal, reason } of refused) {
    assert.equal(refusal, 'not-allowed');
    assert.match(reason, /\(\w+ on \w+day, week \d\) no longer fits your profile/);
  }
  for (const place of places) {
    assert.deepEqual(set(set(weeks, place, true), place, false, vegan), weeks);
  }
});
