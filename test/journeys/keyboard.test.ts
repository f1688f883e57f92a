import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { pressOn, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

test('without a mouse: register, onboarding, generate, swap; the focus is seen and never lost', async () => {
  // without smooth scrolling what has the focus is in sight at once
  const { page, leave, complaints } = await product.visit({
    reducedMotion: 'reduce',
  });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const hasFocus = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

  await page.goto(paths.home);
  await pressOn(page, page.getByRole('link', { name: 'Get Started' }).first());
  await page.waitForURL(`**${paths.register}`);
  await typeInto(page, page.getByLabel('Email'), 'nomsa@example.com');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'correct horse 9');
  await typeInto(page, page.getByLabel('Confirm Password'), 'correct horse 8');
  await page.keyboard.press('Enter');
  await page.getByText('Passwords do not match').waitFor();
  await hasFocus('input[name^=confirm]');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('correct horse 9');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.onboarding}`);

  // Enter in the empty form: the focus goes to what is missing
  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.press('Enter');
  await page.getByText('Full Name is required.').first().waitFor();
  await hasFocus('input[name=full_name]');
  await page.keyboard.insertText('Nomsa Khumalo');
  for (const [title, act] of [
    ['Fitness Goals', () => pressOn(page, page.getByLabel('Fitness Level'), 'ArrowDown')],
    ['Nutrition Preferences', () => pressOn(page, page.getByLabel('Peanuts'), 'Space')],
    ['Workout Preferences', () => pressOn(page, page.getByLabel('Dumbbells'), 'Space')],
  ] as const) {
    await pressOn(page, button('Next'));
    // nobody has typed age, height and weight: it asks once
    if (title === 'Fitness Goals') {
      await page.getByRole('dialog', { name: 'Is this you?' }).waitFor();
      await pressOn(page, button('Yes, this is me'));
    }
    await page.getByRole('heading', { name: title }).waitFor();
    await act();
  }
  await pressOn(page, page.getByRole('checkbox', { name: /^I agree that my profile/ }), 'Space');
  await pressOn(page, button('Complete Setup'));
  await page.waitForURL(`**${paths.subscription}`);

  await page.goto(paths.dashboard);
  await pressOn(page, page.getByRole('link', { name: 'Make My Meal Plans' }));
  await page.waitForURL(`**${paths.mealPlans}`);
  await page.getByText('No Meal Plans Generated Yet').waitFor();
  await pressOn(page, button('Generate Meal Plans'));
  await page.waitForURL(`**${paths.health}`);
  await page.getByText('One thing before your plans are made.').waitFor();
  await pressOn(page, button('Later'));
  const swap = button(/^Swap dinner on \w+day \d+\s\w+, week 1$/);
  const recipe = button(/^Recipe of dinner on \w+day \d+\s\w+$/).first();
  await recipe.waitFor();
  // the button that was pressed is gone with the empty page
  await hasFocus('h1');
  assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /peanut/i);

  await pressOn(page, recipe);
  assert.equal(await recipe.getAttribute('aria-expanded'), 'true');
  await pressOn(page, swap);
  const dialog = page.getByRole('dialog', { name: /^Swap dinner/ });
  const other = dialog.getByRole('listitem').getByRole('button').first();
  await other.waitFor();
  const dish = await other.innerText();
  await pressOn(page, other);
  await page
    .getByRole('status')
    .filter({ hasText: `is now ${dish}` })
    .waitFor();
  assert.ok(await swap.evaluate((one) => one === document.activeElement), 'back where it was');
  assert.deepEqual(complaints, []);
  await leave();
});
