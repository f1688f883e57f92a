import { timing } from '#bench/meals.ts';
import type { Outcome } from './crowd/round.ts';

/** How late a flood may make the reads of others, as p95: in milliseconds, or beside as many who only read. */
export const slowestMs = 60;
export const slowest = 3;

/** What is refused on purpose, because the process is busy or the query took too long; any other 5xx is a fault. */
const meant = new Set(['503', '504']);

/** A round, and what it broke besides. */
export interface Told extends Outcome {
  /** How late reads may be beside it; null: it is what the others are compared with. */
  readonly bound: number | null;
  readonly complaint: string | null;
  /** Megabytes that the server holds afterwards; null where the system does not tell. */
  readonly resident: number | null;
}

const titles = ['reads', 'failed', 'p50', 'p95', 'bar', 'worst', 'rows', '5xx', 'memory'];
const nameWidth = 46;
const columnWidth = 8;
const cells = (texts: readonly string[]) =>
  texts.map((text) => text.padStart(columnWidth)).join('');

export const head = `${'beside'.padEnd(nameWidth)}${cells(titles)}   /readyz        answers to the flood`;

export function counted(statuses: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
}

const p95Of = ({ name, readings }: Outcome) => timing(name, readings.milliseconds).p95;

/** Beside a flood p95 may be so high. */
export const boundBeside = (crowded: Outcome): number =>
  Math.max(slowestMs, slowest * p95Of(crowded));

function faultsOf({ tally }: Outcome): number {
  return Object.entries(tally.answers).reduce(
    (sum, [status, count]) => (status.startsWith('5') && !meant.has(status) ? sum + count : sum),
    0,
  );
}

export function print(told: Told): void {
  const { name, readings, ready, tally, bound, complaint, resident } = told;
  const { runs, median, p95, worst } = timing(name, readings.milliseconds);
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const columns = [
    String(runs),
    String(readings.failed.length),
    ms(median),
    ms(p95),
    bound === null ? '' : ms(bound),
    ms(worst),
    String(tally.othersRows),
    String(faultsOf(told)),
    resident === null ? '' : `${resident} MB`,
  ];
  const answers = Object.entries(tally.answers).map(([status, count]) => `${count} x ${status}`);
  console.log(
    `${name.padEnd(nameWidth)}${cells(columns)}   ${counted(ready).padEnd(12)}   ${answers.join(', ')}`,
  );
  if (readings.failed.length > 0) console.log(`  not answered: ${counted(readings.failed)}`);
  if (complaint !== null) console.log(`  ${complaint}`);
}

/** @returns whether all of them held */
export function judge(all: readonly Told[]): boolean {
  const sum = (of: (told: Told) => number) => all.reduce((so, told) => so + of(told), 0);
  const failed = sum(({ readings }) => readings.failed.length);
  const unready = sum(({ ready }) => ready.filter((status) => status !== 200).length);
  const late = all.filter((told) => told.bound !== null && p95Of(told) > told.bound).length;
  const rows = sum(({ tally }) => tally.othersRows);
  const faults = sum(faultsOf);
  const broken = all.filter(({ complaint }) => complaint !== null).length;
  console.log(
    `rows of others read: ${rows}; 5xx that are faults: ${faults}; reads of others that failed: ${failed}; floods beside which their p95 was over the bar: ${late}; /readyz not 200: ${unready}; other promises broken: ${broken}`,
  );
  return rows + faults + failed + late + unready + broken === 0;
}
