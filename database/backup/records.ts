import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { damaged } from './backup-error.ts';
import { Taker } from './taker.ts';

/*
 * The inside of a backup: a manifest, then parts, then the list of all parts with their rows and SHA-256. The first part is
 * the server's secret, each other one a table as COPY prints it. Each record is a letter, a length and that many bytes.
 */
const kinds = { manifest: 'M', begin: 'B', data: 'D', end: 'E', list: 'L' } as const;
type Kind = keyof typeof kinds;
const headBytes = 5;
/** Above any row that the database takes; a larger length is a damaged one. */
const mostBytes = 512 * 1024 * 1024;

const manifestSchema = v.object({
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Version of the PostgreSQL that it was made from. */
  postgres: v.string(),
  /** All that were applied, the newest last. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  sequences: v.array(v.object({ schema: v.string(), name: v.string(), value: v.string() })),
  /** What only the right secret gives; says nothing about the secret. */
  secretCheck: v.string(),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

const tableSchema = v.object({
  schema: v.string(),
  name: v.string(),
  columns: v.array(v.string()),
});
export type BackupTable = v.InferOutput<typeof tableSchema>;
const beginSchema = v.object({ name: v.string(), table: v.nullable(tableSchema) });

const sumSchema = v.object({ rows: v.number(), bytes: v.number(), sha256: v.string() });
const partSumSchema = v.object({ name: v.string(), ...sumSchema.entries });
export type PartSum = v.InferOutput<typeof partSumSchema>;

/** The part that holds the secret of the server, empty where the settings hold it. */
export const secretPart = 'secret-key';

const newline = 0x0a;
function countLines(block: Buffer): number {
  let lines = 0;
  for (let at = block.indexOf(newline); at !== -1; at = block.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Counts and sums what passes. COPY ends each row by a line feed and writes those inside of values otherwise. */
export class Meter {
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  add(block: Buffer): void {
    this.#hash.update(block);
    this.#rows += countLines(block);
    this.#bytes += block.length;
  }

  sum() {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

function record(kind: Kind, body: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write(kinds[kind], 'latin1');
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

const jsonRecord = (kind: Kind, value: unknown): Buffer =>
  record(kind, Buffer.from(JSON.stringify(value)));

export interface PartToWrite {
  readonly name: string;
  readonly table: BackupTable | null;
  readonly blocks: AsyncIterable<Buffer>;
}

/** @param done hears the sums of all parts at the end */
export async function* writeRecords(
  manifest: Manifest,
  parts: Iterable<PartToWrite>,
  done: (sums: readonly PartSum[]) => void,
): AsyncGenerator<Buffer, void> {
  yield jsonRecord('manifest', manifest);
  const sums: PartSum[] = [];
  for (const { name, table, blocks } of parts) {
    yield jsonRecord('begin', { name, table });
    const meter = new Meter();
    for await (const block of blocks) {
      meter.add(block);
      yield record('data', block);
    }
    const sum = meter.sum();
    yield jsonRecord('end', sum);
    sums.push({ name, ...sum });
  }
  yield jsonRecord('list', { parts: sums });
  done(sums);
}

export interface ReadPart {
  readonly name: string;
  readonly table: BackupTable | null;
  /** To be read to its end before the next part; what was read is right only then. */
  readonly blocks: AsyncIterable<Buffer>;
}

/** Reads what `writeRecords` wrote. @throws BackupError where a sum is not the one that was written */
export class RecordReader {
  readonly #taker: Taker;
  readonly #sums: PartSum[] = [];

  constructor(source: AsyncIterable<Buffer>) {
    this.#taker = new Taker(source);
  }

  async manifest(): Promise<Manifest> {
    return this.#json(await this.#next(), 'manifest', manifestSchema);
  }

  /** Sums of the parts that were read. */
  sums(): readonly PartSum[] {
    return this.#sums;
  }

  async *parts(): AsyncGenerator<ReadPart, void> {
    for (;;) {
      const next = await this.#next();
      if (next.kind === kinds.list) {
        const { parts } = this.#json(next, 'list', v.object({ parts: v.array(partSumSchema) }));
        if (JSON.stringify(parts) !== JSON.stringify(this.#sums))
          throw damaged('a part is missing');
        if (!(await this.#taker.isAtEnd())) throw damaged('something was added to it');
        return;
      }
      const { name, table } = this.#json(next, 'begin', beginSchema);
      yield { name, table, blocks: this.#blocks(name) };
    }
  }

  async *#blocks(name: string): AsyncGenerator<Buffer, void> {
    const meter = new Meter();
    for (;;) {
      const next = await this.#next();
      if (next.kind === kinds.data) {
        meter.add(next.body);
        yield next.body;
        continue;
      }
      const written = this.#json(next, 'end', sumSchema);
      const sum = meter.sum();
      if (JSON.stringify(written) !== JSON.stringify(sum)) {
        throw damaged(`${name} has another SHA-256`);
      }
      this.#sums.push({ name, ...sum });
      return;
    }
  }

  async #next(): Promise<{ readonly kind: string; readonly body: Buffer }> {
    const head = await this.#taker.take(headBytes);
    const length = head.readUInt32BE(1);
    if (length > mostBytes) throw damaged('a length was changed');
    return { kind: head.toString('latin1', 0, 1), body: await this.#taker.take(length) };
  }

  #json<S extends v.GenericSchema>(
    { kind, body }: { readonly kind: string; readonly body: Buffer },
    wanted: Kind,
    schema: S,
  ): v.InferOutput<S> {
    if (kind !== kinds[wanted]) throw damaged('its parts are not in their order');
    try {
      return v.parse(schema, JSON.parse(body.toString('utf8')));
    } catch (error) {
      throw damaged('a part of it is not understood', error);
    }
  }
}
