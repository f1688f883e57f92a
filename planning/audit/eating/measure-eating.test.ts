import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  everywhere,
  type Month,
  type Place,
  plainMonth,
} from '#test/support/plans/eating-month.ts';
import { type Weekday, weekdays, weekNumbers } from '../../calendar.ts';
import { foodKeys, foods } from '../../catalogue/foods.ts';
import { type EatingMeasure, type EatingRuleId, eatingRules } from './eating-rules.ts';
import { eatenFactor, placesOfFoods } from './food-groups.ts';
import { measureEating } from './measure-eating.ts';

function missed({ plan, tables }: Month): readonly EatingMeasure[] {
  return measureEating(plan, tables).filter(({ holds }) => !holds);
}

const days = weekdays;
const beans = 'Bean stew and samp: samp 60, sugar-beans-tinned 120, carrots 80';
const chicken = 'Chicken and rice: rice-white 75, chicken-mixed-portions-frozen 100, carrots 80';
const wors = 'Wors and pap: maize-meal 80, boerewors 80, tomatoes 80';

type Changes = readonly (readonly [Place, string])[];

/** The same meal on one day of every week. */
function always(day: Weekday, meal: Place[2], text: string): Changes {
  return weekNumbers.map((number) => [[number, day, meal], text]);
}

/** The same meal from Monday to Friday. */
function often(meal: Place[2], text: string): Changes {
  return days.slice(0, 5).flatMap((day) => always(day, meal, text));
}

/** The same lunch and dinner through a week. */
function week(number: number, text: string): Changes {
  return days.flatMap((day) => [
    [[number, day, 'Lunch'], text],
    [[number, day, 'Dinner'], text],
  ]);
}

test('every food stands in one group or is named as one that counts nowhere', () => {
  const placed = placesOfFoods.map(([food]) => food);
  assert.deepEqual(placed.toSorted(), [...foodKeys].sort());
});

test('what is eaten of a gram is what the pattern was costed with', () => {
  // biome-ignore format: a table
  // pap and rice 3, pasta 2.4, pulses 2.5, meat 0.70, chicken off the bone 0.72, fish 0.82
  const known = [
    ['maize-meal', 3], ['samp', 3], ['rice-white', 3], ['spaghetti', 2.4], ['sugar-beans', 2.5],
    ['beef-mince', 0.7], ['beef-stew', 0.7], ['pork-chops', 0.7], ['hake-fillets', 0.82],
    ['chicken-mixed-portions-frozen', 0.72], ['cabbage', 1], ['rolled-oats', 1],
  ] as const;
  for (const [food, factor] of known) {
    const own = eatenFactor(food, foods);
    assert.ok(Math.abs(own / factor - 1) < 0.1, `${food}: ${own}, not ${factor}`);
  }
});

test('a month as people eat it misses no rule', () => {
  assert.deepEqual(missed(plainMonth()), []);
});

/** Each rule with a month that breaks it. */
const faults: readonly (readonly [rule: EatingRuleId, what: string, month: () => Month])[] = [
  [
    'E1a',
    'beans for beef',
    () =>
      plainMonth([...always('Tuesday', 'Dinner', beans), ...always('Saturday', 'Dinner', beans)]),
  ],
  [
    'E1b',
    'a week of chops',
    () => plainMonth(often('Dinner', 'Chops: potatoes 215, pork-chops 160, cabbage 100')),
  ],
  [
    'E2a',
    'no pulses but at breakfast',
    () =>
      plainMonth([...always('Thursday', 'Lunch', chicken), ...always('Friday', 'Lunch', chicken)]),
  ],
  [
    'E2b',
    'beans at six dinners of a week',
    () => plainMonth(days.slice(0, 6).map((day) => [[2, day, 'Dinner'], beans])),
  ],
  [
    'E2c',
    'a pot of 70 g of dry beans',
    () => plainMonth([[[3, 'Monday', 'Dinner'], 'Beans: samp 60, sugar-beans 70']]),
  ],
  ['E2d', 'beans at noon and at night', () => plainMonth([[[3, 'Thursday', 'Dinner'], beans]])],
  [
    'E3a',
    'bran every morning',
    () => plainMonth(often('Breakfast', 'Bran: wheat-bran 40, prunes 60, milk-low-fat 200')),
  ],
  [
    'E3b',
    'a day of bran and lentils',
    () =>
      plainMonth([
        [[1, 'Friday', 'Breakfast'], 'Bran: wheat-bran 40, prunes 90, milk-low-fat 200'],
        [
          [1, 'Friday', 'Dinner'],
          'Lentils: lentils-brown 60, peas-frozen 250, bread-wholewheat 120',
        ],
      ]),
  ],
  [
    'E3c',
    'lentils with peas',
    () =>
      plainMonth([
        [
          [1, 'Friday', 'Dinner'],
          'Lentils: lentils-brown 60, peas-frozen 250, bread-wholewheat 120',
        ],
      ]),
  ],
  [
    'E4a',
    'livers once',
    () => plainMonth([[[4, 'Sunday', 'Dinner'], 'Livers: chicken-livers 100, bread-brown 80']]),
  ],
  [
    'E4b',
    'wors twice in a week',
    () =>
      plainMonth([
        [[4, 'Sunday', 'Dinner'], wors],
        [[4, 'Monday', 'Dinner'], wors],
      ]),
  ],
  [
    'E4c',
    'pilchards three times in a week',
    () =>
      plainMonth(
        days
          .slice(2, 5)
          .map((day) => [
            [2, day, 'Dinner'],
            'Pilchards and pap: maize-meal 80, pilchards-tinned 100',
          ]),
      ),
  ],
  [
    'E4d',
    'half a cabbage',
    () => plainMonth([[[4, 'Sunday', 'Dinner'], 'Cabbage: cabbage 400, eggs 50, bread-brown 80']]),
  ],
  [
    'E5a',
    'cabbage at five dinners a week',
    () =>
      plainMonth(
        often(
          'Dinner',
          'Chicken and cabbage: rice-white 75, chicken-mixed-portions-frozen 140, cabbage 80',
        ),
      ),
  ],
  [
    'E5b',
    'pap every night',
    () =>
      plainMonth(
        days.flatMap((day) =>
          always(
            day,
            'Dinner',
            'Chicken and pap: maize-meal 85, chicken-mixed-portions-frozen 100, spinach 80',
          ),
        ),
      ),
  ],
  [
    'E5c',
    'one week of cabbage, onion and tomato',
    () =>
      plainMonth(
        week(1, 'Potatoes and eggs: potatoes 200, eggs 50, cabbage 80, onions 30, tomatoes 60'),
      ),
  ],
  [
    'E5d',
    'bananas alone',
    () =>
      plainMonth(
        everywhere((text) =>
          text.replaceAll(/(apples|pears|oranges|guavas|naartjies)/g, 'bananas'),
        ),
      ),
  ],
  [
    'E11a',
    'two days without fruit',
    () =>
      plainMonth(
        everywhere((text, place) =>
          place[0] === 1 && (place[1] === 'Monday' || place[1] === 'Tuesday')
            ? text.replaceAll(/, (apples|bananas|oranges) \d+/g, '')
            : text,
        ),
      ),
  ],
  [
    'E11b',
    'a day without vegetables',
    () =>
      plainMonth([
        [[1, 'Monday', 'Lunch'], 'Toast: bread-brown 80, cheddar 30'],
        [[1, 'Monday', 'Dinner'], 'Pap: maize-meal 85, chicken-mixed-portions-frozen 140'],
      ]),
  ],
  ['E11c', 'no fish on Thursdays', () => plainMonth(always('Thursday', 'Dinner', chicken))],
  [
    'E11d',
    'eggs every morning',
    () =>
      plainMonth(
        often('Breakfast', 'Eggs on toast: bread-brown 60, eggs 100, tomatoes 80, oranges 130'),
      ),
  ],
  [
    'E11e',
    'no milk in the morning',
    () => plainMonth(everywhere((text) => text.replaceAll(', milk-low-fat 200', ''))),
  ],
];

for (const [rule, what, month] of faults) {
  test(`${rule} is missed by ${what}`, () => {
    const rules = missed(month()).map((measure) => measure.rule);
    assert.ok(rules.includes(rule), `${rule} is not among ${rules.join(', ')}`);
  });
}

test('each rule of groups and amounts has a fault', () => {
  const planted = new Set(faults.map(([rule]) => rule));
  const amounts = Object.keys(eatingRules).filter((rule) => /^E([1-5]|11)[a-z]/.test(rule));
  const without = amounts.filter((rule) => ![...planted].some((one) => one === rule));
  assert.deepEqual(without, []);
});
