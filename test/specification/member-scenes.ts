import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pressNext, tickAgreement } from '#test/support/members/onboarding.ts';
import { saveAsOnce } from '#test/support/members/profile-of-once.ts';
import { arrangeEvening } from '#test/support/plans/evening.ts';
import { confirmNewPlans } from '#test/support/plans/new-plans.ts';
import type { Row } from './rows.ts';
import { changeProfile, pressVisible, refuseReads, refuseWrites, type Scene } from './scene.ts';

const goals = [
  'Lose weight',
  'Build muscle',
  'Maintain weight',
  'Improve performance',
  'Improve overall wellness',
];
const levels = ['Beginner', 'Intermediate', 'Advanced'];

const basics: readonly Row[] = [
  { label: 'Age', value: '30' },
  { select: 'Gender', options: ['Male', 'Female'] },
  { label: 'Gender', value: 'Male' },
  { label: 'Height', value: '170' },
  { label: 'Weight', value: '70' },
];
const fitness: readonly Row[] = [
  { select: 'Primary Fitness Goal', options: goals },
  { label: 'Primary Fitness Goal', value: 'Lose weight' },
  { select: 'Fitness Level', options: levels },
  { label: 'Fitness Level', value: 'Beginner' },
  {
    select: 'Activity Level',
    options: ['Not Active', 'Lightly Active', 'Moderately Active', 'Very Active'],
  },
  { label: 'Activity Level', value: 'Moderately Active' },
];
const diet: readonly Row[] = [
  {
    select: 'Diet Type',
    options: ['No Restrictions', 'Vegetarian', 'Vegan', 'Fish-Only', 'Low-Carb', 'Other'],
  },
  { label: 'Diet Type', value: 'No Restrictions' },
  {
    boxes: 'Allergies',
    options: ['Lactose', 'Gluten', 'Peanuts', 'Shellfish', 'Eggs', 'None'],
  },
  { label: 'Disliked Foods', value: '' },
];
const cooking: readonly Row[] = [
  { select: 'Meals Per Day', options: ['2', '3', '4', '5+'] },
  { label: 'Meals Per Day', value: '3' },
  { select: 'Cooking Skill', options: levels },
  { label: 'Cooking Skill', value: 'Intermediate' },
  {
    select: 'Cooking Time',
    options: ['Less than 15 minutes', '15 to 30 minutes', '30 to 45 minutes', 'More than 1 hour'],
  },
  { label: 'Cooking Time', value: '15 to 30 minutes' },
];
const workouts: readonly Row[] = [
  { select: 'Workout Location', options: ['Home', 'Gym', 'Both'] },
  { label: 'Workout Location', value: 'Home' },
  {
    boxes: 'Equipment',
    options: [
      'Dumbbells',
      'Resistance Bands',
      'Yoga Mat',
      'Jump Rope',
      'Pull-up Bar',
      'Treadmill',
      'None',
    ],
  },
  { select: 'Workout Days', options: ['2', '3', '4', '5', '6+'] },
  { label: 'Workout Days', value: '3' },
  {
    select: 'Workout Duration',
    options: ['15 to 30 minutes', '30 to 45 minutes', '45 to 60 minutes'],
  },
  { label: 'Workout Duration', value: '30 to 45 minutes' },
];

const stepTitles = [
  'Basic Information',
  'Fitness Goals',
  'Nutrition Preferences',
  'Workout Preferences',
];

/** The time of the token that the device keeps is over. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const key = 'sb-phila-auth-token';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });

/** On to a step of the wizard. */
async function toStep(page: Page, last: number): Promise<void> {
  const name = page.getByLabel('Full Name');
  await name.waitFor();
  if ((await name.inputValue()) === '') await name.fill('Thandi Mokoena');
  for (const title of stepTitles.slice(1, last + 1)) {
    await pressNext(page);
    await page.getByRole('heading', { name: title }).waitFor();
  }
}

const onboarding: readonly Scene[] = [
  {
    name: '2, 3, 4, 5 onboarding: four steps with their answers and defaults, saved, on to the subscription',
    who: 'newcomer',
    path: '/onboarding',
    sees: [
      { heading: 'Basic Information' },
      { label: 'Full Name', value: '' },
      ...basics,
      { button: 'Previous', disabled: true },
      { button: 'Next', disabled: false },
      ...stepTitles.slice(1).map((title) => ({ css: `li:has-text("${title}")` })),
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Age').fill('');
          await pressVisible(page, 'Next');
        },
        sees: [
          { text: 'Full Name is required.' },
          { text: /Age must be a whole number/ },
          { heading: 'Basic Information' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Age').fill('30');
          await toStep(page, 1);
        },
        sees: [
          { heading: 'Fitness Goals' },
          ...fitness,
          { button: 'Previous', disabled: false },
          { text: /^About 9\s800\skJ a day/ },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Next'),
        sees: [{ heading: 'Nutrition Preferences' }, ...diet, ...cooking],
      },
      {
        act: async (page) => {
          await page.getByLabel('Meals Per Day').selectOption({ label: '5+' });
          await pressVisible(page, 'Next');
        },
        sees: [{ heading: 'Workout Preferences' }, ...workouts, { button: 'Complete Setup' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Workout Days').selectOption({ label: '6+' });
          await tickAgreement(page);
          await pressVisible(page, 'Complete Setup');
        },
        leadsTo: '/subscription',
        check: async (_page, { sql, member }) => {
          const [row] = await sql(
            'select full_name, age, meals_per_day, workout_days from public.profiles where user_id = $1',
            [member?.userId],
          );
          assert.deepEqual(row, {
            full_name: 'Thandi Mokoena',
            age: 30,
            meals_per_day: 5,
            workout_days: 6,
          });
        },
      },
    ],
  },
  {
    name: '5 onboarding: an age or a height that nothing can be planned for is told on its step',
    who: 'newcomer',
    path: '/onboarding',
    act: (page) => page.getByLabel('Full Name').fill('Thandi Mokoena'),
    next: [
      ...(
        [
          ['Age', '13', 'Age must be a whole number from 14 to 90 years.'],
          ['Age', '91', 'Age must be a whole number from 14 to 90 years.'],
          ['Height', '115', 'Height must be a whole number from 120 to 220 cm.'],
          ['Weight', '251', 'Weight must be a whole number from 30 to 250 kg.'],
          ['Full Name', 'T'.repeat(201), 'Full Name must be at most 200 characters.'],
        ] as const
      ).map(([label, answer, text]) => ({
        act: async (page: Page) => {
          const before = await page.getByLabel(label).inputValue();
          await page.getByLabel(label).fill(answer);
          await pressVisible(page, 'Next');
          await page.getByText(text).waitFor();
          assert.equal(await page.getByLabel(label).inputValue(), answer);
          await page.getByLabel(label).fill(before);
        },
        sees: [{ heading: 'Basic Information' }],
      })),
      { act: (page) => toStep(page, 1), sees: [{ heading: 'Fitness Goals' }] },
    ],
  },
  {
    name: '4 onboarding that was left out: the price list says so and leads there',
    who: 'newcomer',
    path: '/subscription',
    sees: [
      { text: 'Your profile is not filled in yet.' },
      { link: 'Set Up Your Profile', to: '/onboarding' },
    ],
  },
  {
    name: '4 onboarding of somebody with a profile loads it and updates it',
    who: 'member',
    path: '/onboarding',
    act: async (page) => {
      assert.equal(await page.getByLabel('Full Name').inputValue(), 'Thandi Mokoena');
      await page.getByLabel('Full Name').fill('Thandi Nkosi');
      await toStep(page, 3);
      await pressVisible(page, 'Update Profile');
    },
    leadsTo: '/subscription',
    sees: [{ text: 'Your profile is ready.' }, { link: 'Continue to Dashboard', to: '/dashboard' }],
    check: async (_page, { sql, member }) => {
      const [row] = await sql('select full_name from public.profiles where user_id = $1', [
        member?.userId,
      ]);
      assert.equal(row?.full_name, 'Thandi Nkosi');
    },
  },
  {
    name: '6, 8 onboarding: refused by row security, then without a session any more',
    who: 'newcomer',
    path: '/onboarding',
    ...refuseWrites('profiles'),
    act: async (page) => {
      await toStep(page, 3);
      await tickAgreement(page);
      await pressVisible(page, 'Complete Setup');
    },
    sees: [{ error: /row-level security/ }, { button: 'Complete Setup', disabled: false }],
    next: [
      {
        act: async (page, { sql, member }) => {
          await sql('delete from auth.sessions where user_id = $1', [member?.userId]);
          await expireToken(page);
          await pressVisible(page, 'Complete Setup');
        },
        leadsTo: '/login',
        sees: [{ error: 'User not authenticated. Please log in again.' }],
      },
    ],
  },
];

const sidebar: readonly Row[] = [
  { link: 'Meal Plans', to: '/dashboard/meal-plans' },
  { link: 'Exercise Plans', to: '/dashboard/exercise-plans' },
  { link: 'Shopping List', to: '/dashboard/shopping-list' },
  { link: 'Supplements', to: '/dashboard/supplements' },
  { link: 'Profile', to: '/dashboard/profile' },
  { link: 'Back to Home', to: '/' },
];

const dashboard: readonly Scene[] = [
  {
    name: '2 dashboard: greeting, four cards, sidebar',
    who: 'member',
    path: '/dashboard',
    wide: true,
    sees: [
      { css: 'h1:has-text("Thandi Mokoena")' },
      { css: 'main a[href="/dashboard/meal-plans"]' },
      { css: 'main a[href="/dashboard/exercise-plans"]' },
      { css: 'main a[href="/dashboard/shopping-list"]' },
      { css: 'main a[href="/dashboard/supplements"]' },
      ...sidebar,
    ],
  },
  {
    name: '2 dashboard: the menu that slides out on a phone',
    who: 'member',
    path: '/dashboard',
    act: (page) => pressVisible(page, 'More'),
    sees: [{ css: 'dialog[open]' }, ...sidebar],
  },
  {
    name: '2 a spinner while the sign-in state is being determined',
    who: 'member',
    path: '/login',
    act: async (page) => {
      await expireToken(page);
      // the answer that would tell never comes
      await page.route('**/auth/v1/token?*', () => {});
      await page.goto('/onboarding');
    },
    sees: [{ status: 'Loading…' }],
    leadsTo: '/onboarding',
  },
];

interface Kind {
  readonly title: string;
  readonly noun: string;
  readonly path: string;
  readonly table: string;
  readonly subtitle: string;
}
const howOften = ['Never', 'Seldom', 'Sometimes', 'Often'];

/** Beyond the specification: what a member spends on food, likes and cooks with. */
const kitchenScenes: readonly Scene[] = [
  {
    name: 'kitchen and tastes: everything optional, as it is where nothing was said, and saved',
    who: 'member',
    path: '/dashboard/kitchen',
    sees: [
      { heading: 'Your kitchen and tastes' },
      { text: /^Moderate, about R\d/ },
      { css: 'input[name=food_budget]', count: 5 },
      { css: 'input[name=food_budget][value=Moderate]:checked' },
      { select: 'Beef, lamb, pork', options: howOften },
      { select: 'Chicken', options: howOften },
      { select: 'Fish', options: howOften },
      { select: 'Beans and lentils', options: howOften },
      { select: 'Liver, feet, tripe', options: ['Never', 'Sometimes'] },
      { label: 'Liver, feet, tripe', value: 'Never' },
      {
        boxes: 'Home cooking',
        options: ['Zulu, Xhosa or Sotho', 'Cape', 'Afrikaans', 'Durban Indian', 'Urban'],
      },
      { boxes: 'Faith', options: ['No pork and no alcohol', 'No beef'] },
      { text: /look for the halal or kosher mark/ },
      {
        boxes: 'What your kitchen does not have',
        options: ['Fridge', 'Freezer', 'Oven', 'Microwave'],
      },
      { button: 'Save', disabled: false },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Cape', { exact: true }).check();
          await page.getByLabel('Urban', { exact: true }).check();
          assert.ok(await page.getByLabel('Afrikaans', { exact: true }).isDisabled());
          await pressVisible(page, 'Save');
        },
        sees: [{ text: 'Saved. New plans will follow it.' }, { button: 'Delete these answers' }],
      },
    ],
  },
];

/** Beyond the specification: what a member may say of their body. */
const healthScenes: readonly Scene[] = [
  {
    name: 'health: everything optional, an answer about food says what it takes out, and saved',
    who: 'member',
    path: '/dashboard/health',
    sees: [
      { heading: 'Your health' },
      { button: 'Later' },
      { button: 'Rather not say' },
      { boxes: 'Pregnant or breastfeeding', options: ['Pregnant', 'Breastfeeding'] },
      {
        boxes: 'Signs for a doctor to look at',
        options: ['Chest pain', 'Dizzy spells or fainting', 'Told to train under supervision only'],
      },
      {
        boxes: 'What hurts, or was operated on',
        options: [
          'Knees',
          'Hips',
          'Ankles or feet',
          'Back',
          'Neck',
          'Shoulders',
          'Elbows',
          'Wrists or hands',
        ],
      },
      {
        boxes: 'Allergies beside those of your profile',
        options: ['Tree nuts', 'Soy', 'Fish', 'Milk protein', 'Sesame', 'Mustard', 'Sulphites'],
      },
      { button: 'Save', disabled: false },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Fish', { exact: true }).check();
          await page.getByLabel('Any other food that harms you').fill('tomatoes, blorptang');
        },
        sees: [
          { text: /^Fish takes out \d+ foods: / },
          { text: /^What you typed takes out \d+ foods?: / },
          { text: /We know no food called ‘blorptang’/ },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Save'),
        sees: [{ text: 'Saved. New plans will follow it.' }, { button: 'Delete these answers' }],
      },
    ],
  },
  {
    name: 'health: where we should not plan it says so at once, and where help is',
    who: 'member',
    path: '/dashboard/health',
    sees: [{ heading: 'Your health' }],
    next: [
      {
        act: (page) => page.getByLabel('An eating disorder now', { exact: true }).check(),
        sees: [{ text: /^Thank you for telling us\..*0800 456 789/ }],
      },
      {
        act: (page) => pressVisible(page, 'Save'),
        sees: [{ text: 'Saved.' }, { text: /^Thank you for telling us\./ }],
      },
    ],
  },
];

/** Beyond the specification: the dishes of a meal beside the stove. */
const cookScenes: readonly Scene[] = [
  {
    name: 'cook: nothing before there is a plan, and the way to one',
    who: 'member',
    path: '/dashboard/cook',
    sees: [
      { heading: 'Nothing to cook yet' },
      { link: 'To your meal plans', to: '/dashboard/meal-plans' },
    ],
  },
  {
    name: 'cook: the meals of the day to choose from, and one of them dish by dish',
    who: 'served',
    path: '/dashboard/cook',
    sees: [
      { heading: 'What are you cooking?' },
      { css: 'main ul > li:first-child > a[href^="/dashboard/cook?week=1&day="]' },
    ],
    next: [
      {
        act: (page) => page.goto('/dashboard/cook?week=1&day=1&meal=1'),
        sees: [
          { heading: 'Put out' },
          { heading: 'Steps' },
          { css: 'main li[aria-current=step]' },
          { label: 'A timer of your own', value: '10' },
        ],
      },
    ],
  },
  {
    name: 'cook: what is taken out or soaked this evening for tomorrow, in the kitchen, on Today and beside tomorrow on Meals',
    who: 'served',
    path: '/dashboard/cook#evening',
    arrange: (stage, page) => arrangeEvening(page, stage),
    sees: [{ heading: 'This evening, for tomorrow' }, { css: '#evening li b:has-text(",")' }],
    next: [
      {
        act: (page) => page.goto('/dashboard'),
        sees: [
          { text: /^This evening, for tomorrow: \w/ },
          { css: 'p:has-text("This evening") > a[href^="/dashboard/cook?week=1&day="]' },
        ],
      },
      {
        act: (page) => page.goto('/dashboard/meal-plans'),
        sees: [{ css: '.day > summary > .day-evening:has-text("This evening, for tomorrow: ")' }],
        check: async (page) => assert.equal(await page.locator('.day-evening').count(), 1),
      },
      {
        // in the morning the day itself comes first
        act: async (page) => {
          const evening = await page.evaluate(() => Date.now());
          await page.clock.setFixedTime(new Date(evening - 7 * 3_600_000));
          await page.goto('/dashboard');
        },
        sees: [{ link: 'Cook the next meal', to: '/dashboard/cook?next' }],
        check: async (page) => assert.equal(await page.getByText(/^This evening/).count(), 0),
      },
    ],
  },
];

const weekly: readonly Kind[] = [
  {
    title: 'Meal Plans',
    noun: 'Meal Plan',
    path: '/dashboard/meal-plans',
    table: 'meal_plans',
    subtitle: 'Your personalized nutrition plans for optimal health.',
  },
  {
    title: 'Exercise Plans',
    noun: 'Exercise Plan',
    path: '/dashboard/exercise-plans',
    table: 'exercise_plans',
    subtitle: 'Your personalized workout routines for maximum results.',
  },
];

/** The days on which new plans can begin; one of them is chosen already. Each says its date. */
const dayOne: readonly Row[] = [
  { text: 'Day 1 of your new plans' },
  { text: 'Today' },
  { text: 'Tomorrow' },
  { css: 'fieldset input[type=radio]:checked', count: 1 },
  { text: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s\d+\s[A-Z][a-z]{2}$/ },
];

/** Lets the answers go that the scene on stage holds back. */
let release = () => {};

const weeklyScenes = weekly.flatMap(({ title, noun, path, table, subtitle }): readonly Scene[] => [
  {
    name: `2, 8 ${title}: a spinner while loading, a load failure, and nothing generated yet`,
    who: 'member',
    path,
    arrange: async (stage, page) => {
      await refuseReads(table).arrange(stage);
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**/rest/v1/${table}?*`, async (route) => {
        await gate;
        await route.continue();
      });
    },
    tidy: refuseReads(table).tidy,
    sees: [{ status: /Loading/ }],
    next: [
      {
        act: async () => release(),
        sees: [{ error: `Failed to load ${title.toLowerCase()}` }],
      },
      {
        act: async (page, stage) => {
          await refuseReads(table).tidy(stage);
          await pressVisible(page, 'Try again');
        },
        sees: [
          { heading: title },
          { text: subtitle },
          { button: 'Generate New Plans' },
          { heading: `No ${title} Generated Yet` },
          { button: `Generate ${title}` },
          ...dayOne,
        ],
      },
    ],
  },
  {
    name: `2 ${title}: four weeks, and one that is missing`,
    who: 'planned',
    path,
    arrange: ({ sql, member }) =>
      sql(`delete from public.${table} where week = 3 and user_id = $1`, [member?.userId]),
    sees: [
      { heading: `Week 1 ${noun}` },
      { heading: `Week 2 ${noun}` },
      { heading: `Week 3 ${noun}` },
      { heading: `Week 4 ${noun}` },
      { text: 'Plan not generated yet' },
      { text: /Scroll down to each week’s plan/ },
      { css: 'article.plan', count: 3 },
      { button: 'Generate New Plans', disabled: false },
    ],
    next: [
      {
        // what is there is not replaced at one touch
        act: (page) => pressVisible(page, 'Generate New Plans'),
        sees: [
          { heading: 'Make new plans?' },
          { text: /of the four weeks are replaced; for seven days you can undo that/ },
          { button: 'Make new plans' },
          { button: 'Cancel' },
          ...dayOne,
        ],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Cancel');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          assert.equal(await page.locator('article.plan').count(), 3);
        },
        sees: [{ button: 'Generate New Plans', disabled: false }],
      },
      {
        // generating anew overwrites, and the button shows that it is under way
        act: async (page) => {
          const before = await page.locator('article.plan').first().innerHTML();
          const isSeen = Promise.withResolvers<void>();
          // plans may be there sooner than anybody can look
          await page.route('**/functions/v1/generate-*-plans*', async (route) => {
            await isSeen.promise;
            await route.continue();
          });
          await pressVisible(page, 'Generate New Plans');
          await page.getByRole('radio', { name: 'Tomorrow' }).check();
          await confirmNewPlans(page);
          await page.locator('button[aria-busy=true]').first().waitFor();
          isSeen.resolve();
          await page.waitForFunction(
            (html) => document.querySelector('article.plan')?.innerHTML !== html,
            before,
          );
        },
        sees: [{ css: 'article.plan', count: 4 }, { text: 'Starts tomorrow' }],
        check: async (_page, { sql, member }) => {
          const rows = await sql(`select week from public.${table} where user_id = $1 order by 1`, [
            member?.userId,
          ]);
          assert.deepEqual(
            rows.map(({ week }) => week),
            [1, 2, 3, 4],
          );
        },
      },
    ],
  },
  {
    name: `4, 8 ${title}: generating without a profile`,
    who: 'newcomer',
    path,
    act: (page) => pressVisible(page, `Generate ${title}`),
    sees: [
      { error: 'Please complete your profile first' },
      { link: 'Complete your profile', to: '/onboarding' },
    ],
  },
]);

const shopping: readonly Scene[] = [
  {
    name: '2, 8 Shopping List: a load failure, and nothing generated yet',
    who: 'member',
    path: '/dashboard/shopping-list',
    ...refuseReads('shopping_lists'),
    sees: [{ error: 'Failed to load shopping list' }],
    next: [
      {
        act: async (page, stage) => {
          await refuseReads('shopping_lists').tidy(stage);
          await pressVisible(page, 'Try again');
        },
        sees: [
          { heading: 'Shopping List' },
          { button: 'Generate New List' },
          { heading: 'No Shopping List Generated Yet' },
          { button: 'Generate Shopping List' },
        ],
      },
    ],
  },
  {
    name: '2 Shopping List: the month, in one card',
    who: 'planned',
    path: '/dashboard/shopping-list',
    sees: [{ heading: 'Monthly Shopping List' }, { button: 'Generate New List', disabled: false }],
  },
  {
    name: '2 Shopping List: shared with another phone, and not any more',
    who: 'served',
    path: '/dashboard/shopping-list',
    wide: true,
    act: async (page) => {
      await pressVisible(page, 'Options');
      await pressVisible(page, 'Share this list with another phone');
    },
    sees: [
      { css: 'input[aria-label="Link to this list"]' },
      { text: /^Shared with another phone until \d+ \w+ \d{4}\.$/ },
    ],
    next: [
      {
        act: (page) => pressVisible(page, 'Stop sharing'),
        sees: [
          { text: 'The link shows nothing any more.' },
          { button: 'Share this list with another phone', disabled: false },
        ],
      },
    ],
  },
  {
    name: '4, 8 Shopping List: generating without a profile',
    who: 'newcomer',
    path: '/dashboard/shopping-list',
    act: (page) => pressVisible(page, 'Generate Shopping List'),
    sees: [{ error: 'Please complete your profile first' }],
  },
];

const categories = [
  ['Protein Powders', '20-25g protein per serving, under 2g sugar, low fat'],
  ['Pre-Workout Boosters', '150-300mg caffeine, 3-6g citrulline malate, 2-5g beta-alanine'],
  ['Recovery Supplements', '5g BCAAs 2:1:1, 2-3g L-glutamine, electrolytes'],
  ['Daily Wellness', 'Complete multivitamin, omega-3s, antioxidants'],
] as const;

/** What everybody is told, whoever they are. */
const medicineAdvice =
  /If you take ARVs or TB medicine, ask your clinic before calcium, iron, zinc, magnesium or a multivitamin/;

const plantProtein: readonly Row[] = [
  { css: 'section:has-text("Protein Powders") li:has-text("Plant")', count: 2 },
  { css: 'section:has-text("Protein Powders") li:has-text("Vegan")', count: 1 },
];

async function noWhey(page: Page): Promise<void> {
  assert.doesNotMatch(await page.locator('main').innerText(), /\bwhey\b/i);
}

async function noProducts(page: Page): Promise<void> {
  const html = await page.locator('body').innerHTML();
  assert.doesNotMatch(html, /Buy at|USN|Nutritech|Budget-Friendly|Protein Powders|Advisory/);
}

const supplements: readonly Scene[] = [
  {
    name: '2, 3 Supplements: the advisory, four categories, three tiers of each',
    who: 'member',
    path: '/dashboard/supplements',
    sees: [
      { heading: 'Supplement Advisory' },
      { text: /based on your profile information/ },
      { text: /consult a healthcare professional before/ },
      { text: /especially if you have a medical condition or take medication/ },
      { text: medicineAdvice },
      ...categories.flatMap(([title, serving]): Row[] => [
        { heading: title },
        { css: `section:has-text("${title}"):has-text("Purpose")` },
        { text: new RegExp(serving.replaceAll('.', '\\.'), 'i') },
      ]),
      { css: 'li:has-text("Budget-Friendly"):has-text("Rating")', count: 4 },
      { css: 'li:has-text("Mid-Range"):has-text("Rating")', count: 4 },
      { css: 'li:has-text("Premium"):has-text("Rating")', count: 4 },
      { css: 'a[target=_blank][rel~=noopener]:has-text("Buy at")', count: 12 },
    ],
    check: async (page) => {
      const prices = await page
        .locator('main li')
        .evaluateAll((tiers) =>
          tiers.flatMap(
            ({ textContent }) => /R([\d\s]+\.\d{2})(?!\d)/.exec(textContent ?? '')?.[1] ?? [],
          ),
        );
      assert.equal(prices.length, 12);
      for (const [place, price] of prices.entries()) {
        const low = [149.99, 299.99, 449.99][place % 3] ?? 0;
        const high = [299.99, 449.99, 699.99][place % 3] ?? 0;
        assert.ok(Number(price) >= low && Number(price) <= high, price);
      }
    },
  },
  {
    name: '2, 3 Supplements: what the member’s own plan lacks, and the food that brings it, before any product',
    who: 'served',
    path: '/dashboard/supplements',
    arrange: changeProfile("diet_type = 'Vegan', gender = 'Female'"),
    sees: [
      { heading: 'Food first: what your plan lacks' },
      { text: /mean day of your four weeks/ },
      { css: '#plan-gaps ~ ul > li:has(h3):has-text(" a day")' },
    ],
    check: async (page) => {
      const order = await page.locator('main h2').allInnerTexts();
      assert.deepEqual(order.slice(0, 3), [
        'Supplement Advisory',
        'Food first: what your plan lacks',
        'Protein Powders',
      ]);
    },
    next: [
      {
        act: async (page, stage) => {
          await changeProfile("diet_type = 'No Restrictions', gender = 'Male'")(stage);
          await page.reload();
        },
        sees: [{ text: /Nothing of what we count/ }],
      },
      {
        act: async (page, stage) => {
          await changeProfile("disliked_foods = 'gout'")(stage);
          await page.reload();
        },
        sees: [{ text: /we compare no figures here\. Your clinic or doctor can tell you/ }],
      },
    ],
  },
  {
    name: '2, 3 Supplements for who eats vegan or avoids milk: protein of plants in the same three tiers',
    who: 'member',
    path: '/dashboard/supplements',
    arrange: changeProfile("diet_type = 'Vegan'"),
    // nor is fish oil, gelatine or what may be of feathers for them
    sees: [
      ...plantProtein,
      { text: /Omega-3 is also made of algae, without fish/ },
      { css: 'a:has-text("Buy at")', count: 4 },
    ],
    check: noWhey,
    next: [
      {
        act: async (page, stage) => {
          await changeProfile("diet_type = 'No Restrictions', disliked_foods = 'melk'")(stage);
          await page.reload();
        },
        sees: [...plantProtein, { css: 'a:has-text("Buy at")', count: 12 }],
        check: noWhey,
      },
    ],
  },
  {
    name: '2 Supplements for who wrote about their body: the clinic first, and no caffeine in a pregnancy',
    who: 'member',
    path: '/dashboard/supplements',
    arrange: changeProfile("disliked_foods = 'pregnant, mushrooms'"),
    sees: [
      { text: /‘pregnant’.* ask your clinic or doctor before you take any supplement/ },
      { css: 'a:has-text("Buy at")', count: 9 },
    ],
    check: async (page) =>
      assert.doesNotMatch(await page.locator('main').innerText(), /Pre-Workout Boosters/),
  },
  {
    name: '2 Supplements below 18: a kind page, and nothing of products on it',
    who: 'member',
    path: '/dashboard/supplements',
    arrange: changeProfile('age = 15'),
    sees: [
      { heading: 'Food first, while you grow' },
      { text: /we show none before 18/ },
      { text: medicineAdvice },
      { link: 'See your meal plans', to: '/dashboard/meal-plans' },
    ],
    check: noProducts,
  },
  {
    name: '2 Supplements without a profile: it comes first, and no product is on the page',
    who: 'newcomer',
    path: '/dashboard/supplements',
    sees: [
      { heading: 'Your profile comes first' },
      { link: 'Complete your profile', to: '/onboarding' },
    ],
    check: noProducts,
  },
  {
    name: '2 Supplements while nobody knows the age: no product, but another try',
    who: 'member',
    path: '/dashboard/supplements',
    ...refuseReads('profiles'),
    sees: [{ error: /could not load your profile/ }, { button: 'Try again' }],
    check: noProducts,
    next: [
      {
        act: async (page, stage) => {
          await refuseReads('profiles').tidy(stage);
          await pressVisible(page, 'Try again');
        },
        sees: [{ heading: 'Supplement Advisory' }],
      },
    ],
  },
];

async function askToCancel(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason for cancelling').fill(reason);
  await pressVisible(page, 'Request Cancellation');
}

const profile: readonly Scene[] = [
  {
    name: '2, 4, 5, 8, 9 Profile: every answer; refused; saved, which is told for three seconds; signed out',
    who: 'member',
    path: '/dashboard/profile',
    arrange: (stage, page) =>
      Promise.all([refuseWrites('profiles').arrange(stage), page.clock.install()]),
    tidy: refuseWrites('profiles').tidy,
    sees: [
      { heading: 'Your Profile' },
      { heading: 'Basic Information' },
      { label: 'Full Name', value: 'Thandi Mokoena' },
      ...basics,
      { heading: 'Fitness & Nutrition' },
      ...fitness,
      ...diet,
      { heading: 'Meal & Workout Preferences' },
      ...cooking,
      ...workouts,
      { button: 'Save Profile' },
      { button: 'Sign Out' },
      { heading: 'Cancel Subscription' },
    ],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Weight').fill('76');
          await pressVisible(page, 'Save Profile');
        },
        sees: [{ error: /row-level security/ }, { label: 'Weight', value: '76' }],
      },
      {
        act: async (page, { sql }) => {
          await sql('drop policy refused on public.profiles');
          await pressVisible(page, 'Save Profile');
        },
        sees: [
          { status: 'Profile updated successfully!' },
          { link: 'Update my plans', to: '/dashboard/meal-plans' },
        ],
        check: async (page, { sql, member }) => {
          const [row] = await sql('select weight from public.profiles where user_id = $1', [
            member?.userId,
          ]);
          assert.equal(row?.weight, 76);
          await page.clock.fastForward(3000);
          await page.getByText('Profile updated successfully!').waitFor({ state: 'hidden' });
          // the good news goes, the way on stays
          assert.equal(await page.getByRole('link', { name: 'Update my plans' }).count(), 1);
        },
      },
      { act: (page) => pressVisible(page, 'Sign Out'), leadsTo: '/login' },
    ],
  },
  {
    name: 'Profile: a weight that is far from the one before is asked about once',
    who: 'member',
    path: '/dashboard/profile',
    sees: [{ label: 'Weight', value: '70' }],
    next: [
      {
        act: async (page) => {
          await page.getByLabel('Weight').fill('90');
          await pressVisible(page, 'Save Profile');
        },
        sees: [
          { heading: 'Is your weight right?' },
          { text: 'It was 70 kg, and now you say 90 kg. All that we plan goes by it.' },
          { button: 'Yes, 90 kg' },
          { button: 'Cancel' },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Cancel'),
        sees: [{ label: 'Weight', value: '90' }],
      },
      {
        act: async (page) => {
          await pressVisible(page, 'Save Profile');
          await pressVisible(page, 'Yes, 90 kg');
        },
        sees: [{ status: 'Profile updated successfully!' }],
      },
    ],
  },
  {
    name: 'Profile: reminders are asked for by a press, and a refusal is told kindly',
    who: 'member',
    path: '/dashboard/profile',
    sees: [{ heading: 'Reminders and Calendar' }],
    next: [
      {
        act: (page) => page.getByText('Reminders on this device').click(),
        sees: [
          {
            boxes: 'Remind me of',
            options: [
              'Soak or thaw, at 18:00',
              'Shopping day, at 9:00',
              'Training session, at 7:00',
            ],
          },
          { text: /^At most two a day, and none between nine in the evening and seven/ },
          { button: 'Remind Me on This Device' },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Remind Me on This Device'),
        sees: [{ status: /^Your browser was told not to show reminders\. That is fine/ }],
        check: async (_page, { sql, member }) => {
          const kept = await sql('select from reminders.devices where user_id = $1', [
            member?.userId,
          ]);
          assert.equal(kept.length, 0);
        },
      },
    ],
  },
  {
    name: 'Profile: a calendar address is chosen, made, shown once, and taken back',
    who: 'member',
    path: '/dashboard/profile',
    sees: [{ heading: 'Reminders and Calendar' }],
    next: [
      {
        act: (page) => page.getByText('Your plans in a calendar').click(),
        sees: [
          {
            boxes: 'What it shows',
            options: ['Meals', 'Training sessions', 'What to soak or thaw', 'Shopping days'],
          },
          { button: 'Make a Calendar Address' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Shopping days').uncheck();
          await pressVisible(page, 'Make a Calendar Address');
        },
        sees: [
          { label: 'Calendar address' },
          { button: 'Copy Address' },
          { status: 'This address is shown only now. Copy it before you leave this page.' },
        ],
        check: async (page) => {
          const address = await page.getByLabel('Calendar address').inputValue();
          const answer = await page.request.get(address);
          assert.equal(answer.status(), 200);
          assert.match(await answer.text(), /^BEGIN:VCALENDAR/);
        },
      },
      {
        act: async (page) => {
          await page.reload();
          await page.getByText('Your plans in a calendar').click();
        },
        sees: [
          {
            text: /There is a calendar address, made on .+\. It shows meals, training sessions and what to soak or thaw\./,
          },
          { button: 'Make a New Address' },
          { button: 'Take It Back' },
        ],
      },
      {
        act: (page) => pressVisible(page, 'Take It Back'),
        sees: [
          { status: 'The address is taken back: it shows nothing any more.' },
          { button: 'Make a Calendar Address' },
        ],
        check: async (_page, { sql, member }) => {
          const kept = await sql('select from reminders.calendars where user_id = $1', [
            member?.userId,
          ]);
          assert.equal(kept.length, 0);
        },
      },
    ],
  },
  {
    name: '5 Profile from the time of wider bounds: told where plans are made and where it is changed, and never in the way',
    who: 'member',
    path: '/dashboard/meal-plans',
    arrange: ({ sql, member }) => saveAsOnce(sql, member?.userId, 'age = 92, height = 115'),
    sees: [
      { text: 'Your age is 92 years; we can only plan for 14 to 90 years.' },
      { text: 'Your height is 115 cm; we can only plan for 120 to 220 cm.' },
      { link: 'your profile', to: '/dashboard/profile' },
      { heading: 'No Meal Plans Generated Yet' },
    ],
    next: [
      {
        act: (page) => page.goto('/dashboard/exercise-plans'),
        sees: [{ text: 'Your age is 92 years; we can only plan for 14 to 90 years.' }],
      },
      {
        act: async (page) => {
          await page.getByRole('link', { name: 'your profile', exact: true }).click();
          await page.getByText('Please check it below.').waitFor();
          await page.getByLabel('Weight').fill('71');
          await pressVisible(page, 'Save Profile');
        },
        leadsTo: '/dashboard/profile',
        sees: [
          { status: 'Profile updated successfully!' },
          { text: 'Your age is 92 years; we can only plan for 14 to 90 years.' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Age').fill('93');
          await pressVisible(page, 'Save Profile');
        },
        sees: [{ text: 'Age must be a whole number from 14 to 90 years.' }],
      },
      {
        act: async (page) => {
          await page.getByLabel('Age').fill('29');
          await page.getByLabel('Height').fill('151');
          await pressVisible(page, 'Save Profile');
          await page.getByText('we can only plan for').first().waitFor({ state: 'detached' });
        },
        sees: [{ status: 'Profile updated successfully!' }],
        check: async (_page, { sql, member }) => {
          const [row] = await sql(
            'select age, height, weight from public.profiles where user_id = $1',
            [member?.userId],
          );
          assert.deepEqual(row, { age: 29, height: 151, weight: 71 });
        },
      },
    ],
  },
  {
    name: '2 Profile not found',
    who: 'newcomer',
    path: '/dashboard/profile',
    sees: [
      { heading: 'Profile not found' },
      { text: 'Please complete the onboarding process to set up your profile.' },
      { link: 'Complete Onboarding', to: '/onboarding' },
    ],
  },
  {
    name: '7 two-step login in the profile: off, being set up, left again',
    who: 'newcomer',
    path: '/dashboard/profile',
    sees: [{ heading: 'Two-Step Login' }],
    act: (page) => pressVisible(page, 'Set Up or Change'),
    next: [
      {
        act: async (page) => {
          await page.getByText('Two-step login is off.').waitFor();
          await pressVisible(page, 'Set Up Authenticator App');
          await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
        },
        sees: [
          {
            text: 'Scan this picture with your authenticator app, then type the code that it shows.',
          },
          { button: 'Turn On' },
        ],
      },
      {
        act: async (page) => {
          await page.getByLabel('Code', { exact: true }).fill('000000');
          await pressVisible(page, 'Turn On');
        },
        sees: [{ error: /^This code is wrong\. Wait for the next one/ }],
      },
      {
        act: (page) => pressVisible(page, 'Cancel'),
        sees: [{ text: 'Two-step login is off.' }, { button: 'Set Up Authenticator App' }],
      },
    ],
  },
  {
    name: '4, 5, 8 Cancellation: not without a reason; refused; pending in the place of the form, also after a reload',
    who: 'member',
    path: '/dashboard/profile',
    ...refuseWrites('subscription_cancellations'),
    act: (page) => askToCancel(page, '   '),
    sees: [{ text: 'Reason for cancelling is required.' }],
    next: [
      {
        act: (page) => askToCancel(page, '  moving abroad  '),
        sees: [
          { error: 'Failed to submit cancellation request. Please try again.' },
          { label: 'Reason for cancelling', value: '  moving abroad  ' },
        ],
      },
      {
        act: async (page, { sql, member }) => {
          await sql('drop policy refused on public.subscription_cancellations');
          await pressVisible(page, 'Request Cancellation');
          await page.getByText('Cancellation Request Pending').waitFor();
          assert.equal(await page.getByLabel('Reason for cancelling').count(), 0);
          const rows = await sql(
            'select reason, status from public.subscription_cancellations where user_id = $1',
            [member?.userId],
          );
          assert.deepEqual(rows, [{ reason: 'moving abroad', status: 'pending' }]);
          await page.reload();
        },
        sees: [
          { heading: 'Cancellation Request Pending' },
          {
            text: 'Your cancellation request is being reviewed. We will process it within 24-48 hours.',
          },
        ],
      },
    ],
  },
  {
    name: '4 Cancellation: any other state shows as processed, and the latest counts',
    who: 'member',
    path: '/dashboard/profile',
    arrange: ({ sql, member }) =>
      sql(
        `insert into public.subscription_cancellations (user_id, reason, status, created_at) values
          ($1, 'old', 'pending', now() - interval '1 day'), ($1, 'new', 'done', now())`,
        [member?.userId],
      ),
    sees: [
      { heading: 'Cancellation Request Processed' },
      { text: 'Your subscription has been cancelled. Thank you for being a member!' },
    ],
  },
];

const feedback: readonly Scene[] = [
  {
    name: '6, 8 feedback of a member: refused in a red box, the text stays; then it carries their id',
    who: 'member',
    path: '/feedback',
    ...refuseWrites('feedback'),
    act: async (page) => {
      await page.getByLabel('Your Feedback').fill('Lovely.');
      await pressVisible(page, 'Submit Feedback');
    },
    sees: [{ error: /row-level security/ }, { label: 'Your Feedback', value: 'Lovely.' }],
    next: [
      {
        act: async (page, { sql }) => {
          await sql('drop policy refused on public.feedback');
          await pressVisible(page, 'Submit Feedback');
        },
        sees: [{ heading: 'Thank You for Your Feedback!' }],
        check: async (_page, { sql, member }) => {
          assert.deepEqual(await sql('select user_id, content from public.feedback'), [
            { user_id: member?.userId, content: 'Lovely.' },
          ]);
        },
      },
    ],
  },
];

/** What members see. */
export const memberScenes: readonly Scene[] = [
  ...onboarding,
  ...dashboard,
  ...kitchenScenes,
  ...healthScenes,
  ...cookScenes,
  ...weeklyScenes,
  ...shopping,
  ...supplements,
  ...profile,
  ...feedback,
];

/** What is on the screen when a button is pressed and the server has gone away in the meantime. */
export const outage: readonly {
  readonly name: string;
  readonly who: 'visitor' | 'newcomer' | 'member';
  readonly path: string;
  prepare(page: Page): Promise<unknown>;
  readonly button: string;
  readonly sees: readonly Row[];
}[] = [
  {
    name: '8 login',
    who: 'visitor',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('known@example.com');
      await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
    },
    button: 'Login',
    sees: [
      { error: 'An error occurred during sign in. Please try again.' },
      { label: 'Email', value: 'known@example.com' },
    ],
  },
  {
    name: '8 register',
    who: 'visitor',
    path: '/register',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('late@example.com');
      await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
      await page.getByLabel('Confirm Password').fill('correct horse 9');
    },
    button: 'Register',
    sees: [
      { error: 'An error occurred during sign up. Please try again.' },
      { label: 'Email', value: 'late@example.com' },
    ],
  },
  {
    name: '8 onboarding',
    who: 'newcomer',
    path: '/onboarding',
    prepare: async (page) => {
      await toStep(page, 3);
      await tickAgreement(page);
    },
    button: 'Complete Setup',
    sees: [{ error: 'An error occurred. Please try again.' }],
  },
  {
    name: '8 profile',
    who: 'member',
    path: '/dashboard/profile',
    prepare: (page) => page.getByLabel('Weight').fill('75'),
    button: 'Save Profile',
    sees: [
      { error: 'An error occurred while updating your profile' },
      { label: 'Weight', value: '75' },
    ],
  },
  {
    name: '8 cancellation',
    who: 'member',
    path: '/dashboard/profile',
    prepare: (page) => page.getByLabel('Reason for cancelling').fill('moving abroad'),
    button: 'Request Cancellation',
    sees: [{ error: 'Failed to submit cancellation request. Please try again.' }],
  },
  {
    name: '8 feedback',
    who: 'visitor',
    path: '/feedback',
    prepare: (page) => page.getByLabel('Your Feedback').fill('Hello?'),
    button: 'Submit Feedback',
    sees: [
      { error: 'Failed to submit feedback. Please try again.' },
      { label: 'Your Feedback', value: 'Hello?' },
    ],
  },
  ...(
    [
      ['/dashboard/meal-plans', 'Generate Meal Plans', 'Failed to generate meal plans'],
      ['/dashboard/exercise-plans', 'Generate Exercise Plans', 'Failed to generate exercise plans'],
      ['/dashboard/shopping-list', 'Generate Shopping List', 'Failed to generate shopping list'],
    ] as const
  ).map(([path, button, error]) => ({
    name: `8 ${button}`,
    who: 'member' as const,
    path,
    prepare: (page: Page) => page.getByRole('button', { name: button, exact: true }).waitFor(),
    button,
    sees: [{ error }],
  })),
];
