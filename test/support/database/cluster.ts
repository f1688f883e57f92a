import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { migrate } from '#database/migrate.ts';
import { provisionLogins } from '#database/provision.ts';
import { installQueue } from '#database/queue-schema.ts';
import { createSecrets } from '#server/platform/secrets/secrets.ts';

const connectionSchema = v.object({
  host: v.string(),
  port: v.number(),
  user: v.string(),
  password: v.string(),
});
export type ClusterConnection = v.InferOutput<typeof connectionSchema>;

/** One secret for all tests, because the logins belong to the cluster and every test's server shares them. */
export const testSecretKey = 'a secret for tests only, of more than 32 characters';
export const testSecrets = createSecrets(testSecretKey);
export const templateName = 'phila_template';

let started: Promise<ClusterConnection> | null = null;

/** The test run's PostgreSQL: the one that `npm test` started, or for a single test file one of its own. */
export function testCluster(): Promise<ClusterConnection> {
  const shared = process.env.PHILA_TEST_CLUSTER;
  if (shared) return Promise.resolve(v.parse(connectionSchema, JSON.parse(shared)));
  started ??= startOwnCluster();
  return started;
}

async function startOwnCluster(): Promise<ClusterConnection> {
  const { startEmbedded } = await import('#database/embedded/launcher.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-test-'));
  const server = await startEmbedded({ dataDir, ephemeral: true });
  await prepareTemplate(server.connection);
  // node:test ends the process when all tests have ended, so the clean-up hangs on that
  process.once('beforeExit', async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return server.connection;
}

/** Makes the migrated database that each test's own database is copied from. */
export async function prepareTemplate(connection: ClusterConnection): Promise<void> {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`drop database if exists ${templateName}`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const owner = new pg.Client({ ...connection, database: templateName });
  await owner.connect();
  await migrate(owner);
  await installQueue(owner);
  await provisionLogins(
    owner,
    { host: connection.host, port: connection.port, database: templateName },
    (role) => testSecrets.derive(`login:${role}`).toString('base64url'),
  );
  await owner.end();
}
