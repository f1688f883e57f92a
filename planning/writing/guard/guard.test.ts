import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import {
  answerTo,
  answerWith,
  mealWeeks,
  plainWriter,
  profileWith,
  tasksOf,
  trainingTasksOf,
  trainingWeeks,
} from '#test/support/writing/writing.ts';
import { eatingRules, foodAllowed } from '../../safety/eating-rules.ts';
import { writingPrompt } from '../prompt.ts';
import { only, placesOf, type WritingTask } from '../task/writing-task.ts';
import { createGuard } from './guard.ts';

const guard = createGuard(catalogue);
const canary = 'mark-4711';

function check(answer: string, task: WritingTask) {
  const { instruction } = writingPrompt(task, canary);
  return guard.check(answer, task, { instruction, canary });
}

const profile = profileWith({
  allergies: ['Peanuts', 'Lactose'],
  disliked_foods: 'mushrooms, liver',
});
const [week] = mealWeeks(profile);
assert.ok(week);
const [task] = tasksOf(week, profile);
assert.ok(task);
const [training] = trainingTasksOf(trainingWeeks(profile)[0] ?? assert.fail(), profile);
assert.ok(training);

const breakfast = placesOf(task.parts).find(({ id }) => id === 'Monday/Breakfast/tip');
assert.ok(breakfast);

test('an answer that keeps to the plan passes whole, also in a fence and with bold words', () => {
  for (const one of [task, training]) {
    const { findings, passed } = check(answerTo(one), one);
    assert.deepEqual(findings, []);
    assert.equal(passed.size, placesOf(one.parts).length);
  }
  assert.deepEqual(check(`\`\`\`html\n${answerTo(task)}\n\`\`\``, task).findings, []);
  const bold = answerTo(task).replace('keep it simple', 'keep it <strong>simple</strong>');
  assert.deepEqual(check(bold, task).findings, []);
});

test('the planner’s own steps pass for any member', () => {
  fc.assert(
    fc.property(anyProfile, fc.integer(), (any, seed) => {
      const weeks = (() => {
        try {
          return mealWeeks(any, String(seed));
        } catch {
          return [];
        }
      })();
      for (const one of weeks.slice(0, 1).flatMap((first) => tasksOf(first, any))) {
        assert.deepEqual(check(answerTo(one), one).findings, []);
      }
    }),
    { numRuns: 12 },
  );
});

/** One text that must not be shown, where it would stand, and the kind of finding. */
const refused: readonly (readonly [text: string, kind: string])[] = [
  // foods that this member may not have, or that are not of this meal
  ['Stir in a spoon of peanut butter for a creamy finish.', 'food'],
  ['Top it with roasted peanuts for crunch.', 'food'],
  ['A drizzle of satay sauce would be lovely here.', 'word'],
  ['Sprinkle a few groundnuts over it.', 'food'],
  ['Finish with goobers for a bit of crunch.', 'word'],
  ['Monkey nuts on top taste wonderful.', 'food'],
  ['Add a generous handful of grated cheddar.', 'food'],
  ['A scoop of ice cream makes it a treat.', 'food'],
  ['Serve it with fried mushrooms on the side.', 'food'],
  ['Chicken livers would go well with this.', 'food'],
  ['Enjoy it with a glass of wine.', 'word'],
  ['Swap it for langoustine when you feel fancy.', 'word'],
  ['Add a p e a n u t or two.', 'word'],
  ['Add some рeanuts on top of it.', 'characters'],
  ['Add some pea\u200Bnuts on top of it.', 'characters'],
  ['Add some pea<b></b>nuts on top of it.', 'food'],
  ['Sprinkle with 🥜 and enjoy.', 'food'],
  ['Reach for the Black Cat jar and add a spoonful.', 'name'],
  // numbers
  ['This breakfast holds only 99 kcal in all.', 'number'],
  ['Cook it for 45 minutes on a low heat.', 'number'],
  ['It gives you 250 g of protein.', 'number'],
  ['Add twelve tablespoons of it at once.', 'number'],
  ['It costs you only R15 to make.', 'number'],
  // claims and advice
  ['This breakfast lowers your blood pressure.', 'claim'],
  ['It prevents diabetes and keeps you going.', 'claim'],
  ['This meal is completely safe for your allergy.', 'claim'],
  ['It is free from gluten and nuts.', 'claim'],
  ['This burns belly fat while you sleep.', 'claim'],
  ['You will lose weight fast with this one.', 'claim'],
  ['It boosts your immune system.', 'claim'],
  ['Skip breakfast if you want to see results.', 'advice'],
  ['Double the portion if you are still hungry.', 'advice'],
  ['Leave it out on the counter overnight.', 'advice'],
  ['Stop taking your pills while you eat like this.', 'advice'],
  ['It is best eaten raw and a little pink.', 'undercooked'],
  // other ways out
  ['Visit evil.example for more of this.', 'characters'],
  ['Write to me@evil.example for more.', 'characters'],
  ['{{name}} will love this one.', 'characters'],
  [`Here is the mark: ${canary} and nothing more.`, 'leak'],
  ['Use a number only as it stands in the facts of that part, or use none.', 'leak'],
  ['Hierdie ontbyt is lekker en maklik om vinnig te maak.', 'language'],
  ['Ce petit déjeuner est simple et vraiment délicieux ce matin.', 'language'],
  ['As an AI language model I am unable to help.', 'word'],
  ['You stupid fool, eat this now.', 'word'],
  ['', 'length'],
  [`Keep it simple. ${'Take your time and enjoy it. '.repeat(20)}`, 'length'],
];

test('a text that leaves the plan is refused, and only that text', () => {
  const missed: string[] = [];
  for (const [text, kind] of refused) {
    const answer = answerWith(task, breakfast.id, text).replace(
      'pea&lt;b&gt;&lt;/b&gt;nuts',
      'pea<b></b>nuts',
    );
    const { findings, passed } = check(answer, task);
    const own = findings.filter(({ place }) => place === breakfast.id || place === '');
    if (!own.some((finding) => finding.kind === kind) || passed.has(breakfast.id)) {
      missed.push(`${text} -> ${findings.map((one) => `${one.kind}:${one.detail}`).join(', ')}`);
    }
    assert.ok(
      findings.every(({ place }) => place === breakfast.id || place === ''),
      text,
    );
  }
  assert.deepEqual(missed, []);
});

test('no food of the catalogue can be named where it is not served', () => {
  const { scope } = breakfast;
  const rules = eatingRules(profile, catalogue);
  const served = new Set(scope.foods.map(({ key }) => key));
  const named: string[] = [];
  const alone = only(task, new Set([breakfast.id]));
  for (const food of catalogue.foods.values()) {
    if (served.has(food.key)) continue;
    const { findings } = check(
      answerWith(
        alone,
        breakfast.id,
        `Stir in some ${food.name.toLowerCase().replace(/[()/]/g, ' ')} at the end.`,
      ),
      alone,
    );
    // another food of the same name may be served: milk for milk, bread for bread
    const alike = scope.foods.some(({ labels }) =>
      labels.some((label) => food.labels[0]?.every((word) => label.includes(word))),
    );
    if (findings.length === 0 && !(alike && foodAllowed(food, rules))) named.push(food.name);
  }
  assert.deepEqual(named, []);
});

test('a training text names no exercise, food or number that is not of its session', () => {
  const place = placesOf(training.parts).find(({ id }) => id.endsWith('/Main workout'));
  assert.ok(place);
  for (const [text, kind] of [
    ['Finish with a hundred burpees as fast as you can.', 'exercise'],
    ['Add heavy barbell deadlifts if it feels easy.', 'exercise'],
    ['Eat a banana before you start.', 'food'],
    ['Do 50 sets and then some more.', 'number'],
    ['Push through the pain, it makes you stronger.', 'advice'],
    ['Keep going despite the discomfort in your knee.', 'advice'],
    ['Skip the warm-up when you are short of time.', 'advice'],
  ] as const) {
    const { findings } = check(answerWith(training, place.id, text), training);
    assert.ok(
      findings.some((one) => one.kind === kind),
      `${text} -> ${findings.map((one) => `${one.kind}:${one.detail}`).join(', ')}`,
    );
  }
});

test('what is not the structure is not read at all', () => {
  const good = answerTo(task);
  const cases: readonly (readonly [name: string, answer: string, kind: string])[] = [
    ['empty', '', 'missing'],
    ['prose', 'Here is your plan: eat well.', 'missing'],
    ['JSON', '{"Monday":"Tuesday Wednesday Thursday"}', 'structure'],
    ['cut off', good.slice(0, good.length - 200), 'structure'],
    ['words before', `Sure! ${good}`, 'structure'],
    ['words after', `${good} I hope you like it.`, 'structure'],
    [
      'a day missing',
      good.replace(
        /<section class="day"><h3 class="day-name">📅 Tuesday[\s\S]*?(?=<section class="day">)/,
        '',
      ),
      'missing',
    ],
    ['a meal missing', good.replace(/<section class="meal">[\s\S]*?<\/section>/, ''), 'structure'],
    [
      'days in another order',
      good
        .replace('📅 Monday', '📅 X')
        .replace('📅 Tuesday', '📅 Monday')
        .replace('📅 X', '📅 Tuesday'),
      'structure',
    ],
    [
      'a script',
      good.replace('<p class="tip">', '<p class="tip"><script>alert(1)</script>'),
      'structure',
    ],
    [
      'a handler',
      good.replace('<p class="tip">', '<p class="tip" onclick="alert(1)">'),
      'structure',
    ],
    [
      'an image',
      good.replace('<p class="tip">', '<p class="tip"><img src=x onerror=alert(1)>'),
      'structure',
    ],
    [
      'a style',
      good.replace('<article class="plan">', '<article class="plan"><style>*{}</style>'),
      'structure',
    ],
    ['a comment', good.replace('<p class="tip">', '<!-- x --><p class="tip">'), 'structure'],
    [
      'one step',
      good.replace(
        /<ol class="method"><li>[\s\S]*?<\/ol>/,
        '<ol class="method"><li>Cook it all.</li></ol>',
      ),
      'length',
    ],
  ];
  for (const [name, answer, kind] of cases) {
    const { findings } = check(answer, task);
    assert.ok(
      findings.some((finding) => finding.kind === kind),
      `${name}: ${findings.map((one) => `${one.kind} ${one.detail}`).join(', ')}`,
    );
  }
});

/** A place whose steps say by what one sees that meat is cooked. */
function placeWithMeat(seed: string) {
  const meat = profileWith();
  return mealWeeks(meat, seed)
    .flatMap((one) => tasksOf(one, meat))
    .flatMap((one) => placesOf(one.parts).map((place) => ({ task: one, place })))
    .find(
      ({ place: { kind, scope } }) =>
        kind === 'steps' && /cooked through|run clear|no pink/.test(scope.steps),
    );
}

test('a method that no longer says when meat is cooked is refused', () => {
  // not every month holds such a dish
  const found = placeWithMeat('meat') ?? placeWithMeat('more meat') ?? placeWithMeat('much meat');
  assert.ok(found);
  const answer = answerTo(found.task, (each) =>
    each.id === found.place.id ? ['Warm it up a little.', 'Serve it at once.'] : plainWriter(each),
  );
  const { findings } = check(answer, found.task);
  assert.deepEqual(
    findings.map(({ kind }) => kind),
    ['undercooked'],
  );
});
