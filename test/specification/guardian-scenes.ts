import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { asGuardian, askGuardian } from '#test/support/members/guardian.ts';
import { pressNext } from '#test/support/members/onboarding.ts';
import { pressVisible, type Scene, type Stage } from './scene.ts';

// Beyond the specification: who is under 18 agrees together with a parent or guardian, who is asked by mail.

const asked =
  'Because you are under 18, a parent or guardian has to agree before we use what you say about your body. We ask them by mail.';
const words =
  'I am a parent or guardian of this member, who is under 18. I agree that their profile and what they say about their health are used to make their plans: meals, training and shopping lists. I need not agree, but without it no plans can be made for them. I can take it back at any time.';
const field = 'Email address of your parent or guardian';
const title = { heading: 'Your agreement as a parent or guardian' } as const;
const day = '\\d+ \\w+ \\d{4}';

const memberOf = ({ member }: Stage) => {
  assert.ok(member);
  return member;
};

/** As a child who had a profile before guardians were asked. */
const isChild = (stage: Stage) =>
  stage.sql('update public.profiles set age = 15 where user_id = $1', [memberOf(stage).userId]);

/** A child whose guardian was asked. @returns the secret of the mail */
async function hasAsked(stage: Stage): Promise<string> {
  const member = memberOf(stage);
  await isChild(stage);
  return askGuardian(stage.server, member, { email: `mother-of-${member.email}` });
}

/** A child whose guardian has answered. */
const hasAnswer = (...answers: readonly ('agree' | 'decline' | 'withdraw')[]) =>
  async function answered(stage: Stage): Promise<void> {
    const secret = await hasAsked(stage);
    for (const answer of answers) await asGuardian(stage.server.url, secret, answer);
  };

const runOut = (stage: Stage) =>
  stage.sql('update agreement.guardians set expires_at = now() where user_id = $1', [
    memberOf(stage).userId,
  ]);

/** Opens the guardian's mail in this browser. */
const openMail = async (page: Page, stage: Stage) =>
  page.goto(`/guardian#${await hasAsked(stage)}`);

export const guardianScenes: readonly Scene[] = [
  {
    name: 'guardian: the wizard sends no profile of a child before a guardian agrees',
    who: 'newcomer',
    path: '/onboarding',
    act: async (page) => {
      await page.getByLabel('Full Name').fill('Lwazi Dube');
      await page.getByLabel('Age').fill('15');
      for (const name of ['Fitness Goals', 'Nutrition Preferences', 'Workout Preferences']) {
        await pressNext(page);
        await page.getByRole('heading', { name }).waitFor();
      }
    },
    sees: [{ status: asked }, { label: field, type: 'email' }, { button: 'Send the mail' }],
    next: [
      {
        act: async (page) => {
          await page.getByRole('checkbox', { name: /^I agree that my profile/ }).check();
          await pressVisible(page, 'Complete Setup');
        },
        sees: [
          { text: 'A parent or guardian has to agree first: this waits until they have.' },
          { css: 'input[name=guardian-email]:focus' },
        ],
        check: async (_page, stage) => {
          const { userId } = memberOf(stage);
          const rows = await stage.sql('select from public.profiles where user_id = $1', [userId]);
          assert.equal(rows.length, 0);
        },
      },
      {
        act: async (page, stage) => {
          await page.getByLabel(field).fill(memberOf(stage).email);
          await pressVisible(page, 'Send the mail');
        },
        sees: [{ error: 'Please give the address of your parent or guardian, and not your own.' }],
      },
      {
        act: async (page, stage) => {
          await page.getByLabel(field).fill(`mother-of-${memberOf(stage).email}`);
          await pressVisible(page, 'Send the mail');
        },
        sees: [
          { status: new RegExp(`^We asked mother-of-\\S+ on ${day} and wait for the answer\\.`) },
          { button: 'Send it again' },
          { button: 'Look whether they have answered' },
        ],
      },
    ],
  },
  {
    name: 'guardian: a child who had a profile before is asked on the dashboard and loses nothing',
    who: 'served',
    path: '/dashboard',
    arrange: isChild,
    sees: [
      { heading: 'A parent or guardian has to agree' },
      { status: asked },
      { button: 'Send the mail' },
      { button: 'Not now' },
    ],
    check: async (page) =>
      assert.equal(await page.getByRole('button', { name: 'Eaten' }).count(), 0),
    next: [
      {
        act: (page) => page.goto('/dashboard/health'),
        sees: [{ heading: 'A parent or guardian has to agree' }],
      },
      {
        act: (page) => page.goto('/dashboard/meal-plans'),
        sees: [{ button: 'Generate New Plans' }],
        check: async (_page, stage) => {
          const { userId } = memberOf(stage);
          const weeks = await stage.sql('select from public.meal_plans where user_id = $1', [
            userId,
          ]);
          assert.equal(weeks.length, 4);
        },
      },
    ],
  },
  ...(
    [
      ['has agreed', hasAnswer('agree'), new RegExp(`agreed on ${day}, and can take it back`)],
      [
        'has said no',
        hasAnswer('decline'),
        new RegExp(
          `said no on ${day}, so we make no plans for you\\. Your account is deleted on ${day}, with all that is in it, unless a parent or guardian agrees before\\. They can still agree`,
        ),
      ],
      [
        'took it back',
        hasAnswer('agree', 'withdraw'),
        new RegExp(`took their agreement back on ${day}, so nothing new is made`),
      ],
      [
        'did not answer in time',
        async (stage: Stage) => {
          await hasAsked(stage);
          await runOut(stage);
        },
        /and the link in that mail has run out\.$/,
      ],
    ] as const
  ).map(
    ([what, arrange, status]): Scene => ({
      name: `guardian: the profile of a child whose guardian ${what}`,
      who: 'member',
      path: '/dashboard/profile',
      arrange,
      sees: [{ heading: 'Your agreement' }, { heading: 'Your parent or guardian' }, { status }],
    }),
  ),
  {
    name: 'guardian: the page of the mail agrees and takes back, each by one button',
    who: 'member',
    path: '/dashboard',
    act: openMail,
    sees: [
      title,
      { status: /^They are under 18 and named you as their parent or guardian\./ },
      { text: words },
      { button: 'I agree' },
      { button: 'I do not agree' },
      { link: 'Privacy Policy', to: '/privacy' },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'I agree'),
        sees: [
          title,
          { status: 'Thank you. You agreed that plans are made for them.' },
          { text: /^If you take it back, no plans and lists are made for them from then on/ },
          { button: 'Take it back' },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Take it back'),
        sees: [{ status: /^You took your agreement back\. From then on nothing new is made/ }],
      },
    ],
  },
  {
    name: 'guardian: the page of the mail says no, and may change its mind',
    who: 'member',
    path: '/dashboard',
    act: openMail,
    sees: [{ button: 'I do not agree' }],
    next: [
      {
        act: (page) => pressVisible(page, 'I do not agree'),
        sees: [
          { status: 'You said no, so no plans are made for them. You can still agree.' },
          {
            text: new RegExp(
              `^Their account is deleted on ${day}, with all that is in it, unless a parent or guardian agrees before\\.$`,
            ),
          },
          { button: 'I agree' },
        ],
      },
      {
        act: (page) => pressVisible(page, 'I agree'),
        sees: [{ status: 'Thank you. You agreed that plans are made for them.' }],
      },
    ],
  },
  {
    name: 'guardian: a link that has run out, and one that leads nowhere',
    who: 'member',
    path: '/dashboard',
    act: async (page, stage) => {
      const secret = await hasAsked(stage);
      await runOut(stage);
      await page.goto(`/guardian#${secret}`);
    },
    sees: [{ status: 'This link has run out. They can send you a new one from their account.' }],
    next: [
      {
        act: async (page) => {
          await page.goto('/guardian');
          await page.reload();
        },
        sees: [title, { status: /^This link leads nowhere any more\./ }],
      },
    ],
  },
];
