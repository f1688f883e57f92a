import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import { sentences, serverSentences } from '#contract/sentences.ts';
import { axeViolations } from '#test/support/browser/browser.ts';
import { createMember } from '#test/support/members/member.ts';
import { tickAgreement } from '#test/support/members/onboarding.ts';
import { openProduct } from '#test/support/server/product.ts';

const password = 'correct horse 9';
const provoked = /^Failed to load resource/;
const blocked = { serviceWorkers: 'block' } as const;
const product = openProduct();

/** Counts the writes that a page sends to an address. */
function countWrites(page: Page, address: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(address)) sent++;
  });
  return () => sent;
}

const rowsOf = async (table: string, userId: string) =>
  (
    await product.server.database.owner.query(`select * from public.${table} where user_id = $1`, [
      userId,
    ])
  ).rows;

/** What a screen reader says of a field beyond its name, and whether it stands there. */
async function toldOf(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true });
  return field.evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid'),
    focused: document.activeElement === element,
    text: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  }));
}

test('the wizard: back and forward, a reload, a lost session; nothing typed is lost, nothing is sent twice', async () => {
  const { page, leave, complaints } = await product.visit(blocked, provoked);
  const signUps = countWrites(page, '/auth/v1/signup');
  await page.goto('/register');
  const email = 'thandi.twice@example.com';
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await page.waitForURL('**/onboarding');
  assert.equal(signUps(), 1);

  await page.getByRole('button', { name: 'Next' }).click();
  assert.deepEqual(await toldOf(page, 'Full Name'), {
    invalid: 'true',
    focused: true,
    text: 'Full Name is required.',
  });
  await page.getByLabel('Full Name').fill('Thandi Mokoena');
  await page.getByLabel('Height').fill('9');
  await page.getByRole('button', { name: 'Next' }).click();
  const height = await toldOf(page, 'Height');
  assert.ok(height.focused);
  assert.match(
    height.text,
    /cm .*In centimetres.*Height must be a whole number from 120 to 220 cm/,
  );
  await page.getByLabel('Height').fill('158');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Primary Fitness Goal').selectOption('Build muscle');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/Disliked Foods/).fill('liver');

  await page.goBack();
  await page.getByRole('heading', { name: 'Fitness Goals' }).waitFor();
  assert.equal(await page.getByLabel('Primary Fitness Goal').inputValue(), 'Build muscle');
  await page.goForward();
  await page.getByRole('heading', { name: 'Nutrition Preferences' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Nutrition Preferences' }).waitFor();
  assert.equal(await page.getByLabel(/Disliked Foods/).inputValue(), 'liver');
  await page.getByRole('button', { name: 'Next' }).click();

  // the session ends while the last step is filled in
  await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
  const { owner } = product.server.database;
  const own = '= (select id from auth.users where email = $1)';
  await owner.query(`delete from auth.sessions where user_id ${own}`, [email]);
  await page.evaluate(() => {
    const key = 'sb-phila-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await tickAgreement(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/login');
  await page.getByText(sentences.notAuthenticated).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).dblclick();
  await page.waitForURL('**/dashboard');
  await page.goto('/onboarding?step=4');
  const profiles = countWrites(page, '/rest/v1/profiles');
  assert.ok(await page.getByRole('checkbox', { name: 'Dumbbells' }).isChecked());
  await tickAgreement(page);
  await page.getByRole('button', { name: 'Complete Setup' }).dblclick();
  await page.waitForURL('**/subscription');
  assert.equal(profiles(), 1);
  const { rows } = await owner.query(`select * from public.profiles where user_id ${own}`, [email]);
  assert.equal(rows.length, 1);
  const { full_name, height: tall, primary_fitness_goal, disliked_foods, equipment } = rows[0];
  assert.deepEqual(
    [full_name, tall, primary_fitness_goal, disliked_foods, equipment],
    ['Thandi Mokoena', 158, 'Build muscle', 'liver', ['Dumbbells']],
  );
  assert.deepEqual(complaints, []);
  await leave();
});

test('keyboards and autofill get what they need', async () => {
  const member = await createMember(product.server.url);
  const options = { ...blocked, ...member.signedIn };
  const { page, leave } = await product.visit(options);
  const attributes = (label: string, ...names: readonly string[]) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field, asked) => asked.map((name) => field.getAttribute(name)), names);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Full Name').waitFor();
  assert.deepEqual(await attributes('Full Name', 'autocomplete'), ['name']);
  for (const label of ['Age', 'Height', 'Weight'])
    assert.deepEqual(await attributes(label, 'inputmode', 'type'), ['numeric', 'number'], label);
  // a password manager is told whose password is changed, and whose deletes the account
  await page.locator('summary').getByText('Change password').click();
  await page.locator('summary').getByText('Delete my account').click();
  const forms = page.locator('form:has([type=password])');
  await forms.nth(1).waitFor({ state: 'attached' });
  for (const form of await forms.all())
    assert.match(await form.locator('[autocomplete=username]').inputValue(), /@example\.com$/);
  await page.goto('/login');
  // where passkeys are on, the browser offers them among the addresses
  assert.deepEqual(await attributes('Email', 'type', 'autocomplete'), [
    'email',
    'username webauthn',
  ]);
  assert.deepEqual(await attributes('Password', 'autocomplete'), ['current-password']);
  await page.goto('/register');
  assert.deepEqual(await attributes('Password', 'autocomplete'), ['new-password']);
  assert.deepEqual(await attributes('Confirm Password', 'autocomplete'), ['new-password']);
  await leave();
});

test('a text that is longer than we keep is told beside its field while it is typed, and never cut', async () => {
  const member = await createMember(product.server.url);
  const { page, leave, complaints } = await product.visit({ ...blocked, ...member.signedIn });
  const sent = countWrites(page, '/rest/v1/');
  for (const { path, label, button, most, thanks } of [
    {
      path: '/feedback',
      label: 'Your Feedback',
      button: 'Submit Feedback',
      most: 20_000,
      thanks: 'Thank You for Your Feedback!',
    },
    {
      path: '/dashboard/profile',
      label: 'Disliked Foods (optional)',
      button: 'Save Profile',
      most: 1000,
      thanks: 'Profile updated successfully!',
    },
    {
      path: '/dashboard/profile',
      label: 'Reason for cancelling',
      button: 'Request Cancellation',
      most: 5000,
      thanks: 'Cancellation Request Pending',
    },
  ]) {
    await page.goto(path);
    const field = page.getByLabel(label, { exact: true });
    const text = 'x'.repeat(most + 12);
    await field.fill(text);
    const plain = label.replace(' (optional)', '');
    const told = await toldOf(page, label);
    const digits = new Intl.NumberFormat('en-ZA', { useGrouping: true });
    const number = (value: number) => digits.format(value).replaceAll(/\D/g, '\u00a0');
    assert.equal(
      told.text.replace(/^.*\. (?=\d)/, ''),
      `${number(most + 12)} of ${number(most)} characters ${plain} must be at most ${most} characters.`,
    );
    assert.equal(told.invalid, 'true');
    const before = sent();
    await page.getByRole('button', { name: button }).click();
    await page.waitForFunction(
      (element) => element === document.activeElement,
      await field.elementHandle(),
    );
    assert.equal(await field.inputValue(), text);
    assert.equal(sent(), before);
    // as much as is kept goes through
    await field.fill(` ${text.slice(12)} `);
    assert.equal((await toldOf(page, label)).invalid, null);
    await page.getByRole('button', { name: button }).click();
    await page.getByText(thanks).waitFor();
  }
  const [feedback] = await rowsOf('feedback', member.userId);
  const [cancellation] = await rowsOf('subscription_cancellations', member.userId);
  const [profile] = await rowsOf('profiles', member.userId);
  assert.deepEqual(
    [feedback?.content.length, cancellation?.reason.length, profile?.disliked_foods.length],
    [20_000, 5000, 1000],
  );
  assert.deepEqual(complaints, []);
  await leave();
});

test('a weight that is far from the one before is asked about once, and saved when it is meant', async () => {
  const member = await createMember(product.server.url, { weight: 78 });
  const { page, leave, complaints } = await product.visit(
    { ...blocked, ...member.signedIn },
    provoked,
  );
  const weightOf = async () => (await rowsOf('profiles', member.userId))[0]?.weight;
  await page.goto('/dashboard/profile');
  const save = page.getByRole('button', { name: 'Save Profile' });
  const dialog = page.getByRole('dialog', { name: 'Is your weight right?' });
  await page.getByLabel('Weight').fill('64');
  await save.click();
  await dialog.getByText('It was 78 kg, and now you say 64 kg.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await weightOf(), 78);
  assert.equal(await page.getByLabel('Weight').inputValue(), '64', 'what was typed stays');
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await save.click();
  await dialog.getByRole('button', { name: 'Yes, 64 kg' }).click();
  await page.getByText(memberSentences.profileSaveFailed).waitFor();
  await page.unroute('**/rest/v1/profiles*');
  // what was meant is not asked about again
  await save.click();
  await page.getByText(memberSentences.profileSaved).waitFor();
  assert.equal(await weightOf(), 64);
  // a tenth is what four weeks can do
  await page.getByLabel('Weight').fill('58');
  await save.click();
  await page.getByText(memberSentences.profileSaved).waitFor();
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  assert.deepEqual(complaints, []);
  await leave();
});

test('long answers survive a reload and are sent once', async () => {
  const member = await createMember(product.server.url);
  const { page, leave, complaints } = await product.visit({
    ...blocked,
    ...member.signedIn,
  });
  await page.goto('/feedback');
  await page.getByLabel('Your Feedback').fill('A long thought.');
  await page.reload();
  assert.equal(await page.getByLabel('Your Feedback').inputValue(), 'A long thought.');
  await page.getByRole('button', { name: 'Submit Feedback' }).dblclick();
  await page.getByRole('heading', { name: 'Thank You for Your Feedback!' }).waitFor();
  assert.equal((await rowsOf('feedback', member.userId)).length, 1);

  await page.goto('/dashboard/profile');
  await page.getByLabel('Reason for cancelling').fill('Moving abroad.');
  await page.reload();
  assert.equal(await page.getByLabel('Reason for cancelling').inputValue(), 'Moving abroad.');
  await page.getByRole('button', { name: 'Request Cancellation' }).dblclick();
  await page.getByText('Cancellation Request Pending').waitFor();
  assert.equal((await rowsOf('subscription_cancellations', member.userId)).length, 1);
  assert.deepEqual(complaints, []);
  await leave();
});

test('a member takes their data along, and leaves', async () => {
  const member = await createMember(product.server.url, { full_name: 'Nomsa Khumalo' });
  const { page, leave, complaints } = await product.visit(
    { ...blocked, ...member.signedIn },
    provoked,
  );
  await page.goto('/dashboard/profile');
  await page.getByLabel('Full Name').fill('Never saved');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'phila-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  assert.equal(data['public.profiles'][0].full_name, 'Nomsa Khumalo');

  await page.locator('summary').getByText('Delete my account').click();
  assert.deepEqual(await axeViolations(page), []);
  const remove = page.getByRole('button', { name: 'Delete My Account' });
  await remove.click();
  await page.getByText('Password is required.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await remove.click();
  await page.getByText(serverSentences.wrongPassword).waitFor();
  assert.ok(await remove.evaluate((button) => button === document.activeElement));
  assert.equal((await rowsOf('profiles', member.userId)).length, 1);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await remove.click();
  await page.waitForURL(`${product.server.url}/#deleted`);
  await page.getByText('Your account is deleted, with all that it held.').waitFor();
  assert.equal((await rowsOf('profiles', member.userId)).length, 0);
  const left = await page.evaluate((id) => {
    const shelves = [localStorage, sessionStorage];
    return shelves.flatMap((shelf) =>
      Object.keys(shelf).filter((key) => key.includes(id) || key.includes('auth-token')),
    );
  }, member.userId);
  assert.deepEqual(left, []);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  assert.deepEqual(complaints, []);
  await leave();
});
