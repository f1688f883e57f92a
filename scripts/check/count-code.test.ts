import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countCode } from './count-code.ts';

const sources = new Map([
  ['web/a.ts', 'export const a = 1;\nexport const b = 2;\n// biome-ignore lint: for a reason\n'],
  ['web/b.ts', 'export const c = 3;\n'],
  ['web/a.test.ts', "test('one', () => {});\nfor (const one of many)\n  test(one, () => {});\n"],
]);

test('files, lines, tests and silenced checks are counted of those that are asked for', () => {
  assert.deepEqual(
    countCode(sources, (file) => !file.includes('.test.'), 2),
    {
      files: 2,
      lines: 4,
      longest: { file: 'web/a.ts', lines: 3 },
      long: 1,
      tests: 0,
      silenced: 1,
    },
  );
  const { files, tests } = countCode(sources, (file) => file.includes('.test.'), 2);
  assert.deepEqual([files, tests], [1, 2]);
});

test('of nothing there is nothing', () => {
  assert.deepEqual(
    countCode(sources, () => false, 2),
    { files: 0, lines: 0, longest: { file: '', lines: 0 }, long: 0, tests: 0, silenced: 0 },
  );
});
