import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import * as v from 'valibot';

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

export const phone = { width: 360, height: 740 } as const;
export const desk = { width: 1280, height: 800 } as const;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained of: console errors, uncaught errors, requests to other hosts. */
  readonly complaints: readonly string[];
}

/** A fresh visitor. @param expected console errors that the test provokes on purpose */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  expected = /^$/,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone,
    locale: 'en-ZA',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
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
  return { context, page, complaints };
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const axeResult = v.object({
  violations: v.array(v.object({ id: v.string(), nodes: v.array(v.object({ html: v.string() })) })),
});

/** Accessibility violations of the page as it stands, as 'rule: element'. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // evaluated through the debugger, which the page's Content-Security-Policy does not bar
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] })',
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  const { violations } = v.parse(axeResult, result.value);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** How far the page is wider than the device, in CSS pixels. */
export function overflow(page: Page, width: number): Promise<number> {
  return page.evaluate((device) => document.documentElement.scrollWidth - device, width);
}
