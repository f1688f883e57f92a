import { at } from '../nutrition/vector.ts';
import type { Random } from '../random.ts';
import type { DayPenalty } from './day-penalty.ts';
import type { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';
import { type Plate, plateOf } from './plates.ts';
import type { PortionedDish, SizedDish } from './portions.ts';
import { type MealSizes, type SizingEffort, sizeDay } from './size-day.ts';

/** A meal that is to be found. */
export interface FreePlace {
  readonly place: number;
  readonly meal: number;
  readonly day: number;
}

export interface Month {
  readonly menu: MonthMenu;
  readonly free: readonly FreePlace[];
  /** Place of each meal, by day; empty for days that are settled. */
  readonly byDay: ReadonlyMap<number, readonly number[]>;
  /** Dinners that are cooked for the next lunch too, and these lunches: their dishes stay, though not their sizes. */
  readonly links: { has(place: number): boolean };
}

/** Meals of a week that may be exchanged. */
export function openOf({ free, links }: Month, week: number): readonly FreePlace[] {
  return free.filter(({ day, place }) => Math.floor(day / 7) === week && !links.has(place));
}

/** Days that share no pot with another one: their portions may change without it. */
export function daysWithoutPots({ byDay, links }: Month): ReadonlySet<number> {
  return new Set(
    [...byDay]
      .filter(([, places]) => !places.some((place) => links.has(place)))
      .map(([day]) => day),
  );
}

export const thorough = { sweeps: 8, pairs: 2 } as const;
export const exchange = { sweeps: 3, pairs: 0 } as const;

function hasSizes({ dishes }: Plate, sizes: readonly (readonly number[])[]): boolean {
  for (let index = 0; index < dishes.length; index++) {
    const old = dishes[index]?.sizes ?? [];
    for (let part = 0; part < old.length; part++) {
      if (old[part] !== sizes[index]?.[part]) return false;
    }
  }
  return true;
}

/** Sizes the plates of one day together. */
export class DaySizer {
  readonly #task: PlanTask;
  readonly #targets: readonly number[];

  constructor(task: PlanTask) {
    this.#task = task;
    this.#targets = task.times.map(({ share }) => share * task.targets.energy);
  }

  /** @param wishes by which portions are found, where it is not the day's own targets alone */
  size(
    plates: readonly Plate[],
    effort: SizingEffort,
    wishes: DayPenalty = this.#task.penalty,
  ): readonly Plate[] {
    const day: PortionedDish[][] = [];
    const known: (readonly number[])[][] = [];
    for (const { dishes } of plates) {
      const portioned: PortionedDish[] = [];
      const sizes: (readonly number[])[] = [];
      for (const dish of dishes) {
        portioned.push(dish.portioned);
        sizes.push(dish.sizes);
      }
      day.push(portioned);
      known.push(sizes);
    }
    const sized = sizeDay(day, this.#targets, wishes, effort, known).sizes();
    const result: Plate[] = [];
    for (const plate of plates) result.push(this.#sized(plate, result.length, sized));
    return result;
  }

  #sized(plate: Plate, meal: number, sized: MealSizes): Plate {
    const { penalty, kitchen } = this.#task;
    const sizes = sized[meal] ?? [];
    const points = (kcal: number, protein: number) => penalty.ofMeal(meal, kcal, protein);
    if (hasSizes(plate, sizes)) {
      const { vector, company } = plate;
      const now = points(vector[at.kcal] ?? 0, vector[at.protein] ?? 0) + company;
      return now === plate.points ? plate : { ...plate, points: now };
    }
    const dishes: SizedDish[] = [];
    for (const { portioned } of plate.dishes) {
      dishes.push({ portioned, sizes: sizes[dishes.length] ?? [] });
    }
    return plateOf(kitchen, dishes, points);
  }
}

export function platesOf(menu: MonthMenu, places: readonly number[]): readonly Plate[] {
  const plates: Plate[] = [];
  for (const place of places) {
    const plate = menu.plateAt(place);
    if (plate) plates.push(plate);
  }
  return plates;
}

export function putAll(
  menu: MonthMenu,
  places: readonly number[],
  plates: readonly Plate[],
): number {
  for (const [index, place] of places.entries()) menu.set(place, plates[index] ?? null);
  return menu.count();
}

/** Points of needs from which on a day is looked at again, and of a week. */
const missedNeed = 14;
const missedMuch = 12;
const mostRepairs = 10;
const mostWeekRepairs = 40;
const repairLooks = 14;
/** Points worse with a plate, beyond which other portions of its day hardly ever mend that. */
const mostToMend = 40;
/** Points that are the rounding of sums: whether an exchange changes nothing must not hang on them. */
export const tiny = 1e-9;

interface Repair {
  readonly one: FreePlace;
  readonly plate: Plate;
}

/**
 * The exchange that looks best among a few, at one of the open places.
 * @param most points from which on an exchange is not wanted
 * @param judge points of the month with a plate in a place; more than the last argument may be any number beyond it
 */
export function lookAround(
  menu: MonthMenu,
  open: readonly FreePlace[],
  pools: PlatePools,
  random: Random,
  most = Infinity,
  judge = ({ place }: FreePlace, plate: Plate, enough: number) => menu.look(place, plate, enough),
): Repair | null {
  let best: Repair | null = null;
  let least = most;
  for (let look = 0; look < repairLooks; look++) {
    const one = open[random.below(open.length)];
    const choice = pools.byMeal[one?.meal ?? 0] ?? [];
    const plate = choice[random.below(choice.length)];
    if (!one || !plate || menu.clashes(one.place, plate)) continue;
    const looked = judge(one, plate, least);
    if (looked >= least) continue;
    least = looked;
    best = { one, plate };
  }
  return best;
}

/**
 * Tries another plate at one of the open places, sizes its day again, and keeps that where the month is better for it.
 * @param score what must become less
 * @param mostMore points that the plate alone may add before its day is sized
 * @returns whether it is kept
 */
export function tryRepair(
  { menu, byDay }: Month,
  open: readonly FreePlace[],
  pools: PlatePools,
  size: (day: number, plates: readonly Plate[]) => readonly Plate[],
  random: Random,
  score = () => menu.points(),
  mostMore = mostToMend,
): boolean {
  const before = score();
  const found = lookAround(menu, open, pools, random, menu.points() + mostMore);
  const places = byDay.get(found?.one.day ?? -1);
  if (!found || !places) return false;
  const { one, plate } = found;
  const plates = platesOf(menu, places);
  const tried = plates.slice();
  tried[one.meal] = plate;
  putAll(menu, places, size(one.day, tried));
  if (score() < before - tiny) return true;
  putAll(menu, places, plates);
  return false;
}

/** Tries other plates in days of which the best portions still miss something. */
export function repairDays(month: Month, pools: PlatePools, sizer: DaySizer, random: Random): void {
  const { menu, free, byDay, links } = month;
  const size = (_: number, plates: readonly Plate[]) => sizer.size(plates, exchange);
  for (const [day, places] of byDay) {
    const open = free.filter((one) => one.day === day && !links.has(one.place));
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
export function repairWeeks(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  sizer: DaySizer,
  random: Random,
): void {
  const { menu } = month;
  const size = (day: number, plates: readonly Plate[]) =>
    sizer.size(plates, exchange, menu.withWeek(day, task.penalty));
  for (let week = 0; week < 4; week++) {
    const open = openOf(month, week);
    for (let attempt = 0; open.length > 0 && attempt < mostWeekRepairs; attempt++) {
      if (menu.weekPoints(7 * week) < missedMuch) break;
      tryRepair(month, open, pools, size, random);
    }
  }
}

/** Points of a week from which on its days are sized again with the week in mind. */
const missedWeek = 2;

/** Sizes the days of weeks that miss something once more, each with what the other six hold. */
export function balanceWeeks(task: PlanTask, { menu, byDay }: Month, sizer: DaySizer): void {
  for (const [day, places] of byDay) {
    if (menu.weekPoints(day) < missedWeek) continue;
    const plates = platesOf(menu, places);
    const before = menu.points();
    const after = putAll(
      menu,
      places,
      sizer.size(plates, thorough, menu.withWeek(day, task.penalty)),
    );
    if (after > before - tiny) putAll(menu, places, plates);
  }
}
