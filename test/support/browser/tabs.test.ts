import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { openProduct } from '../server/product.ts';

const product = openProduct();

type Change = (page: Page, context: BrowserContext) => Promise<unknown>;

const lasting: Readonly<Record<string, Change>> = {
  'a time that stands still': async (page) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  'a time of its own': (page) => page.clock.setFixedTime(new Date(2026, 10, 18)),
  'a script of each page': (page) => page.addInitScript(() => undefined),
  'a script of all pages': (_, context) => context.addInitScript(() => undefined),
};

for (const [what, change] of Object.entries(lasting))
  test(`a tab with ${what} is left to nobody`, async () => {
    const first = await product.visit();
    await first.page.goto(paths.terms);
    await change(first.page, first.context);
    await first.leave();
    assert.ok(first.page.isClosed());
    const next = await product.visit();
    assert.notEqual(next.page, first.page);
    await next.leave();
    const last = await product.visit();
    assert.equal(last.page, next.page, 'one that was only looked at is taken up again');
    await last.context.close();
  });
