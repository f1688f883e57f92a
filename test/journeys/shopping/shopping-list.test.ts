import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { serverSentences } from '#contract/sentences.ts';
import { randText } from '#planning/page/figures.ts';
import { csvRows } from '#planning/shopping/prices/csv.ts';
import { axeViolations, desk, overflow, phone, type Visit } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

const path = '/dashboard/shopping-list';
const listSchema = v.object({
  updated_at: v.string(),
  details: v.object({
    lines: v.array(
      v.object({
        food: v.string(),
        name: v.string(),
        budget: v.object({ purchases: v.array(v.object({ week: v.number() })) }),
      }),
    ),
    budget: v.object({ cents: v.number() }),
    premium: v.object({ cents: v.number() }),
  }),
});
type List = v.InferOutput<typeof listSchema>;

async function storedList(member: TestMember): Promise<List> {
  const { body } = await member.call('GET', '/rest/v1/shopping_lists?select=updated_at,details');
  return v.parse(v.tuple([listSchema]), body)[0];
}

/** A member whose list is made. */
async function withList(): Promise<{ member: TestMember; list: List }> {
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'] });
  return { member, list: await storedList(member) };
}

interface OpenList extends Visit {
  readonly member: TestMember;
  readonly list: List;
}

/** A new member's list on the screen, all four weeks of it. */
async function openList(options: BrowserContextOptions = {}, expected?: RegExp): Promise<OpenList> {
  const { member, list } = await withList();
  const own = { ...member.signedIn, ...options };
  const opened = await product.visit(own, expected);
  await opened.page.goto(path);
  await wholeMonth(opened.page);
  return { member, list, ...opened };
}

async function storedTicks(member: TestMember): Promise<ReadonlyMap<string, boolean>> {
  const { body } = await member.call('GET', '/rest/v1/shopping_ticks?select=item,ticked');
  const rows = v.parse(v.array(v.object({ item: v.string(), ticked: v.boolean() })), body);
  return new Map(rows.map(({ item, ticked }) => [item, ticked]));
}

const card = (page: Page) => page.getByRole('region', { name: 'Monthly Shopping List' });
const boxes = (page: Page) => card(page).getByRole('checkbox');
const progress = (page: Page) => card(page).getByText(/^\d+ of \d+ items$/);
const foot = (page: Page) => progress(page).innerText();
const span = (page: Page, name: RegExp) => card(page).getByRole('radio', { name });
const wholeMonth = (page: Page) => span(page, /Whole month/).check();
/** Unfolds what is chosen once for a list. */
const options = (page: Page) => card(page).getByRole('button', { name: 'Options' }).click();
/** Rows that are whole on the screen, above the bar at the foot. */
const rowsInSight = (page: Page) =>
  card(page).evaluate((section) => {
    const foot = section.querySelector('.shopping-foot')?.getBoundingClientRect().top ?? 0;
    return [...section.querySelectorAll('.shopping-row')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= foot;
    }).length;
  });
const row = (page: Page, name: string): Locator =>
  card(page).getByRole('checkbox', { name, exact: true });

test('the first list: from nothing to every aisle, with both prices and their difference', async () => {
  const member = await createMember(product.server.url);
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Shopping List' }).waitFor();
  await page.getByRole('heading', { name: 'No Shopping List Generated Yet' }).waitFor();
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await page.getByRole('heading', { level: 2, name: 'Monthly Shopping List' }).waitFor();
  await page.getByRole('button', { name: 'Generate New List' }).waitFor();
  await wholeMonth(page);
  const { lines, budget, premium } = (await storedList(member)).details;
  assert.equal(await boxes(page).count(), lines.length);
  assert.equal(await foot(page), `0 of ${lines.length} items`);
  await options(page);
  const text = await card(page).innerText();
  for (const sum of [budget.cents, premium.cents, premium.cents - budget.cents])
    assert.ok(text.includes(randText(sum)), randText(sum));
  assert.match(text, /^\s*Vegetables & fruit/m);
  // pictures of phones stand in the stored page alone
  assert.doesNotMatch(text, /\p{Extended_Pictographic}/u);
  assert.match(text, /Prices are indicative/);
  assert.match(text, /always read the label/);

  await page.getByRole('radio', { name: /^Premium/ }).check();
  await card(page)
    .getByText(`${randText(premium.cents)} still to buy`)
    .waitFor();
  await page.reload();
  await options(page);
  assert.ok(await page.getByRole('radio', { name: /^Premium/ }).isChecked());
  assert.deepEqual(complaints, []);
  await leave();
});

test('one week at a time: ticked this week, a food is still to be bought next week', async () => {
  const { member, list, page, leave, complaints } = await openList();
  const line = list.details.lines.find(({ budget }) =>
    [1, 2].every((week) => budget.purchases.some((purchase) => purchase.week === week)),
  );
  assert.ok(line, 'a plan of four weeks buys something fresh in both of the first');
  const due = list.details.lines.filter(({ budget }) =>
    budget.purchases.some(({ week }) => week === 2),
  );
  await span(page, /Next week/).check();
  const names = await card(page).locator('.shopping-name').allInnerTexts();
  assert.deepEqual([...new Set(names)].sort(), due.map(({ name }) => name).sort());
  await span(page, /This week/).check();
  await row(page, line.name).first().check();
  await span(page, /Next week/).check();
  assert.equal(await row(page, line.name).first().isChecked(), false);
  await span(page, /Whole month/).check();
  assert.ok(await row(page, line.name).evaluate((box) => box.matches(':indeterminate')));
  await card(page).getByText('partly bought').waitFor();
  await eventually(async () => (await storedTicks(member)).size === 1, 'one tick of one trip');
  const [item = ''] = (await storedTicks(member)).keys();
  assert.match(item, /^[a-z0-9-]+@1-(mon|tue|wed|thu|fri|sat|sun)$/);
  // the rest of it, whenever it is due
  await row(page, line.name).check();
  await span(page, /Next week/).check();
  await card(page)
    .getByText(/In the basket/)
    .click();
  assert.ok(await row(page, line.name).first().isChecked());
  assert.deepEqual(complaints, []);
  await leave();
});

test('it opens on this trip; a phone of 360 x 800 shows nine rows of it; a shop and an aisle can be chosen', async () => {
  const { member, list } = await withList();
  const due = list.details.lines.filter(({ budget }) =>
    budget.purchases.some(({ week }) => week === 1),
  );
  const small = { ...member.signedIn, viewport: { width: 360, height: 800 } };
  const { page, leave, complaints } = await product.visit(small);
  await page.goto(path);
  await boxes(page).first().waitFor();
  assert.ok(await span(page, /This week/).isChecked());
  const names = await card(page).locator('.shopping-name').allInnerTexts();
  assert.deepEqual([...new Set(names)].sort(), due.map(({ name }) => name).sort());
  await card(page).getByText('Week 1, from').waitFor();
  const whole = await rowsInSight(page);
  console.log(`rows of the list on a phone of 360 x 800 without scrolling: ${whole}`);
  assert.ok(whole >= 9, String(whole));

  // with letters twice as large there is something to buy on the first screen too
  const letters = (size: string) =>
    page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
  await letters('200%');
  const first = await page
    .locator('.shopping-name')
    .first()
    .evaluate((name) => {
      const foot = document.querySelector('.foot-bar')?.getBoundingClientRect().top ?? 0;
      return Math.round(foot - name.getBoundingClientRect().bottom);
    });
  console.log(`with letters of 200 % the first item ends ${first} px above the bar`);
  assert.ok(first >= 0, String(first));
  assert.ok((await overflow(page, 360)) <= 0);
  await letters('');

  // what it costs and where it was seen is told when asked for
  const more = card(page).getByRole('button', { name: /^More about/ });
  assert.equal(
    await card(page)
      .getByText(/^Price of/)
      .count(),
    0,
  );
  await more.first().click();
  await card(page)
    .getByText(/^Price of/)
    .first()
    .waitFor();

  const all = names.length;
  const shop = card(page).getByRole('combobox', { name: 'Shop' });
  await shop.selectOption({ index: 1 });
  const there = await boxes(page).count();
  assert.ok(there > 0 && there < all, `${there} of ${all}`);
  await page.reload();
  await boxes(page).first().waitFor();
  assert.equal(await boxes(page).count(), there, 'the next trip is to the same shop');
  await shop.selectOption('');

  const aisle = card(page).getByRole('region', { name: 'Vegetables & fruit' });
  const unfolded = await aisle.getByRole('checkbox').count();
  assert.ok(unfolded > 0);
  await aisle.getByRole('button', { name: /^Vegetables & fruit/ }).click();
  assert.equal(
    await aisle.getByRole('checkbox').count(),
    0,
    'of what is folded nothing is read out',
  );
  // whoever has done with an aisle looks at the list again and again
  await page.reload();
  await boxes(page).first().waitFor();
  assert.equal(await aisle.getByRole('checkbox').count(), 0, 'what is folded stays folded');
  await aisle.getByRole('button', { name: /^Vegetables & fruit/ }).click();
  assert.equal(await aisle.getByRole('checkbox').count(), unfolded);
  assert.deepEqual(complaints, []);
  await leave();
});

test('on a desk too the list begins with what is bought; its options unfold when asked for', async () => {
  const { page, leave, complaints } = await openList({ viewport: desk });
  await span(page, /This week/).check();
  const rows = await rowsInSight(page);
  console.log(`rows of the list on a desk of 1280 x 800 without scrolling: ${rows}`);
  assert.ok(rows >= 8, String(rows));
  const premium = page.getByRole('radio', { name: /^Premium/ });
  assert.equal(await premium.isVisible(), false);
  await options(page);
  await premium.check();
  await options(page);
  await premium.waitFor({ state: 'hidden' });
  assert.deepEqual(complaints, []);
  await leave();
});

test('on a phone every line and the choice of shops say whole which shop it is', async () => {
  const { page, leave, complaints } = await openList({ viewport: phone });
  const cut = () =>
    page
      .locator('.shopping-buy')
      .evaluateAll((lines) =>
        lines.flatMap((line) => (line.scrollWidth > line.clientWidth ? [line.textContent] : [])),
      );
  assert.deepEqual(await cut(), [], 'of the month');
  await span(page, /This week/).check();
  assert.deepEqual(await cut(), [], 'of the week');
  const shop = card(page).getByRole('combobox', { name: 'Shop' });
  for (const index of [0, 1]) {
    await shop.selectOption({ index });
    const spare = await shop.evaluate((select: HTMLSelectElement) => {
      const text = document.createElement('span');
      text.textContent = select.selectedOptions[0]?.text ?? '';
      text.style.font = getComputedStyle(select).font;
      text.style.position = 'absolute';
      text.style.whiteSpace = 'nowrap';
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return select.getBoundingClientRect().width - width;
    });
    // the arrow has a place of its own
    assert.ok(spare >= 20, `${spare} px beside the name`);
  }
  assert.equal(await overflow(page, phone.width), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

test('ticks stay: after a reload, on another device, put away and taken back, and over a new list', async () => {
  const { member, list, page, leave, complaints } = await openList();
  const [apple, bread, corn] = list.details.lines;
  assert.ok(apple && bread && corn);
  // anywhere on the row will do
  await card(page).getByText(apple.name, { exact: true }).first().click();
  await row(page, bread.name).check();
  assert.equal(await foot(page), `2 of ${list.details.lines.length} items`);
  // the row stays where the thumb is until it is hidden
  assert.ok(await row(page, bread.name).isVisible());
  await page.getByRole('button', { name: 'Hide bought (2)' }).click();
  await card(page).getByText('In the basket (2)').waitFor();
  assert.equal(await row(page, bread.name).isVisible(), false);
  await eventually(async () => (await storedTicks(member)).size === 2, 'two ticks');
  assert.deepEqual([...(await storedTicks(member)).keys()].sort(), [apple.food, bread.food].sort());

  const other = await product.visit(member.signedIn);
  await other.page.goto(path);
  await wholeMonth(other.page);
  await card(other.page).getByText('In the basket (2)').click();
  await row(other.page, apple.name).uncheck();
  await row(other.page, corn.name).check();
  await eventually(async () => (await storedTicks(member)).get(corn.food) === true, 'a third');

  await page.reload();
  await wholeMonth(page);
  await card(page).getByText('In the basket (2)').click();
  assert.equal(await row(page, apple.name).isChecked(), false);
  assert.ok(await row(page, bread.name).isChecked());
  assert.ok(await row(page, corn.name).isChecked());

  // what is in the basket is not thrown out by one press
  const generateNew = page.getByRole('button', { name: 'Generate New List' });
  await generateNew.click();
  const question = page.getByRole('dialog', { name: 'Begin a new list?' });
  await question.getByText('2 items are ticked off.').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  assert.ok(await row(page, bread.name).isChecked());
  await generateNew.click();
  await question.getByRole('button', { name: 'Make new list' }).click();
  await eventually(
    async () => (await storedList(member)).updated_at !== list.updated_at,
    'a new list',
  );
  await card(page).getByText(`2 of ${list.details.lines.length} items`).waitFor();
  await eventually(
    async () =>
      [...(await storedTicks(member)).keys()].sort().join() ===
      [bread.food, corn.food].sort().join(),
    'what is bought and on the new list too',
  );
  // the other device still shows the old list; what it ticks next must land on the new one or nowhere
  await other.page.reload();
  await wholeMonth(other.page);
  await eventually(
    async () => (await foot(other.page)) === `2 of ${list.details.lines.length} items`,
    'the new list on the other device',
  );
  assert.deepEqual([...complaints, ...other.complaints], []);
  await leave();
  await other.leave();
});

test('ten ticks without signal are kept through the death of the tab and sent when it is back', async () => {
  const { member, list, page, context, leave } = await openList();
  const foods = list.details.lines.slice(0, 10);
  await context.setOffline(true);
  for (const { name } of foods) await row(page, name).check();
  assert.equal(await foot(page), `10 of ${list.details.lines.length} items`);
  await card(page)
    .getByText('10 ticks are kept on this device until you are back online.')
    .waitFor();
  assert.equal((await storedTicks(member)).size, 0);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(path);
  await wholeMonth(next);
  await eventually(async () => (await storedTicks(member)).size === 10, 'ten ticks on the server');
  const ticks = await storedTicks(member);
  assert.ok(foods.every(({ food }) => ticks.get(food) === true));
  assert.equal(await foot(next), `10 of ${list.details.lines.length} items`);

  // without closing anything: back online is enough
  const more = list.details.lines[12];
  assert.ok(more);
  await context.setOffline(true);
  await row(next, more.name).check();
  await card(next).getByText('1 tick is kept on this device').waitFor();
  await context.setOffline(false);
  await eventually(async () => (await storedTicks(member)).size === 11, 'the eleventh');
  await card(next).getByText('kept on this device').waitFor({ state: 'detached' });
  await leave();
});

test('a list older than its plan says so and is renewed by one press, with its ticks; a locked meal is no change', async () => {
  const { member, list, page, leave, complaints } = await openList();
  const notice = page.getByText('Your meal plans have changed since this list was made.');
  const ticked = list.details.lines.map(({ food }) => ({
    ...{ user_id: member.userId, item: food, ticked: true },
  }));
  await member.call('POST', '/rest/v1/shopping_ticks', ticked);
  await member.call('POST', '/functions/v1/change-meals', {
    action: 'lock',
    week: 1,
    day: 0,
    meal: 0,
    locked: true,
  });
  const compared = page.waitForResponse((response) => response.url().includes('details-%3Edays'));
  await page.reload();
  await compared;
  await boxes(page).first().waitFor();
  assert.equal(await notice.count(), 0);

  await member.call('POST', '/functions/v1/generate-meal-plans?wait=true');
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Renew the list' }).click();
  await notice.waitFor({ state: 'detached' });
  await foot(page);
  const kept = new Set([...(await storedTicks(member)).keys()].map((item) => item.split('@')[0]));
  const foods = new Set(list.details.lines.map(({ food }) => food));
  assert.ok(kept.size > 10, `${kept.size} foods stay ticked`);
  assert.ok([...kept].every((food) => food !== undefined && foods.has(food)));
  await eventually(async () => !(await foot(page)).startsWith('0 of'), 'ticks on the new list');
  assert.deepEqual(complaints, []);
  await leave();
});

test('a list follows a swapped meal with its ticks', async () => {
  const { member, list, page, leave } = await openList();
  const [first] = list.details.lines;
  assert.ok(first);
  await row(page, first.name).check();
  await eventually(async () => (await storedTicks(member)).size === 1, 'one tick');
  const place = { week: 2, day: 3, meal: 1 };
  const offered = await member.call('POST', '/functions/v1/meal-alternatives', place);
  const { seed } = v.parse(v.object({ seed: v.string() }), offered.body);
  const swap = { action: 'swap', ...place, seed, choice: 0 };
  assert.equal((await member.call('POST', '/functions/v1/change-meals', swap)).status, 200);
  await page.reload();
  await wholeMonth(page);
  await card(page).getByText('In the basket (1)').waitFor();
  assert.equal(await page.getByText('Your meal plans have changed').count(), 0);
  await leave();
});

const refused = /Failed to load resource/;

test('a plan from before an allergy is refused in the words of the server, with the way on', async () => {
  const { member, page, leave } = await openList({}, refused);
  const vegan = { diet_type: 'Vegan' };
  await member.call('PATCH', `/rest/v1/profiles?user_id=eq.${member.userId}`, vegan);
  await boxes(page).first().check();
  await page.getByRole('button', { name: 'Generate New List' }).click();
  await page.getByRole('button', { name: 'Make new list' }).click();
  await page.getByRole('alert').getByText(serverSentences.planBeforeProfile).waitFor();
  // nothing was made, so nothing is unticked
  assert.match(await foot(page), /^1 of/);
  await page.getByRole('main').getByRole('link', { name: 'Go to Meal Plans' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meal Plans' }).waitFor();
  await leave();
});

test('without a profile it says what is missing; when the server fails, what failed', async () => {
  const early = await createMember(product.server.url, null);
  const { page, context, leave } = await product.visit(early.signedIn, refused);
  await page.goto(path);
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await page.getByRole('alert').getByText('Please complete your profile first').waitFor();
  await page.getByRole('link', { name: 'Complete your profile' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await page.getByRole('alert').getByText('Failed to generate shopping list').waitFor();
  await leave();

  const { member } = await withList();
  const other = await product.visit(member.signedIn, refused);
  await other.page.route('**/rest/v1/shopping_lists**', (route) => route.abort());
  await other.page.goto(path);
  await other.page.getByRole('alert').getByText('Failed to load shopping list').waitFor();
  await other.page.unroute('**/rest/v1/shopping_lists**');
  await other.page.getByRole('button', { name: 'Try again' }).click();
  await boxes(other.page).first().waitFor();
  // the next time the list of this device stands in
  await other.page.route('**/rest/v1/**', (route) => route.abort());
  await other.page.reload();
  const kept = other.page.getByRole('status').getByText(/list kept on this device/);
  await kept.waitFor();
  assert.equal(await kept.innerText(), 'No connection: this is the list kept on this device.');
  // the sentence for a failure is for when there is nothing to show
  assert.equal(await other.page.getByText('Failed to load shopping list').count(), 0);
  await boxes(other.page).first().check();
  await other.leave();
});

test('shared as text, to WhatsApp, as a spreadsheet', async () => {
  const { list, page, leave, complaints } = await openList({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await options(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('status').getByText('List copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^\*Monthly Shopping List \(budget\)\*/);
  for (const { name } of list.details.lines) assert.ok(copied.includes(`▢ ${name}: `), name);

  const link = page.getByRole('link', { name: 'WhatsApp' });
  assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
  assert.equal(await link.getAttribute('target'), '_blank');
  const address = async () => new URL((await link.getAttribute('href')) ?? '');
  const { origin, searchParams } = await address();
  assert.equal(origin, 'https://wa.me');
  assert.match(searchParams.get('text') ?? '', /Monthly Shopping List/);
  await span(page, /This week/).check();
  assert.match(
    (await address()).searchParams.get('text') ?? '',
    /Shopping List, week 1 \(budget\)/,
  );

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await started;
  assert.match(file.suggestedFilename(), /^shopping-list-20\d\d-\d\d-\d\d\.csv$/);
  const rows = csvRows(await readFile(await file.path(), 'utf8')) ?? [];
  const column = rows[0]?.indexOf('rand') ?? -1;
  const cents = rows
    .filter((cells) => cells[2] === 'budget')
    .map((cells) => Math.round(Number(cells[column]) * 100));
  assert.equal(
    cents.reduce((sum, one) => sum + one, 0),
    list.details.budget.cents,
  );
  assert.deepEqual(complaints, []);
  await leave();
});

test('a phone shares through its own sheet', async () => {
  const { member } = await withList();
  const { page, context } = await product.visit(member.signedIn);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = `shared ${data.text?.slice(0, 30) ?? ''}`;
      },
    });
  });
  await page.goto(path);
  await options(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.waitForFunction(() => document.title.startsWith('shared *Shopping List, week 1'));
  await context.close();
});

test('on paper: what is still to buy, with empty boxes, and no buttons', async () => {
  const { list, page, leave } = await openList();
  const [first, second] = list.details.lines;
  assert.ok(first && second);
  await row(page, first.name).check();
  await page.getByRole('button', { name: /Hide bought/ }).click();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await card(page).getByRole('button').count(), 0);
  assert.equal(await card(page).getByRole('radio').count(), 0);
  assert.equal(await row(page, first.name).count(), 0);
  assert.ok(await row(page, second.name).isVisible());
  const frame = await row(page, second.name).evaluate(
    (box) => getComputedStyle(box).borderTopStyle,
  );
  assert.equal(frame, 'solid');
  await card(page)
    .getByText(/Budget choice: .* 1 in the basket already/)
    .waitFor();
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(pages >= 1 && pages <= 3, `${pages} pages`);
  await leave();
});

test('a list without readable details shows its stored page', async () => {
  const { member } = await withList();
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await member.call('PATCH', `/rest/v1/shopping_lists?user_id=eq.${member.userId}`, {
    details: { version: 99 },
  });
  await page.goto(path);
  await card(page).locator('article.plan .shopping-total').waitFor();
  assert.equal(await boxes(page).count(), 0);
  assert.equal(await overflow(page, phone.width), 0);
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(complaints, []);
  await leave();
});

test('with the keyboard alone: choose, tick, unfold, hide', async () => {
  const { list, page, leave } = await openList();
  await card(page).getByRole('button', { name: 'Options' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Budget/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: /^Premium/, checked: true }).waitFor();
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await card(page).getByRole('checkbox', { checked: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card(page)
    .getByRole('button', { name: /^More about/, expanded: true })
    .waitFor();
  await card(page)
    .getByText(/for your meals/)
    .first()
    .waitFor();
  // the focus never hides behind the bar at the foot
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    // the page may still be scrolling to it
    await page.waitForFunction(() => {
      const bar = document.querySelector('.shopping-foot')?.getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      return bar && focused && !(focused.top > bar.top && focused.bottom < bar.bottom);
    });
  }
  await page.getByRole('button', { name: 'Hide bought (1)' }).focus();
  await page.keyboard.press('Enter');
  await card(page).getByText('In the basket (1)').waitFor();
  await page.locator(':focus').getByText('Hide bought', { exact: true }).waitFor();
  assert.equal(await foot(page), `1 of ${list.details.lines.length} items`);
  await leave();
});

for (const [name, viewport, colorScheme] of [
  ['phone, light', phone, 'light'],
  ['desk, dark', desk, 'dark'],
] as const) {
  test(`every state of the list is accessible and fits (${name})`, async () => {
    const { member, page, leave, complaints } = await openList({ viewport, colorScheme });
    const problems: string[] = [];
    const look = async (state: string) => {
      const found = await axeViolations(page);
      problems.push(...found.map((violation) => `${state}: ${violation}`));
      const wide = await overflow(page, viewport.width);
      if (wide > 0) problems.push(`${state}: ${wide} px too wide`);
    };
    await boxes(page).nth(3).check();
    for (const more of (await card(page).getByRole('button', { name: /^More/ }).all()).slice(0, 9))
      await more.click();
    await look('ticked and unfolded');
    await page.getByRole('button', { name: 'Hide bought (1)' }).click();
    await card(page).getByText('In the basket (1)').click();
    await look('basket open');
    await span(page, /Next week/).check();
    await options(page);
    await page.getByRole('radio', { name: /^Premium/ }).check();
    await look('premium, next week');
    await member.call('POST', '/functions/v1/generate-meal-plans?wait=true');
    await page.reload();
    await page.getByRole('button', { name: 'Renew the list' }).waitFor();
    await look('out of date');
    // a target of 24 px or more for everything that is pressed
    const small = await card(page).evaluate(
      (section) =>
        [...section.querySelectorAll('button, a, label, summary')]
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 24 || height < 24)).length,
    );
    assert.equal(small, 0);
    // as narrow as a page of 1280 px at 400 %
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await overflow(page, 320), 0);
    assert.deepEqual(problems, []);
    assert.deepEqual(complaints, []);
    await leave();
  });
}
