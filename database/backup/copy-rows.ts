import { once } from 'node:events';
import type pg from 'pg';

/** What is handed on together: many rows, or one that is larger. */
const blockBytes = 64 * 1024;
/** So much may wait for whoever reads the rows; then the database waits too. */
const mostWaiting = 1024 * 1024;

/** What node-postgres calls on any submitted query and a COPY has no use for. */
export class Quiet {
  // a query with a callback is not wrapped in a promise of its own
  readonly callback = (): void => {};
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

/** `COPY … TO STDOUT`, whose rows are taken when there is room for them. */
class CopyOut extends Quiet implements pg.Submittable {
  readonly #text: string;
  #connection: pg.Connection | null = null;
  #rows: Buffer[] = [];
  #waiting = 0;
  #over = false;
  #error: Error | null = null;
  #wake: (() => void) | null = null;
  #abandoned = false;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  handleCopyInResponse(): void {}

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#abandoned) return;
    // a copy, because the driver uses the memory of its messages again
    this.#rows.push(Buffer.from(chunk));
    this.#waiting += chunk.length;
    if (this.#waiting > mostWaiting) this.#connection?.stream.pause();
    if (this.#waiting >= blockBytes) this.#wake?.();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#error = error;
    this.#end();
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  /** The rows in blocks. Who stops early has what is left thrown away, so that the connection can be used again. */
  async *blocks(): AsyncGenerator<Buffer, void> {
    try {
      while (!this.#over || this.#rows.length > 0) {
        if (!this.#over && this.#waiting < blockBytes) await this.#more();
        const block = Buffer.concat(this.#rows);
        this.#rows = [];
        this.#waiting = 0;
        this.#connection?.stream.resume();
        if (block.length > 0) yield block;
      }
      if (this.#error) throw this.#error;
    } finally {
      this.#abandoned = true;
      this.#rows = [];
      this.#connection?.stream.resume();
      while (!this.#over) await this.#more();
    }
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #end(): void {
    this.#over = true;
    this.#wake?.();
  }
}

/**
 * Runs a `COPY … TO STDOUT` and hands on what it prints, in blocks of whole rows; memory stays bounded however many.
 * @throws pg.DatabaseError
 */
export function copyOut(client: pg.ClientBase, text: string): AsyncGenerator<Buffer, void> {
  return client.query(new CopyOut(text)).blocks();
}

const message = (code: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(code, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const copyDone = message('c', Buffer.alloc(0));

/** `COPY … FROM STDIN`. The three messages are PostgreSQL's CopyData, CopyDone and CopyFail. */
class CopyIn extends Quiet implements pg.Submittable {
  readonly #text: string;
  readonly #rows: AsyncIterable<Buffer>;
  readonly #settle: (error: Error | null, count: number) => void;
  #count = 0;
  #failed = false;
  #sourceError: Error | null = null;

  constructor(
    text: string,
    rows: AsyncIterable<Buffer>,
    settle: (error: Error | null, count: number) => void,
  ) {
    super();
    this.#text = text;
    this.#rows = rows;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    void this.#send(connection);
  }

  handleCopyData(): void {}

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#count = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? Number.NaN);
  }

  // node-postgres queues the next query until ReadyForQuery, so settling here already is safe
  handleError(error: Error): void {
    this.#failed = true;
    this.#settle(this.#sourceError ?? error, 0);
  }

  handleReadyForQuery(): void {
    this.#settle(null, this.#count);
  }

  async #send({ stream }: pg.Connection): Promise<void> {
    try {
      for await (const block of this.#rows) {
        if (this.#failed) return;
        // a connection that breaks ends the wait too, and has failed the query by then
        if (!stream.write(message('d', block))) await once(stream, 'drain').catch(() => undefined);
      }
      if (!this.#failed) stream.write(copyDone);
    } catch (error) {
      this.#sourceError = error instanceof Error ? error : new Error(String(error));
      stream.write(message('f', Buffer.from('the rows could not be read\0')));
    }
  }
}

/**
 * Runs a `COPY … FROM STDIN` with these rows.
 * @returns how many rows the database took
 * @throws pg.DatabaseError, or what the rows threw
 */
export function copyIn(
  client: pg.ClientBase,
  text: string,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(
      new CopyIn(text, rows, (error, count) => {
        if (error) reject(error);
        else resolve(count);
      }),
    );
  });
}
