import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planAge, planPlace, weekdayName } from './plan-calendar.ts';

// Wednesday
const made = new Date(2026, 10, 18, 22, 30);
const later = (days: number, hour = 6) => new Date(2026, 10, 18 + days, hour);

test('the weekday has the name that plans give it', () => {
  assert.equal(weekdayName(made), 'Wednesday');
  assert.equal(weekdayName(later(4)), 'Sunday');
});

const weekOf = (today: Date, from = made) => planPlace(from, today).week;

test('week 1 of a plan is the calendar week in which it was made; a new week begins on Monday', () => {
  assert.deepEqual(planPlace(made, made), { week: 1, day: made, starts: null });
  assert.equal(weekOf(later(4)), 1);
  assert.equal(weekOf(later(5)), 2);
  assert.equal(weekOf(later(5 + 14)), 4);
});

test('a plan made at the weekend is for the weeks to come, of which none is lost', () => {
  const monday = new Date(2026, 10, 23);
  const [saturday, sunday] = [later(3), later(4, 21)];
  assert.deepEqual(planPlace(saturday, saturday), { week: 1, day: monday, starts: 'on Monday' });
  assert.deepEqual(planPlace(saturday, sunday), { week: 1, day: monday, starts: 'tomorrow' });
  assert.deepEqual(planPlace(sunday, sunday), { week: 1, day: monday, starts: 'tomorrow' });
  assert.deepEqual(planPlace(sunday, later(5)), { week: 1, day: later(5), starts: null });
  assert.equal(weekOf(later(5 + 27), sunday), 4);
  assert.equal(weekOf(later(5 + 28), sunday), 5);
});

test('whatever the days of making and of looking: four whole weeks, and a day to show from the first', () => {
  for (let from = 0; from < 7; from++) {
    const [start, weeks] = [later(from, 23), new Map<number, number>()];
    for (let days = 0; days < 40; days++) {
      const { week, day, starts } = planPlace(start, later(from + days, 1));
      assert.ok(week >= 1 && (starts === null || (week === 1 && weekdayName(day) === 'Monday')));
      if (starts === null) weeks.set(week, (weeks.get(week) ?? 0) + 1);
    }
    for (const week of [2, 3, 4]) assert.equal(weeks.get(week), 7);
    assert.ok((weeks.get(1) ?? 0) >= 3);
  }
});

test('beyond the fourth week a plan is used up', () => {
  assert.equal(weekOf(later(5 + 21)), 5);
});

test('a clock that runs behind the server does not lead before week 1', () => {
  assert.equal(weekOf(later(-3)), 1);
});

test('the age of a plan is counted in calendar days, not in hours', () => {
  assert.equal(planAge(made, new Date(2026, 10, 18, 23)), 'today');
  assert.equal(planAge(made, later(1)), 'yesterday');
  assert.equal(planAge(made, later(2)), '2 days ago');
  assert.equal(planAge(made, later(13)), '13 days ago');
  assert.equal(planAge(made, later(20)), '2 weeks ago');
});
