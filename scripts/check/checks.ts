import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Finished, packageBin, root, runBin } from '../commands.ts';
import { brokenReferences } from './broken-references.ts';
import { fullFolders } from './full-folders.ts';
import { namesTwice } from './names-twice.ts';
import { repeatsIn, rooms, shelvedFiles, sourceFiles, textsOf } from './sources.ts';

export interface Check {
  readonly name: string;
  readonly run: () => Promise<Finished>;
}

const cruiseSchema = v.object({
  summary: v.object({
    totalCruised: v.number(),
    error: v.number(),
    violations: v.array(
      v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) }),
    ),
  }),
});

/** Fewer modules than this means that the tool has not seen the code, and a pass would say nothing. */
const fewestModules = 100;

async function boundaries(): Promise<Finished> {
  const bin = packageBin('dependency-cruiser', 'depcruise');
  const config = '.dependency-cruiser.cjs';
  const result = await runBin(bin, [...rooms, '--config', config, '--output-type', 'json'], true);
  const start = result.output.indexOf('{\n');
  const parsed = v.safeParse(
    cruiseSchema,
    JSON.parse(result.output.slice(start, result.output.lastIndexOf('}') + 1)),
  );
  if (!parsed.success) return { code: 1, output: result.output.slice(0, 2000) };
  const { totalCruised, violations } = parsed.output.summary;
  const lines = violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`);
  if (totalCruised < fewestModules) lines.push(`only ${totalCruised} modules were seen`);
  return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') };
}

/** Lines from which on a repeated stretch is one idea in two places. */
const leastRepeated = 10;

/** Names that may mean two things, each for a reason. */
const mayMeanTwo: ReadonlyMap<string, string> = new Map([
  [
    'mostProteinShare',
    'the most of a body by its age, and the most of a day, which is that of an adult',
  ],
]);

async function names(): Promise<Finished> {
  const twice = namesTwice(textsOf(root, sourceFiles(root)));
  const found = twice.filter(({ name }) => !mayMeanTwo.has(name));
  const settled = [...mayMeanTwo.keys()].filter((name) => !twice.some((one) => one.name === name));
  const output = [
    ...found.map(({ name, files }) => `${name}: ${files.join(', ')}`),
    ...settled.map((name) => `${name} means one thing by now and needs no exception`),
  ];
  return { code: output.length > 0 ? 1 : 0, output: output.join('\n') };
}

async function repetitions(): Promise<Finished> {
  const lines = repeatsIn(root, leastRepeated);
  const output = lines.map(({ file, lines: [from, to], as }) => `${file}:${from}-${to} = ${as}`);
  return { code: output.length > 0 ? 1 : 0, output: output.join('\n') };
}

/** More than this nobody reads through who looks for something: about a dozen, and some tests beside them. */
const fullest = { code: 15, all: 18 };
/** Folders that may be fuller, each for a reason. */
const mayBeFull: ReadonlyMap<string, string> = new Map([
  ['web/styles', 'a sheet for each part of a screen, and what each screen reads of them'],
]);

async function folders(): Promise<Finished> {
  const full = fullFolders(shelvedFiles(root), fullest);
  const found = full.filter(({ folder }) => !mayBeFull.has(folder));
  const settled = [...mayBeFull.keys()].filter((name) => !full.some((one) => one.folder === name));
  const output = [
    ...found.map(({ folder, code, all }) => {
      return `${folder}: ${code} files (at most ${fullest.code}), with tests ${all} (${fullest.all})`;
    }),
    ...settled.map((name) => `${name} is not full and needs no exception`),
  ];
  return { code: output.length > 0 ? 1 : 0, output: output.join('\n') };
}

/** Features of the server that the table of rooms leaves out. */
function featuresLeftOut(): readonly string[] {
  const rooms = readFileSync(path.join(root, 'docs', 'architecture.md'), 'utf8');
  return globSync('server/features/*', { cwd: root })
    .map((folder) => folder.replaceAll(path.sep, '/'))
    .filter((folder) => !rooms.includes(`\`${folder}\``))
    .map((folder) => `docs/architecture.md: no line for ${folder}`);
}

async function documents(): Promise<Finished> {
  const broken = [...brokenReferences(root), ...featuresLeftOut()];
  return { code: broken.length > 0 ? 1 : 0, output: broken.join('\n') };
}

/** Everything that is checked without running the product. */
export const checks: readonly Check[] = [
  {
    name: 'types (tsc)',
    run: () => runBin(packageBin('typescript', 'tsc'), ['-b', '--pretty', 'false'], true),
  },
  {
    name: 'format and lint (biome)',
    run: () =>
      runBin(packageBin('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.'], true),
  },
  {
    name: 'lint with types (oxlint)',
    run: () => runBin(packageBin('oxlint', 'oxlint'), ['--type-aware', '--deny-warnings'], true),
  },
  { name: 'who imports whom (dependency-cruiser)', run: boundaries },
  {
    name: 'files, exports and packages that nobody uses (knip)',
    run: () => runBin(packageBin('knip', 'knip'), ['--no-progress'], true),
  },
  { name: 'stretches of lines that stand twice', run: repetitions },
  { name: 'names that two modules export', run: names },
  { name: 'folders with too many files', run: folders },
  { name: 'what documents name (links, files, commands, features)', run: documents },
];

/** Runs them side by side, prints what is wrong, and answers how many passed and failed. */
export async function runChecks(): Promise<{ readonly passed: number; readonly failed: number }> {
  let passed = 0;
  let failed = 0;
  const running = checks.map((check) => ({ check, finished: check.run() }));
  await Promise.allSettled(running.map(({ finished }) => finished));
  for (const { check, finished } of running) {
    const { code, output } = await finished;
    if (code === 0) {
      passed++;
      console.log(`✔ ${check.name}`);
    } else {
      failed++;
      console.log(`✖ ${check.name}\n${output}`);
    }
  }
  return { passed, failed };
}
