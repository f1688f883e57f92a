import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { iPhone, offerInstall } from '../browser/install.ts';
import { pressNext, tickAgreement } from '../members/onboarding.ts';
import { saveAsOnce } from '../members/profile-of-once.ts';
import { arrangeEvening } from '../plans/evening.ts';
import { agreementScreens } from './agreement-screens.ts';
import { membershipScreens } from './membership-screens.ts';
import { planScreens } from './plan-screens.ts';
import { proofScreens } from './proof-screens.ts';
import { cut, hold, madeBefore, nowAvoiding, press, type Screen, seenBy } from './screen.ts';
import { sharedScreens } from './shared-screens.ts';
import { signInScreens } from './sign-in-screens.ts';

const credentials = async (page: Page, password: string, confirmed?: string) => {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (confirmed !== undefined) await page.getByLabel('Confirm Password').fill(confirmed);
};

const pub: readonly Screen[] = [
  ...seenBy('visitor', paths.home, [
    { name: 'home', shows: 'h1' },
    {
      name: 'home-menu',
      phoneOnly: true,
      act: (page) => page.locator('header summary').click(),
      shows: 'header details[open]',
    },
  ]),
  ...seenBy('visitor', paths.about, [{ name: 'about', shows: 'h1' }]),
  ...seenBy('visitor', paths.whyChooseUs, [{ name: 'why-choose-us', shows: 'h1' }]),
  ...seenBy('visitor', paths.contact, [{ name: 'contact', shows: 'h1' }]),
  ...seenBy('visitor', paths.privacy, [{ name: 'privacy', shows: 'h1' }]),
  ...seenBy('visitor', paths.terms, [{ name: 'terms', shows: 'h1' }]),
  ...seenBy('visitor', paths.access, [{ name: 'access', shows: 'h1' }]),
  ...seenBy('visitor', paths.subscription, [
    {
      name: 'subscription',
      shows: 'text=not set up on this server',
    },
  ]),
  ...seenBy('visitor', paths.order, [
    { name: 'order-visitor', shows: 'text=Sign in first, so that we know whose payment it is' },
  ]),
  ...seenBy('visitor', paths.feedback, [
    { name: 'feedback', shows: 'textarea' },
    {
      name: 'feedback-failed',
      arrange: cut(`**${wire.data}/**`),
      act: async (page) => {
        await page.getByLabel('Your Feedback').fill('More recipes with samp and beans, please.');
        await press(page, 'Submit Feedback');
      },
      shows: '[role=alert]:not(:empty)',
    },
    {
      name: 'feedback-thanks',
      act: async (page) => {
        await page.getByLabel('Your Feedback').fill('More recipes with samp and beans, please.');
        await press(page, 'Submit Feedback');
      },
      shows: 'text=Thank You for Your Feedback!',
    },
  ]),
  ...seenBy('visitor', paths.login, [
    { name: 'login', shows: 'h1' },
    {
      name: 'login-refused',
      act: async (page) => {
        await credentials(page, 'not the password');
        await press(page, 'Login');
      },
      shows: 'text=Invalid login credentials',
    },
    {
      name: 'login-unconfirmed',
      act: async (page, { sql }) => {
        await credentials(page, 'correct horse 9');
        await page.evaluate(async (path) => {
          const body = JSON.stringify({ email: 'nobody@example.com', password: 'correct horse 9' });
          await fetch(path, { method: 'POST', headers: { apikey: 'anon' }, body });
        }, `${wire.auth}/signup`);
        await sql(
          `update auth.users set email_confirmed_at = null where email = 'nobody@example.com'`,
        );
        await press(page, 'Login');
        await page.getByRole('heading', { name: 'Check your email' }).waitFor();
        await sql(`delete from auth.users where email = 'nobody@example.com'`);
      },
      shows: 'text=Email not confirmed',
    },
    {
      name: 'login-by-mail',
      act: (page) => press(page, 'Email me a code instead'),
      shows: 'text=We mail you a code',
    },
  ]),
  ...seenBy('visitor', paths.register, [
    { name: 'register', shows: 'h1' },
    {
      name: 'register-mismatch',
      act: async (page) => {
        await credentials(page, 'correct horse 9', 'another horse 9');
        await press(page, 'Register');
      },
      shows: 'text=Passwords do not match',
    },
  ]),
  ...seenBy('visitor', paths.forgotPassword, [
    { name: 'forgot-password', shows: 'h1' },
    {
      name: 'forgot-password-code',
      act: async (page) => {
        await page.getByLabel('Email').fill('nobody@example.com');
        await page.locator('form button[type=submit]').click();
      },
      shows: 'text=Check your email',
    },
  ]),
  ...seenBy('visitor', `${paths.forgotPassword}#error=access_denied&error_code=otp_expired`, [
    { name: 'forgot-password-late', shows: 'text=This link is invalid or has expired' },
  ]),
  ...seenBy('visitor', `${paths.confirm}#type=recovery&token_hash=stale`, [
    { name: 'confirm', shows: 'text=Choose a new password' },
    {
      name: 'confirm-late',
      act: (page) => page.locator('form button[type=submit]').click(),
      shows: 'text=This link is invalid or has expired',
    },
  ]),
  ...seenBy('visitor', paths.confirm, [{ name: 'confirm-nothing', shows: 'h1' }]),
  ...seenBy('member', `${paths.forgotPassword}?new`, [
    {
      name: 'new-password',
      shows: 'text=Choose a new password',
    },
  ]),
];

const toStep = (last: number) => async (page: Page) => {
  await page.getByLabel('Full Name').fill('Thandi Mokoena');
  const titles = ['Fitness Goals', 'Nutrition Preferences', 'Workout Preferences'];
  for (const title of titles.slice(0, last)) {
    await pressNext(page);
    await page.getByRole('heading', { name: title }).waitFor();
  }
};

const onboarding: readonly Screen[] = [
  ...seenBy('newcomer', paths.onboarding, [
    {
      name: 'onboarding-1',
      shows: 'h2:has-text("Basic Information"), h1:has-text("Basic Information")',
    },
    {
      name: 'onboarding-1-problems',
      act: async (page) => {
        await page.getByLabel('Age').fill('91');
        await press(page, 'Next');
      },
      shows: 'text=Full Name is required.',
    },
    {
      name: 'onboarding-body',
      act: async (page) => {
        await page.getByLabel('Full Name').fill('Thandi Mokoena');
        await press(page, 'Next');
      },
      shows: 'dialog[open] >> text=30 years, 170 cm, 70 kg.',
    },
    {
      name: 'onboarding-2',
      act: toStep(1),
      shows: 'text=Primary Fitness Goal',
    },
    {
      name: 'onboarding-3',
      act: toStep(2),
      shows: 'text=Disliked Foods',
    },
    {
      name: 'onboarding-4',
      act: toStep(3),
      shows: 'text=Complete Setup',
    },
    {
      name: 'onboarding-4-unagreed',
      act: async (page) => {
        await toStep(3)(page);
        await press(page, 'Complete Setup');
      },
      shows: 'text=Please tick this first',
    },
    {
      name: 'onboarding-4-failed',
      act: async (page) => {
        await toStep(3)(page);
        await tickAgreement(page);
        await cut(`**${wire.data}/profiles*`)(page);
        await press(page, 'Complete Setup');
      },
      shows: '[role=alert]:not(:empty)',
    },
    {
      name: 'subscription-with-payments',
      alone: true,
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
        await tickAgreement(page);
        await press(page, 'Complete Setup');
      },
      shows: 'a:has-text("Choose Monthly")',
    },
  ]),
];

const dashboard: readonly Screen[] = [
  ...seenBy('newcomer', paths.subscription, [
    { name: 'subscription-without-profile', shows: 'text=Your profile is not filled in yet.' },
  ]),
  ...seenBy('member', paths.onboarding, [
    {
      name: 'loading',
      arrange: hold(`**${wire.data}/profiles*`),
      shows: '[role=status]:has-text("Loading")',
    },
  ]),
  ...seenBy('newcomer', paths.dashboard, [
    {
      name: 'dashboard-newcomer',
      shows: 'text=Let us get to know you',
    },
  ]),
  ...seenBy('member', paths.dashboard, [
    {
      name: 'dashboard-no-plans',
      shows: 'text=Make My Meal Plans',
    },
  ]),
  ...seenBy('planned', paths.dashboard, [
    { name: 'dashboard', shows: 'text=/’s meals$/' },
    {
      name: 'dashboard-evening',
      alone: true,
      arrange: arrangeEvening,
      act: async (page) => {
        await page.goto(paths.cook);
        await page.locator('#evening').waitFor();
        await page.goto(paths.dashboard);
      },
      shows: 'text=/^This evening, for tomorrow:/',
    },
    {
      name: 'dashboard-menu',
      phoneOnly: true,
      act: (page) => press(page, 'More'),
      shows: 'dialog[open] >> text=Back to Home',
    },
    {
      name: 'dashboard-over',
      alone: true,
      arrange: async (page, stage) => {
        await madeBefore('meal_plans', 40)(page, stage);
        await madeBefore('exercise_plans', 40)(page, stage);
      },
      shows: 'text=Make New Meal Plans',
    },
    {
      name: 'install-offer',
      alone: true,
      arrange: madeBefore('meal_plans', 8),
      act: async (page) => {
        await page.getByText(/’s meals$/).waitFor();
        await offerInstall(page, 'accepted');
      },
      shows: 'text=Phila on your home screen',
    },
    {
      name: 'install-by-hand',
      alone: true,
      arrange: async (page, stage) => {
        await madeBefore('meal_plans', 8)(page, stage);
        await page.addInitScript((agent) => {
          Object.defineProperty(navigator, 'userAgent', { value: agent });
        }, iPhone);
      },
      shows: 'text=Add to Home Screen',
    },
    {
      name: 'dashboard-concerned',
      alone: true,
      arrange: nowAvoiding('Eggs', 'Lactose', 'Gluten'),
      act: (page) => page.getByText(/’s meals$/).waitFor(),
      shows: 'main [role=alert]:not(:empty)',
    },
    {
      name: 'update-offer',
      arrange: async (page) => {
        // another version of the worker waits, a quarter of a minute after the page is there
        await page.clock.install();
        await page.addInitScript(() => {
          const nothing = () => {};
          const registration = { waiting: { postMessage: nothing }, addEventListener: nothing };
          Object.defineProperty(navigator, 'serviceWorker', {
            value: { controller: {}, register: async () => registration },
          });
        });
      },
      act: async (page) => {
        await page.getByText(/’s meals$/).waitFor();
        await page.clock.fastForward(20_000);
      },
      shows: 'text=A new version of Phila is ready',
    },
  ]),
  ...seenBy('member', paths.dashboard, [
    {
      name: 'dashboard-long-name',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql('update public.profiles set full_name = $2 where user_id = $1', [
          member?.userId,
          'Nomathemba-Nkosinathi '.repeat(9).trim(),
        ]),
      shows: 'h1:has-text("Nomathemba")',
    },
    {
      name: 'dashboard-unreachable',
      arrange: cut(`**${wire.overview}`),
      shows: 'text=We cannot reach your plans just now',
    },
  ]),
];

const rest: readonly Screen[] = [
  ...seenBy('member', paths.supplements, [
    {
      name: 'supplements',
      shows: 'text=Supplement Advisory',
    },
    {
      name: 'supplements-cautious',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql('update public.profiles set disliked_foods = $2 where user_id = $1', [
          member?.userId,
          'pregnant, high blood pressure, milk',
        ]),
      shows: 'text=before you take any supplement',
    },
    {
      name: 'supplements-plan-unread',
      arrange: cut(`**${wire.planGaps}`),
      shows: 'text=We could not look at your plan just now',
    },
    {
      name: 'supplements-below-18',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql('update public.profiles set age = 15 where user_id = $1', [member?.userId]),
      shows: 'text=Food first, while you grow',
    },
    {
      name: 'supplements-unknown',
      arrange: cut(`**${wire.data}/profiles**`),
      shows: '[role=alert]:not(:empty)',
    },
  ]),
  ...seenBy('planned', paths.supplements, [
    {
      name: 'supplements-lacking',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(
          "update public.profiles set diet_type = 'Vegan', gender = 'Female' where user_id = $1",
          [member?.userId],
        ),
      shows: 'text=mean day of your four weeks',
    },
  ]),
  ...seenBy('newcomer', paths.supplements, [
    { name: 'supplements-no-profile', shows: 'text=Your profile comes first' },
  ]),
  ...seenBy('member', paths.cook, [
    { name: 'cook-none', shows: 'text=Nothing to cook yet' },
    {
      name: 'cook-unreachable',
      arrange: cut(`**${wire.cookSheets}`),
      shows: 'text=what there is to cook',
    },
  ]),
  ...seenBy('planned', paths.cook, [
    { name: 'cook-day', shows: 'text=What are you cooking?' },
    { name: 'cook-evening', alone: true, arrange: arrangeEvening, shows: '#evening' },
  ]),
  ...seenBy('planned', `${paths.cook}?week=1&day=1&meal=2`, [
    {
      name: 'cook-meal',
      act: async (page) => {
        await page.getByRole('checkbox').first().check();
        await press(page, /^Start 10/);
      },
      shows: '[role=timer]',
    },
  ]),
  ...seenBy('member', paths.kitchen, [
    {
      name: 'kitchen-loading',
      arrange: hold(`**${wire.data}/kitchen?*`),
      shows: '[role=status]:has-text("Loading")',
    },
    {
      name: 'kitchen',
      alone: true,
      arrange: async (_page, { sql, member }) => {
        await sql(
          `insert into public.dish_opinions (user_id, dish, name, opinion)
            values ($1, 'a', 'Chicken stew with pap', 'more'), ($1, 'b', 'Pilchard fish cakes', 'not again')
            on conflict do nothing`,
          [member?.userId],
        );
      },
      act: (page) => page.getByText('about R').first().waitFor(),
      shows: 'text=Take back',
    },
    {
      name: 'kitchen-below-least',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(`update public.profiles set diet_type = 'Low-Carb' where user_id = $1`, [
          member?.userId,
        ]),
      act: async (page) => {
        await page.getByText('about R').first().waitFor();
        await page.getByLabel('My own amount').check();
        await page.getByRole('spinbutton', { name: 'Your own amount' }).fill('1100');
      },
      shows: 'text=For you it starts at',
    },
    {
      name: 'kitchen-saved',
      alone: true,
      act: async (page) => {
        await page.getByLabel('Fish', { exact: true }).selectOption('Never');
        await press(page, 'Save');
      },
      shows: 'text=Saved. New plans will follow it.',
    },
    {
      name: 'kitchen-unreachable',
      arrange: cut(`**${wire.data}/kitchen**`),
      shows: '[role=alert]:not(:empty)',
    },
  ]),
  ...seenBy('member', paths.health, [
    {
      name: 'health-loading',
      arrange: hold(`**${wire.data}/health_answers?*`),
      shows: '[role=status]:has-text("Loading")',
    },
    {
      name: 'health',
      alone: true,
      act: async (page) => {
        await page.getByLabel('Sesame', { exact: true }).check();
        await page.getByLabel('Any other food that harms you').fill('kiwi, blorptang');
        await page.getByText('We know no food called').waitFor();
      },
      shows: 'text=Sesame takes out',
    },
    {
      name: 'health-not-planned',
      alone: true,
      act: (page) => page.getByLabel('Kidney disease, on dialysis').check(),
      shows: 'text=Thank you for telling us',
    },
    {
      name: 'health-saved',
      alone: true,
      act: async (page) => {
        await page.getByLabel('Knees', { exact: true }).check();
        await press(page, 'Save');
      },
      shows: 'text=Saved. New plans will follow it.',
    },
    {
      name: 'health-unreachable',
      arrange: cut(`**${wire.data}/health_answers**`),
      shows: '[role=alert]:not(:empty)',
    },
  ]),
  ...seenBy('newcomer', paths.profile, [
    {
      name: 'profile-not-found',
      shows: 'text=Profile not found',
    },
  ]),
  ...seenBy('member', paths.profile, [
    {
      name: 'profile-loading',
      arrange: hold(`**${wire.data}/profiles?*`),
      shows: '[role=status]:has-text("Loading")',
    },
    { name: 'profile', shows: 'text=Save Profile' },
    {
      name: 'profile-weight',
      act: async (page) => {
        await page.getByLabel('Weight').fill('120');
        await press(page, 'Save Profile');
      },
      shows: 'text=Is your weight right?',
    },
    {
      name: 'profile-two-step',
      // who signed in some time ago is asked for the password first
      alone: true,
      act: async (page) => {
        await press(page, 'Set Up or Change');
        await press(page, 'Set Up Authenticator App');
      },
      shows: 'text=Scan this picture',
    },
    {
      name: 'profile-security',
      act: (page) => page.getByText('Devices and what happened').click(),
      shows: 'text=(this device)',
    },
    {
      name: 'profile-reminders',
      act: (page) => page.getByText('Reminders on this device').click(),
      shows: 'text=Remind Me on This Device',
    },
    {
      name: 'profile-reminders-refused',
      act: async (page) => {
        await page.getByText('Reminders on this device').click();
        await press(page, 'Remind Me on This Device');
      },
      shows: 'text=Your browser was told not to show reminders',
    },
    {
      name: 'profile-calendar',
      act: (page) => page.getByText('Your plans in a calendar').click(),
      shows: 'text=Make a Calendar Address',
    },
    {
      name: 'profile-calendar-made',
      alone: true,
      act: async (page) => {
        await page.getByText('Your plans in a calendar').click();
        await press(page, 'Make a Calendar Address');
      },
      shows: 'text=Copy Address',
    },
    {
      name: 'profile-calendar-there',
      alone: true,
      arrange: (_page, { member }) =>
        member?.call('POST', wire.reminders, {
          action: 'make-calendar',
          parts: ['meals', 'prepare'],
        }) ?? Promise.resolve(),
      act: (page) => page.getByText('Your plans in a calendar').click(),
      shows: 'text=Take It Back',
    },
    {
      name: 'profile-problems',
      act: async (page) => {
        await page.getByLabel('Full Name').fill('');
        await page.getByLabel('Weight').fill('3');
        await press(page, 'Save Profile');
      },
      shows: 'text=Full Name is required.',
    },
    {
      name: 'profile-saved',
      arrange: (page) => page.clock.install(),
      act: (page) => press(page, 'Save Profile'),
      shows: 'text=Profile updated successfully!',
    },
    {
      name: 'profile-delete',
      act: (page) => page.locator('summary').filter({ hasText: 'Delete my account' }).click(),
      shows: 'details[open] >> text=for ever',
    },
    {
      name: 'profile-cancel-failed',
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
      alone: true,
      act: async (page) => {
        await page.getByLabel('Reason for cancelling').fill('I am moving abroad.');
        await press(page, 'Request Cancellation');
      },
      shows: 'text=Cancellation Request Pending',
    },
    {
      name: 'profile-beyond-bounds',
      alone: true,
      arrange: (_page, { sql, member }) => saveAsOnce(sql, member?.userId, 'age = 92'),
      shows: 'text=we can only plan for 14 to 90 years',
    },
    {
      name: 'profile-cancel-processed',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(
          "insert into public.subscription_cancellations (user_id, reason, status) values ($1, 'moving', 'processed')",
          [member?.userId],
        ),
      shows: 'text=Cancellation Request Processed',
    },
  ]),
];

/** Every page of the product in every state worth looking at. */
export const screens: readonly Screen[] = [
  ...pub,
  ...onboarding,
  ...dashboard,
  ...agreementScreens,
  ...membershipScreens,
  ...planScreens,
  ...sharedScreens,
  ...rest,
  ...signInScreens,
  ...proofScreens,
];
