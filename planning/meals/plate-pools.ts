import type { DishIngredient } from '../catalogue/catalogue.ts';
import type { Slot } from '../catalogue/recipe.ts';
import { at, dairyIndex, randIndex } from '../nutrition/vector.ts';
import type { Random } from '../random.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import type { DailyTargets } from '../targets/targets.ts';
import { mealPenalty } from './day-penalty.ts';
import { type Candidate, holdsNoLiver } from './dish-pools.ts';
import { drawSide, fillPlate, type Lot, needsSides } from './fill-plate.ts';
import { mapped } from './mapped.ts';
import type { PlanTask } from './plan-task.ts';
import { type Plate, plateOf } from './plates.ts';
import { forEachServed, type PortionedDish, type SizedDish } from './portions.ts';
import { type SizingEffort, sizeDay } from './size-day.ts';

/** Plates from which the month's menu is chosen, by meal of the day. */
export interface PlatePools {
  readonly byMeal: readonly (readonly Plate[])[];
}

/** Points for luck: another seed starts from other dishes that are about as good. */
const luck = 2;

/** How widely plates are looked for. */
export interface PlateSearch {
  /** Points for each Rand. */
  readonly pointsPerRand: number;
  /** How much a misfit matters beside the price; null: as much as the targets ask for. */
  readonly strictness: number | null;
  /** Main dishes of a slot that are sized, and plates of them that come into question in a month. */
  readonly mains: number;
  readonly plates: number;
  readonly different: number;
  /** The first mains are tried with so many other sides, and sides are so many times as many. */
  readonly extras: number;
  readonly fills: number;
  readonly sides: number;
  /** Multiple of its reference serving up to which a plate is filled before a side joins it. */
  readonly full: number;
  /** Liver fits so well that it would come every day. */
  readonly liver: boolean;
}

/** For most members: any plate can be mended by its company, so that price decides; most of theirs are priced ones. */
export const thrifty: PlateSearch = {
  pointsPerRand: 1.5,
  strictness: null,
  mains: 12,
  plates: 10,
  different: 10,
  extras: 6,
  fills: 1,
  sides: 1,
  full: 1.75,
  liver: true,
};

/** Where that broke a rule: what fits best, from far more plates and sides, whatever it costs. */
export const careful: PlateSearch = {
  pointsPerRand: 0.2,
  strictness: 1,
  mains: 100,
  plates: 72,
  different: 40,
  extras: 100,
  fills: 8,
  sides: 2,
  full: 1.35,
  liver: false,
};

/**
 * How much a misfit matters beside the price: for most members any plate can be mended by its company; where much
 * protein or little starch leaves hardly any room, it is the plates themselves that must fit.
 */
function strictnessOf({ energy, protein, carbohydrate, fat, fibre }: DailyTargets): number {
  if (carbohydrate.low === 0) return 0.04;
  const taken = (4 * protein.low + 2 * fibre) / energy + carbohydrate.low + fat.low;
  return Math.min(0.12, Math.max(0, 2 * (taken - 0.88)));
}

/** Points grow ever more slowly: how bad a misfit is matters less than that it is one. */
function damped(points: number, strictness: number): number {
  return 6 * Math.log2(1 + points / 4) + strictness * points;
}

/** Dishes of a slot whose foods are looked at to see which packs will be shared. */
const popular = 30;
/** Part of the smallest pack of a food that counts against a dish, when no other dish would use it. */
const packShare = 1.2;

/** By food, how many of the dishes that come first use it. */
type Uses = Float64Array;

function ownPoints({ points, rand }: Candidate, strictness: number, search: PlateSearch): number {
  return damped(points, strictness) + search.pointsPerRand * rand;
}

function usesOf(task: PlanTask, search: PlateSearch): Uses {
  const strictness = search.strictness ?? strictnessOf(task.targets);
  const uses = new Float64Array(task.kitchen.foods.length);
  for (const candidates of task.pools.bySlot.values()) {
    const first = candidates
      .map((candidate) => ({ candidate, points: ownPoints(candidate, strictness, search) }))
      .sort((a, b) => a.points - b.points)
      .slice(0, popular);
    for (const { candidate } of first) {
      for (const food of candidate.dish.foods) uses[food] = (uses[food] ?? 0) + 1;
    }
  }
  return uses;
}

function ranked(
  task: PlanTask,
  uses: Uses,
  candidates: readonly Candidate[],
  random: Random,
  search: PlateSearch,
  slot: Slot | null = null,
): readonly Candidate[] {
  const strictness = search.strictness ?? strictnessOf(task.targets);
  return candidates
    .map((candidate) => {
      let packs = 0;
      for (const food of candidate.dish.foods) {
        const smallest = task.kitchen.foods[food]?.packs.randFor(0.001) ?? 0;
        packs += smallest / (1 + (uses[food] ?? 0));
      }
      const points =
        ownPoints(candidate, strictness, search) +
        search.pointsPerRand * packShare * packs +
        luck * random.next() +
        (slot === 'breakfast' ? candidate.dish.breakfastPoints : 0);
      return { candidate, points };
    })
    .sort((a, b) => a.points - b.points)
    .map(({ candidate }) => candidate);
}

const quick: SizingEffort = { sweeps: 3, pairs: 0 };

function isDairy({ dish }: Candidate): boolean {
  return (dish.reference[dairyIndex] ?? 0) >= 0.8;
}

function isProteinRich({ dish: { reference } }: Candidate): boolean {
  return 4 * (reference[at.protein] ?? 0) >= 0.24 * (reference[at.kcal] ?? 1);
}

/** Points of a side alone beyond which it is no less likely: rice beside a stew need not be a meal by itself. */
const mostMisfit = 30;
/** kcal of a meal from which on sides are chosen for what they fill. */
const largeMeal = 1100;

function isFilling({ dish }: Candidate): boolean {
  return dish.portioned.kcal >= 200 && dish.dish.recipe.activeMinutes <= 3;
}

/** A staple that fills with next to nothing else in it: rice, pap, potatoes; cabbage in oil where starch is few. */
function isStaple({ dish }: Candidate): boolean {
  return dish.portioned.facts.isStaple;
}

function isProduce({ dish }: Candidate): boolean {
  return (dish.reference[at.produce] ?? 0) >= 100;
}

/** A few sides that share their ingredients all month: some with milk, with protein, of fruit or vegetables, and others. */
function sidesOf(task: PlanTask, uses: Uses, random: Random, search: PlateSearch): readonly Lot[] {
  const order = ranked(task, uses, task.pools.sides, random, search).filter(holdsNoLiver);
  const chosen = new Set<Candidate>();
  const wanted: readonly (readonly [kind: (candidate: Candidate) => boolean, count: number])[] = [
    [isDairy, 3],
    [isProteinRich, 4],
    [isProduce, 4],
    [isFilling, 3],
    [isStaple, 4],
    [() => true, 4],
  ];
  for (const [kind, count] of wanted) {
    let left = count * search.sides;
    for (const candidate of order) {
      if (left === 0) break;
      if (chosen.has(candidate) || !kind(candidate)) continue;
      chosen.add(candidate);
      left--;
    }
  }
  // of a side in this proportion to the day
  const perRand = 0.15 * Math.min(1, 2400 / task.targets.energy);
  // large meals want sides that fill
  const meal = task.targets.energy / task.times.length;
  const filling = meal > largeMeal ? 1.5 : 0;
  return mapped([...chosen], (candidate) => {
    const { dish, points, rand } = candidate;
    const weight =
      (isDairy(candidate) ? 3 : 1) *
      Math.exp(-(0.1 * Math.min(mostMisfit, points) + perRand * rand)) *
      (dish.portioned.kcal / 200) ** filling;
    return { dish: dish.portioned, weight };
  });
}

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

/** Part of the dishes of a meal that come into question that hold meat or fish, for those who eat it. */
export function fleshShareOf(slot: Slot): number {
  return slot === 'lunch' || slot === 'dinner' ? 0.35 : 0;
}

/** The first ones, with so many of a kind among them that a month can hold enough of it. */
export function firstWith<T>(
  ordered: readonly T[],
  count: number,
  wanted: number,
  isWanted: (item: T) => boolean,
): readonly T[] {
  const first = ordered.slice(0, count);
  const missing = wanted - first.filter(isWanted).length;
  if (missing <= 0) return first;
  const more = ordered.slice(count).filter(isWanted).slice(0, missing);
  let spare = more.length;
  const kept = first.toReversed().filter((item) => isWanted(item) || spare-- <= 0);
  return [...kept.toReversed(), ...more];
}

/** Makes plates for one meal of the day. */
class PlateMaker {
  readonly #task: PlanTask;
  readonly #meal: number;
  readonly #slot: Slot;
  readonly #kcal: number;
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
    this.#alone = mealPenalty(task.targets, time, referenceIntakes(task.profile));
    this.#sides = sides;
    this.#random = random;
  }

  #ofMeal = (kcal: number, protein: number) => this.#task.penalty.ofMeal(this.#meal, kcal, protein);

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
    let rand = 0;
    let flesh = 0;
    const { foods } = this.#task.kitchen;
    const serve = ({ food: { index, perGram } }: DishIngredient, grams: number) => {
      const helping = foods[index]?.fleshGrams ?? 0;
      if (helping > 0) flesh += grams / helping;
      kcal += grams * (perGram[at.kcal] ?? 0);
      protein += grams * (perGram[at.protein] ?? 0);
      rand += grams * (perGram[randIndex] ?? 0);
    };
    for (const dish of sized) forEachServed(dish, serve);
    const alone = sizing.needs;
    const misfit = alone + this.#ofMeal(kcal, protein);
    return { dishes: sized, alone, misfit, rand, flesh: flesh >= 1 };
  }

  #filled(main: PortionedDish): PortionedDish[] {
    const taken = new Set([main.dish.recipe.id]);
    const { minutes } = this.#task.rules;
    const { full } = this.#search;
    return fillPlate(this.#random, this.#sides, main, this.#kcal / full, minutes, taken);
  }

  /** Sizes a main dish with so many other sides. */
  #fill(servings: Serving[], main: PortionedDish, times: number): void {
    for (let time = 0; time < times; time++) servings.push(this.#sized(this.#filled(main)));
  }

  #pointsOf({ misfit, rand, dishes }: Serving): number {
    const { dishes: all } = this.#task.kitchen;
    const main = dishes[0]?.portioned.index ?? -1;
    const own = this.#slot === 'breakfast' ? (all[main]?.breakfastPoints ?? 0) : 0;
    return damped(misfit, this.#strictness) + this.#search.pointsPerRand * rand + own;
  }

  plates(candidates: readonly Candidate[]): readonly Plate[] {
    const search = this.#search;
    const served = search.liver ? candidates : candidates.filter(holdsNoLiver);
    const order = ranked(this.#task, this.#uses, served, this.#random, search, this.#slot);
    const share = fleshShareOf(this.#slot);
    const mains = firstWith(order, search.mains, share * search.mains, ({ dish }) => dish.flesh);
    const plates: Serving[] = [];
    const { minutes } = this.#task.rules;
    const kcal = this.#kcal / search.full;
    for (const [index, { dish }] of mains.entries()) {
      const dishes = this.#filled(dish.portioned);
      plates.push(this.#sized(dishes));
      if (index >= search.extras) continue;
      if (needsSides(dish.portioned, kcal)) {
        this.#fill(plates, dish.portioned, Math.min(search.fills, firstFills));
        continue;
      }
      const taken = new Set(dishes.map(({ dish: { recipe } }) => recipe.id));
      const side = drawSide(this.#random, this.#sides, dishes, kcal, minutes, taken);
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
      best.push(plateOf(this.#task.kitchen, dishes, this.#ofMeal, alone));
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
  const byMeal = mapped(task.times, (time, meal) => {
    const made = bySlot.get(time.slot);
    if (made) return made;
    const maker = new PlateMaker(task, meal, sides, uses, random, search, known);
    const plates = maker.plates(task.pools.bySlot.get(time.slot) ?? []);
    bySlot.set(time.slot, plates);
    return plates;
  });
  return { byMeal };
}
