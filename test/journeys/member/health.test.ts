import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();
const provoked = /^Failed to load resource/;

const rows = async (table: string, userId: string) =>
  (
    await product.server.database.owner.query(`select * from public.${table} where user_id = $1`, [
      userId,
    ])
  ).rows;

/** The browser of a member who has not seen the questions. */
const unasked = ({ session }: TestMember): BrowserContextOptions => ({
  serviceWorkers: 'block',
  storageState: { cookies: [], origins: [{ origin: product.server.url, localStorage: [session] }] },
});

test('who presses for plans is led to the questions once, and what they answer is obeyed at once', async () => {
  const member = await createMember(product.server.url, { primary_fitness_goal: 'Lose weight' });
  const { page, leave, complaints } = await product.visit(unasked(member));
  await page.goto(paths.mealPlans);
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await page.waitForURL(`**${paths.health}`);
  await page.getByText('One thing before your plans are made.').waitFor();
  await page.getByLabel('Breastfeeding', { exact: true }).check();
  await page.getByLabel('Milk protein', { exact: true }).check();
  await page.getByText(/^Milk protein takes out \d+ foods: /).waitFor();
  await page.getByRole('button', { name: 'Save and make my plans' }).click();

  // what was pressed goes on by itself
  await page.waitForURL(`**${paths.mealPlans}`);
  await page.getByRole('heading', { level: 2, name: 'Week 4 Meal Plan' }).waitFor();
  await page
    .getByText(/does not lower your weight/)
    .first()
    .waitFor();
  const [kept] = await rows('health_answers', member.userId);
  assert.deepEqual([kept.mother, kept.allergens], [['Breastfeeding'], ['Milk protein']]);
  const plans = JSON.stringify(await rows('meal_plans', member.userId));
  assert.ok(!plans.includes('"milk-full-cream"'));

  await page.goto(paths.exercisePlans);
  await page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
  await page.getByRole('heading', { level: 2, name: 'Week 4 Exercise Plan' }).waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});

test('rather not say is one press, for good: nothing is stored of it but that, and plans are made', async () => {
  const member = await createMember(product.server.url);
  const first = await product.visit(unasked(member));
  await first.page.goto(paths.exercisePlans);
  await first.page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
  await first.page.waitForURL(`**${paths.health}`);
  await first.page.getByRole('button', { name: 'Rather not say' }).click();
  await first.page.waitForURL(`**${paths.exercisePlans}`);
  await first.page.getByRole('heading', { level: 2, name: 'Week 4 Exercise Plan' }).waitFor();
  assert.deepEqual(await rows('health_answers', member.userId), []);
  assert.equal((await rows('health_asked', member.userId))[0].declined, true);
  await first.leave();

  // on another device nobody is led there again
  const second = await product.visit(unasked(member));
  await second.page.goto(paths.mealPlans);
  await second.page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await second.page.getByRole('heading', { level: 2, name: 'Week 4 Meal Plan' }).waitFor();
  assert.deepEqual([...first.complaints, ...second.complaints], []);
  await second.leave();
});

test('who has agreed to nothing is led there once all the same, and may rather not say', async () => {
  const member = await createMember(product.server.url);
  const forget = 'delete from public.consents where user_id = $1';
  await product.server.database.owner.query(forget, [member.userId]);
  const { page, leave, complaints } = await product.visit(unasked(member));
  await page.goto(paths.exercisePlans);
  await page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
  await page.waitForURL(`**${paths.health}`);
  await page.getByRole('heading', { name: 'May we use your answers?' }).waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL(`**${paths.exercisePlans}`);
  await page.getByRole('heading', { level: 2, name: 'Week 4 Exercise Plan' }).waitFor();
  const declined = async () => (await rows('health_asked', member.userId))[0]?.declined;
  assert.equal(await declined(), false);

  // the next press makes plans at once, and the questions stay a page to come back to
  await page.goto(paths.mealPlans);
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await page.getByRole('heading', { level: 2, name: 'Week 4 Meal Plan' }).waitFor();
  await page.goto(paths.health);
  await page.getByRole('button', { name: 'Rather not say' }).click();
  await page.waitForURL((url) => url.pathname === paths.dashboard);
  await eventually(async () => (await declined()) === true, 'it is remembered');
  assert.deepEqual(await rows('health_answers', member.userId), []);
  assert.deepEqual(complaints, []);
  await leave();
});

test('who answers later is told why there are no intervals, and has them once nothing ails them', async () => {
  const member = await createMember(product.server.url, {
    primary_fitness_goal: 'Improve performance',
    workout_days: 2,
    workout_duration: '45 to 60 minutes',
  });
  const { page, leave, complaints } = await product.visit(unasked(member));
  await page.goto(paths.exercisePlans);
  await page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
  await page.waitForURL(`**${paths.health}`);
  await page.getByText('Without answers we plan from your profile alone, and training').waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL(`**${paths.exercisePlans}`);
  await page.getByRole('heading', { level: 2, name: 'Week 4 Exercise Plan' }).waitFor();
  const waits = page.getByText(/Until you answer the questions about your health/);
  const intervals = page.locator('h4').filter({ hasText: 'Intervals' });
  await waits.first().waitFor({ state: 'attached' });
  assert.equal(await intervals.count(), 0);

  await page.goto(paths.health);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. New plans will follow it.').waitFor();
  await page.goto(paths.exercisePlans);
  await page.getByText(/^Your profile has changed since these plans were made\./).waitFor();
  await page.getByRole('button', { name: 'Generate New Plans' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new plans' }).click();
  await intervals.first().waitFor({ state: 'attached' });
  await waits.first().waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await leave();
});

test('where we should not plan the page says so at once; plans of before are not to be followed, and none is offered', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, leave, complaints } = await product.visit({
    ...member.signedIn,
    serviceWorkers: 'block',
  });
  await page.goto(paths.profile);
  await page.getByRole('link', { name: 'Your health' }).click();
  await page.waitForURL(`**${paths.health}`);
  await page.getByLabel('An eating disorder now', { exact: true }).check();
  await page.getByText(/^Thank you for telling us\..*0800 456 789/).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Your meal plans are not for you now\./).waitFor();
  assert.equal(await page.getByRole('link', { name: 'To your meal plans' }).count(), 0);

  await page.goto(paths.mealPlans);
  await page.getByText(/^These plans are not for you now\./).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Update my plans' }).count(), 0);
  await page.goto(paths.supplements);
  await page.getByText('No supplements for you now').waitFor();

  await page.goto(paths.health);
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  await page.getByText('Your answers are deleted.').waitFor();
  assert.deepEqual(await rows('health_answers', member.userId), []);
  assert.deepEqual(complaints, []);
  await leave();
});

test('without signal what was ticked stays on the page and is told; none of it is kept on the device', async () => {
  const member = await createMember(product.server.url);
  const { page, leave } = await product.visit(
    { ...member.signedIn, serviceWorkers: 'block' },
    provoked,
  );
  await page.goto(paths.health);
  const gout = page.getByLabel('Gout', { exact: true });
  await gout.check();
  await page.route(`**${wire.data}/health_answers*`, (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  assert.ok(await gout.isChecked());
  assert.doesNotMatch(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    /Gout/,
  );
  await page.unroute(`**${wire.data}/health_answers*`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. New plans will follow it.').waitFor();
  assert.deepEqual((await rows('health_answers', member.userId))[0].conditions, ['Gout']);
  // 'none of these' excludes the others, is kept as an answer and is still there at the next visit
  const none = page.getByLabel('None of these', { exact: true });
  await none.check();
  assert.equal(await gout.isChecked(), false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. New plans will follow it.').waitFor();
  assert.deepEqual((await rows('health_answers', member.userId))[0].conditions, ['None of these']);
  await page.reload();
  await none.and(page.locator(':checked')).waitFor();
  await gout.check();
  assert.equal(await none.isChecked(), false);
  await leave();
});
