import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partlyWrittenLine, writtenLine } from '../page/plan-words.ts';
import { writtenLineOf } from './words-to-use.ts';

test('a few texts may be the planner’s own, and the line says so; with more of them nothing is used', () => {
  const of = (refused: number, distrusted = false) =>
    writtenLineOf({ asked: 50, refused, distrusted });
  assert.equal(of(0), writtenLine);
  assert.equal(of(1), partlyWrittenLine);
  assert.equal(of(5), partlyWrittenLine);
  assert.equal(of(6), null);
  assert.equal(of(50), null);
  assert.equal(
    of(1, true),
    null,
    'an answer that speaks about its instruction is not used in part',
  );
});
