import assert from 'node:assert/strict';
import { test } from 'node:test';
import { falseRefusals } from '#test/support/false-refusals.ts';
import { unseen, varied } from '#test/support/fresh-writing.ts';
import { heldBack, lastHeldBack, madeWith } from '#test/support/good-writing.ts';

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
    assert.ok(refused.length <= 0.03 * looked, `${name}: ${refused.join('\n')}`);
  }
});
