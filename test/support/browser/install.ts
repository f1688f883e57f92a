import type { Page } from 'playwright-core';

/** What Chromium does once it finds that the app can be installed. @param outcome what the visitor then answers the browser */
export async function offerInstall(
  page: Page,
  outcome: 'accepted' | 'dismissed',
): Promise<boolean> {
  return page.evaluate((said) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => ({ outcome: said }) });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);
}

/** Of a phone whose browser offers nothing by itself. */
export const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
