import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { sharingSchema } from '#contract/shopping/shared-list.ts';
import { cut, hold, type Screen, type ScreenStage, seenBy } from './screen.ts';

/** Opens the link of the member's list, as another phone does. */
async function openLink(page: Page, { member }: ScreenStage): Promise<void> {
  const own = {
    user_id: member?.userId,
    id: crypto.randomUUID(),
    name: 'Nappies',
    amount: '1 pack',
  };
  await member?.call('POST', `${wire.data}/shopping_own_lines`, own);
  const made = await member?.call('POST', wire.sharing, { action: 'share', tier: 'budget' });
  await page.goto(v.parse(sharingSchema, made?.body).link?.path ?? '');
  await page.locator('.shopping-row').first().waitFor();
}
const tick = async (page: Page) => {
  for (const place of [0, 2])
    await page.locator('.shopping-row').nth(place).getByRole('checkbox').check();
};

/** A shopping list as somebody sees it who has its link and no account. */
export const sharedScreens: readonly Screen[] = [
  ...seenBy('visitor', paths.shared, [
    { name: 'shared-over', shows: 'text=This list is no longer shared' },
    {
      name: 'shared-away',
      arrange: cut(`**${wire.shared}`),
      act: (page) => page.goto(`${paths.shared}#${'x'.repeat(43)}`),
      shows: 'text=The list could not be loaded',
    },
    {
      name: 'shared-loading',
      arrange: hold(`**${wire.shared}`),
      act: (page) => page.goto(`${paths.shared}#${'x'.repeat(43)}`),
      shows: '[role=status]:has-text("Loading")',
    },
  ]),
  ...seenBy('planned', paths.shared, [
    { name: 'shared-list', alone: true, act: openLink, shows: 'text=Nappies' },
    {
      name: 'shared-ticked',
      alone: true,
      act: async (page, stage) => {
        await openLink(page, stage);
        await tick(page);
        await page.getByRole('button', { name: /^Hide bought/ }).click();
        await page.locator('.shopping-basket summary').click();
      },
      shows: '.shopping-basket[open]',
    },
    {
      name: 'shared-offline',
      alone: true,
      act: async (page, stage) => {
        await openLink(page, stage);
        await page.context().setOffline(true);
        await tick(page);
      },
      shows: 'text=kept on this device until you are back online',
    },
    {
      name: 'shared-ask',
      alone: true,
      act: async (page, stage) => {
        const { member } = stage;
        await member?.call('PATCH', `${wire.data}/profiles?user_id=eq.${member.userId}`, {
          allergies: ['Eggs'],
          updated_at: new Date().toISOString(),
        });
        await openLink(page, stage);
      },
      shows: 'text=Ask before you buy this',
    },
  ]),
];
