import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { backupName } from '#database/backup/backup-files.ts';
import { keepDeletions } from '#database/backup/deletion-list.ts';
import { keepDrillResult } from '#database/drill/drill-result.ts';
import { keepReadingResult } from '#database/drill/reading-result.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { openMemberDatabase, openServiceDatabase } from '../platform/database/database.ts';
import { type Metrics, type MetricsServer, serveMetrics } from '../platform/watch/metrics.ts';
import { parseSettings } from '../settings.ts';
import { createProductMetrics } from './product-metrics.ts';
import { createReadyDetail } from './ready-detail.ts';

let database: TestDatabase;
let folder: string;
let metrics: Metrics;
let endpoint: MetricsServer;
let product: TestServer;
let member: TestMember;
const detailSchema = v.object({
  status: v.string(),
  told: v.array(
    v.object({
      name: v.string(),
      ok: v.nullable(v.boolean()),
      waiting: v.optional(v.number()),
      ageSeconds: v.nullable(v.number()),
      mostSeconds: v.number(),
    }),
  ),
});
let stop: () => Promise<unknown>;

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'phila-metrics-'));
  const settings = parseSettings(
    // with everything that there are numbers of
    { DATA_DIR: folder, BACKUP_DIR: folder, WAL_ARCHIVE_DIR: folder, AI_API_KEY: 'key' },
    '/',
  );
  const members = openMemberDatabase(database.authenticator, 2, () => {});
  const accounts = openServiceDatabase(database.authService, 2, () => {});
  metrics = createProductMetrics({ settings, members, accounts });
  const pulse = openServiceDatabase(database.authenticator, 1, () => {});
  const ready = createReadyDetail({ settings, members, pulse });
  endpoint = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' }, ready);
  product = await startTestServer({}, { database, metrics });
  member = await createMember(product.url);
  stop = () => Promise.all([members.close(), accounts.close(), pulse.close()]);
});
after(async () => {
  await endpoint.close();
  await product.close();
  await stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function ask(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${endpoint.port}/metrics`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  return answer.text();
}

/** The value of a line of the text. */
const numberAt = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

test('requests are counted by pattern and status, and plans by what they are', async () => {
  const { status } = await member.call('POST', '/functions/v1/generate-exercise-plans?wait=true');
  assert.equal(status, 200);
  await member.call('GET', '/rest/v1/meal_plans?select=week&user_id=eq.secret-of-a-member');
  const text = await ask();
  const route = 'method="POST",route="/functions/v1/generate-exercise-plans",status="200"';
  assert.equal(numberAt(text, `phila_http_request_seconds_count{${route}}`), 1);
  assert.equal(numberAt(text, 'phila_generation_seconds_count{kind="exercise-plans"}'), 1);
  assert.ok(numberAt(text, 'nodejs_eventloop_lag_p99_seconds') >= 0);
  const threads = ['busy', 'idle'].map((state) =>
    numberAt(text, `phila_planning_threads{state="${state}"}`),
  );
  assert.deepEqual(threads, [0, 1]);
  assert.equal(numberAt(text, 'phila_planning_waiting{turn="usual"}'), 0);
  assert.equal(numberAt(text, 'phila_pool_waiting{pool="jobs"}'), 0);
  assert.ok(numberAt(text, 'phila_pool_connections{pool="jobs",state="idle"}') >= 1);
});

test('what waits in the database, the pools, the disk and the age of the backup', async () => {
  const { owner } = database;
  await owner.query(
    `insert into auth.mail_outbox (sealed, next_attempt_at, expires_at, created_at)
      values ('', now(), now() + interval '1 hour', now() - interval '5 minutes')`,
  );
  await owner.query(
    `insert into public.subscription_cancellations (user_id, reason, created_at)
      values ($1, 'moving', now() - interval '1 hour')`,
    [member.userId],
  );
  await owner.query(
    `insert into payments.inbox (provider, body, state, received_at)
      values ('paystack', 'a', 'unmatched', now()), ('paystack', 'b', 'new', now() - interval '2 hours')`,
  );
  await owner.query(
    `with device as (insert into reminders.devices (user_id, session_id, address_hash, sealed_subscription)
        select user_id, id, repeat('h', 43), 'sealed' from auth.sessions where user_id = $1 returning id)
      insert into reminders.messages (user_id, device, day, kind, attempts, next_attempt_at, expires_at)
        select $1, id, current_date, kind, attempts, now() + interval '1 hour', now() + minutes * interval '1 minute'
          from device, (values ('prepare', 1, 90), ('shopping', 7, 90), ('sessions', 1, -90)) as told (kind, attempts, minutes)`,
    [member.userId],
  );
  metrics.noteReminder('gone');
  assert.ok(Number.isNaN(numberAt(await ask(), 'phila_backup_age_seconds')));
  await writeFile(path.join(folder, backupName(new Date(Date.now() - 7_200_000))), '');
  await keepDeletions(folder, [], new Date(Date.now() - 60_000));
  assert.ok(Number.isNaN(numberAt(await ask(), 'phila_drill_ok')));
  await keepDrillResult(folder, {
    ...{ backup: 'b', ok: true, problems: [], rows: 1, tables: 1, checked: null, seconds: 1 },
    at: new Date(Date.now() - 60_000).toISOString(),
  });
  await keepReadingResult(folder, {
    ...{ ok: false, problems: ['a page'], of: 'pages', read: 1, seconds: 1 },
    at: new Date(Date.now() - 60_000).toISOString(),
  });
  const text = await ask();
  assert.equal(numberAt(text, 'phila_reading_ok'), 0);
  assert.ok(numberAt(text, 'phila_reading_age_seconds') >= 60);
  assert.equal(numberAt(text, 'phila_drill_ok'), 1);
  assert.ok(numberAt(text, 'phila_drill_age_seconds') >= 60);
  assert.ok(numberAt(text, 'phila_deletions_age_seconds') >= 60);
  assert.equal(numberAt(text, 'phila_messages_waiting{channel="mail"}'), 1);
  assert.equal(numberAt(text, 'phila_messages_waiting{channel="text"}'), 0);
  assert.ok(numberAt(text, 'phila_messages_oldest_seconds{channel="mail"}') >= 300);
  assert.equal(numberAt(text, 'phila_reminders_waiting'), 2);
  assert.equal(numberAt(text, 'phila_reminders_stuck'), 2);
  assert.equal(numberAt(text, 'phila_reminders_total{outcome="gone"}'), 1);
  assert.equal(numberAt(text, 'phila_cancellations_pending'), 1);
  assert.ok(numberAt(text, 'phila_cancellations_oldest_seconds') >= 3600);
  assert.equal(numberAt(text, 'phila_payments_unmatched'), 1);
  assert.ok(numberAt(text, 'phila_payments_unread_oldest_seconds') >= 7_200);
  assert.equal(numberAt(text, 'phila_generations{state="queued"}'), 0);
  assert.equal(numberAt(text, 'phila_pool_waiting{pool="members"}'), 0);
  assert.ok(numberAt(text, 'phila_disk_free_bytes{disk="data"}') > 0);
  assert.ok(numberAt(text, 'phila_backup_age_seconds') >= 7_200);
  assert.equal(numberAt(text, 'phila_metrics_unread_total'), 0);
});

test('/readyz of this port tells the queue, the backup and the list, none of which makes a process unready', async () => {
  const detail = async () => {
    const answer = await fetch(`http://127.0.0.1:${endpoint.port}/readyz`);
    return { code: answer.status, body: v.parse(detailSchema, await answer.json()) };
  };
  const { owner } = database;
  await owner.query(
    `insert into public.generations (user_id, kind, seed, created_at)
      values ($1, 'meal-plans', 's', now() - interval '16 minutes')`,
    [member.userId],
  );
  await owner.query(`update migrations.applied set name = 'x' || name where name like '0062%'`);
  const behind = await detail();
  await owner.query(`update migrations.applied set name = substr(name, 2) where name like 'x%'`);
  assert.deepEqual([behind.code, behind.body.status], [503, 'schema']);
  const { code, body } = await detail();
  await owner.query('delete from public.generations');
  assert.deepEqual([code, body.status], [200, 'ready']);
  const [queue, backup, deletions] = body.told;
  assert.deepEqual([queue?.name, queue?.ok, queue?.waiting], ['queue', false, 1]);
  assert.ok((queue?.ageSeconds ?? 0) > (queue?.mostSeconds ?? 0));
  assert.deepEqual([backup?.name, backup?.ok, backup?.mostSeconds], ['backup', true, 108_000]);
  assert.deepEqual([deletions?.name, deletions?.ok], ['deletions', true]);
});

const docs = path.join(import.meta.dirname, '..', '..', 'docs');
/** Metrics that stand in a text, without what Prometheus puts behind the name of a histogram. */
const metricsIn = (text: string) =>
  new Set(
    [...text.matchAll(/\bphila_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  );

test('every metric is explained, and alarms name those that exist', async () => {
  const existing = new Set(
    [...(await ask()).matchAll(/^# TYPE (phila_\w+)/gm)].map(([, name = '']) => name),
  );
  const operations = await readFile(path.join(docs, 'operations.md'), 'utf8');
  assert.deepEqual(metricsIn(operations), existing);
  const named = metricsIn(await readFile(path.join(docs, 'alarms.md'), 'utf8'));
  assert.ok(named.size >= 10);
  assert.deepEqual(
    [...named].filter((name) => !existing.has(name)),
    [],
  );
});

test('labels name things of the product only: nothing of a member can stand in one', async () => {
  const text = await ask();
  const allowed: ReadonlyMap<string, RegExp> = new Map([
    ['method', /^[A-Z]+$/],
    ['route', /^(?:unknown|[/*:\w.-]+)$/],
    ['status', /^\d{3}$/],
    ['kind', /^[a-z-]+$/],
    ['state', /^[a-z]+$/],
    ['pool', /^(?:members|accounts|jobs)$/],
    ['outcome', /^(?:sent|failed|gone)$/],
    ['turn', /^(?:urgent|usual|idle)$/],
    ['channel', /^(?:mail|text)$/],
    ['disk', /^(?:data|backups)$/],
    ['le', /^(?:[\d.]+|\+Inf)$/],
  ]);
  const ours = text.split('\n').filter((line) => line.startsWith('phila_'));
  assert.ok(ours.length > 50);
  for (const line of ours) {
    for (const [, name = '', value = ''] of line.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      assert.match(value, allowed.get(name) ?? /^$/, line);
    }
  }
  assert.ok(!text.includes(member.userId) && !text.includes('secret-of-a-member'));
  // each metric says what it is, and each line is a name, labels and a number
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    assert.match(line, /^[a-z_]\w*(?:\{[^}]*\})? (?:[-+\d.e]+|nan|\+Inf)$/i);
    const name = /^\w+/.exec(line)?.[0].replace(/_(?:bucket|sum|count)$/, '') ?? '';
    assert.ok(text.includes(`# HELP ${name}`), name);
  }
});

test('the port answers nothing else, and the members’ port no metrics', async () => {
  const other = await fetch(`http://127.0.0.1:${endpoint.port}/`);
  assert.equal(other.status, 404);
  const posted = await fetch(`http://127.0.0.1:${endpoint.port}/metrics`, { method: 'POST' });
  assert.equal(posted.status, 404);
  const outside = await fetch(`${product.url}/metrics`);
  assert.doesNotMatch(await outside.text(), /phila_/);
});

test('a database that is away takes the other numbers with it no more than itself', async () => {
  await stop();
  stop = () => Promise.resolve();
  const text = await ask();
  assert.ok(Number.isNaN(numberAt(text, 'phila_cancellations_pending')));
  assert.ok(numberAt(text, 'phila_metrics_unread_total') >= 2);
  assert.ok(numberAt(text, 'phila_disk_free_bytes{disk="data"}') > 0);
});
