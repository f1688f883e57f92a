import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { overviewSchema } from '#contract/plans/overview.ts';
import { randText } from '#planning/page/figures.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

const rowsSchema = v.array(v.object({ slot: v.string(), state: v.nullable(v.string()) }));

async function storedMarks(member: TestMember): Promise<Map<string, string | null>> {
  const { body } = await member.call('GET', `${wire.data}/meal_marks?select=slot,state`);
  return new Map(v.parse(rowsSchema, body).map(({ slot, state }) => [slot, state]));
}

const mark = (page: Page, slot: string, text: string) =>
  page.getByRole('group', { name: `What became of ${slot}` }).getByRole('button', { name: text });
const isPressed = async (page: Page, slot: string, text: string) =>
  (await mark(page, slot, text).getAttribute('aria-pressed')) === 'true';

test('today’s meals are marked as eaten or skipped, without signal too, and another device sees it', async () => {
  const made = ['meals', 'training', 'list'] as const;
  const member = await createPlannedMember(product.server, { made });
  const refused = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;
  const { page, context, complaints } = await product.visit(member.signedIn, refused);
  await page.goto(paths.dashboard);
  await mark(page, 'breakfast', 'Eaten').click();
  assert.ok(await isPressed(page, 'breakfast', 'Eaten'));
  await eventually(
    async () => (await storedMarks(member)).get('Breakfast') === 'eaten',
    'the breakfast',
  );
  assert.deepEqual(await axeViolations(page), []);

  await context.setOffline(true);
  await mark(page, 'lunch', 'Skipped').click();
  await mark(page, 'dinner', 'Eaten').click();
  // said by mistake: the other word takes its place, the same word takes itself back
  await mark(page, 'dinner', 'Skipped').click();
  await mark(page, 'breakfast', 'Eaten').click();
  assert.ok(!(await isPressed(page, 'breakfast', 'Eaten')));
  await page.getByText('kept on this device until then').waitFor();
  await page.close();
  assert.equal((await storedMarks(member)).size, 1);

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(paths.dashboard);
  await eventually(async () => (await storedMarks(member)).size === 3, 'three words');
  assert.deepEqual(
    await storedMarks(member),
    new Map([
      ['Breakfast', null],
      ['Lunch', 'skipped'],
      ['Dinner', 'skipped'],
    ]),
  );
  const other = await product.visit(member.signedIn);
  await other.page.goto(paths.dashboard);
  await other.page.waitForFunction(
    () => document.querySelectorAll('fieldset [aria-pressed=true]').length === 2,
  );
  await other.leave();

  // what is kept of it can be taken along, and nobody else reads it
  const copySchema = v.object({ 'public.meal_marks': v.array(v.object({ slot: v.string() })) });
  const copy = v.parse(copySchema, (await member.call('POST', wire.exportData)).body);
  assert.equal(copy['public.meal_marks'].length, 3);
  const stranger = await createMember(product.server.url);
  assert.equal((await storedMarks(stranger)).size, 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Rands spent are those of what is ticked on the list', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  const overview = async () =>
    v.parse(overviewSchema, (await member.call('GET', wire.overview)).body).shopping?.totals;
  assert.equal((await overview())?.boughtCents, 0);
  const lineSchema = v.object({
    food: v.string(),
    budget: v.object({ cents: v.number(), purchases: v.array(v.unknown()) }),
  });
  const { body } = await member.call('GET', `${wire.data}/shopping_lists?select=details->lines`);
  const [{ lines }] = v.parse(v.tuple([v.object({ lines: v.array(lineSchema) })]), body);
  const bought = lines.filter(({ budget }) => budget.purchases.length > 0).slice(0, 3);
  const rows = bought.map(({ food }) => ({ user_id: member.userId, item: food, ticked: true }));
  await member.call('POST', `${wire.data}/shopping_ticks`, rows);
  const spent = bought.reduce((sum, { budget }) => sum + budget.cents, 0);
  assert.ok(spent > 0);
  assert.equal((await overview())?.boughtCents, spent);
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto(paths.dashboard);
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText(randText(spent)).waitFor();
  // one touch from today to this trip's list
  await today.getByRole('link', { name: 'See This Trip’s List' }).click();
  await page.waitForURL(`**${paths.shoppingList}`);
  assert.deepEqual(complaints, []);
  await leave();
});
