import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { mailIn } from '#test/support/accounts/mailed-link.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember } from '#test/support/members/member.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const product = openOwnProduct();
const sessionOf = (page: Page) =>
  page.evaluate(() => {
    const idIn = (shelf: Storage): unknown =>
      JSON.parse(shelf.getItem('sb-phila-auth-token') ?? 'null')?.user?.id ?? null;
    return { device: idIn(localStorage), tab: idIn(sessionStorage) };
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The code in the mail that was sent to somebody; '' as long as there is none. */
async function codeFor(address: string): Promise<string> {
  const mails = await mailsIn(product.server.settings.dataDir);
  const codes = mails.filter((mail) => mail.includes(`To: ${address}`)).map((mail) => mailIn(mail));
  return codes.map(({ code }) => code).find((code) => code !== '') ?? '';
}

test('whoever signs in by a mailed code can say on that form that the device is shared', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await product.visit({ serviceWorkers: 'block' });
  await page.goto('/login');
  await press(page, 'Email me a code instead');
  await page.getByRole('heading', { name: 'Login by mail' }).waitFor();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('This is a shared device').check();
  await press(page, 'Send Code');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await eventually(async () => (await codeFor(member.email)) !== '', 'the mail with the code');
  await page.getByLabel('Code').fill(await codeFor(member.email));
  await press(page, 'Login');
  await page.waitForURL('**/dashboard');
  assert.deepEqual(await sessionOf(page), { device: null, tab: member.userId });
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the tick makes a guest's tab of an owner's, and taken back leaves nothing of the guest", async () => {
  const [owner, guest] = await Promise.all([
    createMember(product.server.url),
    createMember(product.server.url),
  ]);
  const { page, context, complaints } = await product.visit({
    ...owner.signedIn,
    serviceWorkers: 'block',
  });
  await page.goto('/dashboard/profile');
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
  await page.goto('/login');
  await page.getByText('You are signed in on this device.').waitFor();
  await page.getByLabel('This is a shared device').check();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await press(page, 'Login');
  await page.waitForURL('**/dashboard');
  assert.deepEqual(await sessionOf(page), { device: owner.userId, tab: guest.userId });

  await page.goto('/login');
  // the box remembers what the tab is
  const box = page.getByLabel('This is a shared device');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=shared]')?.checked,
  );
  await box.uncheck();
  assert.deepEqual(await sessionOf(page), { device: owner.userId, tab: null });
  await page.goto('/dashboard/profile');
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
