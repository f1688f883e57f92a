import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pressVisible, type Scene } from './scene.ts';

const openPasskeys = (page: Page) => page.getByText('Passkeys', { exact: true }).click();

/** What another service, or our own side of the way back, says at the return, and what the login makes of it. */
const refusals = [
  [
    'error=access_denied&error_description=End-User+aborted',
    'The other service did not sign you in. Please try again, or use another way in.',
  ],
  [
    'error=invalid_request&error_code=bad_oauth_state',
    'That took too long, or began in another browser. Please try again.',
  ],
  ['code=unknown', 'That took too long, or began in another browser. Please try again.'],
  [
    'error=access_denied&error_code=signup_disabled',
    'You have no account here yet, and no new ones are made at the moment.',
  ],
  [
    'error=access_denied&error_code=provider_email_needs_verification',
    'The other service has not checked your email address. Confirm it there, and try again.',
  ],
  [
    'error=access_denied&error_code=email_exists',
    'There is an account with this address already. Please sign in to it another way.',
  ],
  ['error=access_denied&error_code=user_banned', 'This account is closed.'],
  // anybody can make a link with words of their own
  [
    'error=access_denied&error_code=made_up&error_description=Call+this+number',
    'The other service did not sign you in. Please try again, or use another way in.',
  ],
] as const;

/** Ways in beside the password, as an operator switches them on. */
export const signInScenes: readonly Scene[] = [
  {
    name: '7 login where every way in is on',
    who: 'visitor',
    path: '/login',
    sees: [
      { button: 'Login' },
      { button: 'Email me a code instead' },
      { button: 'Use a passkey' },
      { button: 'Text me a code' },
      { button: 'Continue with Google' },
      { button: 'Login with your company' },
      { css: 'input[autocomplete="username webauthn"]', count: 1 },
    ],
  },
  {
    name: '7 sign-up where every way in is on: no passkey, which nobody has who is new',
    who: 'visitor',
    path: '/register',
    sees: [
      { button: 'Register' },
      { button: 'Text me a code' },
      { button: 'Continue with Google' },
      { button: 'Login with your company' },
    ],
    check: async (page) => {
      assert.equal(await page.getByRole('button', { name: 'Use a passkey' }).count(), 0);
    },
    next: [
      {
        act: (page) => pressVisible(page, 'Text me a code'),
        sees: [{ heading: 'Register by phone' }, { button: 'Send Code' }],
      },
      { act: (page) => pressVisible(page, 'Back'), sees: [{ heading: 'Create your account' }] },
    ],
  },
  {
    name: '7 login by phone: a number is asked for, a code, and a wrong one is told',
    who: 'visitor',
    path: '/login',
    act: (page) => pressVisible(page, 'Text me a code'),
    sees: [
      { heading: 'Login by phone' },
      { text: 'We send you a text message with a code that lets you in once.' },
      { label: 'Phone Number', type: 'tel' },
      { text: 'A number from another country with its code, such as +44.' },
      { label: 'This is a shared device' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Phone Number').fill('12');
          await pressVisible(page, 'Send Code');
        },
        sees: [{ text: 'Please type a phone number, such as 082 123 4567 or +44 7700 900123.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Phone Number').fill('(082) 123-4567');
          await pressVisible(page, 'Send Code');
        },
        sees: [
          { heading: 'Check your phone' },
          { text: 'If there is an account for +27821234567, a code is on its way.' },
          { text: 'Six digits, good for ten minutes.' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Code').fill('123456');
          await pressVisible(page, 'Login');
        },
        sees: [
          {
            error:
              'This code is wrong or has expired. After a few wrong ones you need a new text message.',
          },
          { button: 'Send another text message' },
        ],
      },
    ],
  },
  {
    name: '7 login with a company: found by its domain or not',
    who: 'visitor',
    path: '/login',
    act: (page) => pressVisible(page, 'Login with your company'),
    sees: [
      { heading: 'Login with your company' },
      { text: "Your company's own page lets you in. We find it by your address at work." },
      { label: 'Work Email or Domain' },
      { label: 'This is a shared device' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Work Email or Domain').fill('nothing');
          await pressVisible(page, 'Continue');
        },
        sees: [{ text: 'Please type your address at work, or what follows its @.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Work Email or Domain').fill('me@elsewhere.example');
          await pressVisible(page, 'Continue');
        },
        sees: [
          { error: 'No company with this domain signs in here. Check it, or use another way in.' },
        ],
      },
    ],
  },
  ...refusals.map(
    ([query, words]): Scene => ({
      name: `7 login of whoever comes back from another service with ${query}`,
      who: 'visitor',
      path: `/login?${query}`,
      sees: [{ error: words }, { button: 'Login' }],
      check: async (page) => assert.equal(new URL(page.url()).search, ''),
    }),
  ),
  {
    name: '7 login of a member with a security key: one step more, by key or on paper',
    who: 'visitor',
    path: '/login',
    arrange: ({ sql }) =>
      sql(`insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
        select id, 'webauthn', 'verified', 'Blue key' from auth.users where email = 'known@example.com'`),
    act: async (page) => {
      await page.getByLabel('Email').fill('known@example.com');
      await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
      await pressVisible(page, 'Login');
    },
    sees: [
      { heading: 'One step more' },
      { text: 'Use the security key that belongs to your account.' },
      { button: 'Use Blue key' },
      { button: 'Back to Login' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Use a recovery code'),
        sees: [{ label: 'Recovery Code' }, { button: 'Use my security key' }],
      },
    ],
    tidy: ({ sql }) => sql('delete from auth.mfa_factors'),
  },
  {
    name: '7 passkeys in the profile: none yet',
    who: 'newcomer',
    path: '/dashboard/profile',
    act: openPasskeys,
    sees: [
      {
        text: 'A passkey lets you in with your finger, your face or your PIN in the place of your password.',
      },
      { text: 'You have no passkeys yet.' },
      { label: 'Name', value: 'My passkey' },
      { text: 'By which you will know it, such as the device that keeps it.' },
      { button: 'Add Passkey' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Name', { exact: true }).fill('');
          await pressVisible(page, 'Add Passkey');
        },
        sees: [{ text: 'Name is required.' }],
      },
    ],
  },
  {
    name: '7 passkeys in the profile: named anew, kept, removed',
    who: 'newcomer',
    path: '/dashboard/profile',
    arrange: ({ sql, member }) =>
      sql(
        `insert into auth.passkeys (user_id, credential_id, public_key, friendly_name)
          values ($1, 'made up', 'made up', 'My phone')`,
        [member?.userId],
      ),
    act: openPasskeys,
    sees: [
      { text: 'My phone' },
      { button: 'Rename My phone' },
      { button: 'Remove My phone' },
      { label: 'Name', value: 'My passkey 2' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Rename My phone'),
        sees: [{ button: 'Save Name' }, { button: 'Cancel' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Name', { exact: true }).first().fill('My old phone');
          await pressVisible(page, 'Save Name');
        },
        sees: [{ status: 'The name is saved.' }, { button: 'Remove My old phone' }],
      },
      {
        act: (page) => pressVisible(page, 'Remove My old phone'),
        sees: [{ button: 'Yes, Remove It' }, { button: 'Keep It' }],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Keep It');
          await pressVisible(page, 'Remove My old phone');
          await pressVisible(page, 'Yes, Remove It');
        },
        sees: [
          { status: 'The passkey is removed. Delete it on your device as well.' },
          { text: 'You have no passkeys yet.' },
        ],
      },
    ],
  },
  {
    name: '7 two-step login in the profile where security keys are on',
    who: 'newcomer',
    path: '/dashboard/profile',
    act: (page) => pressVisible(page, 'Set Up or Change'),
    sees: [
      {
        text: 'With a security key or an authenticator app on your phone, your password alone lets nobody in.',
      },
      { heading: 'Security keys' },
      { text: 'A key that you plug in or hold to your phone, asked for after your password.' },
      { label: 'Name', value: 'My security key' },
      { button: 'Add Security Key' },
    ],
  },
];
