import assert from 'node:assert/strict';
import { test } from 'node:test';
import { southAfricanDay, wallClock, whenClockShows } from './clock.ts';

test('the same moment is another day elsewhere', () => {
  const now = new Date('2026-11-27T22:30:00Z');
  assert.deepEqual(wallClock(now, 'Africa/Johannesburg'), { day: '2026-11-28', hour: 0 });
  assert.deepEqual(wallClock(now, 'Australia/Perth'), { day: '2026-11-28', hour: 6 });
  assert.deepEqual(wallClock(now, 'America/Los_Angeles'), { day: '2026-11-27', hour: 14 });
  assert.equal(southAfricanDay(now), '2026-11-28');
  assert.equal(wallClock(now, 'Mars/Olympus'), null);
});

test('an hour of a day comes when the clocks of that place show it, and not a quarter earlier', () => {
  for (const [zone, day, hour, at] of [
    ['Africa/Johannesburg', '2026-11-28', 11, '2026-11-28T09:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-28', 11, '2026-11-28T05:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-28', 0, '2026-11-27T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-28', 11, '2026-11-27T21:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-28', 11, '2026-11-28T22:00:00.000Z'],
    // before and after the clocks of New York are put back, and the hour that is left out in spring
    ['America/New_York', '2026-10-31', 11, '2026-10-31T15:00:00.000Z'],
    ['America/New_York', '2026-11-01', 11, '2026-11-01T16:00:00.000Z'],
    ['America/New_York', '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
    ['Mars/Olympus', '2026-11-28', 11, '2026-11-28T11:00:00.000Z'],
  ] as const) {
    assert.equal(whenClockShows(day, hour, zone).toISOString(), at, zone);
  }
});
