import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths, wire } from '#contract/paths.ts';
import {
  axeViolations,
  desk,
  overflow,
  phone,
  settled,
  type Visit,
} from '#test/support/browser/browser.ts';
import { tabTo } from '#test/support/browser/keyboard.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { confirmNewPlans } from '#test/support/plans/new-plans.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

const planned = () => createPlannedMember(product.server, { made: ['meals'] });

async function openPlans(
  member: TestMember,
  options: BrowserContextOptions = {},
  expected?: RegExp,
): Promise<Visit> {
  const own = { ...member.signedIn, ...options };
  const opened = await product.visit(own, expected);
  await opened.page.goto(paths.mealPlans);
  await unfoldMeals(opened.page);
  return opened;
}

async function change(member: TestMember, body: object): Promise<void> {
  assert.equal((await member.call('POST', wire.changeMeals, body)).status, 200);
}

/** Number of changes that the page has sent. */
function countChanges(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(wire.changeMeals)) sent++;
  });
  return () => sent;
}

const headingOf = (button: Locator) =>
  button.locator('xpath=ancestor::section[contains(@class,"meal")]').locator('.meal-name');
const energiesIn = (text: string) =>
  text.match(/\d[\d\s]*kJ/g)?.map((one) => one.replaceAll(/\s/g, ''));
const openDays = (page: Page) =>
  page
    .locator('details.day')
    .evaluateAll((days) => days.flatMap((day, index) => (day.hasAttribute('open') ? [index] : [])));
/** The four weeks as they read, without what the page adds to them; each is painted some frames after the one before. */
async function planTexts(page: Page) {
  const plans = page.locator('article.plan');
  await plans.nth(3).waitFor({ state: 'attached' });
  return plans.evaluateAll((weeks) =>
    weeks.map((plan) => {
      const copy = document.createElement('div');
      copy.append(plan.cloneNode(true));
      // buttons, and what is to be done this evening, which is told from noon on
      for (const other of copy.querySelectorAll('.plan-tools, .day-evening')) other.remove();
      return copy.textContent;
    }),
  );
}

const isFocused = (button: Locator) =>
  button.evaluate((element) => element === document.activeElement);

test('a meal is swapped with the keyboard alone; all else stays where it was', async () => {
  const { page, leave, complaints } = await openPlans(await planned());
  const swap = page.getByRole('button', { name: /^Swap lunch on \w+day \d+\s\w+, week 1$/ });
  await tabTo(page, swap);
  const place = ((await swap.getAttribute('aria-label')) ?? '').replace('Swap ', '');
  const heading = headingOf(swap);
  const before = await heading.innerText();
  const texts = await planTexts(page);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Swap ${place}` });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.ok(await isFocused(swap), 'Escape gives the focus back');
  assert.deepEqual(await planTexts(page), texts);

  const days = await openDays(page);
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
  const stood = await top();
  await page.keyboard.press('Enter');
  const others = dialog.getByRole('listitem').getByRole('button');
  await others.first().waitFor();
  assert.equal(await others.count(), 3);
  assert.match(await dialog.innerText(), /Daily target: [\d\s]+kJ \([\d\s]+kcal\)/);
  assert.match(
    await dialog.getByRole('listitem').nth(1).innerText(),
    /\d+\smin\s· [\d\s]+kJ \([\d\s]+kcal\)\s· protein \d+\sg\s+The day then: [\d\s]+kJ \([\d\s]+kcal\), (9[5-9]|10[0-5])\s% of target\s· protein \d+\sg\s+The month’s list: (R[\d\s]+(\.\d\d)? (more|less)|costs the same)/,
  );
  const dish = await others.nth(1).innerText();
  const promised = energiesIn(await dialog.getByRole('listitem').nth(1).innerText());
  await tabTo(page, others.nth(1));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  const now = await heading.innerText();
  assert.notEqual(now, before);
  assert.ok(now.endsWith(`Lunch: ${dish}`), `${now}: ${dish}`);
  assert.ok(await isFocused(swap), 'the focus is back where it was');
  assert.deepEqual(await openDays(page), days);
  // not how far the page is scrolled: what a busy machine paints late above moves that, and nothing on the screen
  assert.equal(await top(), stood);
  const said = await page.getByRole('status').filter({ hasText: 'is now' }).innerText();
  assert.equal(said.toLowerCase(), `${place}, is now ${dish}.`.toLowerCase());
  const changed = await planTexts(page);
  assert.deepEqual(changed.slice(1), texts.slice(1));
  // to the kilojoule what was promised, of the meal and of its day
  const section = swap.locator('xpath=ancestor::section[contains(@class,"meal")]');
  const whole = swap.locator('xpath=ancestor::details[contains(@class,"day")]');
  assert.deepEqual(
    energiesIn(
      `${await section.locator('.meal-facts').innerText()} ${await whole.locator('.day-total').textContent()}`,
    ),
    promised,
  );

  await page.getByRole('button', { name: 'Swap again' }).click();
  await others.first().waitFor();
  assert.ok((await dialog.innerText()).includes(`Now: ${dish}`));
  await dialog.getByRole('button', { name: 'Close' }).click();
  assert.ok(await isFocused(swap), 'and once more');

  await page.reload();
  await unfoldMeals(page);
  assert.deepEqual(await planTexts(page), changed);
  assert.deepEqual(complaints, []);
  await leave();
});

test('a kept meal is sent once, outlives a new week and a reload, and can be unlocked', async () => {
  const { page, leave, complaints } = await openPlans(await planned(), { viewport: desk });
  const sent = countChanges(page);
  const keep = page.getByRole('button', {
    name: /^(Keep|Unlock) dinner on \w+day \d+\s\w+, week 1$/,
  });
  const heading = headingOf(keep);
  const dinner = await heading.innerText();
  const texts = await planTexts(page);
  await keep.dblclick();
  assert.equal(await keep.innerText(), 'Unlock', 'shown before the server has answered');
  await page.getByRole('status').filter({ hasText: 'is kept' }).waitFor({ state: 'attached' });
  assert.equal(sent(), 1);
  assert.equal(await heading.innerText(), `${dinner} 🔒 kept`);
  const place = ((await keep.getAttribute('aria-label')) ?? '').replace('Unlock ', '');
  assert.equal(await page.getByRole('button', { name: `Swap ${place}` }).count(), 0);

  await page.getByRole('button', { name: 'New week: other meals for week 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'New meals for week 1?' });
  assert.match(await dialog.innerText(), /that you keep stay as they are/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(sent(), 1);
  await page.getByRole('button', { name: 'New week: other meals for week 1' }).click();
  await dialog.getByRole('button', { name: 'Make new week' }).dblclick();
  await page.getByRole('status').filter({ hasText: 'Week 1 has new meals' }).waitFor();
  assert.equal(sent(), 2);
  assert.equal(await heading.innerText(), `${dinner} 🔒 kept`);
  const anew = await planTexts(page);
  assert.notEqual(anew[0], texts[0]);
  // what was left over of the old Sunday is cooked on Monday now
  assert.deepEqual(anew.slice(2), texts.slice(2));

  await page.reload();
  await unfoldMeals(page);
  assert.deepEqual(await planTexts(page), anew);
  assert.equal(await heading.innerText(), `${dinner} 🔒 kept`);
  await keep.click();
  await page
    .getByRole('status')
    .filter({ hasText: 'may change again' })
    .waitFor({ state: 'attached' });
  assert.equal(await heading.innerText(), dinner);

  const day = page.locator('details.day[open]');
  await day.getByRole('button', { name: /^Keep this day: \w+day \d+\s\w+, week 1$/ }).click();
  assert.match(await day.locator('.day-name').innerText(), /🔒 kept$/);
  const tools = day.locator('.plan-tools').getByRole('button');
  assert.equal(await tools.count(), 1, 'a kept day is changed as a whole');
  await page
    .getByRole('status')
    .filter({ hasText: 'week 1 is kept' })
    .waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
  await leave();
});

test('what cannot be done is told, and nothing looks done', async () => {
  const member = await planned();
  const { page, context, leave, complaints } = await openPlans(
    member,
    {},
    /Failed to load resource/,
  );
  const swap = page.getByRole('button', { name: /^Swap lunch on \w+day \d+\s\w+, week 1$/ });
  const keep = page.getByRole('button', {
    name: /^(Keep|Unlock) lunch on \w+day \d+\s\w+, week 1$/,
  });
  const alert = page.getByRole('alert').filter({ hasText: /./ });

  await context.setOffline(true);
  await keep.click();
  await alert.waitFor();
  assert.equal(await alert.innerText(), memberSentences.changeMealsFailed);
  assert.equal(await keep.innerText(), 'Keep', 'the mark is gone again');
  assert.equal(await headingOf(keep).locator('.lock').count(), 0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Close message' }).click();
  await alert.waitFor({ state: 'detached' });

  const [, week, day, meal] = ((await swap.getAttribute('id')) ?? '').split('-').map(Number);
  const lock = { action: 'lock', week, day, meal, locked: true };
  await swap.click();
  const dialog = page.getByRole('dialog', { name: /^Swap lunch/ });
  const others = dialog.getByRole('listitem').getByRole('button');
  await others.first().waitFor();
  await change(member, lock);
  const texts = await planTexts(page);
  await others.first().click();
  await alert.waitFor();
  assert.match(await alert.innerText(), /You keep this meal/);
  assert.deepEqual(await planTexts(page), texts, 'the old meal is back, recipe and all');
  assert.equal(await dialog.count(), 0);
  assert.ok(await isFocused(swap));
  await swap.click();
  await alert.waitFor();
  assert.match(await alert.innerText(), /You keep this meal/);
  await change(member, { ...lock, locked: false });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await others.first().waitFor();
  assert.equal(await alert.count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

test('the chosen meal stands there before the server has answered, without the old recipe', async () => {
  const { page, leave, complaints } = await openPlans(await planned());
  const sent = countChanges(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${wire.changeMeals}`, async (route) => {
    await answered;
    await route.continue();
  });
  const swap = page.getByRole('button', { name: /^Swap lunch on \w+day \d+\s\w+, week 1$/ });
  const meal = page.locator('.meal', { has: swap });
  const dialog = page.getByRole('dialog');
  const others = dialog.getByRole('listitem').getByRole('button');
  const shows = async (dish: string, waiting: boolean) => {
    assert.ok((await meal.locator('.meal-name').innerText()).endsWith(`Lunch: ${dish}`));
    assert.match(
      await meal.locator('.meal-facts').innerText(),
      /\d\skJ .+ protein \d+\sg\s.+\smin$/,
    );
    assert.equal(await meal.getAttribute('aria-busy'), waiting ? 'true' : null);
    assert.equal((await meal.locator('li:visible').count()) > 0, !waiting);
  };
  await swap.click();
  await others.first().waitFor();
  const dish = await others.first().innerText();
  await others.first().click();
  await dialog.waitFor({ state: 'detached' });
  await shows(dish, true);
  assert.ok(await isFocused(swap));
  // what is on its way is not changed again, and other offers wait for it
  await swap.click();
  assert.equal(await dialog.count(), 0);
  await page.getByRole('button', { name: /^Swap dinner on \w+day \d+\s\w+, week 1$/ }).click();
  await dialog.getByText('Looking for other meals…').waitFor();
  assert.equal(sent(), 1);
  answer();
  await others.first().waitFor();
  await page.keyboard.press('Escape');
  await shows(dish, false);
  assert.deepEqual(complaints, []);
  await leave();
});

test('plans from before a change of the profile say so until there are new ones', async () => {
  const { page, leave, complaints } = await openPlans(await planned());
  await settled(page);
  const notice = page.getByText('Your profile has changed since these plans were made.');
  assert.equal(await notice.count(), 0);
  await page.goto(paths.profile);
  await page.getByLabel('Weight').fill('64');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText(memberSentences.profileSaved).waitFor();

  await page.goto(paths.mealPlans);
  await notice.waitFor();
  await unfoldMeals(page);
  await page.getByRole('button', { name: /^Keep breakfast on \w+day \d+\s\w+, week 1$/ }).click();
  await page.getByRole('status').filter({ hasText: 'is kept' }).waitFor({ state: 'attached' });
  assert.equal(await notice.count(), 1, 'a change of one week makes no new plan');
  await page.getByRole('button', { name: 'Update my plans' }).click();
  await confirmNewPlans(page);
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await unfoldMeals(page);
  await settled(page);
  assert.equal(await notice.count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

for (const [name, viewport, colorScheme] of [
  ['phone, dark', phone, 'dark'],
  ['desk, light', desk, 'light'],
] as const) {
  test(`changing meals is accessible, fits, and leaves no trace on paper (${name})`, async () => {
    const member = await planned();
    await member.call('PATCH', `${wire.data}/profiles?user_id=eq.${member.userId}`, {
      updated_at: new Date(Date.now() + 60_000).toISOString(),
    });
    const { page, leave, complaints } = await openPlans(member, { viewport, colorScheme });
    const problems: string[] = [];
    const look = async (what: string, within?: string) => {
      const found = await axeViolations(page, within);
      problems.push(...found.map((violation) => `${what}: ${violation}`));
      const wide = await overflow(page, viewport.width);
      if (wide > 0) problems.push(`${what} is ${wide} px too wide`);
    };
    await page.getByText('Your profile has changed').waitFor();
    await look('page');
    const small = await page.locator('.plan-tools button:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${button.textContent}: ${width} × ${height}`] : [];
      }),
    );
    assert.deepEqual(small, []);
    await page.getByRole('button', { name: /^Keep dinner on/ }).click();
    await page.getByRole('button', { name: /^Swap breakfast on/ }).click();
    const others = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await others.first().waitFor();
    await look('swap', 'dialog[open]');
    await others.first().click();
    await page.getByRole('button', { name: 'Swap again' }).waitFor();
    await look('swapped');
    await page.getByRole('button', { name: 'New week: other meals for week 3' }).click();
    await page.getByRole('dialog').waitFor();
    await look('new week', 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.week-card button:visible').count(), 0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const glance = page.locator('#week-1 .week-glance');
    assert.deepEqual(
      (await glance.locator('thead').innerText()).trim(),
      'Breakfast\tLunch\tDinner',
    );
    assert.equal(await glance.locator('tbody tr:visible').count(), 7);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await glance.count(), 0);
    assert.deepEqual(problems, []);
    assert.deepEqual(complaints, []);
    await leave();
  });
}
