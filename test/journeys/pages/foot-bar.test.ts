import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { desk } from '#test/support/browser/browser.ts';
import { tabTo } from '#test/support/browser/keyboard.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const small = { width: 360, height: 640 } as const;

/** What of the page can never be seen: CSS pixels of its last words that lie behind the bar when all is scrolled. */
const hiddenByBar = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const main = document.querySelector('main');
    const foot = document.querySelector('.foot-bar');
    if (!main || !foot) throw new Error('no page, or no bar');
    // pages are scrolled by whole pixels
    const { bottom } = main.getBoundingClientRect();
    return Math.max(0, Math.floor(bottom - foot.getBoundingClientRect().top));
  });

test('the bar of a phone: every place of the day at one touch, nothing behind it, nothing moved by it', async (t) => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  const { page, leave, complaints } = await product.visit({
    ...member.signedIn,
    viewport: small,
  });
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { name: /’s meals$/ }).waitFor();
  const place = bar(page).getByRole('link');
  assert.deepEqual(await place.allInnerTexts(), ['Today', 'Meals', 'Train', 'Shop']);
  for (const [name, path, sign] of [
    ['Meals', paths.mealPlans, 'article.plan'],
    ['Train', paths.exercisePlans, 'article.plan'],
    ['Shop', paths.shoppingList, 'main [type=checkbox]'],
    ['Today', paths.dashboard, 'main h3'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    const current = bar(page).locator('[aria-current]');
    // the page before stays until the code of this one is there
    await current.getByText(name).waitFor();
    await page.locator(sign).first().waitFor();
    assert.deepEqual(await current.allInnerTexts(), [name]);
    assert.equal(await current.getAttribute('aria-current'), 'page');
    assert.equal(await hiddenByBar(page), 0, `${name}: words behind the bar`);
    const { height = 0, y = 0 } = (await bar(page).boundingBox()) ?? {};
    assert.equal(y + height, small.height, 'at the foot of the screen');
    t.diagnostic(`${name}: 1 tap from anywhere, the bar takes ${height} of ${small.height} px`);
  }

  // by the keyboard: reached before the page, opened, closed with the focus back
  const more = bar(page).getByRole('button', { name: 'More' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Meal Plans', 'Supplements', 'Profile', 'Back to Home'])
    await menu.getByRole('link', { name }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  assert.ok(await more.evaluate((button) => button === document.activeElement));
  await more.click();
  await menu.getByRole('link', { name: 'Supplements' }).click();
  await page.waitForURL(`**${paths.supplements}`);
  assert.deepEqual(await bar(page).locator('[aria-current]').allInnerTexts(), ['More']);
  // what was only to be found at the end of a long profile is two taps away
  for (const [name, path] of [
    ['Your kitchen and tastes', paths.kitchen],
    ['Your health', paths.health],
  ] as const) {
    await more.click();
    await menu.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  // beside the stove one is still at the meals
  await page.goto(paths.cook);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.deepEqual(await bar(page).locator('[aria-current]').allInnerTexts(), ['Meals']);

  // a screen zoomed so far that the bar would cover a fifth of it keeps it at the head of the page;
  // looked for anew each time, as the page's outline gives way to the page itself
  await page.setViewportSize({ width: 320, height: 256 });
  await page.waitForFunction(() => {
    const nav = document.querySelector('.foot-bar');
    return nav !== null && getComputedStyle(nav).position === 'static';
  });
  await page.setViewportSize(desk);
  assert.ok(await bar(page).isHidden(), 'on a desk the sidebar is there');
  const side = page.getByRole('navigation', { name: 'Dashboard' });
  assert.deepEqual(await side.locator('[aria-current]').allInnerTexts(), ['Meal Plans']);
  assert.deepEqual(complaints, []);
  await leave();
});
