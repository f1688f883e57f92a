import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { prepareTemplate } from '#test/support/cluster.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { runChecks } from './checks.ts';
import { findChromium } from './chromium.ts';
import { root } from './commands.ts';

/** Files that take longest, or a group of which they are part: one of them begun last would run on alone. */
const longest = [
  'test/journeys/shopping-list.test.ts',
  'test/journeys/change-meals.test.ts',
  'test/faults/kill.test.ts',
  'test/specification/specification.test.ts',
  'planning/meals/plan-random-members.test.ts',
  'planning/meals/plan-month.test.ts',
  'test/journeys/written-plans.test.ts',
  'test/journeys/offline.test.ts',
  'planning/meals/changes/regenerate-meals.test.ts',
  'test/faults/generations.test.ts',
  'test/contract/plans-ahead.test.ts',
  'test/journeys/generations.test.ts',
  'planning/meals/changes/swap/swap-meal.test.ts',
  'planning/training/plan-training.test.ts',
  'planning/training/changes/change-training.test.ts',
  'planning/shopping/make-shopping-list.test.ts',
];

/**
 * Journeys through the product as it is by itself: the files of a line share a process, in which server and browser are
 * opened once and find much of what they have done already.
 */
const together = [
  ['session', 'register-to-plans', 'change-meals', 'keyboard'],
  ['shopping-list', 'training', 'forms', 'dashboard'],
].map((names) => names.map((name) => path.join(root, `test/journeys/${name}.test.ts`)));

/** The files to start: one for each group of which more than one file is wanted, and it imports them. */
async function grouped(files: readonly string[]): Promise<readonly string[]> {
  const dir = path.join(root, '.cache', 'journeys');
  await mkdir(dir, { recursive: true });
  const starts = new Map<string, string>();
  for (const group of together) {
    const wanted = group.filter((file) => files.includes(file));
    if (wanted.length < 2) continue;
    const name = wanted.map((file) => path.basename(file, '.test.ts')).join('+');
    const start = path.join(dir, `${name}.test.mjs`);
    const imports = wanted.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`);
    await writeFile(start, imports.join(''));
    for (const file of wanted) starts.set(file, start);
  }
  return [...new Set(files.map((file) => starts.get(file) ?? file))];
}

/** The journeys, in browsers, before what is short as well. */
function turnOf(file: string): number {
  const place = longest.indexOf(file);
  if (place !== -1) return place;
  return file.startsWith('test/') ? longest.length : longest.length + 1;
}

/** Test files whose path holds every word given on the command line; all of them without a word. */
function testFiles(words: readonly string[]): readonly string[] {
  const rooms =
    '{planning,membership,contract,database,server,web,operator,scripts,benchmark,test}';
  return globSync(`${rooms}/**/*.test.ts`, { cwd: root })
    .filter((file) => words.every((word) => file.includes(word)))
    .sort()
    .sort((one, other) => turnOf(one) - turnOf(other))
    .map((file) => path.join(root, file));
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** How long each file took, in milliseconds. */
  readonly times: { readonly file: string; readonly milliseconds: number }[];
}

/** One more than there are cores, because files wait for browsers and databases as well. */
const atOnce = availableParallelism() + 1;

function runTests(files: readonly string[]): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, times: [] };
  return new Promise((resolve, reject) => {
    const stream = run({ files: [...files], concurrency: atOnce, timeout: 600_000 });
    stream.on('test:summary', ({ file, counts: seen, duration_ms: milliseconds }) => {
      // one summary comes for each file and a last one, without a file, for the whole run
      if (file !== undefined) {
        counts.times.push({ file: path.relative(root, file), milliseconds });
        return;
      }
      counts.passed = seen.passed;
      counts.failed = seen.tests - seen.passed - seen.skipped - seen.todo;
      counts.skipped = seen.skipped;
    });
    stream.on('error', reject);
    const report = stream.compose(spec);
    report.on('end', () => resolve(counts));
    report.on('error', reject);
    report.pipe(process.stdout, { end: false });
  });
}

/** Names the files that took longest, because the suite should stay short. */
function printSlowest(times: Counts['times']): void {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds);
  for (const { file, milliseconds } of slowest.slice(0, 10))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`);
}

async function testRun(words: readonly string[]): Promise<Counts> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-test-'));
  const server = await startEmbedded({ dataDir, ephemeral: true });
  try {
    await prepareTemplate(server.connection);
    process.env.PHILA_TEST_CLUSTER = JSON.stringify(server.connection);
    return await runTests(await grouped(testFiles(words)));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const words = process.argv.slice(2);
// the checks run beside the tests: most of them use one core at a time
const checking = words.length > 0 ? { passed: 0, failed: 0 } : runChecks();
if ((await buildIfChanged()) === 'built') console.log('Built the web app.');
process.env.CHROMIUM_PATH = await findChromium();
const tested = await testRun(words);
const checked = await checking;
printSlowest(tested.times);
if (tested.skipped > 0) console.log(`${tested.skipped} skipped`);
const failed = checked.failed + tested.failed;
console.log(`${checked.passed + tested.passed} passed, ${failed} failed`);
process.exit(failed > 0 || tested.passed === 0 ? 1 : 0);
