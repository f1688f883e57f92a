import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { MemberDatabase } from '../../platform/database/database.ts';
import { comparePayfast } from './payfast/compare-payments.ts';
import { comparePayments } from './paystack/compare-payments.ts';

const runs = { seed: 1, numRuns: 10_000 };
const span = { from: new Date('2026-03-01'), to: new Date('2026-03-31') };

/** What is kept of messages, each once, and no more of a database than a comparison asks for. */
function inboxOf(bodies: readonly string[]) {
  const kept = new Set(bodies);
  const inbox: Pick<MemberDatabase, 'run'> = {
    async run(_identity, { text, values = [] }) {
      if (text.startsWith('insert')) kept.add(String(values[1]));
      const rows = [...kept].map((body) => ({ body: Buffer.from(body), inside: true }));
      return { rows: text.startsWith('insert') ? [] : rows, count: rows.length };
    },
  };
  return inbox;
}

/** What became of each payment on the way to us. */
const fates = fc.array(fc.constantFrom('told', 'twice', 'lost', 'changed', 'ours alone'), {
  maxLength: 6,
});
type Fate = 'told' | 'twice' | 'lost' | 'changed' | 'ours alone';

const named = (all: readonly Fate[], fate: Fate) =>
  all.flatMap((one, place) => (one === fate ? [String(1000 + place)] : []));

interface Story {
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
}
function story(all: readonly Fate[], written: (name: string, cents: number) => string): Story {
  const names = all.map((fate, place) => ({ fate, name: String(1000 + place) }));
  return {
    theirs: names.flatMap(({ fate, name }) => (fate === 'ours alone' ? [] : [name])),
    ours: names.flatMap(({ fate, name }) => {
      if (fate === 'lost') return [];
      const body = written(name, fate === 'changed' ? 9901 : 9900);
      return fate === 'twice' ? [body, body] : [body];
    }),
  };
}

test('I13: each difference with Paystack’s list is named, and none is missing once it is taken in', async () => {
  await fc.assert(
    fc.asyncProperty(fates, async (all) => {
      const { theirs, ours } = story(all, (reference, amount) =>
        JSON.stringify({ event: 'charge.success', data: { reference, amount } }),
      );
      const inbox = inboxOf(ours);
      const payments = theirs.map((reference) => ({ reference, amount: 9900 }));
      const api = { payments: async () => payments } as const;
      const found = await comparePayments({ inbox, api }, { ...span, take: true });
      assert.deepEqual(found, {
        missing: named(all, 'lost'),
        unknown: named(all, 'ours alone'),
        other: named(all, 'changed'),
        compared: theirs.length,
      });
      const again = await comparePayments({ inbox, api }, { ...span, take: false });
      assert.deepEqual(again, { ...found, missing: [] });
    }),
    runs,
  );
});

test('I13: each difference with Payfast’s table is named, and none is missing once it is taken in', async () => {
  const account = { merchantId: '10000100', passphrase: 'jt7NOE43FZPn' };
  const head = 'Date,Type,Sign,Party,Gross,"M Payment ID","PF Payment ID","custom str1"';
  const rands = (cents: number) => (cents / 100).toFixed(2);
  await fc.assert(
    fc.asyncProperty(fates, async (all) => {
      const { theirs, ours } = story(
        all,
        (name, cents) =>
          `payment_status=COMPLETE&pf_payment_id=${name}&amount_gross=${rands(cents)}&signature=0`,
      );
      const inbox = inboxOf(ours);
      const rows = theirs.map(
        (name) => `"2026-03-02 10:00:00",FUNDS_RECEIVED,CREDIT,"A, ""B""",99.00,,${name},`,
      );
      const others = ['"2026-03-02 10:00:00",FUNDS_RECEIVED_REFUND,DEBIT,,-99.00,,1000,'];
      const api = { history: async () => [head, ...rows, ...others].join('\r\n') } as const;
      const found = await comparePayfast({ inbox, api, account }, { ...span, take: true });
      assert.deepEqual(found, {
        missing: named(all, 'lost'),
        unknown: named(all, 'ours alone'),
        other: named(all, 'changed'),
        compared: theirs.length,
      });
      const again = await comparePayfast({ inbox, api, account }, { ...span, take: false });
      assert.deepEqual(again, { ...found, missing: [] });
    }),
    runs,
  );
});
