import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { type ClusterConnection, testCluster } from '#test/support/database/cluster.ts';
import {
  type StoryRow,
  shortLived,
  storyRows,
} from '#test/support/database/members-of-versions.ts';
import { knownMigrations, migrate } from './migrate.ts';

const name = `u_${randomBytes(6).toString('hex')}`;
let cluster: ClusterConnection;
let admin: pg.Client;
let client: pg.Client;

before(async () => {
  cluster = await testCluster();
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  client = new pg.Client({ ...cluster, database: name });
  await client.connect();
});
after(async () => {
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

/** A row as JSON, by table and primary key. */
type Kept = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const tableSchema = v.object({ table: v.string(), owner: v.string(), key: v.array(v.string()) });
const rowSchema = v.object({ row: v.record(v.string(), v.unknown()) });

/** Tables that hold rows of members, the column that names the member, and the columns of the primary key. */
async function memberTables(): Promise<readonly v.InferOutput<typeof tableSchema>[]> {
  const { rows } = await client.query(
    `select a.attrelid::regclass::text as table, a.attname as owner,
        (select array_agg(k.attname::text order by k.attnum) from pg_index i
          join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
          where i.indrelid = a.attrelid and i.indisprimary) as key
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
        and (a.attname = 'user_id' or (n.nspname = 'auth' and c.relname = 'users' and a.attname = 'id'))
      order by 1`,
  );
  return v
    .parse(
      v.array(tableSchema),
      rows.map((row) => ({ ...row, table: qualified(row.table) })),
    )
    .filter(({ table }) => !shortLived.has(table));
}

/** regclass leaves 'public' out. */
const qualified = (table: string) => (table.includes('.') ? table : `public.${table}`);

async function keptRows(): Promise<Kept> {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { table, key } of await memberTables()) {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${table} as t`);
    for (const { row } of v.parse(v.array(rowSchema), rows)) {
      kept.set(`${table} ${key.map((column) => row[column]).join(' ')}`, row);
    }
  }
  return kept;
}

/** What a migration means to change in rows that are there, by table and column. */
const meant: Readonly<Record<string, Readonly<Record<string, (before: unknown) => unknown>>>> = {
  '0018_kitchen_answers.sql': Object.fromEntries(
    ['red_meat', 'chicken', 'fish', 'eggs', 'pulses', 'processed_meat', 'soya_mince'].map(
      (column) => [
        `public.kitchen ${column}`,
        (before: unknown) => (before === 'Fine' ? 'Sometimes' : before),
      ],
    ),
  ),
};

const tableOf = (key: string) => key.slice(0, key.indexOf(' '));

function lostBy(migration: string, before: Kept, now: Kept): readonly string[] {
  return [...before].flatMap(([key, was]) => {
    const is = now.get(key);
    if (!is) return [`${migration} lost ${key}`];
    return Object.entries(was).flatMap(([column, value]) => {
      const change = meant[migration]?.[`${tableOf(key)} ${column}`];
      const expected = change ? change(value) : value;
      return JSON.stringify(is[column]) === JSON.stringify(expected)
        ? []
        : [`${migration} changed ${column} of ${key}`];
    });
  });
}

/** Somebody who joins while the schema is that of a version, with a row in each table that there is. */
async function join(version: string, position: (migration: string) => number): Promise<string> {
  const id = randomUUID();
  await client.query('insert into auth.users (id, email, encrypted_password) values ($1, $2, $3)', [
    id,
    `joined-${version.slice(0, 4)}@example.test`,
    'a hash',
  ]);
  const here = position(version);
  const isWritten = ({ since, until }: StoryRow) =>
    position(since) <= here && (until === undefined || here < position(until));
  for (const { sql } of storyRows.filter(isWritten)) await client.query(sql, [id]);
  return id;
}

test('who joined at any earlier version has everything after each migration and at the head', async () => {
  const versions = [...(await knownMigrations()).keys()].sort();
  const position = (migration: string) => {
    assert.ok(versions.includes(migration), `${migration} is no migration`);
    return versions.indexOf(migration);
  };
  const joined = new Map<string, string>();
  let kept: Kept = new Map();
  for (const version of versions) {
    assert.deepEqual(await migrate(client, new Set(versions.slice(0, position(version) + 1))), [
      version,
    ]);
    assert.deepEqual(lostBy(version, kept, await keptRows()), []);
    if (position(version) >= position('0003_members.sql')) {
      joined.set(version, await join(version, position));
    }
    kept = await keptRows();
  }

  // no table of members is left out of the story: the newest member has a row in each
  const newest = joined.get(versions.at(-1) ?? '');
  for (const { table, owner } of await memberTables()) {
    const { rows } = await client.query(`select from ${table} where ${owner} = $1`, [newest]);
    assert.ok(rows.length > 0, `give members of ${table} a row in members-of-versions.ts`);
  }

  // whoever joined when can still be written to, take everything along and leave nothing behind
  for (const [version, id] of joined) {
    await client.query('update public.profiles set weight = 72 where user_id = $1', [id]);
    const { rows } = await client.query<{ data: Record<string, readonly unknown[]> }>(
      'select privacy.data_of($1) as data',
      [id],
    );
    assert.equal(rows[0]?.data['public.profiles']?.length, 1, `export of who joined at ${version}`);
    await client.query('delete from auth.users where id = $1', [id]);
  }
  const left = [...(await keptRows()).keys()].map(tableOf);
  // what happened to an account is kept for a year, and payments are records of the operator's
  assert.deepEqual([...new Set(left)], ['auth.audit_log']);
});
