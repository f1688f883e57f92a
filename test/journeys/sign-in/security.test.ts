import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { longAgo } from '#test/support/accounts/long-ago.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { createMember } from '#test/support/members/member.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const password = 'correct horse 9';
const product = openOwnProduct({});
const ofMembers = [
  paths.onboarding,
  ...Object.values(paths).filter((path) => path.startsWith(paths.dashboard)),
];

test('a member changes the password, sees the devices and signs another one out', async () => {
  const member = await createMember(product.server.url);
  const { email } = JSON.parse(member.session.value).user;
  const elsewhere = await fetch(`${product.server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(elsewhere.status, 200);
  const { page, leave, complaints } = await product.visit(
    member.signedIn,
    /^Failed to load resource/,
  );
  await page.goto('/dashboard/profile');
  await page.getByText('Devices and what happened').click();
  await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor();
  await page.getByText('(this device)').waitFor();
  await page.getByText('Account made').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  // somebody who found the phone unlocked does not know the password
  await product.server.database.owner.query(longAgo.proved, [member.userId]);
  await page.getByRole('button', { name: 'Sign Out All Other Devices' }).click();
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('button', { name: 'Sign Out All Other Devices' })
    .waitFor({ state: 'detached' });

  await page.getByText('Change password', { exact: true }).click();
  const form = page.locator('form', { has: page.getByLabel('Current Password') });
  await form.getByLabel('Current Password').fill('not the password');
  await form.getByLabel('New Password').fill('battery staple 7');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Current password is wrong').waitFor();
  await form.getByLabel('Current Password').fill(password);
  await form.getByLabel('New Password').fill('password1');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Password is known to be weak').waitFor();
  await form.getByLabel('New Password').fill('battery staple 7');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Your password is changed').waitFor();
  await page.getByText('Password changed').waitFor();

  await page.getByText('Change email', { exact: true }).click();
  await page.getByLabel('New Email').fill('another@example.com');
  await page.getByRole('button', { name: 'Change Email' }).click();
  await page.getByText('Look in both inboxes').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  assert.deepEqual(complaints, []);
  await leave();
});

test('every page that only a member sees leads out, on a desk and on a phone', async () => {
  const member = await createMember(product.server.url);
  for (const width of [1280, 375]) {
    const viewport = { width, height: 800 };
    // the stove says in a status of its own that there is nothing to cook yet
    const { page, leave, complaints } = await product.visit(
      { ...member.signedIn, viewport },
      /^Failed to load resource/,
    );
    for (const address of ofMembers) {
      await page.goto(address);
      const menu = page.getByRole('button', { name: 'More', exact: true });
      const out = page.getByRole('button', { name: 'Sign Out', exact: true });
      // behind one press on a phone, but where the page itself has it
      if (width < 1024 && address !== paths.profile && address !== paths.onboarding) {
        await menu.click();
      }
      await out.waitFor();
      assert.equal(await out.count(), 1, address);
    }
    assert.deepEqual(complaints, []);
    await leave();
  }

  const { page, leave } = await product.visit(member.signedIn);
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`**${paths.login}`);
  await page.goto(paths.dashboard);
  await page.waitForURL(`**${paths.login}`);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    kept.filter((key) => key.includes(member.userId)),
    [],
  );
  await leave();
});
