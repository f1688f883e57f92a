import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import * as v from 'valibot';
import { homeTimeZone } from '#contract/plans/plan-start.ts';
import { leaveTab, noteLasting, takeTab } from './tabs.ts';

/** Of several such flags Chromium hears only the last, so what Playwright switches off itself stands here again. */
const switchedOff = [
  // the lists below the address bar, which nobody sees: two pages more, in a process of their own, for each context
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // a process in waiting behind each page, of which most tests open only one
  'SpareRendererForSitePerProcess',
  // a new frame for each page that follows another in a tab: a tenth of all that the browser does
  'RenderDocument',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Debian's Chromium, or the one that CHROMIUM_PATH names.
 * @param endsOnSignal whether a signal closes it and ends this process at once; false for who has more to close
 */
export function launchBrowser(endsOnSignal = true): Promise<Browser> {
  return chromium.launch({
    handleSIGINT: endsOnSignal,
    handleSIGTERM: endsOnSignal,
    handleSIGHUP: endsOnSignal,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    timeout: patience,
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${switchedOff.join(',')}`],
  });
}

/**
 * How long something on a screen may take to come, in milliseconds: long, because only a failing test waits for it, and plans
 * are made at a low priority, so that beside other work they take ten times as long.
 */
export const patience = 300_000;

export const phone = { width: 360, height: 740 } as const;
export const desk = { width: 1280, height: 800 } as const;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained of: console errors, uncaught errors, requests to other hosts. */
  readonly complaints: readonly string[];
  /**
   * Ends the visit and leaves the tab to the next one, unless the test has changed what cannot be undone, as a clock or a
   * script at the start of each page.
   */
  leave(): Promise<void>;
}

/** On a phone, without animations: a page is measured sooner. */
const atRest = { viewport: phone, reducedMotion: 'reduce' } as const;

/**
 * A browser's context, on a phone and at rest unless the options say otherwise. Its clock is that of home, because plans
 * begin on its days, and at ten in the evening by UTC it is tomorrow there.
 */
export async function openContext(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-ZA',
    timezoneId: homeTimeZone,
    ...atRest,
    ...options,
  });
  context.setDefaultTimeout(patience);
  return context;
}

async function openTab(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await openContext(browser, url, options);
  const tab = { context, page: await context.newPage() };
  noteLasting(tab);
  return tab;
}

/**
 * A fresh visitor, on a phone and, unless `options` say otherwise, without animations.
 * @param expected console errors that the test provokes on purpose
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  expected = /^$/,
): Promise<Visit> {
  const wanted = { ...atRest, ...options };
  const tab = (await takeTab(browser, url, wanted)) ?? (await openTab(browser, url, wanted));
  const { context, page } = tab;
  openRequests.set(page, new OpenRequests(page));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !/^(data|blob|about):/.test(address))
      complaints.push(`asked ${address}`);
  });
  const leave = () => leaveTab(browser, url, wanted, tab);
  return { context, page, complaints, leave };
}

/** What a page has asked for and not yet got, told of as it changes. */
class OpenRequests extends EventEmitter {
  readonly #open = new Set<Request>();
  asked = 0;

  constructor(page: Page) {
    super();
    page.on('request', (request) => {
      this.asked += 1;
      this.#open.add(request);
    });
    const ended = (request: Request) => {
      if (this.#open.delete(request) && this.#open.size === 0) this.emit('none');
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  async none(): Promise<void> {
    if (this.#open.size > 0) await once(this, 'none', { signal: AbortSignal.timeout(patience) });
  }
}

const openRequests = new WeakMap<Page, OpenRequests>();

/** Waits until a page has asked for its code, which it does when it is painted; a document without code never waits. */
export async function codeAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('template')?.content.firstChild);
}

/** Waits until what has changed on the page is painted, such as the colours of the other theme. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Waits until all that a visit's page has asked for is there and painted, and it asks for nothing more. */
export async function settled(page: Page): Promise<void> {
  const requests = openRequests.get(page);
  if (!requests) throw new Error('not the page of a visit');
  for (;;) {
    await page.waitForLoadState('load');
    await codeAsked(page);
    await requests.none();
    const { asked } = requests;
    await nextFrames(page);
    if (requests.asked === asked) return;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const axeResult = v.object({
  violations: v.array(v.object({ id: v.string(), nodes: v.array(v.object({ html: v.string() })) })),
});

/** Rules that find something in what is hidden as well. */
const ofHidden = [
  'accesskeys',
  'area-alt',
  'aria-allowed-role',
  'blink',
  'duplicate-id-aria',
  'marquee',
  'no-autoplay-audio',
];

/**
 * In the page. What is folded away counts for few of the rules, but axe takes most of its time on a page of 28 days to
 * find out that it is: it lies aside while the other rules are tried.
 */
const lookAt = `async (place) => {
  const folded = [...document.querySelectorAll('details:not([open]) > :not(summary)')];
  const places = folded.map(() => document.createComment(''));
  const look = (options) => axe.run(place ?? document, { ...options, resultTypes: ['violations'] });
  folded.forEach((part, index) => part.replaceWith(places[index]));
  let seen;
  try {
    seen = await look({});
  } finally {
    places.forEach((comment, index) => comment.replaceWith(folded[index]));
  }
  const hidden = folded.length > 0 ? await look({ runOnly: ${JSON.stringify(ofHidden)} }) : seen;
  return { violations: [...new Set([...seen.violations, ...hidden.violations])] };
}`;

/** Kept with its page: when any debugger leaves a page, Chromium takes away the authenticators that another has plugged in. */
const debuggers = new WeakMap<Page, CDPSession>();

/**
 * Accessibility violations of the page as it stands, as 'rule: element'.
 * @param within selector of a modal dialog on a page that was looked at without it. The browser makes all else inert
 *   then: nothing of it can be reached, and what is seen of it under the dialog's veil is as it was
 */
export async function axeViolations(page: Page, within?: string): Promise<readonly string[]> {
  // evaluated through the debugger, which the page's Content-Security-Policy does not bar
  const session = debuggers.get(page) ?? (await page.context().newCDPSession(page));
  debuggers.set(page, session);
  const { result: loaded } = await session.send('Runtime.evaluate', {
    expression: "typeof axe === 'object'",
    returnByValue: true,
  });
  if (loaded.value !== true) await session.send('Runtime.evaluate', { expression: axeSource });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${lookAt})(${JSON.stringify(within)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  const { violations } = v.parse(axeResult, result.value);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** How far the page is wider than the device, in CSS pixels. */
export function overflow(page: Page, width: number): Promise<number> {
  return page.evaluate((device) => document.documentElement.scrollWidth - device, width);
}
