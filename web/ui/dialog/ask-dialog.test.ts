import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

for (const answer of ['Yes, 170 kg', 'Cancel']) {
  test(`a question says what it is about and is gone after ${answer}`, async () => {
    const { page, leave } = await visitPart('AskDialog', 'asked');
    const dialog = page.getByRole('dialog', { name: 'Is your weight right?' });
    await dialog.waitFor();
    assert.equal(
      await heard(dialog),
      'dialog "Is your weight right?": | heading "Is your weight right?" [level=2] | button "Close" | It was 70 kg, and now you say 170 kg. All that we plan goes by it. | button "Yes, 170 kg" | button "Cancel"',
    );
    await pressOn(page, dialog.getByRole('button', { name: answer }));
    await dialog.waitFor({ state: 'hidden' });
    await leave();
  });
}
