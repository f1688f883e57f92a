import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longDate, rand } from './format.ts';

test('Rands are written as shops write them', () => {
  assert.equal(rand(99), 'R99');
  assert.equal(rand(950), 'R950');
  assert.equal(rand(149.99), 'R149.99');
  assert.equal(rand(1234.5), 'R1\u00a0234.50');
  assert.equal(rand(1234567), 'R1\u00a0234\u00a0567');
  assert.equal(rand(0), 'R0');
});

test('prices of products always have two decimals', () => {
  assert.equal(rand(439, { cents: true }), 'R439.00');
  assert.equal(rand(228.99, { cents: true }), 'R228.99');
});

test('a date is written with its day, month and year', () => {
  assert.equal(longDate(new Date(2025, 3, 28)), '28 April 2025');
});
