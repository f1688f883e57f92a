import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const row = /^\| (?<id>\d+\.\d+\.\d+) +\| (?<level>[12]) +\| [^|]+ \| `(?<test>[^`]+)` *\|$/;

test('every requirement of docs/asvs.md names a test that exists', () => {
  const names = ['server', 'database', 'web', 'operator', 'scripts', 'test']
    .flatMap((room) => globSync(`${room}/**/*.test.{ts,tsx}`, { cwd: root }))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const lines = readFileSync(path.join(root, 'docs', 'asvs.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => /^\| \d/.test(line)).map((line) => row.exec(line)?.groups);
  assert.ok(rows.length >= 60);
  const ids = new Set<string>();
  for (const found of rows) {
    assert.ok(found, 'a line of the table has another form');
    const { id = '', test: name = '' } = found;
    assert.ok(!ids.has(id), `${id} stands twice`);
    ids.add(id);
    assert.ok(names.includes(name), `${id}: there is no test '${name}'`);
  }
});
