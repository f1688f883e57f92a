import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { longAgo } from '../accounts/long-ago.ts';
import { press, type Screen, type ScreenStage, seenBy } from './screen.ts';

const arrange =
  (...texts: readonly string[]) =>
  async (_page: Page, { sql, member }: ScreenStage) => {
    for (const text of texts) await sql(text, [member?.userId]);
  };
const open = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

async function setPassword(page: Page): Promise<void> {
  await open(page, 'Change password');
  await page.getByLabel('New Password').fill('battery staple 7');
  await press(page, 'Set Password');
}

/** Members who prove in place that it is them, and what they do behind it. */
export const proofScreens: readonly Screen[] = seenBy('member', paths.profile, [
  {
    name: 'proof-ways',
    alone: true,
    arrange: arrange(
      longAgo.proved,
      longAgo.withPasskey,
      longAgo.withApp,
      longAgo.withSecurityKey,
      longAgo.secondStepTaken,
    ),
    act: async (page) => {
      await open(page, 'Passkeys');
      await press(page, 'Remove My phone');
      await press(page, 'Yes, Remove It');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await press(page, 'Continue');
    },
    shows: 'text=That is not your password.',
  },
  {
    name: 'proof-key',
    alone: true,
    arrange: arrange(longAgo.proved, longAgo.withSecurityKey, longAgo.secondStepTaken),
    act: async (page) => {
      await open(page, 'Change email');
      await page.getByLabel('New Email').fill('another@example.com');
      await press(page, 'Change Email');
      await press(page, 'Use my security key');
    },
    shows: 'text=Use Blue key',
  },
  {
    name: 'proof-first-password',
    alone: true,
    arrange: arrange(longAgo.withoutPassword),
    act: (page) => open(page, 'Change password'),
    shows: 'text=You have no password yet.',
  },
  {
    name: 'proof-send-code',
    alone: true,
    arrange: arrange(longAgo.proved, longAgo.withoutPassword),
    act: setPassword,
    shows: 'text=we mail you a code',
  },
  {
    name: 'proof-code',
    alone: true,
    arrange: arrange(longAgo.proved, longAgo.withoutPassword),
    act: async (page) => {
      await setPassword(page);
      await press(page, 'Send Code');
    },
    shows: 'text=Send another code',
  },
  {
    name: 'proof-none',
    alone: true,
    arrange: arrange(longAgo.proved, longAgo.unconfirmed),
    act: setPassword,
    shows: 'text=sign out, sign in again',
  },
  {
    name: 'proof-services',
    alone: true,
    arrange: arrange(longAgo.withService),
    act: async (page) => {
      await open(page, 'Other services');
      await press(page, 'Unlink Google');
    },
    shows: 'text=Yes, Unlink It',
  },
  {
    name: 'proof-services-only',
    alone: true,
    arrange: arrange(longAgo.withService, longAgo.withServiceAlone),
    act: (page) => open(page, 'Other services'),
    shows: 'text=the only way into your account',
  },
]);
