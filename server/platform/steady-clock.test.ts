import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '#test/support/accounts/auth-app.ts';
import { steadyClock, watchClock } from './steady-clock.ts';

const year = 365 * 86_400;

test('the steady clock does not follow a machine’s clock that is put back', (t) => {
  const before = steadyClock.now();
  t.mock.method(Date, 'now', () => 0);
  assert.ok(steadyClock.now() >= before);
});

test('a clock that is put forward or back is noticed, told of once, and forgotten after a day', () => {
  const clock = createClock();
  const start = clock.now().getTime();
  let wrongBy = 0;
  const jumps: number[] = [];
  const shown = () => new Date(clock.now().getTime() + wrongBy * 1000);
  const elapsed = () => clock.now().getTime() - start;
  const watch = watchClock(shown, elapsed, (by) => jumps.push(by / 1000));
  clock.advance(year);
  assert.equal(watch.hasJumped(), false);
  wrongBy = 10 * year;
  assert.equal(watch.hasJumped(), true);
  clock.advance(86_399);
  assert.equal(watch.hasJumped(), true);
  clock.advance(1);
  assert.equal(watch.hasJumped(), false);
  wrongBy = 0;
  assert.equal(watch.hasJumped(), true);
  clock.advance(86_400);
  // as much as a clock is put right by itself
  wrongBy = 60;
  assert.equal(watch.hasJumped(), false);
  assert.deepEqual(jumps, [10 * year, -10 * year]);
});
