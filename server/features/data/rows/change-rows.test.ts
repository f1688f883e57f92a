import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  type DataCall,
  type DataWire,
  type Member,
  openDataWire,
} from '#test/support/database/data-wire.ts';
import {
  codeOf,
  object,
  prefer,
  representation,
  writeTables,
} from '#test/support/database/write-tables.ts';

let wire: DataWire;
let member: Member;

before(async () => {
  wire = await openDataWire(writeTables);
});
after(() => wire.close());

const call = (method: string, path: string, options: DataCall = {}) =>
  wire.call(method, path, { token: member.token, ...options });
const countNotes = async () => {
  const { rows } = await wire.database.owner.query('select from public.notes where owner = $1', [
    member.id,
  ]);
  return rows.length;
};

// each test works with a member of its own
beforeEach(async () => {
  member = await wire.member();
});

test('PATCH: 204, 200 with the rows, also when no row matches', async () => {
  await call('POST', '/notes', { body: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] });
  const bare = await call('PATCH', '/notes?title=in.(a,b)', { body: { done: true } });
  assert.deepEqual([bare.status, bare.text, bare.headers.get('content-range')], [204, '', '0-1/*']);
  const full = await call('PATCH', '/notes?done=is.true&select=title&order=title.desc', {
    body: { slot: null },
    headers: prefer('return=representation', 'count=exact'),
  });
  assert.deepEqual([full.status, full.headers.get('content-range')], [200, '0-1/2']);
  assert.deepEqual(full.json, [{ title: 'b' }, { title: 'a' }]);
  const none = await call('PATCH', '/notes?title=eq.zz', {
    body: { done: true },
    headers: representation,
  });
  assert.deepEqual([none.status, none.text, none.headers.get('content-range')], [200, '[]', '*/*']);
  const all = await call('PATCH', '/notes', {
    body: { code: 'x' },
    headers: prefer('count=exact'),
  });
  assert.deepEqual([all.status, all.headers.get('content-range')], [204, '0-2/3']);
});

test('PATCH: an empty object changes nothing; columns, defaults, unknown names, lists', async () => {
  await call('POST', '/notes', { body: { title: 'a', code: 'x' } });
  const empty = await call('PATCH', '/notes', { body: {}, headers: representation });
  assert.deepEqual([empty.status, empty.text], [200, '[]']);
  assert.equal((await call('PATCH', '/notes', { body: {} })).status, 204);
  const cut = await call('PATCH', '/notes?columns=title&select=title,code', {
    body: { title: 'b', code: 'dropped', nope: 1 },
    headers: representation,
  });
  assert.deepEqual(cut.json, [{ title: 'b', code: 'x' }]);
  const defaults = await call('PATCH', '/notes?columns=title,code&select=title,code', {
    body: { code: 'y' },
    headers: prefer('missing=default', 'return=representation'),
  });
  assert.deepEqual(defaults.json, [{ title: 'untitled', code: 'y' }]);
  const one = await call('PATCH', '/notes?select=title', {
    body: [{ title: 'c' }],
    headers: representation,
  });
  assert.deepEqual(one.json, [{ title: 'c' }]);
  assert.equal(codeOf((await call('PATCH', '/notes', { body: { nope: 1 } })).json), 'PGRST204');
  assert.equal(
    codeOf((await call('PATCH', '/notes', { body: [{ title: 'a' }, { title: 'b' }] })).json),
    'PGRST102',
  );
});

test('DELETE: with an empty JSON body, with the rows, counted', async () => {
  await call('POST', '/notes', { body: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] });
  const bare = await call('DELETE', '/notes?title=eq.a', {
    headers: { 'content-type': 'application/json' },
  });
  assert.deepEqual([bare.status, bare.text, bare.headers.get('content-range')], [204, '', '*/*']);
  const full = await call('DELETE', '/notes?title=eq.b&select=title', {
    headers: prefer('return=representation', 'count=exact'),
  });
  assert.deepEqual(
    [full.status, full.json, full.headers.get('content-range')],
    [200, [{ title: 'b' }], '*/1'],
  );
  assert.equal(await countNotes(), 1);
});

test('a limit on PATCH or DELETE is refused, because it would change more than it says', async () => {
  await call('POST', '/notes', { body: [{ title: 'a' }, { title: 'b' }] });
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await call(
      method,
      '/notes?limit=1',
      method === 'PATCH' ? { body: { code: 'x' } } : {},
    );
    assert.deepEqual([answer.status, codeOf(answer.json)], [400, 'PGRST114']);
  }
  assert.equal(await countNotes(), 2);
});

test('one object: given when it is one, otherwise refused and undone', async () => {
  const one = { ...object, ...representation };
  const made = await call('POST', '/notes?select=title', { body: { title: 'a' }, headers: one });
  assert.deepEqual([made.status, made.json], [201, { title: 'a' }]);
  assert.equal(
    made.headers.get('content-type'),
    'application/vnd.pgrst.object+json; charset=utf-8',
  );
  const two = await call('POST', '/notes', {
    body: [{ title: 'b' }, { title: 'c' }],
    headers: one,
  });
  assert.equal(two.status, 406);
  assert.deepEqual(two.json, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: 'The result contains 2 rows',
    hint: null,
  });
  assert.equal(await countNotes(), 1);
  await call('POST', '/notes', { body: { title: 'b' } });
  assert.equal((await call('PATCH', '/notes', { body: { code: 'x' }, headers: one })).status, 406);
  assert.equal(
    (await call('PATCH', '/notes', { body: { code: 'x' }, headers: object })).status,
    406,
  );
  assert.equal(
    (await call('PATCH', '/notes?title=eq.zz', { body: { code: 'x' }, headers: one })).status,
    406,
  );
  assert.equal((await call('PATCH', '/notes', { body: {}, headers: one })).status, 406);
  assert.equal((await call('DELETE', '/notes', { headers: one })).status, 406);
  assert.equal((await call('POST', '/notes', { body: [], headers: one })).status, 406);
  assert.equal(await countNotes(), 2);
  const { rows } = await wire.database.owner.query(
    'select from public.notes where owner = $1 and code is not null',
    [member.id],
  );
  assert.equal(rows.length, 0);
});

test('max-affected undoes a write that touches more rows', async () => {
  await call('POST', '/notes', { body: [{ title: 'a' }, { title: 'b' }] });
  const strict = (most: number) => prefer('handling=strict', `max-affected=${most}`);
  const over = await call('DELETE', '/notes', { headers: strict(1) });
  assert.equal(over.status, 400);
  assert.deepEqual(over.json, {
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: 'The query affects 2 rows',
    hint: null,
  });
  assert.equal(
    (await call('PATCH', '/notes', { body: { code: 'x' }, headers: strict(0) })).status,
    400,
  );
  assert.equal(await countNotes(), 2);
  const lenient = await call('PATCH', '/notes', {
    body: { code: 'x' },
    headers: prefer('max-affected=1'),
  });
  assert.equal(lenient.status, 204);
  const within = await call('DELETE', '/notes', { headers: strict(2) });
  assert.equal(within.status, 204);
  assert.equal(within.headers.get('preference-applied'), 'handling=strict, max-affected=2');
  assert.equal(await countNotes(), 0);
});

test('tx=rollback answers as if it were done and keeps nothing', async () => {
  const rollback = prefer('return=representation', 'tx=rollback');
  const made = await call('POST', '/notes?select=title', {
    body: { title: 'a' },
    headers: rollback,
  });
  assert.deepEqual([made.status, made.json], [201, [{ title: 'a' }]]);
  assert.equal(made.headers.get('preference-applied'), 'return=representation, tx=rollback');
  assert.equal(await countNotes(), 0);
  await call('POST', '/notes', { body: { title: 'b' } });
  assert.equal((await call('DELETE', '/notes', { headers: rollback })).status, 200);
  assert.equal(await countNotes(), 1);
  const { error } = await wire.client(member).from('notes').delete().eq('title', 'b').rollback();
  assert.equal(error, null);
  assert.equal(await countNotes(), 1);
});

test('timezone changes how times are written, for that request only', async () => {
  const read = async (headers: Readonly<Record<string, string>>) =>
    (await call('GET', '/profiles?select=updated_at', { headers })).text;
  await call('POST', '/profiles', {
    body: { user_id: member.id, full_name: 'A', updated_at: '2026-01-01T00:00:00Z' },
  });
  assert.equal(
    await read(prefer('timezone=Africa/Johannesburg')),
    '[{"updated_at":"2026-01-01T02:00:00+02:00"}]',
  );
  assert.equal(await read({}), '[{"updated_at":"2026-01-01T00:00:00+00:00"}]');
});
