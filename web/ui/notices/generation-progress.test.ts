import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardOf, openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitGroup } = openGalleryPages();

const progress = (says: string, bar: string, cancel: string) =>
  `region "Progress": | status: ${says} |${bar} paragraph: "You can leave this page: it goes on without you." | button "Cancel"${cancel}`;

test('what is waited for is told, and what has no words is silent', async () => {
  const { page, leave } = await visitGroup('Waiting');
  // it is told only of what takes longer than a moment
  await page.getByRole('region', { name: 'Progress' }).nth(4).waitFor();
  assert.deepEqual(await heardOf(page), {
    'Spinner: without a label': '',
    'Spinner: with a label': 'status: Looking for other meals…',
    'Spinner: on a dark ground': 'status: Loading…',
    'CardSkeleton: three lines': '',
    'CardSkeleton: one line': '',
    'GenerationProgress: asked': progress('Asking the server…', '', ' [disabled]'),
    'GenerationProgress: queued': progress('Waiting for a free place in the kitchen…', '', ''),
    'GenerationProgress: planning': progress('Working it out…', '', ''),
    'GenerationProgress: two weeks are written': progress(
      'Writing week 3 of 4…',
      ' progressbar "Weeks that are ready" |',
      '',
    ),
    'GenerationProgress: a list is written': progress('Writing your list…', '', ''),
    'PageLoading: meals, wanted in a kitchen':
      'status: Loading your meal plan… | paragraph: The first time, your four weeks have to come over the network. From then on they open at once, in a kitchen without signal too.',
    'PageLoading: training, wanted in a gym':
      'status: Loading your training plan… | paragraph: The first time, your four weeks have to come over the network. From then on they open at once, in a gym without signal too.',
    'PageLoading: the list, wanted in a shop':
      'status: Loading your shopping list… | paragraph: The first time, your list has to come over the network. From then on it opens at once, in a shop without signal too.',
  });
  const bar = stateOf(page, 'GenerationProgress', 'two weeks are written').getByRole('progressbar');
  assert.deepEqual([await bar.getAttribute('value'), await bar.getAttribute('max')], ['2', '4']);
  await leave();
});
