import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths } from '#contract/paths.ts';
import { axeViolations, overflow, phone } from '#test/support/browser/browser.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

const textOf = (page: Page) => page.locator('article.plan').allTextContents();
const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo' });
const isBack = (page: Page) => page.getByRole('status').getByText(memberSentences.isBack).first();

/** Waits until the plans on the page are these, or others than these. */
async function becomes(page: Page, texts: readonly string[], same = true): Promise<void> {
  await page.waitForFunction(
    ([wanted, like]) =>
      like ===
      (JSON.stringify(
        [...document.querySelectorAll('article.plan')].map((plan) => plan.textContent),
      ) ===
        JSON.stringify(wanted)),
    [texts, same] as const,
  );
}

test('new plans, a swap and a new week are undone, and the page says until when', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training'] });
  const refused = /Failed to load resource/;
  const { page, context, leave, complaints } = await product.visit(member.signedIn, refused);
  for (const address of [paths.mealPlans, paths.exercisePlans]) {
    await page.goto(address);
    await page.locator('#week-4 .plan .plan-tools').first().waitFor({ state: 'attached' });
    assert.equal(await undo(page).count(), 0, 'nothing was changed yet');
    const before = await textOf(page);
    await makeNewPlans(page);
    await page.getByText(/^\s*Changed today: what stood here before can come back until/).waitFor();
    const after = await textOf(page);
    assert.notDeepEqual(after, before);
    // the press leads to the head of the page, far from that line: the way back is where the eye is, for the keyboard too
    const told = page.locator('.change-notice');
    const back = told.getByRole('button', { name: 'Undo' });
    // what has the focus stays
    await back.focus();
    await told.getByText('Your new plans are here.').waitFor();
    const { width, height } = phone;
    const box = await back.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height);
    assert.equal(await overflow(page, width), 0);
    await back.press('Enter');
    await becomes(page, before);
    await undo(page).click();
    await becomes(page, after);
    assert.equal(await overflow(page, phone.width), 0);
    if (address === paths.mealPlans) assert.deepEqual(await axeViolations(page), []);
    await context.setOffline(true);
    await undo(page).click();
    await page.getByText('You are offline. Please try again when you are online.').waitFor();
    assert.deepEqual(await textOf(page), after);
    await context.setOffline(false);
    await undo(page).click();
    await isBack(page).waitFor();
    await becomes(page, before);
    // by mistake: what was undone comes back the same way
    await undo(page).click();
    await becomes(page, after);
    await page.reload();
    await undo(page).waitFor();
  }

  await page.goto(paths.mealPlans);
  await page.locator('#week-4 .plan .plan-tools').first().waitFor({ state: 'attached' });
  await unfoldMeals(page);
  const before = await textOf(page);
  const swap = page.locator('details.day[open] .tool-swap').first();
  await swap.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  const notice = page.locator('.change-notice');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await notice.getByText(memberSentences.isBack).waitFor();
  await becomes(page, before);
  assert.ok(await swap.evaluate((button) => button === document.activeElement));
  await page.getByRole('button', { name: 'New week: other meals for week 2' }).click();
  await dialog.getByText('for seven days you can undo that').waitFor();
  await dialog.getByRole('button', { name: 'Make new week' }).click();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await becomes(page, before);
  assert.deepEqual(complaints, []);
  await leave();
});
