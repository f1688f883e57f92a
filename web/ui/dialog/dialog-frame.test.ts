import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const gone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' });

async function openAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open it' }).press('Enter');
  await page.getByRole('dialog').waitFor();
}

test('a dialog takes the focus to its title, keeps it, and gives it back however it is closed', async () => {
  const { page, leave } = await visitPart('DialogFrame', 'short');
  const dialog = page.getByRole('dialog', { name: 'A week for two' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).press('Enter'),
    () => dialog.getByRole('button', { name: 'Cancel' }).press('Enter'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await openAnew(page);
    assert.equal(await focused(page), 'A week for two');
    const seen = new Set<string>();
    for (const _ of [1, 2, 3, 4, 5]) {
      await page.keyboard.press('Tab');
      seen.add(await focused(page));
    }
    assert.ok(seen.has('Do it') && !seen.has('Open it'), [...seen].join(', '));
    await close();
    await gone(page);
    assert.equal(await focused(page), 'Open it');
  }
  await leave();
});

test('a dialog that is asked for again at once after it was closed is there again', async () => {
  const { page, leave } = await visitPart('DialogFrame', 'short');
  await page.getByRole('dialog').waitFor();
  const open = await page.evaluate(async () => {
    const asker = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Open it',
    );
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isOpen = [];
    for (const _ of [1, 2, 3]) {
      document.querySelector('dialog')?.close();
      await Promise.resolve();
      asker?.click();
      await nextFrame();
      await nextFrame();
      isOpen.push(document.querySelector('dialog')?.open ?? false);
    }
    return isOpen;
  });
  assert.deepEqual(open, [true, true, true]);
  await leave();
});

test('a press within a dialog leaves it open, and one that is longer than the screen scrolls by itself', async () => {
  const { page, leave } = await visitPart('DialogFrame', 'longer than the screen');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('What stays').first().click();
  await dialog.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
  const { scrolled, height } = await dialog.evaluate((one) => ({
    scrolled: one.scrollTop,
    height: one.getBoundingClientRect().height / innerHeight,
  }));
  assert.ok(scrolled > 0);
  assert.ok(height < 1, `${height} of the screen`);
  assert.equal(await page.evaluate(() => scrollY), 0);
  await leave();
});
