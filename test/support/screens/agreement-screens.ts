import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { pressNext } from '../members/onboarding.ts';
import { press, type Screen, type ScreenStage, seenBy } from './screen.ts';

/** As somebody who had a profile before anybody was asked. */
const neverAsked = (_page: Page, { sql, member }: ScreenStage) =>
  sql('delete from public.consents where user_id = $1', [member?.userId]);

const takenBack = (_page: Page, { sql, member }: ScreenStage) =>
  sql('update public.consents set withdrawn_at = now() where user_id = $1', [member?.userId]);

/** As somebody who agreed to other words than those of now. */
const agreedBefore = async (_page: Page, { sql, member }: ScreenStage) => {
  const words = 'I agree that everything I say is used to make my plans.';
  await sql(
    `insert into public.consent_texts (purpose, version, sha256, text, asked)
      values ('plans', '2026-01-01', encode(sha256(convert_to($1, 'UTF8')), 'hex'), $1, false) on conflict do nothing`,
    [words],
  );
  await sql('delete from public.consents where user_id = $1', [member?.userId]);
  await sql(
    `insert into public.consents (user_id, purpose, text_version, text_sha256)
      select $1, purpose, version, sha256 from public.consent_texts where text = $2`,
    [member?.userId, words],
  );
};

/** As a child who has asked nobody yet. */
const isChild = (_page: Page, { sql, member }: ScreenStage) =>
  sql('update public.profiles set age = 15 where user_id = $1', [member?.userId]);

/** A child whose guardian was asked, with a link of which the secret is known. @param answer SQL of what they answered */
const askedGuardian =
  (answer = '') =>
  async (page: Page, stage: ScreenStage) => {
    await isChild(page, stage);
    await stage.sql(
      `insert into agreement.guardians (user_id, email, age, token_hash, expires_at)
        values ($1, 'nomsa.dube@example.com', 15, translate(rtrim(encode(sha256(convert_to($2, 'UTF8')), 'base64'), '='), '+/', '-_'), now() + interval '9 days')`,
      [stage.member?.userId, secretOf(stage)],
    );
    if (answer !== '') {
      await stage.sql(`update agreement.guardians set ${answer} where user_id = $1`, [
        stage.member?.userId,
      ]);
    }
  };

/** 43 characters, another for each member. */
const secretOf = ({ member }: ScreenStage) =>
  (member?.userId ?? '').replaceAll('-', '').padEnd(43, 'A');
const openMail = (page: Page, stage: ScreenStage) =>
  page.goto(`${paths.guardian}#${secretOf(stage)}`);

const agreed = `agreed_at = now(), text_version = (select version from public.consent_texts where purpose = 'guardian' and asked),
  text_sha256 = (select sha256 from public.consent_texts where purpose = 'guardian' and asked)`;

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
    {
      name: 'agreement-health-kept',
      alone: true,
      arrange: async (page, stage) => {
        await neverAsked(page, stage);
        await stage.sql(
          `insert into public.health_answers (user_id, conditions, joints, allergens, foods)
            values ($1, '{High blood pressure,Another illness or medicine}', '{Knees,Back}', '{Tree nuts}', 'kiwi, celery')`,
          [stage.member?.userId],
        );
      },
      shows: 'button:has-text("Delete these answers")',
    },
  ]),
  ...seenBy('member', paths.profile, [
    { name: 'agreement-given', shows: 'text=/^You agreed on/' },
    {
      name: 'agreement-earlier-words',
      alone: true,
      arrange: agreedBefore,
      act: (page) => page.getByText('You agreed to earlier words').click(),
      shows: 'text=I agree that everything I say is used to make my plans.',
    },
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
  ...seenBy('planned', paths.dashboard, [
    {
      name: 'guardian-asked-for',
      alone: true,
      arrange: isChild,
      shows: 'text=A parent or guardian has to agree',
    },
    {
      name: 'guardian-page',
      alone: true,
      arrange: askedGuardian(),
      act: openMail,
      shows: 'button:has-text("I do not agree")',
    },
    {
      name: 'guardian-page-agreed',
      alone: true,
      arrange: askedGuardian(agreed),
      act: openMail,
      shows: 'button:has-text("Take it back")',
    },
    {
      name: 'guardian-page-declined',
      alone: true,
      arrange: askedGuardian('declined_at = now()'),
      act: openMail,
      shows: 'text=You said no',
    },
    {
      name: 'guardian-page-withdrawn',
      alone: true,
      arrange: askedGuardian(`${agreed}, withdrawn_at = now()`),
      act: openMail,
      shows: 'text=You took your agreement back.',
    },
    {
      name: 'guardian-page-expired',
      alone: true,
      arrange: askedGuardian('expires_at = now()'),
      act: openMail,
      shows: 'text=This link has run out.',
    },
    {
      name: 'guardian-page-over',
      act: (page) => page.goto(paths.guardian),
      shows: 'text=This link leads nowhere any more.',
    },
  ]),
  ...seenBy('member', paths.profile, [
    {
      name: 'information-request',
      act: (page) => page.getByText('Ask about my information').click(),
      shows: 'text=Send My Request',
    },
    {
      name: 'guardian-waiting',
      alone: true,
      arrange: askedGuardian(),
      shows: 'text=/and wait for the answer/',
    },
    {
      name: 'guardian-agreed',
      alone: true,
      arrange: askedGuardian(agreed),
      shows: 'text=/can take it back with the link/',
    },
    {
      name: 'guardian-declined',
      alone: true,
      arrange: askedGuardian('declined_at = now()'),
      shows: 'text=/said no on/',
    },
    {
      name: 'guardian-withdrawn',
      alone: true,
      arrange: askedGuardian(`${agreed}, withdrawn_at = now()`),
      shows: 'text=/took their agreement back on/',
    },
    {
      name: 'guardian-expired',
      alone: true,
      arrange: askedGuardian('expires_at = now()'),
      shows: 'text=/has run out/',
    },
  ]),
  ...seenBy('newcomer', paths.onboarding, [
    {
      name: 'guardian-onboarding',
      alone: true,
      act: async (page) => {
        await page.getByLabel('Full Name').fill('Lwazi Dube');
        await page.getByLabel('Age').fill('15');
        for (const name of ['Fitness Goals', 'Nutrition Preferences', 'Workout Preferences']) {
          await pressNext(page);
          await page.getByRole('heading', { name }).waitFor();
        }
      },
      shows: 'text=Send the mail',
    },
  ]),
];
