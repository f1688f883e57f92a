import type { PlanTask } from '../candidates/plan-task.ts';
import type { PlatePools } from '../candidates/plate-pools.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import { type ComposedDay, type CookedAt, vectorOf } from '../model/planned-day.ts';
import type { MonthMenu } from '../objective/month-menu.ts';
import { type TermName, type Terms, withWeight } from '../objective/terms.ts';
import { type LinkedMonth, platesOf } from './month/month.ts';
import { Portfolio, usualSchedule } from './portfolio.ts';
import { hardViolations } from './repairs/mend-violations.ts';
import type { Watch } from './schedule.ts';

/** The month that was chosen. */
export interface ComposedMonth {
  /** By number of the day. */
  readonly days: ReadonlyMap<number, ComposedDay>;
  /** Whether it holds what every plan must hold. */
  readonly keepsRules: boolean;
  /** Rands of a steady month of it for each Rand of the budget. */
  readonly ofBudget: number;
}

function dayOf(
  menu: MonthMenu,
  places: readonly number[],
  served: ReadonlyMap<number, CookedAt>,
): ComposedDay {
  const meals = platesOf(menu, places).map(({ dishes }) => dishes);
  const leftovers = new Map<number, CookedAt>();
  for (const [meal, place] of places.entries()) {
    const cooked = served.get(place);
    if (cooked) leftovers.set(meal, cooked);
  }
  return { meals, total: vectorOf(meals.flat()), leftovers };
}

/** What costs money to avoid, and the part of its points that it counts where no month of liked meals is within the budget. */
const paidFor: readonly TermName[] = [
  'dull',
  'starchRun',
  'coupleOften',
  'kindOften',
  'pastaNextDay',
  'peanutsTwice',
  'morningWork',
  'strangeSide',
];
const partWithinMeans = 0.2;

function withinMeansOf(terms: Terms): Terms {
  return paidFor.reduce(
    (made, name) => withWeight(made, name, partWithinMeans * terms[name].weight),
    terms,
  );
}

/** A month with the plates from which it was begun. */
export interface FoundMonth {
  readonly month: LinkedMonth;
  readonly pools: PlatePools;
}

/**
 * The best month of a member; where it costs more than the budget, another that minds less how gladly its dishes are
 * eaten, if that one breaks no more and costs less.
 * @param watch hears of each phase that is over
 * @returns null when a meal has no dish at all
 */
export function withinMeans(
  task: PlanTask,
  seed: string,
  kept: KeptPlan,
  watch: Watch | null = null,
): FoundMonth | null {
  const search = (one: PlanTask): FoundMonth | null => {
    const portfolio = new Portfolio(one, seed, kept, usualSchedule, watch);
    const month = portfolio.best();
    return month && { month, pools: portfolio.pools };
  };
  const liked = search(task);
  if (!liked || liked.month.menu.basket.rand <= task.budget) return liked;
  const plain = search({ ...task, terms: withinMeansOf(task.terms), mindsMoney: true });
  const breaks = (found: FoundMonth) => hardViolations(task, found.month);
  const costs = ({ month }: FoundMonth) => month.menu.basket.rand;
  if (!plain || breaks(plain) > breaks(liked) || costs(plain) >= costs(liked)) return liked;
  return plain;
}

/**
 * Composes the days that are not settled: chooses a menu for the month with its packs in mind, sizes day by day, and
 * mends what is still missed. Some lunches are left over from the dinner before.
 * @returns null when a meal has no dish at all
 */
export function composeMonth(task: PlanTask, seed: string, kept: KeptPlan): ComposedMonth | null {
  const found = withinMeans(task, seed, kept);
  if (!found) return null;
  const { month } = found;
  const { menu, byDay, pots } = month;
  const served = pots.served();
  const days = [...byDay].map(([day, places]) => [day, dayOf(menu, places, served)] as const);
  return {
    days: new Map(days),
    keepsRules: hardViolations(task, month) === 0,
    ofBudget: menu.basket.rand / task.budget,
  };
}
