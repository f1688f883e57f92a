import type { Browser, BrowserContextOptions } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { phone } from '../browser/browser.ts';

/**
 * From the press of the button to the first week on a phone's screen, in milliseconds.
 * @param slowDown how many times slower than this machine the phone is
 */
export async function pressToFirstWeek(
  browser: Browser,
  url: string,
  signedIn: BrowserContextOptions,
  slowDown: number,
): Promise<number> {
  const context = await browser.newContext({ ...signedIn, baseURL: url, viewport: phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(paths.mealPlans);
  const button = page.getByRole('button', { name: 'Generate Meal Plans' });
  await button.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // measured inside the page: from the press to the frame in which the first day stands
  const waited = await button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const seen = new MutationObserver(() => {
          if (!document.querySelector('details.day')) return;
          seen.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        seen.observe(document.body, { childList: true, subtree: true });
        if (element instanceof HTMLElement) element.click();
      }),
  );
  await context.close();
  return waited;
}
