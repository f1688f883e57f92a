import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
export const distDir = path.join(root, 'dist');
export const siteDir = path.join(distDir, 'web');
/** Beside the site: of which sources it was built. */
export const hashFile = '.build-hash';
/** Everything that the site is made of. */
const sources = ['web', 'contract', 'planning', 'package-lock.json'];

/** Hash over the names and contents of everything the site is made of. @param more files and folders that count, too */
export async function hashSources(more: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...sources, ...more]) {
    const start = path.join(root, source);
    const files = path.extname(source)
      ? [start]
      : (await readdir(start, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) {
      const content = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      hash.update(`${path.relative(root, file)}\n${content}\n`);
    }
  }
  return hash.digest('hex');
}
