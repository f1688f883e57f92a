import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { storedTicks } from '#test/support/faults/tick-soak.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

// One list on two phones, of which the other has no account.

const product = openProduct();
const over = 'This list is no longer shared. Ask whoever sent it to you for a new link.';

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true, includeHidden: true }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isTicked = (page: Page, name: string) =>
  eventually(() => box(page, name).isChecked(), `${name} is ticked`);
/** As whoever takes the phone out of their pocket again. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

async function openShared() {
  const member = await createPlannedMember(product.server, { made: ['meals', 'list'] });
  const own = { user_id: member.userId, id: crypto.randomUUID(), name: 'Soap', amount: '2 bars' };
  await member.call('POST', '/rest/v1/shopping_own_lines', own);
  const owner = await product.visit(member.signedIn);
  await owner.page.goto('/dashboard/shopping-list');
  await press(owner.page, 'Options');
  await press(owner.page, 'Share this list with another phone');
  const link = await owner.page.getByLabel('Link to this list').inputValue();
  const guest = await product.visit({}, /net::ERR_INTERNET_DISCONNECTED|404/);
  await guest.page.goto(link);
  await guest.page.getByRole('checkbox').first().waitFor();
  const names = await guest.page.getByRole('checkbox').evaluateAll((boxes) =>
    boxes.map((one) => {
      const label = one.getAttribute('aria-labelledby') ?? '';
      return document.getElementById(label)?.textContent ?? '';
    }),
  );
  const once = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  // some food is bought on two days of a week
  return { member, owner, guest, link, names: [...new Set(names)], once };
}

test('two phones tick one list, one of them without an account and for a while without signal', async () => {
  const { member, owner, guest, names } = await openShared();
  const [one, two, three, four] = names;
  assert.ok(one && two && three && four);
  assert.ok(names.includes('Soap'));
  const said = await guest.page.locator('main').innerText();
  assert.doesNotMatch(said, /Thandi|Mokoena|kJ|allerg|diet/i);
  assert.equal(new URL(guest.page.url()).pathname, '/shared');

  await box(guest.page, one).check();
  await box(owner.page, two).check();
  await eventually(async () => (await storedTicks(member)).size === 2, 'two ticks');
  await comeBack(owner.page);
  await isTicked(owner.page, one);
  await comeBack(guest.page);
  await isTicked(guest.page, two);

  await guest.context.setOffline(true);
  await box(guest.page, three).check();
  await box(guest.page, 'Soap').check();
  await guest.page
    .getByText('2 ticks are kept on this device until you are back online.')
    .waitFor();
  await box(owner.page, four).check();
  await eventually(async () => (await storedTicks(member)).size === 3, 'three ticks');
  await guest.context.setOffline(false);
  await eventually(async () => (await storedTicks(member)).size === 5, 'five ticks');
  await comeBack(owner.page);
  for (const name of [one, two, three, four, 'Soap']) {
    await isTicked(owner.page, name);
    await isTicked(guest.page, name);
  }
  // what was ticked on the one is unticked on the other
  await box(owner.page, one).uncheck();
  await eventually(
    async () => [...(await storedTicks(member)).values()].includes(false),
    'unticked',
  );
  await comeBack(guest.page);
  await eventually(async () => !(await box(guest.page, one).isChecked()), `${one} is not ticked`);
  assert.deepEqual(owner.complaints, []);
  assert.deepEqual(guest.complaints, []);
  await Promise.all([owner.leave(), guest.leave()]);
});

/** What this browser keeps of a site: its storage, and the addresses in its caches. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return { stored: Object.keys(localStorage), urls };
  });

test('without signal the shared page is loaded again with its list and ticks, and no other browser has it', async () => {
  const { member, owner, guest, link, once } = await openShared();
  const [one, two] = once;
  assert.ok(one && two);
  const { page, context } = guest;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await box(page, one).check();
  await eventually(async () => (await storedTicks(member)).size === 1, 'a tick that was sent');
  await context.setOffline(true);
  await box(page, two).check();
  await page.reload();
  await page.getByText('1 tick is kept on this device until you are back online.').waitFor();
  await isTicked(page, one);
  await isTicked(page, two);
  assert.equal(await box(page, 'Soap').isChecked(), false);
  // the tab dies, and its link is opened from the message again
  await page.close();
  const again = await context.newPage();
  await again.goto(link);
  await isTicked(again, two);

  const { stored, urls } = await keptIn(again);
  const secret = new URL(link).hash.slice(1);
  assert.ok(urls.some((url) => new URL(url).pathname === '/shared'));
  assert.deepEqual(
    urls.filter(
      (url) => url.includes(secret) || !/^\/(shared|assets|favicon)/.test(new URL(url).pathname),
    ),
    [],
    'nothing of the link, of the wires or of the members’ app',
  );
  assert.ok(stored.every((key) => !key.includes(secret)));
  const other = await product.visit();
  await other.page.goto('/about');
  assert.deepEqual(await keptIn(other.page), { stored: [], urls: [] });

  await context.setOffline(false);
  await eventually(async () => (await storedTicks(member)).size === 2, 'both ticks');
  assert.deepEqual(guest.complaints, []);
  await Promise.all([owner.leave(), guest.leave(), other.leave()]);
});

test('a link that is taken back says so in one sentence, and so does one that never was', async () => {
  const { owner, guest, link } = await openShared();
  await owner.page.reload();
  await press(owner.page, 'Options');
  assert.equal(await owner.page.getByLabel('Link to this list').inputValue(), link);
  await press(owner.page, 'Stop sharing');
  await owner.page.getByText('The link shows nothing any more.').waitFor();
  await owner.page.getByRole('button', { name: 'Share this list with another phone' }).waitFor();
  await comeBack(guest.page);
  await guest.page.getByText(over).waitFor();
  assert.equal(await guest.page.getByRole('checkbox').count(), 0);
  const kept = await guest.page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    kept.filter((key) => key.includes('shared')),
    [],
  );
  for (const hash of [`#${'x'.repeat(43)}`, '#short', '']) {
    await guest.page.goto('about:blank');
    await guest.page.goto(`/shared${hash}`);
    await guest.page.getByText(over).waitFor();
  }
  assert.deepEqual(owner.complaints, []);
  await Promise.all([owner.leave(), guest.leave()]);
});

test('a link that is opened while the page of another one comes up is followed', async () => {
  const { page, leave, complaints } = await product.visit({});
  // at the last moment at which nobody listens yet
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...heard: Parameters<typeof listen>) => {
      if (heard[0] === 'popstate') history.replaceState(null, '', `#${'x'.repeat(43)}`);
      listen(...heard);
    };
  });
  await page.route(`**${wire.shared}`, () => {});
  await page.goto(paths.shared);
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});
