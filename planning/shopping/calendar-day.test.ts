import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayNumber } from './calendar-day.ts';

test('days are counted across months, leap years and years', () => {
  const between = (from: string, to: string) => (dayNumber(to) ?? NaN) - (dayNumber(from) ?? NaN);
  assert.equal(between('2026-02-19', '2026-02-19'), 0);
  assert.equal(between('2026-02-19', '2026-04-20'), 60);
  assert.equal(between('2024-02-28', '2024-03-01'), 2);
  assert.equal(between('2025-12-31', '2026-01-01'), 1);
});

test('what is no day has no number', () => {
  for (const text of [
    '2026-02-30',
    '2026-13-01',
    '2026-2-1',
    '19/02/2026',
    '2026-02-19T00:00',
    '',
  ]) {
    assert.equal(dayNumber(text), null, text);
  }
});
