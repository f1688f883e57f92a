import { globSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { prepareTemplate } from '#test/support/database/cluster.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { hashSources } from '#web/built-site.ts';
import { runChecks } from '../check/checks.ts';
import { findChromium } from '../chromium.ts';
import { root } from '../commands.ts';
import { type Counts, runFiles } from './run-files.ts';

/** Files that take longest: one of them begun last would run on alone. */
const longest = [
  'test/specification/specification.test.ts',
  'planning/meals/tight-profiles.test.ts',
  'planning/meals/plan-random-members.test.ts',
  'test/journeys/shopping/shopping-list.test.ts',
  'test/contract/plans/plans-ahead.test.ts',
  'test/faults/generations.test.ts',
  'test/journeys/plans/change-meals.test.ts',
  'test/journeys/member/register-to-plans.test.ts',
  'test/journeys/sign-in/session.test.ts',
  'planning/meals/changes/regenerate-meals.test.ts',
  'test/journeys/plans/training.test.ts',
  'test/journeys/plans/plan-start.test.ts',
  'operator/backups/restore.test.ts',
  'planning/meals/changes/swap/swap-meal.test.ts',
  'test/journeys/plans/written-plans.test.ts',
  'test/journeys/pages/offline.test.ts',
  'test/journeys/plans/changed-profile.test.ts',
  'database/backup/backup.test.ts',
  'scripts/faults/restores/restore.test.ts',
  'test/journeys/pages/keyboard.test.ts',
  'test/journeys/sign-in/prove-in-place.test.ts',
  'planning/meals/dear-lists.test.ts',
  'test/journeys/plans/generations.test.ts',
];

/** The journeys, in browsers, before what is short as well. */
function turnOf(file: string): number {
  const place = longest.indexOf(file);
  if (place !== -1) return place;
  return file.startsWith('test/') ? longest.length : longest.length + 1;
}

/** Test files whose path holds every word given on the command line; all of them without a word. */
function testFiles(words: readonly string[]): readonly string[] {
  const rooms =
    '{planning,membership,contract,database,server,web,gallery,operator,scripts,benchmark,test}';
  return globSync(`${rooms}/**/*.test.ts`, { cwd: root })
    .filter((file) => words.every((word) => file.includes(word)))
    .sort()
    .sort((one, other) => turnOf(one) - turnOf(other))
    .map((file) => path.join(root, file));
}

const seconds = (count: number) => `${count.toFixed(1).padStart(6)} s`;

/** Names the files that cost most, because the suite should stay short: on a busy machine, too, by the processors' work. */
function printSlowest(times: Counts['times']): void {
  const slowest = times.toSorted((one, other) => other.processorSeconds - one.processorSeconds);
  console.log('of processors    from begin to end');
  for (const { file, milliseconds, processorSeconds } of slowest.slice(0, 20))
    console.log(`     ${seconds(processorSeconds)}  ${seconds(milliseconds / 1000)}  ${file}`);
  const sum = times.reduce((sofar, { processorSeconds }) => sofar + processorSeconds, 0);
  console.log(`${times.length} files in ${seconds(performance.now() / 1000).trim()},`);
  console.log(`for which processors worked ${seconds(sum).trim()}, the database's not counted`);
}

async function testRun(words: readonly string[]): Promise<Counts> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-test-'));
  const server = await startEmbedded({ dataDir, ephemeral: true });
  try {
    await prepareTemplate(server.connection);
    process.env.PHILA_TEST_CLUSTER = JSON.stringify(server.connection);
    return await runFiles(testFiles(words));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Where the processes of a run keep the plans that they have made, until something changes of which plans are made. */
async function plansFolder(): Promise<string> {
  const all = path.join(root, '.cache', 'plans');
  const own = await hashSources(['server']);
  for (const other of await readdir(all).catch(() => []))
    if (other !== own) await rm(path.join(all, other), { recursive: true, force: true });
  return path.join(all, own);
}

const words = process.argv.slice(2);
// the checks run beside the tests: most of them use one core at a time
const checking = words.length > 0 ? { passed: 0, failed: 0 } : runChecks();
if ((await buildIfChanged()) === 'built') console.log('Built the web app.');
process.env.CHROMIUM_PATH = await findChromium();
process.env.PHILA_TEST_PLANS = await plansFolder();
const tested = await testRun(words);
const checked = await checking;
printSlowest(tested.times);
if (tested.skipped > 0) console.log(`${tested.skipped} skipped`);
const failed = checked.failed + tested.failed;
console.log(`${checked.passed + tested.passed} passed, ${failed} failed`);
process.exit(failed > 0 || tested.passed === 0 ? 1 : 0);
