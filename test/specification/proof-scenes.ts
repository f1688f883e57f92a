import type { Page } from 'playwright-core';
import { longAgo } from '#test/support/accounts/long-ago.ts';
import { pressVisible, type Scene, type Stage } from './scene.ts';

const path = '/dashboard/profile';
const arrange =
  (...texts: readonly string[]) =>
  async ({ sql, member }: Stage) => {
    for (const text of texts) await sql(text, [member?.userId]);
  };
const open = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

async function askForAddress(page: Page): Promise<void> {
  await open(page, 'Change email');
  await page.getByLabel('New Email').fill('another@example.com');
  await pressVisible(page, 'Change Email');
}

/** Who signed in long ago proves in place that it is them, and what they began goes on. */
const inPlace: readonly Scene[] = [
  {
    name: '7 another address, long after the login: by the password, a wrong one told, in place',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.proved),
    act: askForAddress,
    sees: [
      { heading: 'Is it you?' },
      { text: 'You signed in a while ago. Show that it is you, and what you began goes on.' },
      { label: 'Password', type: 'password' },
      { button: 'Continue' },
      { button: 'Cancel' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Password', { exact: true }).fill('not the password');
          await pressVisible(page, 'Continue');
        },
        sees: [{ error: 'That is not your password.' }],
      },
      {
        act: (page) => pressVisible(page, 'Cancel'),
        sees: [
          { error: 'Nothing was changed, because you did not show that it is you.' },
          { label: 'New Email', value: 'another@example.com' },
        ],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Change Email');
          await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
          await pressVisible(page, 'Continue');
        },
        sees: [{ status: 'Look in both inboxes, and press the button in each mail.' }],
      },
    ],
  },
  {
    name: '7 a passkey removed long after the login: another way is chosen, and the removal goes on',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.proved, longAgo.withPasskey),
    act: async (page) => {
      await open(page, 'Passkeys');
      await pressVisible(page, 'Remove My phone');
      await pressVisible(page, 'Yes, Remove It');
    },
    sees: [{ heading: 'Is it you?' }, { label: 'Password' }, { button: 'Use a passkey' }],
    next: [
      {
        act: (page) => pressVisible(page, 'Use a passkey'),
        sees: [{ button: 'Use Passkey' }, { button: 'Use my password' }],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Use my password');
          await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
          await pressVisible(page, 'Continue');
        },
        sees: [{ status: 'The passkey is removed. Delete it on your device as well.' }],
      },
    ],
  },
  {
    name: '7 a second step turned off long after the login: by the app, the key or the password',
    who: 'newcomer',
    path,
    arrange: arrange(
      longAgo.proved,
      longAgo.withApp,
      longAgo.withSecurityKey,
      longAgo.secondStepTaken,
    ),
    act: async (page) => {
      await pressVisible(page, 'Set Up or Change');
      await pressVisible(page, 'Remove Authenticator App');
      await pressVisible(page, 'Yes, Remove the App');
    },
    sees: [{ label: 'Password' }, { button: 'Use my authenticator app' }],
    next: [
      {
        act: (page) => pressVisible(page, 'Use my authenticator app'),
        sees: [
          { label: 'Code' },
          { text: 'Six digits of your authenticator app, which change every half minute.' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Code').fill('12');
          await pressVisible(page, 'Continue');
        },
        sees: [{ text: 'The code has six digits.' }],
      },
      {
        act: (page) => pressVisible(page, 'Use my security key'),
        sees: [{ button: 'Use Blue key' }, { button: 'Use my authenticator app' }],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Use my password');
          await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
          await pressVisible(page, 'Continue');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        },
        sees: [{ button: 'Set Up Authenticator App' }, { text: 'Blue key' }],
      },
    ],
  },
  {
    name: '7 a first password for whoever came without one: by a mailed code, a wrong one told',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.proved, longAgo.withoutPassword),
    act: (page) => open(page, 'Change password'),
    sees: [
      { text: 'You have no password yet. With one you can sign in where no code reaches you.' },
      { label: 'New Password', type: 'password' },
      { button: 'Set Password' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('New Password').fill('battery staple 7');
          await pressVisible(page, 'Set Password');
        },
        sees: [
          { heading: 'Is it you?' },
          { text: 'You have no password here, so we mail you a code.' },
          { button: 'Send Code' },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Send Code'),
        sees: [
          { label: 'Code' },
          { text: 'Six digits, good for ten minutes.' },
          { button: 'Send another code' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Code').fill('000000');
          await pressVisible(page, 'Continue');
        },
        sees: [
          {
            error: 'This code is wrong or has expired. After a few wrong ones you need a new one.',
          },
        ],
      },
    ],
  },
  {
    name: '7 a first password, just after a login by code: set at once',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.withoutPassword),
    act: async (page) => {
      await open(page, 'Change password');
      await page.getByLabel('New Password').fill('battery staple 7');
      await pressVisible(page, 'Set Password');
    },
    sees: [
      { status: 'Your password is set, and other devices are signed out.' },
      { label: 'Current Password' },
      { button: 'Change Password' },
    ],
  },
  {
    name: '7 who can show nothing in place is told to sign in again',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.proved, longAgo.unconfirmed),
    act: askForAddress,
    sees: [
      {
        status:
          'To be sure that it is you: sign out, sign in again, and do this within ten minutes.',
      },
    ],
  },
  {
    name: '7 the account is deleted without a password: asked for a code in place',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.proved, longAgo.withoutPassword),
    act: async (page) => {
      await open(page, 'Delete my account');
      await pressVisible(page, 'Delete My Account');
    },
    sees: [{ heading: 'Is it you?' }, { button: 'Send Code' }],
    next: [
      {
        act: (page) => pressVisible(page, 'Cancel'),
        sees: [{ error: 'Nothing was changed, because you did not show that it is you.' }],
      },
    ],
  },
];

const services: readonly Scene[] = [
  {
    name: '7 other services in the profile: none yet, and one that does not answer is not linked',
    who: 'newcomer',
    path,
    act: (page) => open(page, 'Other services'),
    sees: [
      { text: 'A service that you link lets you in by one press, without a password of ours.' },
      { text: 'No service is linked to your account.' },
      { button: 'Link Google' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Link Google'),
        sees: [{ error: 'Nothing was linked. Please try again.' }, { button: 'Link Google' }],
        leadsTo: path,
      },
    ],
  },
  {
    name: '7 other services in the profile: unlinked long after the login, behind a proof',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.proved, longAgo.withService),
    act: (page) => open(page, 'Other services'),
    sees: [
      { text: 'Google' },
      { text: /^thandi@service\.example, linked \d/ },
      { button: 'Unlink Google' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Unlink Google'),
        sees: [{ button: 'Yes, Unlink It' }, { button: 'Keep It' }],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Yes, Unlink It');
          await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
          await pressVisible(page, 'Continue');
        },
        sees: [
          { status: 'Google signs you in no more.' },
          { text: 'No service is linked to your account.' },
          { button: 'Link Google' },
        ],
      },
    ],
  },
  {
    name: '7 other services in the profile: the only way in stays',
    who: 'newcomer',
    path,
    arrange: arrange(longAgo.withService, longAgo.withServiceAlone),
    act: (page) => open(page, 'Other services'),
    sees: [{ text: 'Google' }, { text: 'the only way into your account' }],
  },
];

export const proofScenes: readonly Scene[] = [...inPlace, ...services];
