import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardOf, openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitGroup, visitPart } = openGalleryPages();

test('a button that is pending keeps the focus, says what goes on and is not pressed again', async () => {
  const { page, leave } = await visitPart('Button');
  const state = stateOf(page, 'Button', 'pending from the first press');
  const button = state.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await state.getByText('heard 1').waitFor();
  assert.equal(await button.textContent(), 'Sending…');
  assert.equal(await button.getAttribute('aria-busy'), 'true');
  assert.ok(await button.evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await button.click({ force: true });
  assert.equal(await state.getByText('heard').textContent(), 'heard 1');
  await leave();
});

test('each button and link is named for what it does, and says whether it can be pressed', async () => {
  const { page, leave } = await visitGroup('Buttons and links');
  assert.deepEqual(await heardOf(page), {
    'Button: primary': 'button "Make new plans"',
    'Button: secondary': 'button "Show others"',
    'Button: quiet': 'button "Cancel"',
    'Button: danger': 'button "Delete my account"',
    'Button: sun': 'button "Start now"',
    'Button: primary, pending': 'button "Saving…" [disabled]',
    'Button: secondary, pending': 'button "Undoing…" [disabled]',
    'Button: quiet, pending': 'button "Deleting…" [disabled]',
    'Button: danger, pending': 'button "Deleting…" [disabled]',
    'Button: sun, pending': 'button "Making plans…" [disabled]',
    'Button: primary, disabled': 'button "Save" [disabled]',
    'Button: secondary, disabled': 'button "Show others" [disabled]',
    'Button: quiet, disabled': 'button "Cancel" [disabled]',
    'Button: danger, disabled': 'button "Delete my account" [disabled]',
    'Button: sun, disabled': 'button "Start now" [disabled]',
    'Button: words that do not fit one line':
      'button "Show me all other meals that I could have on this day of the week"',
    'Button: pending from the first press': 'button "Send once" | status: heard 0',
    'AppLink: within text': 'paragraph: | Please check it in | link "your profile": | → / | .',
    'AppLink: as a button': 'link "To your meal plans": | → /',
    'LegalLinks: within a sentence':
      'paragraph: | I agree to the | link "Terms & Conditions": | → /terms | and | link "Privacy Policy": | → /privacy | .',
    'WayOn: no profile': 'link "Complete your profile": | → /onboarding',
    'WayOn: no plan can be made': 'link "Change your profile": | → /dashboard/profile',
    'WayOn: plans are older than the list': 'link "Go to Meal Plans": | → /dashboard/meal-plans',
    'WayOn: no answer': 'paragraph: No connection. Please try again when you are online.',
    'NewWeekButton: of week 2': 'button "New week: other meals for week 2": New week',
    'PrintButton: alone': 'button "Print"',
    'PlanMenu: folded': 'group',
  });
  const opener = page.getByRole('button', { name: 'New week: other meals for week 2' });
  assert.equal(await opener.getAttribute('aria-haspopup'), 'dialog');
  await leave();
});
