import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { wire } from '#contract/paths.ts';
import { mailsOf, nextMailOf } from '#test/support/accounts/mailbox.ts';
import { launchBrowser, openContext } from '#test/support/browser/browser.ts';
import { secretIn } from '#test/support/members/guardian.ts';
import { createMember } from '#test/support/members/member.ts';
import { pressNext, tickAgreement } from '#test/support/members/onboarding.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
let browser: Browser;
before(async () => {
  [server, browser] = await Promise.all([
    startTestServer({ CONSENT_REQUIRED: 'on' }),
    launchBrowser(),
  ]);
});
after(async () => {
  await browser.close();
  await server.close();
});

const email = 'Nomsa.Dube@example.com';

test('a child registers, their mother agrees on her own phone, plans are made, and she takes it back', async () => {
  const lwazi = await createMember(server.url, null);
  const [childs, mothers] = await Promise.all([
    openContext(browser, server.url, lwazi.signedIn),
    openContext(browser, server.url, {}),
  ]);
  const page = await childs.newPage();
  await page.goto('/onboarding');
  await page.getByLabel('Full Name').fill('Lwazi Dube');
  await page.getByLabel('Age').fill('15');
  for (const name of ['Fitness Goals', 'Nutrition Preferences', 'Workout Preferences']) {
    await pressNext(page);
    await page.getByRole('heading', { name }).waitFor();
  }
  const { count } = await mailsOf(server);
  await page.getByLabel('Email address of your parent or guardian').fill(email);
  // Enter sends the mail and not the form
  await page.keyboard.press('Enter');
  await page.getByText(/^We asked nomsa\.dube@example\.com on/).waitFor();
  const secret = secretIn(await nextMailOf(server, count));

  // her mail server looks at the link first
  await fetch(`${server.url}/guardian`);
  const phone = await mothers.newPage();
  await phone.goto(`/guardian#${secret}`);
  await phone.getByText(lwazi.email).waitFor();
  await phone.getByRole('button', { name: 'I agree' }).click();
  await phone.getByText('Thank you. You agreed that plans are made for them.').waitFor();
  await phone.close();

  // what the child typed has waited on the device
  await page.reload();
  await page.getByText(/^nomsa\.dube@example\.com agreed on/).waitFor();
  await tickAgreement(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/subscription');
  const made = await lwazi.call('POST', `${wire.generateExercisePlans}?wait=true`);
  assert.equal(made.status, 200);

  const again = await mothers.newPage();
  await again.goto(`/guardian#${secret}`);
  await again.getByRole('button', { name: 'Take it back' }).click();
  await again.getByText(/^You took your agreement back\./).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'A parent or guardian has to agree' }).waitFor();
  await page.getByText(/^nomsa\.dube@example\.com took their agreement back on/).waitFor();
  const refused = await lwazi.call('POST', `${wire.generateExercisePlans}?wait=true`);
  assert.equal(refused.status, 403);
});
