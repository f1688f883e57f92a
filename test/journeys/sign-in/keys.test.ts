import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeViolations } from '#test/support/browser/browser.ts';
import { plugIn } from '#test/support/browser/virtual-key.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { freePort } from '#test/support/server/process.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

/** What the browser itself says of answers that the test provokes. */
const provoked = /^Failed to load resource/;
const product = openOwnProduct(
  { PASSKEYS: 'on', MFA_WEBAUTHN: 'on' },
  { localPort: String(await freePort()) },
);

async function openPasskeys(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await page.getByText('Passkeys', { exact: true }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signOut(page: Page): Promise<void> {
  await press(page, 'Sign Out');
  await page.waitForURL('**/login');
}

async function login(page: Page, member: TestMember): Promise<void> {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Login');
}

const profileOf = (page: Page) =>
  page.getByRole('heading', { name: 'Basic Information' }).waitFor();

test('a passkey is added, signs in by the button, is named anew and removed', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await product.visit(
    { ...member.signedIn, serviceWorkers: 'block' },
    provoked,
  );
  const key = await plugIn(page, 'passkey');
  // without the browser's own offer, which a virtual key would take at once
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await openPasskeys(page);
  await page.getByText('You have no passkeys yet.').waitFor();
  await key.obey(false);
  await press(page, 'Add Passkey');
  await page.getByText('Nothing was added. Please try again.').waitFor();
  await key.obey(true);
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await press(page, 'Add Passkey');
  await page.getByText('The passkey is added.').waitFor();
  assert.equal(await key.secrets(), 1);
  assert.deepEqual(await axeViolations(page), []);
  // the same device has no second one
  await press(page, 'Add Passkey');
  await page.getByText('This one belongs to your account already.').waitFor();

  await press(page, 'Rename My phone');
  const name = page.getByLabel('Name', { exact: true }).first();
  // what is too long is told and stays as it was typed
  await name.fill('');
  await name.focus();
  await page.keyboard.insertText('My old phone '.repeat(10));
  await press(page, 'Save Name');
  await page.getByText('Name must be at most 120 characters.').waitFor();
  assert.equal(await name.inputValue(), 'My old phone '.repeat(10));
  await name.fill('  ');
  await press(page, 'Save Name');
  await page.getByText('Name is required.').waitFor();
  await name.fill('My old phone');
  await press(page, 'Save Name');
  await page.getByText('The name is saved.').waitFor();

  await signOut(page);
  await page.goto('/login');
  await key.obey(false);
  await press(page, 'Use a passkey');
  await page.getByText('No passkey was used. Try again, or use your password.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await key.obey(true);
  // on a shared device the session is the tab's alone, by whichever way
  await page.getByLabel('This is a shared device').check();
  await press(page, 'Use a passkey');
  await page.waitForURL('**/dashboard');
  assert.equal(await page.evaluate(() => localStorage.getItem('sb-phila-auth-token')), null);

  await openPasskeys(page);
  await page.getByText('My old phone').waitFor();
  await press(page, 'Remove My old phone');
  await press(page, 'Yes, Remove It');
  await page.getByText('You have no passkeys yet.').waitFor();
  // the device does not know that it was removed
  await signOut(page);
  await page.goto('/login');
  await press(page, 'Use a passkey');
  await page.getByText('This passkey opens no account here. Please use another way in.').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the browser offers a passkey in the field of the address', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await product.visit(
    { ...member.signedIn, serviceWorkers: 'block' },
    provoked,
  );
  await plugIn(page, 'passkey');
  await openPasskeys(page);
  await press(page, 'Add Passkey');
  await page.getByText('The passkey is added.').waitFor();
  await signOut(page);
  // a virtual key is chosen as soon as it is offered
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/profile');
  await profileOf(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a security key is the second step: added, asked for, removed', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await product.visit(
    { ...member.signedIn, serviceWorkers: 'block' },
    provoked,
  );
  const key = await plugIn(page, 'security-key');
  await page.goto('/dashboard/profile');
  await press(page, 'Set Up or Change');
  await page.getByText('Two-step login is off.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Blue key');
  await press(page, 'Add Security Key');
  await page.getByText('These are your recovery codes.').waitFor();
  await press(page, 'I Have Kept Them');
  await page.getByText('Two-step login is on.', { exact: true }).waitFor();
  await page.getByText('Blue key').waitFor();
  assert.equal(await key.secrets(), 1);
  assert.deepEqual(await axeViolations(page), []);

  await signOut(page);
  await login(page, member);
  await page.getByText('Use the security key that belongs to your account.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await press(page, 'Use Blue key');
  await page.waitForURL('**/dashboard');

  await page.goto('/dashboard/profile');
  await press(page, 'Set Up or Change');
  await press(page, 'Remove Blue key');
  await press(page, 'Yes, Remove It');
  await page.getByText('Two-step login is off.').waitFor();
  await signOut(page);
  await login(page, member);
  await page.waitForURL('**/dashboard');
  assert.deepEqual(complaints, []);
  await context.close();
});
