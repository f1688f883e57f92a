import type { FilterCondition } from '../query/query.ts';
import type { Table } from '../schema/schema-cache.ts';

/** A column that must equal a value, as a filter of the address says it. */
export interface KeyFilter {
  readonly column: string;
  readonly value: string;
}

/** The plain `column=eq.value` among the conditions. */
export function equalities(where: readonly FilterCondition[]): readonly KeyFilter[] {
  return where.flatMap((condition) =>
    condition.kind === 'filter' &&
    !condition.negated &&
    condition.field.path.length === 0 &&
    condition.comparison.kind === 'compare' &&
    condition.comparison.operator === 'eq' &&
    condition.comparison.quantifier === null
      ? [{ column: condition.field.name, value: condition.comparison.value }]
      : [],
  );
}

/** Whether the conditions name a value for every column of the primary key, so that at most one row can match. */
export function namesOneRow({ primaryKey }: Table, where: readonly FilterCondition[]): boolean {
  const named = new Set(equalities(where).map(({ column }) => column));
  return primaryKey.length > 0 && primaryKey.every((column) => named.has(column));
}
