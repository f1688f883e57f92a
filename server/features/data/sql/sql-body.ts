import type { Media } from '../content/parse-accept.ts';
import { quoteIdentifier } from './sql-fragments.ts';

/** Alias of the rows that a body is made of. */
export const rowsAlias = '"_rows"';

const csvField = (name: string): string => {
  const text = `${rowsAlias}.${quoteIdentifier(name)}::text`;
  // RFC 4180: quotes where the text holds what ends a field; an empty text differs from a null
  return `case when ${text} ~ '[",\\r\\n]' or ${text} = ''
    then '"' || replace(${text}, '"', '""') || '"' else ${text} end`;
};

/**
 * The expression that makes an answer's body of the rows behind `rowsAlias`. PostgreSQL writes the JSON, so that dates,
 * numbers and arrays are exactly its own.
 * @param names the columns of the rows, for CSV
 */
export function bodySql(media: Media, names: readonly string[]): string {
  if (media.kind === 'csv') {
    if (names.length === 0) return `coalesce(string_agg('', e'\\n'), '')`;
    return `coalesce(string_agg(array_to_string(array[${names.map(csvField).join(', ')}], ',', ''), e'\\n'), '')`;
  }
  const list = `json_agg(${rowsAlias}.*)`;
  const rows = media.stripNulls ? `json_strip_nulls(${list})` : list;
  return media.kind === 'object'
    ? `coalesce((${rows} -> 0)::text, 'null')`
    : `coalesce(${rows}::text, '[]')`;
}
