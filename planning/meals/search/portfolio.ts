import type { Random } from '../../random.ts';
import { seededRandom } from '../../random.ts';
import { referenceIntakes } from '../../targets/reference-intakes.ts';
import { type DayWorth, dayWorth } from '../candidates/dual-prices/day-worth.ts';
import { type MeanDayPools, meanDayPools } from '../candidates/dual-prices/mean-day.ts';
import { pricedPlates } from '../candidates/dual-prices/priced-plates.ts';
import type { PlanTask } from '../candidates/plan-task.ts';
import { type KnownServings, type PlatePools, platePools } from '../candidates/plate-pools.ts';
import { careful, thrifty } from '../candidates/rank-dishes.ts';
import { together } from '../candidates/weekend-plates.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import { dayPenalty, whenDear } from '../rules/layers/day-penalty.ts';
import { daysWithoutPots, type LinkedMonth } from './month/month.ts';
import { dropLeftovers, equaliseHelpings, mendMonth } from './repairs/mend-month.ts';
import { hardViolations, isBrokenByLocks, scoreOf } from './repairs/mend-violations.ts';
import { refinePlates } from './repairs/repair-month.ts';
import { repeatDays } from './repairs/repeat-days.ts';
import { saveRands } from './repairs/save-rands.ts';
import {
  type Making,
  type MonthSchedule,
  type MonthWishes,
  makeMonth,
  usualMonthSchedule,
  type Watch,
} from './schedule.ts';

/** Months that are made anew, one after another, before the one that breaks least is taken. */
const mostMonths = 5;
/** Rules broken by a month from which on keeping them comes before what it costs. */
const muchViolated = 8;
/** The first of them from plates that fit, the others from those of the cheapest day that keeps every rule. */
const monthsOfFitting = 2;

/** Months that are made anew where all that is still missed lies in weeks of which meals are kept. */
const monthsAroundLocks = 1;

/** Parts of the budget for which months are made, one after another, where the first came out too dear. */
const belowBudget = [0.85, 0.7] as const;

/**
 * Part of the budget up to which a month of liked plates is saved food by food. Beyond it what is left after saving is
 * poor: a student's month at 1.14 to 1.23 ended with the same bread and eggs day after day. [J]
 */
export const farTooDear = 1.06;

/** Plates that a food serves in a month from which on others are made of what is bought anyway. */
const manyUses = 4;

/** With leftovers and with what it costs in mind; and without leftovers, whatever it costs. */
const usual: MonthWishes = { leftovers: true, dear: false };
const atAnyPrice: MonthWishes = { leftovers: false, dear: true };

/** Makes months for a member, one after another as far as that is needed, and chooses among them. */
export class Portfolio {
  readonly #task: PlanTask;
  readonly #kept: KeptPlan;
  readonly #making: Making;
  readonly #phases: readonly PortfolioPhase[];
  readonly #random: Random;
  readonly #known: KnownServings = new Map();
  readonly #worth: DayWorth;
  readonly #priced: PlatePools;
  readonly #pools: PlatePools;
  #saving: PlanTask | null = null;
  #meanDay: MeanDayPools | null = null;

  /** @param watch hears of each phase that is over */
  constructor(
    task: PlanTask,
    seed: string,
    kept: KeptPlan,
    schedule: Schedule = usualSchedule,
    watch: Watch | null = null,
  ) {
    this.#task = task;
    this.#kept = kept;
    this.#random = seededRandom(seed);
    this.#making = { kept, random: this.#random, schedule, watch };
    this.#phases = schedule.phases;
    this.#worth = dayWorth(task);
    this.#priced = this.#pricedOf(null);
    this.#pools = together(platePools(task, this.#random, thrifty, this.#known), this.#priced);
  }

  /** Plates from which the first month is made. */
  get pools(): PlatePools {
    return this.#pools;
  }

  #pricedOf(foods: ReadonlySet<number> | null): PlatePools {
    return pricedPlates(this.#task, this.#worth.amounts, this.#random, foods);
  }

  /** The same task, in which portions are chosen by what they cost rather than by how they please. */
  get #thrifty(): PlanTask {
    if (this.#saving) return this.#saving;
    const { targets, times, profile, terms } = this.#task;
    const penalty = dayPenalty(targets, times, referenceIntakes(profile), terms, whenDear);
    this.#saving = { ...this.#task, penalty };
    return this.#saving;
  }

  /** Plates of the mean day that keeps every rule within the budget, and others of what it holds. */
  get #ofMeanDay(): MeanDayPools {
    this.#meanDay ??= meanDayPools(this.#task, this.#worth);
    return this.#meanDay;
  }

  /** The same plates of a smaller budget: whole packs, and meals that take turns, cost more than a mean day. */
  #ofSmallerBudget(part: number): PlatePools {
    const task: PlanTask = {
      ...this.#task,
      budget: part * this.#task.budget,
      isFrugal: true,
    };
    const worth = dayWorth(task);
    const { plates, foods } = meanDayPools(task, worth);
    return together(plates, pricedPlates(task, worth.amounts, this.#random, foods));
  }

  #make(task: PlanTask, pools: PlatePools, wishes: MonthWishes): LinkedMonth | null {
    return makeMonth(this.#making, task, pools, wishes);
  }

  #better(one: LinkedMonth, other: LinkedMonth | null): LinkedMonth {
    return other && scoreOf(this.#task, other) < scoreOf(this.#task, one) ? other : one;
  }

  /**
   * The best of a month and, where it costs far more than the budget, some that are made to be cheap. One that is a little
   * too dear stays: saving food by food brings it down, and keeps what is liked.
   */
  cheaper(first: LinkedMonth): LinkedMonth {
    if (!this.#isFarTooDear(first) || !this.#isToSave(first)) return first;
    const bought = this.#pricedOf(first.menu.basket.foodsOfMany(manyUses));
    const more = together(this.#pools, bought);
    let best = this.#better(first, this.#make(this.#thrifty, more, usual));
    for (const part of belowBudget) {
      if (!this.#isToSave(best)) break;
      best = this.#better(best, this.#make(this.#thrifty, this.#ofSmallerBudget(part), usual));
    }
    return best;
  }

  /** Whether a month that breaks so much is worth mending as it is, before another is made. */
  #isNearlyRight(violations: number): boolean {
    return violations > 0 && violations <= muchViolated && !this.#task.mindsMoney;
  }

  #isFarTooDear({ menu }: LinkedMonth): boolean {
    return menu.basket.rand > farTooDear * this.#task.budget;
  }

  /** Whether a month is too dear, and not for breaking much. */
  #isToSave(month: LinkedMonth): boolean {
    return month.menu.basket.isTooDear && hardViolations(this.#task, month) <= muchViolated;
  }

  /** A month of the cheapest mean day's plates, which mends without costing much more; null where it breaks a rule. */
  #cheapAndRight(plates: PlatePools): LinkedMonth | null {
    const month = this.#make(this.#thrifty, plates, usual);
    if (!month) return null;
    mendMonth(this.#thrifty, month, plates, this.#random);
    if (hardViolations(this.#task, month) === 0) return month;
    mendMonth(this.#thrifty, month, together(plates, this.#fitting()), this.#random);
    return hardViolations(this.#task, month) === 0 ? month : null;
  }

  /** The same, where it is too dear of smaller budgets too. */
  #cheapestRight(): LinkedMonth | null {
    let cheap = this.#cheapAndRight(this.#ofMeanDay.plates);
    for (const part of belowBudget) {
      if (!cheap?.menu.basket.isTooDear) break;
      cheap = this.#better(cheap, this.#cheapAndRight(this.#ofSmallerBudget(part)));
    }
    return cheap;
  }

  /** Mends a month where it stands. @returns how much it breaks then */
  #mended(month: LinkedMonth, pools: PlatePools): number {
    mendMonth(this.#task, month, pools, this.#random);
    repeatDays(this.#task, month);
    return hardViolations(this.#task, month);
  }

  /**
   * Mends a month that breaks a rule, from plates that are chosen by how they fit alone; where that is not enough, makes
   * the month anew from them.
   */
  keepRules(first: LinkedMonth): LinkedMonth {
    let best = first;
    let least = hardViolations(this.#task, first);
    // what is a little too dear by then is saved afterwards, and a month that was made to be cheap is liked less
    if (this.#isNearlyRight(least) && !this.#isFarTooDear(first)) {
      least = this.#mended(first, this.#fitting());
      if (least === 0) return first;
    }
    if (least > 0 && (least > muchViolated || first.menu.basket.isTooDear)) {
      const cheap = this.#cheapestRight();
      if (cheap) return cheap;
    }
    if (least > muchViolated) first.menu.mindCost('rules');
    for (let made = 0; least > 0 && made <= mostMonths; made++) {
      if (made > monthsAroundLocks && isBrokenByLocks(this.#task, this.#kept, best)) break;
      const pools = made < monthsOfFitting ? this.#fitting() : this.#ofMeanDay.plates;
      const month = made === 0 ? first : this.#make(this.#task, pools, atAnyPrice);
      if (!month) break;
      const violations = this.#mended(month, pools);
      if (violations >= least && made > 0) continue;
      best = month;
      least = violations;
    }
    return best;
  }

  #fitting(): PlatePools {
    return together(platePools(this.#task, this.#random, careful, this.#known), this.#priced);
  }

  /** Tries other plates for odd ones on some days. */
  refine(month: LinkedMonth, days: (day: number) => boolean): LinkedMonth {
    refinePlates(this.#task, month, this.#pools, this.#random, days);
    return month;
  }

  equalise(month: LinkedMonth): LinkedMonth {
    equaliseHelpings(this.#task, month);
    return month;
  }

  /** @returns null when a meal has no dish at all */
  best(): LinkedMonth | null {
    let month = this.#make(this.#task, this.#pools, usual);
    if (!month) return null;
    for (const { name, run } of this.#phases) {
      month = run(this, month);
      this.#making.watch?.(name, month);
    }
    return month;
  }

  /** Makes a list that is too dear shorter; where that is not enough, without leftovers, as pots tie two days together. */
  affordable(month: LinkedMonth): LinkedMonth {
    if (!month.menu.basket.isTooDear) return month;
    const pools = together(this.#pools, this.#ofSmallerBudget(belowBudget[1]));
    const save = () => saveRands(this.#thrifty, month, pools, this.#worth.amounts, this.#random);
    save();
    if (!month.menu.basket.isTooDear || !dropLeftovers(this.#task, month, () => true)) return month;
    mendMonth(this.#thrifty, month, pools, this.#random);
    save();
    return this.keepRules(month);
  }
}

/** A part of the search after the first month is made. */
export interface PortfolioPhase {
  readonly name: string;
  /** @returns the month to go on with */
  readonly run: (portfolio: Portfolio, month: LinkedMonth) => LinkedMonth;
}

/** What is done with the first month of a member, in order. */
const usualPhases = [
  { name: 'cheaper months', run: (portfolio, month) => portfolio.cheaper(month) },
  { name: 'refine plates', run: (portfolio, month) => portfolio.refine(month, () => true) },
  { name: 'equalise helpings', run: (portfolio, month) => portfolio.equalise(month) },
  { name: 'keep rules', run: (portfolio, month) => portfolio.keepRules(month) },
  {
    name: 'refine plates again',
    run: (portfolio, month) => {
      const days = daysWithoutPots(month);
      return portfolio.refine(month, (day) => days.has(day));
    },
  },
  { name: 'save Rands', run: (portfolio, month) => portfolio.affordable(month) },
] as const satisfies readonly PortfolioPhase[];

/** How a plan is searched: how one month is made, and what is done with it then. */
export interface Schedule extends MonthSchedule {
  readonly phases: readonly PortfolioPhase[];
}

/** The schedule of the product; a measurement leaves out one phase or move at a time. */
export const usualSchedule: Schedule = { ...usualMonthSchedule, phases: usualPhases };
