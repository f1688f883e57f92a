import type { PlanTask } from '#planning/meals/candidates/plan-task.ts';
import type { PlatePools } from '#planning/meals/candidates/plate-pools.ts';
import { nothingKept } from '#planning/meals/model/kept-plan.ts';
import { withinMeans } from '#planning/meals/search/compose-month.ts';
import type { LinkedMonth } from '#planning/meals/search/month/month.ts';
import { hardViolations } from '#planning/meals/search/repairs/mend-violations.ts';

/** A month as a phase of the search left it. */
export interface PhaseScore {
  readonly phase: string;
  /** Which of the months that were made, from 1. */
  readonly month: number;
  readonly penalty: number;
  readonly hardViolations: number;
  /** Rands of packs, with what spoils. */
  readonly rand: number;
}

/** A month with the way that led to it. */
export interface SearchedMonth {
  readonly month: LinkedMonth;
  readonly pools: PlatePools;
  readonly phases: readonly PhaseScore[];
}

/** Searches a month as the product does, and notes what each phase made of it; null when a meal has no dish at all. */
export function searchMonth(task: PlanTask, seed: string): SearchedMonth | null {
  const phases: PhaseScore[] = [];
  const numbers = new Map<LinkedMonth, number>();
  const found = withinMeans(task, seed, nothingKept, (phase, month) => {
    const number = numbers.get(month) ?? numbers.size + 1;
    numbers.set(month, number);
    phases.push({
      phase,
      month: number,
      penalty: month.menu.points(),
      hardViolations: hardViolations(task, month),
      rand: month.menu.basket.rand,
    });
  });
  if (!found) return null;
  const { month, pools } = found;
  // the last resort of the search lets a month be dear; it is judged as every other one
  month.menu.mindCost('usual');
  return { month, pools, phases };
}
