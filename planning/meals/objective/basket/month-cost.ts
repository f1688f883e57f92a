import type { Terms } from '../terms.ts';

/** Rands a month, with what spoils, up to which saving is one wish among others; beyond it comes before variety. */
const thriftyMonth = 2000;
/** Rands a month beyond which it is dear: near to three times the food basket of one person. */
const dearMonth = 2250;

/** Rands of packs, with what spoils, up to which the list costs less than three times that food basket. */
const tooDear = 2290;

/** What it counts that the packs of a month cost so much. */
export class MonthCost {
  readonly #terms: Terms;
  /** Points for a Rand beyond a dear month. */
  #pointsBeyond: number;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#pointsBeyond = terms.costDear.weight;
  }

  /** Has what a dear month costs weigh no more than what another one does. */
  allowDear(): void {
    this.#pointsBeyond = this.#terms.costThrifty.weight;
  }

  /** Has what a dear month costs weigh as much as it should again. */
  mindDear(): void {
    this.#pointsBeyond = this.#terms.costDear.weight;
  }

  /** Points for what the packs of a month cost. */
  pointsFor(rand: number): number {
    const { cost, costThrifty } = this.#terms;
    if (rand < thriftyMonth) return cost.weight * rand;
    const thrifty = cost.weight * thriftyMonth;
    if (rand < dearMonth) return thrifty + costThrifty.weight * (rand - thriftyMonth);
    const dear = thrifty + costThrifty.weight * (dearMonth - thriftyMonth);
    return dear + this.#pointsBeyond * (rand - dearMonth);
  }
}

/** Whether the packs of a month cost more than anybody should have to pay. */
export function isDear(rand: number): boolean {
  return rand > dearMonth;
}

/** Whether the list of a month would cost more than three times the food basket of one person. */
export function isTooDear(rand: number): boolean {
  return rand > tooDear;
}
