import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { planScreens } from './plan-screens.ts';
import { cut, hold, press, type Screen } from './screen.ts';

const credentials = async (page: Page, password: string, confirmed?: string) => {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (confirmed !== undefined) await page.getByLabel('Confirm Password').fill(confirmed);
};

const pub: readonly Screen[] = [
  { name: 'home', who: 'visitor', path: paths.home, shows: 'h1' },
  {
    name: 'home-menu',
    who: 'visitor',
    path: paths.home,
    phoneOnly: true,
    act: (page) => page.locator('header summary').click(),
    shows: 'header details[open]',
  },
  { name: 'about', who: 'visitor', path: paths.about, shows: 'h1' },
  { name: 'why-choose-us', who: 'visitor', path: paths.whyChooseUs, shows: 'h1' },
  { name: 'contact', who: 'visitor', path: paths.contact, shows: 'h1' },
  { name: 'privacy', who: 'visitor', path: paths.privacy, shows: 'h1' },
  { name: 'terms', who: 'visitor', path: paths.terms, shows: 'h1' },
  {
    name: 'subscription',
    who: 'visitor',
    path: paths.subscription,
    shows: 'text=not set up on this server',
  },
  { name: 'feedback', who: 'visitor', path: paths.feedback, shows: 'textarea' },
  {
    name: 'feedback-failed',
    who: 'visitor',
    path: paths.feedback,
    arrange: cut(`**${wire.data}/**`),
    act: async (page) => {
      await page.getByLabel('Your Feedback').fill('More recipes with samp and beans, please.');
      await press(page, 'Submit Feedback');
    },
    shows: '[role=alert]:not(:empty)',
  },
  {
    name: 'feedback-thanks',
    who: 'visitor',
    path: paths.feedback,
    act: async (page) => {
      await page.getByLabel('Your Feedback').fill('More recipes with samp and beans, please.');
      await press(page, 'Submit Feedback');
    },
    shows: 'text=Thank You for Your Feedback!',
  },
  { name: 'login', who: 'visitor', path: paths.login, shows: 'h1' },
  {
    name: 'login-refused',
    who: 'visitor',
    path: paths.login,
    act: async (page) => {
      await credentials(page, 'not the password');
      await press(page, 'Login');
    },
    shows: 'text=Invalid login credentials',
  },
  { name: 'register', who: 'visitor', path: paths.register, shows: 'h1' },
  {
    name: 'register-mismatch',
    who: 'visitor',
    path: paths.register,
    act: async (page) => {
      await credentials(page, 'correct horse 9', 'another horse 9');
      await press(page, 'Register');
    },
    shows: 'text=Passwords do not match',
  },
  { name: 'forgot-password', who: 'visitor', path: paths.forgotPassword, shows: 'h1' },
  {
    name: 'forgot-password-code',
    who: 'visitor',
    path: paths.forgotPassword,
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.locator('form button[type=submit]').click();
    },
    shows: 'text=Check your email',
  },
  {
    name: 'new-password',
    who: 'member',
    path: `${paths.forgotPassword}?new`,
    shows: 'text=Choose a new password',
  },
];

const toStep = (last: number) => async (page: Page) => {
  await page.getByLabel('Full Name').fill('Thandi Mokoena');
  const titles = ['Fitness Goals', 'Nutrition Preferences', 'Workout Preferences'];
  for (const title of titles.slice(0, last)) {
    await press(page, 'Next');
    await page.getByRole('heading', { name: title }).waitFor();
  }
};

const onboarding: readonly Screen[] = [
  {
    name: 'onboarding-1',
    who: 'newcomer',
    path: paths.onboarding,
    shows: 'h2:has-text("Basic Information"), h1:has-text("Basic Information")',
  },
  {
    name: 'onboarding-1-problems',
    who: 'newcomer',
    path: paths.onboarding,
    act: async (page) => {
      await page.getByLabel('Age').fill('7');
      await press(page, 'Next');
    },
    shows: 'text=Full Name is required.',
  },
  {
    name: 'onboarding-2',
    who: 'newcomer',
    path: paths.onboarding,
    act: toStep(1),
    shows: 'text=Primary Fitness Goal',
  },
  {
    name: 'onboarding-3',
    who: 'newcomer',
    path: paths.onboarding,
    act: toStep(2),
    shows: 'text=Disliked Foods',
  },
  {
    name: 'onboarding-4',
    who: 'newcomer',
    path: paths.onboarding,
    act: toStep(3),
    shows: 'text=Complete Setup',
  },
  {
    name: 'onboarding-4-failed',
    who: 'newcomer',
    path: paths.onboarding,
    act: async (page) => {
      await toStep(3)(page);
      await cut(`**${wire.data}/profiles*`)(page);
      await press(page, 'Complete Setup');
    },
    shows: '[role=alert]:not(:empty)',
  },
  {
    name: 'subscription-with-payments',
    who: 'newcomer',
    alone: true,
    path: paths.onboarding,
    arrange: (page) =>
      page.route(`**${wire.config}`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: {
            ...(await answer.json()),
            paymentLinks: {
              monthly: 'https://pay.example.com/m',
              annual: 'https://pay.example.com/a',
            },
          },
        });
      }),
    act: async (page) => {
      await toStep(3)(page);
      await press(page, 'Complete Setup');
    },
    shows: 'a:has-text("Choose Monthly")',
  },
];

const dashboard: readonly Screen[] = [
  {
    name: 'loading',
    who: 'member',
    path: paths.onboarding,
    arrange: hold(`**${wire.data}/profiles*`),
    shows: '[role=status]:has-text("Loading")',
  },
  {
    name: 'dashboard-newcomer',
    who: 'newcomer',
    path: paths.dashboard,
    shows: 'text=Let us get to know you',
  },
  {
    name: 'dashboard-no-plans',
    who: 'member',
    path: paths.dashboard,
    shows: 'text=Make My Meal Plans',
  },
  { name: 'dashboard', who: 'planned', path: paths.dashboard, shows: 'text=/’s meals$/' },
  {
    name: 'dashboard-menu',
    who: 'planned',
    path: paths.dashboard,
    phoneOnly: true,
    act: (page) => press(page, 'Menu'),
    shows: 'dialog[open] >> text=Back to Home',
  },
  {
    name: 'dashboard-unreachable',
    who: 'member',
    path: paths.dashboard,
    arrange: cut(`**${wire.overview}`),
    shows: 'text=We cannot reach your plans just now',
  },
];

const rest: readonly Screen[] = [
  {
    name: 'supplements',
    who: 'member',
    path: paths.supplements,
    shows: 'text=Supplement Advisory',
  },
  {
    name: 'profile-not-found',
    who: 'newcomer',
    path: paths.profile,
    shows: 'text=Profile not found',
  },
  {
    name: 'profile-loading',
    who: 'member',
    path: paths.profile,
    arrange: hold(`**${wire.data}/profiles?*`),
    shows: '[role=status]:has-text("Loading")',
  },
  { name: 'profile', who: 'member', path: paths.profile, shows: 'text=Save Profile' },
  {
    name: 'profile-problems',
    who: 'member',
    path: paths.profile,
    act: async (page) => {
      await page.getByLabel('Full Name').fill('');
      await page.getByLabel('Weight').fill('3');
      await press(page, 'Save Profile');
    },
    shows: 'text=Full Name is required.',
  },
  {
    name: 'profile-saved',
    who: 'member',
    path: paths.profile,
    arrange: (page) => page.clock.install(),
    act: (page) => press(page, 'Save Profile'),
    shows: 'text=Profile updated successfully!',
  },
  {
    name: 'profile-delete',
    who: 'member',
    path: paths.profile,
    act: (page) => page.locator('summary').filter({ hasText: 'Delete my account' }).click(),
    shows: 'details[open] >> text=for ever',
  },
  {
    name: 'profile-cancel-failed',
    who: 'member',
    path: paths.profile,
    arrange: async (page) =>
      page.route(`**${wire.data}/subscription_cancellations*`, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      ),
    act: async (page) => {
      await page.getByLabel('Reason for cancelling').fill('I am moving abroad.');
      await press(page, 'Request Cancellation');
    },
    shows: '[role=alert]:not(:empty)',
  },
  {
    name: 'profile-cancel-pending',
    who: 'member',
    path: paths.profile,
    alone: true,
    act: async (page) => {
      await page.getByLabel('Reason for cancelling').fill('I am moving abroad.');
      await press(page, 'Request Cancellation');
    },
    shows: 'text=Cancellation Request Pending',
  },
];

/** Every page of the product in every state worth looking at. */
export const screens: readonly Screen[] = [
  ...pub,
  ...onboarding,
  ...dashboard,
  ...planScreens,
  ...rest,
];
