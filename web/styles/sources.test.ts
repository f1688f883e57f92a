import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const web = path.join(import.meta.dirname, '..');

test('every folder with parts of pages is read for the classes that it uses', () => {
  const styles = ['app.css', 'public.css']
    .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const read = [...styles.matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, source = '']) => source);
  const parts = globSync('*/**/*.tsx', { cwd: web }).filter((file) => !/\.test\.tsx$/.test(file));
  assert.ok(parts.length > 100);
  const unread = parts.filter(
    (file) => !read.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  assert.deepEqual(unread, []);
});
