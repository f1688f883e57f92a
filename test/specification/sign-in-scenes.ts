import type { Page } from 'playwright-core';
import { press, type Scene } from './scene.ts';

const openPasskeys = (page: Page) => page.getByText('Passkeys', { exact: true }).click();

/** Ways in beside the password, as an operator switches them on. */
export const signInScenes: readonly Scene[] = [
  {
    name: '7 login where passkeys are on',
    who: 'visitor',
    path: '/login',
    sees: [
      { button: 'Login' },
      { button: 'Use a passkey' },
      { css: 'input[autocomplete="username webauthn"]', count: 1 },
    ],
  },
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
      await press(page, 'Login');
    },
    sees: [
      { heading: 'One step more' },
      { text: 'Use the security key that belongs to your account.' },
      { button: 'Use Blue key' },
      { button: 'Back to Login' },
    ],
    next: [
      {
        act: (page) => press(page, 'Use a recovery code'),
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
          await press(page, 'Add Passkey');
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
        act: (page) => press(page, 'Rename My phone'),
        sees: [{ button: 'Save Name' }, { button: 'Cancel' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Name', { exact: true }).first().fill('My old phone');
          await press(page, 'Save Name');
        },
        sees: [{ status: 'The name is saved.' }, { button: 'Remove My old phone' }],
      },
      {
        act: (page) => press(page, 'Remove My old phone'),
        sees: [{ button: 'Yes, Remove It' }, { button: 'Keep It' }],
      },
      {
        act: async (page) => {
          await press(page, 'Keep It');
          await press(page, 'Remove My old phone');
          await press(page, 'Yes, Remove It');
        },
        sees: [
          { status: 'The passkey is removed. Delete it on your device as well.' },
          { text: 'You have no passkeys yet.' },
        ],
      },
    ],
  },
  {
    name: '7 passkeys in the profile: who signed in long ago proves again who they are',
    who: 'newcomer',
    path: '/dashboard/profile',
    arrange: ({ sql, member }) =>
      sql(
        `update auth.amr_claims set updated_at = updated_at - interval '11 minutes'
          where session_id in (select id from auth.sessions where user_id = $1)`,
        [member?.userId],
      ),
    act: async (page) => {
      await openPasskeys(page);
      await press(page, 'Add Passkey');
    },
    sees: [
      {
        error:
          'To be sure that it is you: sign out, sign in again, and do this within ten minutes.',
      },
    ],
  },
  {
    name: '7 two-step login in the profile where security keys are on',
    who: 'newcomer',
    path: '/dashboard/profile',
    act: (page) => press(page, 'Set Up or Change'),
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
