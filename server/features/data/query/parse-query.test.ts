import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WireError } from '../wire-error.ts';
import { parseQuery } from './parse-query.ts';
import { type Comparison, type Field, type FilterCondition, limits, type Query } from './query.ts';

const parse = (text: string) => parseQuery(text, 'profiles');
const plain = (name: string): Field => ({ name, path: [] });
const filter = (name: string, comparison: Comparison, negated = false): FilterCondition => ({
  kind: 'filter',
  field: plain(name),
  negated,
  comparison,
});
const eq = (value: string): Comparison => ({
  kind: 'compare',
  operator: 'eq',
  quantifier: null,
  value,
});

function refusal(text: string): WireError {
  try {
    parse(text);
  } catch (error) {
    assert.ok(error instanceof WireError, String(error));
    return error;
  }
  return assert.fail(`accepted: ${text}`);
}

test('a query string without parameters asks for every column of every row', () => {
  const everything: Query = {
    select: [{ kind: 'all' }],
    where: [],
    order: [],
    limit: null,
    offset: 0,
    columns: null,
    onConflict: null,
  };
  for (const text of ['', '&', 'select=*', 'apikey=anon', 'age', 'limit=many', 'offset=-3']) {
    assert.deepEqual(parse(text), everything, text);
  }
});

const selects: readonly (readonly [string, Query['select']])[] = [
  ['', [{ kind: 'all' }]],
  ['*', [{ kind: 'all' }]],
  ['full_name', [{ kind: 'field', field: plain('full_name'), alias: null, cast: null }]],
  [
    ' a , b ',
    [
      { kind: 'field', field: plain('a'), alias: null, cast: null },
      { kind: 'field', field: plain('b'), alias: null, cast: null },
    ],
  ],
  ['name:full_name', [{ kind: 'field', field: plain('full_name'), alias: 'name', cast: null }]],
  ['age::text', [{ kind: 'field', field: plain('age'), alias: null, cast: 'text' }]],
  [
    'n:age::DOUBLE precision',
    [{ kind: 'field', field: plain('age'), alias: 'n', cast: 'double precision' }],
  ],
  ['"od.d,na\\"me"', [{ kind: 'field', field: plain('od.d,na"me'), alias: null, cast: null }]],
  ['with-dash', [{ kind: 'field', field: plain('with-dash'), alias: null, cast: null }]],
  ['naïve name', [{ kind: 'field', field: plain('naïve name'), alias: null, cast: null }]],
  [
    'details->days->0->>"meal, first"::int',
    [
      {
        kind: 'field',
        field: {
          name: 'details',
          path: [
            { gives: 'json', by: 'key', value: 'days' },
            { gives: 'json', by: 'index', value: '0' },
            { gives: 'text', by: 'key', value: 'meal, first' },
          ],
        },
        alias: null,
        cast: 'int',
      },
    ],
  ],
  [
    'list->-1,details->>some-key',
    [
      {
        kind: 'field',
        field: { name: 'list', path: [{ gives: 'json', by: 'index', value: '-1' }] },
        alias: null,
        cast: null,
      },
      {
        kind: 'field',
        field: { name: 'details', path: [{ gives: 'text', by: 'key', value: 'some-key' }] },
        alias: null,
        cast: null,
      },
    ],
  ],
];

for (const [text, items] of selects) {
  test(`select=${text}`, () => {
    assert.deepEqual(parse(`select=${encodeURIComponent(text)}`).select, items);
  });
}

const comparisons: readonly (readonly [string, Comparison, boolean?])[] = [
  ['eq.5', eq('5')],
  ['eq.', eq('')],
  ['eq.a.b,c)"', eq('a.b,c)"')],
  ['not.eq.5', eq('5'), true],
  ['like(any).{a*,b*}', { kind: 'compare', operator: 'like', quantifier: 'any', value: '{a*,b*}' }],
  [
    'not.gte(all).{1,2}',
    { kind: 'compare', operator: 'gte', quantifier: 'all', value: '{1,2}' },
    true,
  ],
  ['imatch.^a', { kind: 'compare', operator: 'imatch', quantifier: null, value: '^a' }],
  ['cs.{Eggs}', { kind: 'contain', operator: 'cs', value: '{Eggs}' }],
  ['nxl.(1,10)', { kind: 'contain', operator: 'nxl', value: '(1,10)' }],
  ['in.(1,2)', { kind: 'in', values: ['1', '2'] }],
  ['in.()', { kind: 'in', values: [] }],
  ['in.("")', { kind: 'in', values: [''] }],
  ['in.("a,b",c d,"q\\"u\\\\o",x"y)', { kind: 'in', values: ['a,b', 'c d', 'q"u\\o', 'x"y'] }],
  ['in.("a"b,c)', { kind: 'in', values: ['"a"b', 'c'] }],
  ['is.null', { kind: 'is', word: 'null' }],
  ['not.is.NULL', { kind: 'is', word: 'null' }, true],
  ['is.not_null', { kind: 'is', word: 'not_null' }],
  ['is.unknown', { kind: 'is', word: 'unknown' }],
  ['isdistinct.7', { kind: 'distinct', value: '7' }],
  ['fts.a & b', { kind: 'search', operator: 'fts', config: null, value: 'a & b' }],
  ['wfts(english).a b', { kind: 'search', operator: 'wfts', config: 'english', value: 'a b' }],
];

for (const [text, comparison, negated = false] of comparisons) {
  test(`age=${text}`, () => {
    assert.deepEqual(parse(`age=${encodeURIComponent(text)}`).where, [
      filter('age', comparison, negated),
    ]);
  });
}

test('repeated and different filters all hold, JSON paths and quoted names included', () => {
  assert.deepEqual(parse('a=eq.1&a=eq.2&d-%3E%3Ek=eq.3&%22x.y%22=eq.4').where, [
    filter('a', eq('1')),
    filter('a', eq('2')),
    {
      kind: 'filter',
      field: { name: 'd', path: [{ gives: 'text', by: 'key', value: 'k' }] },
      negated: false,
      comparison: eq('3'),
    },
    filter('x.y', eq('4')),
  ]);
});

test('trees of and, or and not, where a value ends at a comma or bracket unless quoted', () => {
  const text = '(a.eq.1, not.and(b.not.in.(1,"2)"),c.cs.{x,y}),or(d.eq."p,q",e.is.null),and.eq.)';
  assert.deepEqual(parse(`not.or=${encodeURIComponent(text)}`).where, [
    {
      kind: 'group',
      operator: 'or',
      negated: true,
      conditions: [
        filter('a', eq('1')),
        {
          kind: 'group',
          operator: 'and',
          negated: true,
          conditions: [
            filter('b', { kind: 'in', values: ['1', '2)'] }, true),
            filter('c', { kind: 'contain', operator: 'cs', value: '{x,y}' }),
          ],
        },
        {
          kind: 'group',
          operator: 'or',
          negated: false,
          conditions: [filter('d', eq('p,q')), filter('e', { kind: 'is', word: 'null' })],
        },
        filter('and', eq('')),
      ],
    },
  ]);
});

test('order with direction and place of nulls; several orders follow each other', () => {
  assert.deepEqual(
    parse('order=week.asc,created_at.desc.nullslast&order=d-%3Ek.nullsfirst').order,
    [
      { field: plain('week'), direction: 'asc', nulls: null },
      { field: plain('created_at'), direction: 'desc', nulls: 'last' },
      {
        field: { name: 'd', path: [{ gives: 'json', by: 'key', value: 'k' }] },
        direction: 'asc',
        nulls: 'first',
      },
    ],
  );
  assert.deepEqual(parse('order=').order, []);
});

test('limit, offset, columns and on_conflict', () => {
  const query = parse('limit=5&offset=10&columns=%22a%22,%22b%22,%22a%22&on_conflict=user_id,week');
  assert.equal(query.limit, 5);
  assert.equal(query.offset, 10);
  assert.deepEqual(query.columns, ['a', 'b']);
  assert.deepEqual(query.onConflict, ['user_id', 'week']);
  assert.equal(parse('limit=99999999999999999999').limit, Number.MAX_SAFE_INTEGER);
});

const refusals: readonly (readonly [string, number, string, RegExp])[] = [
  ['age=zz.1', 400, 'PGRST100', /^"failed to parse filter \(zz\.1\)" \(line 1, column 1\)$/],
  ['age=5', 400, 'PGRST100', /column 1\)$/],
  ['age=eq', 400, 'PGRST100', /\(line 1, column 3\)$/],
  ['age=eq(some).5', 400, 'PGRST100', /column 3/],
  ['age=cs(any).5', 400, 'PGRST100', /column 3/],
  ['age=is.nil', 400, 'PGRST100', /column 4/],
  ['age=is.null;drop', 400, 'PGRST100', /column 8/],
  ['age=in.1,2', 400, 'PGRST100', /column 4/],
  ['age=in.(1,2', 400, 'PGRST100', /column 8/],
  ['age=in.(1)x', 400, 'PGRST100', /column 7/],
  ["age=fts(eng'lish).x", 400, 'PGRST100', /column 4/],
  ['age=not.not.eq.1', 400, 'PGRST100', /column 5/],
  ['a%27b=eq.1', 400, 'PGRST100', /^"failed to parse tree path \(a'b\)" \(line 1, column 2\)$/],
  ['=eq.1', 400, 'PGRST100', /column 1/],
  ['order=age.up', 400, 'PGRST100', /failed to parse order \(age\.up\).*column 4/],
  ['order=age.ascending', 400, 'PGRST100', /column 4/],
  ['order=age,', 400, 'PGRST100', /column 5/],
  ['select=a,,b', 400, 'PGRST100', /failed to parse select parameter/],
  ['select=a::', 400, 'PGRST100', /column 4/],
  ['select=a-%3E', 400, 'PGRST100', /column 4/],
  ['select=a b;c', 400, 'PGRST100', /column 4/],
  ['columns=', 400, 'PGRST100', /failed to parse columns parameter/],
  ['on_conflict=a,', 400, 'PGRST100', /failed to parse on_conflict parameter/],
  ['or=a.eq.1', 400, 'PGRST100', /failed to parse logic tree/],
  ['or=()', 400, 'PGRST100', /column 2/],
  ['or=(a.eq.1', 400, 'PGRST100', /column 8/],
  ['or=(a.eq.1)x', 400, 'PGRST100', /column 9/],
  ['select=a::regclass', 400, '42704', /^type "regclass" does not exist$/],
  ['select=count()', 400, 'PGRST123', /aggregate/],
  ['select=n:age.sum()', 400, 'PGRST123', /aggregate/],
  ['select=age::int.avg()', 400, 'PGRST123', /aggregate/],
  [
    'select=*,plans(*)',
    400,
    'PGRST200',
    /^Could not find a relationship between 'profiles' and 'plans' in the schema cache$/,
  ],
  ['select=...plans(a)', 400, 'PGRST200', /plans/],
  ['select=x:plans!inner(a)', 400, 'PGRST200', /'plans'/],
  ['plans.age=eq.1', 400, 'PGRST108', /'plans' is not an embedded resource/],
  ['plans.order=a', 400, 'PGRST108', /plans/],
  ['plans.or=(a.eq.1)', 400, 'PGRST108', /'plans'/],
  ['order=plans(a)', 400, 'PGRST108', /plans/],
  ['limit=-1', 416, 'PGRST103', /Requested range not satisfiable/],
  ['a=eq.%00', 400, '22021', /0x00/],
  ['a%00=eq.1', 400, '22021', /0x00/],
  ['select=%22a%00%22', 400, '22021', /0x00/],
  ['a=eq.%FF', 400, 'PGRST100', /UTF-8/],
  ['a=eq.%ED%A0%80', 400, 'PGRST100', /UTF-8/],
];

for (const [text, status, code, message] of refusals) {
  test(`${text} is refused with ${code}`, () => {
    const error = refusal(text);
    assert.equal(error.code, code);
    assert.equal(error.status, status);
    assert.match(error.message, message);
  });
}

test('a stray percent sign stands for itself and a plus for a space', () => {
  assert.deepEqual(parse('a=like.%25x%y+z%').where, [
    filter('a', { kind: 'compare', operator: 'like', quantifier: null, value: '%x%y z%' }),
  ]);
});

test('what is too long, too deep or too much is refused', () => {
  const nested = (depth: number) => `or=${'(or'.repeat(depth - 1)}(a.eq.1)${')'.repeat(depth - 1)}`;
  assert.equal(parse(nested(limits.depth)).where.length, 1);
  assert.equal(refusal(nested(limits.depth + 1)).code, 'PGRST100');
  assert.equal(refusal(nested(10_000)).code, 'PGRST100');
  const filters = (count: number) => Array.from({ length: count }, () => 'a=eq.1').join('&');
  assert.equal(parse(filters(limits.conditions)).where.length, limits.conditions);
  assert.equal(refusal(filters(limits.conditions + 1)).code, 'PGRST100');
  assert.equal(refusal(`a=eq.${'x'.repeat(limits.queryLength)}`).status, 414);
  assert.equal(
    refusal(
      `select=${Array(limits.selectItems + 1)
        .fill('a')
        .join()}`,
    ).code,
    'PGRST100',
  );
  assert.equal(
    refusal(
      `order=${Array(limits.orderTerms + 1)
        .fill('a')
        .join()}`,
    ).code,
    'PGRST100',
  );
  assert.equal(refusal(`select=a${'->b'.repeat(limits.jsonSteps + 1)}`).code, 'PGRST100');
});

test('a select names the same column only so often, and a star names each', () => {
  const select = (...items: readonly string[]) => `select=${items.join()}`;
  const copies = (count: number) => Array.from({ length: count }, (_, place) => `x${place}:a`);
  assert.equal(parse(select(...copies(limits.namings), 'b')).select.length, limits.namings + 1);
  for (const many of [
    copies(limits.namings + 1),
    ['*', ...copies(limits.namings)],
    Array(limits.namings + 1).fill('*'),
    Array.from({ length: limits.namings + 1 }, (_, place) => `a->k${place}`),
  ]) {
    assert.equal(refusal(select(...many)).code, 'PGRST100', many.join());
  }
});

test('a list of ten thousand elements is one value', () => {
  const ids = Array.from({ length: 10_000 }, (_, place) => String(place));
  assert.deepEqual(parse(`id=in.(${ids.join()})`).where, [
    filter('id', { kind: 'in', values: ids }),
  ]);
});
