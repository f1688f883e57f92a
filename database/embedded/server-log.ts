import { copyFile, type FileHandle, truncate } from 'node:fs/promises';
import path from 'node:path';
import { openDataFile } from './data-file.ts';

const maxBytes = 5 * 1024 * 1024;
const checkEveryMs = 60_000;

/** PostgreSQL's own log: `postgres.log` in the data folder, with one older part beside it. */
export interface ServerLog {
  readonly file: string;
  /** For the server's output; PostgreSQL writes to it by itself, also when this program is gone. */
  readonly fd: number;
  /** What was written since `from` (bytes), at most the last 64 kB. */
  read(from: number): Promise<string>;
  size(): Promise<number>;
  close(): Promise<void>;
}

export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const name = 'postgres.log';
  const file = path.join(dataDir, name);
  // append mode lets the file be emptied under a running server
  const handle = await openDataFile(dataDir, name, 'a+');
  await shorten(handle, file);
  const timer = setInterval(() => {
    // a full disk must not end the program for the sake of its log
    shorten(handle, file).catch(() => undefined);
  }, checkEveryMs).unref();
  return {
    file,
    fd: handle.fd,
    size: async () => (await handle.stat()).size,
    read: async (from) => readTail(handle, from),
    close: async () => {
      clearInterval(timer);
      await handle.close();
    },
  };
}

async function shorten(handle: FileHandle, file: string): Promise<void> {
  if ((await handle.stat()).size <= maxBytes) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

async function readTail(handle: FileHandle, from: number): Promise<string> {
  const { size } = await handle.stat();
  const start = Math.max(from, size - 65_536);
  const length = Math.max(0, size - start);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.toString('utf8', 0, bytesRead);
}
