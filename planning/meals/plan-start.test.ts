import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { auditWeeks } from '../audit/calendar-audit.ts';
import { createRecorder } from '../audit/finding.ts';
import { auditLeftovers } from '../audit/meals/leftover-audit.ts';
import { auditShoppingList } from '../audit/shopping/shopping-audit.ts';
import {
  dayNamed,
  daysOfPlan,
  firstWeekday,
  weekdayOf,
  weekdays,
  weekdaysFrom,
} from '../calendar.ts';
import { addDays } from '../calendar-day.ts';
import { foods } from '../catalogue/foods.ts';
import { prices } from '../catalogue/prices.ts';
import type { Profile } from '../profile/profile.ts';
import { makeShoppingList } from '../shopping/make-shopping-list.ts';
import { prepare } from './candidates/plan-task.ts';
import { setLock } from './changes/lock-meals.ts';
import { regenerateWeek } from './changes/regenerate-meals.ts';
import { swapMeal } from './changes/swap/swap-meal.ts';
import type { MealWeek } from './model/meal-plan.ts';
import { planMonth } from './plan-month.ts';
import { requestOf } from './plan-request.ts';
import { LeftoverLinks } from './search/month/leftover-links.ts';

const recipes = new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe]));
// of those with little time a pot on Sunday may serve two lunches
const thandi: Profile = {
  ...profileDefaults,
  full_name: 'Thandi',
  cooking_time: '15 to 30 minutes',
};
const monday = '2026-11-23';

function weeksFrom(start: string | undefined, seed = 'start'): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(thandi, { start }), seed);
  assert.ok(plan.ok);
  return plan.weeks;
}

const menuOf = (weeks: readonly MealWeek[]) =>
  weeks.map(({ days }) => days.map(({ meals }) => meals.map(({ dishes }) => dishes)));

test('whatever day it begins on: 28 days by name, rules kept, a list that counts from day 1', () => {
  for (let day = 0; day < 7; day++) {
    const start = addDays(monday, day);
    const weeks = weeksFrom(start);
    assert.ok(weeks.every((week) => week.start === start));
    for (const { days } of weeks) {
      assert.deepEqual(
        days.map(({ weekday }) => weekday),
        weekdaysFrom(weekdays[day] ?? 'Monday'),
      );
    }
    const { at, findings } = createRecorder();
    auditWeeks(weeks, at);
    auditLeftovers({ weeks }, { foods, recipes }, at);
    assert.deepEqual(findings, []);
    const list = makeShoppingList(weeks, catalogue, { today: start });
    assert.equal(list.start, start);
    assert.deepEqual(auditShoppingList(list, weeks, { foods, prices }), []);
    const first = firstWeekday(list);
    // what keeps from one shop to the next is bought on day 1 of a week, or three days later
    for (const { food, budget } of list.lines.filter(({ keepsDays }) => keepsDays >= 4)) {
      for (const purchase of budget.purchases) {
        const inWeek = dayNamed(purchase, first) % 7;
        assert.ok(inWeek === 0 || inWeek === 3, `${start}: ${food} on day ${inWeek + 1}`);
      }
    }
  }
});

test('the date alone is new where weekdays and seasons are the same', () => {
  // both begin a February of 28 days on a Monday
  const [one, other] = ['2021-02-01', '2027-02-01'];
  assert.deepEqual(
    weeksFrom(other),
    weeksFrom(one).map((week) => ({ ...week, start: other })),
  );
});

test('who is short of time is to cook for two lunches on the Sunday of the calendar, and not on the seventh day', () => {
  const busy: Profile = { ...thandi, cooking_time: 'Less than 15 minutes' };
  // its weeks end on a Friday
  const prepared = prepare(kitchen, busy, { start: '2026-11-28' });
  assert.ok(prepared.ok);
  const { task } = prepared;
  const meals = task.times.length;
  const all = Array.from({ length: daysOfPlan * meals }, (_, place) => place);
  const byDay = new Map(
    all.map((place) => {
      const day = Math.floor(place / meals);
      return [day, all.slice(day * meals, (day + 1) * meals)] as const;
    }),
  );
  const { possible } = new LeftoverLinks(task, byDay, new Set(all));
  const big = possible.filter(({ lunches }) => lunches.length === 2);
  assert.deepEqual(
    big.map(({ day }) => weekdayOf(day, task.first)),
    ['Sunday', 'Sunday', 'Sunday', 'Sunday'],
  );
  const small = possible.filter(({ lunches }) => lunches.length === 1);
  const most = Math.max(...small.map(({ worth }) => worth));
  assert.ok(big.every(({ worth }) => worth > most));
});

test('nothing is left over from before day 1, nor from a later day', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const weeks = weeksFrom('2026-11-27', seed);
    const first = firstWeekday({ start: '2026-11-27' });
    for (const { week, days } of weeks) {
      for (const { weekday, meals } of days) {
        for (const { leftoverOf } of meals) {
          if (!leftoverOf) continue;
          assert.ok(dayNamed(leftoverOf, first) < dayNamed({ week, weekday }, first));
        }
      }
    }
  }
});

test('a swap and a new week keep the date; a new plan has its own, and what is kept stays on its weekday', () => {
  const start = '2026-11-27';
  const weeks = weeksFrom(start);
  const place = { day: 2, meal: 2 };
  const swapped = swapMeal(kitchen, thandi, weeks, place, 'offer', 0);
  assert.ok(swapped.ok);
  assert.ok(swapped.weeks.every((week) => week.start === start));
  const renewed = regenerateWeek(kitchen, thandi, weeks, 2, 'again');
  assert.ok(renewed.ok);
  assert.ok(renewed.weeks.every((week) => week.start === start));
  assert.deepEqual(
    renewed.weeks[1]?.days.map(({ weekday }) => weekday),
    weeks[1]?.days.map(({ weekday }) => weekday),
  );

  // day 3 of a plan that begins on a Friday is a Sunday
  const kept = setLock(kitchen, thandi, weeks, { day: 2 }, true);
  assert.ok(kept.ok);
  for (const [next, day] of [
    ['2026-12-02', 4],
    ['2026-12-06', 0],
    [undefined, 6],
  ] as const) {
    const made = planMonth(kitchen, requestOf(thandi, { kept: kept.weeks, start: next }), 'next');
    assert.ok(made.ok, next);
    assert.ok(made.weeks.every((week) => week.start === next));
    const sunday = made.weeks[0]?.days[day];
    assert.equal(sunday?.weekday, 'Sunday');
    assert.equal(sunday?.locked, true);
    assert.deepEqual(menuOf(made.weeks)[0]?.[day], menuOf(weeks)[0]?.[2]);
  }
});
