import type { PlanTask } from '../../candidates/plan-task.ts';
import { isSamePot, keepsFor } from '../../model/leftovers.ts';
import { type CookedAt, plannedDish } from '../../model/planned-day.ts';
import type { Plate } from '../../model/plates.ts';
import type { SizedDish } from '../../model/portions/portions.ts';
import { nearestSize } from '../../model/portions/sizes.ts';
import type { MonthMenu } from '../../objective/month-menu.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import {
  besideSides,
  helpingBounds,
  ownBounds,
  potOf,
  withBounds,
} from '../../sizing/pot-helpings.ts';
import type { LeftoverLinks } from './leftover-links.ts';

/** Plates that are helpings of one pot once days are sized, and stay so however large they are. */
export class PotPlates {
  readonly #task: PlanTask;
  readonly #menu: MonthMenu;
  readonly #links: LeftoverLinks;

  constructor(task: PlanTask, menu: MonthMenu, links: LeftoverLinks) {
    this.#task = task;
    this.#menu = menu;
    this.#links = links;
  }

  /** The plates of a day before they are sized: what is left over is a helping of the pot that was sized the day before. */
  fromPots(places: readonly number[], plates: readonly Plate[]): readonly Plate[] {
    return plates.map((plate, meal) => {
      const link = this.#links.of(places[meal] ?? -1);
      const [cooked] = (link && this.#menu.plateAt(link.dinner)?.dishes) ?? [];
      if (!cooked || link?.dinner === places[meal]) return plate;
      const [old, ...sides] = plate.dishes;
      const bounds = besideSides(cooked.portioned, sides, helpingBounds);
      const helping = withBounds(cooked.portioned, bounds);
      const oldKcal = old ? plateOf(this.#task, [old], () => 0).vector[0] : undefined;
      const wanted = nearestSize((oldKcal ?? helping.kcal) / Math.max(1, helping.kcal));
      const [{ low, high } = bounds] = helping.parts;
      const size = Math.min(high, Math.max(low, wanted));
      return this.#plate([{ portioned: helping, sizes: [size] }, ...sides], plate);
    });
  }

  /** The plates of a day that was sized: a dinner for two meals keeps its proportions from now on. */
  asPots(places: readonly number[], plates: readonly Plate[]): readonly Plate[] {
    return plates.map((plate, meal) => {
      const link = this.#links.of(places[meal] ?? -1);
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

  #plate(dishes: readonly SizedDish[], { points, company, taste, alone }: Plate): Plate {
    return plateOf(this.#task, dishes, () => points - company - taste, alone);
  }

  /** The plates of a day with a helping as large as the cook's own, which can always be ladled from one pot. */
  evenly(places: readonly number[], plates: readonly Plate[]): readonly Plate[] {
    return plates.map((plate, meal) => {
      const link = this.#links.of(places[meal] ?? -1);
      const [cooked] = (link && this.#menu.plateAt(link.dinner)?.dishes) ?? [];
      if (!cooked || link?.dinner === places[meal]) return plate;
      const [, ...sides] = plate.dishes;
      const [own = 0] = cooked.sizes;
      const { low } = helpingBounds;
      const { high } = besideSides(cooked.portioned, sides, { low, high: own });
      const portioned = withBounds(cooked.portioned, { low: high, high });
      const [{ low: size } = { low: high }] = portioned.parts;
      const sizes = cooked.sizes.map(() => size);
      return this.#plate([{ portioned, sizes }, ...sides], plate);
    });
  }

  /** Links of which the helpings cannot be ladled from one pot, because a food is at the most or least of a meal. */
  unequal(): ReadonlySet<number> {
    const { foods } = this.#task.kitchen.catalogue;
    const stepOf = (food: Parameters<typeof foods.get>[0]) => foods.get(food)?.stepGrams ?? 0;
    const days = new Set<number>();
    for (const [place, { dinner, lunches }] of this.#links.byPlace()) {
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
    const evening = this.#task.times.findIndex(({ slot }) => slot === 'dinner');
    const served = new Map<number, CookedAt>();
    for (const { dinner, day: cooked, lunches } of this.#links.byPlace().values()) {
      const recipe = this.#menu.plateAt(dinner)?.dishes[0]?.portioned.dish.recipe;
      for (const { place, day } of lunches) {
        const frozen = recipe !== undefined && !keepsFor(recipe, day - cooked, false);
        served.set(place, { day: cooked, meal: evening, frozen });
      }
    }
    return served;
  }
}
