import { WireError } from '../wire-error.ts';
import type { Media } from './parse-accept.ts';

export interface DataAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: no body, and so no content type. */
  readonly body: { readonly text: string; readonly contentType: string } | null;
}

/**
 * The `Content-Range` of an answer: the places of its rows, then how many there are in all.
 * @param total null: not asked for
 */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const places = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${places}/${total ?? '*'}`;
}

const csvName = (name: string) =>
  /[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;

/** A body of rows as PostgreSQL wrote it; CSV gets its line of names, and no line break ends its last row. */
export function rowsBody(media: Media, names: readonly string[], text: string): DataAnswer['body'] {
  const whole = media.kind === 'csv' ? `${names.map(csvName).join(',')}\n${text}` : text;
  return { text: whole, contentType: media.contentType };
}

/** The fault of an answer that should be one object and is another number of rows. */
export function notSingular(rows: number): WireError {
  return new WireError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

export function tooManyAffected(rows: number): WireError {
  return new WireError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

export function offsetBeyond(offset: number, total: number): WireError {
  return new WireError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: { 'content-range': `*/${total}` },
  });
}
