import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFile, hashSources, siteDir } from './built-site.ts';

/** Builds the web app if its sources are not those of the last build. */
export async function buildIfChanged(): Promise<'built' | 'fresh'> {
  const built = await readFile(path.join(siteDir, hashFile), 'utf8').catch(() => '');
  if (built !== '' && built === (await hashSources())) return 'fresh';
  // loaded late: the tools take longer to load than a start without them
  const { buildWeb } = await import('./build.ts');
  await buildWeb();
  return 'built';
}
