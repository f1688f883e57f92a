import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tabTo } from '#test/support/browser/keyboard.ts';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

for (const [state, told] of [
  ['done', 'status: Breakfast is now oats with banana. | alert | button "Close message"'],
  [
    'done, with undo and one more thing to do',
    'status: Breakfast is now oats with banana. | alert | button "Undo" | button "Make new list" | button "Close message"',
  ],
  [
    'failed',
    'status | alert: The meal could not be swapped. Please try again. | button "Try again" | button "Close message"',
  ],
] as const) {
  test(`a change that is ${state}: told in a row, with what can be done about it`, async () => {
    const { page, leave } = await visitPart('ChangeNotice', state);
    await page.getByRole('button', { name: 'Close message' }).waitFor();
    assert.equal(await heard(page.locator('#root')), told);
    for (const button of await page.getByRole('button').all()) await tabTo(page, button);
    await leave();
  });
}

test('a short message is read out, and has nothing to press', async () => {
  const { page, leave } = await visitPart('Toast', 'shown');
  await page.getByText('Copied.').waitFor();
  assert.equal(await heard(page.locator('#root')), 'status: | paragraph: Copied.');
  await leave();
});
