/** What was looked at after a fault, and whether it was as it must be. */
export interface Look {
  readonly what: string;
  readonly held: boolean;
  readonly told: string;
}

/** How looks ended, by what was looked at. */
export class Looks {
  readonly #counts = new Map<string, { held: number; failed: number }>();
  readonly #told: string[] = [];

  add(round: number, looks: readonly Look[]): void {
    for (const { what, held, told } of looks) {
      const counts = this.#counts.get(what) ?? { held: 0, failed: 0 };
      this.#counts.set(what, counts);
      counts[held ? 'held' : 'failed'] += 1;
      if (!held) this.#told.push(`round ${round + 1}, ${what}: ${told}`);
    }
  }

  /** Prints a table. @returns whether all held */
  tell(): boolean {
    console.log(`${''.padEnd(34)}    held  failed`);
    for (const [what, { held, failed }] of this.#counts) {
      console.log(`${what.padEnd(34)}${String(held).padStart(8)}${String(failed).padStart(8)}`);
    }
    for (const line of this.#told.slice(0, 20)) console.log(`  ${line}`);
    return this.#told.length === 0;
  }
}
