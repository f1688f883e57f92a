import { absent } from '../../../absent.ts';
import type { Random } from '../../../random.ts';
import type { Plate } from '../../model/plates.ts';

/** Plates among which the most promising one is looked at. */
const draws = 3;
/** Points beyond which a plate is as little promising as any. */
const mostWorse = 100;
/** Part of the way to what was seen last that the memory of a plate goes where it is worse than that. */
const forgetting = 0.3;

/** The plates of a meal, drawn by luck but rather those with which the month was least the worse when they were looked at. */
export class AdaptiveDraw {
  readonly #plates: readonly Plate[];
  /** Points worse with each plate, as far as that is remembered; those never looked at come first. */
  readonly #worse: Float64Array;

  constructor(plates: readonly Plate[]) {
    this.#plates = plates;
    this.#worse = new Float64Array(plates.length).fill(-Infinity);
  }

  plate(index: number): Plate | null {
    return this.#plates[index] ?? null;
  }

  /** Index of a plate. */
  draw(random: Random): number {
    let best = random.below(this.#plates.length);
    for (let more = 1; more < draws; more++) {
      const other = random.below(this.#plates.length);
      if ((this.#worse[other] ?? absent()) < (this.#worse[best] ?? absent())) best = other;
    }
    return best;
  }

  /** @param worse points that a month is worse with a plate, or less where nobody counted further */
  note(index: number, worse: number): void {
    const seen = Math.min(mostWorse, worse);
    const known = this.#worse[index] ?? absent();
    const isNew = known === -Infinity || seen < known;
    this.#worse[index] = isNew ? seen : known + forgetting * (seen - known);
  }
}
