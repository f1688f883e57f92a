import { exceedsJson } from '../../../platform/answers/json-bounds.ts';
import { limits } from '../query/query.ts';
import { invalidBody, tooManyRows } from '../wire-error.ts';
import { parseCsv } from './parse-csv.ts';

/** The rows of a body. The JSON text goes to PostgreSQL as it came, so that no number loses digits on the way. */
export interface Payload {
  readonly json: string;
  /** An object is one row. */
  readonly shape: 'object' | 'list';
  readonly rows: number;
  /** Names that the first row sets. */
  readonly keys: readonly string[];
  /** Whether every row sets the same names as the first. */
  readonly uniform: boolean;
}

/** Much deeper than anything that we store, and as deep as PostgreSQL reads without complaint. */
const bounds = { depth: 500, values: Number.POSITIVE_INFINITY };

const utf8 = new TextDecoder('utf-8', { fatal: true });
const empty: Payload = { json: '[]', shape: 'list', rows: 0, keys: [], uniform: true };

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function describe(json: string, value: unknown): Payload {
  if (isRow(value)) {
    return { json, shape: 'object', rows: 1, keys: Object.keys(value), uniform: true };
  }
  // anything else than rows counts as no rows
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRow)) return empty;
  if (value.length > limits.bodyRows) throw tooManyRows(limits.bodyRows);
  const keys = new Set(Object.keys(value[0] ?? {}));
  const uniform = value.every((row) => {
    const own = Object.keys(row);
    return own.length === keys.size && own.every((key) => keys.has(key));
  });
  return { json, shape: 'list', rows: value.length, keys: [...keys], uniform };
}

function parseJson(text: string): Payload {
  if (exceedsJson(text, bounds)) throw invalidBody('The body is nested too deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
  return describe(text, value);
}

function parseForm(text: string): Payload {
  const row = Object.fromEntries(new URLSearchParams(text));
  return describe(JSON.stringify(row), row);
}

/**
 * Reads a body by its content type: JSON, CSV or a form.
 * @throws WireError PGRST102, with status 413 where it holds too many rows
 */
export function parsePayload(contentType: string | undefined, body: Buffer): Payload {
  const type = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw invalidBody('The body is not valid UTF-8');
  }
  switch (type) {
    case '':
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
      return parseJson(text);
    case 'text/csv': {
      const rows = parseCsv(text);
      return describe(JSON.stringify(rows), rows);
    }
    case 'application/x-www-form-urlencoded':
      return parseForm(text);
    default:
      throw invalidBody(`Content-Type not acceptable: ${type}`);
  }
}
