import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDay } from './calendar/moments.ts';
import type { Cancellation, Charge, MembershipEvent, ProviderWord, Refund } from './events.ts';
import { membershipAt } from './membership.ts';

/** A moment in South Africa, at noon unless told. */
const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+02:00`);

const charge = (day: string, more: Partial<Charge> = {}): Charge => ({
  kind: 'charge',
  id: `charge of ${day}`,
  agreement: 'first',
  plan: 'monthly',
  cents: 9900,
  at: at(day),
  ...more,
});
const year = (day: string, more: Partial<Charge> = {}) =>
  charge(day, { plan: 'annual', cents: 95_000, ...more });
const word = (
  says: ProviderWord['says'],
  day: string,
  nextDebit: string | null = null,
): ProviderWord => ({
  kind: 'word',
  id: `${says} ${day}`,
  agreement: 'first',
  says,
  at: at(day),
  nextDebit: nextDebit === null ? null : at(nextDebit),
});
const cancel = (how: Cancellation['how'], day: string, time?: string): Cancellation => ({
  kind: 'cancellation',
  id: `${how} ${day}`,
  agreement: 'first',
  how,
  at: at(day, time),
});
const refund = (of: Charge, cents: number, outcome: Refund['outcome'] = 'done'): Refund => ({
  kind: 'refund',
  id: `refund of ${of.id} ${cents}`,
  charge: of.id,
  cents,
  outcome,
  at: of.at + 1,
});
const on = (day: string, ...events: readonly MembershipEvent[]) => membershipAt(events, at(day));

test('nobody, somebody at the provider, and somebody who left it there', () => {
  const checkout = { kind: 'checkout', id: 'c', agreement: 'first', plan: 'annual' } as const;
  assert.equal(on('2026-03-01').state, 'none');
  const waits = on('2026-03-01', { ...checkout, at: at('2026-03-01') });
  assert.deepEqual([waits.state, waits.plan, waits.entitled], ['awaiting', 'annual', false]);
  assert.equal(on('2026-03-09', { ...checkout, at: at('2026-03-01') }).state, 'none');
});

test('a month: paid, due, served for a week more, and then not', () => {
  const paid = charge('2026-01-31');
  const states = ['2026-02-28', '2026-03-01', '2026-03-07', '2026-03-08'].map((day) => {
    const { state, entitled, paidUntil } = on(day, paid);
    return [state, entitled, paidUntil];
  });
  assert.deepEqual(states, [
    ['active', true, '2026-02-28'],
    ['past due', true, '2026-02-28'],
    ['past due', true, '2026-02-28'],
    ['lapsed', false, '2026-02-28'],
  ]);
  const until = endOfDay('2026-03-07');
  assert.equal(membershipAt([paid], until - 1).entitled, true);
  assert.equal(membershipAt([paid], until).entitled, false);
});

test('a renewal goes on from the day paid until, and a late one begins anew', () => {
  const first = charge('2026-01-31');
  assert.equal(on('2026-02-28', first, charge('2026-02-28')).paidUntil, '2026-03-28');
  assert.equal(on('2026-03-09', first, charge('2026-03-09')).paidUntil, '2026-04-09');
  // the provider debits a day early: no day is lost
  assert.equal(on('2026-02-28', first, charge('2026-02-27')).paidUntil, '2026-03-28');
});

test('the next debit is the day that the provider names, or the end of what is paid', () => {
  const first = charge('2026-01-31');
  assert.equal(on('2026-02-01', first).nextDebit, '2026-02-28');
  const told = word('renewing', '2026-01-31', '2026-03-01');
  assert.equal(on('2026-02-01', first, told).nextDebit, '2026-03-01');
  assert.equal(on('2026-02-01', first, told, cancel('no renewal', '2026-02-01')).nextDebit, null);
});

test('cancelled: served until the last day, and processed once the provider has stopped', () => {
  const events = [charge('2026-01-10'), cancel('no renewal', '2026-01-20')];
  const asked = on('2026-01-21', ...events);
  assert.deepEqual([asked.state, asked.stopsOwed], ['ending', ['first']]);
  assert.deepEqual(asked.cancelled, { asked: '2026-01-20', ends: '2026-02-10' });
  const stopped = on('2026-01-21', ...events, word('stopped', '2026-01-20'));
  assert.deepEqual([stopped.state, stopped.stopsOwed], ['ending', []]);
  assert.equal(on('2026-02-11', ...events).state, 'ended');
  // stopped at the provider's own page, without a word to us
  assert.equal(
    on('2026-01-21', charge('2026-01-10'), word('stopped', '2026-01-20')).state,
    'ending',
  );
});

test('within seven days all goes back, to the last minute of the seventh in South Africa', () => {
  const paid = charge('2026-01-10');
  const inTime = on('2026-01-18', paid, cancel('cooling off', '2026-01-17', '23:59'));
  assert.deepEqual([inTime.state, inTime.paidUntil, inTime.entitled], ['cooled off', null, false]);
  assert.deepEqual(inTime.refundsDue, [
    { charge: paid.id, cents: 9900, why: 'cooling off', dueBy: '2026-02-16' },
  ]);
  const events = [paid, cancel('cooling off', '2026-01-17')];
  assert.equal(on('2026-01-20', ...events, refund(paid, 9900)).state, 'ended');
  const onItsWay = on('2026-01-20', ...events, refund(paid, 9900, 'pending'));
  assert.deepEqual([onItsWay.state, onItsWay.refundsDue], ['cooled off', []]);
  const late = on('2026-01-18', paid, cancel('cooling off', '2026-01-18', '00:00'));
  assert.deepEqual([late.state, late.paidUntil, late.refundsDue], ['ending', '2026-02-10', []]);
  assert.equal(on('2026-01-17', paid).coolingOffEnds, '2026-01-17');
  assert.equal(on('2026-01-18', paid).coolingOffEnds, null);
});

test('a year ends twenty business days after a notice, and the rest is given back', () => {
  const paid = year('2025-07-01');
  const given = on('2025-12-02', paid, cancel('by notice', '2025-12-01'));
  assert.deepEqual([given.state, given.paidUntil], ['ending', '2026-01-02']);
  // 180 of 365 days: R468.4931… in favour of the member
  assert.deepEqual(given.refundsDue, [
    { charge: paid.id, cents: 46_850, why: 'notice', dueBy: '2026-02-01' },
  ]);
  // a month has no term that a notice could shorten
  assert.equal(
    on('2026-01-12', charge('2026-01-10'), cancel('by notice', '2026-01-12')).paidUntil,
    '2026-02-10',
  );
});

test('the end of a year is announced 80 to 40 business days ahead', () => {
  const [window] = on('2026-03-02', year('2025-07-01')).endsToAnnounce;
  assert.deepEqual(window, {
    charge: 'charge of 2025-07-01',
    cents: 95_000,
    ends: '2026-07-01',
    from: '2026-03-04',
    due: '2026-04-01',
    until: '2026-05-05',
    debit: '2026-07-01',
  });
  const stays = on('2026-03-02', year('2025-07-01'), cancel('no renewal', '2026-02-01'));
  assert.equal(stays.endsToAnnounce[0]?.debit, null);
  const given = on('2026-03-02', year('2025-07-01'), cancel('by notice', '2026-02-01'));
  assert.deepEqual(given.endsToAnnounce, []);
  assert.deepEqual(on('2026-03-02', charge('2026-03-01')).endsToAnnounce, []);
});

test('a year is announced before its own debit, whatever was paid besides', () => {
  const paid = year('2025-07-01');
  const month = { ...charge('2026-02-20'), agreement: 'another' };
  const [besides] = on('2026-04-01', paid, month).endsToAnnounce;
  assert.deepEqual([besides?.ends, besides?.debit], ['2026-07-01', '2026-07-01']);
  // a second year is served after the first, and debited a year after it was paid
  const second = { ...year('2025-07-10'), agreement: 'another' };
  assert.deepEqual(
    on('2026-04-15', paid, second).endsToAnnounce.map(({ ends, due }) => [ends, due]),
    [
      ['2026-07-01', '2026-04-01'],
      ['2026-07-10', '2026-04-14'],
    ],
  );
  // nothing ends with a year that is not renewed where a month after it is
  const stays = on('2026-04-01', paid, cancel('no renewal', '2026-02-01'), month);
  assert.deepEqual(stays.endsToAnnounce, []);
});

test('paid twice: by two agreements, and by one; a change of plan after the end is neither', () => {
  const second = charge('2026-01-12', { agreement: 'second' });
  const twice = on('2026-01-13', charge('2026-01-10'), second);
  assert.deepEqual(
    twice.refundsDue.map(({ charge: of, cents, why }) => [of, cents, why]),
    [[second.id, 9900, 'paid twice']],
  );
  assert.equal(twice.paidUntil, '2026-03-10');
  const again = on('2026-01-13', charge('2026-01-10'), charge('2026-01-12'));
  assert.deepEqual(
    again.refundsDue.map(({ why }) => why),
    ['paid twice'],
  );
  const changed = on(
    '2026-01-13',
    charge('2026-01-10'),
    cancel('no renewal', '2026-01-11'),
    year('2026-01-12', { agreement: 'second' }),
  );
  assert.deepEqual([changed.state, changed.refundsDue], ['active', []]);
  assert.deepEqual([changed.plan, changed.paidUntil], ['annual', '2027-02-10']);
});

test('what a provider says to have failed or taken on the day of its stop changes nothing of it', () => {
  const first = charge('2026-03-01');
  const stop = { ...word('stopped', '2026-03-01'), at: first.at - 60_000 };
  const failed = { ...word('failing', '2026-03-01'), at: first.at + 60_000 };
  for (const told of [[stop], [stop, failed], [failed, stop]]) {
    const { state, refundsDue, stopsOwed } = on('2026-03-02', first, ...told);
    assert.deepEqual([state, refundsDue, stopsOwed], ['ending', [], []]);
  }
  const asked = cancel('no renewal', '2026-03-02');
  assert.deepEqual(on('2026-03-02', first, asked, stop, failed).stopsOwed, []);
  const late = charge('2026-03-02');
  assert.equal(on('2026-03-03', first, stop, late).refundsDue[0]?.why, 'after the stop');
  const again = { ...word('renewing', '2026-03-02'), at: first.at + 120_000 };
  assert.equal(on('2026-03-02', first, stop, failed, again).state, 'active');
});

test('money taken after the end was asked for goes back', () => {
  const late = charge('2026-02-10');
  const events = [charge('2026-01-10'), late, cancel('no renewal', '2026-02-01')];
  assert.deepEqual(
    on('2026-02-11', ...events).refundsDue.map(({ why }) => why),
    ['after the stop'],
  );
  const back = on('2026-02-11', ...events, refund(late, 9900));
  assert.deepEqual([back.refundsDue, back.paidUntil], [[], '2026-02-10']);
});

test('a charge that the bank takes back pays for nothing; until then it does', () => {
  const paid = charge('2026-01-10');
  const dispute = { kind: 'dispute', id: 'd', charge: paid.id, at: at('2026-01-15') } as const;
  const open = { ...dispute, outcome: 'open' } as const;
  assert.equal(on('2026-01-16', paid, open).state, 'disputed');
  const lost = on('2026-01-16', paid, { ...dispute, outcome: 'lost' }, open);
  assert.deepEqual([lost.state, lost.paidUntil, lost.entitled], ['ended', null, false]);
  assert.equal(on('2026-01-16', paid, open, { ...dispute, outcome: 'won' }).state, 'active');
});
