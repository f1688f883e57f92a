import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, wire } from '#contract/paths.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();
const provoked = /^Failed to load resource/;

const mealsOf = async (userId: string) => {
  const { rows } = await product.server.database.owner.query(
    `select jsonb_agg(details::jsonb)::text as weeks from public.meal_plans where user_id = $1`,
    [userId],
  );
  return String(rows[0]?.weeks);
};
const row = async (table: string, userId: string) =>
  (
    await product.server.database.owner.query(`select * from public.${table} where user_id = $1`, [
      userId,
    ])
  ).rows;

test('a budget, a food that is never eaten and a dish not again: said, kept, and obeyed by new plans', async () => {
  const member = await createPlannedMember(product.server, {
    made: ['meals'],
    profile: { diet_type: 'Low-Carb' },
  });
  const { page, leave, complaints } = await product.visit({
    ...member.signedIn,
    serviceWorkers: 'block',
  });
  await page.goto(paths.profile);
  await page.getByRole('link', { name: 'Your kitchen and tastes' }).click();
  await page.getByRole('heading', { name: 'Your kitchen and tastes' }).waitFor();
  await page.getByText(/^Moderate, about R[\d\s]+ a month$/).waitFor();

  // what cannot be eaten for is never taken in silence
  await page.getByLabel('My own amount').check();
  await page.getByRole('spinbutton', { name: 'Your own amount' }).fill('1100');
  await page.getByText('For you it starts at').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  assert.deepEqual(await row('kitchen', member.userId), []);
  await page.getByRole('button', { name: /^Take R/ }).click();
  assert.equal(await page.getByText('For you it starts at').count(), 0);

  await page.getByLabel(/^Low-cost/).check();
  await page.getByLabel('Fish', { exact: true }).selectOption('Never');
  await page.reload();
  // what was typed and not saved is there again
  assert.equal(await page.getByLabel('Fish', { exact: true }).inputValue(), 'Never');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. New plans will follow it.').waitFor();
  const [kept] = await row('kitchen', member.userId);
  assert.deepEqual([kept.food_budget, kept.fish], ['Low-cost', 'Never']);

  await page.getByText('stand ‘More of this’ and ‘Not again’').waitFor();
  await page.getByRole('link', { name: 'To your meal plans' }).click();
  await unfoldMeals(page);
  // in the words by which the page before tells of them
  for (const words of ['More of this', 'Not again'])
    await page
      .locator('.meal')
      .getByText(words, { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
  await page
    .getByRole('button', { name: /^Not again the dish of lunch on .*week 1$/ })
    .first()
    .click();
  await page.getByText(/no new plan or swap will hold it/).waitFor();
  const [{ dish }] = await row('dish_opinions', member.userId);
  assert.ok((await mealsOf(member.userId)).includes(`"${dish}"`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/as it was before/).waitFor();
  assert.deepEqual(await row('dish_opinions', member.userId), []);
  await page
    .getByRole('button', { name: /^Not again the dish of lunch on .*week 1$/ })
    .first()
    .click();
  await page.getByText(/no new plan or swap will hold it/).waitFor();

  const made = page.waitForResponse((answer) => answer.url().includes(`${wire.data}/meal_plans`));
  await makeNewPlans(page);
  await made;
  const weeks = await mealsOf(member.userId);
  assert.ok(!weeks.includes(`"${dish}"`), dish);
  for (const fish of ['hake-fillets', 'pilchards-tinned', 'tuna-tinned']) {
    assert.ok(!weeks.includes(`"${fish}"`), fish);
  }

  await page.goto(paths.kitchen);
  await page.getByRole('button', { name: /^Take back: / }).click();
  await page.getByText('None yet.').waitFor();
  assert.deepEqual(await row('dish_opinions', member.userId), []);
  assert.deepEqual(complaints, []);
  await leave();
});

test('without signal what was said is kept on the page, and told; all of it is deleted alone', async () => {
  const member = await createPlannedMember(product.server, { made: [] });
  await member.call('POST', `${wire.data}/kitchen`, { user_id: member.userId, eggs: 'Seldom' });
  const { page, leave } = await product.visit(
    { ...member.signedIn, serviceWorkers: 'block' },
    provoked,
  );
  await page.goto(paths.kitchen);
  const eggs = page.getByLabel('Eggs', { exact: true });
  assert.equal(await eggs.inputValue(), 'Seldom');
  await eggs.selectOption('Often');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  assert.equal(await eggs.inputValue(), 'Often');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. New plans will follow it.').waitFor();
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  await page.getByText('Your answers are deleted.').waitFor();
  assert.equal(await eggs.inputValue(), 'Sometimes');
  assert.deepEqual(await row('kitchen', member.userId), []);
  await leave();
});
