import { parseArgs } from 'node:util';
import {
  benchPasses,
  type Comparison,
  type Members,
  type Outcome,
  randomMembers,
  type Switch,
  switches,
  tightMembers,
  type Variant,
  variantWithout,
} from '#bench/passes.ts';

const usage = `npm run bench -- passes [phases|moves|terms] [--members 400] [--tight 60]
                     [--only week] [--off 'repair days, refine plates']

What each phase, move and term of the meal planner earns: it is switched off, one at a time, and the same members are
planned for. Less penalty is better; the difference is paired, with its standard error, and judged by the product's own
terms. Quality does not hang on the machine; processor time does.
  --members   random members
  --tight     members with two meals of fifteen minutes, Low-Carb or vegan, measured after them
  --only      those whose names begin so, or so: week,day
  --off       instead of one at a time: these together, by their names`;

class BenchUsageError extends Error {}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,6}$/.test(text)) {
    throw new BenchUsageError(`--${name} is a whole number, not '${text}'.`);
  }
  return Number(text);
}

const kinds = { phases: 'phase', moves: 'move', terms: 'term' } as const;

function isKind(word: string): word is keyof typeof kinds {
  return word in kinds;
}

function switchNamed(name: string): Switch {
  const found = switches.find((one) => one.name === name);
  if (found) return found;
  const names = switches.map((one) => one.name).join(', ');
  throw new BenchUsageError(`Nothing is called '${name}'. There is: ${names}.`);
}

interface Options {
  readonly variants: readonly Variant[];
  readonly members: readonly Members[];
}

function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      members: { type: 'string', default: '400' },
      tight: { type: 'string', default: '60' },
      only: { type: 'string', default: '' },
      off: { type: 'string' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((word) => !isKind(word));
  if (unknown !== undefined) throw new BenchUsageError(`'${unknown}' is none of them.`);
  const asked = positionals.filter(isKind).map((word) => kinds[word]);
  const chosen = switches.filter(
    ({ kind, name }) =>
      (asked.length === 0 || asked.includes(kind)) &&
      values.only.split(',').some((start) => name.startsWith(start)),
  );
  const together = values.off?.split(',').map((name) => switchNamed(name.trim()));
  const members = wholeNumber(values.members, 'members');
  const tight = wholeNumber(values.tight, 'tight');
  return {
    variants: together ? [variantWithout(together)] : chosen.map((one) => variantWithout([one])),
    members: [randomMembers(members), tightMembers(tight)].filter(
      ({ profiles }) => profiles.length > 0,
    ),
  };
}

function total(outcomes: readonly Outcome[], of: (outcome: Outcome) => number | boolean): number {
  return outcomes.reduce((sum, outcome) => sum + Number(of(outcome)), 0);
}

const columnWidth = 11;

const heads = [
  'penalty',
  '± SE',
  'better',
  'worse',
  'no plan',
  'hard',
  'too dear',
  'odd plates',
  'poor weeks',
  'run days',
  'leftovers',
  'bad pots',
  'ms',
].map((head) => head.padStart(columnWidth));

function row(
  { variant, outcomes, more, error, better, worse }: Comparison,
  isUsual: boolean,
): string {
  const made = outcomes.flatMap(({ penalty }) => penalty ?? []);
  const penalty = made.reduce((sum, one) => sum + one, 0) / Math.max(1, made.length);
  const change = `${more < 0 ? '' : '+'}${more.toFixed(1)}`;
  const count = (of: (outcome: Outcome) => number | boolean) => String(total(outcomes, of));
  const cells = [
    isUsual ? penalty.toFixed(1) : change,
    isUsual ? '' : error.toFixed(1),
    isUsual ? '' : String(better),
    isUsual ? '' : String(worse),
    count((one) => one.penalty === null || one.hardViolations > 0),
    total(outcomes, (one) => one.hardViolations).toFixed(1),
    count((one) => one.tooDear),
    count((one) => one.oddPlates),
    count((one) => one.poorWeeks),
    count((one) => one.longRuns),
    count((one) => one.leftovers),
    count((one) => one.unequalPots),
    (total(outcomes, (one) => one.milliseconds) / Math.max(1, outcomes.length)).toFixed(1),
  ];
  return [variant.name.padEnd(24), ...cells.map((cell) => cell.padStart(columnWidth))].join('');
}

const secondsBetween = 20;

/** Says now and then how far the run is. */
function progressOf(members: number): (done: number) => void {
  const start = performance.now();
  let next = secondsBetween;
  return (done) => {
    const seconds = (performance.now() - start) / 1000;
    if (seconds < next) return;
    next = seconds + secondsBetween;
    console.error(`${done} of ${members} members, ${seconds.toFixed(0)} s`);
  };
}

function printPasses({ variants, members }: Options): void {
  for (const group of members) {
    const { length } = group.profiles;
    const results = benchPasses(group, variants, progressOf(length));
    const planned = results[0]?.outcomes.length ?? 0;
    console.log(
      `\n${group.name}: ${planned} of ${length}, the others are refused before a month is searched`,
    );
    console.log(['switched off'.padEnd(24), ...heads].join(''));
    for (const [index, result] of results.entries()) console.log(row(result, index === 0));
  }
}

/** The command's words after 'passes'. @returns its exit code */
export function runBenchPasses(words: readonly string[]): number {
  try {
    printPasses(readOptions(words));
    return 0;
  } catch (error) {
    const misused =
      error instanceof BenchUsageError || (error instanceof TypeError && 'code' in error);
    if (!misused) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
}
