import pg from 'pg';
import { tellStatements } from '../tracing/channels.ts';
import { bindMessage } from './bind-message.ts';

/** One SQL statement. `prepare: false` keeps a text that is built from a request out of the server's plan cache. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly prepare?: boolean;
}

export type ResultRow = Readonly<Record<string, unknown>>;
export interface Result {
  readonly rows: readonly ResultRow[];
  /** Rows returned or changed, as PostgreSQL counted them. */
  readonly count: number;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}
interface DataRow {
  readonly fields: readonly (string | null)[];
}
interface CommandComplete {
  readonly text: string;
}

/** Names of statement texts, so that PostgreSQL parses each once for a connection. Bounded: later texts stay unnamed. */
const names = new Map<string, string>();
const maxNames = 300;

function nameOf(statement: Statement): string {
  if (statement.prepare === false) return '';
  const known = names.get(statement.text);
  if (known !== undefined) return known;
  if (names.size >= maxNames) return '';
  const name = `s${names.size}`;
  names.set(statement.text, name);
  return name;
}

/** Statement names that a connection has parsed. Prepared statements outlive a rolled-back transaction. */
const parsedNames = new WeakMap<pg.Connection, Set<string>>();

/** Values as PostgreSQL's text protocol takes them; objects are refused, so that JSON is always said aloud. */
function wireValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value;
  // UTF-8 of a text, or a bytea: the parameter's type says which
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') {
    return String(value);
  }
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`cannot send a ${typeof value} as a parameter`);
}

/** Describe and Execute of the unnamed portal, for all of its rows (PostgreSQL, Message Formats): the same each time. */
const describeAndExecute = Buffer.from([
  ...[0x44, 0, 0, 0, 6, 0x50, 0],
  ...[0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0],
]);
/** Bytes up to which pieces are copied into one: each piece of its own costs the socket more than that. */
const copied = 16 * 1024;

function writeTogether(stream: pg.Connection['stream'], pieces: readonly Buffer[]): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length <= copied) stream.write(Buffer.concat(pieces, length));
  else for (const piece of pieces) stream.write(piece);
}

/**
 * Several statements in one round trip with one Sync: PostgreSQL runs them as one implicit transaction, and when one
 * fails it discards all that follow. So a statement behind `set_config('role', …)` never runs without that role.
 * The handlers are those that node-postgres calls on any submitted query.
 */
class Batch implements pg.Submittable {
  readonly results: { rows: ResultRow[]; count: number }[] = [];
  readonly #statements: readonly Statement[];
  readonly #values: readonly (string | Buffer | null)[][];
  readonly #settle: (error: Error | null) => void;
  #pendingNames: string[] = [];
  #onParse: (() => void) | null = null;
  #connection: pg.Connection | null = null;
  #fields: RowDescription['fields'] = [];
  #rows: ResultRow[] = [];
  #error: Error | null = null;
  // node-postgres calls this too; a query with a callback is not wrapped in a promise of its own
  readonly callback = (): void => {};

  constructor(statements: readonly Statement[], settle: (error: Error | null) => void) {
    this.#statements = statements;
    this.#values = statements.map((statement) => (statement.values ?? []).map(wireValue));
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    const parsed = parsedNames.get(connection) ?? new Set<string>();
    parsedNames.set(connection, parsed);
    this.#onParse = () => {
      const name = this.#pendingNames.shift();
      if (name) parsed.add(name);
    };
    connection.on('parseComplete', this.#onParse);
    connection.stream.cork();
    try {
      for (const [index, statement] of this.#statements.entries()) {
        const name = nameOf(statement);
        if (name === '' || !(parsed.has(name) || this.#pendingNames.includes(name))) {
          connection.parse({ name, text: statement.text, types: [] }, true);
          this.#pendingNames.push(name);
        }
        writeTogether(connection.stream, [
          ...bindMessage(name, this.#values[index] ?? []),
          describeAndExecute,
        ]);
      }
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: RowDescription): void {
    this.#fields = message.fields;
  }

  handleDataRow(message: DataRow): void {
    const row: Record<string, unknown> = {};
    for (const [index, field] of this.#fields.entries()) {
      const text = message.fields[index] ?? null;
      row[field.name] =
        text === null ? null : pg.types.getTypeParser(field.dataTypeID, 'text')(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(message: CommandComplete): void {
    const count = Number(/(\d+)$/.exec(message.text)?.[1] ?? 0);
    this.results.push({ rows: this.#rows, count });
    this.#rows = [];
    this.#fields = [];
  }

  handleEmptyQuery(): void {
    this.results.push({ rows: [], count: 0 });
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  // node-postgres queues the next query until ReadyForQuery, so settling here already is safe
  handleError(error: Error): void {
    this.#error = error;
    this.#finish();
  }

  /** Breaks the connection, which ends this batch and whatever stands behind it. */
  giveUp(): void {
    this.#connection?.stream.destroy(new Error('connection ended: the database has not answered'));
  }

  handleReadyForQuery(): void {
    this.#finish();
  }

  #finish(): void {
    if (this.#onParse) this.#connection?.removeListener('parseComplete', this.#onParse);
    this.#onParse = null;
    this.#settle(this.#error);
  }
}

/** Longer than any login's own limit of a statement: what takes so long is a database that no longer runs at all. */
const patienceMs = 45_000;

/**
 * Sends the statements on one connection and resolves with one result for each.
 * @param patience milliseconds after which the connection is given up
 * @throws the server's error (`pg.DatabaseError`) of the first statement that failed
 */
export function sendBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
  patience = patienceMs,
): Promise<readonly Result[]> {
  return tellStatements(statements.at(-1)?.text ?? '', () => send(client, statements, patience));
}

function send(
  client: pg.ClientBase,
  statements: readonly Statement[],
  patience: number,
): Promise<readonly Result[]> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => batch.giveUp(), patience);
    const batch = new Batch(statements, (error) => {
      clearTimeout(giveUp);
      if (error) reject(error);
      else resolve(batch.results);
    });
    client.query(batch);
  });
}
