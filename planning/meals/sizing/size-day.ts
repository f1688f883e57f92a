import type { DayPenalty } from '../rules/layers/day-needs.ts';
import { type DayDishes, DayState, type MealSizes } from './day-state.ts';

export type { MealSizes } from './day-state.ts';

/** How well dishes go together at their best sizes. */
export interface Sizing {
  /** Points for everything: needs, cost and proportions. */
  readonly penalty: number;
  /** Points for needs alone; what the day costs is a wish, what it holds is not. */
  readonly needs: number;
  /** Sizes of the parts of each dish, by meal. */
  readonly sizes: () => MealSizes;
}

const tiny = 1e-9;

/** Gives each part in turn the size that suits best with the others as they are; returns the new penalty. */
function sweep(state: DayState, current: number, wide: boolean): number {
  let best = current;
  for (const variable of state.variables) {
    // nothing moved since this part was found best as it is
    if (variable.settledAt === state.moves) continue;
    let chosen = variable.size;
    for (let direction = -1; direction <= 1; direction += 2) {
      // a step is worth a second one only where the first one helped; a leap now and then crosses a hollow
      for (
        let to = variable.size + direction;
        to >= variable.low && to <= variable.high;
        to += direction
      ) {
        const penalty = state.look(variable, to, best);
        if (penalty >= best - tiny) break;
        best = penalty;
        chosen = to;
      }
      if (!wide || chosen !== variable.size) continue;
      const leap = variable.size + 3 * direction;
      if (leap < variable.low || leap > variable.high) continue;
      const penalty = state.look(variable, leap, best);
      if (penalty < best - tiny) {
        best = penalty;
        chosen = leap;
      }
    }
    if (chosen === variable.size) variable.settledAt = state.moves;
    else state.move(variable, chosen);
  }
  return best;
}

/** Tries one part up while another goes down, which single moves cannot do without leaving the energy band. */
function bestPairMove(state: DayState, current: number): number {
  for (const up of state.variables) {
    if (up.size >= up.high) continue;
    state.move(up, up.size + 1);
    for (const down of state.variables) {
      if (down === up || down.size <= down.low) continue;
      const penalty = state.look(down, down.size - 1, current);
      if (penalty < current - tiny) {
        state.move(down, down.size - 1);
        return penalty;
      }
    }
    state.move(up, up.size - 1);
  }
  return current;
}

/** How long the sizes of a day are looked for. */
export interface SizingEffort {
  /** Rounds over all parts at most. */
  readonly sweeps: number;
  /** Pair moves at most; 0 for a quick look at a candidate. */
  readonly pairs: number;
}

/**
 * Chooses the size of every part of a day's dishes so that the day comes as near to its targets as these dishes allow.
 * @param mealTargets kcal of each meal
 * @param known sizes to start from, where a meal was sized before; null for a meal that is new
 */
export function sizeDay(
  day: DayDishes,
  mealTargets: readonly number[],
  penalty: DayPenalty,
  effort: SizingEffort,
  known: MealSizes = [],
): Sizing {
  const state = new DayState(day, mealTargets, penalty, known);
  let current = state.penalty();
  let pairs = effort.pairs;
  for (let round = 0; round < effort.sweeps; round++) {
    const next = sweep(state, current, effort.pairs > 0);
    if (next < current) {
      current = next;
      continue;
    }
    if (pairs-- <= 0) break;
    const paired = bestPairMove(state, current);
    if (paired >= current) break;
    current = paired;
  }
  const sizes: number[][][] = [];
  for (let meal = 0; meal < day.length; meal++) sizes.push(state.sizesOf(meal));
  return { penalty: current, needs: state.needs(), sizes: () => sizes };
}
