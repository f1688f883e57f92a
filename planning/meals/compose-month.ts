import { fleshAnimals } from '../catalogue/food.ts';
import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { dayWorth } from './day-worth.ts';
import { fill, improve, type LinkedMonth } from './improve-month.ts';
import { daysOfPlan, type KeptMeal, type KeptPlan } from './kept-plan.ts';
import { LeftoverLinks } from './leftover-links.ts';
import { mapped } from './mapped.ts';
import { mealTimes } from './meal-times.ts';
import { meanDayPools } from './mean-day.ts';
import { brokenWeeks, mend, missesOf, scoreOf } from './mend-misses.ts';
import { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import { asServed, type ComposedDay, type CookedAt, vectorOf } from './planned-day.ts';
import {
  careful,
  type KnownServings,
  type PlatePools,
  platePools,
  thrifty,
} from './plate-pools.ts';
import { type MenuPlace, plateOf } from './plates.ts';
import { pricedPlates, together } from './priced-plates.ts';
import { longestRun } from './protein-runs.ts';
import {
  balanceWeeks,
  DaySizer,
  type FreePlace,
  platesOf,
  putAll,
  repairDays,
  repairWeeks,
  thorough,
} from './repair-month.ts';
import { repairWishes } from './repair-wishes.ts';
import { saveRands } from './save-rands.ts';
import { WeekNeeds } from './week-penalty.ts';

const slotOfName = new Map(
  ([3, 4, 5] as const).flatMap((count) => mealTimes(count)).map(({ name, slot }) => [name, slot]),
);

interface Fixed {
  readonly place: number;
  readonly meal: KeptMeal;
}

export interface ComposedMonth {
  /** By number of the day. */
  readonly days: ReadonlyMap<number, ComposedDay>;
  /** Whether it holds what every plan must hold. */
  readonly keepsRules: boolean;
}

/** The month with everything that stays in its place. */
function openMonth(
  task: PlanTask,
  kept: KeptPlan,
  pools: PlatePools,
  leftovers: boolean,
): LinkedMonth {
  const places: MenuPlace[] = [];
  const fixed: Fixed[] = [];
  const free: FreePlace[] = [];
  const byDay = new Map<number, readonly number[]>();
  for (let day = 0; day < daysOfPlan; day++) {
    const settled = kept.settled.get(day);
    for (const [index, meal] of (settled ?? []).entries()) {
      fixed.push({ place: places.length, meal });
      places.push({ day, meal: index, slot: slotOfName.get(meal.planned.name) ?? 'snack' });
    }
    if (settled) continue;
    const locked = kept.locked.get(day)?.meals ?? [];
    const today: number[] = [];
    for (const [meal, { slot }] of task.times.entries()) {
      const place = places.length;
      const stays = locked[meal];
      if (stays) fixed.push({ place, meal: stays });
      else free.push({ place, meal, day });
      places.push({ day, meal, slot });
      today.push(place);
    }
    byDay.set(day, today);
  }
  const { profile, targets, penalty } = task;
  const week = new WeekNeeds(targets, referenceIntakes(profile), {
    vegan: profile.diet_type === 'Vegan',
    teen: profile.age <= 18,
  });
  const starch = targets.carbohydrate.low > 0;
  const flesh = fleshAnimals.some((animal) => !task.rules.animals.has(animal));
  const menu = new MonthMenu(task.kitchen, { needs: penalty, week, starch, flesh }, places);
  for (const { place, meal } of fixed) {
    const plate = plateOf(task.kitchen, asServed(meal.dishes), () => 0);
    menu.put(place, plate, meal.planned.leftoverOf !== undefined);
  }
  const linkable = new Set(leftovers ? free.map(({ place }) => place) : []);
  const links = new LeftoverLinks(task, menu, byDay, linkable, pools);
  return { menu, free, byDay, links };
}

const warm = 5;
/** A month that is too dear is improved again so often, from a heat at which most of it stays. */
const mostSavings = 2;
const lukewarm = 2.5;

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

/**
 * Chooses, sizes and repairs a month; null when a meal has no dish at all.
 * @param leftovers whether lunches may be left over, which leaves less room to keep every rule
 */
function compose(
  task: PlanTask,
  kept: KeptPlan,
  pools: PlatePools,
  random: Random,
  leftovers: boolean,
): LinkedMonth | null {
  const month = openMonth(task, kept, pools, leftovers);
  const { menu, byDay, links } = month;
  if (!leftovers) menu.allowDear();
  if (!fill(month, pools, random)) return null;
  improve(task, month, pools, random, warm);
  for (let more = 0; more < mostSavings && menu.basket.isDear; more++) {
    improve(task, month, pools, random, lukewarm);
  }
  const sizer = new DaySizer(task);
  for (const places of byDay.values()) {
    const plates = links.fromPots(places, platesOf(menu, places));
    putAll(menu, places, links.asPots(places, sizer.size(plates, thorough)));
  }
  // portions decide which protein leads a day: what made it dull once they were found is cooked after all
  cookAfterAll(task, month, (day) => menu.runAt(day) > longestRun);
  repairDays(month, pools, sizer, random);
  balanceWeeks(task, month, sizer);
  repairWeeks(task, month, pools, sizer, random);
  repairWishes(task, month, pools, sizer, random);
  return month;
}

/** Has lunches cooked that were to be left over, and sizes their days. @returns whether there were any */
function cookAfterAll(
  task: PlanTask,
  { menu, byDay, links }: LinkedMonth,
  concerns: (day: number) => boolean,
): boolean {
  const sizer = new DaySizer(task);
  const changed = links.giveUp(concerns);
  for (const day of changed) {
    const places = byDay.get(day) ?? [];
    const plates = platesOf(menu, places);
    putAll(menu, places, sizer.size(plates, thorough, menu.withWeek(day, task.penalty)));
  }
  return changed.length > 0;
}

/** Rounds over the pots, as a day that is sized anew may hold the pot of the next one. */
const mostPasses = 3;

/** Makes helpings equal where one cannot be ladled from the other's pot, or cooks the lunch after all. */
function ladle(task: PlanTask, month: LinkedMonth): void {
  const { menu, byDay, links } = month;
  const sizer = new DaySizer(task);
  for (let pass = 0; pass < mostPasses && links.unequal().size > 0; pass++) {
    for (const day of links.unequal()) {
      const misses = missesOf(task, month);
      const places = byDay.get(day) ?? [];
      const plates = platesOf(menu, places);
      const even = links.evenly(places, plates);
      putAll(menu, places, sizer.size(even, thorough, menu.withWeek(day, task.penalty)));
      if (missesOf(task, month) > misses) putAll(menu, places, plates);
    }
  }
  for (let unequal = links.unequal(); unequal.size > 0; unequal = links.unequal()) {
    if (!cookAfterAll(task, month, (day) => unequal.has(day))) break;
  }
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

/** Mends the weeks that break a rule, without leftovers where these leave too little room for it. */
function mendMonth(task: PlanTask, month: LinkedMonth, pools: PlatePools, random: Random): void {
  const broken = brokenWeeks(task, month);
  // pots of the two days before a week serve it too
  cookAfterAll(task, month, (day) =>
    [day, day - 1, day - 2].some((one) => broken.has(Math.floor(one / 7))),
  );
  mend(task, month, pools, random);
  ladle(task, month);
  if (missesOf(task, month) === 0 || !cookAfterAll(task, month, () => true)) return;
  mend(task, month, pools, random);
}

/**
 * Mends a month that breaks a rule, from plates that are chosen by how they fit alone; where that is not enough, makes
 * the month anew from them.
 */
function keepRules(
  task: PlanTask,
  kept: KeptPlan,
  first: LinkedMonth,
  random: Random,
  known: KnownServings,
  priced: PlatePools,
): LinkedMonth {
  let best = first;
  let least = missesOf(task, first);
  let ofMeanDay: PlatePools | null = null;
  if (least > muchMissed) first.menu.allowDear();
  for (let made = 0; least > 0 && made <= mostMonths; made++) {
    if (made > monthsAroundLocks && isBrokenByLocks(task, kept, best)) break;
    if (made >= monthsOfFitting) ofMeanDay ??= meanDayPools(task);
    const pools = ofMeanDay ?? together(platePools(task, random, careful, known), priced);
    const month = made === 0 ? first : compose(task, kept, pools, random, false);
    if (!month) break;
    mendMonth(task, month, pools, random);
    const misses = missesOf(task, month);
    if (misses >= least && made > 0) continue;
    best = month;
    least = misses;
  }
  return best;
}

/** Plates that a food serves in a month from which on others are made of what is bought anyway. */
const manyUses = 4;

/** The first month; where its list is too dear, the better of it and one that also has plates of what it buys anyway. */
function thriftiest(
  task: PlanTask,
  kept: KeptPlan,
  pools: PlatePools,
  random: Random,
  worth: Float64Array,
): LinkedMonth | null {
  const first = compose(task, kept, pools, random, true);
  if (!first?.menu.basket.isTooDear) return first;
  const bought = first.menu.basket.foodsOfMany(manyUses);
  const more = together(pools, pricedPlates(task, worth, random, bought));
  const second = compose(task, kept, more, random, true);
  return second && scoreOf(task, second) < scoreOf(task, first) ? second : first;
}

/**
 * Composes the days that are not settled: chooses a menu for the month with its packs in mind, sizes day by day, and
 * mends what is still missed. Some lunches are left over from the dinner before.
 * @returns null when a meal has no dish at all
 */
export function composeMonth(task: PlanTask, seed: string, kept: KeptPlan): ComposedMonth | null {
  const random = seededRandom(seed);
  const known: KnownServings = new Map();
  const worth = dayWorth(task);
  const priced = pricedPlates(task, worth, random);
  const pools = together(platePools(task, random, thrifty, known), priced);
  const first = thriftiest(task, kept, pools, random, worth);
  if (!first) return null;
  ladle(task, first);
  const month = keepRules(task, kept, first, random, known, priced);
  saveRands(task, month, pools, worth, random);
  const { menu, byDay, links } = month;
  const served = links.served();
  const days = [...byDay].map(([day, places]) => [day, dayOf(menu, places, served)] as const);
  return { days: new Map(days), keepsRules: missesOf(task, month) === 0 };
}
