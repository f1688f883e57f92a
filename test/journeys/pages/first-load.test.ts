import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { settled } from '#test/support/browser/browser.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

// each visit ends with its context: what an earlier one has loaded would come from the browser's cache
const product = openOwnProduct({}, {}, async (server) => {
  member = await createPlannedMember(server, { made: ['meals', 'training', 'list'] });
});
let member: TestMember;

const finished = v.object({ encodedDataLength: v.number() });

/** What stands on a page when its code has done its work; nothing where there is no code. */
const alive: Readonly<Record<string, string>> = {
  [paths.login]: 'button[type=submit]:enabled',
  [paths.dashboard]: 'figure',
};

/** Bytes that came over the wire until the page rested, headers included. */
async function loadedBytes(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => {
    bytes += v.parse(finished, event).encodedDataLength;
  });
  await page.goto(address);
  const sign = alive[address];
  if (sign !== undefined) await page.locator(sign).first().waitFor();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await session.detach();
  return bytes;
}

const budgetsSchema = v.record(
  v.string(),
  v.object({ kilobytes: v.number(), scripts: v.optional(v.number()) }),
);
const budgets = v.parse(
  budgetsSchema,
  JSON.parse(await readFile(path.join(import.meta.dirname, '..', '..', 'budgets.json'), 'utf8')),
);

for (const [address, { kilobytes, scripts }] of Object.entries(budgets)) {
  test(`the first load of ${address} is at most ${kilobytes} KB`, async (t) => {
    const options: BrowserContextOptions = address === paths.dashboard ? member.signedIn : {};
    const { page, context, complaints } = await product.visit(options);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    const bytes = await loadedBytes(page, address);
    t.diagnostic(`${address}: ${(bytes / 1000).toFixed(1)} KB`);
    assert.ok(bytes <= kilobytes * 1000, `${address}: ${bytes} bytes`);
    assert.ok(bytes > 5000, 'a page that was not loaded weighs nothing');
    if (scripts !== undefined) assert.equal(asked.length, scripts, asked.join());
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('what is typed into a page before its code has come is kept, with the focus', async () => {
  const { page, context, complaints } = await product.visit();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.login, { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('early@example.com');
  // nothing can be sent to an address that takes no forms
  await email.press('Enter');
  assert.equal(await page.getByRole('button', { name: 'Login' }).isDisabled(), true);
  const dashboardCode = page.waitForRequest(/assets\/dashboard-page-/);
  release();
  await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
  assert.equal(await email.inputValue(), 'early@example.com');
  // while they type the page behind the form is fetched, which on a slow network takes longer than the answer
  await dashboardCode;
  assert.ok(await email.evaluate((field) => field === document.activeElement));
  assert.equal(new URL(page.url()).pathname, paths.login);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a button that is pressed before the code has come is pressed by it', async () => {
  const { page, context, complaints } = await product.visit();
  const code = Promise.withResolvers<void>();
  // all but the first script, which is there with the page
  await page.route(/\/assets\/(?!start-).*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(paths.login, { waitUntil: 'commit' });
  await page.waitForRequest(/\/assets\/index-.*\.js$/);
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  code.resolve();
  await page.getByRole('heading', { name: 'Login by mail' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Pages of a member: what their outlines say, what they ask for first, what is there when they are finished. */
const outlined = [
  {
    address: paths.dashboard,
    title: 'Welcome',
    asks: [wire.overview],
    waits: 'Loading…',
    also: ['Meal Plans', 'Exercise Plans', 'Shopping List', 'Supplements'],
    finished: 'figure >> nth=-1',
  },
  {
    address: paths.mealPlans,
    title: 'Meal Plans',
    asks: [`${wire.data}/meal_plans`],
    waits: 'Loading meal plans…',
    also: [],
    finished: '#week-4 .day >> nth=6',
  },
  {
    address: paths.exercisePlans,
    title: 'Exercise Plans',
    asks: [`${wire.data}/exercise_plans`],
    waits: 'Loading exercise plans…',
    also: [],
    finished: '#week-4 .day >> nth=-1',
  },
  {
    address: paths.shoppingList,
    title: 'Shopping List',
    asks: [`${wire.data}/shopping_lists`, `${wire.data}/shopping_ticks`],
    waits: 'Loading shopping list…',
    also: [],
    finished: '.shopping-aisles input[type=checkbox] >> nth=-1',
  },
] as const;

for (const { address, title, asks, waits, also, finished: sign } of outlined) {
  test(`${address} shows its outline and asks for its contents, once, before its code has come; then nothing moves`, async (t) => {
    const { page, context, complaints } = await product.visit({
      ...member.signedIn,
      viewport: { width: 412, height: 823 },
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number')
            Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // all but the first script, which is there with the page
    await page.route(/\/assets\/(?!ask-).*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      // what is asked of the same table later is another question
      if (!search.startsWith('?select=details&')) asked.push(pathname);
    });
    const first = asks.map((one) => page.waitForRequest((request) => request.url().includes(one)));
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('status').getByText(waits).waitFor();
    for (const name of also) await page.getByRole('heading', { level: 2, name }).waitFor();
    await Promise.all(first);
    release();
    await page.locator(sign).waitFor({ state: 'attached' });
    await settled(page);
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shifts')));
    t.diagnostic(`layout shift ${shift.toFixed(3)}`);
    assert.ok(shift <= 0.02, `layout shift ${shift}`);
    for (const one of asks) assert.equal(asked.filter((path) => path === one).length, 1, one);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('no text of ours becomes code or markup without a policy', async () => {
  const { page, context } = await product.visit(member.signedIn, /Trusted/);
  await page.goto(paths.mealPlans);
  await page.locator('article.plan').first().waitFor();
  const refused = await page.evaluate(async () => {
    const tries: (() => Promise<unknown>)[] = [
      async () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      },
      async () => {
        document.createElement('script').src = '/assets/none.js';
      },
      () => navigator.serviceWorker.register('/other.js'),
    ];
    const answers: string[] = [];
    for (const attempt of tries) {
      try {
        await attempt();
        answers.push('taken');
      } catch (error) {
        answers.push(error instanceof TypeError ? 'refused' : String(error));
      }
    }
    return answers;
  });
  assert.deepEqual(refused, ['refused', 'refused', 'refused']);
  await context.close();
});
