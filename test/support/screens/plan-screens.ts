import type { Page } from 'playwright-core';
import { paths, wire } from '#contract/paths.ts';
import { saveAsOnce } from '../members/profile-of-once.ts';
import { arrangeEvening } from '../plans/evening.ts';
import { askWhy, unfoldMeals } from '../plans/plan-view.ts';
import {
  logHarder,
  logThreeDays,
  showPlans,
  skipTo,
  startSession as startNamed,
} from '../plans/training.ts';
import {
  button,
  cut,
  hold,
  madeBefore,
  nowAvoiding,
  press,
  type Screen,
  type ScreenStage,
  seenBy,
} from './screen.ts';

const weekly = [
  { kind: 'meals', title: 'Meal Plans', path: paths.mealPlans, table: 'meal_plans' },
  { kind: 'training', title: 'Exercise Plans', path: paths.exercisePlans, table: 'exercise_plans' },
] as const;

const anyWeekly = weekly.flatMap(({ kind, title, path, table }): readonly Screen[] => [
  ...seenBy('member', path, [
    { name: `${kind}-none`, shows: `text=No ${title} Generated Yet` },
    {
      name: `${kind}-loading`,
      arrange: hold(`**${wire.data}/${table}?*`),
      shows: '[role=status]:has-text("Loading")',
    },
    {
      name: `${kind}-load-failed`,
      arrange: cut(`**${wire.data}/${table}?*`),
      shows: `text=Failed to load ${title.toLowerCase()}`,
    },
  ]),
  ...seenBy('newcomer', path, [
    {
      name: `${kind}-without-profile`,
      act: (page) => press(page, `Generate ${title}`),
      shows: 'text=Please complete your profile first',
    },
  ]),
  ...seenBy('planned', path, [
    { name: kind, shows: '#week-1 .day' },
    {
      name: `${kind}-week-missing`,
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(`delete from public.${table} where week = 3 and user_id = $1`, [member?.userId]),
      shows: 'text=Plan not generated yet',
    },
    {
      name: `${kind}-concerned`,
      alone: true,
      arrange: nowAvoiding('Eggs'),
      act: (page) => page.locator('#week-1 .concern').first().waitFor({ state: 'attached' }),
      shows: 'main [role=alert]:not(:empty)',
    },
    {
      name: `${kind}-concerned-print`,
      alone: true,
      onPaper: true,
      arrange: nowAvoiding('Eggs'),
      act: (page) => page.locator('#week-4 .concern').first().waitFor({ state: 'attached' }),
      shows: '#week-1 .concern',
    },
    {
      name: `${kind}-unchecked`,
      arrange: cut(`**${wire.profileFit}`),
      shows: 'main [role=alert]:not(:empty)',
    },
    {
      name: `${kind}-anew`,
      act: (page) => press(page, 'Generate New Plans'),
      shows: 'dialog[open] >> text=Make new plans',
    },
    {
      name: `${kind}-over`,
      alone: true,
      arrange: madeBefore(table, 40),
      shows: 'text=These four weeks are over',
    },
    {
      name: `${kind}-print`,
      onPaper: true,
      act: (page) => page.locator('#week-4 .day').first().waitFor({ state: 'attached' }),
      shows: '#week-1 .day',
    },
    {
      name: `${kind}-why`,
      act: askWhy,
      shows: 'dialog[open] h3',
    },
    {
      name: `${kind}-new-week`,
      act: (page) => press(page, /^New week: other \w+ for week 3$/),
      shows: 'dialog[open] >> text=Make new week',
    },
  ]),
]);

const openSwap = async (page: Page) => {
  await unfoldMeals(page);
  await press(page, /^Swap lunch on \w+day \d+\s\w+, week 1$/);
};

const meals: readonly Screen[] = [
  ...seenBy('member', paths.mealPlans, [
    {
      name: 'meals-beyond-bounds',
      alone: true,
      arrange: (_page, { sql, member }) =>
        saveAsOnce(sql, member?.userId, 'age = 92, height = 115'),
      shows: 'text=we can only plan for 14 to 90 years',
    },
    {
      name: 'meals-generating',
      alone: true,
      arrange: async (_page, { writer }) => writer.hold(),
      act: async (page, { writer }) => {
        await press(page, 'Generate Meal Plans');
        await page.getByText('Writing week 1 of 4…').waitFor();
        writer.go(2);
      },
      shows: 'text=Writing week 3 of 4…',
    },
  ]),
  ...seenBy('planned', paths.mealPlans, [
    {
      name: 'meals-profile-changed',
      alone: true,
      arrange: (_page, { member }) =>
        member?.call('PATCH', `${wire.data}/profiles?user_id=eq.${member.userId}`, {
          weight: 78,
        }) ?? Promise.resolve(),
      shows: 'text=Your profile has changed',
    },
    {
      name: 'meals-swap',
      act: openSwap,
      shows: 'dialog[open] li button',
    },
    {
      name: 'meals-swap-waiting',
      arrange: hold(`**${wire.mealAlternatives}`),
      act: openSwap,
      shows: 'dialog[open] >> text=Looking for other meals…',
    },
    {
      name: 'meals-swap-failed',
      arrange: cut(`**${wire.mealAlternatives}`),
      act: openSwap,
      shows: 'dialog[open] [role=alert]:not(:empty)',
    },
    {
      name: 'meals-swapped',
      alone: true,
      act: async (page) => {
        await openSwap(page);
        await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
      },
      shows: 'text=Swap again',
    },
    {
      name: 'meals-evening',
      alone: true,
      arrange: arrangeEvening,
      shows: '.day-evening',
    },
    {
      name: 'meals-undo',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(`update public.meal_plans set content = content || ' ' where user_id = $1`, [
          member?.userId,
        ]),
      shows: 'text=what stood here before can come back',
    },
    {
      name: 'meals-kept',
      alone: true,
      act: async (page) => {
        await unfoldMeals(page);
        await press(page, /^Keep dinner on \w+day \d+\s\w+, week 1$/);
      },
      shows: '.meal .lock',
    },
  ]),
];

const unfold = async (page: Page) => {
  const day = page.locator('#week-1 details.day:has(.session)').first();
  if ((await day.getAttribute('open')) === null) await day.locator('summary').first().click();
  return day;
};
const startSession = async (page: Page) => {
  const day = await unfold(page);
  await day.getByRole('button', { name: /^Start / }).click();
  await button(page, 'Close session').waitFor();
};
const firstSet = async (page: Page) => {
  await startSession(page);
  await press(page, 'Done, continue');
};

/** One set is done, and then the plan makes room for another one. */
const leaveBegun = async (page: Page, { sql, member }: ScreenStage) => {
  await firstSet(page);
  await press(page, 'Set done');
  await press(page, 'Close session');
  await sql(
    `update public.exercise_plans set details = jsonb_set(details::jsonb, '{plan}', '"another"')::json where user_id = $1`,
    [member?.userId],
  );
  await page.reload();
  await page.getByText('begun in your earlier plans').waitFor();
};

const training: readonly Screen[] = [
  ...seenBy('planned', paths.exercisePlans, [
    {
      name: 'training-begun-before',
      alone: true,
      act: leaveBegun,
      shows: 'text=begun in your earlier plans',
    },
    {
      name: 'dashboard-begun-before',
      alone: true,
      act: async (page, stage) => {
        await leaveBegun(page, stage);
        await page.goto(paths.dashboard);
      },
      shows: 'text=begun in your earlier plans',
    },
    {
      name: 'training-session',
      act: unfold,
      shows: '#week-1 details.day[open] .exercise',
    },
    {
      name: 'training-swap',
      act: async (page) => {
        const day = await unfold(page);
        await day
          .getByRole('button', { name: /^Swap / })
          .last()
          .click();
      },
      shows: 'dialog[open] li button',
    },
    {
      name: 'training-history',
      alone: true,
      arrange: async (_page, { member }) => {
        if (member) await logThreeDays(member);
      },
      act: async (page) => {
        const day = await unfold(page);
        await day
          .getByRole('button', { name: /^History of / })
          .first()
          .click();
      },
      shows: 'dialog[open] figure',
    },
    {
      name: 'training-history-none',
      act: async (page) => {
        const day = await unfold(page);
        await day
          .getByRole('button', { name: /^History of / })
          .last()
          .click();
      },
      shows: 'dialog[open] >> text=Nothing written down yet',
    },
    {
      name: 'training-move',
      act: async (page) => (await unfold(page)).getByRole('button', { name: /^Move / }).click(),
      shows: 'dialog[open] input[type=radio]',
    },
    {
      name: 'gym-warm-up',
      act: startSession,
      shows: 'dialog[open] >> text=Done, continue',
    },
    {
      name: 'gym-set',
      act: firstSet,
      shows: 'dialog[open] >> text=Set done',
    },
    {
      name: 'gym-like',
      alone: true,
      act: async (page, { member }) => {
        if (!member) throw new Error('nobody is signed in');
        const { session, name } = await logHarder(member);
        await showPlans(page);
        await startNamed(page, 1, session);
        await skipTo(page, name);
      },
      shows: 'text=so begin with that',
    },
    {
      name: 'gym-history',
      alone: true,
      act: async (page) => {
        await firstSet(page);
        await press(page, 'Set done');
        const history = page.locator('dialog[open] summary').filter({ hasText: 'History of' });
        for (let set = 0; set < 3 && (await history.count()) === 0; set++)
          await press(page, 'Set done');
        await history.click();
      },
      shows: 'dialog[open] details[open] li',
    },
    {
      name: 'gym-rest',
      alone: true,
      act: async (page) => {
        await firstSet(page);
        const timer = page.getByRole('timer');
        for (let set = 0; set < 3 && (await timer.count()) === 0; set++)
          await press(page, 'Set done');
      },
      shows: 'dialog[open] [role=timer]',
    },
    {
      name: 'gym-end',
      act: async (page) => {
        await startSession(page);
        await press(page, 'Done, continue');
        const next = page.getByRole('button', { name: 'Skip', exact: true, disabled: false });
        for (let step = 0; step < 40 && (await next.count()) > 0; step++) await next.click();
      },
      shows: 'dialog[open] >> text=That was the session',
    },
  ]),
];

const list = paths.shoppingList;
const tick = async (page: Page) => {
  const boxes = page.locator('.shopping-row');
  for (const place of [0, 2]) await boxes.nth(place).getByRole('checkbox').check();
};

const unfoldRow = (page: Page) => press(page, /^More about/);
const unfoldOptions = async (page: Page) => {
  await page.locator('.shopping-row').first().waitFor();
  await press(page, 'Options');
};
const addLine = async (page: Page, name: string) => {
  await page.getByLabel('Something of your own to buy').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.shopping-row').filter({ hasText: name }).waitFor();
};

const shopping: readonly Screen[] = [
  ...seenBy('member', list, [
    { name: 'list-none', shows: 'text=No Shopping List Generated Yet' },
    {
      name: 'list-loading',
      arrange: hold(`**${wire.data}/shopping_lists?*`),
      shows: '[role=status]:has-text("Loading")',
    },
    {
      name: 'list-load-failed',
      arrange: cut(`**${wire.data}/shopping_lists?*`),
      shows: 'text=Failed to load shopping list',
    },
  ]),
  ...seenBy('planned', list, [
    { name: 'list', shows: '.shopping-row' },
    {
      name: 'list-month',
      act: (page) => page.getByRole('radio', { name: /Whole month/ }).check(),
      shows: 'text=items for four weeks',
    },
    {
      name: 'list-options',
      act: unfoldOptions,
      shows: 'text=WhatsApp',
    },
    {
      name: 'list-folded',
      act: (page) => press(page, /^Vegetables/),
      shows: '.shopping-aisle[aria-expanded=false]',
    },
    {
      name: 'list-over',
      alone: true,
      arrange: async (page, stage) => {
        await madeBefore('meal_plans', 40)(page, stage);
        await madeBefore('shopping_lists', 40)(page, stage);
      },
      shows: 'text=The four weeks of this list are over',
    },
    {
      name: 'list-outdated',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(
          `update public.shopping_lists set updated_at = updated_at - interval '1 minute',
            details = jsonb_set(details, '{plan}', '"another"') where user_id = $1`,
          [member?.userId],
        ),
      shows: 'text=Renew the list',
    },
    {
      name: 'list-stored',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql('update public.shopping_lists set details = null where user_id = $1', [member?.userId]),
      shows: '.shopping .plan',
    },
    {
      name: 'list-more',
      act: (page) => press(page, /^More about/),
      shows: '.shopping-more >> text=for your meals',
    },
    {
      name: 'list-own-lines',
      alone: true,
      act: async (page) => {
        await addLine(page, 'Nappies');
        await addLine(page, 'Soap');
        await press(page, 'More about Soap');
        await page.getByLabel('How much').fill('2 bars');
        await page.getByLabel('Price in Rands').fill('24.99');
      },
      shows: '.shopping-row >> text=Remove',
    },
    {
      name: 'list-at-home',
      alone: true,
      act: async (page) => {
        await unfoldRow(page);
        await press(page, 'I have it at home');
        await press(page, /^Hide bought/);
        await page.getByText('At home (1)').click();
      },
      shows: '.shopping-basket[open] >> text=at home',
    },
    {
      name: 'list-shelf-price',
      alone: true,
      act: async (page) => {
        await unfoldRow(page);
        await press(page, 'Another price on the shelf?');
        await page.getByLabel('Price of one on the shelf, in Rands').fill('31.50');
        await press(page, 'Save price');
        await press(page, /^More of /);
      },
      shows: 'text=Your price: R31.50',
    },
    { name: 'list-print', onPaper: true, shows: '.shopping-row' },
    {
      name: 'list-concerned',
      alone: true,
      arrange: nowAvoiding('Eggs', 'Gluten'),
      act: (page) => page.locator('.shopping-concern').first().waitFor(),
      shows: 'main [role=alert]:not(:empty)',
    },
    {
      name: 'list-concerned-print',
      alone: true,
      onPaper: true,
      arrange: nowAvoiding('Eggs', 'Gluten'),
      act: (page) => page.locator('.shopping-concern').first().waitFor(),
      shows: 'main [role=alert]:not(:empty)',
    },
    {
      name: 'list-premium-ticked',
      alone: true,
      act: async (page) => {
        await unfoldOptions(page);
        await page.getByRole('radio', { name: /^Premium/ }).check();
        await tick(page);
        await press(page, /^Hide bought/);
      },
      shows: '.shopping-foot button[aria-disabled=true]',
    },
    {
      name: 'list-shared',
      alone: true,
      act: async (page) => {
        await unfoldOptions(page);
        await press(page, 'Share this list with another phone');
        await page.getByLabel('Link to this list').scrollIntoViewIfNeeded();
      },
      shows: 'text=Stop sharing',
    },
    {
      name: 'list-new',
      alone: true,
      act: async (page) => {
        await tick(page);
        await press(page, 'Generate New List');
      },
      shows: 'dialog[open] >> text=Make new list',
    },
    {
      name: 'list-offline',
      alone: true,
      act: async (page) => {
        await page.locator('.shopping-row').first().waitFor();
        await page.context().setOffline(true);
        await tick(page);
      },
      shows: 'text=kept on this device until you are back online',
    },
  ]),
];

/** Plans of meals and training, and the list, in every state. */
export const planScreens: readonly Screen[] = [...anyWeekly, ...meals, ...training, ...shopping];
