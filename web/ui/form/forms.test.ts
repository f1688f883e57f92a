import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { heardOf, openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitGroup } = openGalleryPages();

const answered =
  'combobox "Meals Per Day": | option "2" | option "3" [selected] | option "4" | option "5+" | group "Allergies (optional)": | Allergies (optional) | paragraph: Choose all that apply. | checkbox "Lactose" | Lactose | checkbox "Gluten" | Gluten | checkbox "Peanuts" [checked] | Peanuts | checkbox "Shellfish" | Shellfish | checkbox "Eggs" | Eggs | checkbox "None" | None';
const diet =
  'Diet Type | paragraph: "“Other”: list what you avoid below." | combobox "Diet Type": | option "No Restrictions" | option "Vegetarian" [selected] | option "Vegan" | option "Fish-Only" | option "Low-Carb" | option "Other" | Meals Per Day';

test('each box of a form has its label, its hint before and what is wrong behind it', async () => {
  const { page, leave } = await visitGroup('Forms');
  const states = Object.entries(await heardOf(page));
  // its days have dates: a test of its own sets the clock
  const undated = states.filter(([of]) => !of.startsWith('StartDay'));
  assert.deepEqual(Object.fromEntries(undated), {
    'Field: around a control of its own':
      'Month (optional) | paragraph: In which you began. | textbox "Month (optional)"',
    'InputField: empty': 'Email | textbox "Email": | /placeholder: thandi@example.com',
    'InputField: with a hint': 'Email | paragraph: We write to it seldom. | textbox "Email": t@x',
    'InputField: with a unit': 'Height | textbox "Height": "170" | cm',
    'InputField: with an error':
      'Age | paragraph: In whole years. | textbox "Age" [invalid]: "91" | years | paragraph: Age must be a whole number from 14 to 90 years.',
    'SelectField: chosen':
      'Diet Type | combobox "Diet Type": | option "Standard" | option "Vegetarian" | option "Vegan" [selected]',
    'SelectField: with an error':
      'Diet Type | combobox "Diet Type" [invalid]: | option "Standard" [selected] | option "Vegetarian" | option "Vegan" | paragraph: Diet Type is required.',
    'TextAreaField: empty': 'Your Feedback (optional) | textbox "Your Feedback (optional)"',
    'TextAreaField: nearly full':
      'Reason | textbox "Reason": I am moving abroad, to Leeds, soon | paragraph: 34 of 36 characters',
    'TextAreaField: too long':
      'Reason | textbox "Reason" [invalid]: I am moving abroad, to Leeds, soon | paragraph: 34 of 20 characters | paragraph: Reason must be at most 20 characters.',
    'TextAreaField: with an error':
      'Reason | textbox "Reason" [invalid] | paragraph: Reason is required.',
    'PasswordField: filled':
      'Password | textbox "Password": correct horse 9 | button "Show what I typed": Show',
    'PasswordField: with an error':
      'Confirm Password | paragraph: At least 8 characters. | textbox "Confirm Password" [invalid]: another horse | button "Show what I typed": Show | paragraph: Passwords do not match',
    'CodeField: empty': 'Code | paragraph: From your authenticator app. | textbox "Code"',
    'CodeField: with an error':
      'Code | textbox "Code" [invalid] | paragraph: The code has six digits.',
    'ChoicePill: ticked, not ticked, disabled':
      'checkbox "Dumbbells" [checked] | Dumbbells | checkbox "Bench" | Bench | checkbox "Barbell" [disabled] | Barbell',
    'ChoiceCard: to choose':
      'button "Samp and beans with spinach" | 40 min · 2 300 kJ · 24 g protein · R18',
    'ChoiceCard: chosen, on its way':
      'button "Samp and beans with spinach" [disabled] | 40 min · 2 300 kJ · 24 g protein · R18',
    'ChoiceCard: another is on its way':
      'button "Samp and beans with spinach" [disabled] | 40 min · 2 300 kJ · 24 g protein · R18',
    'QuestionFields: answered': `Full Name | textbox "Full Name": Thandi Mokoena | Age | paragraph: In whole years. | spinbutton "Age": "34" | years ${diet} | ${answered}`,
    'QuestionFields: with errors': `Full Name | textbox "Full Name" [invalid] | paragraph: Full Name is required. | Age | paragraph: In whole years. | spinbutton "Age" [invalid]: "91" | years | paragraph: Age must be a whole number from 14 to 90 years. | ${diet} | ${answered}`,
    'AnswersFoot: as it stands': 'button "Save" | status',
    'AnswersFoot: changed':
      'button "Save" | You have changes that are not saved. | button "Discard them" | status | button "Delete these answers"',
    'AnswersFoot: saving': 'button "Saving…" [disabled] | status | button "Delete these answers"',
    'AnswersFoot: saved':
      'button "Save" | status: Saved. New plans will follow it. | link "To your meal plans": | → /dashboard/meal-plans',
    'AnswersFoot: deleting': 'button "Save" | status | button "Deleting…" [disabled]',
    'AnswersFoot: failed':
      'alert: | paragraph: Your answers could not be saved. | button "Save" | You have changes that are not saved. | button "Discard them" | status | button "Delete these answers"',
  });
  const wrong = await page.locator('[aria-invalid=true]').evaluateAll((all) =>
    all.map((one) => {
      const behind = (one.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '';
      return document.getElementById(behind)?.textContent;
    }),
  );
  assert.deepEqual(wrong, [
    'Age must be a whole number from 14 to 90 years.',
    'Diet Type is required.',
    'Reason must be at most 20 characters.',
    'Reason is required.',
    'Passwords do not match',
    'The code has six digits.',
    'Full Name is required.',
    'Age must be a whole number from 14 to 90 years.',
  ]);
  await leave();
});

test('a choice is ticked by the blank, and one that cannot be made is passed over', async () => {
  const { page, leave } = await visitGroup('Forms');
  const state = stateOf(page, 'ChoicePill', 'ticked, not ticked, disabled');
  const bench = state.getByRole('checkbox', { name: 'Bench' });
  await pressOn(page, bench, 'Space');
  assert.ok(await bench.isChecked());
  await page.keyboard.press('Space');
  assert.ok(!(await bench.isChecked()));
  await page.keyboard.press('Tab');
  assert.equal(await state.locator(':focus').count(), 0);
  await leave();
});
