import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

/** What a screen reader says behind the name of a field. */
const described = (field: Locator) =>
  field.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' | '),
  );

test('a field has its label, and its unit, hint and error behind it', async () => {
  const { page, leave } = await visitPart('InputField');
  const field = stateOf(page, 'InputField', 'with an error').getByLabel('Age', { exact: true });
  assert.equal(
    await described(field),
    'years | In whole years. | Age must be a whole number from 14 to 90 years.',
  );
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  const right = stateOf(page, 'InputField', 'empty').getByLabel('Email', { exact: true });
  assert.equal(await right.getAttribute('aria-describedby'), null);
  assert.equal(await right.getAttribute('aria-invalid'), null);
  await leave();
});

test('a text that becomes too long is told at once, stays whole, and is right again when it is cut', async () => {
  const { page, leave } = await visitPart('TextAreaField');
  const state = stateOf(page, 'TextAreaField', 'empty');
  const field = state.getByRole('textbox');
  await field.fill('x'.repeat(401));
  await state.getByText('Your Feedback must be at most 400 characters.').waitFor();
  assert.equal(
    await described(field),
    '401 of 400 characters | Your Feedback must be at most 400 characters.',
  );
  assert.equal((await field.inputValue()).length, 401);
  await field.press('Backspace');
  await state.getByText('400 of 400 characters').waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), null);
  await leave();
});

test('a password can be looked at while it is typed', async () => {
  const { page, leave } = await visitPart('PasswordField');
  const state = stateOf(page, 'PasswordField', 'filled');
  const field = state.getByLabel('Password', { exact: true });
  await state.getByRole('button', { name: 'Show what I typed' }).click();
  assert.equal(await field.getAttribute('type'), 'text');
  assert.equal(await field.inputValue(), 'correct horse 9');
  await state.getByRole('button', { name: 'Hide what I typed', pressed: true }).click();
  assert.equal(await field.getAttribute('type'), 'password');
  await leave();
});
