import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { greedyPlanner } from '#benchmark/baselines/greedy.ts';
import { linearPlanner } from '#benchmark/baselines/linear.ts';
import { modelPlanner } from '#benchmark/baselines/model.ts';
import { philaPlanner } from '#benchmark/baselines/phila.ts';
import { type Planner, planTrack } from '#benchmark/baselines/planner.ts';
import { randomPlanner } from '#benchmark/baselines/random.ts';
import { readPlannerTables, type Track, tablesFolder } from '#benchmark/baselines/tables.ts';
import { brokenRules, tableOf } from '#benchmark/checker/print.ts';
import { FormatError } from '#benchmark/checker/read.ts';
import { type ScoreCard, scoreCard } from '#benchmark/checker/score-card.ts';
import { readSubmission } from '#benchmark/checker/submission.ts';
import { readTables, tracks } from '#benchmark/checker/tables.ts';
import { benchmarkTables } from '#benchmark/export/export-tables.ts';
import { priceDeciles } from '#benchmark/export/synthetic-prices.ts';
import { root } from '../commands.ts';

const usage = `npm run benchmark -- [day] [month] [household]   plans by every baseline, checked: the table of results
npm run benchmark -- check <plans.json>...       the same table for plans of your own
npm run benchmark -- export                      writes benchmark/tables anew, from the project's own tables
npm run benchmark -- prices                      how near the synthetic prices lie to those that were seen
npm run benchmark -- model <track>... --address http://localhost:8000/v1 --model <name> [--dishes 40]
                                                 plans by a language model; its key is in BENCHMARK_API_KEY

  --out <folder>   where the plans of each planner are written (.cache/benchmark)`;

class UsageError extends Error {}

function tracksIn(words: readonly string[]): readonly Track[] {
  const odd = words.find((word) => tracks.every((track) => track !== word));
  if (odd !== undefined) throw new UsageError(`There is no track '${odd}'.`);
  return words.length === 0 ? tracks : tracks.filter((track) => words.includes(track));
}

function printCards(track: Track, cards: readonly ScoreCard[]): void {
  console.log(`\n## ${track}\n\n${tableOf(cards)}\n`);
  for (const card of cards) console.log(`- ${card.planner}: ${brokenRules(card)}`);
}

/** Plans every task of a track, writes the plans as anybody would hand them in, and has the checker read that. */
async function run(
  planners: readonly Planner[],
  wanted: readonly Track[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tables = readPlannerTables();
  const checked = readTables(tablesFolder);
  for (const track of wanted) {
    const cards: ScoreCard[] = [];
    for (const planner of planners) {
      const text = `${JSON.stringify(await planTrack(planner, track, tables))}\n`;
      const name = `${planner.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${track}.json`;
      await writeFile(path.join(folder, name), text);
      cards.push(scoreCard(readSubmission(text, name), checked));
    }
    printCards(track, cards);
  }
}

async function check(files: readonly string[]): Promise<void> {
  const tables = readTables(tablesFolder);
  const folder = process.env.INIT_CWD ?? process.cwd();
  const cards: ScoreCard[] = [];
  for (const file of files) {
    const text = await readFile(path.resolve(folder, file), 'utf8');
    cards.push(scoreCard(readSubmission(text, file), tables));
  }
  for (const track of tracks) {
    const own = cards.filter((card) => card.track === track);
    if (own.length > 0) printCards(track, own);
  }
}

async function exportTables(): Promise<void> {
  for (const [name, text] of benchmarkTables()) {
    await writeFile(path.join(tablesFolder, name), text);
    console.log(`benchmark/tables/${name}: ${text.length} bytes`);
  }
}

function printPrices(): void {
  console.log('Rands a kilogram of all packs, by decile\n\n| Decile | Seen | Synthetic |');
  console.log('| -----: | ---: | --------: |');
  for (const [index, { seen, synthetic }] of priceDeciles().entries()) {
    console.log(`| ${10 * (index + 1)} % | ${seen.toFixed(2)} | ${synthetic.toFixed(2)} |`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      address: { type: 'string' },
      model: { type: 'string' },
      dishes: { type: 'string', default: '40' },
      out: { type: 'string', default: path.join(root, '.cache', 'benchmark') },
    },
  });
  const [command, ...rest] = positionals;
  if (command === 'export') return exportTables();
  if (command === 'prices') return printPrices();
  if (command === 'check') {
    if (rest.length === 0) throw new UsageError('Which plans?');
    return check(rest);
  }
  const tables = readPlannerTables();
  if (command === 'model') {
    const { address, model } = values;
    if (address === undefined || model === undefined) {
      throw new UsageError('A model has an --address and a name.');
    }
    const apiKey = process.env.BENCHMARK_API_KEY ?? 'none';
    const dishes = Number(values.dishes);
    if (!Number.isInteger(dishes) || dishes < 1) throw new UsageError('--dishes is a number.');
    const planner = modelPlanner(tables, { address, model, apiKey, dishes });
    return run([planner], tracksIn(rest), values.out);
  }
  const started = performance.now();
  const planners = [
    randomPlanner(tables),
    greedyPlanner(tables),
    linearPlanner(tables),
    philaPlanner(),
  ];
  await run(planners, tracksIn(positionals), values.out);
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
}

try {
  await main();
} catch (error) {
  const misused =
    error instanceof UsageError ||
    error instanceof FormatError ||
    (error instanceof Error && 'code' in error);
  if (!misused) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
