import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hashSources } from '#web/built-site.ts';

const galleryDir = path.dirname(import.meta.dirname);
/** What the gallery keeps; the product has nothing of it. */
export const keptDir = path.join(path.dirname(galleryDir), '.cache', 'gallery');

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Removes what was kept for other sources than these. @param name of what is kept for them */
export async function keepOnly(folder: string, name: string): Promise<void> {
  const others = (await readdir(folder)).filter((one) => one !== name && !one.startsWith('.'));
  await Promise.all(others.map((one) => rm(path.join(folder, one), { recursive: true })));
}

async function build(outDir: string): Promise<void> {
  // loaded late: the tools take longer to load than what was built before
  const [{ build }, { default: react }, { default: tailwindcss }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@tailwindcss/vite'),
  ]);
  await build({
    root: galleryDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: ['index.html', 'frame.html'].map((name) => path.join(galleryDir, name)),
      },
    },
  });
}

/**
 * Builds the gallery where its sources are not those of the build before; of several processes that do so at once, one
 * puts its own in place.
 * @returns the folder of the built gallery
 */
export async function buildGallery(): Promise<string> {
  const hash = (await hashSources(['gallery'])).slice(0, 16);
  const sites = path.join(keptDir, 'site');
  const site = path.join(sites, hash);
  if (await isThere(site)) return site;
  await mkdir(sites, { recursive: true });
  const scratch = path.join(sites, `.${process.pid}`);
  try {
    await build(scratch);
    await rename(scratch, site).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  await keepOnly(sites, hash);
  return site;
}
