import type { Browser, BrowserContextOptions } from 'playwright-core';
import { settled, visit } from './browser.ts';

/** A slow 4G phone as Lighthouse has it: 150 ms, 1.6 Mbit/s down, a processor four times slower. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const moto = { width: 412, height: 823 };

export interface Paint {
  /** Milliseconds until the largest part of the page was painted. */
  readonly largest: number;
  /** Sum of the layout shifts. */
  readonly shift: number;
  /** Milliseconds until what the page is for was there. */
  readonly contents: number;
}

/** Opens a page on a slow phone for the first time. @param sign selects what is there when its contents are */
export async function paintOf(
  browser: Browser,
  url: string,
  address: string,
  options: BrowserContextOptions,
  sign: string,
): Promise<Paint> {
  const { page, context } = await visit(browser, url, { ...options, viewport: moto });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry);
      }).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += Number(Reflect.get(entry, 'value'));
    });
  });
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  const contents = await page.evaluate(() => performance.now());
  await settled(page);
  const seen = await page.evaluate(() => ({ ...Reflect.get(window, 'seen') }));
  await context.close();
  return { largest: Number(seen.largest), shift: Number(seen.shift), contents };
}
