import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClock } from '#test/support/accounts/auth-app.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { openServiceDatabase, type ServiceDatabase } from '../../../platform/database/database.ts';
import type { Mail } from '../../../platform/outgoing/mail.ts';
import { createOutbox } from './outbox.ts';
import { mailRoad } from './roads.ts';

let database: TestDatabase;
let accounts: ServiceDatabase;
const clock = createClock();
before(async () => {
  database = await createTestDatabase();
  accounts = openServiceDatabase(database.authService, 4, () => {});
});
after(async () => {
  await accounts.close();
  await database.drop();
});

const mailTo = (number: number): Mail => ({
  to: `member${number}@example.com`,
  subject: 'A subject',
  text: `secret-link-${number}`,
});

/** A mail server that is away until it is told to come back. */
function openServer() {
  const server = { away: true, tries: 0, taken: [] as Mail[] };
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      server.tries += 1;
      if (server.away) throw new Error('the mail server did not take a mail: ECONNREFUSED CONN');
      server.taken.push(mail);
    },
  };
  return { server, mailer };
}

function openPost(mailer: ReturnType<typeof openServer>['mailer'], hasJumped = false) {
  const { log, logged } = captureLog();
  const parts = {
    accounts,
    secrets: testSecrets,
    log,
    now: clock.now,
    clock: { hasJumped: () => hasJumped },
  };
  return { post: createOutbox(parts, mailRoad(mailer)), logged };
}

test('a mail server that is away for five minutes loses no mail and gets none twice', async () => {
  const { server, mailer } = openServer();
  const { post, logged } = openPost(mailer);
  for (let number = 0; number < 12; number += 1) await post.put(accounts, mailTo(number), 3_600);
  for (let second = 0; second < 300; second += 10) {
    post.wake();
    await post.stop();
    clock.advance(10);
    // a process that ends meanwhile leaves its mails to the next
    Object.assign(post, openPost(mailer).post);
  }
  assert.deepEqual(server.taken, []);
  const { rows } = await database.owner.query('select sealed, last_problem from auth.mail_outbox');
  assert.equal(rows.length, 12);
  assert.doesNotMatch(JSON.stringify(rows), /example\.com|secret-link/);
  server.away = false;
  clock.advance(120);
  const others = Array.from({ length: 3 }, () => openPost(mailer).post);
  for (const each of others) each.wake();
  await Promise.all(others.map((each) => each.stop()));
  const names = server.taken.map(({ text }) => text).sort();
  assert.deepEqual(names, Array.from({ length: 12 }, (_, number) => mailTo(number).text).sort());
  assert.equal(new Set(server.taken.map(({ name }) => name)).size, 12);
  assert.equal((await database.owner.query('select from auth.mail_outbox')).rowCount, 0);
  assert.ok(server.tries < 12 * 12, `asked ${server.tries} times`);
  assert.doesNotMatch(logged(), /example\.com|secret-link/);
});

test('a mail whose link has run out is not sent any more', async () => {
  const { server, mailer } = openServer();
  const { post } = openPost(mailer);
  await post.put(accounts, mailTo(1), 600);
  clock.advance(600);
  server.away = false;
  post.wake();
  await post.stop();
  assert.deepEqual(server.taken, []);
  assert.equal((await database.owner.query('select from auth.mail_outbox')).rowCount, 0);
});

test('a mail that was put off while the clock was years ahead goes out once it is right', async () => {
  const { server, mailer } = openServer();
  const years = 10 * 365 * 86_400;
  clock.advance(years);
  const first = openPost(mailer).post;
  await first.put(accounts, mailTo(1), 3_600);
  first.wake();
  await first.stop();
  assert.equal(server.tries, 1);
  clock.advance(-years);
  server.away = false;
  const { post } = openPost(mailer);
  post.wake();
  await post.stop();
  assert.deepEqual(
    server.taken.map(({ text }) => text),
    [mailTo(1).text],
  );
});

test('a mail that has run out by a clock that was put forward waits until the clock is right again', async () => {
  const { server, mailer } = openServer();
  server.away = false;
  await openPost(mailer).post.put(accounts, mailTo(2), 3_600);
  const tenYears = 10 * 365 * 86_400;
  clock.advance(tenYears);
  const ahead = openPost(mailer, true).post;
  ahead.wake();
  await ahead.stop();
  assert.deepEqual(server.taken, []);
  clock.advance(-tenYears);
  const right = openPost(mailer, true).post;
  right.wake();
  await right.stop();
  assert.deepEqual(
    server.taken.map(({ text }) => text),
    [mailTo(2).text],
  );
});

test('a mail of a transaction that is undone is never sent', async () => {
  const { server, mailer } = openServer();
  server.away = false;
  const { post } = openPost(mailer);
  const undone = accounts.transaction(async (queries) => {
    await post.put(queries, mailTo(1), 600);
    throw new Error('undone');
  });
  await assert.rejects(undone, /undone/);
  post.wake();
  await post.stop();
  assert.deepEqual(server.taken, []);
});
