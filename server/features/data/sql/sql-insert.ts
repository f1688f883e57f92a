import type { Statement } from '../../../platform/database/database.ts';
import type { TableColumn } from '../schema/schema-cache.ts';
import { createParameters, quoteIdentifier, tableSql } from './sql-fragments.ts';
import { orderedBy, writtenKey } from './sql-lock-order.ts';
import {
  body,
  type Conflict,
  countSql,
  finish,
  given,
  names,
  payloadSql,
  place,
  type SqlOutcome,
  type Values,
  valuesSql,
} from './sql-outcome.ts';

interface InsertPlan extends SqlOutcome {
  readonly values: Values;
  readonly conflict: Conflict | null;
  /** For PUT: the key that the row must have; of several rows the first is written. */
  readonly key: readonly { readonly column: string; readonly value: string }[];
}

function conflictSql(conflict: Conflict, columns: readonly TableColumn[]): string {
  const target = conflict.columns.map(quoteIdentifier).join(', ');
  if (conflict.resolution === 'ignore' || columns.length === 0) {
    return ` on conflict (${target}) do nothing`;
  }
  const sets = columns.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `${column} = excluded.${column}`;
  });
  return ` on conflict (${target}) do update set ${sets.join(', ')} where ${countSql('- 1')}`;
}

/** The rows of the body in the order of their key; of two with one key the first comes first. */
function inKeyOrder(source: string, key: readonly string[]): string {
  return ` order by ${orderedBy(source, key)}, ${place}`;
}

export function insertStatement(plan: InsertPlan): Statement {
  const { table, values, conflict, key, returned } = plan;
  const parameters = createParameters();
  const merges = conflict?.resolution === 'merge' && values.columns.length > 0;
  const onConflict = conflict === null ? '' : conflictSql(conflict, values.columns);
  if (values.columns.length === 0) {
    // rows of no column, so that each is made of defaults alone
    const rows = `generate_series(1, ${parameters.add(String(values.payload.rows))}::integer)`;
    const write = `insert into ${tableSql(table)} select from ${rows}${onConflict}`;
    return finish(parameters, write, plan);
  }
  const columns = names(values.columns);
  const into = `insert into ${tableSql(table)} (${columns})`;
  const isPut = key.length > 0;
  const ordered = isPut ? null : writtenKey(conflict?.columns ?? table.primaryKey, values);
  const rows = payloadSql(parameters, values, ordered !== null);
  const selected = valuesSql(parameters, values);
  const conditions = [
    ...key.map(
      ({ column, value }) => `${body}.${quoteIdentifier(column)} = ${parameters.add(value)}`,
    ),
    ...(merges ? [countSql('+ 1')] : []),
  ];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  if (ordered === null || returned.kind !== 'rows' || returned.order.length > 0) {
    const order = isPut ? ' limit 1' : ordered === null ? '' : inKeyOrder(body, ordered);
    const write = `${into}
      select ${selected.join(', ')} from ${rows}${where}${order}${onConflict}`;
    return finish(parameters, write, plan, { counted: merges });
  }
  const named = values.columns.map(
    ({ name }, index) => `${selected[index] ?? 'null'} as ${quoteIdentifier(name)}`,
  );
  const arranged = {
    given: `select ${named.join(', ')}, ${place} from ${rows}${where}`,
    key: ordered,
  };
  const write = `${into}
    select ${columns} from ${given}${inKeyOrder(given, ordered)}${onConflict}`;
  return finish(parameters, write, plan, { counted: merges, arranged });
}
