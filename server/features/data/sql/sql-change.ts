import type { Statement } from '../../../platform/database/database.ts';
import type { FilterCondition } from '../query/query.ts';
import { createParameters, quoteIdentifier, tableSql, whereSql } from './sql-fragments.ts';
import { lockFirst } from './sql-lock-order.ts';
import { finish, payloadSql, type SqlOutcome, type Values, valuesSql } from './sql-outcome.ts';

interface UpdatePlan extends SqlOutcome {
  readonly values: Values;
  readonly where: readonly FilterCondition[];
}

export function updateStatement(plan: UpdatePlan): Statement {
  const { table, values, where } = plan;
  const parameters = createParameters();
  const rows = payloadSql(parameters, values);
  const given = valuesSql(parameters, values);
  const sets = values.columns.map(
    ({ name }, index) => `${quoteIdentifier(name)} = ${given[index] ?? 'null'}`,
  );
  const into = `update ${tableSql(table)} set ${sets.join(', ')} from ${rows}`;
  const first = lockFirst(parameters, table, where);
  const write =
    first === null
      ? `${into}${whereSql(parameters, { sql: tableSql(table), table }, where)}`
      : `${first.with}${into}, ${first.source}${first.where}`;
  return finish(parameters, write, plan);
}

interface DeletePlan extends SqlOutcome {
  readonly where: readonly FilterCondition[];
}

export function deleteStatement(plan: DeletePlan): Statement {
  const { table, where } = plan;
  const parameters = createParameters();
  const from = `delete from ${tableSql(table)}`;
  const first = lockFirst(parameters, table, where);
  const write =
    first === null
      ? `${from}${whereSql(parameters, { sql: tableSql(table), table }, where)}`
      : `${first.with}${from} using ${first.source}${first.where}`;
  return finish(parameters, write, plan);
}
