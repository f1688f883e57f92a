import assert from 'node:assert/strict';
import type { Page, Request } from 'playwright-core';
import type { Row } from './rows.ts';
import { pressVisible, type Scene } from './scene.ts';

const features: readonly Row[] = [
  { text: 'Monthly meal plans' },
  { text: 'Monthly workout plans' },
  { text: 'Smart grocery list' },
  { text: 'Supplement suggestions based on your goal and local prices' },
  { text: 'Localised for South Africa' },
  { text: 'Continuous updates when your profile changes' },
];

const frame: readonly Row[] = [
  { link: 'About', to: '/about' },
  { link: 'Why Choose Us', to: '/why-choose-us' },
  { link: 'Contact', to: '/contact' },
  { link: 'Feedback', to: '/feedback' },
  { link: 'Privacy Policy', to: '/privacy' },
  { link: 'Terms & Conditions', to: '/terms' },
  { text: /not medical advice/ },
  { text: /Results are not guaranteed/ },
  { text: /not responsible for health issues that follow from our recommendations/ },
  {
    text: /consult a licensed healthcare provider before any major change to your diet, exercise or supplements/,
  },
];

const protectedPaths = [
  '/onboarding',
  '/dashboard',
  '/dashboard/meal-plans',
  '/dashboard/exercise-plans',
  '/dashboard/shopping-list',
  '/dashboard/supplements',
  '/dashboard/profile',
];

const login = async (page: Page, password: string) => {
  await page.getByLabel('Email').fill('known@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressVisible(page, 'Login');
};
const register = async (page: Page, email: string, confirmed: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
  await page.getByLabel('Confirm Password').fill(confirmed);
  await pressVisible(page, 'Register');
};

/** What a visitor sees. */
export const publicScenes: readonly Scene[] = [
  {
    name: '2 landing page',
    who: 'visitor',
    path: '/',
    wide: true,
    sees: [
      { link: 'Get Started', to: '/register' },
      { link: 'Login', to: '/login' },
      { heading: 'Smart Onboarding' },
      { heading: 'Meal Plans' },
      { heading: 'Workout Routines' },
      { heading: 'Smart Recommendations' },
      { heading: 'Standard Plan' },
      { text: 'Founders Offer' },
      { text: 'R99' },
      { css: 's:has-text("R250 per month")' },
      { text: 'Save 60%' },
      { text: /R950 per year: a 20% saving/ },
      // what a day costs: the page says 'Know what it costs.'
      { text: /^Tuesday, R\d+$/ },
      { text: /lowest price we read in a shop, the last on \d+\s\w+\s\d{4}$/ },
      ...features,
      { heading: 'Why choose Phila' },
      { heading: 'Ready to Get Started?' },
      { link: 'Unlock My Plan Now', to: '/subscription' },
      ...frame,
    ],
  },
  {
    name: '2 the menu of phones',
    who: 'visitor',
    path: '/',
    act: (page) => page.getByText('Menu', { exact: true }).first().click(),
    sees: frame,
  },
  {
    name: '2 unknown addresses lead home',
    who: 'visitor',
    path: '/no/such/page?x=1',
    leadsTo: '/',
  },
  {
    name: '2 protected addresses lead a visitor to the login',
    who: 'visitor',
    path: '/login',
    act: async (page) => {
      for (const path of protectedPaths) {
        await page.goto(path);
        await page.waitForURL('**/login');
      }
    },
    leadsTo: '/login',
  },
  {
    name: '2, 5, 8 login: form, what is missing or wrong, and on to the dashboard',
    who: 'visitor',
    path: '/login',
    sees: [
      { label: 'Email', type: 'email' },
      { label: 'Password', type: 'password' },
      { link: 'Register', to: '/register' },
      { link: 'Forgot your password?', to: '/forgot-password' },
      { button: 'Login' },
      { button: 'Email me a code instead' },
      { label: 'This is a shared device' },
      { text: 'Nothing is kept on it once you close the tab or sign out.' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Login'),
        sees: [{ text: 'Email is required.' }, { text: 'Password is required.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Email').fill('not an address');
          await pressVisible(page, 'Login');
        },
        sees: [{ text: 'Please enter a valid email address.' }],
      },
      {
        act: (page) => login(page, 'wrong password'),
        sees: [
          { error: 'Invalid login credentials' },
          { label: 'Email', value: 'known@example.com' },
          { label: 'Password', value: 'wrong password' },
        ],
      },
      { act: (page) => login(page, 'correct horse 9'), leadsTo: '/dashboard' },
    ],
  },
  {
    name: '7 login of whoever has not confirmed their address: by its mail, which can be had again',
    who: 'visitor',
    path: '/login',
    arrange: ({ sql }) =>
      sql("update auth.users set email_confirmed_at = null where email = 'known@example.com'"),
    act: (page) => login(page, 'correct horse 9'),
    sees: [
      { heading: 'Check your email' },
      { error: 'Email not confirmed' },
      { text: 'known@example.com' },
      { text: 'We have sent you a link. Open it to confirm your address, and you are in.' },
      { button: 'Back' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Code').fill('123456');
          await pressVisible(page, 'Confirm my address');
        },
        sees: [{ error: /^This code is wrong or has expired/ }],
      },
      {
        act: (page) => pressVisible(page, 'Send another mail'),
        sees: [{ text: 'Another mail is on its way.' }],
      },
      {
        act: (page) => pressVisible(page, 'Send another mail'),
        sees: [{ text: /^For security purposes, you can only request this after \d+ seconds\.$/ }],
      },
      { act: (page) => pressVisible(page, 'Back'), sees: [{ button: 'Login' }] },
    ],
    tidy: ({ sql }) =>
      sql("update auth.users set email_confirmed_at = now() where email = 'known@example.com'"),
  },
  {
    name: '7 login by mail: the address is carried over, a code is asked for, and a wrong one is told',
    who: 'visitor',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('known@example.com');
      await pressVisible(page, 'Email me a code instead');
    },
    sees: [
      { heading: 'Login by mail' },
      { label: 'Email', value: 'known@example.com' },
      { label: 'This is a shared device' },
      { text: 'Nothing is kept on it once you close the tab or sign out.' },
      { button: 'Use my password' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Email').fill('nobody@example.com');
          await pressVisible(page, 'Send Code');
        },
        sees: [
          { heading: 'Check your email' },
          { text: 'If there is an account for nobody@example.com, a code is on its way.' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Code').fill('12');
          await pressVisible(page, 'Login');
        },
        sees: [{ text: 'The code has six digits.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Code').fill('123456');
          await pressVisible(page, 'Login');
        },
        sees: [{ error: /^This code is wrong or has expired/ }, { button: 'Send another mail' }],
      },
    ],
  },
  {
    name: '7 login of a member with a second factor: one step more, by app or on paper',
    who: 'visitor',
    path: '/login',
    arrange: ({ sql }) =>
      sql(`insert into auth.mfa_factors (user_id, factor_type, status)
        select id, 'totp', 'verified' from auth.users where email = 'known@example.com'`),
    act: (page) => login(page, 'correct horse 9'),
    sees: [
      { heading: 'One step more' },
      { text: 'Type the code that your authenticator app shows now.' },
      { button: 'Back to Login' },
    ],
    next: [
      {
        act: async (page) => {
          await pressVisible(page, 'Use a recovery code');
          await page.getByLabel('Recovery Code').fill('0000-0000');
          await pressVisible(page, 'Continue');
        },
        sees: [{ text: 'A recovery code has twelve letters and digits.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Recovery Code').fill('0000-0000-0000');
          await pressVisible(page, 'Continue');
        },
        sees: [{ error: 'This code is wrong or was used already.' }],
      },
      { act: (page) => pressVisible(page, 'Back to Login'), sees: [{ button: 'Login' }] },
    ],
    tidy: ({ sql }) => sql('delete from auth.mfa_factors'),
  },
  {
    name: '2 forgotten password',
    who: 'visitor',
    path: '/forgot-password',
    sees: [{ heading: 'Forgot your password?' }, { label: 'Email', type: 'email' }],
  },
  {
    name: '2 a mailed link: opening it changes nothing, pressing its button does',
    who: 'visitor',
    path: '/confirm#type=recovery&token_hash=stale',
    sees: [{ heading: 'Choose a new password' }, { button: 'Choose a new password' }],
    next: [
      {
        act: (page) => pressVisible(page, 'Choose a new password'),
        sees: [{ text: 'This link is invalid or has expired. Please ask for a new one.' }],
      },
    ],
  },
  {
    name: '2, 5, 8 register: form, two passwords, a taken address, and on to onboarding',
    who: 'visitor',
    path: '/register',
    sees: [
      { label: 'Email', type: 'email' },
      { label: 'Password', type: 'password' },
      { label: 'Confirm Password', type: 'password' },
      { link: 'Terms & Conditions', to: '/terms' },
      { link: 'Privacy Policy', to: '/privacy' },
      { link: 'Login', to: '/login' },
      { text: /By registering you agree/i },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Register'),
        sees: [{ text: 'Email is required.' }, { text: 'Password is required.' }],
      },
      {
        act: async (page) => {
          const refuse = (request: Request) =>
            assert.doesNotMatch(request.url(), /\/auth\/v1\/signup/, 'something is sent');
          page.on('request', refuse);
          await register(page, 'two@example.com', 'another one');
          await page.getByText('Passwords do not match').waitFor();
          page.off('request', refuse);
        },
        sees: [
          { text: 'Passwords do not match' },
          { label: 'Email', value: 'two@example.com' },
          { label: 'Password', value: 'correct horse 9' },
        ],
      },
      {
        act: (page) => register(page, 'known@example.com', 'correct horse 9'),
        sees: [{ error: 'User already registered' }],
      },
      {
        act: (page) => register(page, 'fresh@example.com', 'correct horse 9'),
        leadsTo: '/onboarding',
      },
    ],
  },
  {
    name: '2 pricing: one price, two ways to pay, in a new tab; beside each what is debited on which days',
    who: 'visitor',
    path: '/subscription',
    arrange: (_stage, page) => page.clock.setFixedTime('2026-11-29T10:00:00+02:00'),
    sees: [
      { heading: 'One price. Everything included.' },
      { heading: 'Monthly Plan' },
      { css: 'section:has-text("Monthly Plan"):has-text("R99/month")' },
      { text: 'Billed monthly. Cancel anytime.' },
      {
        text: 'If you order today, R99 is debited on 29 November 2026, and the next R99 not before 28 December 2026.',
      },
      { link: 'Choose Monthly', to: 'https://pay.example.com/monthly', newTab: true },
      { heading: 'Annual Plan' },
      { css: 'section:has-text("Annual Plan"):has-text("R950/year")' },
      { text: 'Billed annually. Best value.' },
      {
        text: 'If you order today, R950 is debited on 29 November 2026, and the next R950 on 29 November 2027.',
      },
      { text: 'Save 20% with Annual Plan' },
      { link: 'Choose Annual', to: 'https://pay.example.com/annual', newTab: true },
      { heading: 'Standard Plan' },
      { text: 'Founders Offer' },
      { css: 's:has-text("R250 per month")' },
      { text: 'Save 60%' },
      ...features,
      { link: 'Terms & Conditions', to: '/terms' },
      { link: 'Privacy Policy', to: '/privacy' },
    ],
  },
  {
    name: '2 support',
    who: 'visitor',
    path: '/contact',
    sees: [
      { link: 'help@phila.example', to: 'mailto:help@phila.example' },
      { text: /within 24 hours on business days/ },
      { text: 'URGENT' },
      { text: /in the subject/ },
    ],
  },
  {
    name: '2 about',
    who: 'visitor',
    path: '/about',
    sees: [
      { text: /Personalised meals/ },
      { text: /Four-week training plans/ },
      { text: /shopping list in two versions/i },
      { text: /Supplement suggestions/ },
      { text: /AI-powered/ },
      { text: /When your preferences change/ },
    ],
  },
  {
    name: '2 why choose us',
    who: 'visitor',
    path: '/why-choose-us',
    sees: [
      { text: /your meals are personalised/ },
      { text: /four-week training plan/ },
      { text: /one shopping list in two versions/ },
      { text: /supplements/ },
      { heading: 'AI-powered, with rules that hold' },
      { text: /Update your preferences and make new plans/ },
    ],
  },
  {
    name: '2 privacy policy',
    who: 'visitor',
    path: '/privacy',
    sees: [
      { heading: 'Privacy Policy' },
      { text: /28 April 2025/ },
      { heading: '1. Introduction' },
      { heading: '2. Information we collect' },
      { text: /full name and email address, your age and gender/ },
      { text: /Your fitness profile/ },
      { text: /Payment information/ },
      { text: 'When you log in.' },
      { text: 'The pages you visit and the actions you take.' },
      { text: 'Details of your device and browser.' },
      { text: /Your health profile and preferences/ },
      { text: /plans that were generated for you/ },
      { heading: '3. How we use it' },
      { text: /SSL encryption/ },
      { text: /by role only/ },
      { text: /Firewalls and monitoring/ },
      { text: /never sold or rented/ },
      { text: /an AI content provider/ },
      { text: /payment gateways/ },
      { text: /email systems/ },
      { text: /take a copy/ },
      { text: /Update your profile/ },
      { text: /Delete your account and all your data/ },
      { link: 'help@phila.example', to: 'mailto:help@phila.example' },
    ],
  },
  {
    name: '2 terms and conditions, and 1: who may use it',
    who: 'visitor',
    path: '/terms',
    sees: [
      { heading: 'Terms & Conditions' },
      { text: /28 April 2025/ },
      { heading: '1. Agreement' },
      { heading: '2. Who can use Phila' },
      { text: /at least 18 years old, or have the consent of a parent or guardian/ },
      { text: /accurate information in your profile/ },
      { heading: '3. Services' },
      { text: /you accept AI-generated health content/ },
      { heading: '4. Subscriptions and payments' },
      { text: 'Recurring payments continue unless you cancel.' },
      { text: /cancel at any time before the next billing cycle/ },
      { text: 'There are no refunds for partial months or unused services.' },
      {
        text: /an order can be undone within 7 days, and all of it goes back to you within 30 days/,
      },
      { text: /the annual plan ends at any time with 20 business days’ notice/ },
      { heading: '5. Account termination' },
      { heading: '6. Intellectual property' },
      { heading: '7. AI disclaimer' },
      { heading: '8. Limitation of liability' },
      { heading: '9. Privacy' },
      { text: /\(POPIA\)/ },
      { heading: '10. Changes' },
      { heading: '11. Governing law' },
      { text: /law of the Republic of South Africa/ },
      { heading: '12. Contact' },
      { link: 'help@phila.example', to: 'mailto:help@phila.example' },
    ],
  },
  {
    name: 'beyond the specification: the manual of PAIA, in the order of its section 51(1)',
    who: 'visitor',
    path: '/access-to-information',
    sees: [
      { heading: 'Access to Information' },
      { text: /^Manual under section 51 of the Promotion of Access to Information Act 2 of 2000/ },
      { heading: '1. Who we are' },
      { link: 'help@phila.example', to: 'mailto:help@phila.example' },
      { heading: '2. The guide on how to use PAIA' },
      { link: 'inforegulator.org.za', to: 'https://inforegulator.org.za' },
      { heading: '3. What you can have without asking' },
      { text: /“Download My Data” on the profile page/ },
      { heading: '4. What we keep because other laws say so' },
      { heading: '5. About whom and what we keep records' },
      { heading: '6. How to ask for a record' },
      { text: /Form 2 of the regulations of 2021/ },
      { text: /We answer within 30 days/ },
      { heading: '7. How personal information is used' },
      { heading: '8. Where this manual is' },
      { link: 'Privacy Policy', to: '/privacy' },
    ],
    next: [
      {
        act: (page) =>
          page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click(),
        leadsTo: '/terms',
        sees: [{ link: 'Access to Information', to: '/access-to-information' }],
      },
    ],
  },
  {
    name: '2, 4, 6 feedback of a visitor: form, side cards, thanks, then an empty form',
    who: 'visitor',
    path: '/feedback',
    sees: [
      { heading: 'Share Your Feedback' },
      { label: 'Your Feedback', value: '' },
      { css: 'textarea[rows="6"][placeholder*="thoughts, suggestions or experiences"]' },
      { button: 'Submit Feedback' },
      { text: 'Feature suggestions' },
      { text: 'User experience improvements' },
      { text: 'Content recommendations' },
      { text: 'Technical issues' },
      { text: /All feedback is reviewed, but we cannot answer every message/ },
    ],
    next: [
      {
        // nothing but spaces is not sent
        act: async (page) => {
          await page.getByLabel('Your Feedback').fill('   ');
          await pressVisible(page, 'Submit Feedback');
        },
        sees: [{ text: 'Your Feedback is required.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Your Feedback').fill('  More pap, please.  ');
          await pressVisible(page, 'Submit Feedback');
        },
        sees: [{ heading: 'Thank You for Your Feedback!' }, { button: 'Submit Another Feedback' }],
      },
      {
        act: (page) => pressVisible(page, 'Submit Another Feedback'),
        sees: [{ label: 'Your Feedback', value: '' }],
        check: async (_page, { sql }) => {
          assert.deepEqual(await sql('select user_id, content from public.feedback'), [
            { user_id: null, content: 'More pap, please.' },
          ]);
        },
      },
    ],
    tidy: ({ sql }) => sql('delete from public.feedback'),
  },
];
