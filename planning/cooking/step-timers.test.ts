import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { timersIn } from './step-timers.ts';

const lengths = (step: string) => timersIn(step).map(({ seconds }) => seconds);

test('what a step says in words or figures is counted', () => {
  for (const [step, seconds] of [
    ['Add the tomatoes and simmer for ten minutes.', [600]],
    ['Fry the onion for two or three minutes, then simmer for half an hour.', [120, 1800]],
    ['Stir for a minute.', [60]],
    ['Roast for 25–30 minutes.', [1500]],
    ['Bake for an hour and a half.', [5400]],
    ['Add them for the last half hour.', [1800]],
    ['Blanch for 45 seconds, then rest for 5 min.', [45, 300]],
    ['Simmer for twenty-five minutes.', [1500]],
    // not a number that anybody knows
    ['Leave it to stand for a few minutes.', []],
    ['Add the peas for the last minutes.', []],
    ['Boil the eggs in a second pan.', []],
    ['Soak overnight.', []],
    // longer than a stove is watched
    ['Chill for 12 hours.', []],
    ['Serve.', []],
  ] as const)
    assert.deepEqual(lengths(step), seconds, step);
});

test('any number of minutes is found wherever it stands, and as it is said', () => {
  const before = fc.constantFrom('', 'Simmer for ', 'Add the two onions and cook ', 'After ');
  const after = fc.constantFrom('', '.', ', then serve.', ' more, until soft.');
  fc.assert(
    fc.property(before, fc.integer({ min: 1, max: 200 }), after, (start, minutes, end) => {
      const says = `${minutes} minutes`;
      assert.deepEqual(timersIn(start + says + end), [{ says, seconds: 60 * minutes }]);
    }),
  );
});

test('every time in a recipe of the catalogue is one that its step says', () => {
  const steps = standardCatalogue().dishes.flatMap(({ recipe }) => recipe.steps);
  const timed = steps.filter((step) => timersIn(step).length > 0);
  assert.ok(timed.length > 50, `${timed.length} steps with a time`);
  for (const step of steps) {
    for (const { says, seconds } of timersIn(step)) {
      assert.ok(step.includes(says));
      assert.ok(seconds >= 15 && seconds <= 4 * 3600, step);
    }
    // a number before minutes or hours is never passed over
    const said = step.match(
      /\b(?:an?|one|two|three|five|ten|twelve|fifteen|\d+) (?:minute|hour)/gi,
    );
    if (said) assert.ok(timersIn(step).length > 0, step);
  }
});
