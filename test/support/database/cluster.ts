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

/**
 * Which plan a press gives is drawn by lot in the product. Here whoever presses for the first time always gets the same one,
 * whoever has plans the second one, and so on, in every run: a test that fails does so again. `drawSeedsByLot` takes it back.
 */
const seedsByPress = `
  create function public.seed_by_press() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    presses integer := greatest(count(*), max(substring(earlier.seed from '^press ([0-9]+)$')::integer) + 1)
      from public.generations as earlier
      where earlier.user_id = new.user_id and earlier.kind = new.kind;
  begin
    -- a copy of somebody's first plans is made without a press
    if presses = 0 and (
      new.kind = 'meal-plans' and exists (select from public.meal_plans where user_id = new.user_id)
      or new.kind = 'exercise-plans' and exists (select from public.exercise_plans where user_id = new.user_id))
    then presses := 1;
    end if;
    new.seed := 'press ' || presses;
    return new;
  end $$;
  create trigger seed_by_press before insert on public.generations for each row
    when (new.state = 'queued' and new.seed ~ '^[0-9a-f]{8}-') execute function public.seed_by_press()`;

/** Lets the plans of a database be drawn as the product draws them. @param owner its superuser */
export async function drawSeedsByLot(owner: pg.Client): Promise<void> {
  await owner.query('drop trigger seed_by_press on public.generations');
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
  await owner.query(seedsByPress);
  await owner.end();
}
