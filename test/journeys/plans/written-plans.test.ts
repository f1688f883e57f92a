import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { unwrittenLine, writtenLine } from '#planning/page/plan-words.ts';
import {
  axeViolations,
  desk,
  overflow,
  phone,
  settled,
  visit,
} from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember } from '#test/support/members/member.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { askWhy } from '#test/support/plans/plan-view.ts';
import { openOwnProduct } from '#test/support/server/product.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { startModelServer } from '#test/support/services/model-server.ts';
import { xssAttacks } from '#test/support/writing/xss-attacks.ts';

const model = await startModelServer();
const product = openOwnProduct({
  AI_BASE_URL: model.url,
  AI_PLANS_PER_DAY: '50',
  AI_TIMEOUT_SECONDS: '20',
});
after(() => model.close());

const plans = [
  ['/dashboard/meal-plans', 'Generate Meal Plans', 'Week 4 Meal Plan'],
  ['/dashboard/exercise-plans', 'Generate Exercise Plans', 'Week 4 Exercise Plan'],
] as const;

/** Text of the plans, of folded days too. */
const wordsOn = (page: Page) =>
  page.locator('main').evaluate((main) => main.textContent?.replace(/\s+/g, ' ') ?? '');

async function generate(page: Page, path: string, button: string, last: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { level: 2, name: last }).waitFor();
  await page.locator('article.plan').nth(3).waitFor();
}

const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desk, colorScheme: 'dark' },
] as const;

test('written plans greet their member and explain themselves, on a phone and on a desk', async () => {
  model.mood(() => ({ kind: 'good' }));
  const member = await createMember(product.server.url, { full_name: 'Nomsa <i>Khumalo</i>' });
  const { page, leave, complaints } = await product.visit(member.signedIn);
  for (const [path, button, last] of plans) {
    const asked = model.messages.length;
    await generate(page, path, button, last);
    const greetings = async () => (await wordsOn(page)).split('Welcome back, Nomsa!').length - 1;
    // later weeks are put on the page when it has time
    await eventually(async () => (await greetings()) >= 4, 'one greeting for each week');
    const words = await wordsOn(page);
    assert.equal(await greetings(), 4, 'one greeting for each week');
    assert.equal(words.split(writtenLine).length - 1, 4);
    for (const message of model.messages.slice(asked))
      assert.doesNotMatch(message, /Nomsa|Khumalo/);

    await askWhy(page);
    const answer = path.includes('meal') ? 'Why this much energy' : 'What the week trains';
    await page.getByRole('heading', { level: 3, name: answer }).waitFor();
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await settled(page);
      assert.deepEqual(await axeViolations(page), []);
      assert.ok((await overflow(page, viewport.width)) <= 0);
    }
  }
  assert.deepEqual(complaints, []);
  await leave();
});

test('attacks on HTML: none runs, none leaves a request, and the plan is there all the same', async () => {
  const { page, context, complaints } = await product.visit();
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  let attack = 0;
  model.mood(() => ({
    kind: 'changed',
    change(html) {
      // every answer carries a handful of attacks, each in a text of its own
      const taken = Array.from({ length: 6 }, () => xssAttacks[attack++ % xssAttacks.length] ?? '');
      return taken.reduce(
        (attacked, one) => attacked.replace('Take your time here', () => one),
        html,
      );
    },
  }));
  const member = await createMember(product.server.url);
  await context.addInitScript((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, member.kept);
  for (const [path, button, last] of plans) {
    await generate(page, path, button, last);
    const words = await wordsOn(page);
    assert.equal(words.split(unwrittenLine).length - 1, 4, 'one quiet line for each week');
    assert.doesNotMatch(words, /alert\(|evil|constructor/);
    for (const day of await page.locator('details.day').all()) {
      await day.evaluate((details) => details.setAttribute('open', ''));
    }
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 500);
  }
  assert.ok(attack >= xssAttacks.length, `${attack} attacks were sent`);
  assert.equal(dialogs, 0);
  assert.deepEqual(complaints, []);
  const stored = await member.call('GET', '/rest/v1/meal_plans?select=content');
  assert.doesNotMatch(JSON.stringify(stored.body), /alert\(|evil|onerror|script/i);
  await context.close();
});

test('the provider is down and no other words are wanted: the specification’s error, and the old plans stay', async () => {
  const strict = await startTestServer({ AI_BASE_URL: model.url, AI_FALLBACK: 'none' });
  try {
    model.mood(() => ({ kind: 'good' }));
    const member = await createMember(strict.url);
    const { page, leave } = await visit(
      product.browser,
      strict.url,
      member.signedIn,
      /Failed to load resource/,
    );
    const [path, button, last] = plans[0];
    await generate(page, path, button, last);
    const stored = async () =>
      (await member.call('GET', '/rest/v1/meal_plans?select=week,content,updated_at&order=week'))
        .body;
    const before = await stored();
    model.mood(() => ({ kind: 'status', status: 401 }));
    await makeNewPlans(page);
    await page.getByText(memberSentences.generateMealPlansFailed).waitFor();
    assert.deepEqual(await stored(), before, 'the plans of before stay');
    await page.locator('article.plan').nth(3).waitFor();
    await leave();
  } finally {
    await strict.close();
  }
});

test('a swap, a lock and a new week keep what was written around the rest', async () => {
  model.mood(() => ({ kind: 'good' }));
  const member = await createMember(product.server.url);
  const pages = async () => {
    const { body } = await member.call('GET', '/rest/v1/meal_plans?select=content&order=week');
    return v.parse(v.array(v.object({ content: v.string() })), body).map(({ content }) => content);
  };
  const words = (html = '') => html.split('Take your time here').length - 1;
  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  const [before, next] = await pages();
  const place = { week: 1, day: 3, meal: 2 };
  const lock = { action: 'lock', ...place, locked: true };
  assert.equal((await member.call('POST', wire.changeMeals, lock)).status, 200);
  const [locked] = await pages();
  assert.equal(words(locked), words(before));
  assert.ok(words(before) > 20 && locked?.includes('Welcome back, Thandi!'));
  const other = { ...place, day: 4 };
  const offered = await member.call('POST', wire.mealAlternatives, other);
  const { seed } = v.parse(v.object({ seed: v.string() }), offered.body);
  const swap = { action: 'swap', ...other, seed, choice: 0 };
  assert.equal((await member.call('POST', wire.changeMeals, swap)).status, 200);
  const [swapped] = await pages();
  // the tip of that meal is gone; its day, the others and the greeting are as they were
  assert.ok(words(swapped) < words(before) && words(swapped) > words(before) - 4);
  assert.ok(swapped?.includes('Welcome back, Thandi!'));
  const anew = { action: 'regenerate-week', week: 1 };
  assert.equal((await member.call('POST', wire.changeMeals, anew)).status, 200);
  const [remade, second] = await pages();
  // the meal that is kept keeps its words too
  assert.ok(words(remade) > 0);
  // Monday's lunch is told anew where it was left over from the Sunday that is gone
  assert.ok(words(second) <= words(next) && words(second) > words(next) - 4);
});
