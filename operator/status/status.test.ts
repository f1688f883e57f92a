import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { answerDays } from '#contract/agreement/information-requests.ts';
import { alarmBounds } from '#database/alarm-bounds.ts';
import { backupName } from '#database/backup/backup-files.ts';
import { completeUntil, keepDeletions } from '#database/backup/deletion-list.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { keepDrillResult } from '#database/drill/drill-result.ts';
import { keepReadingResult } from '#database/drill/reading-result.ts';
import { beginRestore } from '#database/migrate.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { addDays } from '#planning/calendar-day.ts';
import { presenceLock } from '#server/platform/jobs/presence.ts';
import { parseSettings } from '#server/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { pay } from '#test/support/members/paid.ts';
import { runOperator } from '../main.ts';
import { OperatorError, Trouble } from '../operator-error.ts';

let database: TestDatabase;
let folder: string;
let disk: 'room' | 'low' | 'full' = 'room';
before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'phila-status-'));
  await database.owner.query('select pg_advisory_lock($1, 1)', [presenceLock]);
  await writeFile(path.join(folder, backupName(new Date())), '');
  await keepDeletions(folder, [], new Date());
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function ask(words: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const settings = parseSettings({ BACKUP_DIR: folder, AI_API_KEY: 'key', ...env }, '/srv');
  return runOperator(database.owner, ['status', ...words], {
    watched: () => ({ settings, presenceLock, disk: async () => disk, now: new Date() }),
  });
}

/** The one line of what is wrong. */
async function troubles(env: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const told = await ask([], env).catch((error: unknown) => {
    assert.ok(error instanceof Trouble);
    return error.message.split('\n');
  });
  return told.filter((line) => line.startsWith('TROUBLE')).map((line) => line.slice(9));
}

const query = (sql: string, values: unknown[] = []) => database.owner.query(sql, values);
const memberSchema = v.tuple([v.object({ id: v.string() })]);
async function addMember(): Promise<string> {
  const { rows } = await query('insert into auth.users default values returning id');
  return v.parse(memberSchema, rows)[0].id;
}

test('an archive that is asked for and not kept is told', async () => {
  assert.deepEqual(await troubles({ WAL_ARCHIVE_DIR: folder }), [
    'archive           off: start the server with WAL_ARCHIVE_DIR',
  ]);
});

test('notices that a mail server refuses are told until the operator knows whose', async () => {
  const id = await addMember();
  await query(
    `insert into auth.dormancy (user_id, last_seen_at, refusals, refused_at) values ($1, '2020-01-01', 2, '2026-03-01T10:00Z')`,
    [id],
  );
  assert.deepEqual(await troubles(), [
    'notices           1 refused by a mail server, the oldest since 2026-03-01 12:00 (members bounced)',
  ]);
  await query('update auth.dormancy set bounced_at = now()');
  assert.deepEqual(await troubles(), []);
  await query('delete from auth.users where id = $1', [id]);
});

test('where all is well it says so of each thing', async () => {
  const lines = await ask();
  assert.equal(lines.length, 22);
  assert.ok(lines.every((line) => line.startsWith('ok ')));
  const json = JSON.parse((await ask(['--json'])).join(''));
  assert.equal(json.ok, true);
  assert.deepEqual(json.checks[0], { name: 'servers', ok: true, told: '1 running', value: 1 });
  await assert.rejects(ask(['now']), (error) => {
    return error instanceof OperatorError && !(error instanceof Trouble);
  });
});

/** From when on both a line of `status` and a rule of Prometheus take something for wrong. */
const mostSeconds: ReadonlyMap<string, number> = new Map([
  ['backup', alarmBounds.backupHours * 3_600],
  ['archive', alarmBounds.backupHours * 3_600],
  ['drill', alarmBounds.drillDays * 86_400],
  ['reading', alarmBounds.readingDays * 86_400],
  ['deletions', alarmBounds.deletionListMinutes * 60],
  ['mails', alarmBounds.mailMinutes * 60],
  ['texts', alarmBounds.textMinutes * 60],
  ['cancellations', alarmBounds.cancellationHours * 3_600],
  ['requests', answerDays * 86_400],
  ['plans', alarmBounds.planMinutes * 60],
  ['payments', alarmBounds.paymentMinutes * 60],
  ['stops', alarmBounds.cancellationHours * 3_600],
]);

test('the page of alarms says of each thing what to do', async () => {
  const page = path.join(import.meta.dirname, '..', '..', 'docs', 'alarms.md');
  const rows = [...(await readFile(page, 'utf8')).matchAll(/^\| `([a-z ]+)`: .*$/gm)];
  const told = new Set(rows.map(([, name]) => name));
  // a program is told of it too, members' side is said, and what to do
  for (const [row, name = ''] of rows) {
    const [, , rule = '', noticed = '', toDo = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    assert.match(rule, /`phila_|`\/readyz`/, row);
    assert.match(noticed, /^['\w]/, row);
    assert.match(toDo, /[.\w`]{3}/, row);
    const most = mostSeconds.get(name);
    assert.ok(most === undefined || rule.includes(` > ${most}`), row);
  }
  const { checks } = JSON.parse((await ask(['--json'])).join(''));
  const names = v.parse(v.array(v.object({ name: v.string() })), checks).map(({ name }) => name);
  assert.deepEqual(told, new Set(names));
});

test('a backup that is old or missing', async () => {
  const none = await mkdtemp(path.join(folder, 'none-'));
  const old = await mkdtemp(path.join(folder, 'old-'));
  const moment = new Date(Date.now() - 31 * 3_600_000);
  await writeFile(path.join(old, backupName(moment)), '');
  await Promise.all([none, old].map((place) => keepDeletions(place, [], new Date())));
  assert.match((await troubles({ BACKUP_DIR: none })).join(), /^backup +none in /);
  assert.match(
    (await troubles({ BACKUP_DIR: old })).join(),
    /^backup +the newest .* 31 hours old$/,
  );
  assert.deepEqual(await troubles({ BACKUP_DIR: '', DATA_DIR: none }), []);
});

test('a backup that a clock wrote which was ahead is none, and hides none that is there', async () => {
  const place = await mkdtemp(path.join(folder, 'ahead-'));
  await keepDeletions(place, [], new Date());
  const nextYear = new Date(Date.now() + 365 * 86_400_000);
  await writeFile(path.join(place, backupName(nextYear)), '');
  const told = async () => (await troubles({ BACKUP_DIR: place })).join();
  assert.match(await told(), /^backup +the newest .* dated ahead of the clock of this machine$/);
  await writeFile(path.join(place, backupName(new Date())), '');
  assert.equal(await told(), '');
});

test('a drill that did not hold, or was long ago', async () => {
  const place = await mkdtemp(path.join(folder, 'drill-'));
  const told = async () => (await troubles({ BACKUP_DIR: place })).join();
  await writeFile(path.join(place, backupName(new Date())), '');
  await keepDeletions(place, [], new Date());
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const long = path.join(place, backupName(daysAgo(11)));
  assert.equal(await told(), '', 'the first week has none yet');
  await writeFile(long, '');
  assert.match(await told(), /^drill +none yet/);
  const result = {
    ...{ backup: 'b', ok: true, problems: [], rows: 1, tables: 1, checked: 1, seconds: 1 },
    at: daysAgo(9).toISOString(),
  };
  await keepDrillResult(place, result);
  assert.equal(await told(), '');
  await keepDrillResult(place, { ...result, at: daysAgo(11).toISOString() });
  assert.match(await told(), /^drill +held at /);
  await keepDrillResult(place, { ...result, ok: false, problems: ['auth.users is not'] });
  assert.match(await told(), /^drill .*: auth\.users is not$/);
});

test('the operator’s own drill says what it did, and needs a folder of backups', async () => {
  const place = await mkdtemp(path.join(folder, 'own-'));
  const means = (BACKUP_DIR: string) => ({
    settings: parseSettings({ BACKUP_DIR, DATABASE_URL: 'postgres://a@b/c' }, '/srv'),
    ...{ presenceLock, disk: async () => disk, now: new Date() },
  });
  const drill = (backups: string) =>
    runOperator(database.owner, ['drill'], { watched: () => means(backups) });
  await assert.rejects(drill(''), /Set BACKUP_DIR/);
  await assert.rejects(drill(place), (error) => {
    return error instanceof Trouble && /There is no backup in /.test(error.message);
  });
  const secret = { kept: null, check: '' };
  const { owner } = database;
  await writeBackup(owner, { folder: place, now: new Date(), secret, passphrase: null });
  const told = (await drill(place)).join('\n');
  assert.match(told, /rows of \d+ tables restored, the same to the byte\.\n\d+ tables and indexes/);
});

test('a schema that is behind this version, changed, or half restored; a later one is only told', async () => {
  const told = async () => (await troubles()).join();
  await query(`insert into migrations.applied (name, checksum) values ('9999_later.sql', 'x')`);
  assert.equal(await told(), '');
  assert.match((await ask()).join(), /migrations +of a later version: 9999_later\.sql/);
  await query('begin');
  await query(`delete from migrations.applied where name like '0062%'`);
  assert.match(
    await told(),
    /^migrations +not applied \(start the server\): 0062_indexes\.sql; of a/,
  );
  await query(`update migrations.applied set checksum = 'x' where name like '0003%'`);
  assert.match(await told(), /applied in another form: 0003_members\.sql/);
  await query('rollback');
  await beginRestore(database.owner);
  assert.match(await told(), /a restore is not finished/);
  await query(`delete from migrations.applied where name !~ '^0'`);
  assert.equal(await told(), '');
});

test('a database that could not be read to its end, or was not for days', async () => {
  const place = await mkdtemp(path.join(folder, 'reading-'));
  await writeFile(path.join(place, backupName(new Date())), '');
  await keepDeletions(place, [], new Date());
  const read = { ok: true, problems: [], of: 'pages' as const, read: 200, seconds: 1 };
  const told = async (env = {}) => (await troubles({ BACKUP_DIR: place, ...env })).join();
  assert.equal(await told(), '');
  await keepReadingResult(place, { ...read, at: new Date().toISOString() });
  assert.equal(await told(), '');
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  await keepReadingResult(place, { ...read, at: days(4.1) });
  assert.match(await told(), /^reading +all pages read at /);
  const problems = ['damaged: invalid page in block 3'];
  await keepReadingResult(place, { ...read, ok: false, problems, at: days(0) });
  assert.match(await told(), /^reading +.*: damaged: invalid page in block 3$/);
  assert.equal(await told({ NIGHTLY_READ: 'off' }), '');
});

test('a list of deleted accounts that nobody brings up to date', async () => {
  const place = await mkdtemp(path.join(folder, 'list-'));
  await writeFile(path.join(place, backupName(new Date())), '');
  const told = async () => (await troubles({ BACKUP_DIR: place })).join();
  assert.match(await told(), /^deletions +there is no .*phila-deletions\.list$/);
  await keepDeletions(place, [], new Date(Date.now() - 61 * 60_000));
  assert.match(await told(), /^deletions +0 listed, up to /);
  await completeUntil(place, new Date());
  assert.equal(await told(), '');
});

test('what somebody asked about their information more than thirty days ago', async () => {
  const id = await addMember();
  await query(
    `insert into public.information_requests (user_id, kind, content, created_at)
      values ($1, 'access', 'x', now() - interval '31 days'), ($1, 'access', 'x', now() - interval '29 days')`,
    [id],
  );
  assert.match((await troubles()).join(), /^requests +1 waiting for more than 30 days/);
  await query('update public.information_requests set answered_at = now()');
  assert.deepEqual(await troubles(), []);
});

test('a disk that fills up', async () => {
  disk = 'low';
  const told = await troubles();
  disk = 'room';
  assert.deepEqual(told, ['disk of the data  is filling up', 'disk of backups   is filling up']);
});

test('messages that are not taken, with the reason', async () => {
  await query(
    `insert into auth.mail_outbox (channel, sealed, next_attempt_at, expires_at, created_at, last_problem)
      select channel, '', now(), now() + interval '1 hour', now() - make_interval(mins => minutes), 'refused by' || chr(27) || ' the server'
        from (values ('mail', 14), ('mail', 16), ('text', 4), ('text', 6)) as waiting (channel, minutes)`,
  );
  const told = await troubles();
  await query('delete from auth.mail_outbox');
  assert.equal(told.length, 2);
  assert.match(told[0] ?? '', /^mails +1 stuck, the oldest since .*: refused by the server$/);
  assert.match(told[1] ?? '', /^texts +1 stuck/);
});

test('reminders that no push service takes, and those that came too late', async () => {
  const id = await addMember();
  await query(
    `with session as (insert into auth.sessions (user_id) values ($1) returning id),
      device as (insert into reminders.devices (user_id, session_id, address_hash, sealed_subscription)
        select $1, id, repeat('h', 43), 'sealed' from session returning id)
      insert into reminders.messages (user_id, device, day, kind, attempts, next_attempt_at, expires_at, sent_at, last_problem)
        select $1, device.id, day::date, 'sessions', tries, now(), now() + hours * interval '1 hour', sent, problem
          from device, (values ('2026-01-01', 6, 1, null, 'soon'), ('2026-01-02', 7, 1, null, 'the answer was 500'),
            ('2026-01-03', 0, -23, null, null), ('2026-01-04', 9, -25, null, 'long ago'), ('2026-01-05', 9, 1, now(), 'sent'))
            as told (day, tries, hours, sent, problem)`,
    [id],
  );
  const told = await troubles();
  const off = await troubles({ PUSH: 'off' });
  await query('delete from auth.users');
  assert.deepEqual(told, [
    'reminders         2 tried 7 times, or missed in 24 hours: the answer was 500',
  ]);
  assert.deepEqual(off, []);
});

test('requests to cancel that wait for two days, and plans that nobody makes', async () => {
  const [one, other] = [await addMember(), await addMember()];
  await query(
    `insert into public.subscription_cancellations (user_id, reason, created_at)
      values ($1, 'moving', now() - interval '49 hours'), ($2, 'moving', now() - interval '47 hours')`,
    [one, other],
  );
  await query(
    `insert into public.generations (user_id, kind, seed, created_at)
      values ($1, 'meal-plans', 's', now() - interval '16 minutes')`,
    [one],
  );
  const told = await troubles();
  await query('delete from auth.users');
  assert.equal(told.length, 2);
  assert.match(told[0] ?? '', /^cancellations +1 waiting for more than 48 hours, the oldest since/);
  assert.match(told[1] ?? '', /^plans +1 members waiting for more than 15 minutes/);
});

test('a webhook that was given up, and the language model’s money', async () => {
  const id = await addMember();
  await query(
    `insert into outbox.profile_messages (user_id, event, gave_up_at)
      values ($1, 'profile.created', now()), ($1, 'profile.updated', now() - interval '8 days')`,
    [id],
  );
  await query(
    `insert into public.model_spending values (date_trunc('month', now() at time zone 'utc'), 8000000)`,
  );
  const told = await troubles({ AI_USD_PER_MONTH: '10' });
  const enough = await troubles({ AI_USD_PER_MONTH: '10.01' });
  await query('delete from auth.users');
  assert.match(told[0] ?? '', /^webhook +1 given up in 7 days/);
  assert.equal(told[1], 'model             $8.00 of $10.00 spent this month');
  assert.equal(enough.length, 1);
});

test('payments of which nobody knows whose they are', async () => {
  await query(
    `insert into payments.inbox (provider, body, state, received_at)
      select 'paystack', convert_to(n::text, 'UTF8'), state, now() - make_interval(mins => minutes)
        from (values (1, 'unmatched', 1), (2, 'unmatched', 60 * 24 * 31), (3, 'new', 59), (4, 'new', 61), (5, 'matched', 100))
          as told (n, state, minutes)`,
  );
  const told = await troubles();
  await query('delete from payments.inbox');
  assert.equal(told.length, 1);
  assert.match(
    told[0] ?? '',
    /^payments +1 without a member \(subscriptions unmatched\), 1 not read for 60 minutes, the oldest since/,
  );
});

test('a year that ends, of which no mail server has taken the word', async () => {
  const id = await addMember();
  await query(
    `insert into payments.told (user_id, about, told_at, due_on) values
      ($1, 'year x', now() - interval '3 days', current_date + 20),
      ($1, 'year y', now() - interval '1 day', current_date + 20),
      ($1, 'year z', now() - interval '300 days', current_date - 90)`,
    [id],
  );
  const told = await troubles();
  await query('delete from auth.users');
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /^years +1 end unannounced, no mail was taken, the oldest since/);
});

test('a subscription of somebody who is gone, which its provider has not ended', async () => {
  await query(
    `insert into payments.stops (provider, code, asked_at, done_at) values
      ('payfast', 'late', now() - interval '49 hours', null), ('payfast', 'soon', now(), null),
      ('paystack', 'SUB_done', now() - interval '9 days', now())`,
  );
  const told = await troubles();
  const listed = await runOperator(database.owner, ['subscriptions']);
  await query('delete from payments.stops');
  assert.equal(told.length, 1);
  assert.match(
    told[0] ?? '',
    /^stops +1 of who is gone not ended at the provider, the oldest since/,
  );
  assert.deepEqual(
    listed.map((line) => line.replace(/ since .*$/, '')),
    [
      'payfast late  of an account that is gone: not ended at Payfast',
      'payfast soon  of an account that is gone: not ended at Payfast',
    ],
  );
});

test('money that is to go back within a week', async () => {
  const [near, later] = [await addMember(), await addMember()];
  for (const [id, days] of [
    [near, 28],
    [later, 10],
  ] as const) {
    const asked = addDays(dayAt(Date.now()), -days);
    await pay(database.owner, id, 'monthly', addDays(asked, -2));
    await query(
      `insert into public.subscription_cancellations (user_id, reason, how, status, created_at)
        values ($1, 'x', 'cooling off', 'processed', $2)`,
      [id, `${asked}T12:00:00+02:00`],
    );
  }
  const told = await troubles();
  await query('delete from auth.users');
  await query('delete from payments.inbox');
  assert.equal(told.length, 1);
  const by = addDays(dayAt(Date.now()), 2);
  assert.match(
    told[0] ?? '',
    new RegExp(`^refunds +1 due within 7 days or late, the first by ${by}`),
  );
});

test('a server that does not run', async () => {
  await query('select pg_advisory_unlock($1, 1)', [presenceLock]);
  assert.deepEqual(await troubles(), ['servers           none runs']);
  const settings = parseSettings({}, '/srv');
  await assert.rejects(
    runOperator(database.owner, ['status', '--json'], {
      watched: () => ({ settings, presenceLock, disk: async () => disk, now: new Date() }),
    }),
    (error) => error instanceof Trouble && JSON.parse(error.message).ok === false,
  );
});
