import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from '#server/features/auth/routes.ts';
import { dataRoutes } from '#server/features/data/routes.ts';
import { answerError } from '#server/platform/answers/errors.ts';
import { logRequests } from '#server/platform/answers/request-log.ts';
import { openMemberDatabase, openServiceDatabase } from '#server/platform/database/database.ts';
import { createDiskRoom } from '#server/platform/limits/disk-watch.ts';
import { createRateLimits } from '#server/platform/limits/rate-limits.ts';
import { createMemberShare } from '#server/platform/members/member-share.ts';
import { openTokens } from '#server/platform/secrets/tokens.ts';
import { parseSettings } from '#server/settings.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { openSession } from '#test/support/database/data-wire.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { type MoodyDatabase, openMoodyDatabase } from '#test/support/faults/moody-database.ts';
import { captureLog } from '#test/support/server/captured-log.ts';

let database: TestDatabase;
let moody: MoodyDatabase;
let app: FastifyInstance;
let token: string;
const { log, logged } = captureLog();
const close: (() => Promise<unknown>)[] = [];

before(async () => {
  database = await createTestDatabase();
  moody = await openMoodyDatabase(database.authenticator);
  const members = openMemberDatabase(moody.through(database.authenticator), 2, () => {});
  const accounts = openServiceDatabase(moody.through(database.authService), 2, () => {});
  const settings = parseSettings({ PUBLISHABLE_KEY: 'anon' }, '/');
  const secrets = testSecrets;
  const tokens = await openTokens({ settings, secrets, accounts });
  const rateLimits = createRateLimits(accounts, settings);
  const mailer = { description: 'none', send: async () => {} };
  app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.setErrorHandler(answerError);
  const share = createMemberShare(settings.databasePoolSize);
  const room = createDiskRoom(null);
  const parts = { settings, secrets, members, tokens, rateLimits, share };
  await app.register(async (scope) => accountRoutes(scope, { ...parts, accounts, mailer, room }));
  await app.register(async (scope) => dataRoutes(scope, { ...parts, openShortWay: null }));
  const { rows } = await database.owner.query<{ id: string }>(
    "insert into auth.users (email) values ('away@example.com') returning id",
  );
  const claims = await openSession(database.owner, rows[0]?.id ?? '');
  token = await tokens.sign(claims, new Date(), 3600);
  close.push(
    () => app.close(),
    () => members.close(),
    () => accounts.close(),
    () => moody.close(),
    () => database.drop(),
  );
});
after(async () => {
  for (const one of close) await one();
});

/** One request on each of the three wires, as a member makes it. */
async function ask() {
  const headers = { apikey: 'anon', authorization: `Bearer ${token}` };
  const credentials = { email: 'away@example.com', password: 'not the password' };
  return [
    await app.inject({ url: '/rest/v1/profiles?select=full_name', headers }),
    await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { ...headers, 'x-supabase-api-version': '2024-01-01' },
      payload: credentials,
    }),
    await app.inject({ method: 'POST', url: '/functions/v1/export-data', headers }),
  ];
}

const sentence = 'The database is busy or restarting. Please try again.';

for (const mood of ['starting', 'stopping'] as const) {
  test(`a database that is ${mood} is told as busy on all three wires, in one line of the log, and passes`, async () => {
    const statuses = async () => (await ask()).map(({ statusCode }) => statusCode);
    assert.deepEqual(await statuses(), [200, 400, 200]);
    moody.mood(mood);
    // the first may still find a connection that was just cut
    await ask();
    const from = logged().length;
    for (const answer of await ask()) {
      assert.equal(answer.statusCode, 503, answer.body);
      assert.equal(answer.json().message, sentence);
      assert.equal(answer.headers['retry-after'], '1');
    }
    const lines = logged().slice(from).trim().split('\n');
    assert.equal(lines.length, 3, lines.join('\n'));
    for (const line of lines) assert.match(line, /"refused":"57P03"/);
    moody.mood('up');
    assert.deepEqual(await statuses(), [200, 400, 200]);
  });
}
