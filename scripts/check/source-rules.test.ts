import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { termNames } from '#planning/meals/objective/terms.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Lines of a room's sources, tests left out, in which something stands. */
function linesWith(
  rooms: readonly string[],
  wanted: RegExp,
  kinds = '{ts,tsx}',
): readonly string[] {
  const files = rooms
    .flatMap((room) => globSync(`${room}/**/*.${kinds}`, { cwd: root }))
    .filter((file) => !file.includes('.test.') && !file.includes('node_modules'));
  assert.ok(files.length > 50, 'the sources were not found');
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => wanted.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

const answering = ['server', 'contract', 'planning', 'web'];

test('nothing that answers a request runs another program', () => {
  assert.deepEqual(linesWith(answering, /['"](?:node:)?(?:child_process|cluster)['"]/), []);
});

test('nothing makes code of a text', () => {
  const makers = /\beval\(|\bnew Function\(|['"](?:node:)?vm['"]|\bset(?:Timeout|Interval)\(['"`]/;
  assert.deepEqual(linesWith(answering, makers), []);
});

test('no regular expression is made of what somebody typed', () => {
  assert.deepEqual(linesWith(['server', 'contract', 'web'], /\bRegExp\(/), []);
});

/** Where emoji are read from what somebody typed, or written into the HTML of plans and lists, for which they are specified. */
const picturesOfPhones = [
  /^planning\/page\/(?!.*-(?:text|csv)\.ts)/,
  // each dish has its own, which stands in that HTML
  /^planning\/catalogue\/recipes\//,
  /^planning\/catalogue\/matcher\/(?:word-lists|match-foods)\.ts/,
  /^planning\/health\/condition/,
  /^planning\/writing\//,
  /^planning\/audit\/meals\/page-audit\.ts/,
  // the same elements as in the stored HTML, or read from it
  /^web\/features\/meals\/(?:chosen-meals|meal-tools)\.ts/,
  /^web\/lib\/plans\/plan-names\.ts/,
];

test('pictures of phones stand in the HTML of plans and lists alone: elsewhere we have signs and words of our own', () => {
  const rooms = [...answering, 'operator', 'membership', 'gallery'];
  const picture = /[\p{Extended_Pictographic}--[©®™]]/v;
  const found = linesWith(rooms, picture, '{ts,tsx,css,html,svg,sql}');
  assert.deepEqual(
    found.filter((line) => !picturesOfPhones.some((place) => place.test(line))),
    [],
  );
});

test('each term of the objective is weighed by a file that counts it', () => {
  // in `w.dayFat`, before `.weight`, or between the braces of `const { starchRun, coupleOften } = this.#terms`
  const weighing = linesWith(['planning/meals'], /\.weight\b|\bw\.\w|[tT]erms(?:\.\w|;$)/).join(
    '\n',
  );
  assert.deepEqual(
    termNames.filter(
      (name) => !new RegExp(`(?:\\.|\\{ |, )${name}\\b|\\b${name}\\.weight`).test(weighing),
    ),
    [],
  );
});
