import * as v from 'valibot';
import { brokenReferences } from './check/broken-references.ts';
import { type Finished, packageBin, root, runBin } from './commands.ts';

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
  const rooms = [
    'planning',
    'membership',
    'contract',
    'database',
    'server',
    'web',
    'operator',
    'scripts',
    'test',
    'bench',
    'benchmark',
  ];
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

async function documents(): Promise<Finished> {
  const broken = brokenReferences(root);
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
  { name: 'what documents name (links, files, commands)', run: documents },
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
