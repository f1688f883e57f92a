import { cpus } from 'node:os';
import { benchFirstWeek } from '#bench/first-week.ts';
import { benchMeals, type Timing } from '#bench/meals.ts';
import { benchMemory } from '#bench/memory.ts';
import { swapOffers } from '#bench/swap-offers.ts';
import { benchSwaps } from '#bench/swaps.ts';
import { benchTraining } from '#bench/training.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';
import { runBenchPasses } from './bench-passes.ts';
import { benchReads } from './bench-reads.ts';

function row({ name, runs, mean, median, p95, worst }: Timing): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
  return `${name.padEnd(40)} ${String(runs).padStart(5)} ${ms(mean)} ${ms(median)} ${ms(p95)} ${ms(worst)}`;
}

const plansForMemory = 300;

/** Memory of many plans, `npm run bench -- memory 10000` of them. */
function printMemory(plans: number): void {
  const { perPlan, afterTenths } = benchMemory(plans);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
  console.log(`a plan with its list and the HTML of both: ${kilobytes(perPlan)}`);
  console.log(
    `in use after each tenth of ${plans} plans: ${afterTenths.map(kilobytes).join(', ')}`,
  );
}

/** Members whose plans and offers are looked at by `npm run bench -- swaps`: some 3,000 offers. */
const membersForOffers = 90;

async function* timings(words: readonly string[]): AsyncGenerator<Timing> {
  // it needs a browser and the built web app, so it comes only when asked for
  if (words.includes('first-week')) {
    await buildIfChanged();
    yield await benchFirstWeek(await findChromium());
    return;
  }
  if (words.includes('swaps')) {
    yield* benchSwaps();
    return;
  }
  yield* benchMeals();
  yield* benchSwaps();
  yield* benchTraining();
}

const words = process.argv.slice(2);
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core`);
if (words[0] === 'passes') {
  process.exitCode = runBenchPasses(words.slice(1));
} else if (words[0] === 'reads') {
  await benchReads(words.slice(1));
} else if (words[0] === 'memory') {
  printMemory(Number(words[1] ?? 10_000));
} else {
  console.log(`${''.padEnd(40)}  runs       mean     median        p95      worst`);
  for await (const timing of timings(words)) console.log(row(timing));
  if (words.includes('swaps')) {
    const kitchen = createKitchen(standardCatalogue());
    for (const line of swapOffers(kitchen, membersForOffers)) console.log(line);
  }
  if (words.length === 0) printMemory(plansForMemory);
}
