import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { brokenReferences } from './broken-references.ts';

/** What is broken in a project with one command (`build`), a file in a room and these documents. */
function brokenIn(documents: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'phila-documents-'));
  try {
    const files = {
      'package.json': '{ "scripts": { "build": "x" } }',
      'room/part/a-file.ts': '',
      ...documents,
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return brokenReferences(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('links lead to files and headings, wherever the document lies', () => {
  const documents = {
    'README.md':
      '# Title\n\n[a](docs/page.md#the-code-of-it-1) [b](#title) [c](room) [d](https://x.org/y)',
    'docs/page.md':
      '## The `code` of it\n\n## The `code` of it\n\n[up](../README.md)\n\n![](../room/part/a-file.ts)',
  };
  assert.deepEqual(brokenIn(documents), []);
});

test('a link without its file or heading is told with its document', () => {
  const documents = {
    'README.md': '# Title\n\n[a](docs/gone.md)\n\n[b](docs/page.md#no-such)\n\n[c](#neither)',
    'docs/page.md': '# Page\n\n[up](README.md)\n\n![](picture.png)',
  };
  assert.deepEqual(brokenIn(documents), [
    'README.md: no file for the link docs/gone.md',
    'README.md: no heading for the link docs/page.md#no-such',
    'README.md: no heading for the link #neither',
    'docs/page.md: no file for the link README.md',
    'docs/page.md: no file for the link picture.png',
  ]);
});

test('files are named from the root, from the document or by their last name', () => {
  const text =
    '`room/part/a-file.ts` `room/part/*.ts` `room/{part,other}/a-file.ts` `part/a-file.ts` `a-file.ts` `room/` `/rest/v1` `text/html` `a/b` `node_modules/x/y.js` `npm run build` `x.y` `room.part()`';
  assert.deepEqual(brokenIn({ 'room/README.md': text }), []);
});

test('a file or command that is gone is told, and code in a block is no name', () => {
  const text =
    '`room/gone.ts` `room/gone` `other/part.ts` `gone.ts`\n\n```sh\nroom/gone.sql\nnpm run tidy\n```';
  assert.deepEqual(brokenIn({ 'docs/page.md': text }), [
    'docs/page.md: no file is called `room/gone.ts`',
    'docs/page.md: no file is called `room/gone`',
    'docs/page.md: no file is called `other/part.ts`',
    'docs/page.md: no file is called `gone.ts`',
    'docs/page.md: no command is called npm run tidy',
  ]);
});
