import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planAge, planWeek, weekdayName } from './plan-calendar.ts';

// Wednesday
const made = new Date(2026, 10, 18, 22, 30);
const later = (days: number, hour = 6) => new Date(2026, 10, 18 + days, hour);

test('the weekday has the name that plans give it', () => {
  assert.equal(weekdayName(made), 'Wednesday');
  assert.equal(weekdayName(later(4)), 'Sunday');
});

test('week 1 of a plan is the calendar week in which it was made; a new week begins on Monday', () => {
  assert.equal(planWeek(made, made), 1);
  assert.equal(planWeek(made, later(4)), 1);
  assert.equal(planWeek(made, later(5)), 2);
  assert.equal(planWeek(made, later(5 + 14)), 4);
});

test('beyond the fourth week a plan is used up', () => {
  assert.equal(planWeek(made, later(5 + 21)), 5);
});

test('a clock that runs behind the server does not lead before week 1', () => {
  assert.equal(planWeek(made, later(-3)), 1);
});

test('the age of a plan is counted in calendar days, not in hours', () => {
  assert.equal(planAge(made, new Date(2026, 10, 18, 23)), 'today');
  assert.equal(planAge(made, later(1)), 'yesterday');
  assert.equal(planAge(made, later(2)), '2 days ago');
  assert.equal(planAge(made, later(13)), '13 days ago');
  assert.equal(planAge(made, later(20)), '2 weeks ago');
});
