import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { openServiceDatabase, type ServiceDatabase } from '../database/database.ts';
import { healthRoutes } from './health.ts';
import type { Log } from './log.ts';

let database: TestDatabase;
let pulse: ServiceDatabase;
let app: FastifyInstance;
let admin: pg.Client;
const lines: string[] = [];

before(async () => {
  admin = new pg.Client({ ...(await testCluster()), database: 'postgres' });
  await admin.connect();
  database = await createTestDatabase();
  pulse = openServiceDatabase(database.authenticator, 1, () => {});
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log: Log = pino({ level: 'info' }, stream);
  app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, pulse);
  await app.ready();
});
after(async () => {
  await app.close();
  await pulse.close();
  await database.drop();
  await admin.end();
});

const ready = async () => {
  const { statusCode, headers, body } = await app.inject('/readyz');
  assert.equal(headers['cache-control'], 'no-store');
  return [statusCode, body];
};
// a database cannot be closed from inside
const mayConnect = (may: boolean) =>
  admin.query(`alter database ${database.name} allow_connections ${may}`);
const cutConnections = () =>
  database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );

test('a database that goes and comes back is told in the log once each, not at every question', async () => {
  assert.deepEqual(await ready(), [200, '{"status":"ready"}']);
  await mayConnect(false);
  await cutConnections();
  for (let question = 0; question < 4; question += 1) {
    assert.deepEqual(await ready(), [503, '{"status":"unavailable"}']);
  }
  assert.deepEqual((await app.inject('/healthz')).json(), { status: 'ok' });
  await mayConnect(true);
  for (let question = 0; question < 4; question += 1) await ready();
  assert.deepEqual(await ready(), [200, '{"status":"ready"}']);
  assert.equal(lines.filter((line) => /not ready/.test(line)).length, 1, lines.join(''));
  assert.equal(lines.filter((line) => /answers again/.test(line)).length, 1);
  // which cause it is depends on whether the cut or the refusal is noticed first
  assert.match(lines[0] ?? '', /"err":\{"type":"\w*Error","message":"[^"]+"/);
});

test('a database that was put back to an older schema is told, a newer one is served', async () => {
  const { owner } = database;
  await owner.query(
    `insert into migrations.applied (name, checksum) values ('9999_later.sql', '')`,
  );
  assert.deepEqual(await ready(), [200, '{"status":"ready"}']);
  await owner.query(`update migrations.applied set name = 'x' || name where name like '0062%'`);
  assert.deepEqual(await ready(), [503, '{"status":"schema"}']);
  await owner.query(`update migrations.applied set name = substr(name, 2) where name like 'x%'`);
  assert.deepEqual(await ready(), [200, '{"status":"ready"}']);
});
