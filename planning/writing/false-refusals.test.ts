import assert from 'node:assert/strict';
import { test } from 'node:test';
import { falseRefusals } from '#test/support/writing/false-refusals.ts';
import { unseen, varied } from '#test/support/writing/fresh-writing.ts';
import { heldBack, lastHeldBack, madeWith } from '#test/support/writing/good-writing.ts';
import { findingsOf } from '#test/support/writing/held-out/held-out.ts';
import { heldOutAnswers, refusedIn } from '#test/support/writing/held-out/held-out-answers.ts';
import { heldOutWriting, ruleBreaking } from '#test/support/writing/held-out/held-out-writing.ts';
import { partlyWrittenLine, writtenLine } from '../page/plan-words.ts';
import { writtenLineOf } from './words-to-use.ts';

/** Most of a sample of good texts that may be refused. */
const bar = 0.03;

test('good texts that vary their words pass: fewer than 3 in 100 are refused', () => {
  for (const [name, writing] of Object.entries({
    madeWith,
    heldBack,
    lastHeldBack,
    varied,
    unseen,
  })) {
    const { looked, refused } = falseRefusals(writing);
    assert.ok(looked >= 40, `${name}: ${looked} texts`);
    assert.ok(refused.length <= bar * looked, `${name}: ${refused.join('\n')}`);
  }
});

test('texts in the manners of several models, for plans of several members, pass as well', () => {
  const refused = heldOutWriting.flatMap((text) => {
    const findings = findingsOf(text);
    return findings.length > 0 ? [`${text.slice(1).join(' ')} (${findings.join(', ')})`] : [];
  });
  assert.ok(heldOutWriting.length >= 300, `${heldOutWriting.length} texts`);
  assert.ok(refused.length <= bar * heldOutWriting.length, refused.join('\n'));
});

test('as friendly a text that breaks a rule of the prompt is refused', () => {
  const passed = ruleBreaking.filter((text) => findingsOf(text).length === 0);
  assert.deepEqual(passed, []);
});

test('whole answers pass but for few of their texts, and most of them whole', () => {
  const looked = heldOutAnswers.map((answer) => ({ answer, refused: refusedIn(answer) }));
  const texts = heldOutAnswers.reduce((sum, answer) => sum + answer.texts.size, 0);
  const refused = looked.flatMap((one) => one.refused);
  assert.ok(texts >= 1350 && heldOutAnswers.length >= 41, `${texts} texts`);
  assert.ok(refused.length <= bar * texts, refused.join('\n'));
  const lines = looked.map((one) =>
    writtenLineOf({
      asked: one.answer.texts.size,
      refused: one.refused.length,
      distrusted: false,
    }),
  );
  // before any repair
  assert.ok(lines.filter((line) => line === writtenLine).length >= heldOutAnswers.length / 2);
  assert.ok(lines.every((line) => line === writtenLine || line === partlyWrittenLine));
});
