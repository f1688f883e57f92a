import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysBetween } from '#planning/calendar-day.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { addMonths, dayAt, endOfDay } from './moments.ts';
import { publicHoliday } from './public-holidays.ts';

/** Days of vacanza/holidays (ZA_COMMON.json) that move or that a Sunday adds; the rest stand on the same day each year. */
const moving = {
  2025: ['2025-04-18', '2025-04-21', '2025-04-28'],
  2026: ['2026-04-03', '2026-04-06', '2026-08-10'],
  2027: ['2027-03-26', '2027-03-29', '2027-03-22', '2027-12-27'],
  2028: ['2028-04-14', '2028-04-17', '2028-09-25'],
  2029: ['2029-03-30', '2029-04-02', '2029-12-17'],
  2030: ['2030-04-19', '2030-04-22', '2030-06-17'],
};
const fixed = '01-01 03-21 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26'.split(' ');

test('the public holidays of 2025 to 2030 are those of the published table, and no others', () => {
  let days = 0;
  for (const [year, more] of Object.entries(moving)) {
    const expected = [...fixed.map((day) => `${year}-${day}`), ...more].toSorted();
    const found: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
      if (publicHoliday(day) !== null) found.push(day);
    }
    assert.deepEqual(found, expected);
    days += found.length;
  }
  assert.equal(days, 79);
  assert.equal(publicHoliday('2026-08-10'), "National Women's Day (observed)");
});

test('a declared day counts, and Christmas on a Sunday adds no day by itself', () => {
  assert.ok(publicHoliday('2024-05-29'));
  assert.ok(publicHoliday('2022-12-27'));
  assert.equal(publicHoliday('2033-12-27'), null);
});

test('twenty business days: over the end of a year, over Easter, from a Saturday', () => {
  // 16, 25 and 26 December and 1 January are no business days
  assert.equal(addBusinessDays('2025-12-01', 20), '2026-01-02');
  assert.equal(addBusinessDays('2026-03-30', 4), '2026-04-07');
  assert.equal(addBusinessDays('2026-02-28', 1), '2026-03-02');
  assert.equal(addBusinessDays('2026-04-07', -4), '2026-03-30');
  assert.equal(addBusinessDays('2026-02-28', 0), '2026-02-28');
});

test('from 2025 to 2035 so many business days lie between a day and the one that is named', () => {
  const anyDay = fc.integer({ min: 0, max: 4_016 }).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 90 }), (from, count) => {
      const until = addBusinessDays(from, count);
      let counted = 0;
      for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
        if (isBusinessDay(day)) counted++;
      }
      assert.equal(counted, count);
      assert.ok(isBusinessDay(until));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('a day in South Africa begins two hours before it does in UTC', () => {
  const before = Date.parse('2026-02-28T21:59:59.999Z');
  assert.equal(dayAt(before), '2026-02-28');
  assert.equal(dayAt(before + 1), '2026-03-01');
  assert.equal(endOfDay('2026-02-28'), before + 1);
});

test('a month later is the same day, or the last one', () => {
  assert.equal(addMonths('2026-01-31', 1), '2026-02-28');
  assert.equal(addMonths('2027-12-15', 1), '2028-01-15');
  assert.equal(addMonths('2028-02-29', 12), '2029-02-28');
  assert.equal(daysBetween('2026-03-01', addMonths('2026-03-01', 12)), 365);
  assert.throws(() => addMonths('2026-02', 1));
});
