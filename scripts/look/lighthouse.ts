import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { createMember } from '#test/support/members/member.ts';
import { freePort } from '#test/support/server/process.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';

// Google's Lighthouse, mobile preset, on the built product; `-- 3 /login` for fewer runs of one page.
// It is fetched when it is asked for and is no dependency: it would make an installation a third larger.
const version = '13.5.0';
const [runs = '5', only] = process.argv.slice(2);

const score = v.object({ score: v.nullable(v.number()) });
const figure = v.object({ numericValue: v.number() });
const reportSchema = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: v.intersect([
    v.object({
      'largest-contentful-paint': figure,
      'cumulative-layout-shift': figure,
      'total-blocking-time': figure,
    }),
    v.record(
      v.string(),
      v.object({ title: v.string(), score: v.nullable(v.number()), scoreDisplayMode: v.string() }),
    ),
  ]),
});
type Report = v.InferOutput<typeof reportSchema>;

/** Fails with what the program said. */
function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.slice(-2000)))));
  });
}

const folder = await mkdtemp(path.join(tmpdir(), 'phila-lighthouse-'));
await buildIfChanged();
const [server, executablePath, port] = await Promise.all([
  startTestServer(),
  findChromium(),
  freePort(),
]);
const member = await createMember(server.url);
for (const make of [wire.generateMealPlans, wire.generateExercisePlans, wire.generateShoppingList])
  await member.call('POST', `${make}?wait=true`);

/** A browser that Lighthouse steers; each run has a new one, so nothing is left of the run before. */
async function measure(address: string): Promise<Report> {
  const profile = await mkdtemp(path.join(folder, 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // what a page looks like is for Lighthouse to say
    viewport: null,
    // so that Lighthouse can see whether a page comes back from it
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const { storageState } = member.signedIn;
    if (address.startsWith(paths.dashboard) && storageState)
      await context.setStorageState(storageState);
    const report = path.join(folder, 'report.json');
    await run('npx', [
      '--yes',
      `lighthouse@${version}`,
      server.url + address,
      `--port=${port}`,
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      '--no-enable-error-reporting',
    ]);
    return v.parse(reportSchema, JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const percent = (reports: readonly Report[], name: keyof Report['categories']) =>
  Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0)));
const amount = (
  reports: readonly Report[],
  name: 'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time',
) => median(reports.map(({ audits }) => audits[name].numericValue));

for (const address of [
  paths.home,
  paths.login,
  paths.dashboard,
  paths.mealPlans,
  paths.exercisePlans,
  paths.shoppingList,
]) {
  if (only !== undefined && only !== address) continue;
  const reports: Report[] = [];
  const loads: number[] = [];
  for (let turn = 0; turn < Number(runs); turn++) {
    loads.push(loadavg()[0] ?? 0);
    reports.push(await measure(address));
  }
  console.log(
    [
      address.padEnd(21),
      `performance ${percent(reports, 'performance')}`,
      `accessibility ${percent(reports, 'accessibility')}`,
      `best practices ${percent(reports, 'best-practices')}`,
      `SEO ${percent(reports, 'seo')}`,
      `LCP ${(amount(reports, 'largest-contentful-paint') / 1000).toFixed(2)} s`,
      `CLS ${amount(reports, 'cumulative-layout-shift').toFixed(3)}`,
      `TBT ${amount(reports, 'total-blocking-time').toFixed(0)} ms`,
      `median of ${runs} at load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`,
    ].join('  '),
  );
  const failed = Object.values(reports[0]?.audits ?? {}).filter(
    (audit) => 'title' in audit && audit.scoreDisplayMode === 'binary' && audit.score === 0,
  );
  for (const audit of failed) if ('title' in audit) console.log(`  not passed: ${audit.title}`);
}
await server.close();
await rm(folder, { recursive: true, force: true });
