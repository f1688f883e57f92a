import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { prepareTemplate } from '#test/support/cluster.ts';
import { buildIfChanged } from '#web/build.ts';
import { runChecks } from './checks.ts';
import { findChromium } from './chromium.ts';
import { root } from './commands.ts';

/** Test files whose path holds every word given on the command line; all of them without a word. */
function testFiles(words: readonly string[]): readonly string[] {
  const rooms = '{planning,contract,database,server,web,operator,scripts,test}';
  return globSync(`${rooms}/**/*.test.ts`, { cwd: root })
    .filter((file) => words.every((word) => file.includes(word)))
    .sort()
    .map((file) => path.join(root, file));
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function runTests(files: readonly string[]): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  return new Promise((resolve, reject) => {
    const stream = run({ files: [...files], concurrency: 2, timeout: 600_000 });
    stream.on('test:summary', ({ file, counts: seen }) => {
      // one summary comes for each file and a last one, without a file, for the whole run
      if (file !== undefined) return;
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

async function testRun(words: readonly string[]): Promise<Counts> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-test-'));
  const server = await startEmbedded({ dataDir, ephemeral: true });
  try {
    await prepareTemplate(server.connection);
    process.env.PHILA_TEST_CLUSTER = JSON.stringify(server.connection);
    return await runTests(testFiles(words));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const words = process.argv.slice(2);
const checked = words.length > 0 ? { passed: 0, failed: 0 } : await runChecks();
if ((await buildIfChanged()) === 'built') console.log('Built the web app.');
process.env.CHROMIUM_PATH = await findChromium();
const tested = await testRun(words);
if (tested.skipped > 0) console.log(`${tested.skipped} skipped`);
const failed = checked.failed + tested.failed;
console.log(`${checked.passed + tested.passed} passed, ${failed} failed`);
process.exit(failed > 0 || tested.passed === 0 ? 1 : 0);
