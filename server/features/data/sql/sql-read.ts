import type { Statement } from '../../../platform/database/database.ts';
import type { Media } from '../content/parse-accept.ts';
import { limits, type Query } from '../query/query.ts';
import type { Table } from '../schema/schema-cache.ts';
import { bodySql, rowsAlias } from './sql-body.ts';
import { createParameters, orderSql, selectSql, tableSql, whereSql } from './sql-fragments.ts';
import { hasVersions, versionsSql, versionsStatement } from './sql-versions.ts';

interface ReadPlan {
  readonly table: Table;
  readonly query: Query;
  readonly media: Media;
  /** Whether to count all rows that match, whatever the limit. */
  readonly counted: boolean;
  /** Whether the answer says which versions of rows it shows, where rows of the table have some. */
  readonly versioned: boolean;
  /** Whether only the head of the answer is wanted. */
  readonly headOnly: boolean;
}

/** How a read is done. */
export interface ReadStatements {
  /** Answers with one row: `body`, `rows` on this page, `total` of all pages or null, `versions` of these rows or null. */
  readonly whole: Statement;
  /** Answers with one row that has `versions` alone; null where rows of the table do not say theirs. */
  readonly versions: Statement | null;
}

export function readStatements({
  table,
  query,
  media,
  counted,
  versioned,
  headOnly,
}: ReadPlan): ReadStatements {
  const parameters = createParameters();
  const source = { sql: tableSql(table), table };
  const where = whereSql(parameters, source, query.where);
  const order = orderSql(parameters, source, query.order);
  const limit = parameters.add(String(Math.min(query.limit ?? limits.rows, limits.rows)));
  const offset = query.offset === 0 ? '' : ` offset ${parameters.add(String(query.offset))}`;
  const rows = `from ${source.sql}${where}${order} limit ${limit}${offset}`;
  const versions = versioned && hasVersions(table) ? versionsSql(source.sql, rows) : null;
  const of = [...parameters.values];
  const selected = selectSql(parameters, source, query.select);
  const body = headOnly ? 'null' : bodySql(media);
  const total = counted ? `(select count(*)::float8 from ${source.sql}${where})` : 'null::float8';
  return {
    whole: {
      text: `select ${body} as body, count(*)::float8 as rows, ${total} as total${
        versions === null ? '' : `, ${versions} as versions`
      }
      from (select ${selected} ${rows}) as ${rowsAlias}`,
      values: parameters.values,
    },
    versions: versions === null ? null : versionsStatement(versions, of),
  };
}
