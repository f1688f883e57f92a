import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { heard, openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitOnWednesday } = openGalleryPages();

const weeks =
  'navigation "Weeks": | link "Week 1": | → "#week-1" | link "Week 2": | → "#week-2" | link "Week 3": | → "#week-3" | link "Week 4": | → "#week-4"';

test('a strip names weeks and days, says where today is, and follows the week that is chosen', async () => {
  const { page, leave } = await visitOnWednesday('WeekStrip');
  const alone = stateOf(page, 'WeekStrip', 'weeks alone').locator('.week-strip');
  assert.equal(await heard(alone), weeks);
  const strip = stateOf(page, 'WeekStrip', 'weeks and days');
  const current = () =>
    strip
      .locator('[aria-current]')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('aria-current'), one.getAttribute('href')]),
      );
  const days = strip.getByRole('navigation', { name: 'Days of week 1' });
  assert.equal(
    await heard(days),
    'navigation "Days of week 1": | link "Wednesday 2 December": | → "#today" | link "Thursday 3 December": | → "#day-1-1" | link "Friday 4 December": | → "#day-1-2" | link "Saturday 5 December": | → "#day-1-3" | link "Sunday 6 December": | → "#day-1-4" | link "Monday 7 December": | → "#day-1-5" | link "Tuesday 8 December": | → "#day-1-6"',
  );
  assert.deepEqual(await current(), [
    ['true', '#week-1'],
    ['date', '#today'],
  ]);
  await pressOn(page, strip.getByRole('link', { name: 'Week 3' }));
  const later = strip.getByRole('navigation', { name: 'Days of week 3' });
  await later.getByRole('link', { name: 'Wednesday 16 December' }).waitFor();
  assert.equal(await strip.locator('[aria-current=true]').textContent(), 'Week 3');
  assert.equal(await strip.locator('[aria-current=date]').count(), 0);
  await leave();
});
