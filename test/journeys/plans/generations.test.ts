import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { axeViolations, desk, overflow, phone } from '#test/support/browser/browser.ts';
import { createMember } from '#test/support/members/member.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { createSlowWriter } from '#test/support/plans/slow-writer.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const writer = createSlowWriter();
const product = openOwnProduct({}, { writerOf: writer.writerOf });

beforeEach(async () => {
  writer.hold();
  await product.server.database.owner.query(`update public.generations
    set state = 'cancelled', finished_at = now() where state in ('queued', 'running')`);
});

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const weekOf = (page: Page, week: number) =>
  page.getByRole('region', { name: `Week ${week} Meal Plan` });
const ready = (page: Page) =>
  page.getByRole('button', { name: 'Generate New Plans', exact: true, disabled: false });

test('weeks fill in as they come; leaving, returning and a second tab find what is under way', async () => {
  const member = await createMember(product.server.url);
  const { page, context, leave, complaints } = await product.visit({
    ...member.signedIn,
    viewport: desk,
  });
  await page.goto(paths.mealPlans);
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await page.getByRole('button', { name: 'Generating…' }).first().waitFor();
  await progress(page).getByText('Writing week 1 of 4…').waitFor();
  writer.go(2);
  await progress(page).getByText('Writing week 3 of 4…').waitFor();
  await weekOf(page, 2).locator('details.day').first().waitFor();
  await weekOf(page, 3).getByText('Plan not generated yet').waitFor();

  // another page of the app and back
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.waitForURL(`**${paths.dashboard}`);
  await page.goBack();
  await progress(page).getByText('Writing week 3 of 4…').waitFor();
  // and after the tab was closed
  const tab = await context.newPage();
  await tab.goto(paths.mealPlans);
  await progress(tab).getByText('Writing week 3 of 4…').waitFor();
  await weekOf(tab, 1).locator('details.day').first().waitFor();
  await page.close();
  writer.go(2);
  await weekOf(tab, 4).locator('details.day').first().waitFor();
  await ready(tab).waitFor();
  assert.ok(await progress(tab).isHidden());
  assert.deepEqual(complaints, []);
  await leave();
});

test('cancelled by the keyboard: what was there stays, and nothing has failed', async () => {
  const member = await createMember(product.server.url);
  writer.go(4);
  await member.call('POST', `${wire.generateMealPlans}?wait=true`);
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto(paths.mealPlans);
  await weekOf(page, 1).locator('details.day').first().waitFor();
  const before = await weekOf(page, 1).locator('.day-name').allInnerTexts();
  await makeNewPlans(page);
  await progress(page).getByText('Writing week 1 of 4…').waitFor();
  // the old weeks stay until the new ones are whole
  writer.go(1);
  await progress(page).getByText('Writing week 2 of 4…').waitFor();
  assert.deepEqual(await weekOf(page, 1).locator('.day-name').allInnerTexts(), before);
  assert.deepEqual(await axeViolations(page), []);
  assert.equal(await overflow(page, phone.width), 0);
  await progress(page).getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await ready(page).waitFor();
  assert.ok(await progress(page).isHidden());
  assert.equal(await page.getByRole('alert').innerText(), '');
  assert.deepEqual(complaints, []);
  await leave();
});

test('without events the page asks; a connection that breaks is made again', async () => {
  const member = await createMember(product.server.url);
  const failed = /Failed to load resource|ERR_/;
  const { page, context, leave } = await product.visit(member.signedIn, failed);
  // something on the way that swallows events: requests for them end with nothing
  await page.route(`**${wire.generations}/*`, (route) =>
    route.request().headers().accept?.includes('text/event-stream')
      ? route.fulfill({ contentType: 'text/event-stream', body: '' })
      : route.continue(),
  );
  await page.route(`**${wire.generateMealPlans}`, async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), accept: '*/*' } });
    await route.fulfill({ response: answer });
  });
  await page.goto(paths.mealPlans);
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await progress(page).getByText('Writing week 1 of 4…').waitFor();
  await context.setOffline(true);
  writer.go(4);
  await context.setOffline(false);
  await weekOf(page, 4).locator('details.day').first().waitFor();
  await ready(page).waitFor();
  await leave();
});
