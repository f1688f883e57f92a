import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardOf, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitGroup } = openGalleryPages();

const day =
  'article: | heading "Monday" [level=3] | paragraph: Rice and lentils, with a salad of cabbage.';

test('a page has its title first, then what it is about; each part below it is named', async () => {
  const { page, leave } = await visitGroup('Pages');
  // plans are put on the page when the phone has time
  await page.getByRole('article').nth(2).waitFor();
  const states = Object.entries(await heardOf(page));
  // its days have dates: a test of its own sets the clock
  const undated = states.filter(([of]) => !of.startsWith('WeekStrip'));
  assert.deepEqual(Object.fromEntries(undated), {
    'PageHeader: title alone': 'heading "Your kitchen and tastes" [level=1]',
    'PageHeader: with all that it can have':
      'heading "Meal Plans" [level=1] | group | paragraph: Four weeks of meals, made for your body and your budget. | button "Make new plans"',
    'EmptyState: with a way on':
      'heading "No meal plans yet" [level=2] | paragraph: We make four weeks of meals from your profile. | button "Make My Meal Plans"',
    'EmptyState: words alone': 'heading "Nothing to cook yet" [level=2]',
    'PlanHtml: one day': day,
    'WeekCard: this week': `region "Week 1 Meal Plan": | heading "Week 1 Meal Plan" [level=2] | This week | ${day}`,
    'WeekCard: not generated':
      'region "Week 2 Meal Plan": | heading "Week 2 Meal Plan" [level=2] | paragraph: Plan not generated yet',
    // the warning is for paper
    'WeekCard: with a warning': `region "Week 3 Meal Plan": | heading "Week 3 Meal Plan" [level=2] | ${day}`,
  });
  await page.emulateMedia({ media: 'print' });
  await page.getByText('These plans hold eggs, which you do not eat any more.').waitFor();
  await page.emulateMedia({ media: 'screen' });
  await leave();
});
