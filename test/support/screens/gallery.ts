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
  /** A part as it is on Wednesday 2 December 2026, where it goes by the day. */
  visitOnWednesday(part: string): Promise<Visit>;
  /** All parts of a group, but for those that fill the screen. */
  visitGroup(group: string): Promise<Visit>;
}

/** Where a state of a part is on its page. */
export const stateOf = (page: Page, part: string, state: string): Locator =>
  page.getByRole('figure', { name: `${part}: ${state}`, exact: true });

/**
 * What a screen reader is told of something: roles, names, states and texts, one behind the other as they stand there,
 * with ` | ` between them and `→` before where a link leads.
 */
export async function heard(place: Locator): Promise<string> {
  const snapshot = await place.ariaSnapshot();
  return snapshot
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^- /, '')
        .replace(/^'(.*)'(:?)/, '$1$2')
        .replace(/^text: /, '')
        .replace(/^\/url: /, '→ '),
    )
    .filter((line) => line !== '')
    .join(' | ');
}

/** Likewise of each state of the parts on a page, by `part: state`; nothing of what is only to be seen. */
export async function heardOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const states: Record<string, string> = {};
  for (const figure of await page.getByRole('figure').all()) {
    const shown = await figure.locator('> :not(figcaption)').all();
    const parts = await Promise.all(shown.map(heard));
    const name = await figure.getAttribute('aria-label');
    states[name ?? ''] = parts.filter((part) => part !== '').join(' | ');
  }
  return states;
}

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
    async visitOnWednesday(part) {
      const visited = await pages.visitPart(part);
      await visited.page.clock.setFixedTime('2026-12-02T12:00:00+02:00');
      await visited.page.reload();
      await visited.page.getByRole('figure').first().waitFor();
      return visited;
    },
    async visitGroup(group) {
      const visited = await pages.visit(`/frame.html?${new URLSearchParams({ group }).toString()}`);
      await visited.page.getByRole('figure').first().waitFor();
      return visited;
    },
  };
  return pages;
}
