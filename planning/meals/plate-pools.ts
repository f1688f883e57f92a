import { at, dairyIndex, randIndex } from '../nutrition/vector.ts';
import type { Random } from '../random.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import type { DailyTargets } from '../targets/targets.ts';
import { mealPenalty } from './day-penalty.ts';
import type { Candidate } from './dish-pools.ts';
import { drawSide, fillPlate, type Lot, needsSides } from './fill-plate.ts';
import type { MealTime } from './meal-times.ts';
import type { PlanTask } from './plan-task.ts';
import { type Plate, plateOf } from './plates.ts';
import type { PortionedDish } from './portions.ts';
import { type SizingEffort, sizeDay } from './size-day.ts';

/** A pot cooked for dinner and what is left of it as the next day's lunch. */
export interface Pot {
  readonly dinner: Plate;
  readonly lunch: Plate;
}

/** Plates from which the month's menu is chosen, by meal of the day. */
export interface PlatePools {
  readonly byMeal: readonly (readonly Plate[])[];
  readonly pots: readonly Pot[];
}

/** Points for each Rand, and for luck: another seed starts from other dishes that are about as good. */
const pointsPerRand = 1.0;
const luck = 2;

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

function ownPoints({ points, rand }: Candidate, strictness: number): number {
  return damped(points, strictness) + pointsPerRand * rand;
}

function usesOf(task: PlanTask): Uses {
  const strictness = strictnessOf(task.targets);
  const uses = new Float64Array(task.kitchen.foods.length);
  for (const candidates of task.pools.bySlot.values()) {
    const first = candidates
      .map((candidate) => ({ candidate, points: ownPoints(candidate, strictness) }))
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
): readonly Candidate[] {
  const strictness = strictnessOf(task.targets);
  return candidates
    .map((candidate) => {
      let packs = 0;
      for (const food of candidate.dish.foods) {
        const smallest = task.kitchen.foods[food]?.packs.randFor(0.001) ?? 0;
        packs += smallest / (1 + (uses[food] ?? 0));
      }
      const points = ownPoints(candidate, strictness) + packShare * packs + luck * random.next();
      return { candidate, points };
    })
    .sort((a, b) => a.points - b.points)
    .map(({ candidate }) => candidate);
}

/** Main dishes of a slot that are sized, and plates of them that come into question in a month. */
const mostMains = 40;
const mostPlates = 32;
const mostDifferent = 24;
const mostExtras = 16;
const mostPots = 14;
const quick: SizingEffort = { sweeps: 3, pairs: 0 };

function isDairy({ dish }: Candidate): boolean {
  return (dish.reference[dairyIndex] ?? 0) >= 0.8;
}

function isProteinRich({ dish: { reference } }: Candidate): boolean {
  return 4 * (reference[at.protein] ?? 0) >= 0.24 * (reference[at.kcal] ?? 1);
}

/** kcal of a meal from which on sides are chosen for what they fill. */
const largeMeal = 1100;

function isFilling({ dish }: Candidate): boolean {
  return dish.portioned.kcal >= 200 && dish.dish.recipe.activeMinutes <= 3;
}

function isProduce({ dish }: Candidate): boolean {
  return (dish.reference[at.produce] ?? 0) >= 100;
}

/** A few sides that share their ingredients all month: some with milk, with protein, of fruit or vegetables, and others. */
function sidesOf(task: PlanTask, uses: Uses, random: Random): readonly Lot[] {
  const order = ranked(task, uses, task.pools.sides, random).filter(
    ({ dish }) => !dish.dish.holdsLiver,
  );
  const chosen = new Set<Candidate>();
  const wanted: readonly (readonly [kind: (candidate: Candidate) => boolean, count: number])[] = [
    [isDairy, 3],
    [isProteinRich, 4],
    [isProduce, 4],
    [isFilling, 3],
    [() => true, 4],
  ];
  for (const [kind, count] of wanted) {
    let left = count;
    for (const candidate of order) {
      if (left === 0) break;
      if (chosen.has(candidate) || !kind(candidate)) continue;
      chosen.add(candidate);
      left--;
    }
  }
  // large meals want sides that fill
  const meal = task.targets.energy / task.times.length;
  const filling = meal > largeMeal ? 1.5 : 0;
  return [...chosen]
    .map((candidate) => ({ candidate, ...candidate }))
    .map(({ candidate, dish, points, rand }) => ({
      dish: dish.portioned,
      weight:
        (isDairy(candidate) ? 3 : 1) *
        Math.exp(-(0.1 * Math.min(60, points) + 0.15 * rand)) *
        (dish.portioned.kcal / 200) ** filling,
    }));
}

/** The best plates: the first ones each with another main dish, then whatever else is good. */
function bestOf(plates: readonly Plate[], strictness: number): readonly Plate[] {
  const ordered = plates
    .map((plate) => ({
      plate,
      points:
        damped(plate.alone + plate.points, strictness) +
        pointsPerRand * (plate.vector[randIndex] ?? 0),
    }))
    .sort((a, b) => a.points - b.points)
    .map(({ plate }) => plate);
  const mains = new Set<number | undefined>();
  const first: Plate[] = [];
  const others: Plate[] = [];
  for (const plate of ordered) {
    const [main] = plate.ids;
    if (mains.has(main) || first.length >= mostDifferent) others.push(plate);
    else first.push(plate);
    mains.add(main);
  }
  return [...first, ...others].slice(0, mostPlates);
}

/** Makes plates for one meal of the day. */
class PlateMaker {
  readonly #task: PlanTask;
  readonly #time: MealTime;
  readonly #meal: number;
  readonly #kcal: number;
  readonly #alone: ReturnType<typeof mealPenalty>;
  readonly #sides: readonly Lot[];
  readonly #random: Random;
  readonly #uses: Uses;

  constructor(task: PlanTask, meal: number, sides: readonly Lot[], uses: Uses, random: Random) {
    this.#uses = uses;
    const time = task.times[meal] ?? { name: 'Dinner', slot: 'dinner', share: 1 };
    this.#task = task;
    this.#time = time;
    this.#meal = meal;
    this.#kcal = time.share * task.targets.energy;
    this.#alone = mealPenalty(task.targets, time, referenceIntakes(task.profile));
    this.#sides = sides;
    this.#random = random;
  }

  #sized(dishes: readonly PortionedDish[]): Plate {
    const { kitchen, penalty } = this.#task;
    const sizing = sizeDay([dishes], [this.#kcal], this.#alone, quick);
    const [sizes = []] = sizing.sizes();
    const sized = dishes.map((portioned, index) => ({ portioned, sizes: sizes?.[index] ?? [] }));
    const points = (kcal: number, protein: number) => penalty.ofMeal(this.#meal, kcal, protein);
    return plateOf(kitchen, sized, points, sizing.needs);
  }

  #filled(main: PortionedDish): PortionedDish[] {
    const taken = new Set([main.dish.recipe.id]);
    const { minutes } = this.#task.rules;
    return fillPlate(this.#random, this.#sides, main, this.#kcal, minutes, taken);
  }

  plates(candidates: readonly Candidate[]): readonly Plate[] {
    const mains = ranked(this.#task, this.#uses, candidates, this.#random).slice(0, mostMains);
    const plates: Plate[] = [];
    const { minutes } = this.#task.rules;
    for (const [index, { dish }] of mains.entries()) {
      const dishes = this.#filled(dish.portioned);
      plates.push(this.#sized(dishes));
      if (index >= mostExtras) continue;
      if (needsSides(dish.portioned, this.#kcal)) {
        plates.push(this.#sized(this.#filled(dish.portioned)));
        continue;
      }
      const taken = new Set(dishes.map(({ dish: { recipe } }) => recipe.id));
      const side = drawSide(this.#random, this.#sides, dishes, minutes, taken);
      if (side) plates.push(this.#sized([...dishes, side]));
    }
    return bestOf(plates, strictnessOf(this.#task.targets));
  }

  /** What is left of a dinner, with sides where it needs them. */
  leftover(main: PortionedDish): Plate {
    return this.#sized(this.#filled(main));
  }

  get slot() {
    return this.#time.slot;
  }
}

/** The plates of a member for one seed. */
export function platePools(task: PlanTask, random: Random): PlatePools {
  const uses = usesOf(task);
  const sides = sidesOf(task, uses, random);
  const bySlot = new Map<string, readonly Plate[]>();
  let lunchMaker: PlateMaker | null = null;
  const byMeal = task.times.map((time, meal) => {
    const known = bySlot.get(time.slot);
    if (known) return known;
    const maker = new PlateMaker(task, meal, sides, uses, random);
    if (time.slot === 'lunch') lunchMaker = maker;
    const plates = maker.plates(task.pools.bySlot.get(time.slot) ?? []);
    bySlot.set(time.slot, plates);
    return plates;
  });
  return { byMeal, pots: lunchMaker ? potsOf(bySlot.get('dinner') ?? [], lunchMaker) : [] };
}

function potsOf(dinners: readonly Plate[], maker: PlateMaker): readonly Pot[] {
  const pots: Pot[] = [];
  for (const dinner of dinners) {
    const main = dinner.dishes[0]?.portioned;
    const { batch = false, keepsDays = 0 } = main?.dish.recipe ?? {};
    if (!main || !batch || keepsDays < 1) continue;
    pots.push({ dinner, lunch: maker.leftover(main) });
    if (pots.length >= mostPots) break;
  }
  return pots;
}
