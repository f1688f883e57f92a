import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Overview } from '#contract/plans/overview.ts';
import {
  dayName,
  isPastFirstWeek,
  mealsStanding,
  sessionState,
  trainingStanding,
} from './today.ts';

const numbers = [1, 2, 3, 4] as const;
/** Made on Thursday 12 November 2026; week 1 is that of Monday 9 November. */
const made = new Date(2026, 10, 12, 9).toISOString();
const overview: Overview = {
  fullName: 'Thandi',
  meals: {
    madeAt: made,
    startsOn: null,
    weeks: numbers.map((week) => ({
      week,
      energy: 2000,
      protein: 90,
      days: [...Array(7).keys()].map((day) => ({ kcal: week * 100 + day, protein: 1, meals: [] })),
    })),
  },
  training: {
    madeAt: made,
    startsOn: null,
    weeks: numbers.map((week) => ({
      week,
      sessions: [
        { weekday: 'Monday', name: `Push ${week}`, minutes: 30, sets: { done: 0, of: 9 } },
        { weekday: 'Thursday', name: `Pull ${week}`, minutes: 35, sets: { done: 3, of: 9 } },
      ],
      muscleSets: [],
    })),
  },
  shopping: null,
};

/** The training where that was said of every session. */
function trainingSaid(sets: { done: number; of: number; saidAt?: number }) {
  const { training } = overview;
  assert.ok(training?.weeks);
  return {
    ...training,
    weeks: training.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((session) => ({ ...session, sets })),
    })),
  };
}

test('today is the day of the week that the plan has come to', () => {
  const first = mealsStanding(overview, new Date(2026, 10, 12, 23));
  assert.equal(first.state === 'running' && first.today.day.kcal, 103);
  const sunday = mealsStanding(overview, new Date(2026, 11, 6));
  assert.equal(sunday.state === 'running' && sunday.today.day.kcal, 406);
  assert.equal(mealsStanding(overview, new Date(2026, 11, 7)).state, 'over');
});

test('a day of rest names the next session, also across the end of the week and of the plan', () => {
  const on = (date: Date, plan = overview) => {
    const standing = trainingStanding(plan, date);
    assert.ok(standing.state === 'running');
    const { session, from, next } = standing.today;
    return [session?.name, from, next?.day, next?.name];
  };
  const nextWeek = ['Mon\u00a016\u00a0Nov', 'Push 2'];
  assert.deepEqual(on(new Date(2026, 10, 12)), ['Pull 1', null, ...nextWeek]);
  // one that was begun on its own day is not offered again, one that was missed is
  const after = { ...overview, training: trainingSaid({ done: 3, of: 9 }) };
  assert.deepEqual(on(new Date(2026, 10, 14), after), [undefined, null, ...nextWeek]);
  assert.deepEqual(on(new Date(2026, 10, 14)), ['Push 1', 'Monday', ...nextWeek]);
  const last = [undefined, undefined];
  assert.deepEqual(on(new Date(2026, 11, 5), after), [undefined, null, ...last]);
  assert.deepEqual(on(new Date(2026, 11, 5)), ['Push 4', 'Monday', ...last]);
  // what is done of it today stays today’s
  const saidAt = new Date(2026, 11, 5, 9).getTime();
  const begun = { ...overview, training: trainingSaid({ done: 3, of: 9, saidAt }) };
  assert.deepEqual(on(new Date(2026, 11, 5, 23), begun).slice(0, 2), ['Pull 4', 'Thursday']);
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

test('a plan with a date counts from it: tomorrow’s first day today, and the weeks by its own names', () => {
  const { meals, training } = overview;
  assert.ok(meals && training);
  const startsOn = '2026-11-13';
  const dated = { ...overview, meals: { ...meals, startsOn }, training: { ...training, startsOn } };
  const evening = mealsStanding(dated, new Date(2026, 10, 12, 20));
  assert.ok(evening.state === 'running');
  assert.deepEqual([evening.today.day.kcal, evening.place.starts], [100, 'tomorrow']);
  const on = (date: Date) => {
    const [food, work] = [mealsStanding(dated, date), trainingStanding(dated, date)];
    assert.ok(food.state === 'running' && work.state === 'running');
    const { session, next } = work.today;
    return [food.today.day.kcal, session?.name, next?.day, next?.name];
  };
  // Monday the 16th is day 4 of week 1, Thursday the 19th its last day, Friday the first of week 2
  assert.deepEqual(on(new Date(2026, 10, 13)), [100, undefined, 'Mon\u00a016\u00a0Nov', 'Push 1']);
  assert.deepEqual(on(new Date(2026, 10, 16)), [103, 'Push 1', 'Thu\u00a019\u00a0Nov', 'Pull 1']);
  assert.deepEqual(on(new Date(2026, 10, 19)), [106, 'Pull 1', 'Mon\u00a023\u00a0Nov', 'Push 2']);
  assert.deepEqual(on(new Date(2026, 10, 20)), [200, undefined, 'Mon\u00a023\u00a0Nov', 'Push 2']);
  // the last of the 28 days is a Thursday
  assert.deepEqual(on(new Date(2026, 11, 10)), [406, 'Pull 4', undefined, undefined]);
  assert.equal(mealsStanding(dated, new Date(2026, 11, 11)).state, 'over');
});

test('no plan, and one that cannot be read', () => {
  assert.equal(mealsStanding({ ...overview, meals: null }, new Date()).state, 'none');
  const unread = { ...overview, meals: { madeAt: made, startsOn: null, weeks: null } };
  assert.equal(mealsStanding(unread, new Date(2026, 10, 13)).state, 'unread');
});

test('a session says how long it is until the first set is done, and then how many are', () => {
  const session = { weekday: 'Monday', name: 'Push', minutes: 30 } as const;
  const after = (done: number) => sessionState({ ...session, sets: { done, of: 9 } });
  assert.deepEqual([0, 1, 9].map(after), ['30\u00a0min', '1 of 9 sets done', 'All 9 sets done']);
});

test('the first week is over by the account, however often plans are made anew', () => {
  // plans of two days ago, of an account that is nine days old
  const now = new Date(2026, 10, 14, 9);
  const daysAgo = (days: number) => new Date(2026, 10, 14 - days, 22).toISOString();
  assert.equal(isPastFirstWeek(overview, now, daysAgo(9)), true);
  assert.equal(isPastFirstWeek(overview, now, daysAgo(7)), true);
  assert.equal(isPastFirstWeek(overview, now, daysAgo(6)), false);
  // nobody is invited before there is a plan; an age that is not known is at least that of the plan
  assert.equal(
    isPastFirstWeek({ ...overview, meals: null, training: null }, now, daysAgo(9)),
    false,
  );
  assert.equal(isPastFirstWeek(overview, now, null), false);
  assert.equal(isPastFirstWeek(overview, new Date(2026, 10, 17), null), true);
});

test('what was begun in earlier plans is today’s session, whenever the new ones begin', () => {
  const left = {
    ...({ session: 'Legs', weekday: 'Monday', minutes: 40 } as const),
    ...{ done: 3, of: 12, saidAt: 0 },
  };
  const rest = new Date(2026, 10, 12, 20);
  const standing = trainingStanding(overview, rest, left);
  assert.ok(standing.state === 'running');
  const { session, origin } = standing.today;
  assert.deepEqual(
    [dayName(standing.place), session?.name, session && sessionState(session), origin],
    ['Today', 'Legs', '3 of 12 sets done', 'begun in your earlier plans'],
  );
  assert.equal(trainingStanding({ ...overview, training: null }, rest, left).state, 'none');
});
