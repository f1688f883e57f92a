import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { overflow, phone } from '#test/support/browser/browser.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { unfoldMeals } from '#test/support/plans/plan-view.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const home = 'Africa/Johannesburg';
/** All of them are past: a token that is made now is not over by the page's clock. */
const fridayEvening = '2026-10-16T19:00:00+02:00';
let now = new Date(fridayEvening);
const product = openOwnProduct({ GENERATIONS_PER_DAY: '100' }, { now: () => now });

/** A member's page on a phone in a time zone; its clock and the server's stand at the same moment. */
async function openAt(member: TestMember, at: string, timezoneId = home) {
  const visit = await product.visit({ ...member.signedIn, timezoneId });
  const setClock = async (time: string) => {
    now = new Date(time);
    await visit.page.clock.setFixedTime(now);
  };
  await setClock(at);
  return { ...visit, setClock };
}

const days = (page: Page) => page.getByRole('group', { name: 'Day 1 of your new plans' });
/** The days on offer, and the one that is chosen. */
async function offered(page: Page) {
  const labels = days(page).getByRole('radio');
  await labels.first().waitFor();
  const texts = await days(page).locator('label').allInnerTexts();
  const chosen = await days(page).locator('label:has(:checked)').innerText();
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return { days: texts.map(plain), chosen: plain(chosen) };
}

const week = (page: Page, number: number, noun = 'Meal') =>
  page.getByRole('region', { name: `Week ${number} ${noun} Plan` });
async function dayNames(page: Page, number: number, noun = 'Meal'): Promise<readonly string[]> {
  const names = week(page, number, noun).locator('.plan > .day .day-name');
  await names.first().waitFor({ state: 'attached' });
  const texts = await names.allTextContents();
  return texts.map((text) =>
    (/\w+day( \d+\u00a0\w+)?/.exec(text)?.[0] ?? text).replace('\u00a0', ' '),
  );
}
const openDay = (page: Page) => page.locator('#today[open] .day-name');

async function startsOf({ userId }: TestMember, table: string): Promise<readonly unknown[]> {
  const { rows } = await product.server.database.owner.query(
    `select distinct starts_on::text as day from public.${table} where user_id = $1`,
    [userId],
  );
  return rows.map(({ day }) => day);
}

test('a Friday evening: plans begin tomorrow, nothing of them is over, and Saturday is the day to shop', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints, setClock } = await openAt(member, fridayEvening);
  await page.goto(paths.mealPlans);
  assert.deepEqual(await offered(page), {
    days: ['Today Fri 16 Oct', 'Tomorrow Sat 17 Oct', 'Monday Mon 19 Oct'],
    chosen: 'Tomorrow Sat 17 Oct',
  });
  assert.equal(await overflow(page, phone.width), 0);
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await week(page, 1).getByText('Starts tomorrow').waitFor();
  const [first, , third] = await dayNames(page, 1);
  assert.deepEqual([first, third], ['Saturday 17 October', 'Monday 19 October']);
  assert.equal((await dayNames(page, 4))[6], 'Friday 13 November');
  await openDay(page).getByText('Saturday 17').waitFor();
  assert.deepEqual(await startsOf(member, 'meal_plans'), ['2026-10-17']);

  await page.goto(paths.exercisePlans);
  await page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
  await page.getByText(/^Saturday 17\u00a0October, week 1 of 4, starts tomorrow$/).waitFor();
  assert.deepEqual(await startsOf(member, 'exercise_plans'), ['2026-10-17']);
  await week(page, 1, 'Exercise').locator('summary').filter({ hasText: 'Monday' }).click();
  await page.getByRole('button', { name: /^Start .* on Monday 19\sOctober, week 1$/ }).click();
  await page.getByRole('dialog').getByText('Mon\u00a019\u00a0Oct · Week 1').waitFor();
  await page.getByRole('button', { name: 'Close session' }).click();

  await page.goto(paths.shoppingList);
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await page.getByRole('heading', { name: 'Monthly Shopping List' }).waitFor();

  const panel = page.getByRole('region', { name: 'Today' });
  await page.goto(paths.dashboard);
  await panel
    .getByRole('heading', { name: 'Starts tomorrow, Saturday 17\u00a0October, week 1 of 4' })
    .waitFor();
  await panel.getByRole('heading', { name: 'Saturday’s meals' }).waitFor();
  // on the next morning it is today
  await setClock('2026-10-17T06:30:00+02:00');
  await page.reload();
  await panel.getByRole('heading', { name: 'Saturday 17\u00a0October, week 1 of 4' }).waitFor();
  await panel.getByRole('heading', { name: 'Today’s meals' }).waitFor();
  // and a week later the second week has begun
  await setClock('2026-10-24T06:30:00+02:00');
  await page.reload();
  await panel.getByRole('heading', { name: 'Saturday 24\u00a0October, week 2 of 4' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the end of a month, with the keyboard alone: another day than the usual one, where plans are there', async () => {
  const member = await createMember(product.server.url);
  // a Saturday morning
  const { page, context, complaints } = await openAt(member, '2026-10-31T10:59:00+02:00');
  await member.call('POST', `${wire.generateMealPlans}?wait=true`);
  await page.goto(paths.mealPlans);
  await openDay(page).getByText('Saturday 31').waitFor();
  const names = await dayNames(page, 1);
  assert.deepEqual(names.slice(0, 2), ['Saturday 31 October', 'Sunday 1 November']);
  // the choice is in the dialog that asks first
  assert.equal(await days(page).count(), 0);
  await page.getByRole('button', { name: 'Generate New Plans' }).press('Enter');
  assert.deepEqual(await offered(page), {
    days: ['Today Sat 31 Oct', 'Tomorrow Sun 1 Nov', 'Monday Mon 2 Nov'],
    chosen: 'Today Sat 31 Oct',
  });
  assert.equal(await overflow(page, phone.width), 0);
  await days(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal((await offered(page)).chosen, 'Monday Mon 2 Nov');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Make new plans' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await confirm.waitFor({ state: 'detached' });
  await week(page, 1).getByText('Starts on Mon\u00a02\u00a0Nov').waitFor();
  assert.equal((await dayNames(page, 1))[0], 'Monday 2 November');
  assert.deepEqual(await startsOf(member, 'meal_plans'), ['2026-11-02']);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a press at 23:59 gives the day that was on the screen, though the server hears it after midnight', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await openAt(member, '2026-10-16T23:59:50+02:00');
  await page.goto(paths.exercisePlans);
  await days(page).getByRole('radio', { name: 'Monday' }).check();
  assert.equal((await offered(page)).chosen, 'Monday Mon 19 Oct');
  await days(page).getByRole('radio', { name: 'Tomorrow' }).check();
  assert.equal((await offered(page)).chosen, 'Tomorrow Sat 17 Oct');
  now = new Date('2026-10-17T00:00:05+02:00');
  await page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
  await week(page, 1, 'Exercise').getByText('Starts tomorrow').waitFor();
  assert.deepEqual(await startsOf(member, 'exercise_plans'), ['2026-10-17']);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a page that is open over midnight offers the days of the new day', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await product.visit({
    ...member.signedIn,
    timezoneId: home,
  });
  // half an hour, so that the page has long been at rest when it is let run
  await page.clock.install({ time: new Date('2026-10-16T23:30:00+02:00') });
  await page.goto(paths.exercisePlans);
  assert.deepEqual((await offered(page)).days, [
    'Today Fri 16 Oct',
    'Tomorrow Sat 17 Oct',
    'Monday Mon 19 Oct',
  ]);
  await page.clock.fastForward('31:00');
  await days(page).getByText('Sun').waitFor();
  assert.deepEqual(await offered(page), {
    days: ['Today Sat 17 Oct', 'Tomorrow Sun 18 Oct', 'Monday Mon 19 Oct'],
    chosen: 'Today Sat 17 Oct',
  });
  assert.deepEqual(complaints, []);
  await context.close();
});

test('two time zones: at one moment it is Saturday night in Perth and Friday morning in Los Angeles', async () => {
  const moment = '2026-10-16T17:30:00Z';
  for (const [zone, chosen, day] of [
    ['Australia/Perth', 'Today Sat 17 Oct', '2026-10-17'],
    ['America/Los_Angeles', 'Today Fri 16 Oct', '2026-10-16'],
  ] as const) {
    const member = await createMember(product.server.url);
    const { page, context, complaints } = await openAt(member, moment, zone);
    await page.goto(paths.exercisePlans);
    assert.equal((await offered(page)).chosen, chosen, zone);
    await page.getByRole('button', { name: 'Generate Exercise Plans' }).click();
    await week(page, 1, 'Exercise').getByText('This week', { exact: true }).waitFor();
    assert.deepEqual(await startsOf(member, 'exercise_plans'), [day], zone);
    // a list without meals has them made first, and they begin where the member is
    await member.call('POST', `${wire.generateShoppingList}?wait=true`, { time_zone: zone });
    assert.deepEqual(await startsOf(member, 'meal_plans'), [day], zone);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('a plan of the old kind keeps its Monday, and says once that new ones begin on a chosen day', async () => {
  const member = await createMember(product.server.url);
  // made on a Monday, so that its pages are those of the time before but for the dates, which are taken out
  now = new Date('2026-10-12T08:00:00+02:00');
  for (const address of [wire.generateMealPlans, wire.generateExercisePlans])
    await member.call('POST', `${address}?wait=true`);
  for (const table of ['meal_plans', 'exercise_plans'])
    await product.server.database.owner.query(
      `update public.${table} set starts_on = null, generated_at = '2026-10-13T10:00:00Z',
          details = (details::jsonb - 'start')::json,
          content = regexp_replace(content, '([[:alpha:]]+day) \\d+\u00a0[[:alpha:]]+', '\\1', 'g')
        where user_id = $1`,
      [member.userId],
    );
  const { page, context, complaints } = await openAt(member, '2026-10-16T09:00:00+02:00');
  await page.goto(paths.mealPlans);
  const notice = page.getByRole('region', { name: 'New plans' });
  await notice.waitFor();
  assert.equal(await overflow(page, phone.width), 0);
  await openDay(page).getByText('Friday').waitFor();
  await week(page, 1).getByText('This week', { exact: true }).waitFor();
  const names = await dayNames(page, 1);
  assert.deepEqual([names[0], names[6]], ['Monday', 'Sunday']);
  await notice.getByRole('button', { name: 'Got it' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await openDay(page).getByText('Friday').waitFor();
  assert.equal(await notice.count(), 0);
  await page.goto(paths.exercisePlans);
  await page.getByText('Friday 16\u00a0October, week 1 of 4').waitFor();
  assert.equal(await notice.count(), 0);

  // it is swapped and goes to the printer as before
  await page.goto(paths.mealPlans);
  const friday = week(page, 1).locator('#today');
  await unfoldMeals(page);
  await friday.getByRole('button', { name: /^Swap dinner on Friday, week 1/ }).click();
  const offer = page.getByRole('dialog');
  await offer.locator('button[aria-describedby]').first().click();
  await offer.waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .getByText('Swap again')
    .or(page.getByText('Swap again'))
    .first()
    .waitFor();
  assert.deepEqual(await dayNames(page, 1), names);
  assert.deepEqual(await startsOf(member, 'meal_plans'), [null]);
  await page.emulateMedia({ media: 'print' });
  assert.deepEqual(await dayNames(page, 1), names);
  await page.emulateMedia({ media: 'screen' });

  // new plans begin on the day that is chosen
  await makeNewPlans(page);
  await openDay(page).getByText('Friday 16').waitFor();
  assert.deepEqual(await startsOf(member, 'meal_plans'), ['2026-10-16']);
  assert.deepEqual(complaints, []);
  await context.close();
});
