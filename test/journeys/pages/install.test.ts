import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { addDays } from '#planning/calendar-day.ts';
import { iPhone, offerInstall } from '#test/support/browser/install.ts';
import { homeDay } from '#test/support/members/home-day.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

// Whoever has used the app for a week is asked once whether it shall be on the home screen.

const product = openOwnProduct();
const invitation = (page: Page) =>
  page.getByRole('region', { name: 'Phila on your home screen', includeHidden: true });

const planned = () => createPlannedMember(product.server, { made: ['meals'] });

/** The member's plans began so many days ago. */
async function begun(days: number, { userId }: TestMember): Promise<void> {
  await product.server.database.owner.query(
    'update public.meal_plans set starts_on = $2 where user_id = $1',
    [userId, addDays(homeDay(), -days)],
  );
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto(paths.dashboard);
  await page.getByRole('figure').first().waitFor();
}

test('in the first week nobody is invited, by us or by the browser; after it once, and never again after a no', async () => {
  const member = await planned();
  const { page, complaints, leave } = await product.visit(member.signedIn);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await begun(6, member);
  await openDashboard(page);
  await page.waitForLoadState('networkidle');
  assert.equal(await offerInstall(page, 'accepted'), true, 'the browser does not ask by itself');
  assert.equal(await invitation(page).count(), 0);
  assert.deepEqual(
    asked.filter((url) => url.includes('install-offer')),
    [],
    'nor its code fetched',
  );
  await begun(7, member);
  await openDashboard(page);
  await page.waitForLoadState('networkidle');
  assert.ok(asked.some((url) => url.includes('install-offer')));
  assert.equal(await invitation(page).count(), 0, 'nothing is offered yet');
  await offerInstall(page, 'accepted');
  await invitation(page).waitFor();
  // by keyboard alone
  await invitation(page).getByRole('button', { name: 'Install', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const told = page.getByText('As you like. We will not ask again.');
  await told.waitFor();
  assert.ok(await told.evaluate((one) => one === document.activeElement));
  await openDashboard(page);
  await page.waitForLoadState('networkidle');
  await offerInstall(page, 'accepted');
  assert.equal(await invitation(page).count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

test('Install hands over to the browser, and an installed app or a shared device is not asked', async () => {
  const member = await planned();
  await begun(8, member);
  const { page, complaints, leave } = await product.visit(member.signedIn);
  await openDashboard(page);
  await offerInstall(page, 'accepted');
  await invitation(page).getByRole('button', { name: 'Install', exact: true }).click();
  await page.getByText('Phila is on its way to your home screen.').waitFor();
  assert.deepEqual(complaints, []);
  await leave();

  for (const makeOther of [
    () => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => match(query.includes('standalone') ? 'all' : query);
    },
    () => {
      const key = 'sb-phila-auth-token';
      sessionStorage.setItem('phila.shared-device', 'yes');
      sessionStorage.setItem(key, localStorage.getItem(key) ?? '');
    },
  ]) {
    const other = await product.visit(member.signedIn);
    await other.page.addInitScript(makeOther);
    await openDashboard(other.page);
    assert.equal(await offerInstall(other.page, 'accepted'), true);
    await other.page.waitForLoadState('networkidle');
    assert.equal(await invitation(other.page).count(), 0);
    await other.leave();
  }
});

test('on an iPhone a plain line says how, until it is put away', async () => {
  const member = await planned();
  await begun(8, member);
  const { page, complaints, leave } = await product.visit({
    ...member.signedIn,
    userAgent: iPhone,
  });
  await openDashboard(page);
  await invitation(page).getByText('press Share, then ‘Add to Home Screen’').waitFor();
  assert.equal(await invitation(page).getByRole('button', { name: 'Install' }).count(), 0);
  await invitation(page).getByRole('button', { name: 'Do not show this again' }).click();
  await openDashboard(page);
  await page.waitForLoadState('networkidle');
  assert.equal(await invitation(page).count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});
