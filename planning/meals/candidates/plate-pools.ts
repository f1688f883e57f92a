import { absent } from '../../absent.ts';
import type { DishIngredient } from '../../catalogue/catalogue.ts';
import type { Slot } from '../../catalogue/recipe.ts';
import { at, randIndex } from '../../nutrition/vector.ts';
import type { Random } from '../../random.ts';
import { referenceIntakes } from '../../targets/reference-intakes.ts';
import type { Plate } from '../model/plates.ts';
import { forEachServed, type PortionedDish, type SizedDish } from '../model/portions/portions.ts';
import { plateOf } from '../objective/plate/plate-of.ts';
import { mealPenalty } from '../rules/layers/day-penalty.ts';
import type { MealPoints } from '../rules/layers/meal-amounts.ts';
import { type SizingEffort, sizeDay } from '../sizing/size-day.ts';
import { sidesOf } from './choose-sides.ts';
import { type Candidate, holdsNoLiver } from './dish-pools.ts';
import { drawSide, fillPlate, type Lot, needsSides } from './fill-plate.ts';
import { firstWith, fleshShareOf, inQuestion } from './main-shares.ts';
import type { PlanTask } from './plan-task.ts';
import {
  damped,
  type PlateSearch,
  ranked,
  strictnessOf,
  type Uses,
  usesOf,
} from './rank-dishes.ts';
import { type Seat, seatOf } from './seat.ts';

/** Plates from which the month's menu is chosen, by meal of the day. */
export interface PlatePools {
  readonly byMeal: readonly (readonly Plate[])[];
  /** The same for the one meal of a weekend day that may take longer; absent or empty where there are no others. */
  readonly slowByMeal?: readonly (readonly Plate[])[];
}

const quick: SizingEffort = { sweeps: 3, pairs: 0 };

/** Dishes in portions, of which a plate is made if they are chosen. */
interface Serving {
  readonly dishes: readonly SizedDish[];
  /** Points of the meal alone, as in a plate, and with those for its share of the day. */
  readonly alone: number;
  readonly misfit: number;
  readonly rand: number;
  /** Holds a helping of meat or fish. */
  readonly flesh: boolean;
}

/**
 * Servings of one member that were found before, by meal and dishes: a month that is mended looks among many plates a
 * second time.
 */
export type KnownServings = Map<string, Serving>;

function inOrder(
  servings: readonly Serving[],
  pointsOf: (serving: Serving) => number,
): readonly Serving[] {
  return servings
    .map((serving) => ({ serving, points: pointsOf(serving) }))
    .sort((a, b) => a.points - b.points)
    .map(({ serving }) => serving);
}

/** Main dishes of the best servings. */
function bestMains(
  servings: readonly Serving[],
  count: number,
  pointsOf: (serving: Serving) => number,
): readonly PortionedDish[] {
  const mains = new Set<PortionedDish>();
  for (const { dishes } of inOrder(servings, pointsOf)) {
    const [main] = dishes;
    if (main && mains.size < count) mains.add(main.portioned);
  }
  return [...mains];
}

/** Times that each main dish is tried with other sides, before only those are that fit best so far. */
const firstFills = 2;

/** The best servings: the first ones each with another main dish, then whatever else is good. */
function bestOf(
  servings: readonly Serving[],
  search: PlateSearch,
  pointsOf: (serving: Serving) => number,
  /** Of them at least so many with meat or fish. */
  wanted: number,
): readonly Serving[] {
  const mains = new Set<PortionedDish | undefined>();
  const first: Serving[] = [];
  const others: Serving[] = [];
  for (const serving of inOrder(servings, pointsOf)) {
    const main = serving.dishes[0]?.portioned;
    if (mains.has(main) || first.length >= search.different) others.push(serving);
    else first.push(serving);
    mains.add(main);
  }
  return firstWith([...first, ...others], search.plates, wanted, ({ flesh }) => flesh);
}

/** Makes plates for one meal of the day. */
class PlateMaker {
  readonly #task: PlanTask;
  readonly #meal: number;
  readonly #slot: Slot;
  readonly #kcal: number;
  /** For a plate before it grows to its energy. */
  readonly #seat: Seat;
  readonly #alone: ReturnType<typeof mealPenalty>;
  readonly #sides: readonly Lot[];
  readonly #random: Random;
  readonly #uses: Uses;
  readonly #search: PlateSearch;
  readonly #strictness: number;
  readonly #known: KnownServings;

  constructor(
    task: PlanTask,
    meal: number,
    sides: readonly Lot[],
    uses: Uses,
    random: Random,
    search: PlateSearch,
    known: KnownServings,
  ) {
    this.#known = known;
    this.#uses = uses;
    this.#search = search;
    this.#strictness = search.strictness ?? strictnessOf(task.targets);
    const time = task.times[meal] ?? { name: 'Dinner', slot: 'dinner', share: 1 };
    this.#task = task;
    this.#meal = meal;
    this.#slot = time.slot;
    this.#kcal = time.share * task.targets.energy;
    this.#seat = seatOf(task, time, search.full, search.anySnack);
    this.#alone = mealPenalty(task.targets, time, referenceIntakes(task.profile), task.terms);
    this.#sides = sides;
    this.#random = random;
  }

  #ofMeal: MealPoints = (...amounts) => this.#task.penalty.ofMeal(this.#meal, ...amounts);

  #sized(dishes: readonly PortionedDish[]): Serving {
    let key = String.fromCharCode(this.#meal);
    for (const { index } of dishes) key += String.fromCharCode(index);
    let serving = this.#known.get(key);
    if (!serving) {
      serving = this.#sizedAnew(dishes);
      this.#known.set(key, serving);
    }
    return serving;
  }

  #sizedAnew(dishes: readonly PortionedDish[]): Serving {
    const sizing = sizeDay([dishes], [this.#kcal], this.#alone, quick);
    const [sizes = []] = sizing.sizes();
    const sized: SizedDish[] = [];
    for (const portioned of dishes) sized.push({ portioned, sizes: sizes?.[sized.length] ?? [] });
    let kcal = 0;
    let protein = 0;
    let fibre = 0;
    let rand = 0;
    let flesh = 0;
    const { foods } = this.#task.kitchen;
    const serve = ({ food: { index, perGram } }: DishIngredient, grams: number) => {
      const helping = (foods[index] ?? absent()).fleshGrams;
      if (helping > 0) flesh += grams / helping;
      kcal += grams * (perGram[at.kcal] ?? absent());
      protein += grams * (perGram[at.protein] ?? absent());
      fibre += grams * (perGram[at.fibre] ?? absent());
      rand += grams * (perGram[randIndex] ?? absent());
    };
    for (const dish of sized) forEachServed(dish, serve);
    const alone = sizing.needs;
    const misfit = alone + this.#ofMeal(kcal, protein, fibre);
    return { dishes: sized, alone, misfit, rand, flesh: flesh >= 1 };
  }

  #filled(main: PortionedDish): PortionedDish[] | null {
    return fillPlate(this.#random, this.#sides, main, this.#seat, new Set([main.dish.recipe.id]));
  }

  /** Sizes a main dish with so many other sides. */
  #fill(servings: Serving[], main: PortionedDish, times: number): void {
    for (let time = 0; time < times; time++) {
      const dishes = this.#filled(main);
      if (!dishes) return;
      servings.push(this.#sized(dishes));
    }
  }

  #pointsOf({ misfit, rand }: Serving): number {
    return damped(misfit, this.#strictness) + this.#search.pointsPerRand * rand;
  }

  plates(candidates: readonly Candidate[]): readonly Plate[] {
    const search = this.#search;
    const served = search.liver ? candidates : candidates.filter(holdsNoLiver);
    const order = ranked(this.#task, this.#uses, served, this.#random, search);
    const share = fleshShareOf(this.#slot);
    const mains = inQuestion(
      order,
      search.mains,
      this.#slot,
      this.#task,
      ({ dish }) => dish.portioned.facts,
      ({ dish }) => dish.flesh,
    );
    const plates: Serving[] = [];
    const { kcal } = this.#seat;
    for (const [index, { dish }] of mains.entries()) {
      const dishes = this.#filled(dish.portioned);
      if (!dishes) continue;
      plates.push(this.#sized(dishes));
      if (index >= search.extras) continue;
      if (needsSides(dish.portioned, kcal)) {
        this.#fill(plates, dish.portioned, Math.min(search.fills, firstFills));
        continue;
      }
      const taken = new Set(dishes.map(({ dish: { recipe } }) => recipe.id));
      const side = drawSide(this.#random, this.#sides, dishes, this.#seat, taken);
      if (side) plates.push(this.#sized([...dishes, side]));
    }
    const pointsOf = (serving: Serving) => this.#pointsOf(serving);
    if (search.fills > firstFills) {
      const promising = bestMains(plates, search.different, pointsOf);
      for (const main of promising) {
        if (!needsSides(main, kcal)) continue;
        this.#fill(plates, main, search.fills - firstFills);
      }
    }
    const best: Plate[] = [];
    const servings = bestOf(plates, search, pointsOf, share * search.plates);
    for (const { dishes, alone } of servings) {
      best.push(plateOf(this.#task, dishes, this.#ofMeal, alone));
    }
    return best;
  }
}

/** The plates of a member for one seed. @param known servings found before, to which what is found is added */
export function platePools(
  task: PlanTask,
  random: Random,
  search: PlateSearch,
  known: KnownServings,
): PlatePools {
  const uses = usesOf(task, search);
  const sides = sidesOf(task, uses, random, search);
  const bySlot = new Map<string, readonly Plate[]>();
  const byMeal = task.times.map((time, meal) => {
    const made = bySlot.get(time.slot);
    if (made) return made;
    const maker = new PlateMaker(task, meal, sides, uses, random, search, known);
    const plates = maker.plates(task.pools.bySlot.get(time.slot) ?? []);
    bySlot.set(time.slot, plates);
    return plates;
  });
  return { byMeal };
}
