import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokensOf } from '../words/vocabulary.ts';
import { figuresIn, foreignFigures, foreignNumberWords, wordFiguresIn } from './figures-in-text.ts';

const spoken = (text: string) =>
  wordFiguresIn(tokensOf(text)).map(({ said, unit }) => [said, unit] as const);
const written = (text: string) => figuresIn(text).map(({ said, unit }) => [said, unit] as const);

test('numbers in words are read with all their words and their unit', () => {
  assert.deepEqual(spoken('twenty-five minutes'), [[25, 's']]);
  assert.deepEqual(spoken('one hundred and twelve grams'), [[112, 'g']]);
  assert.deepEqual(spoken('two thousand three hundred kilojoules'), [[2300, 'kj']]);
  assert.deepEqual(spoken('two and a half cups'), [[2.5, 'cup']]);
  assert.deepEqual(spoken('three quarters of a cup'), [[0.75, 'cup']]);
  assert.deepEqual(spoken('half a teaspoon'), [[0.5, 'teaspoon']]);
  assert.deepEqual(spoken('ten to fifteen minutes'), [
    [10, 's'],
    [15, 's'],
  ]);
  assert.deepEqual(spoken('two hard sets and one pan'), [[2, 'set']]);
});

test('numbers in digits have the unit that stands after a range or after other words', () => {
  assert.deepEqual(written('4 more repetitions'), [[4, 'repetition']]);
  assert.deepEqual(written('leave 4 in reserve'), [[4, 'repetition']]);
  assert.deepEqual(written('27 to 28 minutes'), [
    [27, 's'],
    [28, 's'],
  ]);
  assert.deepEqual(written('6–8 level tablespoons'), [
    [6, 'tablespoon'],
    [8, 'tablespoon'],
  ]);
  assert.deepEqual(written('9 791 kJ and 1½ cups'), [
    [9791, 'kj'],
    [1.5, 'cup'],
  ]);
});

test('a number belongs to a plan by its value and its unit, in whatever size of unit', () => {
  const plan = figuresIn('rest 90 s; 29 g protein; 12 min');
  assert.deepEqual(foreignFigures('Rest for 1½ min, and 12 minutes in all.', plan), []);
  assert.equal(foreignFigures('Cook it for 29 long minutes.', plan).length, 1);
  assert.equal(foreignFigures('Rest for 90 minutes.', plan).length, 1);
  const counts = () => false;
  assert.deepEqual(foreignNumberWords(tokensOf('twelve minutes, one pan'), plan, counts), []);
  assert.deepEqual(foreignNumberWords(tokensOf('twenty-nine full minutes'), plan, counts), [
    'twenty nine full',
  ]);
});
