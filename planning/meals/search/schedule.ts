import type { Random } from '../../random.ts';
import type { PlanTask } from '../candidates/plan-task.ts';
import type { PlatePools } from '../candidates/plate-pools.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import { longestRun } from '../objective/repeats/protein-runs.ts';
import { DaySizer, thorough } from '../sizing/day-sizer.ts';
import { anneal, fill, type Move } from './annealing/anneal.ts';
import { usualMoves } from './annealing/moves.ts';
import { type LinkedMonth, platesOf, putAll } from './month/month.ts';
import { openMonth } from './month/open-month.ts';
import { dropLeftovers } from './repairs/mend-month.ts';
import { balanceWeeks, repairDays, repairWeeks, repairWishes } from './repairs/repair-month.ts';

/** A month that is being made, and what it is made with. */
interface Make {
  readonly task: PlanTask;
  readonly month: LinkedMonth;
  readonly pools: PlatePools;
  readonly random: Random;
  readonly sizer: DaySizer;
  readonly moves: readonly Move[];
}

/** A part of the making of a month. */
export interface MonthPhase {
  readonly name: string;
  readonly run: (make: Make) => void;
}

const firstTemperature = 5;
/** A month that is too dear is annealed again, from a temperature at which most of it stays. */
const laterTemperature = 2.5;

/** How a month is made once its places are filled: first the plates are chosen, then sized, then repaired. */
const usualMonthPhases = [
  {
    name: 'anneal',
    run: ({ task, month, pools, random, moves }) =>
      anneal(month, pools, random, moves, task.times.length, firstTemperature),
  },
  {
    name: 'anneal again where dear',
    run: ({ task, month, pools, random, moves }) => {
      if (month.menu.basket.isDear) {
        anneal(month, pools, random, moves, task.times.length, laterTemperature);
      }
    },
  },
  { name: 'size days', run: sizeDays },
  {
    // portions decide which protein leads a day: what made it dull once they were found is cooked after all
    name: 'drop dull leftovers',
    run: ({ task, month }) =>
      dropLeftovers(task, month, (day) => month.menu.runAt(day) > longestRun),
  },
  {
    name: 'repair days',
    run: ({ month, pools, sizer, random }) => repairDays(month, pools, sizer, random),
  },
  { name: 'balance weeks', run: ({ task, month, sizer }) => balanceWeeks(task, month, sizer) },
  {
    name: 'repair weeks',
    run: ({ task, month, pools, sizer, random }) => repairWeeks(task, month, pools, sizer, random),
  },
  {
    name: 'repair wishes',
    run: ({ task, month, pools, sizer, random }) => repairWishes(task, month, pools, sizer, random),
  },
] as const satisfies readonly MonthPhase[];

function sizeDays({ task, month, sizer }: Make): void {
  const { menu, byDay, pots } = month;
  for (const [day, places] of byDay) {
    const plates = pots.fromPots(places, platesOf(menu, places));
    const wishes = menu.withOthers(day, task.penalty);
    putAll(menu, places, pots.asPots(places, sizer.size(plates, thorough, wishes)));
  }
}

/** How one month is made: the moves of the local search, and the phases in order. */
export interface MonthSchedule {
  readonly moves: readonly Move[];
  readonly monthPhases: readonly MonthPhase[];
}

/** How one month is made in the product. */
export const usualMonthSchedule: MonthSchedule = {
  moves: usualMoves,
  monthPhases: usualMonthPhases,
};

/** Hears of each phase that is over, with the month as it is then. */
export type Watch = (phase: string, month: LinkedMonth) => void;

/** What stays the same from one month of a member to the next. */
export interface Making {
  readonly kept: KeptPlan;
  readonly random: Random;
  readonly schedule: MonthSchedule;
  readonly watch: Watch | null;
}

/** What a month is to be like where the usual one does not do. */
export interface MonthWishes {
  /** Whether lunches may be left over, which leaves less room to keep every rule. */
  readonly leftovers: boolean;
  /** Whether it may be dear, as keeping the rules comes before what it costs. */
  readonly dear: boolean;
}

/** Chooses, sizes and repairs a month; null when a meal has no dish at all. */
export function makeMonth(
  { kept, random, schedule, watch }: Making,
  task: PlanTask,
  pools: PlatePools,
  { leftovers, dear }: MonthWishes,
): LinkedMonth | null {
  const month = openMonth(task, kept, pools, leftovers);
  if (dear) month.menu.mindCost('rules');
  if (!fill(month, pools, random)) return null;
  watch?.('fill', month);
  const { moves, monthPhases } = schedule;
  const make: Make = { task, month, pools, random, sizer: new DaySizer(task), moves };
  for (const { name, run } of monthPhases) {
    run(make);
    watch?.(name, month);
  }
  return month;
}
