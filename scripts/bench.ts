import { cpus } from 'node:os';
import { benchMeals, type Timing } from '#bench/meals.ts';
import { benchSwaps } from '#bench/swaps.ts';
import { benchTraining } from '#bench/training.ts';

function row({ name, runs, median, p95, worst }: Timing): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
  return `${name.padEnd(28)} ${String(runs).padStart(5)} ${ms(median)} ${ms(p95)} ${ms(worst)}`;
}

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core`);
console.log(`${''.padEnd(28)}  runs     median        p95      worst`);
for (const timing of [...benchMeals(), ...benchSwaps(), ...benchTraining()])
  console.log(row(timing));
