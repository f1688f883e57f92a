import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { exercises } from '#planning/catalogue/exercises.ts';
import { drawnTogether, figureOf } from './movement-figures.ts';

const drawnExercises = drawnTogether.flat();

test('an exercise is drawn as itself or not at all', () => {
  const names = exercises.map(({ name }) => name);
  assert.deepEqual(
    drawnExercises.filter((name) => !names.includes(name)),
    [],
    'each is an exercise of the catalogue',
  );
  assert.equal(new Set(drawnExercises).size, drawnExercises.length, 'and has one figure');
  assert.deepEqual(
    names.filter((name) => !figureOf(name)).toSorted(),
    [],
    'every exercise is drawn',
  );
  // of the pattern of a push-up and of a plank, and done on the back
  for (const [lying, other] of [
    ['Dumbbell floor press', 'Push-up'],
    ['Dead bug', 'Forearm plank'],
    ['Lying Y raise', 'Dumbbell lateral raise'],
  ] as const) {
    assert.ok(figureOf(lying));
    assert.notDeepEqual(figureOf(lying), figureOf(other));
  }
});

test('exercises that differ by what is held or stands there differ in the picture', () => {
  for (const [one, other] of [
    ['Backpack squat', 'Barbell back squat'],
    ['Band curl', 'Cable curl'],
    ['Feet-raised push-up', 'Push-up'],
    ['Band Pallof press', 'Cable Pallof press'],
    ['Treadmill walk', 'Brisk outdoor walk'],
  ] as const)
    assert.notEqual(figureOf(one)?.scene, figureOf(other)?.scene);
});

test('every figure stays on its field', () => {
  for (const name of drawnExercises) {
    const figure = figureOf(name);
    assert.ok(figure);
    const { head, body, other } = figure;
    // of a figure that is given by its joints all points but those of toes are absolute
    const numbers = (body + other).replaceAll(/[a-z][-\d .]+/g, ' ').match(/-?[\d.]+/g) ?? [];
    for (const value of [...head, ...numbers.map(Number)])
      assert.ok(value >= 0 && value <= 96, `${name}: ${value}`);
  }
});

test('all drawings together weigh at most 20 kB, packed', async () => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFile(path.join(import.meta.dirname, file), 'utf8')),
  );
  // more than a browser gets: types, names and spaces are still there
  const bytes = gzipSync(texts.join('')).length;
  assert.ok(bytes <= 20_000, `${bytes} bytes`);
});
