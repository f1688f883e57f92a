import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBusinessDays } from './calendar/business-days.ts';
import { addMonths } from './calendar/moments.ts';
import type { Cancellation, Charge, MembershipEvent } from './events.ts';
import { membershipAt } from './membership.ts';
import type { PlanName } from './plans.ts';
import { plans } from './plans.ts';
import { termRules, unusedCents } from './term-rules.ts';
import { waysToEnd } from './ways-to-end.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+02:00`);
const paid = (plan: PlanName, day: string, agreement = 'first'): Charge => ({
  kind: 'charge',
  id: `${agreement} ${day}`,
  agreement,
  plan,
  cents: plans[plan].cents,
  at: at(day),
});
const asks = (how: Cancellation['how'], day: string): Cancellation => ({
  kind: 'cancellation',
  id: how,
  agreement: 'first',
  how,
  at: at(day),
});
const ways = (day: string, ...events: readonly MembershipEvent[]) => waysToEnd(events, at(day));

test('a month ends with what is paid; in its first days it may be undone', () => {
  assert.deepEqual(ways('2026-01-12', paid('monthly', '2026-01-10')), [
    { how: 'no renewal', ends: '2026-02-10', back: null },
    { how: 'cooling off', ends: '2026-01-12', back: { cents: 9900, by: '2026-02-11' } },
  ]);
  assert.deepEqual(ways('2026-01-18', paid('monthly', '2026-01-10')), [
    { how: 'no renewal', ends: '2026-02-10', back: null },
  ]);
});

test('a year ends with what is paid or by a notice, whose last day and money are told before', () => {
  const year = paid('annual', '2025-07-01');
  const notice = {
    how: 'by notice',
    ends: '2026-01-02',
    back: { cents: 46_850, by: '2026-02-01' },
  } as const;
  assert.deepEqual(ways('2025-12-01', year), [
    { how: 'no renewal', ends: '2026-07-01', back: null },
    notice,
  ]);
  // who asked for no renewal may still end it sooner, and then nothing is left to ask for
  assert.deepEqual(ways('2025-12-01', year, asks('no renewal', '2025-11-01')), [notice]);
  assert.deepEqual(ways('2025-12-02', year, asks('by notice', '2025-12-01')), []);
  // twenty business days before the end a notice would give nothing
  const last = addBusinessDays('2026-07-01', -termRules.notice.businessDays);
  assert.deepEqual(
    ways(last, year).map(({ how }) => how),
    ['no renewal'],
  );
});

test('nobody who has not paid, or whose payments have ended, is asked how', () => {
  assert.deepEqual(ways('2026-01-12'), []);
  const month = paid('monthly', '2026-01-10');
  assert.deepEqual(ways('2026-03-20', month, asks('no renewal', '2026-01-20')), []);
});

test('what goes back is whole cents, a part of one in favour of the member, and never more than was paid', () => {
  assert.equal(unusedCents(95_000, { days: 180, of: 365 }), 46_850);
  assert.equal(unusedCents(95_000, { days: 365, of: 365 }), 95_000);
  for (let days = 0; days <= 366; days++) {
    const cents = unusedCents(95_000, { days, of: 366 });
    assert.ok(Number.isSafeInteger(cents));
    assert.ok(cents >= (95_000 * days) / 366 && cents < (95_000 * days) / 366 + 1, `${days}`);
  }
});

test('each way that is shown on any day of a year is what the request then does', () => {
  const year = paid('annual', '2026-02-28');
  for (let month = 0; month < 12; month++) {
    const day = addMonths('2026-02-28', month);
    for (const { how, ends, back } of ways(day, year)) {
      const after = membershipAt([year, asks(how, day)], at(day) + 1);
      const owed = after.refundsDue.map(({ cents, dueBy }) => ({ cents, by: dueBy }));
      assert.deepEqual(owed, back === null ? [] : [back]);
      assert.equal(how === 'cooling off' ? day : after.paidUntil, ends);
    }
  }
});
