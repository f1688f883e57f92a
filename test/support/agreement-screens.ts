import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { press, type Screen, type ScreenStage, seenBy } from './screen.ts';

/** As somebody who had a profile before anybody was asked. */
const neverAsked = (_page: Page, { sql, member }: ScreenStage) =>
  sql('delete from public.consents where user_id = $1', [member?.userId]);

const takenBack = (_page: Page, { sql, member }: ScreenStage) =>
  sql('update public.consents set withdrawn_at = now() where user_id = $1', [member?.userId]);

const dialog = 'dialog[open] >> text=You can agree again at any time.';

/** What members are asked to agree to, and how they take it back. */
export const agreementScreens: readonly Screen[] = [
  ...seenBy('planned', paths.dashboard, [
    {
      name: 'agreement-asked',
      alone: true,
      arrange: neverAsked,
      shows: 'label:has-text("I agree that my profile")',
    },
    {
      name: 'agreement-asked-unticked',
      alone: true,
      arrange: neverAsked,
      act: (page) => press(page, 'I agree'),
      shows: 'text=Please tick this first',
    },
    {
      name: 'agreement-taken-back',
      alone: true,
      arrange: takenBack,
      shows: 'text=You took your agreement back',
    },
  ]),
  ...seenBy('member', paths.health, [
    {
      name: 'agreement-health',
      alone: true,
      arrange: neverAsked,
      shows: 'label:has-text("I agree that my profile")',
    },
  ]),
  ...seenBy('member', paths.profile, [
    { name: 'agreement-given', shows: 'text=/^You agreed on/' },
    {
      name: 'agreement-take-back',
      act: (page) => press(page, 'Take it back'),
      shows: dialog,
    },
    {
      name: 'agreement-not-given',
      alone: true,
      arrange: takenBack,
      shows: 'text=You have not agreed to this.',
    },
  ]),
];
