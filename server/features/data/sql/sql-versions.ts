import type { Statement } from '../../../platform/database/database.ts';
import type { Table } from '../schema/schema-cache.ts';

/** A column of pages, which are long and seldom change. */
const pages = 'content';
const changed = 'updated_at';

/** Whether rows of a table cost much more to read than their versions do. Views have none. */
export function hasVersions({ columns, primaryKey }: Table): boolean {
  return primaryKey.length > 0 && columns.has(pages) && columns.has(changed);
}

/**
 * The expression for the versions of rows, without a look at what is in them: the transaction that wrote each and its place
 * (PostgreSQL, System Columns), and its time, as transactions are counted anew after a restore.
 * @param table the table as SQL
 * @param rows `from` and all that follows it
 */
export function versionsSql(table: string, rows: string): string {
  const versions = ['xmin', 'ctid', changed].map((name) => `${table}."${name}"`).join(', ');
  return `(select string_agg("_versions"::text, '') from (select ${versions} ${rows}) as "_versions")`;
}

/** One statement that answers with one row, its `versions`; null where there are no rows. */
export function versionsStatement(versions: string, values: readonly unknown[]): Statement {
  return { text: `select ${versions} as versions`, values };
}
