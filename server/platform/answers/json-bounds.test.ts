import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exceedsJson } from './json-bounds.ts';

const bounds = { depth: 3, values: 6 };

test('a text is as deep as its brackets and holds as much as its commas say', () => {
  for (const text of [
    '',
    '1',
    '"a"',
    '[]',
    '[[[1]]]',
    '{"a":[{"b":1}]}',
    '[1,2,3,4,5]',
    '[[],[],[]]',
  ]) {
    assert.ok(!exceedsJson(text, bounds), text);
  }
  for (const text of ['[[[[1]]]]', '{"a":{"b":{"c":{}}}}', '[1,2,3,4,5,6,7]', '[[],[],[],[]]']) {
    assert.ok(exceedsJson(text, bounds), text);
  }
});

test('what stands in a string is no bracket, however it is quoted', () => {
  for (const inside of ['[[[[[', ',,,,,,,,', '\\"[[[[[', '\\\\\\"[[[[', 'a\\\\']) {
    assert.ok(!exceedsJson(`{"a":"${inside}"}`, bounds), inside);
    assert.ok(!exceedsJson(`{"${inside}":1}`, bounds), inside);
  }
  // the string ends before the bracket
  assert.ok(exceedsJson('{"a\\\\":[[[1]]]}', bounds));
});

test('a text that is cut off is looked at no further', () => {
  for (const text of ['"', '{"a', '"\\', '["\\"', '[[[']) assert.ok(!exceedsJson(text, bounds));
});
