import {
  type Comparison,
  type ContainmentOperator,
  castTypes,
  type Field,
  type FilterCondition,
  type IsWord,
  type OrderTerm,
  type QuantifiableOperator,
  type SearchOperator,
  type SelectItem,
} from '../query/query.ts';
import type { Table } from '../schema/schema-cache.ts';
import { WireError } from '../wire-error.ts';

/** Collects the values of one statement; its text only ever holds their numbers. */
export interface Parameters {
  readonly values: string[];
  /** Adds a value. Its type stays open, so that PostgreSQL takes that of the column it meets. @returns its `$n` */
  add(value: string): string;
}

export function createParameters(): Parameters {
  const values: string[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

/** @throws TypeError on NUL, at which PostgreSQL would end the statement; the parsers let none through */
export function quoteIdentifier(name: string): string {
  if (name.includes('\0')) throw new TypeError('an identifier cannot hold NUL');
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableSql(table: Table): string {
  return `"public".${quoteIdentifier(table.name)}`;
}

/** Rows that a fragment speaks of: those of the table itself or of a CTE with its columns. */
interface Source {
  readonly sql: string;
  readonly table: Table;
}

/**
 * Only what the table has. PostgreSQL would also take its system columns, which tell of other members' writes, and any
 * function of a whole row: `plans.to_json` is `to_json(plans)`.
 * @throws WireError 42703, in PostgreSQL's words
 */
function columnSql(source: Source, name: string): string {
  if (!source.table.columns.has(name)) {
    throw new WireError({
      status: 400,
      code: '42703',
      message: `column ${source.table.name}.${name} does not exist`,
    });
  }
  return `${source.sql}.${quoteIdentifier(name)}`;
}

function fieldSql(parameters: Parameters, source: Source, field: Field): string {
  const column = columnSql(source, field.name);
  if (field.path.length === 0) return column;
  const baseType = source.table.columns.get(field.name)?.baseType;
  // arrays and composite values have paths too, once they are JSON
  const isJson = baseType === undefined || baseType === 'json' || baseType === 'jsonb';
  const steps = field.path.map(({ gives, by, value }) => {
    const arrow = gives === 'text' ? '->>' : '->';
    return `${arrow} ${parameters.add(value)}::${by === 'index' ? 'integer' : 'text'}`;
  });
  return `(${isJson ? column : `to_jsonb(${column})`} ${steps.join(' ')})`;
}

/** The key under which a field is answered: for a JSON path its last key. */
function answerName(field: Field): string {
  return field.path.findLast(({ by }) => by === 'key')?.value ?? field.name;
}

/** The names of the answer's columns, in order. */
export function selectedNames(table: Table, items: readonly SelectItem[]): readonly string[] {
  return items.flatMap((item) =>
    item.kind === 'all' ? [...table.columns.keys()] : [item.alias ?? answerName(item.field)],
  );
}

export function selectSql(
  parameters: Parameters,
  source: Source,
  items: readonly SelectItem[],
): string {
  return items
    .map((item) => {
      if (item.kind === 'all') return `${source.sql}.*`;
      const value = fieldSql(parameters, source, item.field);
      const cast = item.cast === null ? value : `cast(${value} as ${castTypes[item.cast]})`;
      return `${cast} as ${quoteIdentifier(item.alias ?? answerName(item.field))}`;
    })
    .join(', ');
}

export function orderSql(
  parameters: Parameters,
  source: Source,
  terms: readonly OrderTerm[],
): string {
  if (terms.length === 0) return '';
  const parts = terms.map(({ field, direction, nulls }) => {
    const place = nulls === null ? '' : ` nulls ${nulls}`;
    return `${fieldSql(parameters, source, field)} ${direction}${place}`;
  });
  return ` order by ${parts.join(', ')}`;
}

const quantifiable: Readonly<Record<QuantifiableOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
};
const containment: Readonly<Record<ContainmentOperator, string>> = {
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};
const search: Readonly<Record<SearchOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};
const isSql: Readonly<Record<IsWord, string>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

/** PostgreSQL's text form of an array, each element in quotes. */
function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

function searchSql(
  parameters: Parameters,
  source: Source,
  field: Field,
  { operator, config, value }: Extract<Comparison, { kind: 'search' }>,
): string {
  const column = source.table.columns.get(field.name);
  const isVector = field.path.length === 0 && (column?.baseType ?? 'tsvector') === 'tsvector';
  const configuration = config === null ? '' : `${parameters.add(config)}::regconfig, `;
  const text = fieldSql(parameters, source, field);
  const vector = isVector ? text : `to_tsvector(${configuration}${text})`;
  return `${vector} @@ ${search[operator]}(${configuration}${parameters.add(value)})`;
}

function comparisonSql(
  parameters: Parameters,
  source: Source,
  field: Field,
  comparison: Comparison,
): string {
  if (comparison.kind === 'search') return searchSql(parameters, source, field, comparison);
  const left = fieldSql(parameters, source, field);
  switch (comparison.kind) {
    case 'compare': {
      const { operator, quantifier, value } = comparison;
      const isPattern = operator === 'like' || operator === 'ilike';
      const right = parameters.add(isPattern ? value.replaceAll('*', '%') : value);
      const all = quantifier === null ? right : `${quantifier}(${right})`;
      return `${left} ${quantifiable[operator]} ${all}`;
    }
    case 'contain':
      return `${left} ${containment[comparison.operator]} ${parameters.add(comparison.value)}`;
    case 'in':
      return `${left} = any(${parameters.add(arrayText(comparison.values))})`;
    case 'is':
      return `${left} is ${isSql[comparison.word]}`;
    default:
      return `${left} is distinct from ${parameters.add(comparison.value)}`;
  }
}

function conditionSql(parameters: Parameters, source: Source, condition: FilterCondition): string {
  const positive =
    condition.kind === 'filter'
      ? comparisonSql(parameters, source, condition.field, condition.comparison)
      : condition.conditions
          .map((part) => conditionSql(parameters, source, part))
          .join(` ${condition.operator} `);
  return condition.negated ? `not (${positive})` : `(${positive})`;
}

export function whereSql(
  parameters: Parameters,
  source: Source,
  conditions: readonly FilterCondition[],
): string {
  if (conditions.length === 0) return '';
  return ` where ${conditions.map((part) => conditionSql(parameters, source, part)).join(' and ')}`;
}
