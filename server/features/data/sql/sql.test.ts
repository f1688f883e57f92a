import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Statement } from '../../../platform/database/database.ts';
import { parseAccept } from '../content/parse-accept.ts';
import { parsePayload } from '../content/parse-payload.ts';
import { parseQuery } from '../query/parse-query.ts';
import {
  type Comparison,
  castTypes,
  type Field,
  type FilterCondition,
  type Query,
} from '../query/query.ts';
import type { Table } from '../schema/schema-cache.ts';
import { WireError } from '../wire-error.ts';
import { deleteStatement, updateStatement } from './sql-change.ts';
import { quoteIdentifier } from './sql-fragments.ts';
import { insertStatement } from './sql-insert.ts';
import { readStatements } from './sql-read.ts';

const column = (name: string, type: string, defaultSql: string | null = null) =>
  [name, { name, type, baseType: type, defaultSql }] as const;
const table: Table = {
  name: 'plans',
  primaryKey: ['user_id', 'week'],
  lockable: false,
  columns: new Map([
    column('user_id', 'uuid'),
    column('week', 'integer'),
    column('content', 'text', "''::text"),
    column('details', 'jsonb'),
    column('tags', 'text[]'),
  ]),
};

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const read = (query: Query, counted = false, from = table): Statement =>
  readStatements({
    table: from,
    query,
    media: parseAccept(undefined),
    counted,
    versioned: false,
    headOnly: false,
  }).whole;
const whereOf = (text: string): string => {
  const statement = deleteStatement({
    table,
    where: parseQuery(text, table.name).where,
    returned: { kind: 'nothing' },
    guard: null,
  });
  return squeeze(statement.text).replace('delete from "public"."plans" where ', '');
};

const wheres: readonly (readonly [string, string])[] = [
  ['week=eq.1', '("public"."plans"."week" = $1)'],
  ['week=not.in.(1,2)', 'not ("public"."plans"."week" = any($1))'],
  ['content=ilike(any).{a*}', '("public"."plans"."content" ilike any($1))'],
  ['week=is.not_null', '("public"."plans"."week" is not null)'],
  ['week=isdistinct.1', '("public"."plans"."week" is distinct from $1)'],
  ['tags=cs.{a}', '("public"."plans"."tags" @> $1)'],
  ['details->a->>0=eq.x', '(("public"."plans"."details" -> $1::text ->> $2::integer) = $3)'],
  ['tags->>0=eq.x', '((to_jsonb("public"."plans"."tags") ->> $1::integer) = $2)'],
  [
    'content=fts(english).x',
    '(to_tsvector($1::regconfig, "public"."plans"."content") @@ to_tsquery($1::regconfig, $2))',
  ],
  ['content=wfts.x', '(to_tsvector("public"."plans"."content") @@ websearch_to_tsquery($1))'],
  [
    'or=(week.eq.1,not.and(week.gt.2,week.lt.4))',
    '(("public"."plans"."week" = $1) or not (("public"."plans"."week" > $2) and ("public"."plans"."week" < $3)))',
  ],
];

for (const [text, sql] of wheres) {
  test(`${text} becomes a condition with numbered values`, () => {
    assert.equal(whereOf(encodeURI(text)), sql);
  });
}

for (const text of [
  'select=to_json',
  'select=count',
  'select=x:ctid',
  'select=*,tableoid',
  'xmin=gt.0',
  'or=(week.eq.1,not.and(week.eq.1,row_to_json.is.null))',
  'order=ctid',
]) {
  test(`${text} names no column, so no statement is made`, () => {
    assert.throws(
      () => read(parseQuery(text, table.name)),
      (error) => error instanceof WireError && error.code === '42703' && error.status === 400,
    );
  });
}

test('the count of a read sees the same rows and neither order nor limit', () => {
  const query = parseQuery('select=week&week=gt.1&order=week.desc&limit=2&offset=4', table.name);
  const { text, values } = read(query, true);
  assert.match(
    squeeze(text),
    /\(select count\(\*\)::float8 from "public"\."plans" where \("public"\."plans"\."week" > \$1\)\) as total/,
  );
  assert.match(
    squeeze(text),
    /order by "public"\."plans"\."week" desc limit \$2 offset \$3\) as "_rows"$/,
  );
  assert.deepEqual(values, ['1', '2', '4']);
});

test('a read without a limit, or with a greater one, stops at a thousand rows', () => {
  assert.deepEqual(read(parseQuery('', table.name)).values, ['1000']);
  assert.deepEqual(read(parseQuery('limit=5000', table.name)).values, ['1000']);
});

const payload = (value: unknown) =>
  parsePayload('application/json', Buffer.from(JSON.stringify(value)));
const columns = (...names: readonly string[]) =>
  names.flatMap((name) => table.columns.get(name) ?? []);

test('an insert that gives nothing back is bare, so that no right to read is needed', () => {
  const { text, values } = insertStatement({
    table,
    values: { payload: payload({ content: 'x' }), columns: columns('content'), defaults: false },
    conflict: null,
    key: [],
    returned: { kind: 'nothing' },
    guard: null,
  });
  assert.equal(
    squeeze(text),
    'insert into "public"."plans" ("content") select "_body"."content" from json_to_record($1) as "_body" ("content" text)',
  );
  assert.deepEqual(values, ['{"content":"x"}']);
});

test('an update gives back the columns that are asked for and no others', () => {
  const query = parseQuery('select=week,c:content&order=user_id&week=eq.1', table.name);
  const { text } = updateStatement({
    table,
    values: { payload: payload({ content: 'x' }), columns: columns('content'), defaults: false },
    where: query.where,
    returned: {
      kind: 'rows',
      select: query.select,
      order: query.order,
      media: parseAccept(undefined),
    },
    guard: null,
  });
  assert.match(
    squeeze(text),
    /returning "public"\."plans"\."week", "public"\."plans"\."content", "public"\."plans"\."user_id"\) select/,
  );
});

test('an identifier keeps its quotes inside and cannot hold NUL', () => {
  assert.equal(quoteIdentifier('a"; drop table x; --'), '"a""; drop table x; --"');
  assert.throws(() => quoteIdentifier('a\0'), TypeError);
});

// Requests of any shape, with names and values of any text
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
const field = fc.record<Field>({
  name: fc.oneof(
    fc.constantFrom(...table.columns.keys()),
    text.filter((value) => value !== ''),
  ),
  path: fc.array(
    fc.record({
      gives: fc.constantFrom('json' as const, 'text' as const),
      by: fc.constant('key' as const),
      value: text,
    }),
    { maxLength: 3 },
  ),
});
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    operator: fc.constantFrom('eq' as const, 'like' as const, 'imatch' as const),
    quantifier: fc.constantFrom('any' as const, 'all' as const, null),
    value: text,
  }),
  fc.record({
    kind: fc.constant('contain' as const),
    operator: fc.constantFrom('cs' as const, 'adj' as const),
    value: text,
  }),
  fc.record({
    kind: fc.constant('search' as const),
    operator: fc.constantFrom('fts' as const, 'wfts' as const),
    config: fc.option(text),
    value: text,
  }),
  fc.record({ kind: fc.constant('in' as const), values: fc.array(text) }),
  fc.record({ kind: fc.constant('distinct' as const), value: text }),
);
const condition: fc.Arbitrary<FilterCondition> = fc.letrec<{ condition: FilterCondition }>(
  (tie) => ({
    condition: fc.oneof(
      { depthSize: 'small' },
      fc.record({ kind: fc.constant('filter' as const), field, negated: fc.boolean(), comparison }),
      fc.record({
        kind: fc.constant('group' as const),
        operator: fc.constantFrom('and' as const, 'or' as const),
        negated: fc.boolean(),
        conditions: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  }),
).condition;
const query: fc.Arbitrary<Query> = fc.record({
  select: fc.array(
    fc.oneof(
      fc.constant({ kind: 'all' as const }),
      fc.record({
        kind: fc.constant('field' as const),
        field,
        alias: fc.option(text),
        cast: fc.option(fc.constantFrom('int' as const, 'timestamptz' as const, '_text' as const)),
      }),
    ),
    { maxLength: 4 },
  ),
  where: fc.array(condition, { maxLength: 4 }),
  order: fc.array(
    fc.record({
      field,
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      nulls: fc.constantFrom('first' as const, 'last' as const, null),
    }),
    { maxLength: 3 },
  ),
  limit: fc.option(fc.nat()),
  offset: fc.nat(),
  columns: fc.constant(null),
  onConflict: fc.constant(null),
});

const namesIn = (one: FilterCondition): readonly string[] =>
  one.kind === 'group' ? one.conditions.flatMap(namesIn) : [one.field.name];

/** A table that has every column that a request names, however odd its name. */
function tableFor({ select, where, order }: Query): Table {
  const names = [
    ...select.flatMap((item) => (item.kind === 'field' ? [item.field.name] : [])),
    ...where.flatMap(namesIn),
    ...order.map((term) => term.field.name),
  ];
  const odd = names.filter((name) => !table.columns.has(name));
  const added = odd.map((name) => column(name, 'text'));
  return { ...table, columns: new Map([...table.columns, ...added]) };
}

/** The same request with other values: every text that is a value becomes the same one. */
function withOtherValues(one: FilterCondition): FilterCondition {
  if (one.kind === 'group') return { ...one, conditions: one.conditions.map(withOtherValues) };
  const { comparison: compared } = one;
  const other: Comparison =
    compared.kind === 'in'
      ? { kind: 'in', values: ['other'] }
      : compared.kind === 'is'
        ? compared
        : { ...compared, value: 'other' };
  return { ...one, field: one.field, comparison: other };
}

test('the text of a statement is the same whatever the values are', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const other = { ...asked, where: asked.where.map(withOtherValues) };
      const from = tableFor(asked);
      assert.equal(read(asked, true, from).text, read(other, true, from).text);
      const remove = (where: readonly FilterCondition[]) =>
        deleteStatement({ table: from, where, returned: { kind: 'nothing' }, guard: null }).text;
      assert.equal(remove(asked.where), remove(other.where));
    }),
    { numRuns: 1_000 },
  );
});

test('outside quoted identifiers a statement holds only words of the grammar', () => {
  const words = new Set(
    `select from where order by limit offset as and or not is null true false unknown distinct in any all like ilike
    asc desc nulls first last cast coalesce json_agg count text integer float8 body rows total regconfig to_jsonb
    to_tsvector to_tsquery websearch_to_tsquery ${Object.values(castTypes).join(' ')}`.split(/\s+/),
  );
  fc.assert(
    fc.property(query, (asked) => {
      const bare = read(asked, true, tableFor(asked))
        .text.replace(/"(?:[^"]|"")*"/g, ' ')
        .replaceAll(/'\[\]'|(?<=[a-z])\[\]/g, ' ');
      assert.match(bare, /^[a-z0-9_$()\s.,:*=<>~@&|+-]*$/);
      const unknown = bare.match(/[a-z_][a-z0-9_]*/g)?.filter((word) => !words.has(word));
      assert.deepEqual(unknown, []);
    }),
    { numRuns: 1_000 },
  );
});

test('every value is a parameter and every parameter has its value', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const statement = read(asked, true, tableFor(asked));
      const bare = statement.text.replace(/"(?:[^"]|"")*"/g, ' ');
      const numbers = new Set([...bare.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])));
      const expected = Array.from(statement.values ?? [], (_, place) => place + 1);
      assert.deepEqual(
        [...numbers].sort((one, two) => one - two),
        expected,
      );
    }),
    { numRuns: 1_000 },
  );
});
