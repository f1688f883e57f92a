import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '#test/support/browser/eventually.ts';
import { type DataWire, type Member, openDataWire } from '#test/support/database/data-wire.ts';
import { patient } from '#test/support/database/patient.ts';
import { WireError } from '../wire-error.ts';
import { createSlowLane } from './slow-lane.ts';

/** Rows that say how long the statement that reads them may take. */
const arrange = `${patient}
  create table public.limits (value text primary key);
  insert into public.limits values ('1min'), ('2s');
  alter table public.limits enable row level security;
  create policy own on public.limits to authenticated using (value = current_setting('statement_timeout'));
  grant select on public.limits to authenticated;
  create table public.held (n int primary key, word text);
  grant select on public.held to authenticated;`;

let wire: DataWire;
let flooder: Member;
let neighbour: Member;

before(async () => {
  wire = await openDataWire(arrange);
  flooder = await wire.member();
  neighbour = await wire.member();
  const profile = { user_id: neighbour.id, full_name: 'Neighbour' };
  await wire.call('POST', '/profiles', { token: neighbour.token, body: profile });
});
after(() => wire.close());

const read = (path: string, { token }: Member) => wire.call('GET', path, { token });

test('costly queries may take two seconds, all others as long as the login allows', async () => {
  const limitOf = async (query: string, prefer = '') =>
    (await wire.call('GET', `/limits?${query}`, { token: flooder.token, headers: { prefer } }))
      .json;
  for (const query of ['', 'value=not.is.null']) {
    assert.deepEqual(await limitOf(query), [{ value: '1min' }]);
  }
  for (const prefer of ['', 'timezone=Africa/Johannesburg']) {
    assert.deepEqual(await limitOf('value=like.*', prefer), [{ value: '2s' }]);
    assert.deepEqual(await limitOf('value=match.s', prefer), [{ value: '2s' }]);
  }
  assert.deepEqual(await limitOf(''), [{ value: '1min' }], 'the connection is as it was');
});

test('patterns of one member that take for ever leave others their plain reads and their patterns', async () => {
  // the lock stands for patterns that take for ever, however fast the machine is
  const { owner } = wire.database;
  await owner.query('begin; lock table public.held in access exclusive mode');
  const flood = Array.from({ length: 30 }, () => read('/held?word=like.*x', flooder));
  const waiting = async () => {
    const { rows } = await owner.query(
      `select from pg_locks where not granted and relation = 'public.held'::regclass`,
    );
    return rows.length;
  };
  await eventually(async () => (await waiting()) > 0, 'the first of them waits for the table');
  const paths = ['/profiles?select=full_name', '/profiles?select=full_name&full_name=ilike.neigh*'];
  const reads = paths.flatMap((path) => Array.from({ length: 10 }, () => read(path, neighbour)));
  for (const { status, json } of await Promise.all(reads)) {
    assert.deepEqual([status, json], [200, [{ full_name: 'Neighbour' }]]);
  }
  assert.ok((await waiting()) <= 1, 'no more than one of the flood reaches the database at once');
  await owner.query('rollback');
  // whoever was cut off after two seconds on a busy machine says so
  for (const { status } of await Promise.all(flood)) assert.ok([200, 504].includes(status));
});

test('of each member one costly query runs, of all together two, and each comes in turn', async () => {
  const lane = createSlowLane();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const query = (holder: string, name: string) =>
    lane.take(holder, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const all = ['a1', 'a2', 'b1', 'c1', 'a3'].map((name) => query(name[0] ?? '', name));
  assert.deepEqual(begun, ['a1', 'b1']);
  ends.get('b1')?.();
  await all[2];
  assert.deepEqual(begun, ['a1', 'b1', 'c1']);
  ends.get('a1')?.();
  await all[0];
  ends.get('c1')?.();
  await all[3];
  assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2']);
  ends.get('a2')?.();
  await all[1];
  ends.get('a3')?.();
  await all[4];
});

test('when too many members wait the next is told to come again', async () => {
  const lane = createSlowLane();
  const gate = Promise.withResolvers<void>();
  const taken = Array.from({ length: 62 }, (_, member) =>
    lane.take(String(member), () => gate.promise),
  );
  await assert.rejects(
    lane.take('late', async () => {}),
    (error) => error instanceof WireError && error.status === 503,
  );
  gate.resolve();
  await Promise.all(taken);
});

for (const filter of [
  'full_name=match.^(.%2B)(.%2B)%5C2x',
  'full_name=not.imatch.(a)%5C1',
  'full_name=match.%5C%5C%5C%5C%5C1',
  'full_name=imatch(any).{a,(b)%5C%5C1}',
  'or=(age.gt.1,full_name.match."(a)%5C%5C1")',
]) {
  test(`${filter} asks for back references and is refused`, async () => {
    const { status, json } = await read(`/profiles?${filter}`, neighbour);
    assert.equal(status, 400);
    assert.match(JSON.stringify(json), /"code":"PGRST100".*without back references/);
  });
}

for (const filter of [
  'full_name=match.^Neigh(b)our$',
  'full_name=match.%5CmNeighbour%5CM',
  'full_name=not.match.%5C%5C1',
  'full_name=imatch(any).{neighbour,%5C%5Cd}',
  'full_name=not.eq.%5C1',
]) {
  test(`${filter} is answered`, async () => {
    const { status, json } = await read(`/profiles?select=full_name&${filter}`, neighbour);
    assert.deepEqual([status, json], [200, [{ full_name: 'Neighbour' }]]);
  });
}

test('a refused request is one line of the log, without a stack', async () => {
  const from = wire.logged().length;
  await read('/profiles?full_name=match.(a)%5C1', neighbour);
  await read('/nowhere', neighbour);
  const lines = wire.logged().slice(from).trim().split('\n');
  assert.equal(lines.length, 2, lines.join('\n'));
  assert.match(lines[0] ?? '', /"refused":"PGRST100"/);
  assert.doesNotMatch(lines.join(''), /stack/);
});

test('a megabyte of the shortest rows is refused before the database sees it', async () => {
  const body = `content\n${'a\n'.repeat(500_000)}`;
  const headers = { 'content-type': 'text/csv' };
  const { status } = await wire.call('POST', '/feedback', { body, headers });
  assert.equal(status, 413);
  const { rows } = await wire.database.owner.query('select from public.feedback');
  assert.equal(rows.length, 0);
});
