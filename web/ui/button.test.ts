import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

test('a button that is pending keeps the focus, says what goes on and is not pressed again', async () => {
  const { page, leave } = await visitPart('Button');
  const state = stateOf(page, 'Button', 'pending from the first press');
  const button = state.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await state.getByText('heard 1').waitFor();
  assert.equal(await button.textContent(), 'Sending…');
  assert.equal(await button.getAttribute('aria-busy'), 'true');
  assert.ok(await button.evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await button.click({ force: true });
  assert.equal(await state.getByText('heard').textContent(), 'heard 1');
  await leave();
});
