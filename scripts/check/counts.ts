import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { packageBin, root } from '../commands.ts';
import { runCommand, UsageError } from '../usage.ts';
import { countCode } from './count-code.ts';
import { fullFolders } from './full-folders.ts';
import { namesTwice } from './names-twice.ts';
import {
  isOfTests,
  isTable,
  repeatsIn,
  rooms,
  shelvedFiles,
  sourceFiles,
  textsOf,
} from './sources.ts';

const usage = `npm run counts -- [folder]

Prints how the code of this project stands in figures, or that of another revision of it in a folder with packages.`;

/** Runs a command of one of our packages in a folder. @returns what it prints, whether it found something or not */
function printed(folder: string, bin: string, args: readonly string[]): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const { stdout, stderr, error } = spawnSync(process.execPath, [bin, ...args], options);
  if (error) throw error;
  if (stdout === '') throw new Error(stderr);
  return stdout;
}

const foundSchema = v.object({
  diagnostics: v.array(v.object({ message: v.string(), filename: v.string() })),
});

/** From here on functions are looked at: what is simpler is not the most complex one. */
const leastComplex = 15;
/** What a function may have, by `.oxlintrc.json`. */
const mostComplex = 20;

/** The cyclomatic complexity of all functions of the code that are not simple. */
function complexities(folder: string): readonly { readonly file: string; readonly of: number }[] {
  const own = mkdtempSync(path.join(tmpdir(), 'phila-counts-'));
  try {
    const config = path.join(own, 'oxlint.json');
    const rules = { complexity: ['error', { max: leastComplex }] };
    writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }));
    const bin = packageBin('oxlint', 'oxlint');
    const { diagnostics } = v.parse(
      foundSchema,
      JSON.parse(printed(folder, bin, ['--config', config, '--format', 'json', '.'])),
    );
    return diagnostics
      .map(({ message, filename }) => ({
        file: filename.replaceAll(path.sep, '/'),
        of: Number(/complexity of (\d+)/.exec(message)?.[1] ?? 0),
      }))
      .filter(
        ({ file, of }) =>
          of > 0 && !isOfTests(file) && rooms.some((room) => file.startsWith(`${room}/`)),
      )
      .toSorted((one, other) => other.of - one.of);
  } finally {
    rmSync(own, { recursive: true });
  }
}

const fencesSchema = v.object({ forbidden: v.array(v.unknown()) });
const cruiseSchema = v.object({
  summary: v.object({ error: v.number(), totalCruised: v.number() }),
});

/** How many fences a revision has of its own, and how many imports go through them. */
function fences(folder: string, files: readonly string[]) {
  const config = path.join(folder, '.dependency-cruiser.cjs');
  const { forbidden } = v.parse(fencesSchema, createRequire(import.meta.url)(config));
  const bin = packageBin('dependency-cruiser', 'depcruise');
  const seen = [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))];
  const output = printed(folder, bin, [...seen, '--config', config, '--output-type', 'json']);
  const { summary } = v.parse(cruiseSchema, JSON.parse(output.slice(output.indexOf('{'))));
  return { count: forbidden.length, broken: summary.error, modules: summary.totalCruised };
}

/** A folder with more files than this is counted; `npm run check` allows one more. */
const fullest = { code: 14, all: Infinity };
/** Lines of a file that is long. */
const long = 300;

function main(): number {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = root, ...more] = positionals;
  if (more.length > 0) throw new UsageError('One folder at most.');
  const files = sourceFiles(folder);
  const texts = textsOf(folder, files);
  const code = countCode(texts, (file) => !isTable(file) && !isOfTests(file), long);
  const tests = countCode(texts, isOfTests, long);
  const complex = complexities(folder);
  const [worst] = complex;
  const passed = fences(folder, files);
  const twice = namesTwice(texts);
  const full = fullFolders(shelvedFiles(folder), fullest).filter(
    ({ folder: name }) => !isOfTests(`${name}/`),
  );
  const rows: readonly (readonly [string, number | string])[] = [
    ['files of code', code.files],
    ['lines of code', code.lines],
    ['files of tests', tests.files],
    ['lines of tests', tests.lines],
    ['calls of test(), one in a loop counted once', tests.tests],
    ['longest file of code', `${code.longest.lines} (${code.longest.file})`],
    [`files of code with more than ${long} lines`, code.long],
    ['most complex function', worst ? `${worst.of} (${worst.file})` : `${leastComplex} at most`],
    [
      `functions with more than ${mostComplex} branches`,
      complex.filter(({ of }) => of > mostComplex).length,
    ],
    [`folders with more than ${fullest.code} files of code`, full.length],
    ['stretches of 10 lines that stand twice', repeatsIn(folder, 10).length],
    ['stretches of 6 lines that stand twice', repeatsIn(folder, 6).length],
    ['names that two modules of one part export', twice.length],
    ['fences between modules', passed.count],
    [`imports through a fence, of ${passed.modules} modules`, passed.broken],
    ['places where a check is told to be silent', code.silenced],
  ];
  for (const [what, count] of rows) console.log(`${what}: ${count}`);
  return 0;
}

await runCommand(usage, main);
