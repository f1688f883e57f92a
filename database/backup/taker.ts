import { damaged } from './backup-error.ts';

/** Takes exact lengths from a stream of pieces of any length. */
export class Taker {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** @throws BackupError where the file ends before */
  async take(length: number): Promise<Buffer> {
    const taken = await this.#upTo(length);
    if (taken.length < length) throw damaged('it is cut short');
    return taken;
  }

  async isAtEnd(): Promise<boolean> {
    const next = await this.#upTo(1);
    return next.length === 0;
  }

  async #upTo(length: number): Promise<Buffer> {
    if (this.#rest.length >= length) {
      const taken = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      return taken;
    }
    const pieces = [this.#rest];
    let have = this.#rest.length;
    while (have < length) {
      const { value, done } = await this.#source.next();
      if (done === true) break;
      pieces.push(value);
      have += value.length;
    }
    const all = Buffer.concat(pieces);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }
}
