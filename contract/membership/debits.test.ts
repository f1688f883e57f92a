import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debitsOf } from './debits.ts';

const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+02:00`);

test('the first and the next debit of an order, by the provider to which its page belongs', () => {
  const order = (host: string, day: string) => {
    const { first, next, atEarliest } = debitsOf('monthly', host, at(day));
    return [first, next, atEarliest];
  };
  const paystack = 'paystack.shop';
  const payfast = 'www.payfast.co.za';
  const other = 'paystack.com.pay.example';
  assert.deepEqual(order(paystack, '2026-11-29'), ['2026-11-29', '2026-12-28', false]);
  assert.deepEqual(order(payfast, '2026-11-29'), ['2026-11-29', '2026-12-29', false]);
  assert.deepEqual(order(other, '2026-11-29'), ['2026-11-29', '2026-12-28', true]);
  assert.deepEqual(order(other, '2026-11-28'), ['2026-11-28', '2026-12-28', false]);
});

test('the day is the one in South Africa, and a year is the same day of the next', () => {
  const late = debitsOf('annual', 'pay.example', at('2026-12-31', '23:59'));
  assert.deepEqual(late, { first: '2026-12-31', next: '2027-12-31', atEarliest: false });
  assert.equal(debitsOf('annual', '', Date.parse('2026-11-28T22:00:00Z')).first, '2026-11-29');
});
