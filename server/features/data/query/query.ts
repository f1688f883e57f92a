/** What a request asks for, once parsed. Names are as the caller wrote them; nothing here is SQL yet. */

export type JsonStep = {
  /** Whether the step gives JSON (`->`) or text (`->>`). */
  readonly gives: 'json' | 'text';
  readonly by: 'key' | 'index';
  readonly value: string;
};

export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

/**
 * Types that a selected column may be cast to, with their SQL; those of lists by PostgreSQL's own names. Closed, as a cast
 * cannot be a parameter.
 */
export const castTypes = {
  bigint: 'bigint',
  int8: 'bigint',
  bool: 'boolean',
  boolean: 'boolean',
  bytea: 'bytea',
  'character varying': 'text',
  date: 'date',
  decimal: 'numeric',
  'double precision': 'double precision',
  float4: 'real',
  float8: 'double precision',
  int: 'integer',
  int2: 'smallint',
  int4: 'integer',
  integer: 'integer',
  interval: 'interval',
  json: 'json',
  jsonb: 'jsonb',
  numeric: 'numeric',
  real: 'real',
  smallint: 'smallint',
  text: 'text',
  time: 'time',
  timestamp: 'timestamp',
  timestamptz: 'timestamptz',
  timetz: 'timetz',
  uuid: 'uuid',
  varchar: 'text',
  _bool: 'boolean[]',
  _bytea: 'bytea[]',
  _date: 'date[]',
  _float4: 'real[]',
  _float8: 'double precision[]',
  _int2: 'smallint[]',
  _int4: 'integer[]',
  _int8: 'bigint[]',
  _interval: 'interval[]',
  _json: 'json[]',
  _jsonb: 'jsonb[]',
  _numeric: 'numeric[]',
  _text: 'text[]',
  _time: 'time[]',
  _timestamp: 'timestamp[]',
  _timestamptz: 'timestamptz[]',
  _timetz: 'timetz[]',
  _uuid: 'uuid[]',
  _varchar: 'text[]',
} as const;
export type CastType = keyof typeof castTypes;

export type SelectItem =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'field';
      readonly field: Field;
      readonly alias: string | null;
      readonly cast: CastType | null;
    };

export const quantifiableOperators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
] as const;
export const containmentOperators = ['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const;
export const searchOperators = ['fts', 'plfts', 'phfts', 'wfts'] as const;
export const isWords = ['null', 'not_null', 'true', 'false', 'unknown'] as const;

export type QuantifiableOperator = (typeof quantifiableOperators)[number];
export type ContainmentOperator = (typeof containmentOperators)[number];
export type SearchOperator = (typeof searchOperators)[number];
export type IsWord = (typeof isWords)[number];
type Quantifier = 'any' | 'all';

export type Comparison =
  | {
      readonly kind: 'compare';
      readonly operator: QuantifiableOperator;
      readonly quantifier: Quantifier | null;
      readonly value: string;
    }
  | { readonly kind: 'contain'; readonly operator: ContainmentOperator; readonly value: string }
  | {
      readonly kind: 'search';
      readonly operator: SearchOperator;
      readonly config: string | null;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly word: IsWord }
  | { readonly kind: 'distinct'; readonly value: string };

export type FilterCondition =
  | {
      readonly kind: 'filter';
      readonly field: Field;
      readonly negated: boolean;
      readonly comparison: Comparison;
    }
  | {
      readonly kind: 'group';
      readonly operator: 'and' | 'or';
      readonly negated: boolean;
      readonly conditions: readonly FilterCondition[];
    };

export interface OrderTerm {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last' | null;
}

export interface Query {
  readonly select: readonly SelectItem[];
  /** All of them must hold. */
  readonly where: readonly FilterCondition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number;
  /** Columns that a body may set; null: those that it names. */
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
}

/** Bounds of a request, far above what a page needs and far below what would harm the server. */
export const limits = {
  rows: 1000,
  bodyRows: 1000,
  queryLength: 64 * 1024,
  conditions: 200,
  depth: 16,
  selectItems: 200,
  /** How often one select may name the same column: each time the whole of it may be answered. */
  namings: 8,
  orderTerms: 32,
  jsonSteps: 32,
} as const;
