import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

const beginning =
  'dialog "A new week 2?": | heading "A new week 2?" [level=2] | button "Close" | paragraph: Meals that you keep stay. All others of week 2 are replaced, and your list follows.';

async function openDialog(state: string) {
  const { page, leave } = await visitPart('NewWeekDialog', state);
  const dialog = page.getByRole('dialog', { name: 'A new week 2?' });
  await dialog.waitFor();
  assert.equal(await heard(dialog), `${beginning} | button "Make new week" | button "Cancel"`);
  await pressOn(page, dialog.getByRole('button', { name: 'Make new week' }));
  return { page, dialog, leave };
}

test('a week that is on its way says so, keeps the focus and is not asked for twice', async () => {
  const { page, dialog, leave } = await openDialog('asked');
  const button = dialog.getByRole('button', { name: 'Making week…' });
  await button.waitFor();
  assert.equal(await button.getAttribute('aria-disabled'), 'true');
  assert.ok(await button.evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Enter');
  assert.equal(
    await heard(dialog),
    `${beginning} | button "Making week…" [disabled] | button "Cancel"`,
  );
  await leave();
});

test('a week that did not come is told as an alert, and can be asked for again', async () => {
  const { dialog, leave } = await openDialog('asked, the server out of reach');
  await dialog.getByRole('alert').waitFor();
  assert.equal(
    await heard(dialog),
    `${beginning} | alert: | paragraph: The plan could not be changed. Please try again. | button "Make new week" | button "Cancel"`,
  );
  await leave();
});

test('where only new plans help they are offered instead', async () => {
  const { page, dialog, leave } = await openDialog('asked, of a plan that is too old');
  await dialog.getByRole('alert').waitFor();
  assert.equal(
    await heard(dialog),
    `${beginning} | alert: | paragraph: Your profile has changed since. | button "Update my plans" | button "Cancel"`,
  );
  await pressOn(page, dialog.getByRole('button', { name: 'Update my plans' }));
  await dialog.waitFor({ state: 'hidden' });
  await leave();
});
