import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type ClusterConnection, testCluster } from '#test/support/database/cluster.ts';
import { migrate } from './migrate.ts';

const name = `m_${randomBytes(6).toString('hex')}`;
let cluster: ClusterConnection;
let admin: pg.Client;

before(async () => {
  cluster = await testCluster();
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
});
after(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...cluster, database: name });
  await client.connect();
  return work(client).finally(() => client.end());
}

test('five processes that start at once apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => connected(migrate)));
  const all = applied.flat();
  assert.equal(new Set(all).size, all.length, 'a migration was applied twice');
  assert.ok(all.length >= 3);
  assert.deepEqual(await connected(migrate), []);
});

test('two databases of one server are brought to the newest schema at once', async () => {
  const both = [`${name}_a`, `${name}_b`];
  for (const database of both) await admin.query(`create database ${database}`);
  try {
    const counts = await Promise.all(
      both.map(async (database) => {
        const client = new pg.Client({ ...cluster, database });
        await client.connect();
        return migrate(client)
          .then(({ length }) => length)
          .finally(() => client.end());
      }),
    );
    assert.equal(counts[0], counts[1]);
  } finally {
    for (const database of both) await admin.query(`drop database ${database} with (force)`);
  }
});

test('every table of members has row-level security and falls with the account', async () => {
  await connected(async (client) => {
    const { rows: open } = await client.query(
      `select relname from pg_class where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'ahead'::regnamespace)
         and relkind = 'r' and not relrowsecurity`,
    );
    assert.deepEqual(open, []);
    const { rows: keys } = await client.query<{ table: string; action: string }>(
      `select conrelid::regclass::text as table, confdeltype as action from pg_constraint
         where contype = 'f' and connamespace = 'public'::regnamespace
           -- the words that consents name are nobody's, and stay
           and confrelid <> 'public.consent_texts'::regclass order by 1`,
    );
    assert.deepEqual(keys.map(({ table }) => table).sort(), [
      'consents',
      'dish_opinions',
      'exercise_plans',
      'feedback',
      'generation_weeks',
      'generation_weeks',
      'generations',
      'health_answers',
      'health_asked',
      'information_requests',
      'kitchen',
      'meal_marks',
      'meal_plans',
      'plans_before',
      'profiles',
      'shelf_prices',
      'shopping_amounts',
      'shopping_lists',
      'shopping_own_lines',
      'shopping_ticks',
      'subscription_cancellations',
      'training_sets',
    ]);
    assert.ok(keys.every(({ action }) => action === 'c'));
  });
});

test('the logins own nothing and cannot bypass row-level security', async () => {
  await connected(async (client) => {
    const { rows } = await client.query(
      `select rolname from pg_roles r where rolname in ('anon', 'authenticated', 'service_role', 'authenticator', 'auth_service', 'job_service')
         and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit
              or exists (select from pg_class where relowner = r.oid))`,
    );
    assert.deepEqual(rows, []);
  });
});

test('an edited migration is noticed', async () => {
  await connected(async (client) => {
    await client.query(`update migrations.applied set checksum = 'other' where name like '0003%'`);
    await assert.rejects(
      migrate(client),
      /0003_members\.sql was changed after it had been applied/,
    );
  });
});
