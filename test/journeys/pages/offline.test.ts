import assert from 'node:assert/strict';
import { request as ask, createServer, type Server } from 'node:http';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths } from '#contract/paths.ts';
import { visit } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { soakTicks, storedTicks } from '#test/support/faults/tick-soak.ts';
import { createMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { type BorrowedBrowser, borrowBrowser } from '#test/support/server/product.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
let borrowed: BorrowedBrowser;
/** Stands between browser and server, so that a new version of the site can be shown to the browser. */
let front: Server;
let url: string;
let released = '';

before(async () => {
  [server, borrowed] = await Promise.all([startTestServer(), borrowBrowser()]);
  front = createServer((incoming, outgoing) => {
    const {
      'accept-encoding': _e,
      'if-none-match': _n,
      'if-modified-since': _m,
      ...headers
    } = incoming.headers;
    const isWorker = incoming.url === '/service-worker.js';
    const target = new URL(incoming.url ?? '/', server.url);
    const sent = isWorker ? headers : incoming.headers;
    const passed = ask(target, { method: incoming.method, headers: sent }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, isWorker ? rest : answer.headers);
      if (isWorker) {
        answer.on('data', (chunk) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end(released));
      } else answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
});
after(async () => {
  await borrowed.giveBack();
  front.closeAllConnections();
  front.close();
  await server.close();
});

/** Opens a page and waits until all is kept that opens without signal; the quarter of a minute before is skipped. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(16_000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function readAll(page: Page): Promise<void> {
  await page.goto(paths.mealPlans);
  await page.locator('article.plan').nth(3).waitFor();
  await page.goto(paths.exercisePlans);
  await page.locator('article.plan').nth(3).waitFor();
  await page.goto(paths.shoppingList);
  await page.getByRole('checkbox').first().waitFor();
}

const keptCaches = (context: BrowserContext) =>
  context.pages()[0]?.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
    return urls.map((one) => new URL(one).pathname);
  });

test('without signal plans and list open, ten ticks survive the death of the tab, signing out leaves nothing', async () => {
  const member = await createPlannedMember(server, { made: ['meals', 'training', 'list'], url });
  const noSignal = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;
  const { page, context, complaints } = await visit(
    borrowed.browser,
    url,
    member.signedIn,
    noSignal,
  );
  await openAndKeep(page, paths.dashboard);
  // the plans and the list come to the device though their pages were never opened
  await page.waitForFunction((id) => {
    const names = ['shopping-list', 'meal-plans', 'exercise-plans', 'training-details'];
    return names.every((name) => localStorage.getItem(`phila.kept-${name}.${id}`) !== null);
  }, member.userId);
  const kept = (await keptCaches(context)) ?? [];
  assert.ok(kept.includes(paths.shoppingList));
  assert.deepEqual(
    kept.filter((path) => /^\/(auth|rest|functions|config)/.test(path)),
    [],
  );

  await context.setOffline(true);
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { name: /’s meals$/ }).waitFor();
  const plansKept = 'You are offline: these are the plans kept on this device.';
  await page.getByText(plansKept).waitFor();
  // the bar at the foot of the phone leads on as with signal
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meals' }).click();
  await page.waitForURL(`**${paths.mealPlans}`);
  await page.getByText(plansKept).waitFor();
  const red = page.getByRole('alert').filter({ hasText: /./ });
  assert.equal(await red.count(), 0, 'nothing has failed that is there');
  await makeNewPlans(page);
  await red.getByText(memberSentences.generateMealPlansFailed).waitFor();
  await page.getByText('You are offline. Please try again when you are online.').waitFor();
  await readAll(page);
  await page.getByText('You are offline: this is the list kept on this device.').waitFor();
  assert.equal(await red.count(), 0);
  for (let row = 0; row < 10; row++) await page.getByRole('checkbox').nth(row).check();
  await page.getByText('10 ticks are kept on this device').waitFor();
  await page.close();
  assert.equal((await storedTicks(member)).size, 0);

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(paths.shoppingList);
  await next.getByText('In the basket (10)').waitFor();
  await eventually(async () => (await storedTicks(member)).size === 10, 'ten ticks');

  await next.goto(paths.profile);
  await next.getByRole('button', { name: 'Sign Out' }).click();
  await next.waitForURL(`**${paths.login}`);
  const left = await next.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    left.filter((key) => key.includes(member.userId)),
    [],
  );
  await context.setOffline(true);
  await next.goto(paths.mealPlans);
  await next.waitForURL(`**${paths.login}`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a new version is offered, waits while somebody types, and is used when they say so', async () => {
  const member = await createMember(url);
  const { page, context } = await visit(borrowed.browser, url, member.signedIn);
  await openAndKeep(page, paths.profile);
  await page.getByLabel('Full Name').fill('Thandi is typing');
  released = '\n// the next version';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version of Phila is ready.').waitFor();
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'Thandi is typing');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await loaded;
  await page.getByLabel('Full Name').waitFor();
  // what was typed outlives the reload
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'Thandi is typing');
  assert.equal(await page.getByText('A new version of Phila is ready.').count(), 0);
  await context.close();
});

test('a network that comes and goes loses no tick', async () => {
  assert.deepEqual(await soakTicks(borrowed.browser, url, 1), []);
});
