import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekdayOn } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { localDay, planAge, planPlace } from './plan-calendar.ts';

// Wednesday
const made = new Date(2026, 10, 18, 22, 30);
const later = (days: number, hour = 6) => new Date(2026, 10, 18 + days, hour);
const monday = '2026-11-23';
/** A plan from before its day 1 could be chosen. */
const old = (from: Date) => ({ made: from, startsOn: null });

test('the day is that of the clock on the wall, whatever day it is in Greenwich', () => {
  assert.equal(localDay(new Date(2026, 10, 30, 0, 5)), '2026-11-30');
  assert.equal(localDay(new Date(2026, 10, 30, 23, 55)), '2026-11-30');
  assert.equal(localDay(new Date(2027, 0, 1)), '2027-01-01');
});

test('a plan goes from its day 1, whatever name that has and whenever it was made', () => {
  const begin = { made, startsOn: '2026-11-27' };
  const on = (month: number, day: number) => planPlace(begin, new Date(2026, month - 1, day, 13));
  assert.deepEqual(on(11, 27), { week: 1, day: '2026-11-27', inWeek: 0, starts: null });
  assert.deepEqual(on(12, 3), { week: 1, day: '2026-12-03', inWeek: 6, starts: null });
  assert.deepEqual(on(12, 4), { week: 2, day: '2026-12-04', inWeek: 0, starts: null });
  assert.deepEqual(on(12, 24), { week: 4, day: '2026-12-24', inWeek: 6, starts: null });
  assert.equal(on(12, 25).week, 5);
});

test('a plan that has not begun shows its day 1, and says when it comes', () => {
  const begin = { made, startsOn: '2026-11-30' };
  const on = (day: number) => planPlace(begin, new Date(2026, 10, day, 23, 59));
  const first = { week: 1, day: '2026-11-30', inWeek: 0 };
  assert.deepEqual(on(29), { ...first, starts: 'tomorrow' });
  assert.deepEqual(on(27), { ...first, starts: 'on Mon\u00a030\u00a0Nov' });
  assert.deepEqual(on(30), { ...first, starts: null });
});

const weekOf = (today: Date, from = made) => planPlace(old(from), today).week;

test('week 1 of a plan without a date is the calendar week in which it was made', () => {
  assert.deepEqual(planPlace(old(made), made), {
    week: 1,
    day: '2026-11-18',
    inWeek: 2,
    starts: null,
  });
  assert.equal(weekOf(later(4)), 1);
  assert.equal(weekOf(later(5)), 2);
  assert.equal(weekOf(later(5 + 14)), 4);
});

test('one that was made at the weekend is for the weeks to come, of which none is lost', () => {
  const [saturday, sunday] = [later(3), later(4, 21)];
  const first = { week: 1, day: monday, inWeek: 0 };
  const starts = 'on Mon\u00a023\u00a0Nov';
  assert.deepEqual(planPlace(old(saturday), saturday), { ...first, starts });
  assert.deepEqual(planPlace(old(saturday), sunday), { ...first, starts: 'tomorrow' });
  assert.deepEqual(planPlace(old(sunday), sunday), { ...first, starts: 'tomorrow' });
  assert.deepEqual(planPlace(old(sunday), later(5)), { ...first, starts: null });
  assert.equal(weekOf(later(5 + 27), sunday), 4);
  assert.equal(weekOf(later(5 + 28), sunday), 5);
});

test('whatever the days of making and of looking: four whole weeks, and a day to show from the first', () => {
  for (let from = 0; from < 7; from++) {
    for (const startsOn of [null, addDays(monday, from)]) {
      const [start, weeks] = [later(from, 23), new Map<number, number>()];
      for (let days = 0; days < 40; days++) {
        const { week, day, inWeek, starts } = planPlace(
          { made: start, startsOn },
          later(from + days, 1),
        );
        assert.ok(week >= 1 && (starts === null || (week === 1 && inWeek === 0)));
        const first = startsOn ?? monday;
        assert.equal(weekdayOn(addDays(first, inWeek)), weekdayOn(day));
        if (starts === null) weeks.set(week, (weeks.get(week) ?? 0) + 1);
      }
      for (const week of [2, 3, 4]) assert.equal(weeks.get(week), 7);
      assert.ok((weeks.get(1) ?? 0) >= (startsOn === null ? 3 : 7));
    }
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
