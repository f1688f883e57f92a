import type { Field, FilterCondition, Query } from '../query/query.ts';

const patterns: readonly string[] = ['like', 'ilike', 'match', 'imatch'];

const hasPath = ({ path }: Field) => path.length > 0;

function isCostlyCondition(condition: FilterCondition): boolean {
  if (condition.kind === 'group') return condition.conditions.some(isCostlyCondition);
  const { comparison, field } = condition;
  if (comparison.kind === 'search' || hasPath(field)) return true;
  return comparison.kind === 'compare' && patterns.includes(comparison.operator);
}

/**
 * Whether a select answers more than each column once: one column several times, or several steps into JSON, each of which
 * writes what it finds anew. One step costs what the whole column does.
 */
function isCostlySelect({ select }: Query): boolean {
  const names = select.map((item) => (item.kind === 'all' ? '*' : item.field.name));
  const repeats = new Set(names).size < names.length || (names.includes('*') && names.length > 1);
  return repeats || select.some((item) => item.kind === 'field' && item.field.path.length > 1);
}

/**
 * Whether a query may keep the database busy for seconds, whoever asks and however few rows are theirs: patterns, text
 * search, steps into JSON, the same column many times.
 */
export function isCostly(query: Query): boolean {
  return (
    query.where.some(isCostlyCondition) ||
    query.order.some(({ field }) => hasPath(field)) ||
    isCostlySelect(query)
  );
}
