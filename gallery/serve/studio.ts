import type { Browser } from 'playwright-core';
import { openTheatre, type Theatre } from '#test/specification/theatre.ts';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { type OpenScreens, openScreens } from '#test/support/screens/walk-screens.ts';

/** What brings screens up, each part started when it is first needed: a browser, servers and their databases. */
export class Studio {
  readonly #prepare: () => Promise<void>;
  #browser: Promise<Browser> | undefined;
  #screens: Promise<OpenScreens> | undefined;
  #theatre: Promise<Theatre> | undefined;

  /** @param prepare is done once, before anything is started */
  constructor(prepare: () => Promise<void>) {
    this.#prepare = prepare;
  }

  #open(): Promise<Browser> {
    this.#browser ??= this.#prepare().then(() => launchBrowser(false));
    return this.#browser;
  }

  screens(): Promise<OpenScreens> {
    this.#screens ??= this.#open().then(openScreens);
    return this.#screens;
  }

  theatre(): Promise<Theatre> {
    this.#theatre ??= this.#open().then(openTheatre);
    return this.#theatre;
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled([this.#screens, this.#theatre]);
    const [browser] = await Promise.allSettled([this.#browser]);
    if (browser.status === 'fulfilled') await browser.value?.close();
    for (const one of opened) if (one.status === 'fulfilled') await one.value?.close();
  }
}
