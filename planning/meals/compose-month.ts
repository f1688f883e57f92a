import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { dayPenalty, whenDear } from './day-penalty.ts';
import { type DayWorth, dayWorth } from './day-worth.ts';
import type { LinkedMonth } from './improve-month.ts';
import type { KeptPlan } from './kept-plan.ts';
import { cookAfterAll, ladle, type MonthWishes, makeMonth, mendMonth } from './make-month.ts';
import { mapped } from './mapped.ts';
import { type MeanDayPools, meanDayPools } from './mean-day.ts';
import { brokenWeeks, missesOf, scoreOf } from './mend-misses.ts';
import type { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import { type ComposedDay, type CookedAt, vectorOf } from './planned-day.ts';
import {
  careful,
  type KnownServings,
  type PlatePools,
  platePools,
  thrifty,
} from './plate-pools.ts';
import { pricedPlates, together } from './priced-plates.ts';
import { refinePlates } from './refine-plates.ts';
import { daysWithoutPots, platesOf } from './repair-month.ts';
import { saveRands } from './save-rands.ts';

export interface ComposedMonth {
  /** By number of the day. */
  readonly days: ReadonlyMap<number, ComposedDay>;
  /** Whether it holds what every plan must hold. */
  readonly keepsRules: boolean;
}

function dayOf(
  menu: MonthMenu,
  places: readonly number[],
  served: ReadonlyMap<number, CookedAt>,
): ComposedDay {
  const meals = mapped(platesOf(menu, places), ({ dishes }) => dishes);
  const leftovers = new Map<number, CookedAt>();
  for (const [meal, place] of places.entries()) {
    const cooked = served.get(place);
    if (cooked) leftovers.set(meal, cooked);
  }
  return { meals, total: vectorOf(meals.flat()), leftovers };
}

/** Months that are made anew, one after another, before the one that misses least is taken. */
const mostMonths = 5;
/** Rules broken by a month from which on keeping them comes before what it costs. */
const muchMissed = 8;
/** The first of them from plates that fit, the others from those of the cheapest day that keeps every rule. */
const monthsOfFitting = 2;

/** Months that are made anew where all that is still missed lies in weeks of which meals are kept. */
const monthsAroundLocks = 1;

/** Whether only weeks break a rule in which a member keeps meals, of which no other company may make a right day. */
function isBrokenByLocks(task: PlanTask, { locked }: KeptPlan, month: LinkedMonth): boolean {
  const kept = new Set([...locked.keys()].map((day) => Math.floor(day / 7)));
  return [...brokenWeeks(task, month)].every((week) => kept.has(week));
}

/** Plates that a food serves in a month from which on others are made of what is bought anyway. */
const manyUses = 4;

/** With leftovers and with what it costs in mind; without leftovers; and whatever it costs. */
const usual: MonthWishes = { leftovers: true, dear: false };
const plain: MonthWishes = { leftovers: false, dear: false };
const atAnyPrice: MonthWishes = { leftovers: false, dear: true };

/** Makes months for a member, one after another as far as that is needed, and chooses among them. */
class MonthChoice {
  readonly #task: PlanTask;
  readonly #kept: KeptPlan;
  readonly #random: Random;
  readonly #known: KnownServings = new Map();
  readonly #worth: DayWorth;
  readonly #priced: PlatePools;
  readonly #pools: PlatePools;
  #saving: PlanTask | null = null;
  #meanDay: MeanDayPools | null = null;

  constructor(task: PlanTask, seed: string, kept: KeptPlan) {
    this.#task = task;
    this.#kept = kept;
    this.#random = seededRandom(seed);
    this.#worth = dayWorth(task);
    this.#priced = this.#pricedOf(null);
    this.#pools = together(platePools(task, this.#random, thrifty, this.#known), this.#priced);
  }

  #pricedOf(foods: ReadonlySet<number> | null): PlatePools {
    return pricedPlates(this.#task, this.#worth.amounts, this.#random, foods);
  }

  /** The same task, in which portions are chosen by what they cost rather than by how they please. */
  get #thrifty(): PlanTask {
    if (this.#saving) return this.#saving;
    const { targets, times, profile } = this.#task;
    const penalty = dayPenalty(targets, times, referenceIntakes(profile), whenDear);
    this.#saving = { ...this.#task, penalty };
    return this.#saving;
  }

  /** Plates of the cheapest mean day that keeps every rule, and others of what it holds. */
  get #ofMeanDay(): MeanDayPools {
    this.#meanDay ??= meanDayPools(this.#task, this.#worth);
    return this.#meanDay;
  }

  #make(task: PlanTask, pools: PlatePools, wishes: MonthWishes): LinkedMonth | null {
    return makeMonth(task, this.#kept, pools, this.#random, wishes);
  }

  #better(one: LinkedMonth, other: LinkedMonth | null): LinkedMonth {
    return other && scoreOf(this.#task, other) < scoreOf(this.#task, one) ? other : one;
  }

  /** A month that need not be mended much; where its list is too dear, the best of it and two that are made to be cheap. */
  #first(): LinkedMonth | null {
    const first = this.#make(this.#task, this.#pools, usual);
    if (!first || !this.#isToSave(first)) return first;
    const bought = this.#pricedOf(first.menu.basket.foodsOfMany(manyUses));
    const more = together(this.#pools, bought);
    const better = this.#better(first, this.#make(this.#thrifty, more, usual));
    if (!this.#isToSave(better)) return better;
    const { plates, foods } = this.#ofMeanDay;
    const cheap = together(plates, this.#pricedOf(foods));
    return this.#better(better, this.#make(this.#thrifty, cheap, usual));
  }

  /** Whether a month is too dear, and not for breaking much. */
  #isToSave(month: LinkedMonth): boolean {
    return month.menu.basket.isTooDear && missesOf(this.#task, month) <= muchMissed;
  }

  /** A month of the cheapest mean day's plates, which mends without costing much more; null where it breaks a rule. */
  #cheapAndRight(): LinkedMonth | null {
    const { plates } = this.#ofMeanDay;
    const month = this.#make(this.#thrifty, plates, plain);
    if (!month) return null;
    mendMonth(this.#thrifty, month, plates, this.#random);
    if (missesOf(this.#task, month) === 0) return month;
    mendMonth(this.#thrifty, month, together(plates, this.#fitting()), this.#random);
    return missesOf(this.#task, month) === 0 ? month : null;
  }

  /**
   * Mends a month that breaks a rule, from plates that are chosen by how they fit alone; where that is not enough, makes
   * the month anew from them.
   */
  #keepRules(first: LinkedMonth): LinkedMonth {
    let best = first;
    let least = missesOf(this.#task, first);
    if (least > 0 && (least > muchMissed || first.menu.basket.isTooDear)) {
      const cheap = this.#cheapAndRight();
      if (cheap) return cheap;
    }
    if (least > muchMissed) first.menu.allowDear();
    for (let made = 0; least > 0 && made <= mostMonths; made++) {
      if (made > monthsAroundLocks && isBrokenByLocks(this.#task, this.#kept, best)) break;
      const pools = made < monthsOfFitting ? this.#fitting() : this.#ofMeanDay.plates;
      const month = made === 0 ? first : this.#make(this.#task, pools, atAnyPrice);
      if (!month) break;
      mendMonth(this.#task, month, pools, this.#random);
      const misses = missesOf(this.#task, month);
      if (misses >= least && made > 0) continue;
      best = month;
      least = misses;
    }
    return best;
  }

  #fitting(): PlatePools {
    return together(platePools(this.#task, this.#random, careful, this.#known), this.#priced);
  }

  /** @returns null when a meal has no dish at all */
  best(): LinkedMonth | null {
    const first = this.#first();
    if (!first) return null;
    refinePlates(this.#task, first, this.#pools, this.#random, () => true);
    ladle(this.#task, first);
    const month = this.#keepRules(first);
    const days = daysWithoutPots(month);
    refinePlates(this.#task, month, this.#pools, this.#random, (day) => days.has(day));
    return this.#affordable(month);
  }

  /** Makes a list that is too dear shorter; where that is not enough, without leftovers, as pots tie two days together. */
  #affordable(month: LinkedMonth): LinkedMonth {
    if (!month.menu.basket.isTooDear) return month;
    const pools = together(this.#pools, this.#ofMeanDay.plates);
    const save = () => saveRands(this.#thrifty, month, pools, this.#worth.amounts, this.#random);
    save();
    if (!month.menu.basket.isTooDear || !cookAfterAll(this.#task, month, () => true)) return month;
    mendMonth(this.#thrifty, month, pools, this.#random);
    save();
    return this.#keepRules(month);
  }
}

/**
 * Composes the days that are not settled: chooses a menu for the month with its packs in mind, sizes day by day, and
 * mends what is still missed. Some lunches are left over from the dinner before.
 * @returns null when a meal has no dish at all
 */
export function composeMonth(task: PlanTask, seed: string, kept: KeptPlan): ComposedMonth | null {
  const month = new MonthChoice(task, seed, kept).best();
  if (!month) return null;
  const { menu, byDay, links } = month;
  const served = links.served();
  const days = [...byDay].map(([day, places]) => [day, dayOf(menu, places, served)] as const);
  return { days: new Map(days), keepsRules: missesOf(task, month) === 0 };
}
