import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Overview } from '#contract/overview.ts';
import { dayName, mealsStanding, trainingStanding } from './today.ts';

const numbers = [1, 2, 3, 4] as const;
/** Made on Thursday 12 November 2026; week 1 is that of Monday 9 November. */
const made = new Date(2026, 10, 12, 9).toISOString();
const overview: Overview = {
  fullName: 'Thandi',
  meals: {
    madeAt: made,
    weeks: numbers.map((week) => ({
      week,
      energy: 2000,
      protein: 90,
      days: [...Array(7).keys()].map((day) => ({ kcal: week * 100 + day, protein: 1, meals: [] })),
    })),
  },
  training: {
    madeAt: made,
    weeks: numbers.map((week) => ({
      week,
      sessions: [
        { weekday: 'Monday', name: `Push ${week}`, minutes: 30 },
        { weekday: 'Thursday', name: `Pull ${week}`, minutes: 35 },
      ],
      muscleSets: [],
    })),
  },
  shopping: null,
};

test('today is the day of the week that the plan has come to', () => {
  const first = mealsStanding(overview, new Date(2026, 10, 12, 23));
  assert.equal(first.state === 'running' && first.today.day.kcal, 103);
  const sunday = mealsStanding(overview, new Date(2026, 11, 6));
  assert.equal(sunday.state === 'running' && sunday.today.day.kcal, 406);
  assert.equal(mealsStanding(overview, new Date(2026, 11, 7)).state, 'over');
});

test('a day of rest names the next session, also across the end of the week and of the plan', () => {
  const on = (date: Date) => {
    const standing = trainingStanding(overview, date);
    assert.ok(standing.state === 'running');
    const { session, next } = standing.today;
    return [session?.name, next?.weekday, next?.name];
  };
  assert.deepEqual(on(new Date(2026, 10, 12)), ['Pull 1', 'Monday', 'Push 2']);
  assert.deepEqual(on(new Date(2026, 10, 17)), [undefined, 'Thursday', 'Pull 2']);
  assert.deepEqual(on(new Date(2026, 11, 5)), [undefined, undefined, undefined]);
});

test('a plan made on a Sunday evening shows its Monday, and loses no week', () => {
  const sunday = new Date(2026, 10, 15, 21);
  const { meals, training } = overview;
  assert.ok(meals && training);
  const madeAt = sunday.toISOString();
  const late = { ...overview, meals: { ...meals, madeAt }, training: { ...training, madeAt } };
  const standing = mealsStanding(late, sunday);
  assert.ok(standing.state === 'running');
  assert.equal(standing.today.day.kcal, 100);
  assert.equal(dayName(standing.place), 'Monday');
  const session = trainingStanding(late, sunday);
  assert.equal(session.state === 'running' && session.today.session?.name, 'Push 1');
  const monday = mealsStanding(late, new Date(2026, 10, 16, 5));
  assert.ok(monday.state === 'running');
  assert.equal(monday.today.day.kcal, 100);
  assert.equal(dayName(monday.place), 'Today');
});

test('no plan, and one that cannot be read', () => {
  assert.equal(mealsStanding({ ...overview, meals: null }, new Date()).state, 'none');
  const unread = { ...overview, meals: { madeAt: made, weeks: null } };
  assert.equal(mealsStanding(unread, new Date(2026, 10, 13)).state, 'unread');
});
