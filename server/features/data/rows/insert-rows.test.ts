import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
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

test('POST: 201 without a body, with the rows, or with the address of the row', async () => {
  const bare = await call('POST', '/notes', { body: { title: 'x' } });
  assert.deepEqual([bare.status, bare.text, bare.headers.get('content-type')], [201, '', null]);
  assert.equal(bare.headers.get('content-range'), '*/*');
  const counted = await call('POST', '/notes', {
    body: [{ title: 'x' }, { title: 'y' }],
    headers: prefer('count=exact', 'return=minimal'),
  });
  assert.equal(counted.headers.get('content-range'), '*/2');
  assert.equal(counted.headers.get('preference-applied'), 'return=minimal, count=exact');
  const full = await call('POST', '/notes?select=title,done,data', {
    body: { title: 'z' },
    headers: representation,
  });
  assert.equal(full.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.deepEqual(full.json, [{ title: 'z', done: false, data: { v: 1 } }]);
  const head = await call('POST', '/pairs', {
    body: { a: 1, b: 2, value: 'x' },
    headers: prefer('return=headers-only'),
  });
  assert.deepEqual(
    [head.status, head.text, head.headers.get('location')],
    [201, '', '/pairs?a=eq.1&b=eq.2'],
  );
  const keyless = await call('POST', '/loose', {
    body: { word: 'x' },
    headers: prefer('return=headers-only'),
  });
  assert.deepEqual([keyless.status, keyless.headers.get('location')], [201, null]);
});

test('POST: the text of numbers reaches the database untouched', async () => {
  const body = '{"big": 123456789012345678901234567890.123, "data": {"n": 9007199254740993}}';
  const made = await call('POST', '/notes?select=big,n:data->n', { body, headers: representation });
  assert.equal(made.text, '[{"big":123456789012345678901234567890.123,"n":9007199254740993}]');
});

test('POST: an object takes defaults for what it leaves out, a list takes null', async () => {
  const rows = [{ number: 1 }, { number: 2 }];
  const one = await call('POST', '/loose?select=number', {
    body: { word: 'a' },
    headers: representation,
  });
  assert.deepEqual(one.json, [{ number: 7 }]);
  const path = '/loose?columns=%22word%22,%22number%22&select=word,number';
  const nulls = await call('POST', path, {
    body: [{ word: 'a', number: 1 }, { word: 'b' }],
    headers: representation,
  });
  assert.deepEqual(nulls.json, [
    { word: 'a', number: 1 },
    { word: 'b', number: null },
  ]);
  const defaults = await call('POST', path, {
    body: [{ word: 'a', number: null }, { word: 'b' }],
    headers: prefer('return=representation', 'missing=default'),
  });
  assert.deepEqual(defaults.json, [
    { word: 'a', number: null },
    { word: 'b', number: 7 },
  ]);
  assert.equal(
    defaults.headers.get('preference-applied'),
    'missing=default, return=representation',
  );
  const cut = await call('POST', '/loose?columns=number&select=word,number', {
    body: rows.map((row) => ({ ...row, word: 'dropped', unknown: 1 })),
    headers: representation,
  });
  assert.deepEqual(
    cut.json,
    rows.map((row) => ({ word: null, ...row })),
  );
});

test('POST: defaults that are computed, among them an identity column', async () => {
  const made = await call('POST', '/notes?columns=id,title,slot&select=id,title', {
    body: [{ slot: 901 }, { slot: 902, title: 'own' }],
    headers: prefer('return=representation', 'missing=default'),
  });
  const rows = v.parse(v.array(v.object({ id: v.number(), title: v.string() })), made.json);
  assert.deepEqual(
    rows.map(({ title }) => title),
    ['untitled', 'own'],
  );
  assert.notEqual(rows[0]?.id, rows[1]?.id);
});

test('POST: nothing to insert, only defaults, and bodies that cannot be used', async () => {
  const none = await call('POST', '/notes', { body: [], headers: representation });
  assert.deepEqual([none.status, none.text], [201, '[]']);
  const text = await call('POST', '/notes', { body: '7' });
  assert.deepEqual([text.status, text.headers.get('content-range')], [201, '*/*']);
  const empty = await call('POST', '/notes?select=title', { body: {}, headers: representation });
  assert.deepEqual(empty.json, [{ title: 'untitled' }]);
  assert.equal(await countNotes(), 1);
  const refusals: readonly (readonly [path: string, body: unknown, code: string])[] = [
    ['/notes', '', 'PGRST102'],
    ['/notes', '{', 'PGRST102'],
    ['/notes', [{ title: 'a' }, { slot: 1 }], 'PGRST102'],
    ['/notes', { nope: 1 }, 'PGRST204'],
    ['/notes', { __proto__x: 1, constructor: 2 }, 'PGRST204'],
    ['/notes?columns=title,nope', [{ title: 'a' }], 'PGRST204'],
    ['/notes', { title: null }, '23502'],
    ['/notes', { slot: 'x' }, '22P02'],
    ['/notes', { code: 'too long' }, '22001'],
    ['/notes', '{"title": "a\\u0000b"}', '22P05'],
    ['/notes', '{"title": "\\ud800"}', '22P02'],
  ];
  for (const [path, body, code] of refusals) {
    const answer = await call('POST', path, { body });
    assert.equal(answer.status, 400, answer.text);
    assert.equal(codeOf(answer.json), code, JSON.stringify(body));
  }
  assert.equal(await countNotes(), 1);
});

test('POST: one bad row undoes all', async () => {
  const answer = await call('POST', '/notes', {
    body: [{ slot: 1001 }, { slot: 1002 }, { slot: 1001 }],
  });
  assert.deepEqual([answer.status, codeOf(answer.json)], [409, '23505']);
  assert.equal(await countNotes(), 0);
});

test('POST: a form and a body without a content type', async () => {
  const form = await call('POST', '/notes?select=title,slot', {
    body: 'title=a+b%26c&slot=77',
    headers: { ...representation, 'content-type': 'application/x-www-form-urlencoded' },
  });
  assert.deepEqual(form.json, [{ title: 'a b&c', slot: 77 }]);
  const other = await call('POST', '/notes', {
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  assert.deepEqual([other.status, codeOf(other.json)], [400, 'PGRST102']);
  const broken = await call('POST', '/notes', {
    body: '{}',
    headers: { 'content-type': 'nonsense' },
  });
  assert.deepEqual([broken.status, codeOf(broken.json)], [400, 'PGRST102']);
});

test('POST: more than a mebibyte is refused, a little less is taken', async () => {
  const body = (length: number) => JSON.stringify({ title: 'x'.repeat(length) });
  assert.equal((await call('POST', '/notes', { body: body(1024 * 1024 - 100) })).status, 201);
  const large = await call('POST', '/notes', { body: body(1024 * 1024) });
  assert.deepEqual([large.status, codeOf(large.json)], [413, 'PGRST102']);
});

test('upsert: 201 when a row is new, 200 when all were there, with and without the rows', async () => {
  const merge = prefer('resolution=merge-duplicates');
  const put = (value: string, headers: Readonly<Record<string, string>> = merge, a = 50) =>
    call('POST', '/pairs', { body: { a, b: 1, value }, headers });
  assert.equal((await put('one')).status, 201);
  const second = await put('two');
  assert.equal(second.status, 200);
  assert.equal(second.headers.get('preference-applied'), 'resolution=merge-duplicates');
  const mixed = await call('POST', '/pairs?on_conflict=a,b&order=a.desc&select=a,value', {
    body: [
      { a: 50, b: 1, value: 'three' },
      { a: 51, b: 1, value: 'new' },
    ],
    headers: prefer('resolution=merge-duplicates', 'return=representation'),
  });
  assert.equal(mixed.status, 201);
  assert.deepEqual(mixed.json, [
    { a: 51, value: 'new' },
    { a: 50, value: 'three' },
  ]);
  const kept = await put('four', prefer('resolution=ignore-duplicates', 'return=representation'));
  assert.deepEqual([kept.status, kept.json], [201, []]);
  const { rows } = await wire.database.owner.query('select value from public.pairs where a = 50');
  assert.deepEqual(rows, [{ value: 'three' }]);
});

test('upsert: another unique column, no such index, no key at all', async () => {
  const merge = prefer('resolution=merge-duplicates', 'return=representation');
  const put = (path: string, body: unknown) => call('POST', path, { body, headers: merge });
  await put('/notes?on_conflict=slot', { slot: 500, title: 'one' });
  const again = await put('/notes?on_conflict=slot&select=slot,title', { slot: 500, title: 'two' });
  assert.deepEqual([again.status, again.json], [200, [{ slot: 500, title: 'two' }]]);
  assert.equal(codeOf((await put('/notes?on_conflict=title', { title: 'x' })).json), '42P10');
  assert.equal(codeOf((await put('/notes?on_conflict=nope', { title: 'x' })).json), '42703');
  const keyless = await put('/loose?select=word', { word: 'twice' });
  assert.deepEqual([keyless.status, keyless.json], [201, [{ word: 'twice' }]]);
  const twice = await put('/notes?on_conflict=slot', [{ slot: 501 }, { slot: 501 }]);
  assert.deepEqual([twice.status, codeOf(twice.json)], [500, '21000']);
});

test('upsert: many at once on one key end as one row and none fails', async () => {
  const put = (title: number) =>
    call('POST', '/notes?on_conflict=slot&select=title', {
      body: { slot: 600, title: String(title) },
      headers: { ...object, ...prefer('resolution=merge-duplicates', 'return=representation') },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, title) => put(title)));
  const statuses = answers.map(({ status }) => status).sort((one, two) => one - two);
  assert.deepEqual(statuses, [...Array(39).fill(200), 201]);
  assert.deepEqual(
    answers.map(({ json }) => json),
    Array.from({ length: 40 }, (_, title) => ({ title: String(title) })),
  );
  assert.equal(await countNotes(), 1);
});

test('PUT makes or replaces the row of the address', async () => {
  const put = (path: string, body: unknown, headers = {}) => call('PUT', path, { body, headers });
  const made = await put('/pairs?a=eq.70&b=eq.1', { a: 70, b: 1, value: 'x' }, representation);
  assert.deepEqual([made.status, made.json], [201, [{ a: 70, b: 1, value: 'x' }]]);
  const replaced = await put(
    '/pairs?a=eq.70&b=eq.1&select=value',
    [{ a: 70, b: 1, value: 'y' }],
    representation,
  );
  assert.deepEqual([replaced.status, replaced.json], [200, [{ value: 'y' }]]);
  assert.equal((await put('/pairs?a=eq.70&b=eq.1', { a: 70, b: 1, value: 'z' })).status, 204);
  const refusals: readonly (readonly [
    path: string,
    body: unknown,
    status: number,
    code: string,
  ])[] = [
    ['/pairs?a=eq.70', { a: 70, b: 1 }, 405, 'PGRST105'],
    ['/pairs?a=eq.70&b=gt.1', { a: 70, b: 1 }, 405, 'PGRST105'],
    ['/pairs?a=eq.70&b=eq.1&value=eq.z', { a: 70, b: 1 }, 405, 'PGRST105'],
    ['/loose?word=eq.x', { word: 'x' }, 405, 'PGRST105'],
    ['/pairs?a=eq.70&b=eq.1&limit=1', { a: 70, b: 1 }, 400, 'PGRST114'],
    ['/pairs?a=eq.70&b=eq.1', { a: 71, b: 1, value: 'q' }, 400, 'PGRST115'],
    ['/pairs?a=eq.70&b=eq.1', { a: 70, value: 'q' }, 400, 'PGRST115'],
    ['/pairs?a=eq.70&b=eq.1', [], 400, 'PGRST115'],
  ];
  for (const [path, body, status, code] of refusals) {
    const answer = await put(path, body);
    assert.deepEqual([answer.status, codeOf(answer.json)], [status, code], path);
  }
  const { rows } = await wire.database.owner.query(
    'select value from public.pairs where a in (70, 71)',
  );
  assert.deepEqual(rows, [{ value: 'z' }]);
});

test('rights to insert alone are enough to insert, count and check, never to read back', async () => {
  const plain = await call('POST', '/drop_box', { body: { text: 'a' } });
  assert.equal(plain.status, 201);
  const counted = await call('POST', '/drop_box', {
    body: [{ text: 'b' }, { text: 'c' }],
    headers: prefer('count=exact'),
  });
  assert.equal(counted.headers.get('content-range'), '*/2');
  const single = await call('POST', '/drop_box', { body: { text: 'd' }, headers: object });
  assert.equal(single.status, 201);
  for (const headers of [representation, prefer('return=headers-only')]) {
    const refused = await call('POST', '/drop_box', { body: { text: 'e' }, headers });
    assert.deepEqual([refused.status, codeOf(refused.json)], [403, '42501']);
  }
  const visitor = await wire.call('POST', '/drop_box', {
    body: { text: 'f' },
    headers: representation,
  });
  assert.deepEqual([visitor.status, codeOf(visitor.json)], [401, '42501']);
  const { rows } = await wire.database.owner.query('select text from public.drop_box order by id');
  assert.deepEqual(
    rows.map((row) => row.text),
    ['a', 'b', 'c', 'd'],
  );
});

test('the official client inserts, upserts, updates and deletes', async () => {
  const notes = () => wire.client(member).from('notes');
  const made = await notes()
    .insert([{ title: 'a', code: 'x' }, { title: 'b' }])
    .select('title,code')
    .order('title');
  assert.deepEqual(made.data, [
    { title: 'a', code: 'x' },
    { title: 'b', code: null },
  ]);
  const defaults = await notes()
    .insert([{ title: 'c' }, { code: 'y' }], { defaultToNull: false })
    .select('title');
  assert.deepEqual(defaults.data, [{ title: 'c' }, { title: 'untitled' }]);
  const changed = await notes().update({ done: true }, { count: 'exact' }).eq('title', 'a');
  assert.deepEqual([changed.status, changed.count], [204, 1]);
  const missing = await notes().select('*').eq('title', 'zz').maybeSingle();
  assert.deepEqual([missing.data, missing.error], [null, null]);
  const gone = await notes().delete({ count: 'exact' }).eq('done', true).select().single();
  assert.equal(gone.data.title, 'a');
});
