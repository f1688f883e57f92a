import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupError, damaged } from './backup-error.ts';
import { openSealed } from './chunks.ts';
import { type Manifest, type PartSum, type ReadPart, RecordReader, secretPart } from './records.ts';

export interface OpenBackup {
  readonly manifest: Manifest;
  /** The secret of the server that it was made from; null where that stood in its settings. */
  readonly secret: string | null;
  /** The tables, once. @throws BackupError where something is damaged, at the latest at the end */
  tables(): AsyncGenerator<ReadPart, void>;
  /** Of all that was read. */
  sums(): readonly PartSum[];
}

function asBackupError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code.startsWith('ZSTD') || code.startsWith('Z_')) return damaged('it does not unpack', error);
  if (!('syscall' in error)) return error;
  return new BackupError(`${file} cannot be read (${code}).`, { cause: error });
}

/**
 * Opens a backup and reads it in a stream, never as a whole.
 * @throws BackupError
 */
export async function withBackup<T>(
  file: string,
  passphrase: string | null,
  work: (backup: OpenBackup) => Promise<T>,
): Promise<T> {
  const bytes = createReadStream(file);
  const unpacked = createZstdDecompress();
  try {
    const chunks = await openSealed(bytes, passphrase);
    // what breaks before is thrown where the unpacked bytes are read
    void pipeline(Readable.from(chunks, { objectMode: false }), unpacked).catch(() => undefined);
    const reader = new RecordReader(unpacked);
    const manifest = await reader.manifest();
    const parts = reader.parts();
    const secret = await readSecret(parts);
    return await work({ manifest, secret, tables: () => parts, sums: () => reader.sums() });
  } catch (error) {
    throw asBackupError(error, file);
  } finally {
    unpacked.destroy();
    bytes.destroy();
  }
}

async function readSecret(parts: AsyncGenerator<ReadPart, void>): Promise<string | null> {
  const first = await parts.next();
  if (first.done === true || first.value.name !== secretPart)
    throw damaged('its secret is missing');
  const pieces: Buffer[] = [];
  for await (const block of first.value.blocks) pieces.push(block);
  const secret = Buffer.concat(pieces).toString('utf8');
  return secret === '' ? null : secret;
}

export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly secret: string | null;
  readonly sums: readonly PartSum[];
}

/**
 * Reads a backup to its end and keeps nothing of the members.
 * @throws BackupError where a byte was changed, it is cut short or the passphrase is wrong
 */
export function checkBackup(
  file: string,
  passphrase: string | null,
  signal?: AbortSignal,
): Promise<CheckedBackup> {
  return withBackup(file, passphrase, async ({ manifest, secret, tables, sums }) => {
    for await (const { blocks } of tables()) {
      const reading = blocks[Symbol.asyncIterator]();
      while ((await reading.next()).done !== true) signal?.throwIfAborted();
    }
    return { manifest, secret, sums: sums() };
  });
}
