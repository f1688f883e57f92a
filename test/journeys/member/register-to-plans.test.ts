import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeViolations, desk, overflow, phone, settled } from '#test/support/browser/browser.ts';
import { leaveHealthForLater, pressNext, tickAgreement } from '#test/support/members/onboarding.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import { openProduct } from '#test/support/server/product.ts';

const password = 'correct horse 9';
const product = openProduct();

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/onboarding');
}

async function onboard(page: Page, fullName: string): Promise<void> {
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
  await page.getByLabel('Full Name').fill(fullName);
  await pressNext(page);
  await page.getByRole('heading', { name: 'Fitness Goals' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Nutrition Preferences' }).waitFor();
  await page.getByRole('checkbox', { name: 'Peanuts' }).check();
  await page.getByLabel(/Disliked Foods/).fill('mushrooms, liver');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Workout Preferences' }).waitFor();
  await tickAgreement(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/subscription');
}

const weekTitles = [1, 2, 3, 4].map((week) => `Week ${week} Meal Plan`);

test('from the landing page to four weeks of meals, and back after a reload', async () => {
  const { page, complaints, leave } = await product.visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/register');
  await register(page, 'thandi@example.com');
  await onboard(page, 'Thandi Mokoena');
  await page.getByText('Billed annually. Best value.').waitFor();
  await page.getByText('Online payment is not set up on this server').waitFor();

  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Thandi Mokoena/ }).waitFor();

  await page.goto('/dashboard/meal-plans');
  await page.getByText('No Meal Plans Generated Yet').waitFor();
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await leaveHealthForLater(page);
  for (const title of weekTitles)
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  // weeks out of sight are drawn one after another
  await page.locator('article.plan').nth(3).waitFor();
  assert.equal(await page.locator('article.plan').count(), 4);
  assert.equal(await page.locator('details.day').count(), 28);
  assert.match(await page.locator('article.plan').first().innerText(), /\d\skJ \([\d\s]+\skcal\)/);
  const text = await page.locator('main').evaluate((main) => main.textContent ?? '');
  assert.doesNotMatch(text, /mushroom|liver|peanut/i);

  const first = await page.locator('article.plan').first().innerHTML();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Week 4 Meal Plan' }).waitFor();
  const strip = (html: string) => html.replaceAll(/ open=""| data-[a-z]+="[^"]*"/g, '');
  assert.equal(strip(await page.locator('article.plan').first().innerHTML()), strip(first));

  await makeNewPlans(page);
  await page.waitForFunction(
    (before) => document.querySelector('article.plan')?.innerHTML !== before,
    await page.locator('article.plan').first().innerHTML(),
  );

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await page.goto('/dashboard/meal-plans');
  await page.waitForURL('**/login');

  await page.getByLabel('Email').fill('thandi@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(Login|Sign In|Log In)$/i }).click();
  await page.waitForURL('**/dashboard');
  assert.deepEqual(complaints, []);
  await leave();
});

test('what is typed wrong is told beside the form and nothing is lost', async () => {
  const { page, leave } = await product.visit();
  await page.goto('/register');
  await page.getByLabel('Email').fill('sipho@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Passwords do not match').waitFor();
  assert.equal(await page.getByLabel('Email').inputValue(), 'sipho@example.com');

  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: /^(Login|Sign In|Log In)$/i }).click();
  await page.getByText('Invalid login credentials').waitFor();
  assert.equal(await page.getByLabel('Email').inputValue(), 'nobody@example.com');

  await register(page, 'sipho@example.com');
  await page.getByLabel('Full Name').fill('Sipho Dlamini');
  await page.getByLabel('Age').fill('7');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Age must be a whole number from 14 to 90 years.').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'Sipho Dlamini');
  await leave();
});

const publicPaths = [
  '/',
  '/about',
  '/why-choose-us',
  '/contact',
  '/privacy',
  '/terms',
  '/subscription',
  '/feedback',
  '/login',
  '/register',
  '/forgot-password',
];
const memberPaths = [
  '/dashboard',
  '/dashboard/meal-plans',
  '/dashboard/exercise-plans',
  '/dashboard/shopping-list',
  '/dashboard/supplements',
  '/dashboard/profile',
  '/dashboard/health',
  '/onboarding',
];

const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desk, colorScheme: 'dark' },
] as const;

test('every screen is accessible and fits, on a phone in the light and on a desk in the dark', async () => {
  const { page, leave, complaints } = await product.visit();
  const problems: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const where = `${path} at ${viewport.width} px`;
      problems.push(...(await axeViolations(page)).map((violation) => `${where}: ${violation}`));
      const wide = await overflow(page, viewport.width);
      if (wide > 0) problems.push(`${where} is ${wide} px too wide`);
    }
  };
  for (const path of publicPaths) await look(path);
  await register(page, 'look@example.com');
  await onboard(page, 'Nomsa Khumalo');
  await page.goto('/dashboard/meal-plans');
  await page.getByRole('button', { name: 'Generate Meal Plans' }).click();
  await leaveHealthForLater(page);
  await page.getByRole('heading', { level: 2, name: 'Week 4 Meal Plan' }).waitFor();
  for (const path of memberPaths) await look(path);
  assert.deepEqual(problems, []);
  assert.deepEqual(complaints, []);
  await leave();
});
