import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

const words =
  'heading "This page could not be shown" [level=1] | paragraph: Your connection may have dropped, or Phila has just been updated. What you typed is kept. | button "Load it again"';

for (const [state, role] of [
  // a page has one main part, which a frame is already
  ['the whole page', 'main'],
  ['within a frame', 'alert'],
] as const) {
  test(`a page that breaks, ${state}, leaves words and a way on`, async () => {
    const { page, leave } = await visitPart('ErrorScreen', state);
    const again = page.getByRole('button', { name: 'Load it again' });
    await again.waitFor();
    assert.equal(await heard(page.locator('#root')), `${role}: | ${words}`);
    await Promise.all([page.waitForEvent('load'), again.press('Enter')]);
    await again.waitFor();
    await leave();
  });
}
