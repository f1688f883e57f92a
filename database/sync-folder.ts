import { open } from 'node:fs/promises';

/**
 * Has the names in a folder reach the disk: a file that was renamed there has its new name after a power cut, too.
 * Windows opens no folder for that.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
