import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { eventually } from '#test/support/browser/eventually.ts';
import { testCluster } from '#test/support/database/cluster.ts';
import {
  type DataCall,
  type DataWire,
  type Member,
  openDataWire,
} from '#test/support/database/data-wire.ts';
import { patient } from '#test/support/database/patient.ts';
import { prefer, representation, writeTables } from '#test/support/database/write-tables.ts';

/** Fails so often as the sequence says, as a statement does that the database chose to end. */
const unlucky = `
  create sequence public.tries;
  create table public.unlucky (name text primary key, fails int not null, code text not null);
  create function public.fail() returns trigger language plpgsql security definer as $$
    begin
      if nextval('public.tries') <= new.fails then raise exception 'undone' using errcode = new.code; end if;
      return new;
    end $$;
  create trigger fail before insert on public.unlucky for each row execute function public.fail();
  grant select, insert on public.unlucky to authenticated;`;

let wire: DataWire;
let member: Member;
let other: pg.Client;

before(async () => {
  wire = await openDataWire(patient + writeTables + unlucky);
  member = await wire.member();
  other = new pg.Client({ ...(await testCluster()), database: wire.database.name });
  await other.connect();
});
after(async () => {
  await other.end();
  await wire.close();
});

const asMember = (method: string, path: string, options: DataCall = {}) =>
  wire.call(method, path, { token: member.token, ...options });

const upsert = prefer('resolution=merge-duplicates');
const downwards = [3, 2, 1].map((b) => ({ a: 1, b, value: 'new' }));
const writes: readonly (readonly [name: string, () => ReturnType<typeof asMember>])[] = [
  ['upsert', () => asMember('POST', '/pairs', { headers: upsert, body: downwards })],
  [
    'upsert that answers its rows',
    () =>
      asMember('POST', '/pairs', {
        headers: prefer('resolution=merge-duplicates', 'return=representation'),
        body: downwards,
      }),
  ],
  [
    'upsert with defaults',
    () =>
      asMember('POST', '/pairs', {
        headers: prefer('resolution=merge-duplicates', 'missing=default'),
        body: downwards,
      }),
  ],
  ['update', () => asMember('PATCH', '/pairs?a=eq.1', { body: { value: 'new' } })],
  ['deletion', () => asMember('DELETE', '/pairs?a=eq.1')],
];

const isSomebodyWaiting = async () => {
  const { rows } = await wire.database.owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

for (const [name, write] of writes) {
  test(`${name}: rows are locked in the order of their key, whatever that of the body or the table`, async () => {
    const { owner } = wire.database;
    await owner.query('delete from public.pairs');
    for (const b of [3, 2, 1]) await owner.query("insert into pairs values (1, $1, 'old')", [b]);
    await other.query('begin');
    await other.query('select from public.pairs where b = 1 for update');
    const written = write();
    await eventually(isSomebodyWaiting, 'the write waits for the first row');
    const { rows } = await owner.query(
      'select b from public.pairs where b > 1 order by b for update skip locked',
    );
    await other.query('rollback');
    assert.deepEqual(rows, [{ b: 2 }, { b: 3 }], 'it holds no later row meanwhile');
    const { status, text } = await written;
    assert.ok(status < 300, text);
    const { rows: after } = await owner.query("select from public.pairs where value = 'old'");
    assert.equal(after.length, 0);
  });
}

test('an insert of new rows waits for the first of them before it makes the others', async () => {
  const { owner } = wire.database;
  await owner.query('delete from public.pairs');
  await other.query('begin');
  await other.query("insert into public.pairs values (1, 1, 'other')");
  const written = asMember('POST', '/pairs', { body: downwards });
  await eventually(isSomebodyWaiting, 'the insert waits for the first row');
  await owner.query("begin; set local lock_timeout = '1ms'");
  // it would have to wait for a row that is there but not committed
  await owner.query("insert into public.pairs values (1, 3, 'mine')");
  await owner.query('rollback');
  await other.query('rollback');
  const { status, text } = await written;
  assert.equal(status, 201, text);
});

test('rows are answered in the order in which they came', async () => {
  const rows = [2, 9, 4].map((b) => ({ a: 7, b, value: `${b}` }));
  const made = await asMember('POST', '/pairs', { headers: representation, body: rows });
  assert.deepEqual(made.json, rows);
  const changed = rows.map((row) => ({ ...row, value: 'x' })).toReversed();
  for (const missing of ['default', 'null']) {
    const answer = await asMember('POST', '/pairs?select=b', {
      headers: prefer('resolution=merge-duplicates', 'return=representation', `missing=${missing}`),
      body: changed,
    });
    assert.deepEqual(answer.json, [{ b: 4 }, { b: 9 }, { b: 2 }]);
  }
  const sorted = await asMember('POST', '/pairs?select=b&order=b.desc', {
    headers: prefer('resolution=merge-duplicates', 'return=representation'),
    body: changed,
  });
  assert.deepEqual(sorted.json, [{ b: 9 }, { b: 4 }, { b: 2 }]);
});

test('of two rows with one key the first is kept where doubles are left out', async () => {
  for (const wanted of ['return=representation', 'return=minimal']) {
    await wire.database.owner.query('delete from public.pairs');
    const body = ['first', 'second'].map((value) => ({ a: 8, b: 1, value }));
    const headers = prefer('resolution=ignore-duplicates', wanted);
    const { status } = await asMember('POST', '/pairs', { headers, body });
    assert.equal(status, 201);
    const { json } = await asMember('GET', '/pairs?a=eq.8&select=value');
    assert.deepEqual(json, [{ value: 'first' }]);
  }
});

for (const code of ['40P01', '40001']) {
  test(`a write that the database undid (${code}) is tried once more, and then told as a conflict`, async () => {
    const { owner } = wire.database;
    const write = async (name: string, fails: number) => {
      await owner.query('alter sequence public.tries restart');
      return asMember('POST', '/unlucky', { body: { name, fails, code } });
    };
    assert.equal((await write(`once ${code}`, 1)).status, 201);
    const twice = await write(`twice ${code}`, 2);
    assert.deepEqual([twice.status, twice.headers.get('retry-after')], [409, '1']);
    assert.deepEqual(twice.json, { code, message: 'undone', details: null, hint: null });
    const { rows } = await owner.query('select last_value::int as tries from public.tries');
    assert.deepEqual(rows, [{ tries: 2 }]);
    const asked = await asMember('POST', '/unlucky', {
      headers: prefer('timezone=Africa/Johannesburg'),
      body: { name: `steps ${code}`, fails: 3, code },
    });
    assert.equal(asked.status, 201);
  });
}
