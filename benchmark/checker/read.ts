/** A file that is not what the README of the benchmark says, with where in it. */
export class FormatError extends Error {}

/** Rows of a CSV text by the names of its first row (RFC 4180, commas). @param name of the file, for what is wrong with it */
export function csvRecords(text: string, name: string): readonly ReadonlyMap<string, string>[] {
  const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^",\n]*)(,|\n|$)/g)];
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, cell = '', end] of cells) {
    if (whole === '' && row.length === 0) break;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [head = [], ...body] = rows;
  return body.map((values, index) => {
    if (values.length !== head.length) {
      throw new FormatError(
        `${name}, row ${index + 2}: ${values.length} cells, not ${head.length}`,
      );
    }
    return new Map(head.map((column, at) => [column, values[at] ?? '']));
  });
}

/** A value of a JSON text with the way to it, read as what it must be. */
export class Reader {
  readonly #value: unknown;
  readonly #path: string;

  constructor(value: unknown, path: string) {
    this.#value = value;
    this.#path = path;
  }

  static ofText(text: string, path: string): Reader {
    try {
      return new Reader(JSON.parse(text), path);
    } catch {
      throw new FormatError(`${path} is no JSON`);
    }
  }

  fail(wanted: string): never {
    throw new FormatError(`${this.#path}: ${wanted} is wanted`);
  }

  text(): string {
    return typeof this.#value === 'string' ? this.#value : this.fail('a text');
  }

  number(): number {
    return typeof this.#value === 'number' && Number.isFinite(this.#value)
      ? this.#value
      : this.fail('a number');
  }

  isTrue(): boolean {
    return typeof this.#value === 'boolean' ? this.#value : this.fail('true or false');
  }

  isNull(): boolean {
    return this.#value === null;
  }

  list(): readonly Reader[] {
    return Array.isArray(this.#value)
      ? this.#value.map((item: unknown, index) => new Reader(item, `${this.#path}[${index}]`))
      : this.fail('a list');
  }

  /** The fields of an object, in their order. */
  entries(): readonly (readonly [name: string, value: Reader])[] {
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.fail('an object');
    }
    return Object.entries(value).map(
      ([name, field]: [string, unknown]) =>
        [name, new Reader(field, `${this.#path}.${name}`)] as const,
    );
  }

  /** @param optional names that may be absent; any other name than these and `names` is refused */
  fields(names: readonly string[], optional: readonly string[] = []): (name: string) => Reader {
    const fields = new Map(this.entries());
    const odd = [...fields.keys()].find(
      (name) => !names.includes(name) && !optional.includes(name),
    );
    if (odd !== undefined) return this.fail(`nothing called '${odd}'`);
    const missing = names.find((name) => !fields.has(name));
    if (missing !== undefined) return this.fail(`'${missing}'`);
    return (name) => fields.get(name) ?? new Reader(null, `${this.#path}.${name}`);
  }
}
