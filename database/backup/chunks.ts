import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import * as v from 'valibot';
import { BackupError, damaged } from './backup-error.ts';
import { Taker } from './taker.ts';

/*
 * The outside of a backup file: a line that says what it is, a header, and chunks. Each chunk carries a tag of its own, made
 * from its bytes, its place, the header and whether it is the last: a chunk that is changed, moved or missing is noticed
 * before anything of it is used. With a passphrase the tag is that of AES-256-GCM, otherwise a SHA-256, which finds damage
 * but keeps out nobody.
 */
const magic = Buffer.from('phila-backup 1\n');
const lengthBytes = 4;
const mostHeader = 4096;
const chunkBytes = 64 * 1024;
const lastBit = 0x8000_0000;
const keyBytes = 32;
/** RFC 7914; 128 MiB and a third of a second for each guess. */
const cost = { n: 2 ** 17, r: 8, p: 1 } as const;

const headerSchema = v.object({
  compression: v.literal('zstd'),
  encryption: v.nullable(
    v.object({
      kdf: v.literal('scrypt'),
      cipher: v.literal('aes-256-gcm'),
      salt: v.pipe(v.string(), v.base64()),
      n: v.pipe(v.number(), v.integer(), v.maxValue(2 ** 20)),
      r: v.pipe(v.number(), v.integer(), v.maxValue(16)),
      p: v.pipe(v.number(), v.integer(), v.maxValue(4)),
      /** Tells a wrong passphrase from a damaged file. */
      check: v.string(),
    }),
  ),
});
type Header = v.InferOutput<typeof headerSchema>;

function deriveKey(
  passphrase: string,
  salt: Buffer,
  { n, r, p }: { readonly n: number; readonly r: number; readonly p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // one character can be written in more than one way, which differs from keyboard to keyboard
    const text = passphrase.normalize('NFC');
    scrypt(text, salt, keyBytes, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const checkOf = (key: Buffer): string =>
  createHmac('sha256', key).update('phila-backup').digest('base64');

/** What stands before each chunk, and how it is told from a false one. */
interface Guard {
  readonly tagBytes: number;
  close(chunk: Buffer, place: Buffer): readonly [body: Buffer, tag: Buffer];
  /** @throws where the chunk is not the one that was closed */
  open(body: Buffer, tag: Buffer, place: Buffer): Buffer;
}

function plainGuard(context: Buffer): Guard {
  const tagOf = (chunk: Buffer, place: Buffer) =>
    createHash('sha256').update(context).update(place).update(chunk).digest();
  return {
    tagBytes: 32,
    close: (chunk, place) => [chunk, tagOf(chunk, place)],
    open(body, tag, place) {
      if (!timingSafeEqual(tagOf(body, place), tag)) throw new Error('another SHA-256');
      return body;
    },
  };
}

function sealedGuard(context: Buffer, key: Buffer): Guard {
  const tagBytes = 16;
  const options = { authTagLength: tagBytes };
  return {
    tagBytes,
    close(chunk, place) {
      const cipher = createCipheriv('aes-256-gcm', key, place, options).setAAD(context);
      const body = Buffer.concat([cipher.update(chunk), cipher.final()]);
      return [body, cipher.getAuthTag()];
    },
    open(body, tag, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, place, options);
      decipher.setAAD(context).setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]);
    },
  };
}

/** Number and last-mark of a chunk. The key is of this file alone, so no place comes twice under one key. */
function placeOf(index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12);
  place.writeUInt8(isLast ? 1 : 0, 0);
  place.writeUIntBE(index, 6, 6);
  return place;
}

/** Closes a stream of bytes, compressed already, into the bytes of a file. */
export function sealer(passphrase: string | null) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    const salt = randomBytes(16);
    const key = passphrase === null ? null : await deriveKey(passphrase, salt, cost);
    const encryption = key && {
      ...({ kdf: 'scrypt', cipher: 'aes-256-gcm', ...cost } as const),
      salt: salt.toString('base64'),
      check: checkOf(key),
    };
    const text = Buffer.from(JSON.stringify({ compression: 'zstd', encryption } satisfies Header));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(text.length);
    const head = Buffer.concat([magic, length, text]);
    yield head;
    const context = createHash('sha256').update(head).digest();
    const guard = key ? sealedGuard(context, key) : plainGuard(context);
    let index = 0;
    const close = (chunk: Buffer, isLast: boolean): Buffer => {
      const [body, tag] = guard.close(chunk, placeOf(index, isLast));
      index += 1;
      const size = Buffer.alloc(lengthBytes);
      size.writeUInt32BE(isLast ? (body.length | lastBit) >>> 0 : body.length);
      return Buffer.concat([size, body, tag]);
    };
    let rest = Buffer.alloc(0);
    for await (const piece of source) {
      rest = Buffer.concat([rest, piece]);
      while (rest.length > chunkBytes) {
        yield close(rest.subarray(0, chunkBytes), false);
        rest = rest.subarray(chunkBytes);
      }
    }
    yield close(rest, true);
  };
}

async function readHeader(taker: Taker) {
  const start = await taker.take(magic.length);
  if (!start.equals(magic)) {
    throw new BackupError('This is not a backup of Phila, or its first bytes were changed.');
  }
  const length = await taker.take(lengthBytes);
  if (length.readUInt32BE() > mostHeader) throw damaged('its header was changed');
  const text = await taker.take(length.readUInt32BE());
  const context = createHash('sha256').update(start).update(length).update(text).digest();
  try {
    return { header: v.parse(headerSchema, JSON.parse(text.toString('utf8'))), context };
  } catch (error) {
    throw damaged('its header was changed', error);
  }
}

async function guardOf(header: Header, context: Buffer, passphrase: string | null): Promise<Guard> {
  const { encryption } = header;
  if (encryption === null) return plainGuard(context);
  if (passphrase === null) {
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  }
  const salt = Buffer.from(encryption.salt, 'base64');
  const key = await deriveKey(passphrase, salt, encryption).catch((error: unknown) => {
    throw damaged('its header was changed', error);
  });
  if (checkOf(key) !== encryption.check) {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not the passphrase of this backup (or the header of the file was changed).',
    );
  }
  return sealedGuard(context, key);
}

async function* openChunks(taker: Taker, guard: Guard): AsyncGenerator<Buffer, void> {
  for (let index = 0; ; index += 1) {
    const size = (await taker.take(lengthBytes)).readUInt32BE();
    const isLast = size >= lastBit;
    const length = isLast ? size - lastBit : size;
    if (length > chunkBytes) throw damaged('a part of it was changed');
    const body = await taker.take(length);
    const tag = await taker.take(guard.tagBytes);
    let chunk: Buffer;
    try {
      chunk = guard.open(body, tag, placeOf(index, isLast));
    } catch (error) {
      throw damaged('a part of it was changed', error);
    }
    yield chunk;
    if (!isLast) continue;
    if (!(await taker.isAtEnd())) throw damaged('something was added to it');
    return;
  }
}

/**
 * Opens what `sealer` closed.
 * @throws BackupError at once where the header or the passphrase is wrong, and while it is read where a chunk is
 */
export async function openSealed(source: AsyncIterable<Buffer>, passphrase: string | null) {
  const taker = new Taker(source);
  const { header, context } = await readHeader(taker);
  const guard = await guardOf(header, context, passphrase);
  return openChunks(taker, guard);
}
