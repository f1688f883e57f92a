import type { Media } from '../content/parse-accept.ts';

/** Alias of the rows that a body is made of. */
export const rowsAlias = '"_rows"';

/** Rows as PostgreSQL writes records, without their brackets: quotes and backslashes inside quotes are doubled. */
const csvRows = `string_agg(substring(${rowsAlias}::text, 2, length(${rowsAlias}::text) - 2), e'\\n')`;

/**
 * The expression that makes an answer's body of the rows behind `rowsAlias`. PostgreSQL writes the JSON, so that dates,
 * numbers and arrays are exactly its own.
 */
export function bodySql(media: Media): string {
  if (media.kind === 'csv') return `coalesce(${csvRows}, '')`;
  const list = `json_agg(${rowsAlias}.*)`;
  const rows = media.stripNulls ? `json_strip_nulls(${list})` : list;
  return media.kind === 'object'
    ? `coalesce((${rows} -> 0)::text, 'null')`
    : `coalesce(${rows}::text, '[]')`;
}
