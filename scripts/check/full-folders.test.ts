import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullFolders } from './full-folders.ts';

const most = { code: 2, all: 3 };
const filesOf = (folder: string, ...names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);

test('a folder is full by what stands directly in it, and is told with how many that are', () => {
  const files = [
    ...filesOf('web/lib', 'a.ts', 'b.tsx', 'c.css'),
    ...filesOf('web/lib/wire', 'd.ts', 'e.ts'),
    ...filesOf('web', 'main.tsx'),
  ];
  assert.deepEqual(fullFolders(files, most), [{ folder: 'web/lib', code: 3, all: 3 }]);
});

test('a test beside what it tests counts for less than code, and not for nothing', () => {
  const pair = filesOf('server', 'a.ts', 'a.test.ts', 'b.ts');
  assert.deepEqual(fullFolders(pair, most), []);
  const pairs = [...pair, 'server/b.test.ts'];
  assert.deepEqual(fullFolders(pairs, most), [{ folder: 'server', code: 2, all: 4 }]);
});

test('where tests are what there is to find they count as code', () => {
  const journeys = filesOf('test/journeys', 'a.test.ts', 'b.test.ts', 'c.test.ts');
  assert.deepEqual(fullFolders(journeys, most), [{ folder: 'test/journeys', code: 3, all: 3 }]);
});
