import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { mailIn } from '#test/support/accounts/mailed-link.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const password = 'correct horse 9';
const product = openOwnProduct({
  CONFIRM_EMAIL: 'on',
  // links then are what the helper looks for; the path alone is used
  SITE_URL: 'http://localhost:3000',
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

/** The mail that went to this address. */
async function mailTo(email: string) {
  let found: string | undefined;
  await eventually(async () => {
    const all = await mailsIn(product.server.settings.dataDir);
    found = all.find((mail) => mail.includes(`To: ${email}`));
    return found !== undefined;
  }, `a mail to ${email}`);
  return mailIn(found ?? '');
}

test('registering: the link of the mail, pressed on its page, leads on to the onboarding', async () => {
  const { page, leave } = await product.visit();
  await register(page, 'thandi@example.com');
  assert.deepEqual(await axeViolations(page), []);
  const { token } = await mailTo('thandi@example.com');
  const address = `/confirm#type=signup&token_hash=${token}`;
  // a scanner opens it, and the link still works
  await fetch(`${product.server.url}${address}`);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.waitForURL('**/onboarding');
  await leave();
});

test('registering: the code of the mail, typed where one waits, leads on to the onboarding', async () => {
  const { page, leave } = await product.visit();
  await register(page, 'sipho@example.com');
  const { code } = await mailTo('sipho@example.com');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.waitForURL('**/onboarding');
  await leave();
});
