import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { cookSheetsSchema } from '#contract/meals/cook-sheets.ts';
import { paths, wire } from '#contract/paths.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import type { CookDish } from '#planning/cooking/cook-sheet.ts';
import { timersIn } from '#planning/cooking/step-timers.ts';
import { overflow } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';
import { cookAddress } from '#web/cook/cook-address.ts';

const product = openProduct();

const place = { week: 1, day: 0, meal: 1 };

/** A member whose second meal is a dish with a time in its steps: few have one, and plans differ. */
async function withTimedDish(): Promise<readonly [TestMember, CookDish]> {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const timed = standardCatalogue().dishes.find(
    ({ recipe }) =>
      recipe.slots.includes('lunch') && recipe.steps.some((step) => timersIn(step).length > 0),
  );
  const dish = {
    recipe: timed?.recipe.id,
    ingredients: timed?.ingredients.map(({ food, grams }) => ({ food: food.key, grams })),
  };
  await product.server.database.owner.query(
    `update public.meal_plans set details = jsonb_set(
        details::jsonb #- '{days,0,meals,1,leftoverOf}' #- '{days,0,meals,1,pot}',
        '{days,0,meals,1,dishes}', jsonb_build_array($2::jsonb))
      where user_id = $1 and week = 1`,
    [member.userId, JSON.stringify(dish)],
  );
  const { body } = await member.call('GET', wire.cookSheets);
  const cooked = v.parse(cookSheetsSchema, body).weeks?.[0]?.days[0]?.meals[1]?.dishes[0];
  assert.ok(cooked);
  return [member, cooked];
}

const clocks = (page: Page) => page.getByRole('list', { name: 'Timers' }).getByRole('timer');

test('a dish is put out, ticked step by step and counted, and all of it survives a reload', async () => {
  const [member, dish] = await withTimedDish();
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto(cookAddress(place));
  await page.getByRole('heading', { level: 1, name: dish.name }).waitFor();
  // the measure of the kitchen stands first, the weight beside it
  const [line] = dish.lines.filter(({ measure }) => measure !== undefined);
  assert.ok(line);
  const labels = page.locator('label');
  await labels.first().waitFor();
  const wanted = line.named ? (line.measure ?? '') : line.food;
  const shown = await labels.allInnerTexts();
  // names of foods hold one another, and a measure may hold brackets
  assert.ok(
    shown.some(
      (text) =>
        text.trim().startsWith(`${line.measure} `) &&
        text.includes(wanted) &&
        text.includes(`(${line.grams}`),
    ),
    shown.join('\n'),
  );

  const step = page.getByRole('checkbox', { name: dish.steps[0] ?? '' });
  await step.check();
  await page
    .getByRole('button', { name: /^Start .* step \d/ })
    .first()
    .click();
  await page.getByLabel('A timer of your own').selectOption('5');
  await page
    .getByRole('button', { name: /^Start 5\smin/ })
    .last()
    .click();
  assert.equal(await clocks(page).count(), 2);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: dish.name }).waitFor();
  assert.equal(await clocks(page).count(), 2);
  assert.ok(await step.isChecked());
  await page
    .getByRole('button', { name: /^1 min more/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Stop/ }).first().click();
  assert.equal(await clocks(page).count(), 1);

  const boxes = page.getByRole('region', { name: 'Steps' }).getByRole('checkbox');
  for (let index = 0; index < (await boxes.count()); index++) await boxes.nth(index).check();
  await page.getByText(/^(Done\. Enjoy|Next:)/).waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});

test('what has run out rings, says so, and goes on for a minute when it is asked to', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.clock.install();
  await page.goto(`${paths.cook}?week=1&day=1&meal=1`);
  await page.getByLabel('A timer of your own').selectOption('1');
  // from here on the page's time passes only as it is told
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .getByRole('button', { name: /^Start 1\smin/ })
    .last()
    .click();
  await page.clock.runFor(59_000);
  assert.doesNotMatch(await clocks(page).innerText(), /Time!/);
  await page.clock.runFor(2000);
  await clocks(page).getByText('Time!').waitFor();
  await page.getByText(/: time is up$/).waitFor();
  await page.getByRole('button', { name: /^1 min more/ }).click();
  await clocks(page).getByText('1:00').waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});

test('a timer sounds after a reload too, which the phone does by itself when it is short of memory', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, leave, complaints } = await product.visit(member.signedIn);
  const devices = await page.context().newCDPSession(page);
  let tones = 0;
  devices.on('WebAudio.audioNodeCreated', ({ node }) => {
    if (node.nodeType === 'Oscillator') tones++;
  });
  await devices.send('WebAudio.enable');
  await page.clock.install();
  await page.goto(`${paths.cook}?week=1&day=1&meal=1`);
  await page.getByLabel('A timer of your own').selectOption('1');
  await page
    .getByRole('button', { name: /^Start 1\smin/ })
    .last()
    .click();
  await page.reload();
  await clocks(page).waitFor();
  await page.getByRole('checkbox').first().check();
  assert.equal(tones, 0);
  await page.clock.runFor(61_000);
  await clocks(page).getByText('Time!').waitFor();
  await eventually(async () => tones > 0, 'a tone');
  assert.deepEqual(complaints, []);
  await leave();
});

test('the screen stays on beside the stove, also after the cook looked elsewhere, and goes off again behind them', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, leave, complaints } = await product.visit(member.signedIn);
  // what the browser hands out, beside what the page does with it
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    const given: WakeLockSentinel[] = [];
    Object.assign(window, { given });
    wakeLock.request = async (type) => {
      const lock = await request(type);
      given.push(lock);
      return lock;
    };
  });
  const held = () =>
    page.evaluate(() => {
      const given: readonly WakeLockSentinel[] = Reflect.get(window, 'given');
      return given.filter(({ released }) => !released).length;
    });
  await page.goto(paths.cook);
  await page.getByRole('heading', { name: 'What are you cooking?' }).waitFor();
  assert.equal(await held(), 0);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const says = page.getByText('The screen stays on while you cook.');
  await says.waitFor();
  assert.equal(await held(), 1);
  // browsers take it back from a page that is not seen
  await page.evaluate(async () => {
    const given: readonly WakeLockSentinel[] = Reflect.get(window, 'given');
    await Promise.all(given.map((lock) => lock.release()));
  });
  await says.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    for (let time = 0; time < 2; time++) document.dispatchEvent(new Event('visibilitychange'));
  });
  await says.waitFor();
  assert.equal(await held(), 1);
  await page.goBack();
  await page.getByRole('heading', { name: 'What are you cooking?' }).waitFor();
  await eventually(async () => (await held()) === 0, 'nothing keeps the screen on');
  assert.deepEqual(complaints, []);
  await leave();
});

test('a kitchen without signal, on the smallest phone, by keyboard', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const viewport = { width: 320, height: 640 };
  const { page, leave } = await product.visit({ ...member.signedIn, viewport });
  await page.goto(paths.cook);
  await page.getByRole('heading', { name: 'What are you cooking?' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'What are you cooking?' }).waitFor();
  assert.equal(await overflow(page, viewport.width), 0);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Steps' }).waitFor();
  assert.equal(await overflow(page, viewport.width), 0);
  const box = page.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  assert.ok(await box.isChecked());
  await page.goBack();
  await page.getByRole('heading', { name: 'What are you cooking?' }).waitFor();
  await leave();
});
