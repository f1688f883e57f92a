import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstWalOf } from './archive/wal-folder.ts';
import { isAhead, knownAge, newestFirst } from './newest-first.ts';

const now = new Date('2026-11-30T20:00Z');
const madeAt = (moment: string) => ({ madeAt: new Date(moment) });

test('what was made while the clock was ahead is the oldest, of no known age', () => {
  const [old, late, ahead] = ['2026-11-28T01:00Z', '2026-11-30T01:00Z', '2036-01-01T01:00Z'].map(
    madeAt,
  );
  assert.ok(old && late && ahead);
  assert.deepEqual(newestFirst([ahead, old, late], now), [late, old, ahead]);
  // while that clock rules, its own are the newest
  assert.deepEqual(newestFirst([old, ahead, late], ahead.madeAt), [ahead, late, old]);
  assert.equal(knownAge(ahead.madeAt, now), null);
  assert.equal(knownAge(late.madeAt, now), 19 * 3600);
  // two machines that write to one folder never agree to the second
  assert.equal(isAhead(new Date('2026-11-30T20:30Z'), now), false);
});

test('the log is kept from where the first base begins, whatever a clock says of their age', () => {
  const bases = [
    { firstWal: '00000002000000000000000A' },
    { firstWal: '000000010000000000000003' },
    { firstWal: '000000010000000000000007' },
  ];
  assert.equal(firstWalOf(bases), '000000010000000000000003');
  assert.equal(firstWalOf([]), null);
});
