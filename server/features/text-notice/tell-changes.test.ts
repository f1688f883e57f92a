import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { createOutbox } from '#server/features/auth/outbox/outbox.ts';
import { type MailPost, mailRoad } from '#server/features/auth/outbox/roads.ts';
import { type Mail, MailError } from '#server/platform/outgoing/mail.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { nextMailTo } from '#test/support/accounts/mailbox.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { openServiceDatabase, type ServiceDatabase } from '../../platform/database/database.ts';
import { tellTextChanges } from './tell-changes.ts';

const log = createLog('silent');
const migrationsDir = path.resolve(import.meta.dirname, '../../../database/migrations');
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
beforeEach(async () => {
  for (const table of [
    'auth.users',
    'auth.text_mailings',
    'public.legal_texts',
    'auth.mail_outbox',
  ]) {
    await query(`delete from ${table}`);
  }
});

/** The words that a page shows from a day on. */
async function change(name: 'terms' | 'privacy', text: string, day: string): Promise<void> {
  await query(`update public.legal_texts set until = $2 where name = $1 and until is null`, [
    name,
    day,
  ]);
  await query(
    `insert into public.legal_texts (name, sha256, text, since)
      values ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'), $2, $3)`,
    [name, text, day],
  );
}
const addMember = (
  email: string | null,
  joined = '2026-01-10',
  confirmed: string | null = joined,
) =>
  query('insert into auth.users (email, created_at, email_confirmed_at) values ($1, $2, $3)', [
    email,
    joined,
    confirmed,
  ]);

interface Look {
  /** The mail server takes nothing. */
  readonly away?: boolean;
  /** Processes that look at once. */
  readonly processes?: number;
  /** Happens while the mails are written. */
  readonly meanwhile?: (mail: Mail) => Promise<unknown>;
}

/** What is told in a look at noon of a day, and taken by a mail server. */
async function look(day: string, { away = false, processes = 1, meanwhile }: Look = {}) {
  const mails: Mail[] = [];
  const now = () => new Date(`${day}T12:00:00Z`);
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      if (away) throw new MailError({ code: 'ECONNECTION', command: 'CONN' });
      mails.push(mail);
    },
  };
  const once = async () => {
    const outbox = createOutbox({ accounts, secrets: testSecrets, log, now }, mailRoad(mailer));
    const post: MailPost = {
      ...outbox,
      async put(queries, mail, seconds) {
        await meanwhile?.(mail);
        return outbox.put(queries, mail, seconds);
      },
    };
    await tellTextChanges({ accounts, log, now, site: 'https://phila.example', post });
    outbox.wake();
    await outbox.stop();
  };
  await Promise.all(Array.from({ length: processes }, once));
  return mails;
}
const told = async (day: string, how?: Look) =>
  (await look(day, how)).map(({ to }) => to).toSorted();

test('who had joined hears of changed texts by one mail, at a confirmed address, and never again of that version', async () => {
  await change('terms', 'old terms', '2026-01-01');
  await change('privacy', 'old policy', '2026-01-01');
  await addMember('one@example.com');
  await addMember('two@example.com');
  await addMember('claimed@example.com', '2026-01-10', null);
  await addMember(null);
  assert.deepEqual(await told('2026-02-01'), [], 'what was there from the beginning is no change');
  await change('terms', 'new terms', '2026-03-01');
  await change('privacy', 'new policy', '2026-03-01');
  await addMember('later@example.com', '2026-03-05');
  assert.deepEqual(await told('2026-03-01'), [], 'not before it has held for a day');
  const mails = await look('2026-03-06', { processes: 3 });
  assert.deepEqual(mails.map(({ to }) => to).toSorted(), ['one@example.com', 'two@example.com']);
  const [mail] = mails;
  assert.equal(mail?.subject, 'The Terms of Service and the Privacy Policy of Phila changed');
  const { rows } = await query(
    `select name, sha256 from public.legal_texts where until is not null order by name desc`,
  );
  for (const { name, sha256 } of rows) {
    assert.ok(mail.text.includes(`https://phila.example/${name}\n`), name);
    assert.ok(mail.text.includes(`https://phila.example/${name}?version=${sha256}\n`), name);
  }
  assert.match(mail.text, /changed on 1 March 2026/);
  for (const day of ['2026-03-06', '2026-03-07', '2026-12-01']) {
    assert.deepEqual(await told(day), [], day);
  }

  await change('privacy', 'third policy', '2026-04-01');
  const [third, ...others] = await look('2026-04-03');
  assert.equal(third?.subject, 'The Privacy Policy of Phila changed');
  assert.ok(!third.text.includes('/terms'));
  assert.deepEqual(others.map(({ to }) => to).length, 2, 'who joined in March is told now');
  // the words of before are put back: they were told of
  await change('privacy', 'new policy', '2026-05-01');
  assert.deepEqual(await told('2026-05-03'), []);
});

test('a text that is put right on the same day is told of once, as it is then', async () => {
  await change('terms', 'old', '2026-01-01');
  await addMember('one@example.com');
  await change('terms', 'nwe', '2026-03-01');
  await change('terms', 'new', '2026-03-02');
  assert.deepEqual(await told('2026-03-02'), []);
  const [mail, ...others] = await look('2026-03-03');
  assert.deepEqual([mail?.to, others], ['one@example.com', []]);
  assert.match(mail?.text ?? '', /changed on 2 March 2026/);
});

test('many are told some at a time, by any number of processes, each once, and no row of theirs is locked meanwhile', async () => {
  await change('terms', 'old', '2026-01-01');
  await query(
    `insert into auth.users (email, created_at, email_confirmed_at)
      select 'm' || n || '@example.com', '2026-01-10', case when n % 3 > 0 then now() end from generate_series(1, 900) as n`,
  );
  await change('terms', 'new', '2026-03-01');
  await query(`set lock_timeout = '2s'`);
  let touched = 0;
  const meanwhile = async ({ to }: Mail) => {
    touched += 1;
    if (touched % 50 === 0) await query('delete from auth.users where email = $1', [to]);
  };
  assert.deepEqual(await told('2026-03-03', { away: true, meanwhile }), []);
  assert.ok(touched >= 250 && touched < 500, `${touched} at once`);
  const waiting = async () => (await query('select from auth.mail_outbox')).rowCount;
  assert.equal(await waiting(), touched);
  // mails that no mail server takes are not made more: a code that somebody waits for stands behind them
  assert.deepEqual(await told('2026-03-03', { away: true }), []);
  assert.equal(await waiting(), touched);
  const all: string[] = [];
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-06']) {
    all.push(...(await told(day, { processes: 2 })));
  }
  assert.equal(new Set(all).size, all.length, 'nobody twice');
  assert.equal(all.length, 600);
  const { rows } = await query(
    'select mails, finished_at is not null as done from auth.text_mailings',
  );
  assert.deepEqual(rows, [{ mails: 600, done: true }]);
});

test('what changed before an upgrade is told to nobody', async () => {
  // the same words twice, with others between
  await change('terms', 'a', '2026-01-01');
  await change('terms', 'b', '2026-02-01');
  await change('terms', 'a', '2026-03-01');
  await addMember('one@example.com');
  await query('drop table auth.text_mailings');
  await query('drop policy auth_service_reads on public.legal_texts');
  await query(await readFile(path.join(migrationsDir, '0079_text_mailings.sql'), 'utf8'));
  assert.deepEqual(await told('2026-03-03'), []);
  const { rows } = await query(
    'select count(*)::integer as known, count(finished_at)::integer as done from auth.text_mailings',
  );
  assert.deepEqual(rows, [{ known: 2, done: 2 }]);
  assert.equal((await query('select from public.legal_texts')).rowCount, 3);
});

test('a server tells by itself of what it shows since some days', async () => {
  const own = await createTestDatabase();
  try {
    // writes down what it shows
    await (await startTestServer({}, { database: own })).close();
    await own.owner.query(`update public.legal_texts set since = now() - interval '2 days'`);
    await own.owner.query(
      `insert into public.legal_texts (name, sha256, text, since, until)
        values ('terms', encode(sha256('x'), 'hex'), 'x', now() - interval '9 days', now() - interval '2 days')`,
    );
    await own.owner.query(
      `insert into auth.users (email, created_at, email_confirmed_at)
        values ('member@example.com', now() - interval '5 days', now())`,
    );
    const server = await startTestServer({}, { database: own });
    try {
      const mail = await nextMailTo(server, 0, 'member@example.com');
      assert.match(mail, /Subject: The Terms of Service of Phila changed/);
    } finally {
      await server.close();
    }
  } finally {
    await own.drop();
  }
});
