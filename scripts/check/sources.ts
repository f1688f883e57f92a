import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Repeat, repeatedLines } from './repeated-lines.ts';

export const rooms = [
  'planning',
  'membership',
  'contract',
  'database',
  'server',
  'web',
  'gallery',
  'operator',
  'scripts',
  'test',
  'bench',
  'benchmark',
];

function filesThatEnd(root: string, endings: string): readonly string[] {
  return rooms
    .flatMap((room) => globSync(`${room}/**/*.{${endings}}`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

/** Paths of all modules of a project, by name, with slashes. */
export const sourceFiles = (root: string) => filesThatEnd(root, 'ts,tsx,mjs');

/** Those and all else that fills a folder. */
export const shelvedFiles = (root: string) => filesThatEnd(root, 'ts,tsx,mjs,cjs,css');

export function textsOf(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const tables =
  /^planning\/catalogue\/(?:foods|prices|food-facts\/constituent-table|recipes|exercises)/;
const tests = /\.test\.|^test\//;

/** Whether a file is one of data: foods, prices, recipes, exercises. */
export const isTable = (file: string) => tables.test(file);

/** Whether a file is a test, or helps tests alone. */
export const isOfTests = (file: string) => tests.test(file);

/** Rows of a table may be alike, a test tells a state out in full, and what people say is listed as they say it. */
const mayRepeat = (file: string) =>
  isTable(file) || isOfTests(file) || file.startsWith('planning/audit/statements/');

/** What judges the others by tables and an arithmetic of its own is only compared with itself. */
const judges = ['planning/audit/', 'benchmark/checker/'];

/** Stretches of so many lines at least that stand twice in the code of a project. */
export function repeatsIn(root: string, least: number): readonly Repeat[] {
  const files = sourceFiles(root).filter((file) => !mayRepeat(file));
  const byJudge = Map.groupBy(files, (file) => judges.find((judge) => file.startsWith(judge)));
  return [...byJudge.values()].flatMap((group) => repeatedLines(textsOf(root, group), least));
}
