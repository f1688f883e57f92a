import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { mailsOf, nextMailOf } from '#test/support/accounts/mailbox.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const oldPassword = 'correct horse 9';
const newPassword = 'battery staple 7';
/** What the browser itself says of answers that the test provokes. */
const provoked = /^Failed to load resource/;
// every page has to renew its token, so a session that has ended shows at the next step
const product = openOwnProduct({ ACCESS_TOKEN_SECONDS: '60' });

async function addMember(email: string): Promise<void> {
  const answer = await fetch(`${product.server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: oldPassword }),
  });
  assert.equal(answer.status, 200);
}

async function login(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  const heading = page.getByRole('heading', { name: 'Check your email' });
  await heading.waitFor();
  assert.ok(await heading.evaluate((title) => title === document.activeElement));
}

const mails = () => mailsOf(product.server);
const nextMail = (before: number) => nextMailOf(product.server, before);

async function chooseNew(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.waitForURL('**/dashboard');
}

test('by the link: a new password, once, and the sessions of other devices end', async () => {
  const email = 'thandi@example.com';
  await addMember(email);
  const other = await product.visit({}, provoked);
  await login(other.page, email, oldPassword);
  await other.page.waitForURL('**/dashboard');
  // put away on a page without code: one that stays open long enough learns by itself that its session has ended
  await other.page.goto(paths.terms);

  const { page, leave, complaints } = await product.visit({}, provoked);
  const { count } = await mails();
  await askForMail(page, email);
  const mail = await nextMail(count);
  assert.match(mail, /^To: thandi@example\.com/m);
  const [link] = /http:\/\/[^\s"]+\/confirm#[^\s"]+/.exec(mail) ?? [];
  assert.ok(link);
  // the server does not know the port that the test has given it
  const address = `/confirm${new URL(link).hash}`;
  // a scanner opens it, and the link still works
  await fetch(`${product.server.url}${address}`);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  assert.equal(new URL(page.url()).hash, '');
  assert.deepEqual(await axeViolations(page), []);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.waitForURL(/\/forgot-password\?new#?$/);
  assert.equal(await page.locator('[autocomplete=username]').inputValue(), email);
  assert.deepEqual(await axeViolations(page), []);
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText(sentences.passwordsDoNotMatch).waitFor();
  await page.getByLabel('New Password').fill(oldPassword);
  await page.getByLabel('Confirm Password').fill(oldPassword);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('New password should be different from the old password.').waitFor();
  // a reload in the middle does not cost the place
  await page.reload();
  await chooseNew(page);

  // the other device: its token has run out, and nothing renews it
  await other.page.evaluate(() => {
    const key = 'sb-phila-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await other.page.goto('/dashboard/profile');
  await other.page.waitForURL('**/login');
  await other.page.getByText(sentences.notAuthenticated).waitFor();
  await login(other.page, email, oldPassword);
  await other.page.getByText('Invalid login credentials').waitFor();
  await login(other.page, email, newPassword);
  await other.page.waitForURL('**/dashboard');

  // the link works once
  await other.page.goto(address);
  await other.page.getByRole('button', { name: 'Choose a new password' }).click();
  await other.page.getByText('This link is invalid or has expired.').waitFor();
  assert.deepEqual([...complaints, ...other.complaints], []);
  await Promise.all([leave(), other.leave()]);
});

test('by the code, on a device that cannot open the mail; a wrong one is told', async () => {
  const email = 'sipho@example.com';
  await addMember(email);
  const { page, leave, complaints } = await product.visit({}, provoked);
  const { count } = await mails();
  await askForMail(page, email);
  assert.deepEqual(await axeViolations(page), []);
  const [, code = ''] = /good for 10 minutes: (\d{6})/.exec(await nextMail(count)) ?? [];
  assert.equal(await page.getByLabel('Email').inputValue(), email);
  const field = page.getByLabel('Code');
  assert.equal(await field.getAttribute('inputmode'), 'numeric');
  assert.equal(await field.getAttribute('autocomplete'), 'one-time-code');
  await field.fill('12ab');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The code has six digits.').waitFor();
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is wrong or has expired.').waitFor();

  // on another visit the code is typed together with the address
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'I have a code already' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseNew(page);
  assert.deepEqual(complaints, []);
  await leave();
});

test('an address that nobody has is answered in the same way, and asking twice is told alike', async () => {
  const { page, leave } = await product.visit({}, provoked);
  for (const email of ['nobody@example.com', 'sipho@example.com']) {
    // Sipho asked a moment ago
    if (email === 'nobody@example.com') await askForMail(page, email);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByText(/you can only request this after \d+ seconds/).waitFor();
  }
  await leave();
});
