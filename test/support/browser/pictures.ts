import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** Plans are long; what is further down looks like what is above. */
const tallest = 2600;

/** Room below what a picture is about. */
const below = 500;

/**
 * The page as it stands, from its top, or from where what is only in this state still comes into the picture; of a dialog what
 * fits on the screen.
 * @param shows selector of what the picture is about; if not said, the top of the page
 */
export async function pictureOf(page: Page, shows?: string): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    scrollTo(0, 0);
    const dialog = document.querySelector('dialog[open]');
    return {
      width: innerWidth,
      height: dialog ? innerHeight : document.documentElement.scrollHeight,
    };
  });
  const box =
    shows === undefined
      ? null
      : await page.locator(shows).filter({ visible: true }).first().boundingBox();
  const end = Math.min(height, Math.max(tallest, box === null ? 0 : box.y + box.height + below));
  const y = Math.max(0, end - tallest);
  const clip = { x: 0, y, width, height: end - y };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled' });
}

/** Pictures side by side, so that a few looks see everything. @param files whole paths of PNG files */
export async function sheetOf(
  browser: Browser,
  files: readonly string[],
  columns: number,
): Promise<Buffer> {
  const figures = await Promise.all(
    files.map(async (file) => {
      const data = (await readFile(file)).toString('base64');
      return `<figure style="margin:0"><figcaption>${path.basename(file, '.png')}</figcaption><img alt="" style="width:100%" src="data:image/png;base64,${data}"></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } });
  await page.setContent(
    `<body style="margin:8px;background:#999;font:13px sans-serif"><main style="display:grid;gap:10px;align-items:start;grid-template-columns:repeat(${columns},1fr)">${figures.join('')}</main>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
