import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths, wire } from '#contract/paths.ts';
import { profileFitSchema } from '#contract/profile/profile-fit.ts';
import { serverSentences } from '#contract/sentences.ts';
import { csvRows } from '#planning/shopping/prices/csv.ts';
import { axeViolations, overflow, phone, settled } from '#test/support/browser/browser.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { confirmNewPlans } from '#test/support/plans/new-plans.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();
const planned = () => createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });

const change = (member: TestMember, fields: object) =>
  member.call('PATCH', `${wire.data}/profiles?user_id=eq.${member.userId}`, {
    ...fields,
    updated_at: new Date().toISOString(),
  });
const fitOf = async (member: TestMember) =>
  v.parse(profileFitSchema, (await member.call('GET', wire.profileFit)).body);

const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'eggs' });
const mealMarks = (page: Page) => page.locator('.meal-name .concern');
/** A phone shows how a list is shared when asked for. */
const listOptions = (page: Page) => page.getByRole('button', { name: 'Options' }).click();
const rowMarks = (page: Page) => page.locator('.shopping-row .shopping-concern');

/** The plan as it lies on this page, every week of it. */
const allWeeks = (page: Page) => page.locator('article.plan').nth(3).waitFor();

async function openMeals(page: Page): Promise<void> {
  await page.goto(paths.mealPlans);
  await allWeeks(page);
}

test('an allergy added after plan and list were made is told everywhere, until both are new', async () => {
  const member = await planned();
  const refused = /Failed to load resource/;
  const options = { ...member.signedIn, permissions: ['clipboard-read', 'clipboard-write'] };
  const { page, context, complaints } = await product.visit(options, refused);
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { name: /’s meals$/ }).waitFor();
  await settled(page);
  assert.equal(await page.getByRole('alert').count(), 0);

  await page.goto(paths.profile);
  await page.getByRole('checkbox', { name: 'Eggs' }).check();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText(memberSentences.profileSaved).waitFor();
  await page.getByRole('link', { name: 'Update my plans' }).waitFor();
  await alert(page).waitFor();
  const { meals, list, says } = await fitOf(member);
  assert.ok(meals && list && meals.marks.length > 0 && list.marks.length > 0);
  assert.equal(await alert(page).innerText(), says.join(' '));

  await page.goto(paths.dashboard);
  await alert(page).getByText(says.join(' ')).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Update my plans' }).waitFor();

  await openMeals(page);
  await alert(page).getByText(meals.says).waitFor();
  await page.waitForFunction(
    (count) => document.querySelectorAll('.meal-name .concern').length === count,
    meals.marks.length,
  );
  const [text = ''] = await mealMarks(page).allTextContents();
  assert.match(text, /(holds|may hold) eggs/);
  // a swap cannot help, and says what does; the question is asked, and taken back, with the keyboard
  await unfoldMeals(page);
  await page
    .getByRole('button', { name: /^Swap breakfast on / })
    .first()
    .click();
  const swap = page.getByRole('dialog', { name: /^Swap breakfast/ });
  await swap.getByRole('alert').getByText('no longer fits your profile').waitFor();
  assert.equal(await swap.getByRole('button', { name: 'Try again' }).count(), 0);
  await swap.getByRole('button', { name: 'Update my plans' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Make new plans?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  const anew = page.getByRole('button', { name: 'Generate New Plans' });
  await anew.press('Enter');
  await question.waitFor();
  assert.deepEqual(await axeViolations(page, 'dialog[open]'), []);
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  assert.ok(await anew.evaluate((button) => button === document.activeElement));
  assert.equal(await overflow(page, phone.width), 0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheets = page
    .locator('.week-card')
    .filter({ has: page.getByText(meals.says).filter({ visible: true }) });
  assert.equal(await sheets.count(), 4);
  assert.ok(
    (await page
      .locator('.week-glance td')
      .filter({ hasText: /^Warning, .+: / })
      .count()) > 0,
  );
  assert.equal(await page.getByRole('button', { name: 'Update my plans' }).count(), 0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });

  await page.goto(paths.shoppingList);
  await alert(page).getByText(list.says).waitFor();
  await page.getByRole('radio', { name: /Whole month/ }).check();
  await rowMarks(page).first().waitFor();
  assert.equal(await rowMarks(page).count(), list.marks.length);
  await listOptions(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('status').getByText('List copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(copied.startsWith(`*WARNING: ${list.shared}*\n`), copied.slice(0, 200));
  assert.match(copied, /^▢ WARNING: Eggs \(holds eggs\): /m);
  const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text') ?? '';
  assert.ok(message.startsWith(`*WARNING: ${list.shared}*`));
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const rows = csvRows(await readFile(await (await started).path(), 'utf8')) ?? [];
  assert.equal(rows[0]?.[0], `WARNING: ${list.shared}`);
  assert.equal(rows[1]?.[0], 'warning');
  const eggs = rows.filter((cells) => cells[2] === 'Eggs');
  assert.ok(eggs.length > 0 && eggs.every(([warning]) => warning === 'holds eggs'));
  await page.emulateMedia({ media: 'print' });
  assert.ok(await alert(page).isVisible());
  assert.equal(await rowMarks(page).filter({ visible: true }).count(), list.marks.length);
  await page.emulateMedia({ media: 'screen' });

  // the way on: new plans, then a new list
  await page.getByRole('main').getByRole('link', { name: 'Update my plans' }).click();
  await page.waitForURL(`**${paths.mealPlans}`);
  await page.getByRole('button', { name: 'Update my plans' }).click();
  await confirmNewPlans(page);
  await alert(page).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.concern').count(), 0);
  await page.goto(paths.shoppingList);
  await alert(page).waitFor();
  await page.getByRole('button', { name: 'Renew the list' }).click();
  await alert(page).waitFor({ state: 'detached' });
  assert.equal(await rowMarks(page).count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('without signal what was told is still told; what is not known is never called safe', async () => {
  const member = await planned();
  await change(member, { allergies: ['Eggs'] });
  const noAnswer = /Failed to load resource|ERR_/;
  const { page, leave } = await product.visit(member.signedIn, noAnswer);
  const { meals, list, says } = await fitOf(member);
  await openMeals(page);
  await alert(page).waitFor();
  await page.goto(paths.shoppingList);
  await alert(page).waitFor();
  await page.goto(paths.dashboard);
  await alert(page).waitFor();

  await page.route(/\/(rest|functions)\/v1\//, (route) => route.abort());
  await page.goto(paths.dashboard);
  await alert(page).getByText(says.join(' ')).waitFor();
  await openMeals(page);
  await page.getByText('these are the plans kept on this device').waitFor();
  await alert(page)
    .getByText(meals?.says ?? '')
    .waitFor();
  assert.equal(await mealMarks(page).count(), meals?.marks.length);
  await page.goto(paths.shoppingList);
  await alert(page)
    .getByText(list?.says ?? '')
    .waitFor();

  // the server answers everything but this
  await page.unrouteAll();
  await page.route(`**${wire.profileFit}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  const unknown = page.getByRole('main').getByRole('alert');
  await page.goto(paths.dashboard);
  await unknown.getByText(memberSentences.plansUnchecked).waitFor();
  await openMeals(page);
  await unknown.getByText(memberSentences.plansUnchecked).waitFor();
  await page.goto(paths.exercisePlans);
  await unknown.getByText(memberSentences.plansUnchecked).waitFor();
  await page.goto(paths.shoppingList);
  await unknown.getByText(memberSentences.listUnchecked).waitFor();
  await listOptions(page);
  const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  assert.ok(
    new URL(href ?? '').searchParams
      .get('text')
      ?.startsWith(`*WARNING: ${memberSentences.listUnchecked}*`),
  );
  await leave();
});

test('a profile that is saved in another tab, or on another device, tells here too', async () => {
  const member = await planned();
  const { page, context, complaints } = await product.visit(member.signedIn);
  await openMeals(page);
  await settled(page);
  assert.equal(await alert(page).count(), 0);
  const tab = await context.newPage();
  await tab.goto(paths.profile);
  await tab.getByRole('checkbox', { name: 'Eggs' }).check();
  await tab.getByRole('button', { name: 'Save Profile' }).click();
  await alert(page).waitFor();
  await mealMarks(page).first().waitFor({ state: 'attached' });

  // the other device takes it back, and then makes new plans
  await change(member, { allergies: [] });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(serverSentences.plansOfEarlierProfile).waitFor();
  assert.equal(await page.locator('.concern').count(), 0);
  await change(member, { allergies: ['Eggs'] });
  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  const heading = page.locator('.meal-name').first();
  const before = await page.locator('article.plan').first().textContent();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // plans that are not stored any more are not judged: the new ones come
  await page.waitForFunction(
    (old) => document.querySelector('article.plan')?.textContent !== old,
    before,
  );
  await heading.waitFor({ state: 'attached' });
  await settled(page);
  assert.equal(await alert(page).count(), 0);
  assert.equal(await page.getByText(memberSentences.plansUnchecked).count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});
