import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { runOperator } from './main.ts';
import { OperatorError } from './operator-error.ts';

const root = path.resolve(import.meta.dirname, '..');
const scripts = path.join(root, 'scripts', 'operator.ts');
let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

const operate = (...words: readonly string[]) => runOperator(database.owner, words);
const told = async (...words: readonly string[]) => (await operate(...words)).join('\n');
const refused = (words: readonly string[], message: RegExp) =>
  assert.rejects(operate(...words), (error) => {
    assert.ok(error instanceof OperatorError);
    assert.match(error.message, message);
    return true;
  });

async function addMember(email: string, name: string): Promise<string> {
  const { rows } = await database.owner.query(
    'insert into auth.users (email) values ($1) returning id',
    [email],
  );
  const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), rows);
  await database.owner.query('insert into public.profiles (user_id, full_name) values ($1, $2)', [
    id,
    name,
  ]);
  return id;
}

/** What the log of accounts holds of a member, oldest first. */
async function notedOf(id: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query(
    'select event from auth.audit_log where user_id = $1 order by id',
    [id],
  );
  return rows.map(({ event }) => event);
}

test('a request to cancel goes through its three states', async () => {
  assert.match(await told('cancellations'), /No requests to cancel are waiting/);
  const id = await addMember('thandi@example.com', 'Thandi Mokoena');
  const state = async () =>
    (
      await database.owner.query(
        'select status from public.subscription_cancellations where user_id = $1',
        [id],
      )
    ).rows.map(({ status }) => status);
  await database.owner.query(
    'insert into public.subscription_cancellations (user_id, reason) values ($1, $2)',
    [id, 'moving \u001b[31mabroad\nsoon \u202e'],
  );
  const list = await told('cancellations');
  assert.match(list, /pending\s+thandi@example\.com\s+Thandi Mokoena: moving \[31mabroad soon$/);
  await operate('cancellations', 'approve', 'Thandi@Example.com');
  assert.deepEqual(await state(), ['processed']);
  assert.match(await told('cancellations'), /No requests/);
  assert.match(await told('cancellations', 'all'), /processed\s+thandi/);
  await refused(['cancellations', 'approve', 'thandi@example.com'], /no pending request/);
  await operate('cancellations', 'reopen', 'thandi@example.com');
  assert.deepEqual(await state(), ['pending']);
  await operate('cancellations', 'withdraw', 'thandi@example.com');
  assert.deepEqual(await state(), []);
  assert.deepEqual(await notedOf(id), Array(3).fill('cancellation_changed_by_operator'));
  await refused(['cancellations', 'approve', 'nobody@example.com'], /No member has the address/);
  await refused(['cancellations', 'approve'], /Which member/);
  await refused(['cancellations', 'aprove', 'thandi@example.com'], /approve, reopen or withdraw/);
});

test('feedback of visitors and members, newest last', async () => {
  assert.match(await told('feedback'), /no feedback yet/);
  const id = await addMember('sipho@example.com', 'Sipho');
  await database.owner.query(
    `insert into public.feedback (user_id, content, created_at) values
      (null, 'first', '2026-01-01'), ($1, 'second', '2026-02-01T12:00Z')`,
    [id],
  );
  const lines = await operate('feedback');
  assert.match(lines[0] ?? '', /a visitor: first/);
  assert.equal(lines[1], '2026-02-01 14:00  sipho@example.com: second');
  assert.deepEqual(await operate('feedback', '1'), [lines[1]]);
  await refused(['feedback', 'all'], /how many/);
});

test('a member is copied, and deleted only when the operator is sure', async () => {
  const id = await addMember('nomsa@example.com', 'Nomsa Khumalo');
  const copy = JSON.parse(await told('members', 'export', 'nomsa@example.com'));
  assert.equal(copy.account.email, 'nomsa@example.com');
  assert.equal(copy['public.profiles'][0].full_name, 'Nomsa Khumalo');
  // the member can see that somebody else has read all of it
  assert.equal(copy['auth.audit_log'][0].event, 'data_exported_by_operator');
  assert.match(await told('members', 'delete', 'nomsa@example.com'), /public\.profiles: 1/);
  const left = async () =>
    (await database.owner.query('select from auth.users where id = $1', [id])).rowCount;
  assert.equal(await left(), 1);
  assert.match(await told('members', 'delete', 'nomsa@example.com', '--yes'), /is deleted/);
  assert.equal(await left(), 0);
  assert.deepEqual(await notedOf(id), ['data_exported_by_operator', 'account_deleted']);
  await refused(['members', 'export', 'nomsa@example.com'], /No member/);
  await refused(['members', 'list'], /export, sign-out or delete/);
});

test('what is told as JSON steers no terminal, and says the same', async () => {
  const name = 'Zodwa \u009b31mred\u007f \u202egreen';
  await addMember('zodwa@example.com', name);
  const lines = await operate('members', 'export', 'zodwa@example.com');
  assert.ok(lines.every((line) => !/[\u007f-\u009f\u202e]/.test(line)));
  assert.ok(JSON.stringify(JSON.parse(lines.join('\n'))).includes(JSON.stringify(name)));
});

test('the webhook shows what it has not delivered, without any profile', async () => {
  assert.match(await told('webhook'), /No webhook is set up/);
  await database.owner.query('insert into outbox.profile_webhook default values');
  const id = await addMember('refilwe@example.com', 'Refilwe');
  // a profile is sent for whoever agreed to it
  await database.owner.query(
    `with shown as (
        insert into public.consent_texts (purpose, version, text, sha256, recipient)
          select 'webhook', '1', text, encode(sha256(convert_to(text, 'UTF8')), 'hex'), 'hook.example'
            from (values ('Sent to hook.example.')) as said (text)
          returning purpose, version, sha256)
      insert into public.consents (user_id, purpose, text_version, text_sha256)
        select $1, purpose, version, sha256 from shown`,
    [id],
  );
  await database.owner.query(
    `update public.profiles set full_name = 'Refilwe M' where user_id = $1`,
    [id],
  );
  await database.owner.query(
    `update outbox.profile_messages set attempts = 3, last_problem = 'answered with status 500',
      next_attempt_at = now() + interval '1 hour'`,
  );
  const text = await told('webhook');
  assert.match(text, /profile\.updated\s+tries 3, next at .*: answered with status 500/);
  assert.doesNotMatch(text, /Lerato/);
  assert.match(await told('webhook', 'retry'), /^1 messages/);
  const { rows } = await database.owner.query(
    'select from outbox.profile_messages where next_attempt_at <= now()',
  );
  assert.equal(rows.length, 1);
});

test('the language model’s calls and cost by month, without a word of what was written', async () => {
  assert.match(await told('model'), /No language model has been called/);
  await database.owner.query(
    `insert into public.model_spending values (date_trunc('month', now() at time zone 'utc'), 1250000)`,
  );
  await database.owner.query(
    `insert into public.model_calls (generation_id, week, round, model, outcome, prompt_tokens, completion_tokens, cost_micros)
      select gen_random_uuid(), 1, 'first', 'gpt-4-turbo-preview', outcome, 100, 50, 2500
        from unnest(array['used', 'used', 'busy']) outcome`,
  );
  const lines = await told('model');
  assert.match(lines, /\d{4}-\d\d {2}\$1\.2500 of the month's money/);
  assert.match(
    lines,
    /gpt-4-turbo-preview {2}used +2 calls for 2 plans, 200 tokens read, 100 written, \$0\.0050/,
  );
  assert.match(lines, /busy +1 calls/);
});

test('what is not understood explains itself', async () => {
  await refused([], /cancellations approve <mail>/);
  await refused(['cancel'], /There is no command 'cancel'/);
  await refused(['members', 'delete', 'a@example.com', '--force'], /--force/);
});

test('as a command beside a server: lines on one stream, a reason and a code on the other', async () => {
  const { host, port, user, password } = await testCluster();
  const address = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database.name}?host=${encodeURIComponent(host)}`;
  const run = promisify(execFile);
  const env = { ...process.env, DATABASE_URL: address };
  const { stdout } = await run(process.execPath, [scripts, 'cancellations'], { cwd: root, env });
  assert.match(stdout, /No requests to cancel are waiting/);
  await assert.rejects(run(process.execPath, [scripts, 'nonsense'], { cwd: root, env }), {
    code: 1,
    stdout: '',
    stderr: /There is no command 'nonsense'/,
  });
  const nowhere = { ...process.env, DATABASE_URL: '', DATA_DIR: '/nonexistent/phila' };
  await assert.rejects(run(process.execPath, [scripts, 'feedback'], { cwd: root, env: nowhere }), {
    code: 1,
    stderr: /^There are no data in/,
  });
});

test('a member is signed out everywhere, and everybody by --all', async () => {
  const { owner } = database;
  const one = await addMember('signed-in-one@example.com', 'Refilwe');
  const other = await addMember('signed-in-other@example.com', 'Kabelo');
  const open = (id: string) =>
    owner.query('insert into auth.sessions (user_id) values ($1), ($1)', [id]);
  await open(one);
  await open(other);
  assert.match(await told('members', 'sign-out', 'signed-in-one@example.com'), /^2 sessions/);
  const left = await owner.query('select distinct user_id from auth.sessions');
  assert.deepEqual(left.rows, [{ user_id: other }]);
  assert.match(await told('members', 'sign-out', '--all'), /^2 sessions/);
  const noted = await owner.query(
    "select from auth.audit_log where event = 'signed_out_by_operator'",
  );
  assert.equal(noted.rowCount, 2);
  await refused(['members', 'sign-out', 'signed-in-one@example.com', '--all'], /Either one member/);
});

test('keys are made, listed, retired and revoked', async () => {
  const { owner } = database;
  await owner.query(
    `insert into auth.signing_keys (kid, public_jwk, sealed_private_jwk) values ('kid-one', '{}', '')`,
  );
  const [key = ''] = await operate('keys', 'service');
  assert.match(key, /^sb_secret_[\w-]{43}$/);
  assert.match(
    await told('keys'),
    /^service .* in use +sb_secret_[\w-]{6}\nsigning .* in use +kid-one$/,
  );
  await operate('keys', 'rotate');
  await refused(['keys', 'rotate'], /no signing key in use/);
  await operate('keys', 'revoke', 'kid-one');
  await operate('keys', 'revoke', key.slice(0, 16));
  assert.match(await told('keys'), /^service .* revoked .*\nsigning .* revoked +kid-one$/);
  await refused(['keys', 'revoke', 'kid-one'], /no such key/);
});

test('prices that members saw on shelves are told by store and day, and not by whom', async () => {
  assert.match(await told('prices'), /No member has typed a price/);
  assert.deepEqual(JSON.parse(await told('prices', '--json')), { prices: [] });
  const seen = [
    ['shelf.one@example.com', 2999, '2026-11-27'],
    ['shelf.two@example.com', 2999, '2026-11-27'],
    ['shelf.three@example.com', null, '2026-11-28'],
  ] as const;
  for (const [email, cents, day] of seen) {
    await database.owner.query(
      `insert into public.shelf_prices (user_id, store, product, pack, cents, listed_cents, seen_on)
        values ($1, 'Shoprite', 'Rice', '2 kg', $2, 2499, $3)`,
      [await addMember(email, 'A'), cents, day],
    );
  }
  const text = await told('prices');
  assert.equal(text, '2026-11-27  Shoprite: Rice, 2 kg  R29.99, listed R24.99  2 members');
  const { prices } = JSON.parse(await told('prices', '--json'));
  assert.deepEqual(prices, [
    {
      store: 'Shoprite',
      product: 'Rice',
      pack: '2 kg',
      listed_cents: 2499,
      cents: 2999,
      seen_on: '2026-11-27',
      members: 2,
    },
  ]);
  await refused(['prices', 'all'], /--json or nothing/);
});
