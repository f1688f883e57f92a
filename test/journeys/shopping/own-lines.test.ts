import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { overviewSchema } from '#contract/plans/overview.ts';
import { randText } from '#planning/page/figures.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember, type PlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

// What a member says of the list beside the ticks: lines of their own, what is at home, other amounts and prices.

const product = openProduct();
const path = '/dashboard/shopping-list';

async function openList(made: PlannedMember['made'] = ['meals', 'list']) {
  const member = await createPlannedMember(product.server, { made });
  const opened = await product.visit(member.signedIn);
  await opened.page.goto(path);
  await card(opened.page).getByRole('checkbox').first().waitFor();
  return { member, ...opened };
}

const card = (page: Page) => page.getByRole('region', { name: 'Monthly Shopping List' });
const row = (page: Page, name: string) =>
  card(page).getByRole('checkbox', { name, exact: true }).first();
const unfold = (page: Page, name: string) =>
  card(page)
    .getByRole('button', { name: `More about ${name}`, exact: true })
    .first()
    .click();
const say = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name }).click();
const foot = (page: Page) => card(page).getByText(/^\d+ of \d+ items$/);
/** Bought, to buy, and cents that are left. */
async function figures(page: Page): Promise<readonly [number, number, number]> {
  const text = (await card(page).locator('.shopping-foot').innerText()).replaceAll('\u00a0', '');
  const [, bought, all] = /(\d+) of (\d+) items/.exec(text) ?? [];
  const rands = /R([\d.]+) still to buy/.exec(text)?.[1] ?? '0';
  return [Number(bought), Number(all), Math.round(Number(rands) * 100)];
}
async function add(page: Page, name: string) {
  await card(page).getByLabel('Something of your own to buy').fill(name);
  await page.keyboard.press('Enter');
  await row(page, name).waitFor();
}

const ownSchema = v.array(
  v.object({
    name: v.string(),
    amount: v.string(),
    cents: v.nullable(v.number()),
    gone: v.boolean(),
  }),
);
async function storedLines(member: TestMember) {
  const { body } = await member.call('GET', `${wire.data}/shopping_own_lines?order=name`);
  return v.parse(ownSchema, body);
}

test('a line of one’s own is added, changed, ticked and removed, and stays over new lists until it is bought', async () => {
  const { member, page, leave, complaints } = await openList();
  const [, before, left] = await figures(page);
  await say(page, 'Add something of your own');
  await page.keyboard.type('Soap');
  await page.keyboard.press('Enter');
  await row(page, 'Soap').waitFor();
  // what is too long for a line is told and stays as it was typed
  await card(page).getByLabel('Something of your own to buy').focus();
  await page.keyboard.insertText(`Candles ${'and matches '.repeat(8)}`);
  await page.keyboard.press('Enter');
  await card(page)
    .getByRole('alert')
    .getByText('A line has at most 80 characters. This one has 103.')
    .waitFor();
  await card(page).getByLabel('Something of your own to buy').fill('');
  assert.equal(await card(page).getByRole('alert').count(), 0, 'mended, it is told no more');
  await add(page, 'Nappies');
  assert.deepEqual(await figures(page), [0, before + 2, left], 'what has no price costs nothing');
  await unfold(page, 'Soap');
  await card(page).getByLabel('How much').fill('2 bars');
  await card(page).getByLabel('Price in Rands').fill('abc');
  await say(page, 'Save');
  await card(page).getByRole('alert').getByText('Type a price in Rands').waitFor();
  await card(page).getByLabel('Price in Rands').fill('24,99');
  await say(page, 'Save');
  await card(page).getByText('2 bars').waitFor();
  assert.deepEqual(await figures(page), [0, before + 2, left + 2499]);
  const message = await card(page).locator('a[href^="https://wa.me/"]').getAttribute('href');
  assert.match(decodeURIComponent(message ?? ''), /^- Nappies\n- Soap: 2 bars, R24\.99$/m);
  await row(page, 'Nappies').check();
  assert.deepEqual(await figures(page), [1, before + 2, left + 2499]);
  await eventually(
    async () => (await storedLines(member)).some(({ amount }) => amount === '2 bars'),
    'both lines on the server',
  );
  const ticked = async () => {
    const { body } = await member.call('GET', `${wire.data}/shopping_ticks?select=item`);
    return v.parse(v.array(v.object({ item: v.string() })), body);
  };
  await eventually(async () => (await ticked()).length === 1, 'a tick');
  assert.match((await ticked())[0]?.item ?? '', /^own:[0-9a-f-]{36}$/);

  await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  await page.reload();
  await row(page, 'Soap').waitFor();
  await eventually(
    async () => String(await figures(page)) === String([0, before + 1, left + 2499]),
    'of the bought line nothing is left',
  );
  assert.equal(await card(page).getByText('Nappies').count(), 0);

  await unfold(page, 'Soap');
  await say(page, 'Remove');
  await row(page, 'Soap').waitFor({ state: 'detached' });
  // one touch too many is taken back
  await page.getByRole('status').getByText('Soap is off your list.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Soap').waitFor();
  await card(page).getByText('2 bars').waitFor();
  await unfold(page, 'Soap');
  await say(page, 'Remove');
  await row(page, 'Soap').waitFor({ state: 'detached' });
  await eventually(
    async () => (await storedLines(member)).every(({ gone }) => gone),
    'what was removed is told',
  );
  await page.reload();
  await foot(page).waitFor();
  assert.equal(await row(page, 'Soap').count(), 0);
  const { body } = await member.call('POST', wire.exportData);
  const copy = v.parse(v.object({ 'public.shopping_own_lines': ownSchema }), body);
  assert.equal(copy['public.shopping_own_lines'].length, 2);
  assert.deepEqual(complaints, []);
  await leave();
});

test('what is at home is no purchase; amounts and prices from the shelf are the member’s own, without signal too', async () => {
  const { member, page, context, leave } = await openList();
  const names = await card(page).locator('.shopping-name').allInnerTexts();
  const [home = '', changed = ''] = names;
  const [, before, left] = await figures(page);

  await unfold(page, home);
  await say(page, 'I have it at home');
  const [bought, all, less] = await figures(page);
  assert.deepEqual([bought, all], [0, before - 1]);
  assert.ok(less < left);
  await card(page).getByText('1 at home').waitFor();
  await say(page, /^Hide bought/);
  await card(page).getByText('At home (1)').waitFor();

  await context.setOffline(true);
  await unfold(page, changed);
  const shelf = card(page).getByRole('button', { name: 'Another price on the shelf?' }).first();
  await shelf.click();
  const price = card(page).getByLabel('Price of one on the shelf, in Rands');
  await price.fill('-3');
  await say(page, 'Save price');
  await card(page).getByRole('alert').getByText('Type a price in Rands').waitFor();
  await price.fill('100');
  await say(page, 'Save price');
  await card(page)
    .getByText(/^Your price: R100, seen on/)
    .waitFor();
  const [, , dear] = await figures(page);
  await card(page)
    .getByRole('button', { name: /^More of / })
    .first()
    .click();
  await card(page)
    .getByText(/^planned: /)
    .waitFor();
  const [, , more] = await figures(page);
  assert.equal(more - dear, 10_000, 'one more of what costs R100');
  await card(page).getByText('is kept on this device until you are back online').waitFor();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(path);
  await foot(next).waitFor();
  assert.deepEqual(await figures(next), [0, before - 1, more]);
  const rowsOf = async (table: string) => {
    const { body } = await member.call('GET', `${wire.data}/${table}`);
    return v.parse(v.array(v.looseObject({})), body);
  };
  await eventually(async () => (await rowsOf('shelf_prices')).length === 1, 'a price is told');
  await eventually(async () => (await rowsOf('shopping_amounts')).length === 1, 'an amount');
  const [told] = await rowsOf('shelf_prices');
  assert.equal(told?.cents, 10_000);
  const overview = await member.call('GET', wire.overview);
  assert.equal(
    v.parse(
      v.object({ shopping: v.object({ totals: v.object({ boughtCents: v.number() }) }) }),
      overview.body,
    ).shopping.totals.boughtCents,
    0,
    'nothing was spent on what is at home',
  );
  assert.match(await card(next).locator('.shopping-foot').innerText(), /1 at home/);
  await leave();
});

test('a pack of two trips has an amount on each day, in the whole month too, and none is an amount', async () => {
  const { member, page, leave, complaints } = await openList();
  const lineSchema = v.object({
    name: v.string(),
    budget: v.object({ packs: v.array(v.unknown()), purchases: v.array(v.unknown()) }),
  });
  const { body } = await member.call('GET', `${wire.data}/shopping_lists?select=details->lines`);
  const [{ lines }] = v.parse(v.tuple([v.object({ lines: v.array(lineSchema) })]), body);
  const twice = lines.find(
    ({ budget }) => budget.packs.length === 1 && budget.purchases.length === 2,
  );
  assert.ok(twice, 'a food that is bought on two days');
  await card(page)
    .getByRole('radio', { name: /Whole month/ })
    .check();
  await row(page, twice.name).waitFor();
  await unfold(page, twice.name);
  const fewer = card(page).getByRole('button', { name: /^Less of .* on / });
  assert.equal(await fewer.count(), 2);
  const [, , left] = await figures(page);
  while (await fewer.first().isEnabled()) await fewer.first().click();
  await card(page)
    .getByText(/^0 × .* on /)
    .waitFor();
  const [, , less] = await figures(page);
  assert.ok(less < left, 'none of it costs nothing');
  assert.ok(await fewer.last().isEnabled(), 'the other day is as it was');
  assert.deepEqual(complaints, []);
  await leave();
});

test('what was spent is the same on Today, at the foot of the list and among its options, to the cent', async () => {
  const { member, page, leave, complaints } = await openList(['meals', 'training', 'list']);
  await card(page)
    .getByRole('radio', { name: /Whole month/ })
    .check();
  const names = await card(page).locator('.shopping-name').allInnerTexts();
  const [dear = '', more = '', fine = ''] = names;
  await unfold(page, dear);
  await card(page).getByRole('button', { name: 'Another price on the shelf?' }).first().click();
  await card(page).getByLabel('Price of one on the shelf, in Rands').fill('87.65');
  await say(page, 'Save price');
  await unfold(page, dear);
  await unfold(page, more);
  await card(page)
    .getByRole('button', { name: /^More of / })
    .first()
    .click();
  await add(page, 'Soap');
  await unfold(page, 'Soap');
  await card(page).getByLabel('Price in Rands').fill('24.99');
  await say(page, 'Save');
  for (const name of [dear, more, 'Soap']) await row(page, name).check();
  await say(page, 'Options');
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await row(page, fine).check();

  const totals = async () =>
    v.parse(overviewSchema, (await member.call('GET', wire.overview)).body).shopping?.totals;
  const rands = async (name: RegExp) => {
    const text = await card(page)
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .innerText();
    return Math.round(Number(/R([\d.]+)/.exec(text.replaceAll(/\s/g, ''))?.[1]) * 100);
  };
  for (const [name, field] of [
    [/^Premium/, 'premiumCents'],
    [/^Budget/, 'budgetCents'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    const [, , left] = await figures(page);
    const total = await rands(name);
    await eventually(async () => {
      const told = await totals();
      return told?.[field] === total && told.boughtCents === total - left;
    }, `${field}: ${total} in all, ${left} to buy`);
  }
  const spent = (await totals())?.boughtCents ?? 0;
  assert.ok(spent > 8765 + 2499, String(spent));

  // a new list takes nothing of it away, though the line of one's own that was bought is done with
  assert.equal((await member.call('POST', `${wire.generateShoppingList}?wait=true`)).status, 200);
  assert.equal((await totals())?.boughtCents, spent);
  await page.reload();
  await foot(page).waitFor();
  await card(page)
    .getByRole('radio', { name: /Whole month/ })
    .check();
  await say(page, 'Options');
  await eventually(async () => {
    const [, , left] = await figures(page);
    return (await rands(/^Budget/)) - left === spent;
  }, 'the same was spent on the new list');
  await page.goto(paths.dashboard);
  await page.getByRole('region', { name: 'Today' }).getByText(randText(spent)).waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});
