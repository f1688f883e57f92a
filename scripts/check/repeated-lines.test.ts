import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedLines } from './repeated-lines.ts';

const lines = (...names: readonly string[]) => names.map((name) => `call(${name});`).join('\n');
const found = (files: Readonly<Record<string, string>>, least = 3) =>
  repeatedLines(new Map(Object.entries(files)), least);

test('a stretch that stands in two files is told once, as long as it is', () => {
  const files = {
    'a.ts': lines('one', 'two', 'three', 'four', 'own'),
    'b.ts': `first();\n${lines('one', 'two', 'three', 'four')}\nlast();`,
  };
  assert.deepEqual(found(files), [{ file: 'b.ts', lines: [2, 5], as: 'a.ts:1-4' }]);
});

test('a stretch is told where it stands twice in one file, and a row of like lines is none', () => {
  const twice = `${lines('one', 'two', 'three')}\nelse();\n${lines('one', 'two', 'three')}`;
  assert.deepEqual(found({ 'a.ts': twice }), [{ file: 'a.ts', lines: [5, 7], as: 'a.ts:1-3' }]);
  assert.deepEqual(found({ 'a.ts': lines('one', 'one', 'one', 'one') }), []);
});

test('imports, comments, brackets and blanks neither count nor hide what stands around them', () => {
  const head = "import {\n  a,\n  b,\n  c,\n} from './x.ts';\nimport d from 'd';\n// why\n\n";
  assert.deepEqual(found({ 'a.ts': `${head}{\n}\n`, 'b.ts': `${head}{\n}\n` }), []);
  const parted = 'call(one);\n\n// why\n  call(two);\n}\ncall(three);';
  assert.deepEqual(found({ 'a.ts': lines('one', 'two', 'three'), 'b.ts': parted }), [
    { file: 'b.ts', lines: [1, 6], as: 'a.ts:1-3' },
  ]);
});

test('a shorter stretch, or one with another word in it, is none', () => {
  const files = { 'a.ts': lines('one', 'two', 'three'), 'b.ts': lines('one', 'two', 'four') };
  assert.deepEqual(found(files), []);
});
