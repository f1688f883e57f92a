import { cpus } from 'node:os';
import { benchFirstWeek } from '#bench/first-week.ts';
import { benchMeals, type Timing } from '#bench/meals.ts';
import { benchSwaps } from '#bench/swaps.ts';
import { benchTraining } from '#bench/training.ts';
import { buildIfChanged } from '#web/build.ts';
import { findChromium } from './chromium.ts';

function row({ name, runs, median, p95, worst }: Timing): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
  return `${name.padEnd(40)} ${String(runs).padStart(5)} ${ms(median)} ${ms(p95)} ${ms(worst)}`;
}

async function* timings(words: readonly string[]): AsyncGenerator<Timing> {
  // it needs a browser and the built web app, so it comes only when asked for
  if (words.includes('first-week')) {
    await buildIfChanged();
    yield await benchFirstWeek(await findChromium());
    return;
  }
  yield* benchMeals();
  yield* benchSwaps();
  yield* benchTraining();
}

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core`);
console.log(`${''.padEnd(40)}  runs     median        p95      worst`);
for await (const timing of timings(process.argv.slice(2))) console.log(row(timing));
