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
import { openServiceDatabase, type ServiceDatabase } from '../../platform/database/database.ts';
import { endDormant } from './end-dormant.ts';

let database: TestDatabase;
let accounts: ServiceDatabase;
before(async () => {
  database = await createTestDatabase();
  accounts = openServiceDatabase(database.authService, 2, () => {});
});
after(async () => {
  await accounts.close();
  await database.drop();
});

const query = (sql: string, values: unknown[] = []) => database.owner.query(sql, values);
const idRows = v.tuple([v.object({ id: v.string() })]);

/** Somebody who was last here on that day. */
async function addMember(email: string | null, seen: string): Promise<string> {
  const { rows } = await query(
    'insert into auth.users (email, created_at, last_sign_in_at) values ($1, $2, $2) returning id',
    [email, seen],
  );
  const [{ id }] = v.parse(idRows, rows);
  await query('insert into public.profiles (user_id, full_name) values ($1, $2)', [id, 'X']);
  return id;
}
const isThere = async (id: string) =>
  (await query('select from auth.users where id = $1', [id])).rowCount === 1;
const eventsOf = async (id: string) =>
  (await query('select event from auth.audit_log where user_id = $1 order by id', [id])).rows.map(
    ({ event }) => event,
  );

interface Night {
  readonly months?: number | null;
  readonly jumped?: boolean;
  /** The mail server takes nothing. */
  readonly away?: boolean;
  /** What it answers to an address (RFC 5321). */
  readonly answer?: number;
}

/** How often the mail server was asked to take a mail. */
let tries = 0;

/** One night, and the mails that a mail server took in it. */
async function night(
  day: string,
  { months = 24, jumped = false, away = false, answer = 250 }: Night = {},
) {
  const mails: Mail[] = [];
  const now = () => new Date(`${day}T01:17:00Z`);
  const log = createLog('silent');
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      tries += 1;
      if (away) throw new MailError({ code: 'ECONNECTION', command: 'CONN' });
      if (answer !== 250)
        throw new MailError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: answer });
      mails.push(mail);
    },
  };
  const post = createOutbox({ accounts, secrets: testSecrets, log, now }, mailRoad(mailer));
  await endDormant({
    accounts,
    log,
    now,
    clock: { hasJumped: () => jumped },
    months,
    site: 'https://phila.example',
    post,
  });
  await post.stop();
  return mails.map(({ to, subject }) => `${to}: ${subject}`);
}
const first = 'Your Phila account will be deleted unless you use it';
const last = 'Last notice: your Phila account will be deleted';

test('who stays away is told 60 and 14 days before, and deleted on the day', async () => {
  const id = await addMember('away@example.com', '2024-01-10T00:00:00Z');
  assert.deepEqual(await night('2025-11-10'), []);
  assert.deepEqual(await night('2025-11-12'), [`away@example.com: ${first}`]);
  assert.deepEqual(await night('2025-11-13'), [], 'told once');
  assert.deepEqual(await night('2025-12-26'), []);
  assert.deepEqual(await night('2025-12-28'), [`away@example.com: ${last}`]);
  assert.deepEqual(await night('2026-01-09'), []);
  assert.equal(await isThere(id), true);
  assert.deepEqual(await night('2026-01-12'), ['away@example.com: Your Phila account is deleted']);
  assert.equal(await isThere(id), false);
  assert.equal((await query('select from public.profiles where user_id = $1', [id])).rowCount, 0);
  assert.deepEqual(await eventsOf(id), ['dormancy_told', 'dormancy_told', 'account_deleted']);
});

test('two processes at the same night tell nobody twice, and delete once', async () => {
  const id = await addMember('twice@example.com', '2020-01-10T00:00:00Z');
  for (const [day, subject] of [
    ['2021-11-12', first],
    ['2021-12-28', last],
    ['2022-01-12', 'Your Phila account is deleted'],
  ] as const) {
    const mails = await Promise.all([night(day), night(day)]);
    assert.deepEqual(mails.flat(), [`twice@example.com: ${subject}`], day);
  }
  assert.equal(await isThere(id), false);
  assert.deepEqual(await eventsOf(id), ['dormancy_told', 'dormancy_told', 'account_deleted']);
});

test('a mail that no mail server takes tells nobody: it is written anew, and nobody is deleted meanwhile', async () => {
  const id = await addMember('full@example.com', '2024-01-10T00:00:00Z');
  const away = { away: true };
  for (const day of ['2025-11-12', '2025-11-13', '2025-12-28', '2026-01-12', '2026-06-01'])
    assert.deepEqual(await night(day, away), []);
  assert.equal(await isThere(id), true);
  // what was given up in the outbox is written anew the night after
  assert.deepEqual(await night('2026-06-07'), [`full@example.com: ${first}`]);
  // the second does not arrive either
  assert.deepEqual(await night('2026-07-25', away), []);
  for (const day of ['2026-07-31', '2026-08-08', '2026-08-20', '2026-09-20'])
    assert.deepEqual(await night(day, away), []);
  assert.equal(await isThere(id), true);
  await night('2026-09-26');
  assert.deepEqual(await night('2026-09-27'), [`full@example.com: ${last}`]);
  assert.deepEqual(await night('2026-10-10'), [], 'fourteen days from when it was taken');
  assert.deepEqual(await night('2026-10-11'), ['full@example.com: Your Phila account is deleted']);
  assert.equal(await isThere(id), false);
  await night('2026-10-12');
  assert.equal((await query('select from auth.mail_receipts')).rowCount, 0);
});

test('a mail that came back tells nobody, by the word of the operator, until they are here again', async () => {
  const id = await addMember('gone@example.com', '2024-01-10T00:00:00Z');
  const bounced = () => runOperator(database.owner, ['members', 'bounced', 'gone@example.com']);
  await assert.rejects(bounced(), /was not told/);
  assert.deepEqual(await night('2025-11-12'), [`gone@example.com: ${first}`]);
  assert.deepEqual(await night('2025-12-28'), [`gone@example.com: ${last}`]);
  assert.match((await bounced()).join(), /counts as not told/);
  for (const day of ['2026-01-12', '2026-03-20', '2027-01-01'])
    assert.deepEqual(await night(day), []);
  assert.equal(await isThere(id), true);
  assert.deepEqual(await eventsOf(id), ['dormancy_told', 'dormancy_told', 'mail_bounced']);
  await query('update auth.users set last_sign_in_at = $2 where id = $1', [id, '2030-01-05']);
  assert.deepEqual(await night('2031-12-01'), [`gone@example.com: ${first}`]);
  await query('delete from auth.users where id = $1', [id]);
});

test('a mail that is refused for good is written anew three times and then once a year, and the operator is told', async () => {
  const id = await addMember('nobody@example.com', '2024-01-10T00:00:00Z');
  const bounced = (...words: string[]) =>
    runOperator(database.owner, ['members', 'bounced', ...words]);
  const triedOn = async (day: string, answer = 550) => {
    tries = 0;
    await night(day, { answer });
    return tries;
  };
  assert.match((await bounced()).join(), /^No mail/);
  const days: string[] = [];
  const from = Date.parse('2025-11-12');
  const daily = Array.from({ length: 21 }, (_, day) =>
    new Date(from + day * 86_400_000).toISOString().slice(0, 10),
  );
  const later = [
    '2026-05-01',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2027-11-25',
    '2027-11-26',
    '2027-11-27',
  ];
  for (const day of [...daily, ...later]) {
    const times = await triedOn(day);
    assert.ok(times <= 1, `${times} tries on ${day}`);
    if (times > 0) days.push(day);
  }
  assert.deepEqual(days, ['2025-11-12', '2025-11-19', '2025-11-26', '2026-11-26', '2027-11-26']);
  assert.equal(await isThere(id), true);
  assert.match((await bounced()).join(), /^nobody@example\.com +5 times, last on 2027-11-26/);
  assert.match((await bounced('nobody@example.com')).join(), /counts as not told/);
  assert.match((await bounced()).join(), /^No mail/);
  assert.equal(await triedOn('2029-01-01'), 0, 'known, and so not tried again');
  // who is here again begins anew
  await query('update auth.users set last_sign_in_at = $2 where id = $1', [id, '2029-02-01']);
  assert.deepEqual(await night('2031-01-01'), [`nobody@example.com: ${first}`]);
  await query('delete from auth.users where id = $1', [id]);
});

test('a server that refuses one mail and takes the next was mistaken, and one that is busy has refused nothing', async () => {
  const id = await addMember('grey@example.com', '2024-01-10T00:00:00Z');
  await night('2025-11-12', { answer: 550 });
  assert.deepEqual(await night('2025-11-13'), [], 'not at once');
  assert.deepEqual(await night('2025-11-19'), [`grey@example.com: ${first}`]);
  await night('2025-11-20');
  assert.match((await runOperator(database.owner, ['members', 'bounced'])).join(), /^No mail/);
  assert.deepEqual(await night('2026-01-03', { answer: 450 }), []);
  // tried again by the outbox, not written anew
  assert.deepEqual(await night('2026-01-04'), [`grey@example.com: ${last}`]);
  assert.deepEqual(await night('2026-01-18'), ['grey@example.com: Your Phila account is deleted']);
  assert.equal(await isThere(id), false);
});

test('who comes back between is left alone, and told anew should they stay away again', async () => {
  const id = await addMember('back@example.com', '2024-01-10T00:00:00Z');
  assert.deepEqual(await night('2025-11-12'), [`back@example.com: ${first}`]);
  assert.deepEqual(await night('2025-12-28'), [`back@example.com: ${last}`]);
  await query('update auth.users set last_sign_in_at = $2 where id = $1', [id, '2026-01-05']);
  assert.deepEqual(await night('2026-01-12'), []);
  assert.deepEqual(await night('2026-06-01'), []);
  // a session that was used says it too, and has gone long before the two years are over
  await query(`insert into auth.sessions (user_id, refreshed_at) values ($1, '2026-05-01')`, [id]);
  assert.deepEqual(await night('2026-05-02'), []);
  await query('delete from auth.sessions where user_id = $1', [id]);
  assert.deepEqual(await night('2028-01-06'), []);
  assert.deepEqual(await night('2028-03-03'), [`back@example.com: ${first}`]);
  await query('delete from auth.users where id = $1', [id]);
});

test('an upgrade long after tells everybody in time, and deletes nobody at once', async () => {
  const id = await addMember('long@example.com', '2020-01-01T00:00:00Z');
  assert.deepEqual(await night('2026-02-01'), [`long@example.com: ${first}`]);
  assert.deepEqual(await night('2026-02-02'), []);
  assert.deepEqual(await night('2026-03-19'), [`long@example.com: ${last}`]);
  assert.deepEqual(await night('2026-03-25'), []);
  assert.equal(await isThere(id), true);
  assert.deepEqual(await night('2026-04-02'), ['long@example.com: Your Phila account is deleted']);
});

test('nobody is deleted who pays, who cannot be told, after a jump of the clock, or where it is off', async () => {
  const paying = await addMember('pays@example.com', '2020-01-01T00:00:00Z');
  await query(
    `with told as (insert into payments.inbox (provider, body, received_at) values ('paystack', 'x', '2026-01-01') returning id)
      insert into payments.events (user_id, inbox_id, event) select $1, id, '{}' from told`,
    [paying],
  );
  const silent = await addMember(null, '2020-01-01T00:00:00Z');
  const away = await addMember('jump@example.com', '2020-01-01T00:00:00Z');
  assert.deepEqual(await night('2026-02-01', { jumped: true }), []);
  assert.deepEqual(await night('2026-02-01', { months: null }), []);
  assert.deepEqual(await night('2026-02-01'), [`jump@example.com: ${first}`]);
  for (const day of ['2026-03-19', '2026-04-03', '2026-04-04']) await night(day);
  const left = [await isThere(paying), await isThere(silent), await isThere(away)];
  assert.deepEqual(left, [true, true, false]);
});
