import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dateOf,
  dayInWeek,
  dayNamed,
  dayOf,
  daysOfPlan,
  daysOfWeek,
  firstWeekday,
  ofWeek,
  weekdayOf,
  weekdays,
  weekdaysFrom,
  weekIndexOf,
  weekIndices,
  weekNumberOf,
  weekNumbers,
} from './calendar.ts';
import { weekdayIndex } from './calendar-day.ts';

test('a day is found again by its week and name, whatever day the plan begins on', () => {
  for (const first of weekdays) {
    for (let day = 0; day < daysOfPlan; day++) {
      const week = weekNumberOf(day);
      assert.ok(week);
      assert.equal(dayNamed({ week, weekday: weekdayOf(day, first) }, first), day);
      assert.equal(dayOf(week, dayInWeek(day)), day);
    }
  }
});

test('week 1 is the first seven days and not a calendar week', () => {
  const names = Array.from({ length: 8 }, (_, day) => weekdayOf(day, 'Friday'));
  assert.deepEqual(names.slice(0, 4), ['Friday', 'Saturday', 'Sunday', 'Monday']);
  assert.equal(names[7], 'Friday');
  assert.equal(weekNumberOf(6), 1);
  assert.equal(weekNumberOf(7), 2);
  assert.equal(weekNumberOf(daysOfPlan), undefined);
});

test('the four weeks hold every day once, in order', () => {
  const all = Array.from({ length: daysOfPlan }, (_, day) => day);
  assert.deepEqual(weekIndices.flatMap(daysOfWeek), all);
  assert.deepEqual(
    weekNumbers.flatMap((week) => ofWeek(all, week)),
    all,
  );
  assert.ok(all.every((day) => daysOfWeek(weekIndexOf(day)).includes(day)));
});

test('every day has the name of its date, across months and years', () => {
  for (const start of ['2026-11-27', '2027-12-20', '2028-02-10']) {
    const first = firstWeekday({ start });
    for (let day = 0; day < daysOfPlan; day++) {
      const date = dateOf({ start }, day);
      assert.ok(date !== null);
      assert.equal(weekdayOf(day, first), weekdays[weekdayIndex(date)], `${start} ${day}`);
    }
  }
  assert.equal(dateOf({ start: '2026-12-20' }, 27), '2027-01-16');
  assert.deepEqual(weekdaysFrom('Saturday').slice(0, 3), ['Saturday', 'Sunday', 'Monday']);
  // plans of before: from a Monday, of which nobody knows the date
  assert.equal(firstWeekday({}), 'Monday');
  assert.equal(dateOf({}, 3), null);
});
