import { absent } from '../../../absent.ts';
import type { Random } from '../../../random.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { Plate } from '../../model/plates.ts';
import type { SizedDish } from '../../model/portions/portions.ts';
import { multipliers, nearestSize } from '../../model/portions/sizes.ts';
import type { MonthMenu } from '../../objective/month-menu.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import type { MealPoints } from '../../rules/layers/meal-amounts.ts';
import { isWorthMore, type LeftoverLinks, type Link } from './leftover-links.ts';

/** How much more than otherwise it counts that weeks become alike or hold fewer foods. */
const moreForDull = 1.2;
/** Points where the same protein comes on so many days in a row: three may be four once they are sized. */
const pointsOfRun = [0, 0, 0, 20, 80] as const;

/** Points worse with the first of some plates that are put together, beyond which the others make up for it once in 100 times. */
const farWorse = 80;

/** Whether a month is so much worse with the first of some plates that the others need not be put. */
export function isFarWorse(menu: MonthMenu, place: number, plate: Plate, points: number): boolean {
  return menu.look(place, plate, points + farWorse) > points + farWorse;
}

/** The same plate for a meal with another share of the day. */
function scaled({ dishes }: Plate, by: number): readonly SizedDish[] {
  const result: SizedDish[] = [];
  for (const { portioned, sizes } of dishes) {
    const own: number[] = [];
    for (const { low, high } of portioned.parts) {
      const size = nearestSize((multipliers[sizes[own.length] ?? absent()] ?? absent()) * by);
      own.push(Math.min(high, Math.max(low, size)));
    }
    result.push({ portioned, sizes: own });
  }
  return result;
}

/** Moves by which dinner and lunches are exchanged as one while the menu is chosen. */
export class LinkMoves {
  readonly #task: PlanTask;
  readonly #menu: MonthMenu;
  readonly #links: LeftoverLinks;
  readonly #lunch: number;
  readonly #evening: number;
  readonly #dinners: readonly Plate[];
  readonly #lunches: readonly Plate[];
  readonly #later = new Map<Plate, Plate | null>();

  constructor(task: PlanTask, menu: MonthMenu, links: LeftoverLinks, pools: PlatePools) {
    this.#task = task;
    this.#menu = menu;
    this.#links = links;
    this.#lunch = task.times.findIndex(({ slot }) => slot === 'lunch');
    this.#evening = task.times.findIndex(({ slot }) => slot === 'dinner');
    this.#lunches = pools.byMeal[this.#lunch] ?? [];
    this.#dinners = (pools.byMeal[this.#evening] ?? []).filter((plate) =>
      isWorthMore(plate, task, 1),
    );
  }

  /** The plate of the next day's lunch that a dinner leaves over; null where it is no good then. */
  #leftOf(dinner: Plate): Plate | null {
    const known = this.#later.get(dinner);
    if (known !== undefined) return known;
    const { times, penalty } = this.#task;
    const by = (times[this.#lunch] ?? absent()).share / (times[this.#evening] ?? absent()).share;
    const points: MealPoints = (...amounts) => penalty.ofMeal(this.#lunch, ...amounts);
    const left = isWorthMore(dinner, this.#task, 1)
      ? plateOf(this.#task, scaled(dinner, by), points, dinner.alone)
      : null;
    this.#later.set(dinner, left);
    return left;
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
    const links = this.#links;
    const link = links.possible[random.below(links.possible.length)];
    const fresh = this.#dinners[random.below(this.#dinners.length)];
    const keeps = random.next() < 0.5;
    if (!link) return points;
    // a pot for one lunch may become one for two
    const known = links.of(link.dinner);
    const smaller = known?.dinner === link.dinner && known !== link ? known : null;
    if (smaller && smaller.lunches.length > link.lunches.length) return points;
    if (smaller) links.remove(smaller);
    const after = links.isOpen(link)
      ? this.#tryOpen(link, keeps ? null : fresh, smaller, points, enough, accepted)
      : null;
    if (after === null && smaller) links.add(smaller);
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
      this.#links.add(link);
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
    // weeks that are alike, and weeks of few different foods
    const dull = menu.dishes.points + menu.basket.foodPoints;
    return moreForDull * dull + (pointsOfRun[Math.min(longest, run)] ?? absent());
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
    const link = this.#links.of(place);
    const cooks = random.next() < 0.3;
    const plate = this.#dinners[random.below(this.#dinners.length)];
    const others = link?.lunches.map(() => this.#lunches[random.below(this.#lunches.length)]) ?? [];
    const dinner = link && this.#menu.plateAt(link.dinner);
    if (!link || !dinner) return points;
    if (cooks) return this.#tryCooked(link, dinner, others, points, enough, accepted);
    return plate ? this.#tryOther(link, dinner, plate, points, accepted) : points;
  }

  /** Tries to cook other dishes for the lunches of a link. */
  #tryCooked(
    link: Link,
    dinner: Plate,
    others: readonly (Plate | undefined)[],
    points: number,
    enough: number,
    accepted: (after: number) => boolean,
  ): number {
    const menu = this.#menu;
    const lunches = this.#platesOf(link);
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
      this.#links.remove(link);
      return after;
    }
    this.#putLunches(link, lunches, true);
    menu.count();
    return points;
  }

  /** Tries another dish in the pot of a link. */
  #tryOther(
    link: Link,
    dinner: Plate,
    plate: Plate,
    points: number,
    accepted: (after: number) => boolean,
  ): number {
    const menu = this.#menu;
    const lunches = this.#platesOf(link);
    const dull = this.#dullness(link);
    if (isFarWorse(menu, link.dinner, plate, points)) return points;
    if (!this.#putPot(link, plate)) return points;
    const after = menu.count();
    if (accepted(after + Math.max(0, this.#dullness(link) - dull))) return after;
    menu.set(link.dinner, dinner);
    this.#putLunches(link, lunches, true);
    menu.count();
    return points;
  }

  /**
   * Cooks lunches after all that were to be left over, where a week has no room for them.
   * @param concerns whether a lunch of that day is to be cooked
   * @returns the days that changed
   */
  giveUp(concerns: (day: number) => boolean): readonly number[] {
    const menu = this.#menu;
    const links = this.#links;
    const changed: number[] = [];
    for (const link of new Set(links.byPlace().values())) {
      if (!link.lunches.some(({ day }) => concerns(day))) continue;
      const stay = link.lunches.filter(({ place, day }) => {
        const other = this.#otherLunch(place);
        if (!other) return true;
        menu.put(place, other, false);
        changed.push(day);
        return false;
      });
      links.remove(link);
      if (stay.length > 0) links.add({ ...link, lunches: stay });
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
}
