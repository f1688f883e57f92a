import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debitAfter, providerOfCharge } from './debit-days.ts';
import type { Charge } from './events.ts';
import { membershipAt } from './membership.ts';

test('Paystack debits what began on the 29th to the 31st on the 28th, Payfast on the day or the last of the month', () => {
  const days = ['2026-01-28', '2026-01-29', '2026-01-31', '2026-03-31', '2026-11-29'];
  assert.deepEqual(
    days.map((day) => debitAfter(day, 'monthly', 'paystack')),
    ['2026-02-28', '2026-02-28', '2026-02-28', '2026-04-28', '2026-12-28'],
  );
  assert.deepEqual(
    days.map((day) => debitAfter(day, 'monthly', 'payfast')),
    ['2026-02-28', '2026-02-28', '2026-02-28', '2026-04-30', '2026-12-29'],
  );
  assert.equal(debitAfter('2026-11-29', 'annual', 'paystack'), '2027-11-29');
  assert.equal(debitAfter('2028-02-29', 'annual', 'payfast'), '2029-02-28');
});

test('a membership knows the day and the money of the next debit', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00+02:00`);
  const paid = (id: string): Charge => ({
    kind: 'charge',
    id,
    agreement: 'first',
    plan: 'monthly',
    cents: 9900,
    at: at('2026-03-30'),
  });
  const debit = (id: string) => {
    const { nextDebit, nextDebitCents, paidUntil } = membershipAt([paid(id)], at('2026-04-01'));
    return [nextDebit, nextDebitCents, paidUntil];
  };
  assert.deepEqual(debit('paystack:a'), ['2026-04-28', 9900, '2026-04-30']);
  assert.deepEqual(debit('payfast:a'), ['2026-04-30', 9900, '2026-04-30']);
  assert.deepEqual(
    [providerOfCharge('x'), membershipAt([], at('2026-04-01')).nextDebitCents],
    [null, null],
  );
});
