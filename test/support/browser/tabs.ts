import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';

/** What a browser keeps under a name for one site. */
export interface Kept {
  readonly name: string;
  readonly value: string;
}

/** A page without code, so that nothing is written; of the app's own headers, so that the process behind it can stay. */
const restingPlace = paths.terms;

/**
 * Makes a tab what it is to somebody who comes for the first time.
 * @param url of the site, of which the tab forgets everything
 * @param kept what it remembers all the same, such as a session
 * @param workers 'block' where the context has never had a service worker, which alone keeps more than the storage below
 */
export async function clearTab(
  page: Page,
  url: string,
  kept: readonly Kept[],
  workers: 'allow' | 'block' = 'allow',
): Promise<void> {
  await page.goto(restingPlace);
  if (workers === 'allow') {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: url,
      storageTypes: 'cookies,indexeddb,service_workers,cache_storage',
    });
    await session.detach();
  }
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, kept);
}

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Contexts that hold what no clearing takes away: a time of their own, or a script at the start of each page. */
const changedForGood = new WeakSet<BrowserContext>();

/** From now on `leaveTab` knows whether a test has changed what cannot be taken back. */
export function noteLasting({ context, page }: Tab): void {
  const noted =
    <Given extends unknown[], Answer>(change: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      changedForGood.add(context);
      return change(...given);
    };
  for (const place of [context, page])
    Object.assign(place, { addInitScript: noted(place.addInitScript.bind(place)) });
  const { clock } = context;
  Object.assign(clock, {
    install: noted(clock.install.bind(clock)),
    pauseAt: noted(clock.pauseAt.bind(clock)),
    setFixedTime: noted(clock.setFixedTime.bind(clock)),
    setSystemTime: noted(clock.setSystemTime.bind(clock)),
  });
}

/** Tabs that nobody uses, by what cannot be changed of them. */
const free = new WeakMap<Browser, Map<string, Tab[]>>();

function freeTabs(browser: Browser, url: string, { serviceWorkers }: BrowserContextOptions): Tab[] {
  const ofBrowser = free.get(browser) ?? new Map<string, Tab[]>();
  free.set(browser, ofBrowser);
  const key = `${url} ${serviceWorkers ?? 'allow'}`;
  const tabs = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, tabs);
  return tabs;
}

/** Options that a tab takes on as it stands, or that `freeTabs` tells apart. */
const changeable: ReadonlySet<string> = new Set([
  'viewport',
  'colorScheme',
  'reducedMotion',
  'serviceWorkers',
  'storageState',
]);

/** Closes what tests have opened in a browser and not left to those that come. */
export async function closeUnused(browser: Browser): Promise<void> {
  const left = new Set(
    [...(free.get(browser)?.values() ?? [])].flat().map(({ context }) => context),
  );
  const own = browser.contexts().filter((context) => !left.has(context));
  await Promise.all(own.map((context) => context.close()));
}

function keptIn(options: BrowserContextOptions, url: string): readonly Kept[] | null {
  if (Object.keys(options).some((name) => !changeable.has(name))) return null;
  if (options.storageState === undefined) return [];
  if (typeof options.storageState === 'string') return null;
  const { cookies, origins } = options.storageState;
  if (cookies.length > 0 || origins.some(({ origin }) => origin !== url)) return null;
  return origins.flatMap(({ localStorage }) => localStorage);
}

/** What tests listen to on a page. */
const heard = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'dialog'];

/**
 * A tab that an earlier test has left, as good as new: opening one costs more than most of what is done in it.
 * @returns null where there is none, or none that could be as the options say
 */
export async function takeTab(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Tab | null> {
  const kept = keptIn(options, url);
  const left = kept ? freeTabs(browser, url, options) : [];
  let tab = left.pop();
  // a page may die after it was left, as when its process is gone
  while (tab?.page.isClosed()) tab = left.pop();
  if (!kept || !tab) return null;
  const { context, page } = tab;
  for (const event of heard) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.mouse.move(0, 0);
  await clearTab(page, url, kept, options.serviceWorkers);
  const { viewport, colorScheme, reducedMotion } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? null,
  });
  return tab;
}

/** Leaves a tab to the tests that come. One that was closed, has company or was changed for good goes with its context. */
export async function leaveTab(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  tab: Tab,
): Promise<void> {
  const { context, page } = tab;
  const passesOn =
    !page.isClosed() &&
    context.pages().length === 1 &&
    keptIn(options, url) !== null &&
    !changedForGood.has(context);
  if (!passesOn) await context.close();
  else freeTabs(browser, url, options).push(tab);
}
