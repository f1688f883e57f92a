import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { canStartOn, planStartSchema, startDay, usualChoice } from './plan-start.ts';

test('until eleven a plan begins today, from then on tomorrow', () => {
  const day = '2026-11-27';
  assert.deepEqual(
    [0, 10, 11, 23].map((hour) => usualChoice({ day, hour })),
    ['today', 'today', 'tomorrow', 'tomorrow'],
  );
});

test('days of the choices: across months and years; next Monday is never today', () => {
  const days = (today: string) =>
    (['today', 'tomorrow', 'monday'] as const).map((choice) => startDay(choice, today));
  assert.deepEqual(days('2026-11-27'), ['2026-11-27', '2026-11-28', '2026-11-30']);
  assert.deepEqual(days('2026-11-30'), ['2026-11-30', '2026-12-01', '2026-12-07']);
  assert.deepEqual(days('2026-12-31'), ['2026-12-31', '2027-01-01', '2027-01-04']);
  assert.deepEqual(days('2028-02-28'), ['2028-02-28', '2028-02-29', '2028-03-06']);
});

test('a plan may begin up to a week ahead, and the clocks of two places may be a day apart', () => {
  const today = '2026-11-30';
  assert.deepEqual(
    ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-07', '2026-12-08', '2026-12-09'].map(
      (day) => canStartOn(day, today),
    ),
    [false, true, true, true, true, false],
  );
});

test('a press may say nothing, a word or a day, and the name of a zone', () => {
  for (const body of [
    {},
    { start: 'monday' },
    { start: '2026-11-28', time_zone: 'America/Argentina/Buenos_Aires' },
    { time_zone: 'Etc/GMT+2' },
  ]) {
    assert.deepEqual(v.parse(planStartSchema, body), body);
  }
  for (const body of [
    { start: 'friday' },
    { start: '2026-02-30' },
    { start: '2026-11-28T00:00' },
    { start: 7 },
    { time_zone: '' },
    { time_zone: `A${'a'.repeat(64)}` },
    { time_zone: "Africa/Johannesburg'; --" },
    { time_zone: null },
  ]) {
    assert.equal(v.safeParse(planStartSchema, body).success, false, JSON.stringify(body));
  }
});
