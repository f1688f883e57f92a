import { fleshAnimals } from '../catalogue/food.ts';
import type { Random } from '../random.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { fill, improve, type LinkedMonth } from './improve-month.ts';
import { daysOfPlan, type KeptMeal, type KeptPlan } from './kept-plan.ts';
import { LeftoverLinks } from './leftover-links.ts';
import { mealTimes } from './meal-times.ts';
import { brokenWeeks, mend, missesOf } from './mend-misses.ts';
import { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import { asServed } from './planned-day.ts';
import type { PlatePools } from './plate-pools.ts';
import { type MenuPlace, plateOf } from './plates.ts';
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
import { WeekNeeds } from './week-penalty.ts';

const slotOfName = new Map(
  ([3, 4, 5] as const).flatMap((count) => mealTimes(count)).map(({ name, slot }) => [name, slot]),
);

interface Fixed {
  readonly place: number;
  readonly meal: KeptMeal;
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

export interface MonthWishes {
  /** Whether lunches may be left over, which leaves less room to keep every rule. */
  readonly leftovers: boolean;
  /** Whether it may be dear, as keeping the rules comes before what it costs. */
  readonly dear: boolean;
}

/** Chooses, sizes and repairs a month; null when a meal has no dish at all. */
export function makeMonth(
  task: PlanTask,
  kept: KeptPlan,
  pools: PlatePools,
  random: Random,
  { leftovers, dear }: MonthWishes,
): LinkedMonth | null {
  const month = openMonth(task, kept, pools, leftovers);
  const { menu, byDay, links } = month;
  if (dear) menu.allowDear();
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
export function cookAfterAll(
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
export function ladle(task: PlanTask, month: LinkedMonth): void {
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

/** Mends the weeks that break a rule, without leftovers where these leave too little room for it. */
export function mendMonth(
  task: PlanTask,
  month: LinkedMonth,
  pools: PlatePools,
  random: Random,
): void {
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
