import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitGroup } = openGalleryPages();

test('drawings stand beside words that say the same, so they are silent; the logo is a link', async () => {
  const { page, leave } = await visitGroup('Drawings');
  assert.ok((await page.locator('figure svg').count()) > 100);
  const told = await heard(page.locator('#root'));
  const spoken = told.split(' | ').filter((one) => /^(?:img|link|button)\b/.test(one));
  assert.deepEqual(spoken, ['link "Phila":']);
  await leave();
});
