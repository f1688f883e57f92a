import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type ClusterConnection, testCluster } from '#test/support/database/cluster.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { knownMigrations, migrate } from '../migrate.ts';

const stepped = ['0007_generations.sql', '0013_details_as_json.sql'] as const;
const tables = ['meal_plans', 'exercise_plans', 'shopping_lists'] as const;
const memberCount = 120;
/** Fifty are gone through at a time; this one is among the third of them. */
const inTheWay = 113;
/** Any number. */
const holdLock = 4_711;

const name = `s_${randomBytes(6).toString('hex')}`;
let cluster: ClusterConnection;
let admin: pg.Client;
let folder: string;
const made: string[] = [];
const open: pg.Client[] = [];

before(async () => {
  cluster = await testCluster();
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'phila-steps-'));
});
after(async () => {
  await Promise.all(open.map((client) => client.end().catch(() => undefined)));
  for (const database of made) await admin.query(`drop database ${database} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true });
});

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...cluster, database });
  // one of them is ended by the database
  client.on('error', () => {});
  await client.connect();
  open.push(client);
  return client;
}

async function createDatabase(): Promise<string> {
  const database = `${name}_${made.length}`;
  await admin.query(`create database ${database}`);
  made.push(database);
  return database;
}

/** Migrations before this one, and it. */
async function until(migration: string): Promise<ReadonlySet<string>> {
  return new Set([...(await knownMigrations()).keys()].filter((one) => one <= migration));
}
async function beforeIt(migration: string): Promise<ReadonlySet<string>> {
  return new Set([...(await knownMigrations()).keys()].filter((one) => one < migration));
}

const idOf = (member: number) => `00000000-0000-4000-8000-${String(member).padStart(12, '0')}`;

/** Members with four weeks and a list, some of them written by a client without the structure. */
async function addMembers(client: pg.Client): Promise<void> {
  await client.query(
    `insert into auth.users (id) select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
      from generate_series(1, $1::integer) as n`,
    [memberCount],
  );
  const details = `case when n % 10 > 0 then jsonb_build_object('of', n, 'grams', 1.50, 'text', 'mince & pap — "45" g') end`;
  for (const table of ['meal_plans', 'exercise_plans']) {
    await client.query(
      `insert into public.${table} (user_id, week, content, details, updated_at)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, week, '<p>' || n || '</p>', ${details},
            '2026-11-20T08:00:00Z'::timestamptz + n * interval '1 second'
          from generate_series(1, $1::integer) as n, generate_series(1, 4) as week`,
      [memberCount],
    );
  }
  await client.query(
    `insert into public.shopping_lists (user_id, content, details, updated_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '<p></p>', ${details}, '2026-11-20T08:00:00Z'
        from generate_series(1, $1::integer) as n`,
    [memberCount],
  );
}

/** As a client of the version before writes a week, in the member's own role. */
async function writeAsBefore(client: pg.Client, member: number): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: idOf(member), role: 'authenticated' }),
  ]);
  await client.query('set local role authenticated');
  await client.query(
    `insert into public.meal_plans (user_id, week, content, details, updated_at)
      values ($1, 2, '<p>new</p>', '{"of": "newer", "grams": 2.50}', '2026-11-21T10:00:00Z')
      on conflict (user_id, week) do update set content = excluded.content, details = excluded.details,
        updated_at = excluded.updated_at`,
    [idOf(member)],
  );
  await client.query('commit');
}

async function listed(client: pg.Client, sql: string): Promise<readonly unknown[]> {
  return (await client.query<{ one: unknown }>(sql)).rows.map(({ one }) => one);
}

/** All that a database is, but for the order of columns. */
async function stateOf(client: pg.Client) {
  const ours = `(select oid from pg_namespace where nspname in ('public', 'auth', 'privacy', 'migrations'))`;
  const rows: unknown[] = [];
  for (const table of tables) {
    rows.push(await listed(client, `select to_jsonb(t) as one from public.${table} t order by 1`));
  }
  return {
    rows,
    texts: await listed(
      client,
      'select details::text as one from public.meal_plans order by user_id, week',
    ),
    columns: await listed(
      client,
      `select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
            pg_get_expr(adbin, adrelid), attacl) as one
          from pg_attribute join pg_class c on c.oid = attrelid
            left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where relnamespace in ${ours} and relkind in ('r', 'i', 'S') and attnum > 0 and not attisdropped order by 1`,
    ),
    constraints: await listed(
      client,
      `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as one
          from pg_constraint where connamespace in ${ours} order by 1`,
    ),
    triggers: await listed(
      client,
      `select pg_get_triggerdef(oid) as one from pg_trigger where not tgisinternal order by 1`,
    ),
    functions: await listed(
      client,
      `select concat(pg_get_functiondef(oid), proacl) as one from pg_proc where pronamespace in ${ours} order by 1`,
    ),
    relations: await listed(
      client,
      `select concat_ws(' ', oid::regclass, relkind, relrowsecurity, relacl) as one
          from pg_class where relnamespace in ${ours} and relkind in ('r', 'i', 'S', 'v') order by 1`,
    ),
    policies: await listed(
      client,
      `select concat_ws(' ', schemaname, tablename, policyname, roles, cmd, qual, with_check) as one
          from pg_policies order by 1`,
    ),
    applied: await listed(
      client,
      `select concat_ws(' ', name, checksum) as one from migrations.applied order by 1`,
    ),
  };
}

/** The migration as it stands in its file, in one transaction. */
async function applyAtOnce(client: pg.Client, migration: string): Promise<void> {
  const file = path.join(import.meta.dirname, '../migrations', migration);
  await client.query(await readFile(file, 'utf8'));
  const checksum = (await knownMigrations()).get(migration);
  await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [
    migration,
    checksum,
  ]);
}

const noted = async (client: pg.Client) =>
  (
    await client.query(
      'select count(*) filter (where done)::integer as done, count(*)::integer as all from migrations.steps',
    )
  ).rows;

for (const migration of stepped) {
  test(`${migration}: cut off in the middle while members read and write, it comes to the same end`, async () => {
    const database = await createDatabase();
    const member = await connect(database);
    await migrate(member, await beforeIt(migration));
    await addMembers(member);
    // how often each row is written, which no step may do twice
    await member.query(`create schema counted;
      create table counted.writes (user_id uuid not null, week integer not null);
      create function counted.count() returns trigger language plpgsql security definer as $$
        begin insert into counted.writes values (new.user_id, new.week); return null; end $$;
      create trigger count after update on public.exercise_plans for each row execute function counted.count();
      create function counted.hold() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock(${holdLock}); return new; end $$;
      create trigger hold before update on public.exercise_plans for each row
        when (new.user_id = '${idOf(inTheWay)}') execute function counted.hold()`);

    // one member's row is held for long, so the migration stops there
    const holder = await connect(database);
    await holder.query('select pg_advisory_lock($1)', [holdLock]);
    const migrator = await connect(database);
    const { rows } = await migrator.query<{ pid: number }>('select pg_backend_pid() as pid');
    const cutOff = assert.rejects(migrate(migrator, await until(migration)));
    const waits = `select from pg_locks where pid = $1 and not granted`;
    while ((await member.query(waits, [rows[0]?.pid])).rowCount === 0) {
      assert.deepEqual(
        await listed(
          member,
          `select name as one from migrations.applied where name = '${migration}'`,
        ),
        [],
      );
    }

    // meanwhile the version before reads everything and writes, before and behind the place where it stands
    await member.query(`set statement_timeout = '5s'`);
    for (const table of tables) {
      const { rowCount } = await member.query(`select content, details from public.${table}`);
      assert.ok(rowCount !== null && rowCount >= memberCount);
    }
    await writeAsBefore(member, 3);
    await writeAsBefore(member, inTheWay);
    await member.query('insert into auth.users (id) values ($1)', [idOf(0)]);
    await writeAsBefore(member, 0);

    await member.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await cutOff;
    await holder.end();
    const [half] = await noted(member);
    assert.ok(half.all > half.done, 'a step is under way');
    await writeAsBefore(member, 4);
    // of which no backup is made, as no schema of a version would take it
    await assert.rejects(
      writeBackup(member, {
        ...{ folder, now: new Date(), passphrase: null },
        secret: { kept: null, check: 'check' },
      }),
      /A migration was cut off in the middle/,
    );

    const told: string[] = [];
    const again = await connect(database);
    assert.deepEqual(await migrate(again, await until(migration), (line) => told.push(line)), [
      migration,
    ]);
    assert.match(told.join('\n'), /from where it was cut off/);
    const twice = 'select user_id from counted.writes group by user_id, week having count(*) > 1';
    assert.deepEqual((await member.query(twice)).rows, []);
    const { rowCount: written } = await member.query('select from counted.writes');
    assert.equal(written, memberCount * 0.9 * 4);
    await member.query('drop schema counted cascade');

    // the same members and writes, and then the file as it stands
    const other = await connect(await createDatabase());
    await migrate(other, await beforeIt(migration));
    await addMembers(other);
    await other.query('insert into auth.users (id) values ($1)', [idOf(0)]);
    for (const one of [3, inTheWay, 0, 4]) await writeAsBefore(other, one);
    await applyAtOnce(other, migration);
    assert.deepEqual(await stateOf(member), await stateOf(other));

    // both go on to the newest version, where nothing of the steps is left
    assert.deepEqual(await migrate(member), await migrate(other));
    assert.deepEqual(await stateOf(member), await stateOf(other));
  });
}

test('a migration without rows to go through is applied as it stands', async () => {
  const client = await connect(await createDatabase());
  const told: string[] = [];
  await migrate(client, null, (line) => told.push(line));
  assert.deepEqual(told, []);
});

test('steps that fail are told with the migration, and gone on with once they can', async () => {
  const client = await connect(await createDatabase());
  const [, migration] = stepped;
  await migrate(client, await beforeIt(migration));
  await addMembers(client);
  // a rule that no later version knows
  await client.query(
    `create function public.refuse() returns trigger language plpgsql as $$ begin
        if new.user_id = '${idOf(inTheWay)}' then raise exception 'not this one'; end if; return new; end $$;
      create trigger refuse before update on public.meal_plans for each row execute function public.refuse()`,
  );
  await assert.rejects(
    migrate(client, await until(migration)),
    /0013_details_as_json\.sql could not be applied: not this one/,
  );
  await client.query('drop trigger refuse on public.meal_plans; drop function public.refuse()');
  assert.deepEqual(await migrate(client, await until(migration)), [migration]);
  const { rows } = await client.query(
    `select count(*)::integer as count from public.meal_plans where json_typeof(details) = 'object'`,
  );
  assert.deepEqual(rows, [{ count: memberCount * 0.9 * 4 }]);
});
