import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup/backup-error.ts';
import { Taker } from '../backup/taker.ts';

/* PostgreSQL sends its files as POSIX.1-1988 ustar: a header of 512 bytes, the file in whole blocks of 512, no long names. */
const blockBytes = 512;
const pieceBytes = 1024 * 1024;
const at = { name: 0, mode: 100, size: 124, type: 156 } as const;
const kinds = { file: ['0', '\0'], folder: ['5'] } as const;

const damaged = (why: string) => new BackupError(`The base is damaged: ${why}.`);

const text = (header: Buffer, from: number, length: number) =>
  header
    .toString('latin1', from, from + length)
    .split('\0', 1)
    .join('');
function octal(header: Buffer, from: number, length: number): number {
  const digits = text(header, from, length).trim();
  if (!/^[0-7]+$/.test(digits)) throw damaged('a length or mode is none');
  return Number.parseInt(digits, 8);
}

/** @throws BackupError where it would lead out of the folder */
function within(folder: string, name: string): string {
  const place = path.resolve(folder, name);
  if (place !== folder && !place.startsWith(folder + path.sep)) {
    throw damaged('a name leads out of it');
  }
  return place;
}

async function* pieces(taker: Taker, size: number): AsyncGenerator<Buffer, void> {
  for (let left = size; left > 0; ) {
    const piece = await taker.take(Math.min(left, pieceBytes));
    left -= piece.length;
    yield piece;
  }
  const padding = (blockBytes - (size % blockBytes)) % blockBytes;
  if (padding > 0) await taker.take(padding);
}

/**
 * Unpacks what PostgreSQL sent of its files into a folder. It flushes none: PostgreSQL does that itself before it replays.
 * @throws BackupError where it is no such tar
 */
export async function unpack(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const taker = new Taker(source);
  for (;;) {
    const header = await taker.take(blockBytes);
    // two empty blocks end it
    if (header.every((byte) => byte === 0)) break;
    const place = within(folder, text(header, at.name, 100));
    const mode = octal(header, at.mode, 8) & 0o777;
    const size = octal(header, at.size, 12);
    const kind = text(header, at.type, 1) || '\0';
    if (kinds.folder.some((one) => one === kind)) {
      await mkdir(place, { recursive: true, mode });
    } else if (kinds.file.some((one) => one === kind)) {
      const blocks = Readable.from(pieces(taker, size), { objectMode: false });
      await pipeline(blocks, createWriteStream(place, { flags: 'wx', mode }));
    } else throw damaged('it holds what is neither file nor folder');
  }
  await taker.take(blockBytes);
  if (!(await taker.isAtEnd())) throw damaged('something stands behind its end');
}
