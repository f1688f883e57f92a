import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { exercises } from '#planning/catalogue/exercises.ts';
import { escapeText } from '#planning/page/html.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import { partlyWrittenLine, unwrittenLine, writtenLine } from '#planning/page/plan-words.ts';
import { openServiceDatabase, type ServiceDatabase } from '#server/platform/database/database.ts';
import { createRateLimits } from '#server/platform/limits/rate-limits.ts';
import { closedSetOnly } from '#server/platform/plans/plan-html.ts';
import { PlanNotWritten } from '#server/platform/plans/plan-writer.ts';
import { parseSettings } from '#server/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import {
  type ModelServer,
  type Mood,
  startModelServer,
} from '#test/support/services/model-server.ts';
import { mealWeeks, profileWith, trainingWeeks } from '#test/support/writing/writing.ts';
import { createModelClient } from './model-client.ts';
import { createWriterOf } from './plan-writer.ts';
import { createWritingWork, type WritingWork } from './writing-work.ts';

let database: TestDatabase;
let jobs: ServiceDatabase;
let accounts: ServiceDatabase;
let model: ModelServer;
before(async () => {
  [database, model] = await Promise.all([createTestDatabase(), startModelServer()]);
  jobs = openServiceDatabase(database.jobService, 1, () => {});
  accounts = openServiceDatabase(database.authService, 2, () => {});
});
after(async () => {
  await Promise.all([jobs.close(), accounts.close(), model.close()]);
  await database.drop();
});

const doWork = createWritingWork({ catalogue, exercises });
/** In this thread; the product hands it to the planning threads. */
const work = async (one: WritingWork) => structuredClone(doWork(structuredClone(one)));

/** Looks again and again until it is so. */
async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const profile = profileWith({
  full_name: 'Thandi <b>Mokoena</b>',
  allergies: ['Peanuts', 'Lactose'],
  disliked_foods: 'mushrooms',
});
const weeks = mealWeeks(profile).slice(0, 1);
const pages = weeks.map((week) => mealWeekPage(week, catalogue));
const plan = { kind: 'meal-plans', profile, weeks, pages } as const;

interface Run {
  readonly env?: Readonly<Record<string, string>>;
  readonly moods?: readonly Mood[];
  readonly memberId?: string;
  readonly signal?: AbortSignal;
}

/** Writes the plan with the model in a row of moods, the last of which stays. Pauses are not waited for. */
async function write({ env = {}, moods = [], memberId = randomUUID(), signal }: Run = {}) {
  const settings = parseSettings(
    {
      AI_BASE_URL: model.url,
      AI_API_KEY: 'sk-secret-of-the-operator',
      AI_TIMEOUT_SECONDS: '2',
      ...env,
    },
    '/',
  );
  assert.ok(settings.model);
  const lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const pauses: number[] = [];
  const client = createModelClient(settings.model, {
    log,
    random: () => 0.5,
    wait: async (ms) => {
      pauses.push(ms);
    },
  });
  const first = model.messages.length;
  const good: Mood = { kind: 'good' };
  model.mood((call) => moods[Math.min(call - first, moods.length - 1)] ?? good);
  const generationId = randomUUID();
  const ready: string[] = [];
  const writer = createWriterOf({
    settings: settings.model,
    client,
    jobs,
    rateLimits: createRateLimits(accounts, settings),
    work,
    log,
  })(memberId);
  assert.ok(writer);
  const written = writer(plan, {
    generationId,
    signal: signal ?? new AbortController().signal,
    finished: new Map(),
    async partReady(_place, html) {
      ready.push(html);
    },
  });
  const settled = await written.then(
    (htmls) => ({ html: htmls.map(closedSetOnly).join('\n'), error: null }),
    (error: unknown) => ({ html: '', error }),
  );
  const { rows } = await database.owner.query(
    'select round, outcome, prompt_tokens, completion_tokens, cost_micros::int from public.model_calls where generation_id = $1 order by created_at',
    [generationId],
  );
  return {
    ...settled,
    ready,
    pauses,
    calls: rows,
    log: lines.join(''),
    asked: model.messages.slice(first),
  };
}

const text = (html: string) => html.replace(/<[^>]*>/g, ' ');
const inWords = escapeText(writtenLine);
const inOwnWords = escapeText(unwrittenLine);
const partlyInWords = escapeText(partlyWrittenLine);

test('a good model: its words stand around the plan, with the member’s name filled in here', async () => {
  const { html, ready, calls, asked, log } = await write();
  assert.ok(html.includes(inWords) && !html.includes(inOwnWords));
  assert.match(html, /Welcome back, Thandi! This week is yours/);
  assert.match(html, /class="tip"/);
  assert.equal(ready[0], html);
  // every figure of the plan is still there
  const own = text(pages[0] ?? '').match(/\d[\d\s.,½¼¾⅓⅔]*/g) ?? [];
  for (const figure of own) assert.ok(text(html).includes(figure), figure);
  assert.equal(asked.length, 2);
  for (const message of asked) {
    assert.doesNotMatch(message, /Thandi|Mokoena|@example/);
    assert.match(message, /Daily target/);
  }
  assert.deepEqual(
    calls.map(({ round, outcome }) => `${round} ${outcome}`),
    ['first used', 'first used'],
  );
  assert.deepEqual([calls[0]?.prompt_tokens, calls[0]?.completion_tokens], [1200, 800]);
  assert.equal(calls[0]?.cost_micros, 1200 * 10 + 800 * 30);
  assert.doesNotMatch(log, /Mokoena|mushroom|keep it simple|sk-secret|Daily target/);
});

const planted = (what: string): Mood => ({
  kind: 'changed',
  change: (html) => html.replace('Take your time here and keep it simple', what),
});
const everywhere = (what: string): Mood => ({
  kind: 'changed',
  change: (html) => html.replaceAll('Take your time here and keep it simple', what),
});

/** A mood of the model, how many calls it takes, and what must not be in the page that the member sees. */
const moods: readonly {
  readonly name: string;
  readonly moods: readonly Mood[];
  readonly seen: 'written' | 'own';
  readonly never?: RegExp;
  readonly outcomes: RegExp;
}[] = [
  { name: 'slow', moods: [{ kind: 'slow', ms: 300 }], seen: 'written', outcomes: /used/ },
  {
    name: '429 once',
    moods: [{ kind: 'status', status: 429, retryAfter: '7' }, { kind: 'good' }],
    seen: 'written',
    outcomes: /used/,
  },
  {
    name: '429 always',
    moods: [{ kind: 'status', status: 429, retryAfter: '1' }],
    seen: 'own',
    outcomes: /busy/,
  },
  {
    name: '429 for an hour',
    moods: [{ kind: 'status', status: 429, retryAfter: '3600' }],
    seen: 'own',
    outcomes: /busy/,
  },
  {
    name: '500 once',
    moods: [{ kind: 'status', status: 500 }, { kind: 'good' }],
    seen: 'written',
    outcomes: /used/,
  },
  {
    name: '500 always',
    moods: [{ kind: 'status', status: 500 }],
    seen: 'own',
    outcomes: /server-error/,
  },
  { name: '401', moods: [{ kind: 'status', status: 401 }], seen: 'own', outcomes: /refused/ },
  {
    name: 'cut off by its limit',
    moods: [{ kind: 'cut off', how: 'length' }],
    seen: 'own',
    outcomes: /cut-off/,
  },
  {
    name: 'cut off by the connection',
    moods: [{ kind: 'cut off', how: 'connection' }],
    seen: 'own',
    outcomes: /unreachable|no-answer/,
  },
  {
    name: 'cut off without saying so',
    moods: [{ kind: 'changed', change: (html) => html.slice(0, html.length / 2) }],
    seen: 'own',
    outcomes: /refused/,
  },
  { name: 'empty choices', moods: [{ kind: 'empty choices' }], seen: 'own', outcomes: /no-answer/ },
  {
    name: 'not JSON',
    moods: [{ kind: 'not JSON' }],
    seen: 'own',
    outcomes: /no-answer|unreachable/,
  },
  {
    name: 'not HTML',
    moods: [{ kind: 'changed', change: () => 'Eat well, friend, and be happy.' }],
    seen: 'own',
    never: /Eat well, friend/,
    outcomes: /refused/,
  },
  {
    name: '2 MB',
    moods: [{ kind: 'huge', bytes: 2_000_000 }],
    seen: 'own',
    never: /xxxx/,
    outcomes: /too-large/,
  },
  {
    name: 'prompt leak',
    moods: [
      {
        kind: 'changed',
        change: (html, message) => html.replace('Take your time here', message.slice(0, 200)),
      },
    ],
    seen: 'own',
    never: /You write the words/,
    outcomes: /refused/,
  },
  {
    name: 'planted allergen',
    moods: [everywhere('Stir in a spoon of peanut butter')],
    seen: 'own',
    never: /peanut/i,
    outcomes: /refused/,
  },
  {
    name: 'planted allergen, mended',
    moods: [
      planted('Stir in a spoon of peanut butter'),
      planted('Stir in a spoon of peanut butter'),
      { kind: 'good' },
    ],
    seen: 'written',
    never: /peanut/i,
    outcomes: /refused.*used/s,
  },
  {
    name: 'wrong calories',
    moods: [everywhere('This one holds 9999 kcal')],
    seen: 'own',
    never: /9999/,
    outcomes: /refused/,
  },
  {
    name: 'a missing day',
    moods: [
      {
        kind: 'changed',
        change: (html) =>
          html.replace(/<section class="day">[\s\S]*?(?=<section class="day">|<\/article>)/, ''),
      },
    ],
    seen: 'own',
    outcomes: /refused/,
  },
  {
    name: 'another language',
    moods: [everywhere('Geniet jou ontbyt rustig en eenvoudig saam met vriende vandag')],
    seen: 'own',
    never: /Geniet jou/,
    outcomes: /refused/,
  },
  {
    name: 'a script',
    moods: [everywhere('<script>fetch("//evil.example")</script>')],
    seen: 'own',
    never: /script|evil/,
    outcomes: /refused/,
  },
];

for (const { name, moods: row, seen, never, outcomes } of moods) {
  test(`${name}: the member sees ${seen === 'written' ? 'the model’s words' : 'the planner’s plan and one quiet line'}`, async () => {
    const { html, calls, log, error } = await write({
      moods: row,
      ...(name === 'slow' ? {} : { env: { AI_PARALLEL: '1' } }),
    });
    assert.equal(error, null);
    assert.equal(html.includes(inWords), seen === 'written', 'the words of the model');
    assert.equal(html.includes(inOwnWords), seen === 'own', 'the quiet line');
    if (seen === 'own') {
      const quiet =
        /<p class="plan-note"><span class="emoji" aria-hidden="true">✍️<\/span>[^<]*<\/p>/;
      assert.equal(
        html.replace(quiet, ''),
        pages[0],
        'beside the line it is the planner’s own page',
      );
    }
    if (never) assert.doesNotMatch(text(html), never);
    assert.match(calls.map(({ outcome }) => outcome).join(' '), outcomes);
    assert.doesNotMatch(log, /repeats the prompt|peanut|Mokoena|mushroom/);
  });
}

/** The good page without the notes on these days: those that a planted text stood in. */
const withoutNotes = (html: string, days: readonly number[]) => {
  let day = -1;
  return html.replace(/<p class="tip"><span [^>]*>💬<\/span>[^<]*<\/p>/g, (note) => {
    day += 1;
    return days.includes(day) ? '' : note;
  });
};

for (const [name, repair] of [
  ['planted again in the repair', planted('Stir in a spoon of peanut butter')],
  ['with no answer to the repair', { kind: 'status', status: 500 }],
] satisfies readonly (readonly [string, Mood])[]) {
  test(`an allergen in one text of each call, ${name}: only there the planner’s words stand, and the page says so`, async () => {
    const good = await write();
    const { html, calls } = await write({
      moods: [
        planted('Stir in a spoon of peanut butter'),
        planted('Stir in a spoon of peanut butter'),
        repair,
      ],
      env: { AI_PARALLEL: '1' },
    });
    assert.doesNotMatch(text(html), /peanut/i);
    assert.ok(html.includes(partlyInWords) && !html.includes(inWords));
    assert.equal(
      html.replace(partlyInWords, inWords),
      withoutNotes(good.html, [0, 4]),
      'all other texts are those that passed',
    );
    assert.deepEqual(
      calls.slice(0, 2).map(({ round, outcome }) => `${round} ${outcome}`),
      ['first refused', 'first refused'],
    );
    const none = await write({
      moods: [planted('Stir in a spoon of peanut butter')],
      env: { AI_FALLBACK: 'none', AI_PARALLEL: '1' },
    });
    assert.ok(none.error instanceof PlanNotWritten, 'without a fallback nothing is replaced');
  });
}

test('a service that asks for seven seconds gets them, with jitter; 500s wait longer each time', async () => {
  const asked = await write({
    moods: [{ kind: 'status', status: 429, retryAfter: '7' }, { kind: 'good' }],
    env: { AI_PARALLEL: '1' },
  });
  assert.deepEqual(asked.pauses, [7250]);
  const failed = await write({
    moods: [{ kind: 'status', status: 500 }],
    env: { AI_PARALLEL: '1' },
  });
  assert.deepEqual(failed.pauses.slice(0, 2), [500, 1000]);
});

test('a model that takes its limit by the newer name only is asked anew at once, and so from then on', async () => {
  const { html, asked, calls, pauses, log } = await write({
    moods: [{ kind: 'newer' }],
    env: { AI_PARALLEL: '1' },
  });
  assert.ok(html.includes(inWords));
  // two calls for the week, of which the first was refused once
  assert.equal(asked.length, 3);
  assert.deepEqual(
    calls.map(({ outcome }) => outcome),
    ['used', 'used'],
  );
  assert.deepEqual(pauses, []);
  assert.match(log, /takes max_completion_tokens/);
});

test('after five failures in a row the service is left alone', async () => {
  const { asked, calls } = await write({
    moods: [{ kind: 'status', status: 503 }],
    env: { AI_PARALLEL: '1' },
  });
  assert.equal(asked.length, 5);
  assert.match(
    calls.map(({ outcome }) => outcome).join(' '),
    /server-error (server-error|resting)/,
  );
});

test('AI_FALLBACK=none: the plan fails with the specification’s error', async () => {
  const { error } = await write({
    moods: [{ kind: 'status', status: 500 }],
    env: { AI_FALLBACK: 'none' },
  });
  assert.ok(error instanceof PlanNotWritten);
});

test('so many plans a day for each member; then the planner’s own words', async () => {
  const memberId = randomUUID();
  const env = { AI_PLANS_PER_DAY: '1' };
  assert.ok((await write({ memberId, env })).html.includes(inWords));
  const second = await write({ memberId, env });
  assert.ok(second.html.includes(inOwnWords));
  assert.equal(second.asked.length, 0);
  assert.ok((await write({ env })).html.includes(inWords), 'another member is not touched');
});

test('the month’s money is never overspent, and what was not used comes back', async () => {
  await database.owner.query('delete from public.model_spending');
  const spent = async () => {
    const { rows } = await database.owner.query<{ micros: number }>(
      'select spent_micros::int as micros from public.model_spending',
    );
    return rows[0]?.micros ?? 0;
  };
  await write();
  assert.equal(await spent(), 2 * (1200 * 10 + 800 * 30));
  const runs = await Promise.all(
    Array.from({ length: 6 }, () => write({ env: { AI_USD_PER_MONTH: '0.3' } })),
  );
  assert.ok((await spent()) <= 300_000);
  assert.ok(runs.some(({ html }) => html.includes(inOwnWords)));
  const { html, asked } = await write({ env: { AI_USD_PER_MONTH: '0.0001' } });
  assert.ok(html.includes(inOwnWords));
  assert.equal(asked.length, 0);
});

test('while the model takes its time no connection of the database is held', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const before = model.waiting().now;
  const many = Array.from({ length: 4 }, () =>
    write({ moods: [{ kind: 'slow', ms: 60_000 }], env: { AI_TIMEOUT_SECONDS: '90' }, signal }),
  );
  await until(() => model.waiting().now - before === 8);
  // the pool has a single connection: were it held, this would not be answered
  assert.equal((await jobs.run({ text: 'select 1 as one' })).rows[0]?.one, 1);
  controller.abort(new Error('enough'));
  for (const { error } of await Promise.all(many)) assert.ok(error);
});

test('no more calls at once than are wanted', async () => {
  await until(() => model.waiting().now === 0);
  let most = 0;
  const row: readonly Mood[] = [
    {
      kind: 'changed',
      change(html) {
        most = Math.max(most, model.waiting().now);
        return html;
      },
    },
  ];
  const { html } = await write({ moods: row, env: { AI_PARALLEL: '1' } });
  assert.ok(html.includes(inWords));
  assert.equal(most, 1);
});

test('cancelled: the call is broken off and nothing is stored', async () => {
  const controller = new AbortController();
  const run = write({ moods: [{ kind: 'slow', ms: 5000 }], signal: controller.signal });
  await until(() => model.waiting().now > 0);
  controller.abort(new Error('cancelled'));
  const { error, ready } = await run;
  assert.equal(error instanceof Error && error.message, 'cancelled');
  assert.deepEqual(ready, []);
});

test('a week that was finished before is not written again', async () => {
  const settings = parseSettings({ AI_BASE_URL: model.url }, '/');
  assert.ok(settings.model);
  model.mood(() => ({ kind: 'good' }));
  const log = pino({ level: 'silent' });
  const writer = createWriterOf({
    settings: settings.model,
    client: createModelClient(settings.model, { log }),
    jobs,
    rateLimits: createRateLimits(accounts, settings),
    work,
    log,
  })(randomUUID());
  const first = model.messages.length;
  const own = trainingWeeks(profile).slice(0, 2);
  const ready: number[] = [];
  const htmls = await writer?.(
    { kind: 'exercise-plans', profile, weeks: own, pages: ['', ''] },
    {
      generationId: randomUUID(),
      signal: new AbortController().signal,
      finished: new Map([[0, '<article class="plan"></article>']]),
      async partReady(place) {
        ready.push(place);
      },
    },
  );
  assert.equal(htmls?.[0], '<article class="plan"></article>');
  assert.match(htmls?.[1] ?? '', /Welcome back, Thandi!/);
  assert.deepEqual(ready, [1]);
  assert.equal(model.messages.length - first, 1);
});
