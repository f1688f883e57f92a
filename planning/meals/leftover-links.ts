import type { Random } from '../random.ts';
import { isGoodNextDay, isSamePot, keepsFor, potMinutes } from './leftovers.ts';
import { mapped } from './mapped.ts';
import type { MonthMenu } from './month-menu.ts';
import type { PlanTask } from './plan-task.ts';
import { type CookedAt, plannedDish } from './planned-day.ts';
import type { PlatePools } from './plate-pools.ts';
import { type Plate, plateOf } from './plates.ts';
import { multipliers, nearestSize, type SizedDish } from './portions.ts';
import { besideSides, helpingBounds, ownBounds, potOf, withBounds } from './pot-helpings.ts';

/** A lunch that is left over, as a place of the menu. */
interface Lunch {
  readonly place: number;
  readonly day: number;
}

/** A dinner, as a place of the menu, and the lunches after it that are served from its pot. */
interface Link {
  readonly dinner: number;
  /** Day on which the dinner is cooked. */
  readonly day: number;
  readonly lunches: readonly Lunch[];
  /** Points that it is worth. */
  readonly worth: number;
}

/** Points that it is worth not to cook a lunch, by which a month may be a little less good otherwise. */
const worth = 20;
/** How much more than otherwise it counts that weeks become alike or hold fewer foods. */
const moreForDull = 1.2;
/** Points where the same protein comes on so many days in a row: three may be four once they are sized. */
const pointsOfRun = [0, 0, 0, 20, 80] as const;
/** For those with little time it is worth more where one evening at the stove serves two days, and on two days a week. */
const worthOfSession = 60;
const worthOnSessionDay = 30;
/** A lunch of what was cooked is welcome now and then, not every day. */
const mostAWeek = 4;
/** Points worse with the first of some plates that are put together, beyond which the others make up for it once in 100 times. */
const farWorse = 80;

/** Whether a month is so much worse with the first of some plates that the others need not be put. */
export function isFarWorse(menu: MonthMenu, place: number, plate: Plate, points: number): boolean {
  return menu.look(place, plate, points + farWorse) > points + farWorse;
}

/** Days of the week, Monday being 0, on which those with little time rather cook for later. */
const wednesday = 2;
const sunday = 6;
/** Minutes for a meal up to which a member is short of time. */
const littleTime = 30;

/** Whether a dish is as good later, and a pot of it for some lunches cooked with its sides in the member's time. */
function isWorthMore({ dishes }: Plate, { rules }: PlanTask, lunches: number): boolean {
  const [main, ...sides] = dishes.map(({ portioned }) => portioned.dish.recipe);
  if (!main || !isGoodNextDay(main)) return false;
  if (!keepsFor(main, lunches, false) && !main.freezes) return false;
  const pot = potMinutes(main, lunches);
  const work = sides.reduce((sum, { activeMinutes }) => sum + activeMinutes, pot.work);
  return Math.max(work, pot.total) <= rules.minutes;
}

/** The same plate for a meal with another share of the day. */
function scaled({ dishes }: Plate, by: number): readonly SizedDish[] {
  const result: SizedDish[] = [];
  for (const { portioned, sizes } of dishes) {
    const own: number[] = [];
    for (const { low, high } of portioned.parts) {
      const size = nearestSize((multipliers[sizes[own.length] ?? 0] ?? 1) * by);
      own.push(Math.min(high, Math.max(low, size)));
    }
    result.push({ portioned, sizes: own });
  }
  return result;
}

/**
 * Lunches that are left over from the dinner before, and for those with little time pots for two days. While the menu is
 * chosen, dinner and lunches are exchanged as one; once it is sized, they are helpings of one pot, and stay so however
 * large they are.
 */
export class LeftoverLinks {
  readonly #task: PlanTask;
  readonly #menu: MonthMenu;
  readonly #lunch: number;
  readonly #evening: number;
  readonly #links: readonly Link[];
  readonly #linkOf = new Map<number, Link>();
  readonly #perWeek = [0, 0, 0, 0];
  readonly #dinners: readonly Plate[];
  readonly #lunches: readonly Plate[];
  readonly #later = new Map<Plate, Plate | null>();

  /**
   * @param byDay places of each meal, by day
   * @param free places of meals that are to be found
   */
  constructor(
    task: PlanTask,
    menu: MonthMenu,
    byDay: ReadonlyMap<number, readonly number[]>,
    free: ReadonlySet<number>,
    pools: PlatePools,
  ) {
    this.#task = task;
    this.#menu = menu;
    this.#lunch = task.times.findIndex(({ slot }) => slot === 'lunch');
    this.#evening = task.times.findIndex(({ slot }) => slot === 'dinner');
    const busy = task.rules.minutes <= littleTime;
    this.#links = [...byDay].flatMap(([day, places]): readonly Link[] => {
      const dinner = places[this.#evening] ?? -1;
      const [next, other] = [day + 1, day + 2].map((later) => ({
        place: byDay.get(later)?.[this.#lunch] ?? -1,
        day: later,
      }));
      if (!next || !other || !free.has(dinner) || !free.has(next.place)) return [];
      const often = busy && (day % 7 === wednesday || day % 7 === sunday);
      const lunches = [next];
      const double = { dinner, day, lunches, worth: often ? worthOnSessionDay : worth };
      // a dish comes twice a week at most, so that only a pot at its end can serve two days more
      if (!busy || day % 7 !== sunday || !free.has(other.place)) return [double];
      return [double, { ...double, lunches: [next, other], worth: worthOfSession }];
    });
    this.#lunches = pools.byMeal[this.#lunch] ?? [];
    this.#dinners = (pools.byMeal[this.#evening] ?? []).filter((plate) =>
      isWorthMore(plate, task, 1),
    );
  }

  /** Whether any lunch could be left over. */
  get any(): boolean {
    return this.#links.length > 0;
  }

  /** Whether a meal is cooked for another one, or left over. */
  has(place: number): boolean {
    return this.#linkOf.has(place);
  }

  /** The plate of the next day's lunch that a dinner leaves over; null where it is no good then. */
  #leftOf(dinner: Plate): Plate | null {
    const known = this.#later.get(dinner);
    if (known !== undefined) return known;
    const { kitchen, times, penalty } = this.#task;
    const by = (times[this.#lunch]?.share ?? 0) / (times[this.#evening]?.share ?? 1);
    const points = (kcal: number, protein: number) => penalty.ofMeal(this.#lunch, kcal, protein);
    const left = isWorthMore(dinner, this.#task, 1)
      ? plateOf(kitchen, scaled(dinner, by), points, dinner.alone)
      : null;
    this.#later.set(dinner, left);
    return left;
  }

  #link(link: Link): void {
    this.#linkOf.set(link.dinner, link);
    for (const { place, day } of link.lunches) {
      this.#linkOf.set(place, link);
      const week = Math.floor(day / 7);
      this.#perWeek[week] = (this.#perWeek[week] ?? 0) + 1;
    }
  }

  #unlink(link: Link): void {
    this.#linkOf.delete(link.dinner);
    for (const { place, day } of link.lunches) {
      this.#linkOf.delete(place);
      const week = Math.floor(day / 7);
      this.#perWeek[week] = (this.#perWeek[week] ?? 0) - 1;
    }
  }

  /** Whether nothing of a link is part of another one, and its weeks have room for it. */
  #isOpen({ dinner, lunches }: Link): boolean {
    return (
      !this.has(dinner) &&
      lunches.every(
        ({ place, day }) =>
          !this.has(place) &&
          (this.#perWeek[Math.floor(day / 7)] ?? 0) + lunches.length <= mostAWeek,
      )
    );
  }

  #platesOf({ lunches }: Link): readonly (Plate | null)[] {
    return lunches.map(({ place }) => this.#menu.plateAt(place));
  }

  /** Puts plates in the places of a link's lunches, to be counted. */
  #putLunches({ lunches }: Link, plates: readonly (Plate | null)[], leftover: boolean): void {
    for (const [index, { place }] of lunches.entries()) {
      this.#menu.set(place, plates[index] ?? null, leftover);
    }
  }

  /**
   * Tries to have one more lunch left over.
   * @param points of the month as it is
   * @param enough points from which on a month is not wanted
   * @returns the points of the month after it
   */
  tryLink(
    random: Random,
    points: number,
    enough: number,
    accepted: (after: number) => boolean,
  ): number {
    const link = this.#links[random.below(this.#links.length)];
    const fresh = this.#dinners[random.below(this.#dinners.length)];
    const keeps = random.next() < 0.5;
    if (!link) return points;
    // a pot for one lunch may become one for two
    const known = this.#linkOf.get(link.dinner);
    const smaller = known?.dinner === link.dinner && known !== link ? known : null;
    if (smaller && smaller.lunches.length > link.lunches.length) return points;
    if (smaller) this.#unlink(smaller);
    const after = this.#isOpen(link)
      ? this.#tryOpen(link, keeps ? null : fresh, smaller, points, enough, accepted)
      : null;
    if (after === null && smaller) this.#link(smaller);
    return after ?? points;
  }

  /** @returns the points of the month with the link; null, and nothing changes, without */
  #tryOpen(
    link: Link,
    fresh: Plate | null | undefined,
    smaller: Link | null,
    points: number,
    enough: number,
    accepted: (after: number) => boolean,
  ): number | null {
    const menu = this.#menu;
    const now = menu.plateAt(link.dinner);
    const dinner = fresh === null ? now : fresh;
    const lunches = this.#platesOf(link);
    if (!dinner || (fresh === null && this.#isHopeless(link, dinner, enough))) return null;
    if (fresh && isFarWorse(menu, link.dinner, fresh, points)) return null;
    const dull = this.#dullness(link);
    if (!this.#putPot(link, dinner)) return null;
    const after = menu.count();
    const worse = Math.max(0, this.#dullness(link) - dull);
    if (accepted(after - link.worth + (smaller?.worth ?? 0) + worse)) {
      this.#link(link);
      return after;
    }
    if (dinner !== now) menu.set(link.dinner, now);
    for (const [index, { place }] of link.lunches.entries()) {
      const leftover = smaller?.lunches.some((lunch) => lunch.place === place) === true;
      menu.set(place, lunches[index] ?? null, leftover);
    }
    menu.count();
    return null;
  }

  /** Whether the first lunch alone, left over from the dinner that is there, costs more than it is worth. */
  #isHopeless({ lunches, worth: gain }: Link, dinner: Plate, enough: number): boolean {
    const left = this.#leftOf(dinner);
    const [first] = lunches;
    if (!left || !first) return true;
    return this.#menu.look(first.place, left, enough + gain, true, true) > enough + gain;
  }

  #dullness({ day, lunches }: Link): number {
    const menu = this.#menu;
    const longest = pointsOfRun.length - 1;
    const run = Math.max(menu.runAt(day), ...lunches.map((lunch) => menu.runAt(lunch.day)));
    return moreForDull * menu.dullPoints + (pointsOfRun[Math.min(longest, run)] ?? 0);
  }

  /** Puts a dinner and what it leaves over, to be counted; false, and nothing changes, where that cannot be. */
  #putPot(link: Link, plate: Plate): boolean {
    const menu = this.#menu;
    const { dinner, lunches } = link;
    const left = this.#leftOf(plate);
    if (!left || (lunches.length > 1 && !isWorthMore(plate, this.#task, lunches.length)))
      return false;
    if (menu.clashes(dinner, plate)) return false;
    if (lunches.some(({ place }) => menu.clashes(place, left))) return false;
    if (menu.plateAt(dinner) !== plate) menu.set(dinner, plate);
    this.#putLunches(
      link,
      lunches.map(() => left),
      true,
    );
    return true;
  }

  /** Tries another dish for a dinner and the lunches that are left over of it, or to cook these after all. */
  tryLinked(
    place: number,
    random: Random,
    points: number,
    enough: number,
    accepted: (after: number) => boolean,
  ): number {
    const menu = this.#menu;
    const link = this.#linkOf.get(place);
    const cooks = random.next() < 0.3;
    const plate = this.#dinners[random.below(this.#dinners.length)];
    const others = link?.lunches.map(() => this.#lunches[random.below(this.#lunches.length)]) ?? [];
    const dinner = link && menu.plateAt(link.dinner);
    if (!link || !dinner) return points;
    const lunches = this.#platesOf(link);
    if (cooks) {
      const fit = link.lunches.every((lunch, index) => {
        const other = others[index];
        return (
          other &&
          other.ids[0] !== dinner.ids[0] &&
          !menu.clashes(lunch.place, other) &&
          menu.look(lunch.place, other, enough, true, false) <= enough
        );
      });
      if (!fit) return points;
      this.#putLunches(
        link,
        others.map((other) => other ?? null),
        false,
      );
      const after = menu.count();
      if (accepted(after + link.worth)) {
        this.#unlink(link);
        return after;
      }
      this.#putLunches(link, lunches, true);
      menu.count();
      return points;
    }
    const dull = this.#dullness(link);
    if (!plate || isFarWorse(menu, link.dinner, plate, points)) return points;
    if (!this.#putPot(link, plate)) return points;
    const after = menu.count();
    if (accepted(after + Math.max(0, this.#dullness(link) - dull))) return after;
    menu.set(link.dinner, dinner);
    this.#putLunches(link, lunches, true);
    menu.count();
    return points;
  }

  /** The plates of a day before they are sized: what is left over is a helping of the pot that was sized the day before. */
  fromPots(places: readonly number[], plates: readonly Plate[]): readonly Plate[] {
    return mapped(plates, (plate, meal) => {
      const link = this.#linkOf.get(places[meal] ?? -1);
      const [cooked] = (link && this.#menu.plateAt(link.dinner)?.dishes) ?? [];
      if (!cooked || link?.dinner === places[meal]) return plate;
      const [old, ...sides] = plate.dishes;
      const bounds = besideSides(cooked.portioned, sides, helpingBounds);
      const helping = withBounds(cooked.portioned, bounds);
      const oldKcal = old ? plateOf(this.#task.kitchen, [old], () => 0).vector[0] : undefined;
      const wanted = nearestSize((oldKcal ?? helping.kcal) / Math.max(1, helping.kcal));
      const size = Math.min(bounds.high, Math.max(bounds.low, wanted));
      return this.#plate([{ portioned: helping, sizes: [size] }, ...sides], plate);
    });
  }

  /** The plates of a day that was sized: a dinner for two meals keeps its proportions from now on. */
  asPots(places: readonly number[], plates: readonly Plate[]): readonly Plate[] {
    return mapped(plates, (plate, meal) => {
      const link = this.#linkOf.get(places[meal] ?? -1);
      const [cooked, ...sides] = plate.dishes;
      if (!cooked || link?.dinner !== places[meal]) return plate;
      const whole = potOf(cooked);
      const bounds = besideSides(whole, sides, ownBounds);
      const pot = withBounds(whole, bounds);
      const size = Math.min(nearestSize(1), bounds.high);
      const sizes: number[] = [];
      while (sizes.length < pot.parts.length) sizes.push(size);
      return this.#plate([{ portioned: pot, sizes }, ...sides], plate);
    });
  }

  #plate(dishes: readonly SizedDish[], { points, company, alone }: Plate): Plate {
    return plateOf(this.#task.kitchen, dishes, () => points - company, alone);
  }

  /**
   * Cooks lunches after all that were to be left over, where a week has no room for them.
   * @param concerns whether a lunch of that day is to be cooked
   * @returns the days that changed
   */
  giveUp(concerns: (day: number) => boolean): readonly number[] {
    const menu = this.#menu;
    const changed: number[] = [];
    for (const link of new Set(this.#linkOf.values())) {
      if (!link.lunches.some(({ day }) => concerns(day))) continue;
      const stay = link.lunches.filter(({ place, day }) => {
        const other = this.#otherLunch(place);
        if (!other) return true;
        menu.put(place, other, false);
        changed.push(day);
        return false;
      });
      this.#unlink(link);
      if (stay.length > 0) this.#link({ ...link, lunches: stay });
    }
    return changed;
  }

  /** The lunch with another dish that looks best; null where there is no other dish. */
  #otherLunch(lunch: number): Plate | null {
    const menu = this.#menu;
    const [left] = menu.plateAt(lunch)?.ids ?? [];
    let best: Plate | null = null;
    let least = Infinity;
    for (const plate of this.#lunches) {
      if (plate.ids[0] === left || menu.clashes(lunch, plate)) continue;
      const points = menu.look(lunch, plate, least, true, false);
      if (points >= least) continue;
      least = points;
      best = plate;
    }
    return best;
  }

  /** The plates of a day with a helping as large as the cook's own, which can always be ladled from one pot. */
  evenly(places: readonly number[], plates: readonly Plate[]): readonly Plate[] {
    return mapped(plates, (plate, meal) => {
      const link = this.#linkOf.get(places[meal] ?? -1);
      const [cooked] = (link && this.#menu.plateAt(link.dinner)?.dishes) ?? [];
      if (!cooked || link?.dinner === places[meal]) return plate;
      const [, ...sides] = plate.dishes;
      const [own = 0] = cooked.sizes;
      const { low } = helpingBounds;
      const { high: size } = besideSides(cooked.portioned, sides, { low, high: own });
      const portioned = withBounds(cooked.portioned, { low: size, high: size });
      const sizes = mapped(cooked.sizes, () => size);
      return this.#plate([{ portioned, sizes }, ...sides], plate);
    });
  }

  /** Links of which the helpings cannot be ladled from one pot, because a food is at the most or least of a meal. */
  unequal(): ReadonlySet<number> {
    const { foods } = this.#task.kitchen.catalogue;
    const stepOf = (food: Parameters<typeof foods.get>[0]) => foods.get(food)?.stepGrams ?? 0;
    const days = new Set<number>();
    for (const [place, { dinner, lunches }] of this.#linkOf) {
      const day = lunches.find((lunch) => lunch.place === place)?.day;
      const [cooked] = this.#menu.plateAt(dinner)?.dishes ?? [];
      const [served] = this.#menu.plateAt(place)?.dishes ?? [];
      if (day === undefined || !cooked || !served) continue;
      if (!isSamePot(plannedDish(cooked), plannedDish(served), stepOf)) days.add(day);
    }
    return days;
  }

  /** By place of the lunch, where it was cooked. */
  served(): ReadonlyMap<number, CookedAt> {
    const served = new Map<number, CookedAt>();
    for (const { dinner, day: cooked, lunches } of this.#linkOf.values()) {
      const recipe = this.#menu.plateAt(dinner)?.dishes[0]?.portioned.dish.recipe;
      for (const { place, day } of lunches) {
        const frozen = recipe !== undefined && !keepsFor(recipe, day - cooked, false);
        served.set(place, { day: cooked, meal: this.#evening, frozen });
      }
    }
    return served;
  }
}
