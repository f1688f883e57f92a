import type { Ending, How } from '../act.ts';

const columns: readonly (readonly [title: string, ...of: readonly How[]])[] = [
  ['answered', 'kept', 'lost'],
  ['lost', 'lost'],
  ['cut off', 'whole', 'absent', 'half'],
  ['whole', 'whole'],
  ['absent', 'absent'],
  ['half', 'half'],
];
const nameWidth = 22;
const columnWidth = 10;
const mostTold = 20;

/** How all acts ended, by their names. */
export class Tally {
  private readonly counts: ReadonlyMap<string, Map<How, number>>;
  private readonly told: string[] = [];

  constructor(names: readonly string[]) {
    this.counts = new Map(names.map((name) => [name, new Map<How, number>()]));
  }

  add(name: string, round: number, endings: readonly Ending[]): void {
    const counts = this.counts.get(name);
    for (const { how, told } of endings) {
      counts?.set(how, (counts.get(how) ?? 0) + 1);
      if (how === 'lost' || how === 'half')
        this.told.push(`${name}, round ${round + 1}, ${how}: ${told}`);
    }
  }

  /** Prints a table. @returns whether nothing was lost or half, and each act was cut off at least once */
  tell(): boolean {
    const titles = columns.map(([title]) => title.padStart(columnWidth)).join('');
    console.log(`${''.padEnd(nameWidth)}${titles}`);
    let held = this.told.length === 0;
    for (const [name, counts] of this.counts) {
      const sums = columns.map(([, ...of]) =>
        of.reduce((sum, how) => sum + (counts.get(how) ?? 0), 0),
      );
      const cells = sums.map((sum) => String(sum).padStart(columnWidth)).join('');
      console.log(`${name.padEnd(nameWidth)}${cells}`);
      const cutOff = sums[2] ?? 0;
      if (cutOff === 0) {
        console.log(`  no kill fell into ${name}, so nothing is shown of it`);
        held = false;
      }
    }
    for (const line of this.told.slice(0, mostTold)) console.log(`  ${line}`);
    return held;
  }
}
