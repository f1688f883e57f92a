import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { largeText } from '#test/support/browser/accessibility.ts';
import { phone } from '#test/support/browser/browser.ts';
import { createMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import { openProduct } from '#test/support/server/product.ts';

// Rows of a name with a button beside it leave the screen first when somebody has letters twice as large.

const product = openProduct();

test('with letters twice as large nothing is cut: today, the menu, a swap, a move, a warm-up', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  const { page, leave, complaints } = await product.visit(member.signedIn);
  const fits = async (what: string) => {
    assert.deepEqual(await largeText(page), [], what);
    await page.setViewportSize(phone);
  };
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { name: /’s meals$/ }).waitFor();
  await fits('today');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Back to Home').waitFor();
  await fits('the menu');

  await page.goto(paths.mealPlans);
  await unfoldMeals(page);
  const swaps = page.getByRole('button', { name: /^Swap breakfast on / });
  await swaps.first().click();
  const dialog = page.getByRole('dialog', { name: /^Swap breakfast/ });
  await dialog.getByText('The day then:').first().waitFor();
  await fits('a swap');

  await page.goto(paths.exercisePlans);
  await page.getByRole('button', { name: 'Start session' }).first().waitFor();
  await page.evaluate(() => {
    for (const day of document.querySelectorAll<HTMLDetailsElement>('details.day')) day.open = true;
  });
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Move / }).waitFor();
  await fits('a move');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start session' }).first().click();
  await page.getByRole('button', { name: 'Done, continue' }).waitFor();
  await fits('a warm-up');
  assert.deepEqual(complaints, []);
  await leave();
});

test('with letters twice as large the three days on which plans can begin are not cut', async () => {
  const member = await createMember(product.server.url);
  const { page, leave } = await product.visit(member.signedIn);
  await page.goto(paths.mealPlans);
  await page.getByRole('radio', { name: /^Tomorrow/ }).waitFor();
  assert.deepEqual(await largeText(page), []);
  await leave();
});
