import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { type DataWire, type Member, openDataWire } from '#test/support/database/data-wire.ts';

// a table with a column of nearly every type, rows of one's own only
const arrange = `
  create type public.mood as enum ('low', 'mid', 'high');
  create domain public.short_text as text check (length(value) <= 10);
  create type public.place as (city text, floor int);
  create table public.kinds (
    label text primary key,
    owner uuid not null default auth.uid(),
    small smallint, big bigint, amount numeric(20, 4), ratio float8, flag boolean,
    code varchar(5), tags text[], numbers int[], day date, at timestamptz, gap interval,
    span int4range, doc json, data jsonb, uid uuid, feeling public.mood, nick public.short_text,
    spot public.place, words tsvector, raw bytea, ip inet,
    "odd name,x" text, "select" text, "qu""ote" text,
    twice int generated always as (small * 2) stored
  );
  alter table public.kinds enable row level security;
  create policy own_rows on public.kinds to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  grant select, insert, update, delete on public.kinds to authenticated;`;

const rows = [
  {
    label: 'a',
    small: 1,
    big: '9007199254740993',
    amount: '12345678901234.5678',
    ratio: 0.5,
    flag: true,
    code: 'abc',
    tags: ['Eggs', 'Peanuts'],
    numbers: [1, 2, 3],
    day: '2026-01-31',
    at: '2026-11-21T07:06:05.123456+02:00',
    gap: '1 day',
    span: '[1,10)',
    doc: { k: { n: 1 } },
    data: { k: 'x', list: [1, { deep: 'y' }], n: 5, b: true },
    uid: '00000000-0000-0000-0000-00000000000a',
    feeling: 'low',
    nick: 'Anna',
    spot: { city: 'Durban', floor: 3 },
    words: 'fat:1 cat:2',
    raw: '\\x00ff',
    ip: '10.0.0.1',
    'odd name,x': 'p',
    select: 'q',
    'qu"ote': 'r',
  },
  {
    label: 'b',
    small: 2,
    big: '2',
    amount: '-0.5',
    ratio: 1e300,
    flag: false,
    code: 'x,y"z',
    tags: [],
    numbers: [4, 5],
    day: '2026-02-01',
    at: '2026-02-01T00:00:00Z',
    gap: '2 hours',
    span: '[10,20)',
    doc: [1, 2],
    data: { k: 'x*y', list: [] },
    uid: '00000000-0000-0000-0000-00000000000b',
    feeling: 'high',
    nick: '',
    spot: { city: 'Cape Town', floor: null },
    words: 'dog:1',
    raw: '\\x',
    ip: '10.0.0.0/8',
    'odd name,x': 'p,(q)',
    select: 'q',
    'qu"ote': null,
  },
  { label: 'c' },
] as const;

let wire: DataWire;
let member: Member;

before(async () => {
  wire = await openDataWire(arrange);
  member = await wire.member();
  for (const row of rows) {
    const made = await wire.call('POST', '/kinds', { token: member.token, body: row });
    assert.equal(made.status, 201, made.text);
  }
});
after(() => wire.close());

const get = (query: string) => wire.call('GET', `/kinds?${query}`, { token: member.token });

async function labels(filter: string): Promise<string> {
  const answer = await get(`select=label&order=label&${filter}`);
  assert.equal(answer.status, 200, `${filter}: ${answer.text}`);
  return v
    .parse(v.array(v.object({ label: v.string() })), answer.json)
    .map(({ label }) => label)
    .join('');
}

const matrix: readonly (readonly [filter: string, labels: string])[] = [
  ['small=eq.1', 'a'],
  ['small=neq.1', 'b'],
  ['small=gt.1', 'b'],
  ['small=gte.1', 'ab'],
  ['small=lt.2', 'a'],
  ['small=lte.2', 'ab'],
  ['small=not.eq.1', 'b'],
  ['small=eq.1&small=eq.2', ''],
  ['twice=eq.4', 'b'],
  ['big=eq.9007199254740993', 'a'],
  ['big=eq.9007199254740992', ''],
  ['amount=eq.12345678901234.5678', 'a'],
  ['amount=lt.0', 'b'],
  ['ratio=gt.1e299', 'b'],
  ['flag=is.true', 'a'],
  ['flag=is.false', 'b'],
  ['flag=is.unknown', 'c'],
  ['flag=is.null', 'c'],
  ['flag=is.not_null', 'ab'],
  ['flag=not.is.null', 'ab'],
  ['flag=eq.true', 'a'],
  ['small=isdistinct.1', 'bc'],
  ['small=not.isdistinct.1', 'a'],
  ['code=like.a*', 'a'],
  ['code=like.a%25', 'a'],
  ['code=ilike.A*', 'a'],
  ['code=match.^a', 'a'],
  ['code=imatch.^A', 'a'],
  ['code=not.match.^a', 'b'],
  ['code=like(any).{a*,zz*}', 'a'],
  ['code=like(all).{a*,*c}', 'a'],
  ['code=ilike(all).{A*,*z}', ''],
  ['small=eq(any).{1,2}', 'ab'],
  ['small=gt(all).{0,1}', 'b'],
  ['small=not.eq(any).{1}', 'b'],
  ['small=in.(1,2,3)', 'ab'],
  ['small=in.(1)', 'a'],
  ['small=not.in.(1)', 'b'],
  ['small=in.()', ''],
  ['code=in.("x,y\\"z",nothing)', 'b'],
  ['uid=in.(00000000-0000-0000-0000-00000000000a,00000000-0000-0000-0000-00000000000b)', 'ab'],
  ['nick=eq.', 'b'],
  ['nick=in.("")', 'b'],
  ['nick=eq.Anna', 'a'],
  ['feeling=eq.high', 'b'],
  ['feeling=gt.low', 'b'],
  ['feeling=in.(low,mid)', 'a'],
  ['tags=cs.{Eggs}', 'a'],
  ['tags=cd.{Eggs,Peanuts,Gluten}', 'ab'],
  ['tags=ov.{Gluten,Peanuts}', 'a'],
  ['tags=eq.{}', 'b'],
  ['tags=not.cs.{Eggs}', 'b'],
  ['numbers=cs.{4}', 'b'],
  ['tags->>0=eq.Eggs', 'a'],
  ['numbers->-1=eq.5', 'b'],
  ['span=cs.[2,3)', 'a'],
  ['span=ov.[9,11)', 'ab'],
  ['span=sl.[10,20)', 'a'],
  ['span=sr.[1,10)', 'b'],
  ['span=nxr.[1,10)', 'a'],
  ['span=nxl.[10,20)', 'b'],
  ['span=adj.[10,20)', 'a'],
  ['day=gte.2026-02-01', 'b'],
  ['at=lt.2026-11-21T05:06:05.123457Z', 'ab'],
  ['at=eq.2026-11-21T05:06:05.123456Z', 'a'],
  ['gap=gt.3 hours', 'a'],
  ['data=cs.{"k":"x"}', 'a'],
  ['data->>k=eq.x', 'a'],
  ['data->>k=like.x*', 'ab'],
  ['data->>k=like.x\\*y', ''],
  ['data->n=gt.4', 'a'],
  ['data->list->1->>deep=eq.y', 'a'],
  ['data->>missing=is.null', 'abc'],
  ['doc->k->>n=eq.1', 'a'],
  ['doc->>0=eq.1', 'b'],
  ['spot->>city=eq.Durban', 'a'],
  ['words=fts.cat', 'a'],
  ['words=fts.fat %26 cat', 'a'],
  ['words=not.fts.cat', 'b'],
  ['words=plfts.fat cat', 'a'],
  ['words=phfts.fat cat', 'a'],
  ['words=wfts.cat or dog', 'ab'],
  ['words=fts(simple).dog', 'b'],
  ['"select"=fts(english).q', 'ab'],
  ['raw=eq.\\x00ff', 'a'],
  ['ip=eq.10.0.0.1', 'a'],
  ['"odd name,x"=eq.p,(q)', 'b'],
  ['"qu\\"ote"=eq.r', 'a'],
  ['or=(small.eq.1,flag.is.null)', 'ac'],
  ['and=(small.gte.1,not.or(small.eq.2,code.eq.zz))', 'a'],
  ['not.and=(small.eq.1,flag.is.true)', 'bc'],
  ['or=(code.in.("x,y\\"z"),tags.cs.{Eggs,Peanuts})', 'ab'],
  ['or=("odd name,x".eq."p,(q)",data->>k.eq.x)', 'ab'],
  ['or=(small.not.in.(1),span.ov."[1,2)")', 'ab'],
  ['or=(code.like.*b*)&flag=is.true', 'a'],
];

for (const [filter, expected] of matrix) {
  test(`${filter} finds '${expected}'`, async () => {
    const [name = '', ...rest] = filter
      .split('&')
      .map((part) => part.replace(/[\\"<>[\]{}^ ]/g, encodeURIComponent));
    assert.equal(await labels([name, ...rest].join('&')), expected);
  });
}

const faults: readonly (readonly [query: string, status: number, code: string])[] = [
  ['small=eq.undefined', 400, '22P02'],
  ['uid=eq.me', 400, '22P02'],
  ['feeling=eq.furious', 400, '22P02'],
  ['day=eq.2026-02-30', 400, '22008'],
  ['nope=eq.1', 400, '42703'],
  ['select=nope', 400, '42703'],
  ['order=nope', 400, '42703'],
  ['select=ctid,xmin', 400, '42703'],
  ['select=to_json', 400, '42703'],
  ['count=gt.0', 400, '42703'],
  ['small=like.1', 404, '42883'],
  ['doc=eq.1', 404, '42883'],
  ['code=match.(', 400, '2201B'],
  ['words=fts.a b', 400, '42601'],
  ['words=fts(klingon).a', 400, '42704'],
  ['small=eq.99999999999', 400, '22003'],
  ['data->99999999999=eq.1', 400, '22003'],
];

for (const [query, status, code] of faults) {
  test(`${query} is answered with ${status} ${code}`, async () => {
    const answer = await get(query);
    assert.equal(answer.status, status, answer.text);
    const error = v.parse(
      v.strictObject({
        code: v.string(),
        message: v.string(),
        details: v.nullable(v.string()),
        hint: v.nullable(v.string()),
      }),
      answer.json,
    );
    assert.equal(error.code, code);
  });
}

test('values come as PostgreSQL writes JSON: dates, 64-bit numbers and decimals whole', async () => {
  const { text } = await get(
    'label=eq.a&select=big,amount,at,gap,tags,span,raw,twice,feeling,spot,ip',
  );
  assert.equal(
    text,
    '[{"big":9007199254740993,"amount":12345678901234.5678,"at":"2026-11-21T05:06:05.123456+00:00",' +
      '"gap":"1 day","tags":["Eggs","Peanuts"],"span":"[1,10)","raw":"\\\\x00ff","twice":2,"feeling":"low",' +
      '"spot":{"city":"Durban","floor":3},"ip":"10.0.0.1"}]',
  );
});

test('select: aliases, JSON paths, casts, odd names, the same column twice', async () => {
  const query =
    'label=eq.a&select=name:label,data->list->1->>deep,second:numbers->1,small::text,n:data->>n::int,"odd name,x",tags->>0,f:spot->floor';
  const { json } = await get(query.replaceAll('"', '%22'));
  assert.deepEqual(json, [
    { name: 'a', deep: 'y', second: 2, small: '1', n: 5, 'odd name,x': 'p', tags: 'Eggs', f: 3 },
  ]);
});

test('order: several columns, nulls first and last, JSON paths', async () => {
  const order = async (terms: string) => {
    const { json } = await get(`select=label&order=${encodeURIComponent(terms)}`);
    return v
      .parse(v.array(v.object({ label: v.string() })), json)
      .map(({ label }) => label)
      .join('');
  };
  assert.equal(await order('small'), 'abc');
  assert.equal(await order('small.desc'), 'cba');
  assert.equal(await order('small.desc.nullslast'), 'bac');
  assert.equal(await order('small.nullsfirst'), 'cab');
  assert.equal(await order('data->>k.desc.nullslast,label'), 'bac');
  assert.equal(await order('flag.nullslast,label.desc'), 'bac');
});

test('the official client reads with its own filters', async () => {
  const client = wire.client(member);
  const found = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query;
    assert.equal(error, null, JSON.stringify(error));
    return v
      .parse(v.array(v.object({ label: v.string() })), data)
      .map(({ label }) => label)
      .join('');
  };
  const rowsOf = () => client.from('kinds').select('label').order('label');
  assert.equal(await found(rowsOf().in('"odd name,x"', ['p,(q)', 'other'])), 'b');
  assert.equal(await found(rowsOf().contains('tags', ['Eggs'])), 'a');
  assert.equal(await found(rowsOf().contains('data', { k: 'x' })), 'a');
  assert.equal(await found(rowsOf().containedBy('numbers', [1, 2, 3, 4])), 'a');
  assert.equal(await found(rowsOf().overlaps('tags', ['Peanuts', 'Gluten'])), 'a');
  assert.equal(await found(rowsOf().rangeLt('span', '[10,20)')), 'a');
  assert.equal(await found(rowsOf().rangeAdjacent('span', '[10,20)')), 'a');
  assert.equal(await found(rowsOf().textSearch('words', 'fat & cat')), 'a');
  assert.equal(
    await found(rowsOf().textSearch('words', 'dog', { type: 'websearch', config: 'simple' })),
    'b',
  );
  assert.equal(await found(rowsOf().or('small.eq.1,flag.is.null')), 'ac');
  assert.equal(await found(rowsOf().not('small', 'in', '(1)')), 'b');
  assert.equal(await found(rowsOf().is('flag', null)), 'c');
  assert.equal(await found(rowsOf().match({ small: 1, code: 'abc' })), 'a');
  assert.equal(await found(rowsOf().likeAllOf('code', ['a%', '%c'])), 'a');
  assert.equal(await found(rowsOf().ilikeAnyOf('code', ['A%', 'zz'])), 'a');
  assert.equal(await found(rowsOf().filter('data->>k', 'eq', 'x')), 'a');
  assert.equal(await found(rowsOf().gte('at', '2026-11-21T00:00:00Z')), 'a');
});

test('nulls can be left out, and rows can come as CSV', async () => {
  const client = wire.client(member);
  const stripped = await client
    .from('kinds')
    .select('label,small,data')
    .eq('label', 'c')
    .single()
    .stripNulls();
  assert.deepEqual(stripped.data, { label: 'c' });
  const list = await client.from('kinds').select('label,small').order('label').stripNulls();
  assert.deepEqual(list.data, [{ label: 'a', small: 1 }, { label: 'b', small: 2 }, { label: 'c' }]);
  const csv = await client
    .from('kinds')
    .select('label,code,tags,nick,"odd name,x"')
    .order('label')
    .csv();
  assert.equal(
    csv.data,
    'label,code,tags,nick,"odd name,x"\n' +
      'a,abc,"{Eggs,Peanuts}",Anna,p\nb,"x,y""z",{},"","p,(q)"\nc,,,,',
  );
  const none = await wire.call('GET', '/kinds?select=label,small&label=eq.zz', {
    token: member.token,
    headers: { accept: 'text/csv' },
  });
  assert.equal(none.text, 'label,small\n');
  assert.equal(none.headers.get('content-type'), 'text/csv; charset=utf-8');
});

test('CSV that was read can be written again', async () => {
  const other = await wire.member();
  const body = 'label,code,tags,small,nick\nx,"x,y""z","{Eggs,""a,b""}",NULL,"NULL"\ny,,{},7,\n';
  const made = await wire.call('POST', '/kinds?columns=label,code,tags,small,nick', {
    token: other.token,
    body,
    headers: { 'content-type': 'text/csv', prefer: 'return=representation' },
  });
  assert.equal(made.status, 201, made.text);
  const read = await wire
    .client(other)
    .from('kinds')
    .select('label,code,tags,small,nick')
    .order('label');
  assert.deepEqual(read.data, [
    { label: 'x', code: 'x,y"z', tags: ['Eggs', 'a,b'], small: null, nick: 'NULL' },
    { label: 'y', code: '', tags: [], small: 7, nick: '' },
  ]);
});
