import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { serverSentences } from '#contract/sentences.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { freePort } from '#test/support/server/process.ts';
import { openOwnProduct } from '#test/support/server/product.ts';
import { startOidcService } from '#test/support/services/oidc-service.ts';
import { createSamlService, type SamlService } from '#test/support/services/saml-service.ts';
import { startTextService } from '#test/support/services/text-service.ts';

/** What the browser says of answers that the test provokes, and of the services' own pages. */
const provoked = /^Failed to load resource|Content Security Policy/;
const idp = 'https://idp.company.example';

const localPort = String(await freePort());
const service = await startOidcService([`http://localhost:${localPort}/auth/v1/callback`]);
const texts = await startTextService();
const folder = await mkdtemp(path.join(tmpdir(), 'phila-ways-'));
const company = createSamlService(idp);
const metadata = path.join(folder, 'company.xml');
await writeFile(metadata, company.metadata);
let saml: SamlService;
after(async () => {
  await Promise.all([service.close(), texts.close(), rm(folder, { recursive: true })]);
});

const product = openOwnProduct(
  {
    OAUTH_KEYCLOAK_ISSUER: service.issuer,
    OAUTH_KEYCLOAK_CLIENT_ID: service.clientId,
    OAUTH_KEYCLOAK_SECRET: service.secret,
    PHONE_SIGN_INS: 'on',
    SMS_URL: texts.url,
    SAML: 'on',
    SAML_METADATA: `company.example=${metadata}`,
  },
  { localPort },
  async ({ url }) => {
    saml = company.meet(await (await fetch(`${url}/auth/v1/sso/saml/metadata`)).text());
  },
);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const visit = () => product.visit({ serviceWorkers: 'block' }, provoked);

/** Who is signed in on the page, by what the database knows of them. */
async function whoIsIn(page: Page): Promise<{ email: string | null; phone: string | null }> {
  const id = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sb-phila-auth-token') ?? 'null');
    return String(session?.user?.id);
  });
  const { rows } = await product.server.database.owner.query(
    'select email, phone from auth.users where id = $1',
    [id],
  );
  return rows[0];
}

test('a service signs in; whoever refuses there is told so, and stays out', async () => {
  service.people.set('thandi', { email: 'thandi@service.example', email_verified: true });
  service.people.set('unknown', { email: 'unknown@service.example', email_verified: false });
  const { page, context } = await visit();
  const goThere = async () => {
    await page.goto('/login');
    await press(page, 'Continue with Keycloak');
    await page.locator('[name=login]').waitFor();
  };
  const signInThere = async (person: string) => {
    await page.locator('[name=login]').fill(person);
    await page.locator('[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.locator('[name=login]').waitFor({ state: 'detached' });
    await page.locator('button[type=submit]').click();
  };
  await goThere();
  await page.locator('a[href$="/abort"]').click();
  const told = page.getByText('The other service did not sign you in.');
  await told.waitFor();
  // on a phone, too, where it stands below the form
  const isSeen = await told.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight);
  assert.ok(isSeen);
  // nothing of it stays in the address
  assert.equal(new URL(page.url()).search, '');
  assert.deepEqual(await axeViolations(page), []);

  await goThere();
  await signInThere('thandi');
  await page.waitForURL('**/dashboard');
  assert.equal((await whoIsIn(page)).email, 'thandi@service.example');
  await page.goto('/dashboard/profile');
  await press(page, 'Sign Out');
  await page.waitForURL('**/login');

  // on a shared device what the member comes back to is the tab's alone
  await page.goto('/login');
  await page.getByLabel('This is a shared device').check();
  await press(page, 'Continue with Keycloak');
  await page.waitForURL('**/dashboard');
  assert.equal(await page.evaluate(() => localStorage.getItem('sb-phila-auth-token')), null);
  await context.close();
});

test('a code that was begun in another tab lets nobody in', async () => {
  const { page, context } = await visit();
  await page.goto('/login?code=00000000-0000-4000-8000-000000000000');
  await page
    .getByText('That took too long, or began in another browser. Please try again.')
    .waitFor();
  assert.equal(new URL(page.url()).search, '');
  await context.close();
});

test('a phone registers and signs in by codes in text messages', async () => {
  const { page, context, complaints } = await visit();
  const codeIn = async (count: number) => /^\d{6}/.exec((await texts.text(count)).text)?.[0] ?? '';
  await page.goto('/register');
  await press(page, 'Text me a code');
  await page.getByRole('heading', { name: 'Register by phone' }).waitFor();
  await page.getByText('Whoever takes over your number gets your messages.').waitFor();
  await page.getByLabel('Phone Number').fill('12');
  await press(page, 'Send Code');
  await page.getByText('Please type a phone number, such as 082 123 4567').waitFor();
  await page.getByLabel('Phone Number').fill('082 123 4567');
  assert.deepEqual(await axeViolations(page), []);
  await press(page, 'Send Code');
  await page.getByText('A code is on its way to +27821234567.').waitFor();
  await page.getByLabel('Code').fill('000000');
  await press(page, 'Register');
  await page.getByText('This code is wrong or has expired.').waitFor();
  await page.getByLabel('Code').fill(await codeIn(1));
  await press(page, 'Register');
  await page.waitForURL('**/onboarding');
  assert.equal((await whoIsIn(page)).phone, '27821234567');
  await page.goto('/dashboard/profile');
  await press(page, 'Sign Out');
  await page.waitForURL('**/login');

  // whoever has no account gets no message, and is not told that there is none
  await press(page, 'Text me a code');
  await page.getByLabel('Phone Number').fill('+44 7700 900123');
  await press(page, 'Send Code');
  await page.getByText('If there is an account for +447700900123, a code is on its way.').waitFor();
  assert.equal(texts.taken.length, 1);
  await product.server.database.owner.query(`delete from auth.one_time_tokens`);
  await product.server.database.owner.query(`delete from auth.rate_limits`);
  await press(page, 'Send another text message');
  await page.getByLabel('Phone Number').fill('+27 82 123 4567');
  await press(page, 'Send Code');
  await page.getByLabel('Code').fill(await codeIn(2));
  await press(page, 'Login');
  await page.waitForURL('**/dashboard');

  // there is no password to delete the account by: later on a code is asked for
  await product.server.database.owner.query(
    `update auth.amr_claims set updated_at = updated_at - interval '11 minutes'`,
  );
  await product.server.database.owner.query(`delete from auth.rate_limits`);
  await page.goto('/dashboard/profile');
  await page.locator('summary').getByText('Delete my account').click();
  await press(page, 'Delete My Account');
  await page.getByText('You have no password here, so we text a code to your phone.').waitFor();
  assert.equal(await page.getByLabel('Password', { exact: true }).count(), 0);
  await press(page, 'Send Code');
  await page.getByLabel('Code').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.getByLabel('Code').fill('12');
  await press(page, 'Continue');
  await page.getByText('The code has six digits.').waitFor();
  const right = await codeIn(3);
  await page.getByLabel('Code').fill(right === '000000' ? '000001' : '000000');
  await press(page, 'Continue');
  await page.getByText(serverSentences.wrongCode).waitFor();
  await page.getByLabel('Code').fill(right);
  await press(page, 'Continue');
  await page.waitForURL(`${product.server.url}/#deleted`);
  const { rowCount } = await product.server.database.owner.query(
    `select from auth.users where phone = '27821234567'`,
  );
  assert.equal(rowCount, 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a company's own page signs its people in, found by their address", async () => {
  const { page, context } = await visit();
  // the company's page: it answers what it is asked, when its button is pressed
  await page.route(`${idp}/**`, async (route) => {
    const { id, relayState } = await saml.read(route.request().url());
    const answer = await saml.answer({
      inResponseTo: id,
      nameId: 'sipho',
      attributes: { mail: 'sipho@company.example' },
    });
    await route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${product.server.url}/auth/v1/sso/saml/acs">
        <input type="hidden" name="SAMLResponse" value="${answer}">
        <input type="hidden" name="RelayState" value="${relayState}"><button>Enter</button></form>`,
    });
  });
  await page.goto('/login');
  await press(page, 'Login with your company');
  await page.getByRole('heading', { name: 'Login with your company' }).waitFor();
  await page.getByLabel('Work Email or Domain').fill('nothing');
  await press(page, 'Continue');
  await page.getByText('Please type your address at work, or what follows its @.').waitFor();
  await page.getByLabel('Work Email or Domain').fill('sipho@elsewhere.example');
  await press(page, 'Continue');
  await page
    .getByText('No company with this domain signs in here. Check it, or use another way in.')
    .waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.getByLabel('Work Email or Domain').fill('sipho@company.example');
  await press(page, 'Continue');
  await press(page, 'Enter');
  await page.waitForURL('**/dashboard');
  assert.equal((await whoIsIn(page)).email, 'sipho@company.example');
  await context.close();
});
