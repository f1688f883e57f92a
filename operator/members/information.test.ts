import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { openServiceDatabase } from '#server/platform/database/database.ts';
import { keepHouse } from '#server/platform/jobs/housekeeping.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { runOperator } from '../main.ts';
import { OperatorError } from '../operator-error.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

const query = (sql: string, values: unknown[] = []) => database.owner.query(sql, values);
const operate = (...words: readonly string[]) => runOperator(database.owner, words);
const told = async (...words: readonly string[]) => (await operate(...words)).join('\n');
const refused = (words: readonly string[], message: RegExp) =>
  assert.rejects(
    operate(...words),
    (error) => error instanceof OperatorError && message.test(error.message),
  );
const idSchema = v.tuple([v.object({ id: v.string() })]);

/** @param since SQL of when the account was made */
async function addMember(email: string | null, since: string): Promise<string> {
  const { rows } = await query(
    `insert into auth.users (email, created_at) values ($1, ${since}) returning id`,
    [email],
  );
  return v.parse(idSchema, rows)[0].id;
}
const noted = async (event: string) =>
  (
    await query('select subject from auth.audit_log where event = $1 order by id', [event])
  ).rows.map(({ subject }) => subject);

test('a breach: whose account was there, what was kept of them, and who has to be told', async () => {
  const thandi = await addMember('thandi@example.com', `'2026-01-01'`);
  const lwazi = await addMember('lwazi@example.com', `'2026-02-01'`);
  await addMember(null, `'2026-02-02'`);
  await addMember('late@example.com', `'2026-04-01'`);
  await query(`insert into public.health_answers (user_id, joints) values ($1, '{Knees}')`, [
    lwazi,
  ]);
  await query(
    `insert into public.consent_texts (purpose, version, sha256, text)
      values ('guardian', '1', encode(sha256('x'), 'hex'), 'x')`,
  );
  await query(
    `insert into agreement.guardians (user_id, email, age, token_hash, asked_at, expires_at, agreed_at, text_version, text_sha256)
      values ($1, 'mother@example.com', 15, repeat('a', 43), '2026-02-01', '2026-02-15', '2026-02-02', '1', encode(sha256('x'), 'hex'))`,
    [lwazi],
  );
  await query(
    `insert into auth.audit_log (user_id, event, created_at) values ($1, 'signed_in', '2026-03-02T10:00Z'),
      (gen_random_uuid(), 'account_deleted', '2026-03-20')`,
    [thandi],
  );
  const span = ['--since', '2026-03-01', '--until', '2026-03-03'] as const;
  const told1 = await told('breach', ...span);
  assert.match(told1, /data of kind 'account': 3 members\./);
  assert.match(told1, /\b1 of them did something/);
  assert.match(told1, /\b1 of them have no mail address/);
  assert.match(told1, /\b1 accounts were deleted since/);
  assert.match(told1, /health +1$/m);
  assert.deepEqual(await operate('breach', ...span, '--addresses'), [
    'lwazi@example.com',
    'mother@example.com',
    'thandi@example.com',
  ]);
  assert.deepEqual(await operate('breach', ...span, '--kind', 'health', '--addresses'), [
    'lwazi@example.com',
    'mother@example.com',
  ]);
  const json = JSON.parse(await told('breach', ...span, '--json', '--addresses'));
  assert.equal(json.since, '2026-02-28T22:00:00.000Z', 'a day begins in South Africa');
  assert.equal(json.people, 3);
  assert.equal(json.kinds.guardians, 1);
  assert.equal(json.addresses.length, 3);
  const early = JSON.parse(
    await told('breach', '--since', '2025-01-01', '--until', '2026-01-02T08:00', '--json'),
  );
  assert.equal(early.people, 1);
  assert.deepEqual(await noted('breach_examined'), [
    '2026-02-28T22:00Z 2026-03-03T21:59Z account',
    '2026-02-28T22:00Z 2026-03-03T21:59Z account +',
    '2026-02-28T22:00Z 2026-03-03T21:59Z health +',
    '2026-02-28T22:00Z 2026-03-03T21:59Z account +',
    '2024-12-31T22:00Z 2026-01-02T06:00Z account',
  ]);
  await refused(['breach'], /--since <time>/);
  await refused(['breach', '--since', '2026-03-02', '--until', '2026-03-01'], /before --since/);
  await refused(['breach', ...span, '--kind', 'secrets'], /--kind is one of account/);
});

test('requests about one’s information: listed with the day they are due, answered once, overdue ones first to see', async () => {
  assert.match(await told('requests'), /^No request/);
  await addMember('sipho@example.com', 'now()');
  assert.match(
    await told('requests', 'add', 'Sipho@example.com', 'correction', 'my', 'name', 'is', 'wrong'),
    /^Kept as request 1; an answer is due by \d{4}-\d{2}-\d{2} \d{2}:\d{2}\.$/,
  );
  assert.match(
    await told('requests'),
    /^ +1 +due .* correction +sipho@example\.com: my name is wrong$/,
  );
  await query(`update public.information_requests set created_at = now() - interval '31 days'`);
  assert.match(await told('requests'), /OVERDUE/);
  const [row] = JSON.parse(await told('requests', '--json'));
  assert.equal(row.overdue, true);
  assert.equal(row.kind, 'correction');
  assert.equal(await told('requests', 'answered', '1'), 'Request 1 is answered.');
  assert.match(await told('requests'), /^No request/);
  assert.match(await told('requests', 'all'), /answered/);
  await refused(['requests', 'answered', '1'], /No request 1 waits/);
  await refused(['requests', 'answered', 'x'], /its number/);
  await refused(['requests', 'add', 'sipho@example.com', 'refund', 'x'], /a kind of access/);
  await refused(['requests', 'add', 'sipho@example.com', 'access'], /in some words/);
  assert.deepEqual(await noted('request_added'), ['1']);
  assert.deepEqual(await noted('request_answered'), ['1']);
});

test('a request of somebody without an account runs for 30 days from the day on which it came in, and is kept a year', async () => {
  const before = (await noted('request_added')).length;
  const add = ['requests', 'add', '--no-account', 'Nomsa Dube, nomsa@example.org', 'access'];
  const late = await told(...add, 'what', 'do', 'you', 'hold?', '--on', '2026-01-05');
  assert.match(late, /; an answer is due by 2026-02-04 00:00\.$/);
  const [, no = ''] = /request (\d+);/.exec(late) ?? [];
  assert.match(
    await told('requests'),
    /OVERDUE 2026-02-04 00:00 +access +Nomsa Dube, nomsa@example\.org \(no account\): what do you hold\?$/,
  );
  assert.equal(await told('requests', 'answered', no), `Request ${no} is answered.`);
  assert.deepEqual((await noted('request_added')).slice(before), [no]);
  assert.equal((await noted('request_answered')).at(-1), no);
  await refused([...add, 'x', '--on', '2999-01-01'], /a day that has come/);
  await refused([...add, 'x', '--on', 'yesterday'], /--on <time>/);
  await refused(['requests', 'add', '--no-account', ' ', 'access', 'x'], /who asks/);
  await refused(['requests', 'add', 'nomsa@example.org', 'access', 'x'], /No member has/);

  const jobs = openServiceDatabase(database.jobService, 1, () => {});
  const isKept = async () =>
    (await query('select from public.information_requests where no = $1', [no])).rowCount === 1;
  await keepHouse(jobs, createLog('silent'));
  assert.equal(await isKept(), true);
  await query(
    `update public.information_requests set answered_at = now() - interval '366 days',
      created_at = now() - interval '380 days'`,
  );
  await keepHouse(jobs, createLog('silent'));
  assert.equal(await isKept(), false);
  assert.match(await told('requests', 'all'), /sipho@example\.com/, 'those of members stay');
  await jobs.close();
});

test('what is added and answered is told to a program too, and noted with who did it', async () => {
  const id = await addMember('naledi@example.com', 'now()');
  const run = async (...words: readonly string[]) =>
    JSON.parse(
      (await runOperator(database.owner, [...words, '--json'], { actor: 'nomsa' })).join('\n'),
    );
  const { no, due_at, ...rest } = await run('requests', 'add', 'naledi@example.com', 'access', 'x');
  assert.deepEqual(rest, {});
  const {
    rows: [kept],
  } = await query(
    `select created_at + interval '30 days' as due from public.information_requests where no = $1`,
    [no],
  );
  assert.equal(due_at, kept.due.toISOString());
  assert.deepEqual(await run('requests', 'answered', no), { no, answered: true });
  const { rows } = await query(
    'select event, user_id, actor from auth.audit_log where subject = $1 order by id',
    [no],
  );
  assert.deepEqual(rows, [
    { event: 'request_added', user_id: id, actor: 'nomsa' },
    { event: 'request_answered', user_id: id, actor: 'nomsa' },
  ]);
});

test('who asked a guardian by mistake counts by the age of their profile again', async () => {
  const id = await addMember('ayanda@example.com', 'now()');
  await refused(['members', 'grown-up', 'ayanda@example.com'], /asked no guardian/);
  await query(
    `insert into agreement.guardians (user_id, email, age, token_hash, expires_at)
      values ($1, 'mother@example.com', 14, repeat('b', 43), now())`,
    [id],
  );
  const isMinor = async () =>
    (await query('select agreement.is_minor($1, 41) as minor', [id])).rows[0].minor;
  assert.equal(await isMinor(), true);
  assert.match(await told('members', 'grown-up', 'ayanda@example.com'), /age of their profile/);
  assert.equal(await isMinor(), false);
  assert.equal((await noted('guardians_forgotten')).length, 1);
});
