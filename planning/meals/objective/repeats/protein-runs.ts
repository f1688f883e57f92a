import { absent } from '../../../absent.ts';
import { daysOfPlan } from '../../../calendar.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import type { Plate } from '../../model/plates.ts';
import type { Terms } from '../terms.ts';

/** Days in a row on which the same food may give most of the protein. */
export const longestRun = 3;

/** Which food gives most of the protein, day after day. */
export class ProteinRuns {
  readonly #kinds: number;
  readonly #kindGrams: Float64Array;
  readonly #trialKinds: Float64Array;
  readonly #mainKind = new Int8Array(daysOfPlan).fill(-1);
  /** Points of the days as they are. */
  #points = 0;

  readonly #pointsPerDay: number;

  constructor(kitchen: Kitchen, terms: Terms) {
    this.#pointsPerDay = terms.proteinRun.weight;
    this.#kinds = kitchen.kinds.length;
    this.#kindGrams = new Float64Array(daysOfPlan * this.#kinds);
    this.#trialKinds = new Float64Array(this.#kinds);
  }

  get points(): number {
    return this.#points;
  }

  /** Days in a row around one on which the same food gives most of the protein. */
  lengthAt(day: number): number {
    const kind = this.#mainKind[day] ?? absent();
    if (kind === -1) return 0;
    let first = day;
    while (first > 0 && this.#mainKind[first - 1] === kind) first--;
    let last = day;
    while (last < daysOfPlan - 1 && this.#mainKind[last + 1] === kind) last++;
    return last - first + 1;
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(day: number, before: Plate | null, plate: Plate): number {
    const kind = this.#mainKindWith(day, before, plate);
    return kind === this.#mainKind[day] ? 0 : this.#runPoints(day, kind) - this.#points;
  }

  /** Puts a plate in the place of another. */
  change(day: number, before: Plate | null, plate: Plate | null): void {
    if (before) this.#add(before, day, -1);
    if (plate) this.#add(plate, day, 1);
    const kind = this.#mainKindWith(day, null, null);
    if (kind === this.#mainKind[day]) return;
    this.#mainKind[day] = kind;
    this.#points = this.#runPoints(-1, 0);
  }

  #add({ kinds, kindGrams }: Plate, day: number, sign: 1 | -1): void {
    for (let index = 0; index < kinds.length; index++) {
      const at = day * this.#kinds + (kinds[index] ?? absent());
      this.#kindGrams[at] =
        (this.#kindGrams[at] ?? absent()) + sign * (kindGrams[index] ?? absent());
    }
  }

  #addToTrial({ kinds, kindGrams }: Plate, sign: 1 | -1): void {
    for (let index = 0; index < kinds.length; index++) {
      const kind = kinds[index] ?? absent();
      this.#trialKinds[kind] =
        (this.#trialKinds[kind] ?? absent()) + sign * (kindGrams[index] ?? absent());
    }
  }

  /** The kind that gives most of a day's protein with another plate in it. */
  #mainKindWith(day: number, before: Plate | null, plate: Plate | null): number {
    const kinds = this.#kinds;
    const from = day * kinds;
    for (let kind = 0; kind < kinds; kind++) {
      this.#trialKinds[kind] = this.#kindGrams[from + kind] ?? absent();
    }
    if (before) this.#addToTrial(before, -1);
    if (plate) this.#addToTrial(plate, 1);
    let main = -1;
    let most = 0.01;
    for (let kind = 0; kind < kinds; kind++) {
      const grams = this.#trialKinds[kind] ?? absent();
      if (grams <= most) continue;
      most = grams;
      main = kind;
    }
    return main;
  }

  /** Points for days in a row with the same main protein, were it another one on `changed`. */
  #runPoints(changed: number, kind: number): number {
    let points = 0;
    let run = 0;
    let before = -1;
    for (let day = 0; day < daysOfPlan; day++) {
      const main = day === changed ? kind : (this.#mainKind[day] ?? absent());
      run = main === before && main !== -1 ? run + 1 : 1;
      before = main;
      if (run > longestRun) points += this.#pointsPerDay;
    }
    return points;
  }
}
