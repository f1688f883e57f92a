import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A type of the OpenAPI file, as far as the requests that we make need it. */
interface Shape {
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly items?: Shape | undefined;
}
const shapeSchema: v.GenericSchema<unknown, Shape> = v.object({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  required: v.optional(v.array(v.string())),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => shapeSchema),
    ),
  ),
  items: v.optional(v.lazy(() => shapeSchema)),
});
const fileSchema = v.object({
  operations: v.array(
    v.object({
      path: v.string(),
      method: v.string(),
      operation: v.string(),
      query: v.record(v.string(), shapeSchema),
      body: v.optional(shapeSchema),
    }),
  ),
});

/** Operations of Paystack's published OpenAPI file. */
const { operations } = v.parse(
  fileSchema,
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'paystack-openapi.json'), 'utf8')),
);

function misfits(value: unknown, shape: Shape, place: string): readonly string[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const fits: Readonly<Record<string, boolean>> = {
    string: typeof value === 'string',
    integer: Number.isSafeInteger(value),
    boolean: typeof value === 'boolean',
    array: Array.isArray(value),
    object: isObject,
  };
  if (shape.type !== undefined && fits[shape.type] !== true) {
    return [`${place} is no ${shape.type}`];
  }
  if (shape.enum && !shape.enum.includes(value)) return [`${place} is none of those allowed`];
  const { properties, required = [] } = shape;
  if (!isObject || properties === undefined) return [];
  const entries = Object.entries(value);
  const missing = required.filter((name) => !entries.some(([known]) => known === name));
  return [
    ...missing.map((name) => `${place}.${name} is missing`),
    ...entries.flatMap(([name, part]) => {
      const known = properties[name];
      return known ? misfits(part, known, `${place}.${name}`) : [`${place}.${name} is not known`];
    }),
  ];
}

/** A text of a query as the type that the file says. */
function typed(text: string, { type }: Shape): unknown {
  if (type === 'integer') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

export interface CheckedRequest {
  /** As the file names it; null: it knows no such address. */
  readonly operation: string | null;
  /** What stands in the address in place of its one variable. */
  readonly variable: string;
  readonly problems: readonly string[];
}

/** What Paystack's own file says against a request. */
export function checkRequest(method: string, url: URL, body: unknown): CheckedRequest {
  for (const known of operations) {
    const pattern = new RegExp(`^${known.path.replace(/\{\w+\}/, '([^/]+)')}$`);
    const found = pattern.exec(url.pathname);
    if (!found || known.method !== method) continue;
    const asked = [...url.searchParams].flatMap(([name, text]) => {
      const shape = known.query[name];
      return shape ? misfits(typed(text, shape), shape, `?${name}`) : [`?${name} is not known`];
    });
    const said = known.body ? misfits(body, known.body, 'body') : [];
    return { operation: known.operation, variable: found[1] ?? '', problems: [...asked, ...said] };
  }
  return { operation: null, variable: '', problems: [`${method} ${url.pathname} is not known`] };
}
