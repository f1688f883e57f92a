import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

/** Opens an address, or the same again. @returns how the read of the plans there was answered, and in how many bytes */
async function planRead(page: Page, address: string, table: string) {
  await page.goto(address);
  const read = await page.waitForFunction((name) => {
    const [one] = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.name.includes(name));
    return one && { status: one.responseStatus, bytes: one.transferSize };
  }, `${wire.data}/${table}?`);
  await page.locator('#week-4 .plan').first().waitFor({ state: 'attached' });
  return (await read.jsonValue()) ?? { status: 0, bytes: 0 };
}

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
