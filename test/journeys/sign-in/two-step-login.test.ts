import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { appCode } from '#test/support/accounts/second-step.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const password = 'correct horse 9';
const email = 'lerato@example.com';
/** What the browser itself says of answers that the test provokes. */
const provoked = /^Failed to load resource/;
const product = openOwnProduct({});

async function login(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The server's clock cannot be turned here, so the time at which a code was accepted is put back. */
const forgetStep = () =>
  product.server.database.owner.query('update auth.mfa_factors set last_step = null');

test('an app is set up in the profile, asked for at login, and a code on paper stands in for it', async () => {
  const answer = await fetch(`${product.server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(answer.status, 200);
  const { page, leave, complaints } = await product.visit({}, provoked);
  await login(page);
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Set Up or Change' }).click();
  await page.getByText('Two-step login is off.').waitFor();
  await page.getByRole('button', { name: 'Set Up Authenticator App' }).click();
  const picture = page.getByRole('img', { name: /QR code/ });
  await picture.waitFor();
  const isDrawn = await picture.evaluate(
    async (image) => image instanceof HTMLImageElement && image.decode().then(() => true),
  );
  assert.ok(isDrawn);
  const secret = (await page.locator('form code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill('12345');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByText('The code has six digits.').waitFor();
  await page.getByLabel('Code').fill(appCode(secret, new Date()));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByText('These are your recovery codes.').waitFor();
  const [paper = ''] = await page.locator('li code').allInnerTexts();
  assert.match(paper, /^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
  assert.deepEqual(await axeViolations(page), []);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await page.getByText('You have 10 unused recovery codes.').waitFor();

  const other = await product.visit({}, provoked);
  await login(other.page);
  const heading = other.page.getByRole('heading', { name: 'One step more' });
  await heading.waitFor();
  assert.ok(await heading.evaluate((title) => title === document.activeElement));
  assert.deepEqual(await axeViolations(other.page), []);
  await other.page.getByLabel('Code').fill('000000');
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.getByText(/This code is wrong or was used already/).waitFor();
  await forgetStep();
  await other.page.getByLabel('Code').fill(appCode(secret, new Date()));
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.waitForURL('**/dashboard');

  const third = await product.visit({}, provoked);
  await login(third.page);
  await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.page.getByLabel('Recovery Code').fill(paper.toUpperCase());
  await third.page.getByRole('button', { name: 'Continue' }).click();
  await third.page.waitForURL('**/dashboard');
  await third.page.goto('/dashboard/profile');
  await third.page.getByRole('button', { name: 'Set Up or Change' }).click();
  await third.page.getByText('You have 9 unused recovery codes.').waitFor();
  await third.page.getByRole('button', { name: 'Turn Off' }).click();
  await third.page.getByRole('button', { name: 'Yes, Turn It Off' }).click();
  await third.page.getByText('Two-step login is off.').waitFor();
  for (const visit of [{ page, leave, complaints }, other, third]) {
    assert.deepEqual(visit.complaints, []);
    await visit.leave();
  }
});
