import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Row } from './rows.ts';
import { changeProfile, pressVisible, type Scene, type Stage, type Turn } from './scene.ts';

// A profile that was changed after plans and list were made is told on every page, every sheet and every text that holds
// them, in the words of what has changed.

const pages = {
  dashboard: '/dashboard',
  meals: '/dashboard/meal-plans',
  training: '/dashboard/exercise-plans',
  list: '/dashboard/shopping-list',
  profile: '/dashboard/profile',
} as const;

const visit = (path: string, sees: readonly Row[]): Turn => ({
  act: (page) => page.goto(path),
  leadsTo: path,
  sees,
});

const toNewPlans: Row = { link: 'Update my plans', to: pages.meals };

/** The open page as it goes to the printer: what is said stands there, and nothing to press. */
const onPaper = (says: RegExp): readonly Turn[] => [
  {
    act: async (page) => {
      await page.getByRole('alert').getByText(says).waitFor();
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
    },
    // a sheet has its sign before the words
    sees: [{ text: new RegExp(says.source.replace('^', '')) }],
    check: async (page) => {
      const buttons = page.getByRole('button').filter({ visible: true });
      assert.equal(await buttons.count(), 0);
    },
  },
  {
    act: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
    },
  },
];

/** Each text of the list that leaves the page: for WhatsApp, for the clipboard and for a spreadsheet. */
async function sharedTexts(page: Page): Promise<readonly string[]> {
  await pressVisible(page, 'Options');
  const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressVisible(page, 'Copy');
  await page.getByText('List copied. Paste it into any message.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const started = page.waitForEvent('download');
  await pressVisible(page, 'Download as CSV');
  const table = await readFile(await (await started).path(), 'utf8');
  return [new URL(href ?? '').searchParams.get('text') ?? '', copied, table];
}

/**
 * What the open list is sent to others as.
 * @param begins how each text begins, behind its own sign
 * @param silent what none of them may hold
 */
const shared = (says: RegExp, begins: RegExp, silent?: RegExp): Turn => ({
  act: (page) => page.getByRole('alert').getByText(says).waitFor(),
  check: async (page) => {
    for (const text of await sharedTexts(page)) {
      const [first = ''] = text.split(/\r?\n/);
      assert.match(first.replace(/^\ufeff?"?\*?WARNING: /u, ''), begins);
      if (silent) assert.doesNotMatch(text, silent);
    }
  },
});

/** A change of the profile that plans and list hold something against, and what is said of it on each page. */
interface Change {
  readonly name: string;
  /** SQL of what is set. */
  readonly change: string;
  readonly dashboard: RegExp;
  readonly meals: RegExp;
  readonly list: RegExp;
  /** Behind the headings of the meals, and in the rows of the list; where single ones are concerned. */
  readonly marks?: { readonly meals: string; readonly list?: string };
  /** How texts begin that are sent to others; as on the list's page unless it is given. */
  readonly sent?: RegExp;
  readonly silent?: RegExp;
}

const clinic =
  'Please make new plans, and show them to your clinic or doctor before you follow them\\.';

const changes: readonly Change[] = [
  {
    name: 'an allergy',
    change: "allergies = '{Eggs}'",
    dashboard:
      /^You now avoid eggs; \d+ meals of your plans and \d+ items? of your shopping list (hold|hold or may hold) them\.$/,
    meals: /^You now avoid eggs; \d+ meals of these plans (hold|hold or may hold) them\.$/,
    list: /^You now avoid eggs; \d+ meals of your plans and \d+ items? of this list (hold|hold or may hold) them\.$/,
    marks: { meals: 'holds eggs', list: 'holds eggs' },
    sent: /^You now avoid eggs; \d+ items? of this list .* Do not buy: .*Eggs/,
  },
  {
    name: 'a diet',
    change: "diet_type = 'Vegan'",
    dashboard:
      /^You now eat vegan; \d+ meals of your plans and \d+ items of your shopping list do not fit that\.$/,
    meals: /^You now eat vegan; \d+ meals of these plans do not fit that\.$/,
    list: /^You now eat vegan; \d+ meals of your plans and \d+ items of this list do not fit that\.$/,
    marks: { meals: 'not vegan', list: 'not vegan' },
    sent: /^You now eat vegan; \d+ items of this list do not fit that\. Do not buy: /,
  },
  {
    name: 'a dislike, in the member’s own words',
    change: "disliked_foods = 'uie'",
    dashboard:
      /^You now avoid uie; \d+ meals of your plans and \d+ items? of your shopping list hold it\.$/,
    meals: /^You now avoid uie; \d+ meals of these plans hold it\.$/,
    list: /^You now avoid uie; \d+ meals of your plans and \d+ items? of this list hold it\.$/,
    marks: { meals: 'holds uie', list: 'holds uie' },
    sent: /^You now avoid uie; \d+ items? of this list holds? it\. Do not buy: .*Onions/,
  },
  {
    name: 'a condition that was typed among the disliked foods',
    change: "disliked_foods = 'pregnant'",
    dashboard: new RegExp(
      `^You wrote about ‘pregnant’ \\(a pregnancy\\) under Disliked Foods\\. Your meal plans do not take that into account( and lower your weight)?\\. ${clinic}`,
    ),
    meals: new RegExp(
      `^You wrote about ‘pregnant’ \\(a pregnancy\\) under Disliked Foods\\. These plans do not take that into account( and lower your weight)?\\. ${clinic}`,
    ),
    list: new RegExp(
      `^You wrote about ‘pregnant’ \\(a pregnancy\\) under Disliked Foods\\. This list is of plans that do not take that into account( and lower your weight)?\\. ${clinic}`,
    ),
    sent: /^The plans behind this list no longer fit\. Please ask for a new list before you shop\./,
    silent: /pregnan/i,
  },
];

const ofChange = ({ name, change, dashboard, meals, list, marks, sent, silent }: Change): Scene => {
  // most days are folded away, and a meal of another day may only perhaps hold it
  const marked = async (page: Page) => {
    const mark = page.locator('.meal-name .concern');
    if (marks) await mark.filter({ hasText: marks.meals }).first().waitFor({ state: 'attached' });
  };
  const onList: readonly Row[] = marks?.list
    ? [{ css: `.shopping-row:has-text("${marks.list}")` }]
    : [];
  return {
    name: `rule 94 ${name} after plans and list were made: dashboard, meals, list, paper and every text`,
    who: 'served',
    path: pages.dashboard,
    arrange: changeProfile(change),
    sees: [{ error: dashboard }, toNewPlans],
    next: [
      {
        ...visit(pages.meals, [{ error: meals }, { button: 'Update my plans' }]),
        check: marked,
      },
      ...onPaper(meals),
      visit(pages.list, [{ error: list }, toNewPlans, ...onList]),
      ...onPaper(list),
      shared(list, sent ?? list, silent),
    ],
  };
};

/** Nobody can say whether plans and list fit. */
const unknown =
  /We|we could not check (them|it) against the one you have now\. Look out for what you must not have\.$/;
const plansUnchecked =
  'These plans may be of an earlier profile: we could not check them against the one you have now. Look out for what you must not have.';
const listUnchecked =
  'This list may be of an earlier profile: we could not check it against the one you have now. Look out for what you must not have.';

const unjudged = async (_stage: Stage, page: Page) => {
  await page.route('**/functions/v1/profile-fit', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
};

/** What is said where a profile was changed after plans and list were made. */
export const toldScenes: readonly Scene[] = [
  ...changes.map(ofChange),
  {
    name: 'rule 94 saved on the profile itself: told beside the good news, with the way to new plans',
    who: 'served',
    path: pages.profile,
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Eggs' }).check();
      await pressVisible(page, 'Save Profile');
    },
    sees: [
      { status: 'Profile updated successfully!' },
      {
        error: /^You now avoid eggs; \d+ meals of your plans and \d+ items? of your shopping list/,
      },
      toNewPlans,
    ],
  },
  {
    name: 'rule 94 equipment that is gone, and a condition: the exercise plans, on the screen and on paper',
    who: 'served',
    path: pages.training,
    arrange: changeProfile("equipment = '{}'"),
    sees: [
      { error: /^\d+ sessions of these plans hold what no longer suits your profile: / },
      { button: 'Update my plans' },
      { css: '.concern:has-text("holds")' },
    ],
    next: [
      ...onPaper(/^\d+ sessions of these plans hold what no longer suits/),
      visit(pages.dashboard, [
        { error: /^\d+ sessions of these plans hold what no longer suits your profile: / },
      ]),
      {
        act: async (page, stage) => {
          await changeProfile("equipment = '{Dumbbells}', disliked_foods = 'high blood pressure'")(
            stage,
          );
          await page.goto(pages.training);
        },
        sees: [{ error: /harder than your profile allows now\./ }, { button: 'Update my plans' }],
      },
    ],
  },
  {
    name: 'rule 94 a change that nothing is held against: mild, and on no paper and in no text',
    who: 'served',
    path: pages.meals,
    arrange: changeProfile('weight = 74'),
    sees: [
      {
        text: 'Your profile has changed since these plans were made. New plans may fit it better.',
      },
    ],
    check: async (page) => {
      const alerts = page.getByRole('alert').filter({ hasText: /\S/ });
      assert.equal(await alerts.count(), 0);
    },
    next: [
      visit(pages.training, [{ text: /^Your profile has changed since these plans were made\./ }]),
      {
        ...visit(pages.list, [
          { text: /^Your profile has changed since this list was made\. New plans may fit it/ },
        ]),
        check: async (page) => {
          for (const text of await sharedTexts(page)) assert.doesNotMatch(text, /profile|WARNING/);
        },
      },
    ],
  },
  {
    name: 'rule 94 where nobody can judge: nothing is called safe',
    who: 'served',
    path: pages.dashboard,
    arrange: unjudged,
    sees: [{ error: plansUnchecked }],
    next: [
      visit(pages.meals, [{ error: plansUnchecked }]),
      ...onPaper(unknown),
      visit(pages.training, [{ error: plansUnchecked }]),
      visit(pages.list, [{ error: listUnchecked }]),
      ...onPaper(unknown),
      shared(unknown, /^This list may be of an earlier profile: we could not check it/),
    ],
  },
];
