import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

/** Under which names this device keeps the answers that are read here. */
const keptAs = {
  meal_plans: 'meal-plans',
  exercise_plans: 'exercise-plans',
  shopping_lists: 'shopping-list',
} as const;

/** What this device keeps of an answer; nothing before the product's first page. */
const keptOn = (page: Page, name: string) =>
  page.evaluate((start) => {
    if (location.protocol === 'about:') return '';
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(start));
    return JSON.stringify(kept);
  }, `phila.kept-${name}.`);

/**
 * @param shown what is there once the answer is on the page
 * @param keeps whether the device keeps a new answer: it is shown what it had until then, and asks the same again when it
 * leaves before
 */
async function readOf(
  page: Page,
  address: string,
  [table, query]: readonly [table: keyof typeof keptAs, query: string],
  shown: string,
  keeps = true,
) {
  const before = await keptOn(page, keptAs[table]);
  await page.goto(address);
  const read = await page.waitForFunction((name) => {
    const [one] = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.name.includes(name));
    return one && { status: one.responseStatus, bytes: one.transferSize };
  }, `${wire.data}/${table}?${query}`);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  const answer = (await read.jsonValue()) ?? { status: 0, bytes: 0 };
  if (!keeps || answer.status !== 200) return answer;
  while ((await keptOn(page, keptAs[table])) === before) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return answer;
}

/** Opens an address, or the same again. @returns how the read of the plans there was answered, and in how many bytes */
const planRead = (page: Page, address: string, table: 'meal_plans' | 'exercise_plans') =>
  readOf(page, address, [table, ''], '#week-4 .plan');

test('plans that this device has are asked for again in a few hundred bytes', async (t) => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training'] });
  const { page, context, complaints } = await product.visit(member.signedIn);
  for (const [address, table, change] of [
    [paths.mealPlans, 'meal_plans', wire.changeMeals],
    [paths.exercisePlans, 'exercise_plans', wire.changeTraining],
  ] as const) {
    const first = await planRead(page, address, table);
    assert.equal(first.status, 200);
    const shown = await page.locator('article.plan').allTextContents();
    const again = await planRead(page, address, table);
    t.diagnostic(`${table}: ${first.bytes} bytes, then ${again.bytes}`);
    assert.equal(again.status, 304);
    assert.ok(again.bytes < 1_000, `${again.bytes} bytes`);
    assert.deepEqual(await page.locator('article.plan').allTextContents(), shown);

    // on another device
    const { status } = await member.call('POST', change, { action: 'regenerate-week', week: 4 });
    assert.equal(status, 200);
    assert.equal((await planRead(page, address, table)).status, 200);
    assert.equal((await planRead(page, address, table)).status, 304);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('plans that were kept before there were tags are shown, and read once as a whole', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, context, complaints } = await product.visit(member.signedIn);
  await planRead(page, paths.mealPlans, 'meal_plans');
  await page.evaluate((id) => {
    const key = `phila.kept-meal-plans.${id}`;
    const { weeks } = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify(weeks));
  }, member.userId);
  assert.equal((await planRead(page, paths.mealPlans, 'meal_plans')).status, 200);
  assert.equal((await planRead(page, paths.mealPlans, 'meal_plans')).status, 304);
  assert.deepEqual(complaints, []);
  await context.close();
});

const listRead = (page: Page) =>
  readOf(page, paths.shoppingList, ['shopping_lists', 'select=details'], 'input[type=checkbox]');

test('a list that this device has is asked for again in a few hundred bytes', async (t) => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'] });
  const { page, context, complaints } = await product.visit(member.signedIn);
  const first = await listRead(page);
  assert.equal(first.status, 200);
  const shown = await page.getByRole('main').innerText();
  const again = await listRead(page);
  t.diagnostic(`shopping_lists: ${first.bytes} bytes, then ${again.bytes}`);
  assert.equal(again.status, 304);
  assert.ok(again.bytes < 1_000, `${again.bytes} bytes`);
  assert.equal(await page.getByRole('main').innerText(), shown);

  // on another device
  const made = await member.call('POST', `${wire.generateShoppingList}?wait=true`, {});
  assert.equal(made.status, 200);
  assert.equal((await listRead(page)).status, 200);
  assert.equal((await listRead(page)).status, 304);

  // a list that was kept before there were tags, and one of which this page can show the HTML alone
  const key = `phila.kept-shopping-list.${member.userId}`;
  await page.evaluate((name) => {
    const { tag: _, ...list } = JSON.parse(localStorage.getItem(name) ?? '');
    localStorage.setItem(name, JSON.stringify(list));
  }, key);
  assert.equal((await listRead(page)).status, 200);
  assert.equal((await listRead(page)).status, 304);
  await member.call('PATCH', `/rest/v1/shopping_lists?user_id=eq.${member.userId}`, {
    content: '<p>Bread</p>',
    details: { of: 'another version' },
  });
  for (let turn = 0; turn < 2; turn += 1) {
    const html = await readOf(
      page,
      paths.shoppingList,
      ['shopping_lists', 'select=details'],
      'main',
      false,
    );
    await page.getByText('Bread', { exact: true }).waitFor();
    assert.equal(html.status, 200);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
