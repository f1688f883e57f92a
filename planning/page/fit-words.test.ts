import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Objection } from '../safety/profile-fit.ts';
import { concernText, listText, markText } from './fit-words.ts';

const eggs: Objection = { kind: 'allergy', what: 'eggs', traces: false };
const traces: Objection = { kind: 'allergy', what: 'peanuts', traces: true };
const liver: Objection = { kind: 'dislike', what: 'liver' };
const diet: Objection = { kind: 'diet' };
const unknown: Objection = { kind: 'unknown' };

const meals = (...objections: readonly (readonly Objection[])[]) =>
  ({ noun: 'meal', place: 'these plans', objections }) as const;
const items = (...objections: readonly (readonly Objection[])[]) =>
  ({ noun: 'item', place: 'this list', objections }) as const;

test('what is objected to is said with its numbers', () => {
  const say = (parts: Parameters<typeof concernText>[0], changed = true) =>
    concernText(parts, 'Vegan', changed);
  assert.equal(
    say([meals([eggs], [eggs]), items([eggs])]),
    'You now avoid eggs; 2 meals of these plans and 1 item of this list hold them.',
  );
  assert.equal(
    say([meals(), items([liver])]),
    'You now avoid liver; 1 item of this list holds it.',
  );
  assert.equal(
    say([meals([traces])]),
    'You now avoid peanuts; 1 meal of these plans holds or may hold them.',
  );
  assert.equal(
    say([meals([eggs, liver], [liver])], false),
    'You avoid eggs and liver; 2 meals of these plans hold them.',
  );
  assert.equal(
    say([meals([diet]), items([diet])]),
    'You now eat vegan; 1 meal of these plans and 1 item of this list do not fit that.',
  );
  assert.equal(
    say([meals([diet, eggs])]),
    'You now avoid eggs and eat vegan; 1 meal of these plans does not fit that.',
  );
  assert.equal(
    say([meals([unknown])]),
    'We no longer know what 1 meal of these plans holds, so do not rely on it.',
  );
  assert.equal(
    say([meals([unknown], [eggs])]),
    'You now avoid eggs; 2 meals of these plans hold or may hold them.',
  );
  assert.equal(say([meals(), items()]), '');
});

test('a meal or item says what is against it', () => {
  assert.equal(markText([eggs], 'Vegan'), 'holds eggs');
  assert.equal(markText([eggs, traces, diet], 'Vegan'), 'holds eggs, may hold peanuts, not vegan');
  assert.equal(markText([diet], 'Fish-Only'), 'not free of meat');
  assert.equal(markText([{ kind: 'starch' }], 'Low-Carb'), 'too much starch for low-carb');
  assert.equal(markText([unknown], 'Vegan'), 'cannot be checked');
});

test('many things are named as far as they can be read', () => {
  assert.equal(listText([]), '');
  assert.equal(listText(['a', 'a', 'b']), 'a and b');
  assert.equal(listText(['a', 'b', 'c', 'd']), 'a, b, c and d');
  assert.equal(listText(['a', 'b', 'c', 'd', 'e']), 'a, b, c and 2 more');
});
