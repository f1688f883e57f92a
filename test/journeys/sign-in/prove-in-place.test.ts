import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { longAgo } from '#test/support/accounts/long-ago.ts';
import { mailsOf, nextMailOf } from '#test/support/accounts/mailbox.ts';
import { appCode } from '#test/support/accounts/second-step.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { plugIn } from '#test/support/browser/virtual-key.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { freePort } from '#test/support/server/process.ts';
import { openOwnProduct } from '#test/support/server/product.ts';
import { startOidcService } from '#test/support/services/oidc-service.ts';

/** What the browser says of answers that the test provokes. */
const provoked = /^Failed to load resource/;

const localPort = String(await freePort());
const service = await startOidcService([`http://localhost:${localPort}/auth/v1/callback`]);
after(() => service.close());
const product = openOwnProduct(
  {
    PASSKEYS: 'on',
    MANUAL_LINKING: 'on',
    OAUTH_KEYCLOAK_ISSUER: service.issuer,
    OAUTH_KEYCLOAK_CLIENT_ID: service.clientId,
    OAUTH_KEYCLOAK_SECRET: service.secret,
  },
  { localPort },
);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const put = (member: TestMember, ...texts: readonly string[]) =>
  Promise.all(texts.map((text) => product.server.database.owner.query(text, [member.userId])));
/** The element that has the focus, as somebody hears it. */
const focused = (page: Page) =>
  page.evaluate(
    () =>
      (document.activeElement instanceof HTMLInputElement &&
        document.activeElement.labels?.[0]?.textContent) ||
      document.activeElement?.textContent,
  );

async function visit(member: TestMember) {
  const visited = await product.visit({ ...member.signedIn, serviceWorkers: 'block' }, provoked);
  await visited.page.goto('/dashboard/profile');
  return visited;
}

test('a first password behind a mailed code, by the keyboard alone', async () => {
  const member = await createMember(product.server.url);
  await put(member, longAgo.proved, longAgo.withoutPassword);
  const { page, leave, complaints } = await visit(member);
  await open(page, 'Change password');
  await page.getByLabel('New Password').fill('battery staple 7');
  await page.keyboard.press('Enter');
  await page.getByText('You have no password here, so we mail you a code.').waitFor();
  assert.equal(await focused(page), 'Send Code');
  const { count } = await mailsOf(product.server);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').waitFor();
  assert.equal(await focused(page), 'Code');
  assert.deepEqual(await axeViolations(page), []);
  const mail = await nextMailOf(product.server, count);
  await page.keyboard.type(/10 minutes: (\d{6})/.exec(mail)?.[1] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Your password is set, and other devices are signed out.').waitFor();
  const signIn = await fetch(`${product.server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: 'battery staple 7' }),
  });
  assert.equal(signIn.status, 200);
  assert.deepEqual(complaints, []);
  await leave();
});

test('a passkey proves its member in place, and the app does; Escape changes nothing', async () => {
  const member = await createMember(product.server.url);
  const { page, leave, complaints } = await visit(member);
  const key = await plugIn(page, 'passkey');
  await open(page, 'Passkeys');
  await press(page, 'Add Passkey');
  await page.getByText('The passkey is added.').waitFor();

  // with the proof of long ago an app is begun behind another one
  await put(member, longAgo.proved);
  await press(page, 'Set Up or Change');
  await press(page, 'Set Up Authenticator App');
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Nothing was changed, because you did not show that it is you.').waitFor();
  await press(page, 'Set Up Authenticator App');
  await press(page, 'Use a passkey');
  await key.obey(false);
  await press(page, 'Use Passkey');
  await page.getByText('No key was used. Please try again.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await key.obey(true);
  await press(page, 'Use Passkey');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.locator('form code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(appCode(secret, new Date()));
  await press(page, 'Turn On');
  await press(page, 'I Have Kept Them');

  // the server's clock cannot be turned here, so the time at which a code was accepted is put back
  await put(
    member,
    longAgo.proved,
    'update auth.mfa_factors set last_step = null where user_id = $1',
  );
  await press(page, 'Turn Off');
  await press(page, 'Yes, Turn It Off');
  await press(page, 'Use my authenticator app');
  await page.getByLabel('Code').fill(appCode(secret, new Date()));
  await press(page, 'Continue');
  await page.getByText('Two-step login is off.').waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});

test('a service is linked to an account, and unlinked from it behind a proof', async () => {
  const member = await createMember(product.server.url);
  service.people.set('lerato', { email: 'lerato@service.example', email_verified: true });
  await put(member, longAgo.proved);
  const { page, leave } = await visit(member);
  const linkThere = async () => {
    await open(page, 'Other services');
    await press(page, 'Link Keycloak');
  };
  await linkThere();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Continue');
  await page.locator('[name=login]').waitFor();
  await page.locator('a[href$="/abort"]').click();
  await page.getByText('Nothing was linked. Please try again.').waitFor();
  assert.equal(new URL(page.url()).search, '');
  await press(page, 'Link Keycloak');
  await page.locator('[name=login]').fill('lerato');
  await page.locator('[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('[name=login]').waitFor({ state: 'detached' });
  await page.locator('button[type=submit]').click();
  await page.getByText('Keycloak signs you in from now on.').waitFor();
  await page.getByText(/^lerato@service\.example, linked/).waitFor();
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(await axeViolations(page), []);

  // the same person there is nobody else's here
  const other = await createMember(product.server.url);
  const theirs = await visit(other);
  await open(theirs.page, 'Other services');
  await press(theirs.page, 'Link Keycloak');
  await theirs.page.locator('[name=login]').fill('lerato');
  await theirs.page.locator('[name=password]').fill('any');
  await theirs.page.locator('button[type=submit]').click();
  await theirs.page.locator('[name=login]').waitFor({ state: 'detached' });
  await theirs.page.locator('button[type=submit]').click();
  const taken = 'That account belongs to somebody here already, maybe to you.';
  await theirs.page.getByText(taken).waitFor();
  await theirs.leave();

  await put(member, longAgo.proved);
  await press(page, 'Unlink Keycloak');
  await press(page, 'Yes, Unlink It');
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Continue');
  await page.getByText('Keycloak signs you in no more.').waitFor();
  const { rows } = await product.server.database.owner.query(
    'select provider from auth.identities where user_id = $1',
    [member.userId],
  );
  assert.deepEqual(rows, [{ provider: 'email' }]);
  await leave();
});
