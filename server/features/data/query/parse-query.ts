import { notEmbedded, WireError } from '../wire-error.ts';
import { type ConditionBudget, parseFilter, parseLogic } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseNames, parseSelect } from './parse-select.ts';
import { type FilterCondition, limits, type Query } from './query.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** One name or value of a query string. A stray `%` stands for itself, as links written by hand have it. */
function decode(text: string): string {
  const plain = text.replaceAll('+', ' ');
  if (!plain.includes('%')) return plain;
  const bytes = Buffer.from(plain, 'utf8');
  const decoded = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const hex = bytes[at] === 0x25 ? bytes.toString('latin1', at + 1, at + 3) : '';
    const isEscape = /^[0-9a-f]{2}$/i.test(hex);
    decoded[length] = isEscape ? Number.parseInt(hex, 16) : (bytes[at] ?? 0);
    length += 1;
    if (isEscape) at += 2;
  }
  try {
    return utf8.decode(decoded.subarray(0, length));
  } catch {
    throw new WireError({
      status: 400,
      code: 'PGRST100',
      message: 'The query string is not valid UTF-8',
    });
  }
}

function readPairs(raw: string): readonly (readonly [key: string, value: string])[] {
  if (raw.length > limits.queryLength) {
    throw new WireError({
      status: 414,
      code: 'PGRST100',
      message: `The query string is longer than ${limits.queryLength} characters`,
    });
  }
  return raw.split('&').flatMap((part) => {
    const equals = part.indexOf('=');
    if (equals < 0) return []; // a name without a value filters nothing
    const pair = [decode(part.slice(0, equals)), decode(part.slice(equals + 1))] as const;
    // PostgreSQL's texts end at NUL
    if (pair.some((text) => text.includes('\0'))) {
      throw new WireError({
        status: 400,
        code: '22021',
        message: 'invalid byte sequence for encoding "UTF8": 0x00',
      });
    }
    return [pair];
  });
}

/** A whole number, or null for any other text, which the protocol ignores. */
function readWhole(text: string): number | null {
  return /^ *-?\d+ *$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : null;
}

function readLimit(text: string): number | null {
  const limit = readWhole(text);
  if (limit !== null && limit < 0) {
    throw new WireError({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'Limit should be greater than or equal to zero.',
    });
  }
  return limit;
}

/** Key of the publishable key when it travels in the query string; never a filter. */
export const apiKeyParameter = 'apikey';

/**
 * The whole query string of a request on `table`.
 * @throws WireError
 */
export function parseQuery(raw: string, table: string): Query {
  const budget: ConditionBudget = { left: limits.conditions };
  const where: FilterCondition[] = [];
  const order: string[] = [];
  const named = new Map<string, string>();
  for (const [key, value] of readPairs(raw)) {
    const last = key.slice(key.lastIndexOf('.') + 1);
    if (['select', 'columns', 'on_conflict', apiKeyParameter].includes(key)) {
      if (!named.has(key)) named.set(key, value);
    } else if (last === 'order' || last === 'limit' || last === 'offset') {
      if (key !== last) throw notEmbedded(key.slice(0, -last.length - 1));
      if (last === 'order' && value !== '') order.push(value);
      else named.set(key, value);
    } else {
      where.push(parseLogic(key, value, budget) ?? parseFilter(key, value, budget));
    }
  }
  const columns = named.get('columns');
  const onConflict = named.get('on_conflict');
  return {
    select: parseSelect(named.get('select') ?? '*', table),
    where,
    order: parseOrder(order.join(',')),
    limit: readLimit(named.get('limit') ?? ''),
    offset: Math.max(0, readWhole(named.get('offset') ?? '') ?? 0),
    columns: columns === undefined ? null : parseNames('columns parameter', columns),
    onConflict: onConflict === undefined ? null : parseNames('on_conflict parameter', onConflict),
  };
}
