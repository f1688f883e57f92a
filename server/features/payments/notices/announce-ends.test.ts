import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { runOperator } from '#operator/main.ts';
import { createOutbox } from '#server/features/auth/outbox/outbox.ts';
import { mailRoad } from '#server/features/auth/outbox/roads.ts';
import { type Mail, MailError } from '#server/platform/outgoing/mail.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { pay } from '#test/support/members/paid.ts';
import { openServiceDatabase, type ServiceDatabase } from '../../../platform/database/database.ts';
import { announceEnds } from './announce-ends.ts';

let database: TestDatabase;
let accounts: ServiceDatabase;
before(async () => {
  database = await createTestDatabase();
  accounts = openServiceDatabase(database.authService, 4, () => {});
});
after(async () => {
  await accounts.close();
  await database.drop();
});

const query = (sql: string, values: unknown[] = []) => database.owner.query(sql, values);
const idRows = v.tuple([v.object({ id: v.string() })]);

async function addMember(email: string | null): Promise<string> {
  const { rows } = await query('insert into auth.users (email) values ($1) returning id', [email]);
  return v.parse(idRows, rows)[0].id;
}

async function ask(id: string, how: string, day: string): Promise<void> {
  await query(
    `insert into public.subscription_cancellations (user_id, reason, how, created_at) values ($1, 'x', $2, $3)`,
    [id, how, `${day}T12:00:00+02:00`],
  );
}

interface Night {
  readonly jumped?: boolean;
  /** What the mail server answers (RFC 5321); null: it is away. */
  readonly answer?: number | null;
  /** Processes that do the work of the night at once. */
  readonly processes?: number;
}

/** One night of a process that has just started, and the mails that a mail server took in it. */
async function night(
  day: string,
  { jumped = false, answer = 250, processes = 1 }: Night = {},
): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const now = () => new Date(`${day}T01:17:00Z`);
  const log = createLog('silent');
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      if (answer === null) throw new MailError({ code: 'ECONNECTION', command: 'CONN' });
      if (answer !== 250) {
        throw new MailError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: answer });
      }
      mails.push(mail);
    },
  };
  const once = async () => {
    const post = createOutbox({ accounts, secrets: testSecrets, log, now }, mailRoad(mailer));
    const clock = { hasJumped: () => jumped };
    await announceEnds({ accounts, log, now, clock, site: 'https://phila.example', post });
    // what an earlier process left there
    post.wake();
    await post.stop();
  };
  await Promise.all(Array.from({ length: processes }, once));
  return mails;
}
const told = async (day: string, how: Night = {}) => (await night(day, how)).map(({ to }) => to);

test('sixty business days before a year ends it is told once, with what changes and what may be chosen', async () => {
  const id = await addMember('year@example.com');
  await pay(database.owner, id, 'annual', '2025-07-01');
  assert.deepEqual(await told('2026-03-31'), []);
  const [mail, ...others] = await night('2026-04-01', { processes: 3 });
  assert.ok(mail);
  assert.deepEqual(others, []);
  assert.equal(mail.to, 'year@example.com');
  assert.equal(mail.subject, 'Your year with Phila ends on 1 July 2026');
  for (const words of [
    'Your Annual Plan, R950 for the year, is paid until 1 July 2026.',
    'What changes: nothing. Another year costs R950',
    'R950 is debited on 1 July 2026. You may still end that year at any time with 20 business days’ notice',
    'Ask for it on your profile page before 1 July 2026. It costs nothing, and nothing is debited.',
    'A month at a time, R99 per month.',
    'https://phila.example/dashboard/profile',
  ]) {
    assert.ok(mail.text.includes(words), words);
  }
  for (const day of ['2026-04-02', '2026-04-20', '2026-06-30', '2026-07-02']) {
    assert.deepEqual(await told(day), [], day);
  }
  const { rows } = await query(
    'select told_at::date::text as told, taken_at::date::text as taken, due_on::text as due from payments.told where user_id = $1',
    [id],
  );
  assert.deepEqual(rows, [{ told: '2026-04-01', taken: '2026-04-01', due: '2026-05-05' }]);
  assert.equal((await query('select from auth.mail_receipts')).rowCount, 0);
  await query('delete from auth.users where id = $1', [id]);
});

test('who asked for no renewal is told that nothing is debited; a notice, a month and a jump of the clock tell nothing', async () => {
  const ids = [];
  for (const [name, plan] of [
    ['stays', 'annual'],
    ['leaves', 'annual'],
    ['month', 'monthly'],
  ] as const) {
    const id = await addMember(`${name}@example.com`);
    await pay(database.owner, id, plan, '2025-07-01');
    ids.push(id);
  }
  await ask(ids[0] ?? '', 'no renewal', '2026-01-05');
  await ask(ids[1] ?? '', 'by notice', '2026-02-02');
  assert.deepEqual(await told('2026-04-01', { jumped: true }), []);
  const [mail, ...others] = await night('2026-04-01');
  assert.deepEqual([mail?.to, others], ['stays@example.com', []]);
  assert.match(mail?.text ?? '', /It will not be renewed: nothing is debited then/);
  assert.match(mail?.text ?? '', /https:\/\/phila\.example\/subscription/);
  assert.doesNotMatch(mail?.text ?? '', /is debited on/);
  await query('delete from auth.users where id = any($1)', [ids]);
});

test('a year is announced before its own debit, though a month or another year was paid besides', async () => {
  const [month, second] = [
    await addMember('month@example.com'),
    await addMember('two@example.com'),
  ];
  for (const id of [month, second]) await pay(database.owner, id, 'annual', '2025-07-01');
  await pay(database.owner, month, 'monthly', '2026-02-20');
  await pay(database.owner, second, 'annual', '2025-07-10');
  const first = await night('2026-04-01');
  assert.deepEqual(first.map(({ to }) => to).toSorted(), ['month@example.com', 'two@example.com']);
  for (const { text } of first) assert.match(text, /R950 is debited on 1 July 2026\./);
  const [later, ...others] = await night('2026-04-14');
  assert.deepEqual([later?.to, others], ['two@example.com', []]);
  assert.match(later?.text ?? '', /R950 is debited on 10 July 2026\./);
  await query('delete from auth.users where id = any($1)', [[month, second]]);
});

test('a mail that no server took is written anew within the days of the law', async () => {
  const id = await addMember('away@example.com');
  await pay(database.owner, id, 'annual', '2025-07-01');
  assert.deepEqual(await told('2026-04-01', { answer: null }), []);
  assert.deepEqual(await told('2026-04-02', { answer: null }), [], 'on its way, not written anew');
  assert.equal((await query('select from auth.mail_outbox')).rowCount, 1);
  assert.deepEqual(await told('2026-04-07'), [], 'it has run out');
  // a week after the first it is written anew, and the server refuses the address
  assert.deepEqual(await told('2026-04-09', { answer: 550 }), []);
  assert.deepEqual(await told('2026-04-10'), [], 'not at once');
  assert.deepEqual(await told('2026-04-17'), ['away@example.com']);
  assert.deepEqual(await told('2026-04-30'), []);
  await query('delete from auth.users where id = $1', [id]);
});

test('whom no mail can reach the operator tells by hand, and says so', async () => {
  const id = await addMember(null);
  await query(`update auth.users set phone = '27821234567' where id = $1`, [id]);
  await pay(database.owner, id, 'annual', '2025-07-01');
  assert.deepEqual(await told('2026-04-01'), []);
  const { rows } = await query('select taken_at, mail from payments.told where user_id = $1', [id]);
  assert.deepEqual(rows, [{ taken_at: null, mail: null }]);
  await query(`update auth.users set email = 'later@example.com' where id = $1`, [id]);
  await runOperator(database.owner, ['subscriptions', 'told', 'later@example.com']);
  const again = ['subscriptions', 'told', 'later@example.com'];
  await assert.rejects(runOperator(database.owner, again), /Nothing is to be told/);
  assert.deepEqual(await told('2026-04-30'), []);
  const { rows: log } = await query('select event from auth.audit_log where user_id = $1', [id]);
  assert.deepEqual(log, [{ event: 'told_by_hand' }]);
  await query('delete from auth.users where id = $1', [id]);
});

test('a member whose payments cannot be read holds up no other', async () => {
  const ids = [await addMember('odd@example.com'), await addMember('even@example.com')].sort();
  for (const id of ids) await pay(database.owner, id, 'annual', '2025-07-01');
  await query(
    `with message as (insert into payments.inbox (provider, body, state) values ('paystack', 'odd', 'matched') returning id)
      insert into payments.events (user_id, inbox_id, event) select $1, id, '{"kind": "riddle"}' from message`,
    [ids[0]],
  );
  assert.equal((await told('2026-04-01')).length, 1);
  await query('delete from auth.users where id = any($1)', [ids]);
});
