import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import type { DayPenalty } from './day-penalty.ts';
import { daysOfPlan, type KeptMeal, type KeptPlan } from './kept-plan.ts';
import { mealTimes } from './meal-times.ts';
import { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import { asServed, vectorOf } from './planned-day.ts';
import { type PlatePools, platePools } from './plate-pools.ts';
import { type MenuPlace, type Plate, plateOf } from './plates.ts';
import { type SizedDay, sizeDay } from './size-day.ts';
import { WeekNeeds } from './week-penalty.ts';

/** A meal that is to be found. */
interface FreePlace {
  readonly place: number;
  readonly meal: number;
  readonly day: number;
}

interface Month {
  readonly menu: MonthMenu;
  readonly free: readonly FreePlace[];
  /** Place of each meal, by day; empty for days that are settled. */
  readonly byDay: ReadonlyMap<number, readonly number[]>;
}

const slotOfName = new Map(
  ([3, 4, 5] as const).flatMap((count) => mealTimes(count)).map(({ name, slot }) => [name, slot]),
);

interface Fixed {
  readonly place: number;
  readonly meal: KeptMeal;
}

/** The month with everything that stays in its place. */
function openMonth(task: PlanTask, kept: KeptPlan): Month {
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
    byDay.set(
      day,
      task.times.map(({ slot }, meal) => {
        const place = places.length;
        const stays = locked[meal];
        if (stays) fixed.push({ place, meal: stays });
        else free.push({ place, meal, day });
        places.push({ day, meal, slot });
        return place;
      }),
    );
  }
  const { profile, targets, penalty } = task;
  const week = new WeekNeeds(targets, referenceIntakes(profile), {
    vegan: profile.diet_type === 'Vegan',
    teen: profile.age <= 18,
  });
  const starch = targets.carbohydrate.low > 0;
  const menu = new MonthMenu(task.kitchen, { needs: penalty, week, starch }, places);
  for (const { place, meal } of fixed) {
    menu.put(
      place,
      plateOf(task.kitchen, asServed(meal.dishes), () => 0),
    );
  }
  return { menu, free, byDay };
}

const firstLooks = 14;
const triesPerPlace = 28;
const warm = 5;
const cold = 0.4;

/** Fills the month one place after another with the best of a few plates. */
function fill({ menu, free }: Month, pools: PlatePools, random: Random): boolean {
  for (const { place, meal } of free) {
    const plates = pools.byMeal[meal] ?? [];
    let best: Plate | null = null;
    let least = Infinity;
    for (let look = 0; look < firstLooks; look++) {
      const plate = plates[random.below(plates.length)];
      if (!plate || menu.clashes(place, plate)) continue;
      const points = menu.look(place, plate, false) + 0.05 * plate.alone;
      if (points < least) {
        least = points;
        best = plate;
      }
    }
    best ??= plates.find((plate) => !menu.clashes(place, plate)) ?? null;
    if (!best) return false;
    menu.put(place, best);
  }
  return true;
}

/** Exchanges plates while that helps, and now and then although it does not, so as not to stop at the first hollow. */
function improve({ menu, free }: Month, pools: PlatePools, random: Random): void {
  const tries = triesPerPlace * free.length;
  let points = menu.points();
  const cooling = (cold / warm) ** (1 / Math.max(1, tries));
  let heat = warm;
  const accepted = (after: number) =>
    after <= points || random.next() < Math.exp((points - after) / heat);
  for (let attempt = 0; attempt < tries; attempt++) {
    heat *= cooling;
    const one = free[random.below(free.length)];
    if (!one) return;
    const kind = random.next();
    if (attempt % triesPerDrop === 0) {
      points = dropFood(menu, free, pools, one, random, points, accepted);
    } else if (kind < 0.72) {
      const plates = pools.byMeal[one.meal] ?? [];
      const plate = plates[random.below(plates.length)];
      const before = menu.plateAt(one.place);
      if (!plate || plate === before || menu.clashes(one.place, plate)) continue;
      if (!accepted(menu.look(one.place, plate))) continue;
      const after = menu.put(one.place, plate);
      if (after <= points + heat) points = after;
      else menu.put(one.place, before);
    } else if (kind < 0.92) {
      const other = free[random.below(free.length)];
      if (!other || other.meal !== one.meal || other.day === one.day) continue;
      const a = menu.plateAt(one.place);
      const b = menu.plateAt(other.place);
      if (!a || !b || a === b || menu.clashes(one.place, b) || menu.clashes(other.place, a))
        continue;
      menu.put(one.place, b);
      const after = menu.put(other.place, a);
      if (accepted(after)) points = after;
      else {
        menu.put(one.place, a);
        menu.put(other.place, b);
      }
    } else {
      points = replaceAll({ menu, free, byDay: new Map() }, pools, one, random, points, accepted);
    }
  }
}

const triesPerDrop = 12;
const mostDropped = 7;
const dropLooks = 6;

/** Does without the food of a plate that is dearest for what it serves: other plates come wherever it was. */
function dropFood(
  menu: MonthMenu,
  free: readonly FreePlace[],
  pools: PlatePools,
  { place }: FreePlace,
  random: Random,
  points: number,
  accepted: (after: number) => boolean,
): number {
  const start = menu.plateAt(place);
  const food = start ? menu.basket.dearestFood(start) : -1;
  if (food < 0 || menu.basket.usesOf(food) > mostDropped) return points;
  const changed: { readonly place: number; readonly before: Plate }[] = [];
  let after = points;
  for (const other of free) {
    const before = menu.plateAt(other.place);
    if (!before?.foods.includes(food)) continue;
    const plates = pools.byMeal[other.meal] ?? [];
    let best: Plate | null = null;
    let least = Infinity;
    for (let look = 0; look < dropLooks; look++) {
      const plate = plates[random.below(plates.length)];
      if (!plate || plate.foods.includes(food) || menu.clashes(other.place, plate)) continue;
      const looked = menu.look(other.place, plate);
      if (looked < least) {
        least = looked;
        best = plate;
      }
    }
    changed.push({ place: other.place, before });
    after = menu.put(other.place, best ?? before);
    if (!best) break;
  }
  if (accepted(after)) return after;
  for (const { place: at, before } of changed) menu.put(at, before);
  return points;
}

/** Takes one dish off the month's menu: another comes wherever it was, so that its packs need not be bought. */
function replaceAll(
  { menu, free }: Month,
  pools: PlatePools,
  { place, meal }: FreePlace,
  random: Random,
  points: number,
  accepted: (after: number) => boolean,
): number {
  const plates = pools.byMeal[meal] ?? [];
  const plate = plates[random.below(plates.length)];
  const main = menu.plateAt(place)?.ids[0];
  if (!plate || plate.ids[0] === main) return points;
  const changed: { readonly place: number; readonly before: Plate }[] = [];
  let after = points;
  for (const other of free) {
    const before = menu.plateAt(other.place);
    if (other.meal !== meal || !before || before.ids[0] !== main) continue;
    if (menu.clashes(other.place, plate)) continue;
    changed.push({ place: other.place, before });
    after = menu.put(other.place, plate);
  }
  if (changed.length === 0 || accepted(after)) return after;
  for (const { place: at, before } of changed) menu.put(at, before);
  return points;
}

const thorough = { sweeps: 8, pairs: 2 } as const;
const exchange = { sweeps: 3, pairs: 0 } as const;

/** Sizes the plates of one day together. */
class DaySizer {
  readonly #task: PlanTask;
  readonly #targets: readonly number[];

  constructor(task: PlanTask) {
    this.#task = task;
    this.#targets = task.times.map(({ share }) => share * task.targets.energy);
  }

  /** @param wishes by which portions are found, where it is not the day's own targets alone */
  size(
    plates: readonly Plate[],
    effort: typeof thorough | typeof exchange,
    wishes: DayPenalty = this.#task.penalty,
  ): readonly Plate[] {
    const day = plates.map(({ dishes }) => dishes.map(({ portioned }) => portioned));
    const known = plates.map(({ dishes }) => dishes.map(({ sizes }) => sizes));
    const { penalty, kitchen } = this.#task;
    const sized = sizeDay(day, this.#targets, wishes, effort, known).sizes();
    return plates.map(({ dishes }, meal) =>
      plateOf(
        kitchen,
        dishes.map(({ portioned }, index) => ({ portioned, sizes: sized[meal]?.[index] ?? [] })),
        (kcal, protein) => penalty.ofMeal(meal, kcal, protein),
      ),
    );
  }
}

function platesOf(menu: MonthMenu, places: readonly number[]): readonly Plate[] {
  return places.flatMap((place) => menu.plateAt(place) ?? []);
}

function putAll(menu: MonthMenu, places: readonly number[], plates: readonly Plate[]): number {
  let points = 0;
  for (const [index, place] of places.entries()) points = menu.put(place, plates[index] ?? null);
  return points;
}

/** Points of needs from which on a day is looked at again, and of a week. */
const missedNeed = 14;
const missedMuch = 12;
const mostRepairs = 10;
const mostWeekRepairs = 40;
const repairLooks = 14;

interface Repair {
  readonly one: FreePlace;
  readonly plate: Plate;
}

/** The exchange that looks best among a few, at one of the open places. */
function lookAround(
  menu: MonthMenu,
  open: readonly FreePlace[],
  pools: PlatePools,
  random: Random,
): Repair | null {
  let best: Repair | null = null;
  let least = Infinity;
  for (let look = 0; look < repairLooks; look++) {
    const one = open[random.below(open.length)];
    const choice = pools.byMeal[one?.meal ?? 0] ?? [];
    const plate = choice[random.below(choice.length)];
    if (!one || !plate || menu.clashes(one.place, plate)) continue;
    const looked = menu.look(one.place, plate);
    if (looked >= least) continue;
    least = looked;
    best = { one, plate };
  }
  return best;
}

/** Tries another plate at one of the open places, sizes its day again, and keeps that where the month is better for it. */
function tryRepair(
  { menu, byDay }: Month,
  open: readonly FreePlace[],
  pools: PlatePools,
  size: (day: number, plates: readonly Plate[]) => readonly Plate[],
  random: Random,
): void {
  const points = menu.points();
  const found = lookAround(menu, open, pools, random);
  const places = byDay.get(found?.one.day ?? -1);
  if (!found || !places) return;
  const { one, plate } = found;
  const plates = platesOf(menu, places);
  const tried = plates.map((old, meal) => (meal === one.meal ? plate : old));
  if (putAll(menu, places, size(one.day, tried)) >= points) putAll(menu, places, plates);
}

/** Tries other plates in days of which the best portions still miss something. */
function repairDays(month: Month, pools: PlatePools, sizer: DaySizer, random: Random): void {
  const { menu, free, byDay } = month;
  const size = (_: number, plates: readonly Plate[]) => sizer.size(plates, exchange);
  for (const [day, places] of byDay) {
    const open = free.filter((one) => one.day === day);
    for (let attempt = 0; open.length > 0 && attempt < mostRepairs; attempt++) {
      const missed = platesOf(menu, places).reduce(
        (sum, plate) => sum + plate.points,
        menu.dayPoints(day),
      );
      if (missed < missedNeed) break;
      tryRepair(month, open, pools, size, random);
    }
  }
}

/** Tries other plates in weeks that miss much even with their days balanced. */
function repairWeeks(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  sizer: DaySizer,
  random: Random,
): void {
  const { menu, free } = month;
  const size = (day: number, plates: readonly Plate[]) =>
    sizer.size(plates, exchange, menu.withWeek(day, task.penalty));
  for (let week = 0; week < 4; week++) {
    const open = free.filter(({ day }) => Math.floor(day / 7) === week);
    for (let attempt = 0; open.length > 0 && attempt < mostWeekRepairs; attempt++) {
      if (menu.weekPoints(7 * week) < missedMuch) break;
      tryRepair(month, open, pools, size, random);
    }
  }
}

/** Points of a week from which on its days are sized again with the week in mind. */
const missedWeek = 2;

/** Sizes the days of weeks that miss something once more, each with what the other six hold. */
function balanceWeeks(task: PlanTask, { menu, byDay }: Month, sizer: DaySizer): void {
  for (const [day, places] of byDay) {
    if (menu.weekPoints(day) < missedWeek) continue;
    const plates = platesOf(menu, places);
    const before = menu.points();
    const after = putAll(
      menu,
      places,
      sizer.size(plates, thorough, menu.withWeek(day, task.penalty)),
    );
    if (after > before) putAll(menu, places, plates);
  }
}

function dayOf(plates: readonly Plate[]): SizedDay {
  const meals = plates.map(({ dishes }) => dishes);
  return { meals, total: vectorOf(meals.flat()) };
}

/**
 * Composes the days that are not settled: chooses a menu for the month with its packs in mind, sizes day by day, and
 * mends what is still missed.
 * @returns days by number; null when a meal has no dish at all
 */
export function composeMonth(
  task: PlanTask,
  seed: string,
  kept: KeptPlan,
): ReadonlyMap<number, SizedDay> | null {
  const random = seededRandom(seed);
  const month = openMonth(task, kept);
  const { menu, byDay } = month;
  const pools = platePools(task, random);
  if (!fill(month, pools, random)) return null;
  improve(month, pools, random);
  const sizer = new DaySizer(task);
  for (const places of byDay.values()) {
    putAll(menu, places, sizer.size(platesOf(menu, places), thorough));
  }
  repairDays(month, pools, sizer, random);
  balanceWeeks(task, month, sizer);
  repairWeeks(task, month, pools, sizer, random);
  return new Map([...byDay].map(([day, places]) => [day, dayOf(platesOf(menu, places))]));
}
