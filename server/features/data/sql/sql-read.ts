import type { Statement } from '../../../platform/database.ts';
import type { Media } from '../content/parse-accept.ts';
import { limits, type Query } from '../query/query.ts';
import type { Table } from '../schema/schema-cache.ts';
import { bodySql, rowsAlias } from './sql-body.ts';
import { createParameters, orderSql, selectSql, tableSql, whereSql } from './sql-fragments.ts';

interface ReadPlan {
  readonly table: Table;
  readonly query: Query;
  readonly media: Media;
  /** Whether to count all rows that match, whatever the limit. */
  readonly counted: boolean;
  /** Whether only the head of the answer is wanted. */
  readonly headOnly: boolean;
}

/** One statement that answers a read with one row: `body`, `rows` on this page, `total` of all pages or null. */
export function readStatement({ table, query, media, counted, headOnly }: ReadPlan): Statement {
  const parameters = createParameters();
  const source = { sql: tableSql(table), table };
  const selected = selectSql(parameters, source, query.select);
  const where = whereSql(parameters, source, query.where);
  const order = orderSql(parameters, source, query.order);
  const limit = parameters.add(String(Math.min(query.limit ?? limits.rows, limits.rows)));
  const offset = query.offset === 0 ? '' : ` offset ${parameters.add(String(query.offset))}`;
  const body = headOnly ? 'null' : bodySql(media);
  const total = counted ? `(select count(*)::float8 from ${source.sql}${where})` : 'null::float8';
  return {
    text: `select ${body} as body, count(*)::float8 as rows, ${total} as total
      from (select ${selected} from ${source.sql}${where}${order} limit ${limit}${offset}) as ${rowsAlias}`,
    values: parameters.values,
  };
}
