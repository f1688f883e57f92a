import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { heard, openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

test('a menu unfolds by the keyboard, folds when it is left, and Escape gives the focus back', async () => {
  const { page, leave } = await visitPart('PlanMenu');
  const menu = stateOf(page, 'PlanMenu', 'folded').getByRole('group');
  const opener = menu.locator('summary');
  const why = menu.getByRole('button', { name: 'Why this plan?' });
  const unfold = async () => {
    await page.evaluate(() => document.body.focus());
    if (!(await opener.evaluate((one) => one === document.activeElement)))
      await pressOn(page, opener);
    else await page.keyboard.press('Enter');
    await why.waitFor();
  };
  await menu.waitFor();
  assert.equal(await opener.getAttribute('aria-label'), 'More about these plans');
  assert.equal(await why.count(), 0, 'it is folded at first');

  await unfold();
  assert.equal(await heard(menu), 'group: | button "Why this plan?" | button "Print"');
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'hidden' });
  assert.ok(await opener.evaluate((one) => one === document.activeElement));

  await unfold();
  await page.mouse.click(5, 400);
  await why.waitFor({ state: 'hidden' });

  await unfold();
  await why.press('Enter');
  await why.waitFor({ state: 'hidden' });
  await leave();
});
