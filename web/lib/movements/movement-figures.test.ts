import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exercises } from '#planning/catalogue/exercises.ts';
import { figureOf, figures } from './movement-figures.ts';

test('an exercise is drawn as itself or not at all', () => {
  const names = new Set(exercises.map(({ name }) => name));
  const drawn = figures.flatMap(({ shows }) => shows);
  assert.deepEqual(
    drawn.filter((name) => !names.has(name)),
    [],
    'each is an exercise of the catalogue',
  );
  assert.equal(new Set(drawn).size, drawn.length, 'and has one figure');
  // of the pattern of a push-up and of a plank, and done on the back
  for (const [lying, other] of [
    ['Dumbbell floor press', 'Push-up'],
    ['Dead bug', 'Forearm plank'],
  ] as const) {
    assert.ok(figureOf(lying));
    assert.notEqual(figureOf(lying), figureOf(other));
  }
  assert.equal(figureOf('Archer push-up'), null, 'an arm to the side is not in the picture');
});

test('all drawings together weigh at most 20 kB', () => {
  assert.ok(Buffer.byteLength(JSON.stringify(figures)) <= 20_000);
});
