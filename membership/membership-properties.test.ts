import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '#planning/calendar-day.ts';
import { addMonths, dayAt, endOfDay, type Moment } from './calendar/moments.ts';
import { asSet, type Charge, type MembershipEvent } from './events.ts';
import { type Membership, membershipAt } from './membership.ts';
import { graceDays, type PlanName, plans } from './plans.ts';

const runs = { seed: 1, numRuns: 10_000 };
const hour = 3_600_000;
const begin = Date.parse('2026-01-01T00:00:00Z');
/** Two years and a half, so that a term of a year is renewed. */
const moments = fc.integer({ min: 0, max: 900 * 24 }).map((hours) => begin + hours * hour);
const agreements = fc.constantFrom('first', 'second', 'third');
const names = fc.constantFrom<PlanName[]>('monthly', 'annual');
/** Few ids, so that the same event is told of with other words. */
const ids = fc.integer({ min: 1, max: 8 }).map(String);

const charges = fc
  .record({ id: ids, agreement: agreements, plan: names, at: moments })
  .map((drawn): Charge => ({ kind: 'charge', ...drawn, cents: plans[drawn.plan].cents }));
const cancellations = fc.record({
  kind: fc.constant('cancellation' as const),
  id: ids,
  agreement: agreements,
  how: fc.constantFrom('no renewal' as const, 'by notice' as const, 'cooling off' as const),
  at: moments,
});
const words = fc.record({
  kind: fc.constant('word' as const),
  id: ids,
  agreement: agreements,
  says: fc.constantFrom('renewing' as const, 'failing' as const, 'stopped' as const),
  at: moments,
  nextDebit: fc.option(moments),
});
const refunds = fc.record({
  kind: fc.constant('refund' as const),
  id: ids,
  charge: ids,
  cents: fc.constantFrom(1, 9900, 50_000, 95_000, 200_000),
  outcome: fc.constantFrom('pending' as const, 'failed' as const, 'done' as const),
  at: moments,
});
const disputes = fc.record({
  kind: fc.constant('dispute' as const),
  id: ids,
  charge: ids,
  outcome: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  at: moments,
});
const checkouts = fc.record({
  kind: fc.constant('checkout' as const),
  id: ids,
  agreement: agreements,
  plan: names,
  at: moments,
});
const events = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: charges },
    { weight: 2, arbitrary: words },
    { weight: 1, arbitrary: cancellations },
    { weight: 1, arbitrary: refunds },
    { weight: 1, arbitrary: disputes },
    { weight: 1, arbitrary: checkouts },
  ),
  { maxLength: 14 },
);

const longAgo = '0000-01-01';
const until = ({ paidUntil }: Membership) => paidUntil ?? longAgo;

function holds(membership: Membership, now: Moment) {
  const { paidUntil, entitled, state, ledger, refundsDue, nextDebit } = membership;
  assert.equal(
    entitled,
    paidUntil !== null && now < endOfDay(addDays(paidUntil, graceDays)),
    'served exactly through paid days and grace',
  );
  if (['active', 'past due', 'disputed'].includes(state)) assert.ok(entitled);
  if (['none', 'awaiting', 'lapsed', 'ended', 'cooled off'].includes(state)) {
    assert.ok(paidUntil === null || dayAt(now) > paidUntil);
  }
  if (state === 'ending' || state === 'ended') assert.equal(nextDebit, null);
  if (nextDebit !== null) assert.ok(nextDebit >= dayAt(now));
  assert.ok(ledger.refunded <= ledger.charged);
  for (const amount of [ledger.charged, ledger.refunded, ...refundsDue.map(({ cents }) => cents)]) {
    assert.ok(Number.isSafeInteger(amount) && amount >= 0);
  }
  const owed = refundsDue.reduce((sum, { cents }) => sum + cents, 0);
  assert.ok(ledger.refunded + owed <= ledger.charged, 'never more back than came in');
  assert.equal(new Set(refundsDue.map(({ charge }) => charge)).size, refundsDue.length);
}

test('I1, I4, I7, I14: the same set in any order and however often told gives the same; and what is given holds', () => {
  const told = events.chain((set) =>
    fc.record({
      set: fc.constant(set),
      again: fc.shuffledSubarray(set),
      order: fc.array(fc.nat(), { minLength: set.length * 2, maxLength: set.length * 2 }),
    }),
  );
  fc.assert(
    fc.property(told, moments, ({ set, again, order }, now) => {
      const once = membershipAt(set, now);
      holds(once, now);
      const shuffled = [...set, ...again]
        .map((event, index) => ({ event, place: order[index] ?? 0 }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ event }) => event);
      assert.deepEqual(membershipAt(shuffled, now), once);
    }),
    runs,
  );
});

test('I3: a word that is lost takes no paid day, and a charge that is told of takes none either', () => {
  fc.assert(
    fc.property(events, fc.array(charges, { maxLength: 3 }), moments, (set, more, now) => {
      const before = membershipAt(set, now);
      const words = set.filter(({ kind }) => kind === 'word' || kind === 'checkout');
      const without = membershipAt(
        set.filter((event) => !words.includes(event)),
        now,
      );
      assert.deepEqual([without.paidUntil, without.entitled], [before.paidUntil, before.entitled]);
      // an earlier charge under a known agreement is when it began, by which it is too late to undo it
      const own = more.map((charge, index) => ({
        ...charge,
        id: `more ${index}`,
        agreement: `more ${index}`,
      }));
      const after = membershipAt([...set, ...own], now);
      assert.ok(until(after) >= until(before));
      for (const { day, plan } of own.map((charge) => ({ ...charge, day: dayAt(charge.at) }))) {
        assert.ok(until(after) >= addMonths(day, plans[plan].months));
      }
    }),
    runs,
  );
});

test('I3: only money that goes back, a notice or cooling off takes paid days away', () => {
  const taking = (event: MembershipEvent) =>
    event.kind === 'refund' ||
    event.kind === 'dispute' ||
    (event.kind === 'cancellation' && event.how !== 'no renewal');
  const more = fc.oneof(words, cancellations, refunds, disputes, checkouts);
  fc.assert(
    fc.property(events, more, moments, (set, drawn, now) => {
      const before = membershipAt(set, now);
      const event = { ...drawn, id: 'more' };
      const after = membershipAt([...set, event], now);
      if (taking(event)) assert.ok(until(after) <= until(before));
      else assert.equal(after.paidUntil, before.paidUntil);
    }),
    runs,
  );
});

test('I6: money taken after the member asked for an end is owed back, all that is left of it', () => {
  fc.assert(
    fc.property(events, moments, (drawn, now) => {
      const set = asSet(drawn);
      const { refundsDue } = membershipAt(drawn, now);
      for (const charge of set) {
        if (charge.kind !== 'charge') continue;
        const asked = set.some(
          ({ kind, at, ...own }) =>
            kind === 'cancellation' &&
            'agreement' in own &&
            own.agreement === charge.agreement &&
            at < charge.at,
        );
        if (!asked) continue;
        const left = set.reduce((cents, event) => {
          if (event.kind === 'dispute' && event.charge === charge.id && event.outcome === 'lost') {
            return -1e9;
          }
          const isBack = event.kind === 'refund' && event.charge === charge.id;
          return isBack && event.outcome !== 'failed' ? cents - event.cents : cents;
        }, charge.cents);
        const due = refundsDue.find((owed) => owed.charge === charge.id);
        assert.equal(due?.cents ?? 0, Math.max(0, left));
        if (due) assert.ok(['after the stop', 'cooling off'].includes(due.why));
      }
    }),
    runs,
  );
});

test('I8: an end is owed by the provider exactly until its latest word is that it debits no more', () => {
  fc.assert(
    fc.property(events, moments, (drawn, now) => {
      const set = asSet(drawn);
      const { stopsOwed } = membershipAt(drawn, now);
      for (const agreement of ['first', 'second', 'third']) {
        const own = set.filter((event) => 'agreement' in event && event.agreement === agreement);
        const isPaid = own.some(({ kind }) => kind === 'charge');
        const isAsked = own.some(({ kind }) => kind === 'cancellation');
        const said = own.flatMap((event) =>
          event.kind === 'word' && event.says !== 'failing' ? [event] : [],
        );
        const last = Math.max(...said.map(({ at }) => at));
        const isStopped = said.some(({ at, says }) => at === last && says === 'stopped');
        assert.equal(stopsOwed.includes(agreement), isPaid && isAsked && !isStopped);
      }
    }),
    runs,
  );
});

/** A member who pays month after month, with the agreement that began later and cost once more. */
const months = fc.record({
  first: moments,
  count: fc.integer({ min: 1, max: 12 }),
  lost: fc.nat(),
  hours: fc.integer({ min: -20, max: 60 }),
});
function paidMonths({ first, count, hours }: { first: Moment; count: number; hours: number }) {
  return Array.from({ length: count }, (_, month): Charge => {
    const day = addMonths(dayAt(first), month);
    const due = month === 0 ? first : endOfDay(day) - 12 * hour + hours * hour;
    const of = { agreement: 'first', plan: 'monthly', cents: plans.monthly.cents } as const;
    return { kind: 'charge', id: `month ${month}`, ...of, at: due };
  });
}

test('I4: whoever pays each month is served throughout and owed nothing, though any one telling is lost', () => {
  fc.assert(
    fc.property(months, ({ lost, ...drawn }) => {
      const paid = paidMonths(drawn);
      const last = paid.at(-1);
      assert.ok(last);
      for (const charge of paid) {
        const known = paid.filter(({ at }) => at <= charge.at);
        const { entitled, state, refundsDue } = membershipAt(known, charge.at);
        assert.deepEqual([entitled, state, refundsDue], [true, 'active', []]);
      }
      const gone = lost % paid.length;
      const without = paid.filter((_, index) => index !== gone);
      const next = paid[gone + 1];
      // three days after the debit of which nothing came, and from the next one on
      const debit = paid[gone];
      if (gone > 0 && debit) assert.ok(membershipAt(without, debit.at + 72 * hour).entitled);
      if (next) assert.ok(membershipAt(without, next.at).entitled);
    }),
    runs,
  );
});

test('I5, I6: a second agreement is owed back until it is refunded or the first one is stopped before', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 27 }), names, (drawn, days, plan) => {
      const paid = paidMonths(drawn);
      const last = paid.at(-1);
      assert.ok(last);
      const { cents } = plans[plan];
      const at = last.at + days * 24 * hour;
      const second: Charge = { kind: 'charge', id: 's', agreement: 'second', plan, cents, at };
      const twice = membershipAt([second, ...paid], at + hour);
      assert.deepEqual(
        twice.refundsDue.map(({ charge, why, ...due }) => [charge, why, due.cents]),
        [['s', 'paid twice', cents]],
      );
      const back = { kind: 'refund', id: 'r', charge: 's', cents, outcome: 'done', at } as const;
      assert.deepEqual(membershipAt([back, second, ...paid], at + hour).refundsDue, []);
      const stop = { kind: 'word', id: 'w', agreement: 'first', says: 'stopped' } as const;
      const stopped = { ...stop, at: at - hour, nextDebit: null };
      const changed = membershipAt([second, stopped, ...paid], at + hour);
      assert.deepEqual([changed.state, changed.refundsDue], ['active', []]);
      // money that the stopped agreement takes all the same
      const late: Charge = { ...last, id: 'late', at: at + 40 * 24 * hour };
      const { refundsDue } = membershipAt([second, late, stopped, ...paid], late.at);
      assert.deepEqual(
        refundsDue.map(({ charge, why }) => [charge, why]),
        [['late', 'after the stop']],
      );
    }),
    runs,
  );
});

test('no year is debited again of which the end was not to be announced 40 to 80 business days before', () => {
  fc.assert(
    fc.property(events, moments, (drawn, now) => {
      const known = drawn.filter(({ at }) => at <= now);
      const { endsToAnnounce, nextDebit, nextDebitCents } = membershipAt(known, now);
      if (nextDebit !== null && nextDebitCents === plans.annual.cents) {
        const own = endsToAnnounce.find(({ debit }) => debit === nextDebit);
        assert.ok(own, `a debit on ${nextDebit}`);
        assert.ok(own.ends <= nextDebit);
      }
      for (const { ends, from, due, until, debit } of endsToAnnounce) {
        assert.ok(from < due && due < until && until < ends);
        assert.ok((debit ?? ends) >= dayAt(now));
      }
    }),
    runs,
  );
});
