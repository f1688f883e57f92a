import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { desk, phone } from '#test/support/browser/browser.ts';
import { pressOn, tabTo, typeInto } from '#test/support/browser/keyboard.ts';
import { createMember } from '#test/support/members/member.ts';
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

for (const [name, viewport] of [
  ['phone', phone],
  ['desk', desk],
] as const) {
  test(`without a mouse: an agreement taken back and given anew, and a request about one’s information (${name})`, async () => {
    const member = await createMember(product.server.url);
    const { page, leave, complaints } = await product.visit({
      ...member.signedIn,
      viewport,
      reducedMotion: 'reduce',
    });
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const focused = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    await page.goto(paths.profile);
    const section = page.locator('#agreement');
    await section.getByText(/^You agreed on/).waitFor();
    const takeBack = section.getByRole('button', { name: 'Take it back' });
    await pressOn(page, takeBack);
    const dialog = page.getByRole('dialog', { name: 'Take it back?' });
    await dialog.waitFor();
    // a change of mind closes it, and the focus is where it was
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.ok(await takeBack.evaluate((one) => one === document.activeElement));
    await page.keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: 'Take it back' }));
    await section.getByText('You have not agreed to this.').waitFor();
    await focused('#agreement button');
    await page.keyboard.press('Enter');
    await section.getByText(/^You agreed on/).waitFor();
    await focused('#agreement button');

    await pressOn(page, page.getByText('Ask about my information'));
    await pressOn(page, button('Send My Request'));
    await page.getByText('Your request is required.').waitFor();
    await focused('textarea[name=request]');
    await page.keyboard.insertText('What do you know of me?');
    await pressOn(page, button('Send My Request'));
    await page.getByText(/an answer is due by/).waitFor();
    await focused('button');
    assert.deepEqual(complaints, []);
    await leave();
  });

  test(`without a mouse: a mother says no, agrees, and takes it back (${name})`, async () => {
    const { url, database } = product.server;
    const child = await createMember(url);
    await database.owner.query('update public.profiles set age = 15 where user_id = $1', [
      child.userId,
    ]);
    const secret = child.userId.replaceAll('-', '').padEnd(43, 'A');
    await database.owner.query(
      `insert into agreement.guardians (user_id, email, age, token_hash, expires_at)
        values ($1, 'mother@example.com', 15, $2, now() + interval '9 days')`,
      [child.userId, createHash('sha256').update(secret).digest('base64url')],
    );
    const { page, leave, complaints } = await product.visit({ viewport, reducedMotion: 'reduce' });
    const answer = async (label: string, lead: RegExp) => {
      await pressOn(page, page.getByRole('button', { name: label, exact: true }));
      await page.getByRole('status').getByText(lead).waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('h1'));
    };
    await page.goto(`${paths.guardian}#${secret}`);
    await answer('I do not agree', /^You said no/);
    await answer('I agree', /^Thank you\./);
    await answer('Take it back', /^You took your agreement back\./);
    assert.deepEqual(complaints, []);
    await leave();
  });
}
