import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { dayAt } from '#membership/calendar/moments.ts';
import { runOperator } from '#operator/main.ts';
import { addDays } from '#planning/calendar-day.ts';
import { createOutbox } from '#server/features/auth/outbox/outbox.ts';
import { mailRoad } from '#server/features/auth/outbox/roads.ts';
import type { Mail } from '#server/platform/outgoing/mail.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { pay } from '#test/support/members/paid.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { paystackKey, paystackMessage, send } from '#test/support/services/payment-providers.ts';
import { openServiceDatabase, type ServiceDatabase } from '../../../platform/database/database.ts';
import { tellRefunds } from './tell-refunds.ts';

let server: TestServer;
let accounts: ServiceDatabase;
before(async () => {
  server = await startTestServer({ PAYSTACK_SECRET_KEY: paystackKey });
  accounts = openServiceDatabase(server.database.authService, 4, () => {});
});
after(async () => {
  await accounts.close();
  await server.close();
});

const today = dayAt(Date.now());
const operate = async (...words: readonly string[]) =>
  (await runOperator(server.database.owner, words)).join('\n');
const shown = v.looseObject({
  state: v.string(),
  paidUntil: v.nullable(v.string()),
  owed: v.array(v.object({ cents: v.number(), by: v.string() })),
  wentBack: v.array(v.object({ cents: v.number(), on: v.string() })),
});
const membership = async (member: TestMember) =>
  v.parse(shown, (await member.call('GET', '/functions/v1/membership')).body);
async function ask(member: TestMember, how: string): Promise<void> {
  const request = { user_id: member.userId, reason: 'x', how };
  const { status } = await member.call('POST', '/rest/v1/subscription_cancellations', request);
  assert.equal(status, 201);
}

/** What members are told in one look, by so many processes at once. */
async function told(processes = 1): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const now = () => new Date();
  const log = createLog('silent');
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      mails.push(mail);
    },
  };
  const once = async () => {
    const post = createOutbox({ accounts, secrets: testSecrets, log, now }, mailRoad(mailer));
    await tellRefunds({ accounts, log, now, site: 'https://phila.example', post });
    await post.stop();
  };
  await Promise.all(Array.from({ length: processes }, once));
  return mails;
}

test('an order that was undone: paid back by hand, noted once, told once, and no day is paid for', async () => {
  const member = await createMember(server.url, null);
  const charge = await pay(server.database.owner, member.userId, 'annual', addDays(today, -3));
  await ask(member, 'cooling off');
  assert.match(await operate('subscriptions'), new RegExp(`give back R950.00 of ${charge} by`));
  await assert.rejects(operate('refund', 'paystack:nobody'), /which payment/);
  await assert.rejects(operate('refund', charge, '951'), /R950\.00 were paid and R0\.00 went back/);
  await assert.rejects(operate('refund', charge, 'all'), /an amount, such as/);
  await assert.rejects(operate('refund', charge, '--on', addDays(today, -4)), /before the payment/);
  await assert.rejects(operate('refund', charge, '--on', addDays(today, 2)), /that has come/);
  assert.equal(
    await operate('refund', charge, '--on', addDays(today, -1)),
    `R950.00 of ${charge} went back to ${member.email}.\nended; a running server tells them by mail within a minute.`,
  );
  assert.match(await operate('refund', charge, '950.00'), /is noted already\.$/);
  const { state, paidUntil, owed, wentBack } = await membership(member);
  assert.deepEqual([state, paidUntil, owed], ['ended', null, []]);
  assert.deepEqual(wentBack, [{ cents: 95_000, on: addDays(today, -1) }]);
  const [mail, ...others] = await told(3);
  assert.deepEqual([mail?.to, mail?.subject, others], [member.email, 'R950 went back to you', []]);
  assert.match(mail?.text ?? '', /Nothing is paid for any more\./);
  assert.deepEqual(await told(), []);
  const { rows } = await server.database.owner.query(
    `select subject from auth.audit_log where user_id = $1 and event = 'refund_noted'`,
    [member.userId],
  );
  assert.deepEqual(rows, [{ subject: `${charge}:95000`.slice(0, 64) }]);
});

test('what Paystack tells of the same refund is the same refund, before and after it was noted by hand', async () => {
  const { owner } = server.database;
  const member = await createMember(server.url, null);
  const charge = await pay(owner, member.userId, 'monthly', addDays(today, -2));
  const agreement = await owner.query('select id from payments.agreements where user_id = $1', [
    member.userId,
  ]);
  await owner.query(
    `insert into payments.links (user_id, agreement, provider, link) values ($1, $2, 'paystack', $3)`,
    [member.userId, agreement.rows[0]?.id, charge.replace('paystack:', 'charge:')],
  );
  const message = (event: string) =>
    paystackMessage(event, {
      transaction_reference: charge.slice('paystack:'.length),
      amount: '9900',
      currency: 'ZAR',
    });
  const read = () =>
    eventually(async () => {
      const { rows } = await owner.query(`select from payments.inbox where state = 'new'`);
      return rows.length === 0;
    }, 'every message interpreted');
  assert.equal(await send(server.url, message('refund.pending')), 200);
  await read();
  assert.deepEqual(await told(), [], 'on its way is not back');
  assert.match(await operate('refund', charge, '99'), /went back/);
  assert.equal((await told()).length, 1);
  assert.equal(await send(server.url, message('refund.processed')), 200);
  await read();
  assert.deepEqual(await told(), [], 'told already');
  const { wentBack, paidUntil } = await membership(member);
  assert.deepEqual([wentBack.length, paidUntil], [1, null]);
});

test('a part that goes back by notice is told with the days that are left', async () => {
  const member = await createMember(server.url, null);
  const charge = await pay(server.database.owner, member.userId, 'annual', addDays(today, -100));
  await assert.rejects(operate('refund', charge), /Nothing is owed/);
  await ask(member, 'by notice');
  const before = await membership(member);
  const cents = before.owed[0]?.cents ?? 0;
  assert.ok(cents > 50_000 && cents < 80_000, `${cents}`);
  assert.match(
    await operate('refund', charge),
    new RegExp(`ending, paid until ${before.paidUntil}`),
  );
  const after = await membership(member);
  assert.deepEqual([after.owed, after.paidUntil], [[], before.paidUntil]);
  const [mail] = await told();
  assert.ok(mail?.text.includes(`R${(cents / 100).toFixed(2)}`.replace(/\.00$/, '')));
  assert.match(mail?.text ?? '', /Your subscription is paid until \d+ \w+ \d{4}\./);
});
