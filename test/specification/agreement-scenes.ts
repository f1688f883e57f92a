import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pressNext } from '#test/support/members/onboarding.ts';
import { pressVisible, type Scene, type Stage } from './scene.ts';

// Beyond the specification: what is asked before anything is sent, in boxes that nobody ticks but the member.

const words =
  'I agree that my profile and what I say about my health are used to make my plans: meals, training, shopping lists and supplement suggestions. I need not agree, but without it no plans can be made. I can take it back at any time.';
const earlierWords = 'I agree that everything I say is used to make my plans.';
const refusal =
  'Please agree first that your answers are used for this: “Your agreement” on your profile page.';
const privacy = { link: 'Privacy Policy', to: '/privacy' } as const;

const box = (page: Page) => page.getByRole('checkbox', { name: /^I agree that my profile/ });

/** As somebody who had a profile before anybody was asked. */
const neverAsked = ({ sql, member }: Stage) =>
  sql('delete from public.consents where user_id = $1', [member?.userId]);

const openConsents = async ({ sql, member }: Stage): Promise<number> => {
  const rows = await sql(
    'select from public.consents where user_id = $1 and withdrawn_at is null',
    [member?.userId],
  );
  return rows.length;
};

/** As somebody who agreed to other words than those that are asked now, which allowed this too. */
const agreedBefore = async ({ sql, member }: Stage) => {
  await sql(
    `insert into public.consent_texts (purpose, version, sha256, text, asked)
      values ('plans', '2026-01-01', encode(sha256(convert_to($1, 'UTF8')), 'hex'), $1, false) on conflict do nothing`,
    [earlierWords],
  );
  await sql('delete from public.consents where user_id = $1', [member?.userId]);
  await sql(
    `insert into public.consents (user_id, purpose, text_version, text_sha256)
      select $1, purpose, version, sha256 from public.consent_texts where text = $2`,
    [member?.userId, earlierWords],
  );
};

export const agreementScenes: readonly Scene[] = [
  {
    name: 'agreement: the wizard sends no profile before its box is ticked',
    who: 'newcomer',
    path: '/onboarding',
    act: async (page) => {
      await page.getByLabel('Full Name').fill('Thandi Mokoena');
      for (const title of ['Fitness Goals', 'Nutrition Preferences', 'Workout Preferences']) {
        await pressNext(page);
        await page.getByRole('heading', { name: title }).waitFor();
      }
    },
    sees: [{ text: words }, privacy, { button: 'Complete Setup' }],
    check: async (page) => assert.equal(await box(page).isChecked(), false),
    next: [
      {
        act: (page) => pressVisible(page, 'Complete Setup'),
        sees: [
          { text: 'Please tick this first: without it we may not use your answers.' },
          { css: 'input[name=agree-plans]:focus' },
        ],
        check: async (_page, { sql, member }) => {
          const rows = await sql('select from public.profiles where user_id = $1', [
            member?.userId,
          ]);
          assert.equal(rows.length, 0);
        },
      },
      {
        act: async (page) => {
          await box(page).check();
          await pressVisible(page, 'Complete Setup');
        },
        leadsTo: '/subscription',
        check: async (_page, stage) => assert.equal(await openConsents(stage), 1),
      },
    ],
  },
  {
    name: 'agreement: who had a profile before is asked on the dashboard, and may leave it for later',
    who: 'served',
    path: '/dashboard',
    arrange: neverAsked,
    sees: [
      { heading: 'May we use your answers?' },
      { text: /^Your plans go on as before\./ },
      { text: words },
      privacy,
      { button: 'I agree' },
    ],
    // what became of a meal is kept of who agrees, so nobody else is asked
    check: async (page) =>
      assert.equal(await page.getByRole('button', { name: 'Eaten' }).count(), 0),
    next: [
      {
        act: async (page) => {
          await pressVisible(page, 'Not now');
          await page
            .getByRole('heading', { name: 'May we use your answers?' })
            .waitFor({ state: 'hidden' });
        },
        sees: [{ css: 'h1:has-text("Thandi Mokoena")' }],
      },
      {
        act: async (page) => {
          await page.reload();
          await pressVisible(page, 'I agree');
        },
        sees: [{ text: 'Please tick this first: without it we may not use your answers.' }],
      },
      {
        act: async (page) => {
          await box(page).check();
          await pressVisible(page, 'I agree');
        },
        sees: [
          { status: /^Thank you, we have kept that\./ },
          { link: 'Your agreement', to: '/dashboard/profile' },
        ],
        check: async (_page, stage) => assert.equal(await openConsents(stage), 1),
      },
    ],
  },
  {
    name: 'agreement: who agreed to earlier words finds them on the profile, and is asked nothing anew',
    who: 'member',
    path: '/dashboard/profile',
    arrange: agreedBefore,
    sees: [
      { heading: 'Your agreement' },
      { text: words },
      { status: /^You agreed on \d+ \w+ \d{4}\.$/ },
      { button: 'Take it back' },
    ],
    check: async (page) => assert.equal(await page.getByText(earlierWords).isVisible(), false),
    next: [
      {
        act: (page) => page.getByText('You agreed to earlier words, that allowed this too').click(),
        sees: [{ text: earlierWords }],
      },
    ],
  },
  {
    name: 'agreement: taken back on the profile as easily as given, with what follows said before',
    who: 'member',
    path: '/dashboard/profile',
    sees: [
      { heading: 'Your agreement' },
      { text: words },
      { status: /^You agreed on \d+ \w+ \d{4}\.$/ },
      { button: 'Take it back' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Take it back'),
        sees: [
          { heading: 'Take it back?' },
          {
            text: 'From then on no plans and lists are made or changed, and your profile cannot be saved.',
          },
          { text: 'You can agree again at any time.' },
        ],
      },
      {
        act: (page) =>
          page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click(),
        sees: [{ status: 'You have not agreed to this.' }, { button: 'I agree' }],
        check: async (_page, stage) => assert.equal(await openConsents(stage), 0),
      },
      {
        act: async (page) => {
          await page.goto('/dashboard/meal-plans');
          await pressVisible(page, 'Generate Meal Plans');
        },
        sees: [{ error: refusal }],
      },
      {
        act: (page) => page.goto('/dashboard'),
        sees: [
          { text: /^You took your agreement back, so nothing new is made/ },
          { link: 'Your agreement', to: '/dashboard/profile' },
        ],
      },
      {
        act: (page) => page.goto('/dashboard/health'),
        sees: [{ text: /^What you say of your health is kept only if you agree\./ }],
      },
      {
        act: async (page) => {
          await page.goto('/dashboard/profile');
          await page.getByLabel('Weight').fill('72');
          await pressVisible(page, 'Save Profile');
        },
        sees: [{ text: 'Please tick this first: without it we may not use your answers.' }],
      },
      {
        act: async (page) => {
          await box(page).check();
          await pressVisible(page, 'Save Profile');
        },
        sees: [{ text: 'Profile updated successfully!' }],
        check: async (_page, stage) => assert.equal(await openConsents(stage), 1),
      },
    ],
  },
];
