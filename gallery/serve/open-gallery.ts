import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildGallery, keepOnly, keptDir } from './build.ts';
import { type ServedGallery, serveGallery } from './serve-gallery.ts';

/**
 * Builds and serves the gallery; pictures of screens are kept for as long as the sources are the same.
 * @param prepare is done once, before the first picture is taken: parts are shown without it
 */
export async function openGallery(
  port: number,
  prepare: () => Promise<void>,
): Promise<ServedGallery> {
  const site = await buildGallery();
  const folder = path.join(keptDir, 'pictures');
  const version = path.basename(site);
  await mkdir(folder, { recursive: true });
  await keepOnly(folder, version);
  // behind these stands the whole product, which takes longer to load than the parts to be shown
  const shots = import('./shots.ts');
  const pictures = import('./pictures.ts').then(({ openPictures }) =>
    openPictures(path.join(folder, version), prepare),
  );
  const served = await serveGallery(
    {
      site,
      shown: async () => (await shots).shown,
      picture: async (id, look) => (await pictures).picture(id, look),
    },
    port,
  );
  return {
    url: served.url,
    async close() {
      await served.close();
      await (await pictures).close();
    },
  };
}
