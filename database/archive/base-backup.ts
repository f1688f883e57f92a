import type pg from 'pg';
import { Quiet } from '../backup/copy-rows.ts';

const command = `BASE_BACKUP (LABEL 'phila', CHECKPOINT 'fast', MANIFEST 'no', WAIT true)`;
const mostWaiting = 1024 * 1024;
/** The first byte of a message says what follows. */
const letters = { file: 'd'.charCodeAt(0), folder: 'n'.charCodeAt(0) } as const;

export interface BaseStart {
  readonly timeline: number;
  /** Where the log begins that it needs, such as `0/3000028`. */
  readonly place: string;
}

/**
 * PostgreSQL's own `BASE_BACKUP` of the replication protocol (version 15 and later): a row that says where it begins, one for
 * each tablespace, then the files as tar in messages, then a row that says where it ends. It checks the sum of each page that
 * it reads, and it has ended once the log up to its end is in the archive.
 */
export class BaseBackup extends Quiet implements pg.Submittable {
  #connection: pg.Connection | null = null;
  #start: BaseStart | null = null;
  #archives = 0;
  #blocks: Buffer[] = [];
  #waiting = 0;
  #over = false;
  #error: Error | null = null;
  #wake: (() => void) | null = null;

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(command);
  }

  override handleDataRow(message?: { readonly fields: readonly unknown[] }): void {
    if (this.#start !== null || !message) return;
    const [place, timeline] = message.fields.map(String);
    this.#start = { place: place ?? '', timeline: Number(timeline) };
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const [letter] = chunk;
    if (letter === letters.folder) this.#archives += 1;
    if (letter !== letters.file) return;
    // a copy, because the driver uses the memory of its messages again
    this.#blocks.push(Buffer.from(chunk.subarray(1)));
    this.#waiting += chunk.length;
    if (this.#waiting > mostWaiting) this.#connection?.stream.pause();
    this.#wake?.();
  }

  handleCommandComplete(): void {}
  handleCopyInResponse(): void {}

  handleError(error: Error): void {
    this.#error = error;
    this.#end();
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  /** Where it began; known once its files have come. */
  start(): BaseStart {
    if (this.#start === null) throw new Error('PostgreSQL did not say where its base begins');
    return this.#start;
  }

  /** The tar of all files. @throws pg.DatabaseError */
  async *files(): AsyncGenerator<Buffer, void> {
    while (!this.#over || this.#blocks.length > 0) {
      if (!this.#over && this.#blocks.length === 0) await this.#more();
      const block = Buffer.concat(this.#blocks);
      this.#blocks = [];
      this.#waiting = 0;
      this.#connection?.stream.resume();
      if (block.length > 0) yield block;
    }
    if (this.#error) throw this.#error;
    // a tablespace outside of the folder would be a tar of its own, and is none of ours
    if (this.#archives > 1) throw new Error('the database has a tablespace outside of its folder');
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
