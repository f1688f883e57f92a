import type { Terms } from '../terms.ts';
import type { Rands } from './pack-bill.ts';

/** Part of the budget from which on a Rand counts, as the list of a month is not known to the cent while it is chosen. */
const nearBudget = 0.96;
/** Part of the budget from which on a month is made cheaper: its list costs a little more than its packs by weight. */
const tooNearBudget = 0.97;
/**
 * Times its points that a Rand beyond the budget counts: little where rules are hard to keep, and more than any dish is liked
 * while a month that is too dear is made cheaper.
 */
const weightOf = { rules: 0.2, usual: 1, saving: 4 } as const;
/** What matters most while a month is chosen or mended. */
export type CostMode = keyof typeof weightOf;

/** Rands of a month whose packs that keep were begun in the month before, and are carried into the next one. */
export function steadyRand({ keepsEaten, spoilsBought }: Readonly<Rands>): number {
  return keepsEaten + spoilsBought;
}

/** What it counts that the food of a month costs more than the member's budget. Nothing is gained by spending less. */
export class MonthCost {
  readonly #budget: number;
  readonly #weight: number;
  readonly #carriedOver: number;
  readonly #spoiled: number;
  /** Points for a Rand too much. */
  #perRand: number;

  /** @param budget Rands for the days that are planned */
  constructor(terms: Terms, budget: number) {
    this.#budget = budget;
    this.#weight = terms.cost.weight;
    this.#carriedOver = terms.carriedOver.weight;
    this.#spoiled = terms.spoiled.weight;
    this.#perRand = this.#weight;
  }

  /** Has a Rand too much weigh as much as what matters now asks for. */
  mind(mode: CostMode): void {
    this.#perRand = weightOf[mode] * this.#weight;
  }

  pointsFor(rands: Readonly<Rands>): number {
    const { keepsBought, keepsEaten, spoilsBought, spoilsEaten } = rands;
    const beyond = Math.max(0, steadyRand(rands) - nearBudget * this.#budget);
    return (
      this.#perRand * beyond +
      this.#carriedOver * (keepsBought - keepsEaten) +
      this.#spoiled * (spoilsBought - spoilsEaten)
    );
  }

  /** Whether a month costs all but more than the budget. */
  isDear(rand: number): boolean {
    return rand > nearBudget * this.#budget;
  }

  isTooDear(rand: number): boolean {
    return rand > tooNearBudget * this.#budget;
  }
}
