import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeViolations, desk, overflow, phone } from '#test/support/browser/browser.ts';
import { openGalleryPages } from '#test/support/screens/gallery.ts';
import { shown } from './serve/shots.ts';

const { visit } = openGalleryPages();

/** Rules about a whole page, which many states of one part side by side are not. */
const ofPages = /^(landmark-one-main|landmark-unique|page-has-heading-one):/;

const groupNames = [
  'Buttons and links',
  'Forms',
  'Notices',
  'Waiting',
  'Dialogs',
  'Pages',
  'Drawings',
];

test('every component of web/ui has an entry, or a reason why it has none', async () => {
  const { page, leave } = await visit('/');
  const contents = page.getByRole('region', { name: 'Not by themselves' });
  await contents.waitFor();
  assert.deepEqual(await page.getByRole('alert').getByRole('listitem').allTextContents(), []);
  assert.deepEqual(
    await page
      .locator('main > section')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    [...groupNames, 'Not by themselves'],
  );
  const seen = await contents.getByRole('link').allTextContents();
  const known = new Set(shown.screens.map(({ name }) => name));
  assert.ok(seen.length > 0);
  assert.equal(new Set(shown.screens.map(({ id }) => id)).size, shown.screens.length);
  assert.deepEqual(
    seen.filter((name) => !known.has(name)),
    [],
  );
  await leave();
});

for (const group of groupNames) {
  test(`${group}: every state is shown, accessible and no wider than its device`, async () => {
    for (const [viewport, theme] of [
      [phone, 'light'],
      [desk, 'dark'],
    ] as const) {
      const address = `/frame.html?${new URLSearchParams({ group, theme }).toString()}`;
      const { page, complaints, leave } = await visit(address, { viewport });
      await page.getByRole('figure').first().waitFor();
      const empty = await page
        .getByRole('figure')
        .evaluateAll((all) => all.filter((one) => one.childElementCount < 2).length);
      assert.equal(empty, 0);
      const violations = await axeViolations(page);
      assert.deepEqual(
        violations.filter((one) => !ofPages.test(one)),
        [],
      );
      assert.equal(await overflow(page, viewport.width), 0);
      assert.deepEqual(complaints, []);
      await leave();
    }
  });
}
