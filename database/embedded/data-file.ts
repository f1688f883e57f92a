import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Opens a file of the data folder that only its owner may read. What root makes in another user's
 * folder is given to that user, so that a start as root does not lock the owner out.
 */
export async function openDataFile(
  dataDir: string,
  name: string,
  flags: 'a' | 'a+' | 'w',
): Promise<FileHandle> {
  const handle = await open(path.join(dataDir, name), flags, 0o600);
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(dataDir);
    if (uid !== 0) await handle.chown(uid, gid);
  }
  return handle;
}
