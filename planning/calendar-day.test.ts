import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, dayNumber, daysBetween, weekdayIndex } from './calendar-day.ts';

test('days are counted across months, leap years and years', () => {
  const between = (from: string, to: string) => (dayNumber(to) ?? NaN) - (dayNumber(from) ?? NaN);
  assert.equal(between('2026-02-19', '2026-02-19'), 0);
  assert.equal(between('2026-02-19', '2026-04-20'), 60);
  assert.equal(between('2024-02-28', '2024-03-01'), 2);
  assert.equal(between('2025-12-31', '2026-01-01'), 1);
});

test('from 1996 to 2105 every day has the number after the day before, and no other day exists', () => {
  let last = dayNumber('1995-12-31') ?? NaN;
  const perYear = new Map<number, number>();
  for (let year = 1996; year <= 2105; year++) {
    for (const month of '01 02 03 04 05 06 07 08 09 10 11 12'.split(' ')) {
      for (let day = 1; day <= 31; day++) {
        const number = dayNumber(`${year}-${month}-${String(day).padStart(2, '0')}`);
        if (number === null) continue;
        assert.equal(number, last + 1, `${year}-${month}-${day}`);
        last = number;
        perYear.set(year, (perYear.get(year) ?? 0) + 1);
      }
    }
  }
  const long = [...perYear].filter(([, days]) => days === 366).map(([year]) => year);
  assert.ok([...perYear.values()].every((days) => days === 365 || days === 366));
  assert.equal(long.length, 27);
  assert.ok(long.includes(2000) && !long.includes(2100));
});

test('what is no day has no number', () => {
  for (const text of [
    '2026-02-30',
    '2026-13-01',
    '2026-2-1',
    '2025-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-01-00',
    '19/02/2026',
    '2026-02-19T00:00',
    '',
  ]) {
    assert.equal(dayNumber(text), null, text);
  }
});

test('days later and earlier, and their weekdays, are those of another calendar', () => {
  const msPerDay = 86_400_000;
  const start = Date.UTC(1996, 0, 1);
  fc.assert(
    fc.property(fc.nat(70_000), fc.integer({ min: -3000, max: 3000 }), (from, days) => {
      const iso = (day: number) => new Date(start + day * msPerDay).toISOString().slice(0, 10);
      const later = addDays(iso(from), days);
      assert.equal(later, iso(from + days));
      assert.equal(daysBetween(iso(from), later), days);
      assert.equal(weekdayIndex(later), (new Date(`${later}T00:00Z`).getUTCDay() + 6) % 7);
    }),
    {
      examples: [
        [0, 59],
        [0, 60],
        [1460, 1],
        [1520, 0],
      ],
    },
  );
  assert.throws(() => addDays('2026-02-30', 1), /not a day: 2026-02-30/);
});
