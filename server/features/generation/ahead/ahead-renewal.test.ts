import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#planning/calendar-day.ts';
import { renewalTime } from './ahead-renewal.ts';

const perth = 'Australia/Perth';
/** Two in the afternoon in Perth, eight in the morning in South Africa. */
const wantedAt = new Date('2026-11-27T06:00:00Z');

test('it is out of date at eleven of its own day, where the member is', () => {
  const renewed = (day: string, zone: string | null) =>
    renewalTime(day, zone, wantedAt).toISOString();
  assert.equal(renewed('2026-11-28', perth), '2026-11-28T03:00:00.000Z');
  assert.equal(renewed('2026-11-27', null), '2026-11-27T09:00:00.000Z');
});

test('it is made anew for some days, then again when four weeks come to their end', () => {
  let day = '2026-11-28';
  const days = [];
  // each day's plans are made when those of the day before are out of date, and begin on the next
  while (day < '2026-12-28') {
    const at = renewalTime(day, perth, wantedAt).toISOString().slice(0, 10);
    days.push(at);
    day = addDays(at, 1);
  }
  assert.deepEqual(days, [
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
  ]);
});
