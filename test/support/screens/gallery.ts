import { after, before } from 'node:test';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { buildGallery } from '#gallery/serve/build.ts';
import { type ServedGallery, serveGallery } from '#gallery/serve/serve-gallery.ts';
import { type Visit, visit } from '../browser/browser.ts';
import { closeUnused } from '../browser/tabs.ts';
import { borrowBrowser } from '../server/product.ts';
import { share } from '../server/shared.ts';

const sharedGallery = share(
  async () =>
    serveGallery({
      site: await buildGallery(),
      shown: async () => (await import('#gallery/serve/shots.ts')).shown,
      picture: () => Promise.reject(new Error('tests take no pictures')),
    }),
  (gallery) => gallery.close(),
);

export interface GalleryPages {
  /** @param address in the gallery, such as /frame.html?group=Forms */
  visit(address: string, options?: BrowserContextOptions): Promise<Visit>;
  /** A part with all its states, or one that fills the screen in one of them. */
  visitPart(part: string, state?: string): Promise<Visit>;
}

/** Where a state of a part is on its page. */
export const stateOf = (page: Page, part: string, state: string): Locator =>
  page.getByRole('figure', { name: `${part}: ${state}`, exact: true });

/** The gallery's pages, for the tests of one file. */
export function openGalleryPages(): GalleryPages {
  let gallery: ServedGallery | undefined;
  let browser: Browser | undefined;
  before(async () => {
    [gallery, { browser }] = await Promise.all([sharedGallery(), borrowBrowser()]);
  });
  after(async () => {
    // its tabs are left to the next file, as those of the shared server are
    if (browser) await closeUnused(browser);
  });
  const pages: GalleryPages = {
    async visit(address, options = {}) {
      if (!gallery || !browser) throw new Error('it opens before the first test, and not earlier');
      const visited = await visit(browser, gallery.url, options, /404/);
      await visited.page.goto(address);
      return visited;
    },
    visitPart: (part, state = '') =>
      pages.visit(`/frame.html?${new URLSearchParams({ part, state }).toString()}`),
  };
  return pages;
}
