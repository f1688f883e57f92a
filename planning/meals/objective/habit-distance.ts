import { absent } from '../../absent.ts';
import { daysPerWeek } from '../../calendar.ts';
import { eatenCount, firstEaten, type Vector, zeroVector } from '../../nutrition/vector.ts';
import type { GroupTarget } from '../../targets/eating-pattern.ts';
import type { Plate } from '../model/plates.ts';
import type { Terms } from './terms.ts';

const nothing: Vector = zeroVector();

/**
 * How far a month lies from what people who eat like the member eat: the weighted sum of the relative distances of all
 * food groups, and the largest of them. The sum alone would give up one group whole for the sake of the others, the
 * largest alone would not mind the rest (extended goal programming, Gerdessen and de Vries 2015).
 */
export class HabitDistance {
  /** Grams as eaten of a month, by group: what is wished for, what counts as a distance of 1, and what is there. */
  readonly #wanted: Float64Array;
  readonly #unit: Float64Array;
  readonly #weight: Float64Array;
  /** 1 for groups of which only too much is a distance. */
  readonly #isCap: Uint8Array;
  readonly #held = new Float64Array(eatenCount);
  readonly #sumWeight: number;
  readonly #mostWeight: number;
  #points = 0;

  /** @param days that are planned */
  constructor(pattern: readonly GroupTarget[], days: number, terms: Terms) {
    const weeks = days / daysPerWeek;
    this.#wanted = Float64Array.from(pattern, ({ grams }) => weeks * grams);
    this.#unit = Float64Array.from(pattern, ({ unit }) => weeks * unit);
    this.#weight = Float64Array.from(pattern, ({ weight }) => weight);
    this.#isCap = Uint8Array.from(pattern, ({ isCap }) => (isCap ? 1 : 0));
    this.#sumWeight = weeks * terms.habitSum.weight;
    this.#mostWeight = weeks * terms.habitMost.weight;
    this.#points = this.#pointsOf(this.#held, nothing, nothing);
  }

  get points(): number {
    return this.#points;
  }

  #distance(group: number, grams: number): number {
    const off = grams - (this.#wanted[group] ?? absent());
    if (off < 0 && this.#isCap[group] === 1) return 0;
    return Math.abs(off) / (this.#unit[group] ?? absent());
  }

  /** Points of a month that holds some grams of each group, and what is added and taken out. */
  #pointsOf(held: Float64Array, added: Vector, taken: Vector): number {
    let sum = 0;
    let most = 0;
    for (let group = 0; group < eatenCount; group++) {
      const at = firstEaten + group;
      const more = (added[at] ?? absent()) - (taken[at] ?? absent());
      const distance = this.#distance(group, (held[group] ?? absent()) + more);
      sum += (this.#weight[group] ?? absent()) * distance;
      if (distance > most && this.#isCap[group] === 0) most = distance;
    }
    return this.#sumWeight * sum + this.#mostWeight * most;
  }

  /** Points of the month by what one of its days holds, the others being as they are. @param now what it holds */
  byDay(now: Vector): (total: Vector) => number {
    const others = this.#held.map((grams, group) => grams - (now[firstEaten + group] ?? absent()));
    return (total) => this.#pointsOf(others, total, nothing);
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(before: Plate | null, plate: Plate): number {
    return this.#pointsOf(this.#held, plate.vector, before?.vector ?? nothing) - this.#points;
  }

  /** Adds a plate or takes one out; `settle` counts the points when all is done. */
  change({ vector }: Plate, sign: 1 | -1): void {
    for (let group = 0; group < eatenCount; group++) {
      this.#held[group] =
        (this.#held[group] ?? absent()) + sign * (vector[firstEaten + group] ?? absent());
    }
  }

  settle(): void {
    this.#points = this.#pointsOf(this.#held, nothing, nothing);
  }
}
