import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memberSentences } from '#contract/member-sentences.ts';
import { heard, heardOf, openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitGroup, visitPart } = openGalleryPages();

/** The days until which something comes back are others on each day. */
const withoutDate = (text: string) => text.replace(/until \w+ \d+ \w+/, 'until that day');

const undo =
  'paragraph: | status | "Changed today: what stood here before can come back until that day." | button "Undo"';

test('notices say what is so, what it means and the way on; an error is an alert', async () => {
  const { page, leave } = await visitGroup('Notices');
  const states = Object.entries(await heardOf(page)).map(([of, told]) => [of, withoutDate(told)]);
  assert.deepEqual(Object.fromEntries(states), {
    'ErrorBox: one line': 'alert: | paragraph: Invalid login credentials',
    'ErrorBox: two lines':
      'alert: | paragraph: We could not reach the server. What you typed is kept on this device; please try again in a moment.',
    'BoundsNotice: on another page':
      'region "Why we cannot make new plans": | paragraph: Your age is 92, and we can only plan for 14 to 90 years. | paragraph: | Please check it in | link "your profile": | → /dashboard/profile | . If it is right, a dietitian or a clinic can plan with you. Everything that you have here stays yours.',
    'BoundsNotice: where it can be changed':
      'region "Why we cannot make new plans": | paragraph: Your age is 92, and we can only plan for 14 to 90 years. | paragraph: Your height is 255 cm, and we can only plan for 120 to 230 cm. | paragraph: Please check it below. If it is right, a dietitian or a clinic can plan with you. Everything that you have here stays yours.',
    'DayOneNotice: not yet told':
      'region "New plans": | paragraph: New plans begin on the day that you choose, and show the date of each day. These go on from Monday to Sunday as before. | button "Got it"',
    'NotKnown: no answer':
      'status: | paragraph: "No connection: we do not know just now whether you have asked to cancel." | button "Try again"',
    'UndoLine: can come back': undo,
    'UndoLine: can come back, the server out of reach': undo,
    'BudgetLine: not known': 'paragraph: | link "Your kitchen and tastes": | → /dashboard/kitchen',
    'BudgetLine: known':
      'paragraph: | About R2 140 a month for food; cheaper or dearer? | link "Your kitchen and tastes": | → /dashboard/kitchen',
    'HealthLine: not declined':
      'paragraph: | A pregnancy, an illness, a joint that hurts, another allergy? | link "Your health": | → /dashboard/health',
  });
  await leave();
});

test('a change that was taken back is told at once, and where it was not, why and the way on', async () => {
  const { page, leave } = await visitPart('UndoLine');
  const back = stateOf(page, 'UndoLine', 'can come back');
  await back.getByRole('button', { name: 'Undo' }).press('Enter');
  await back.getByRole('status').getByText(memberSentences.isBack).waitFor();
  const failing = stateOf(page, 'UndoLine', 'can come back, the server out of reach');
  await failing.getByRole('button', { name: 'Undo' }).press('Enter');
  const alert = failing.getByRole('alert');
  await alert.waitFor();
  assert.equal(await heard(alert), 'alert: | paragraph: It could not be undone.');
  await failing.getByText('Please try again when you are online.').waitFor();
  assert.equal(await failing.getByRole('status').textContent(), '');
  await leave();
});

test('what is told once is gone when it was heard, and on later visits', async () => {
  const { page, leave } = await visitPart('DayOneNotice');
  const notice = page.getByRole('region', { name: 'New plans' });
  await notice.getByRole('button', { name: 'Got it' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('figure').waitFor();
  assert.equal(await notice.count(), 0);
  await leave();
});
