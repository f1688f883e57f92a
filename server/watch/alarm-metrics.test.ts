import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { dayAt } from '#membership/calendar/moments.ts';
import { addDays } from '#planning/calendar-day.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { pay } from '#test/support/members/paid.ts';
import { openMemberDatabase, openServiceDatabase } from '../platform/database/database.ts';
import { parseSettings } from '../settings.ts';
import { createProductMetrics } from './product-metrics.ts';

let database: TestDatabase;
let folder: string;
let stop: () => Promise<unknown>;
/** Numbers of a process that has just started, by the names of metrics without labels. */
let numbers: () => Promise<ReadonlyMap<string, number>>;

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'phila-alarms-'));
  const settings = parseSettings(
    { DATA_DIR: folder, WAL_ARCHIVE_DIR: folder, AI_API_KEY: 'key', AI_USD_PER_MONTH: '10' },
    '/',
  );
  const members = openMemberDatabase(database.authenticator, 2, () => {});
  const accounts = openServiceDatabase(database.authService, 2, () => {});
  numbers = async () => {
    const text = await createProductMetrics({ settings, members, accounts }).text();
    const lines = [...text.matchAll(/^(phila_\w+) (\S+)$/gm)];
    return new Map(lines.map(([, name = '', value]) => [name, Number(value)]));
  };
  stop = () => Promise.all([members.close(), accounts.close()]);
});
after(async () => {
  await stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const query = (sql: string, values: unknown[] = []) => database.owner.query(sql, values);
const memberSchema = v.tuple([v.object({ id: v.string() })]);
async function addMember(): Promise<string> {
  const { rows } = await query('insert into auth.users default values returning id');
  return v.parse(memberSchema, rows)[0].id;
}

/** What a metric says once these rows are there. */
async function says(name: string, sql: string, values: unknown[] = []): Promise<number> {
  assert.equal((await numbers()).get(name), 0, name);
  await query(sql, values);
  return (await numbers()).get(name) ?? Number.NaN;
}
const hours = 3_600;

test('what was promised within so many days says how long it has waited', async () => {
  const asked = await says(
    'phila_requests_oldest_seconds',
    `insert into public.information_requests (user_id, kind, content, created_at, answered_at) values
      ($1, 'access', 'x', now() - interval '31 days', null), ($1, 'access', 'x', now() - interval '99 days', now())`,
    [await addMember()],
  );
  assert.ok(asked >= 31 * 24 * hours && asked < 32 * 24 * hours);
  const stopped = await says(
    'phila_stops_oldest_seconds',
    `insert into payments.stops (provider, code, asked_at, done_at) values
      ('payfast', 'late', now() - interval '49 hours', null), ('paystack', 'SUB_done', now() - interval '9 days', now())`,
  );
  assert.ok(stopped >= 49 * hours && stopped < 50 * hours);
});

test('who was to be told something by mail and was not is counted', async () => {
  const id = await addMember();
  const untold = await says(
    'phila_years_untold',
    `insert into payments.told (user_id, about, told_at, due_on) values
      ($1, 'year x', now() - interval '3 days', current_date + 20), ($1, 'year y', now(), current_date + 20)`,
    [id],
  );
  assert.equal(untold, 1);
  const refused = await says(
    'phila_notices_refused',
    `insert into auth.dormancy (user_id, last_seen_at, refusals, refused_at) values ($1, '2020-01-01', 2, now())`,
    [id],
  );
  assert.equal(refused, 1);
  await query('update auth.dormancy set bounced_at = now()');
  assert.equal((await numbers()).get('phila_notices_refused'), 0);
});

test('money that is to go back within a week is counted', async () => {
  const id = await addMember();
  const asked = addDays(dayAt(Date.now()), -28);
  await pay(database.owner, id, 'monthly', addDays(asked, -2));
  const near = await says(
    'phila_refunds_near',
    `insert into public.subscription_cancellations (user_id, reason, how, status, created_at)
      values ($1, 'x', 'cooling off', 'processed', $2)`,
    [id, `${asked}T12:00:00+02:00`],
  );
  assert.equal(near, 1);
});

test('what the model has cost stands beside its cap, and an archive that is not kept is told', async () => {
  const spent = await says(
    'phila_model_spent_dollars',
    `insert into public.model_spending values (date_trunc('month', now() at time zone 'utc'), 8500000)`,
  );
  assert.equal(spent, 8.5);
  const told = await numbers();
  assert.equal(told.get('phila_model_cap_dollars'), 10);
  // the database of tests keeps none
  assert.equal(told.get('phila_archive_ok'), 0);
  assert.equal(told.get('phila_archive_base_age_seconds'), undefined);
  assert.equal(told.get('phila_metrics_unread_total'), 0);
});
