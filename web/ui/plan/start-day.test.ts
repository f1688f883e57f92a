import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitOnWednesday } = openGalleryPages();

test('one of three days is the first, and the arrows choose another', async () => {
  const { page, leave } = await visitOnWednesday('StartDay');
  const group = page.getByRole('group', { name: 'Day 1 of your new plans' });
  const chosen = () => group.getByRole('radio', { checked: true });
  assert.equal(
    await heard(group),
    'group "Day 1 of your new plans": | Day 1 of your new plans | radio "Today Wed 2 Dec" | Today Wed 2 Dec | radio "Tomorrow Thu 3 Dec" [checked] | Tomorrow Thu 3 Dec | radio "Monday Mon 7 Dec" | Monday Mon 7 Dec',
  );
  assert.equal(await chosen().getAttribute('value'), 'tomorrow');
  await chosen().focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await chosen().getAttribute('value'), 'monday');
  await page.keyboard.press('ArrowRight');
  assert.equal(await chosen().getAttribute('value'), 'today');
  await leave();
});
