import { at, dairyIndex, randIndex, vectorLength } from '../nutrition/vector.ts';
import type { Random } from '../random.ts';
import { costAt, type DayWorth } from './day-worth.ts';
import { type Candidate, holdsNoLiver } from './dish-pools.ts';
import { drawSide, type Lot } from './fill-plate.ts';
import { type Column, LinearProgram, type Row } from './linear-program.ts';
import type { MealTime } from './meal-times.ts';
import { costOfRule, type Limit, limitsOf } from './mean-day-limits.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';
import { type Plate, plateOf } from './plates.ts';
import type { Part, SizedDish } from './portions.ts';
import { repeatClassOf } from './repeat-points.ts';

/** Amounts at the head of a vector that have a price. */
const priced = dairyIndex + 1;

/** How far the energy of a mean meal may lie from its share, and that of the day from its target, as parts of the day. */
const shareSlack = 0.02;
const energySlack = 0.005;

const mostRounds = 12;
/** Main dishes that are offered for each meal in a round, and sides that may stand beside them. */
const mainsAtOnce = 8;
const sidesAtOnce = 24;
/** Main dishes of a meal from which the month is made, plates of one of them, and of all. */
const mainsOfMonth = 40;
const platesOfMain = 3;
const mostPlates = 90;
/** For each dish that is offered so many are sized; a side is looked at as this part of a meal. */
const looks = 3;
const sideShare = 0.2;
/** Part of the days on which a main dish may come, by repeat class: five of 28 for lunch and dinner; and a side. */
const mostOften = [8 / 28, 5 / 28, 8 / 28] as const;
const sideMostOften = 0.5;
/** Rands at which a dish might come every day. */
const costOfRepeat = 400;
/** kcal of a meal from which on more than three sides may stand on a plate. */
const largeMeal = 900;
const sidesOfMeal = 3;
const sidesOfLargeMeal = 5;
/** Rands by which a plate must be cheaper to be worth another round. */
const worthwhile = 0.02;

/** A plate that is offered for a meal of the mean day. */
interface Offer {
  readonly meal: number;
  readonly plate: Plate;
}

/** The dishes of a plate, and the Rands by which it is cheaper at the prices of the day than what the day holds. */
interface Made {
  readonly dishes: readonly SizedDish[];
  readonly gain: number;
}

export interface MeanDayPools {
  readonly plates: PlatePools;
  /** Of which the mean day is made. */
  readonly foods: ReadonlySet<number>;
}

/** A dish at the sizes that are worth most, and what it costs at the prices of the day. */
interface Priced {
  readonly sized: SizedDish;
  readonly cost: number;
}

function bestSize(
  part: Part,
  prices: Float64Array,
): { readonly size: number; readonly cost: number } {
  const { low, high, amounts } = part;
  let size = low;
  let least = Infinity;
  for (const one of [low, (low + high) >> 1, Math.max(low, high - 3), high]) {
    const cost = costAt(prices, amounts, 1, one * vectorLength);
    if (cost >= least) continue;
    least = cost;
    size = one;
  }
  return { size, cost: least };
}

function priceOf(
  { dish: { portioned } }: Candidate,
  prices: Float64Array,
  capCost: number,
): Priced {
  const best = portioned.parts.map((part) => bestSize(part, prices));
  return {
    sized: { portioned, sizes: best.map(({ size }) => size) },
    cost: best.reduce((sum, { cost }) => sum + cost, capCost),
  };
}

function cheapest(dishes: readonly Priced[], count: number): readonly Priced[] {
  return dishes.toSorted((a, b) => a.cost - b.cost).slice(0, count);
}

/** Takes the first lot: lots come best first. */
const bestFirst: Random = { next: () => 0, below: () => 0 };

/**
 * Plates for the meals of a day of which the mean keeps every limit as cheaply as can be: a linear program over plates,
 * of which those are made that its prices ask for (column generation, Gilmore and Gomory 1961).
 */
class MeanDay {
  readonly #task: PlanTask;
  readonly #limits: readonly Limit[];
  readonly #program: LinearProgram;
  /** What the program mixes, and plates that are only known. */
  readonly #offers: Offer[] = [];
  readonly #others: Offer[] = [];
  readonly #keys = new Set<string>();
  /** Rows by the dish whose repeats they limit. */
  readonly #caps = new Map<string, number>();
  readonly #mains: readonly (readonly Candidate[])[];
  readonly #sides: readonly Candidate[];
  #prices: Float64Array;

  /** @param worth of what a day holds, where no dish comes too often: what the first plates are made for */
  constructor(task: PlanTask, worth: DayWorth) {
    this.#task = task;
    this.#limits = limitsOf(task);
    const { times, pools, targets } = task;
    const costOfMiss = (costOfRule * targets.energy) / 1000;
    const between = (low: number, high: number): readonly Row[] => [
      { sense: 'at least', bound: low, costOfMiss },
      { sense: 'at most', bound: high, costOfMiss },
    ];
    const rows: readonly Row[] = [
      ...this.#limits,
      ...times.flatMap(({ share }) => between(share - shareSlack, share + shareSlack)),
      ...between(1 - energySlack, 1 + energySlack),
      ...times.flatMap(() => between(1, 1)),
    ];
    this.#program = new LinearProgram(rows);
    this.#mains = times.map(({ slot }) => (pools.bySlot.get(slot) ?? []).filter(holdsNoLiver));
    this.#sides = pools.sides.filter(holdsNoLiver);
    this.#prices = this.#firstPrices(worth);
  }

  /** By row, as far as that is known before the first plate is made. */
  #firstPrices({ amounts, meals }: DayWorth): Float64Array {
    const prices = new Float64Array(this.#program.height);
    for (const [row, { sense, index, amount }] of this.#limits.entries()) {
      const price = -(amounts[index] ?? 0) * amount;
      if (sense === 'at least' ? price > 0 : price < 0) prices[row] = price;
    }
    for (const [meal, { share }] of this.#task.times.entries()) {
      prices[this.#energyRow(meal)] = (meals[meal] ?? 0) / share;
    }
    return prices;
  }

  /** First of the two rows for the energy of a meal; of the whole day after the last one. */
  #energyRow(meal: number): number {
    return this.#limits.length + 2 * meal;
  }

  /** First of the two rows by which a meal is one plate. */
  #mealRow(meal: number): number {
    return this.#energyRow(this.#task.times.length + 1 + meal);
  }

  #capKeys({ meal, plate: { ids } }: Offer): readonly string[] {
    const slot = this.#task.times[meal]?.slot ?? 'snack';
    return ids.map((id, index) => (index === 0 ? `${repeatClassOf[slot]} ${id}` : `side ${id}`));
  }

  #column(offer: Offer): Column {
    const { plate, meal } = offer;
    const share = (plate.vector[at.kcal] ?? 0) / this.#task.targets.energy;
    const day = this.#energyRow(this.#task.times.length);
    const energy = this.#energyRow(meal);
    const here = this.#mealRow(meal);
    const held = this.#limits.map(({ index, amount }) => (plate.vector[index] ?? 0) / amount);
    const caps = this.#capKeys(offer).flatMap((key) => this.#caps.get(key) ?? []);
    return {
      cost: plate.vector[randIndex] ?? 0,
      rows: [...held.keys(), energy, energy + 1, day, day + 1, here, here + 1, ...caps],
      amounts: [...held, share, share, share, share, 1, 1, ...caps.map(() => 1)],
    };
  }

  #solve(): Float64Array {
    const { prices, values } = this.#program.solve();
    this.#prices = prices;
    return values;
  }

  #worthOfTwo(row: number): number {
    return (this.#prices[row] ?? 0) + (this.#prices[row + 1] ?? 0);
  }

  /** What a gram of everything costs in a meal: its Rands, less what it is worth to the rows. */
  #pricesOf(meal: number): Float64Array {
    const { targets, times } = this.#task;
    const prices = new Float64Array(priced);
    prices[randIndex] = 1;
    for (const [row, { index, amount }] of this.#limits.entries()) {
      prices[index] = (prices[index] ?? 0) - (this.#prices[row] ?? 0) / amount;
    }
    const worth =
      this.#worthOfTwo(this.#energyRow(meal)) + this.#worthOfTwo(this.#energyRow(times.length));
    prices[at.kcal] = (prices[at.kcal] ?? 0) - worth / targets.energy;
    return prices;
  }

  /** @param kcal of the meal, to which dishes are scaled where they are first looked at */
  #priced(
    candidates: readonly Candidate[],
    kind: string,
    prices: Float64Array,
    kcal: number,
    count: number,
  ): readonly Priced[] {
    const rough: { readonly candidate: Candidate; readonly cap: number; readonly cost: number }[] =
      [];
    for (const candidate of candidates) {
      const { index, reference } = candidate.dish;
      const cap = -(this.#prices[this.#caps.get(`${kind} ${index}`) ?? -1] ?? 0);
      const factor = kcal / Math.max(1, reference[at.kcal] ?? 1);
      rough.push({ candidate, cap, cost: cap + costAt(prices, reference, factor) });
    }
    rough.sort((one, other) => one.cost - other.cost);
    const priced: Priced[] = [];
    for (const { candidate, cap } of rough.slice(0, looks * count)) {
      priced.push(priceOf(candidate, prices, cap));
    }
    return priced;
  }

  /**
   * Offers the plates of a meal that are cheapest at the prices of now, as far as they pay.
   * @returns whether any does
   */
  #offer(meal: number, time: MealTime, count: number, isFirst: boolean): boolean {
    let pays = false;
    for (const { dishes, gain } of this.#platesFor(meal, time, count)) {
      if (isFirst || gain > worthwhile) pays = this.#add(meal, dishes) || pays;
    }
    return pays;
  }

  /** Plates of a meal, a few of each of the main dishes that are cheapest at the prices of now. */
  #platesFor(meal: number, { slot, share }: MealTime, count: number): readonly Made[] {
    const { targets, rules } = this.#task;
    const prices = this.#pricesOf(meal);
    const kcal = share * targets.energy;
    const mostSides = kcal < largeMeal ? sidesOfMeal : sidesOfLargeMeal;
    const paying = this.#priced(this.#sides, 'side', prices, sideShare * kcal, sidesAtOnce).filter(
      ({ cost }) => cost < 0,
    );
    const sides = cheapest(paying, sidesAtOnce);
    const lots: readonly Lot[] = sides.map(({ sized }) => ({ dish: sized.portioned, weight: 1 }));
    const kind = String(repeatClassOf[slot]);
    const mains = this.#priced(this.#mains[meal] ?? [], kind, prices, kcal, count);
    const reward = this.#worthOfTwo(this.#mealRow(meal));
    const made: Made[] = [];
    for (const main of cheapest(mains, count)) {
      const taken = new Set([main.sized.portioned.dish.recipe.id]);
      let dishes: readonly SizedDish[] = [main.sized];
      let { cost } = main;
      for (;;) {
        made.push({ dishes, gain: reward - cost });
        if (dishes.length > mostSides) break;
        const plain = dishes.map(({ portioned }) => portioned);
        const drawn = drawSide(bestFirst, lots, plain, kcal, rules.minutes, taken);
        const side = sides.find(({ sized }) => sized.portioned === drawn);
        if (!side) break;
        taken.add(side.sized.portioned.dish.recipe.id);
        dishes = [...dishes, side.sized];
        cost += side.cost;
      }
    }
    return made;
  }

  /** @returns whether the plate is a new one */
  #add(meal: number, dishes: readonly SizedDish[]): boolean {
    const offer = this.#newOffer(meal, dishes);
    if (!offer) return false;
    this.#offers.push(offer);
    this.#program.addColumn(this.#column(offer));
    return true;
  }

  /** The plate of some dishes; null for one that is known. */
  #newOffer(meal: number, dishes: readonly SizedDish[]): Offer | null {
    const parts = dishes.map(({ portioned, sizes }) => `${portioned.index} ${sizes.join(' ')}`);
    const key = `${meal}: ${parts.join(', ')}`;
    if (this.#keys.has(key)) return null;
    this.#keys.add(key);
    const { kitchen, penalty } = this.#task;
    const points = (kcal: number, protein: number) => penalty.ofMeal(meal, kcal, protein);
    return { meal, plate: plateOf(kitchen, dishes, points) };
  }

  /** Limits the dishes that come more often than they may. @returns whether there are any */
  #limitRepeats(values: Float64Array): boolean {
    const often = new Map<string, number>();
    for (const [index, offer] of this.#offers.entries()) {
      const value = values[index] ?? 0;
      if (value === 0) continue;
      for (const key of this.#capKeys(offer)) often.set(key, (often.get(key) ?? 0) + value);
    }
    const before = this.#caps.size;
    for (const [key, value] of often) {
      const bound = mostOften[Number.parseInt(key, 10)] ?? sideMostOften;
      if (value < bound + energySlack || this.#caps.has(key)) continue;
      this.#caps.set(key, this.#program.height);
      const held = this.#offers.flatMap((offer, index): readonly [number, number][] => {
        const times = this.#capKeys(offer).filter((own) => own === key).length;
        return times > 0 ? [[index, times]] : [];
      });
      this.#program.addRow({ sense: 'at most', bound, costOfMiss: costOfRepeat }, held);
    }
    return this.#caps.size > before;
  }

  pools(): MeanDayPools {
    const { times } = this.#task;
    let values: Float64Array = new Float64Array();
    for (let round = 0; round < mostRounds; round++) {
      const paying = [...times.entries()].filter(([meal, time]) =>
        this.#offer(meal, time, mainsAtOnce, round === 0),
      );
      values = this.#solve();
      const limited = this.#limitRepeats(values);
      if (paying.length === 0 && !limited) break;
    }
    for (const [meal, time] of times.entries()) {
      for (const { dishes } of this.#platesFor(meal, time, mainsOfMonth)) {
        const offer = this.#newOffer(meal, dishes);
        if (offer) this.#others.push(offer);
      }
    }
    const byMeal = times.map((_, meal) => this.#best(meal, values));
    return { plates: { byMeal }, foods: this.#foodsOf(values) };
  }

  #foodsOf(values: Float64Array): ReadonlySet<number> {
    const held = this.#offers.filter((_, index) => (values[index] ?? 0) > 0);
    return new Set(held.flatMap(({ plate }) => plate.foods));
  }

  /** The plates of a meal that the mean day holds, then those that would cost it least, a few of each main dish. */
  #best(meal: number, values: Float64Array): readonly Plate[] {
    const order = [...this.#offers, ...this.#others]
      .map((offer, index) => ({ offer, value: values[index] ?? 0 }))
      .filter(({ offer }) => offer.meal === meal)
      .map(({ offer, value }) => {
        const { cost, rows, amounts } = this.#column(offer);
        const worth = rows.reduce(
          (sum, row, place) => sum + (this.#prices[row] ?? 0) * (amounts[place] ?? 0),
          value,
        );
        return { plate: offer.plate, cost: cost - worth };
      })
      .sort((a, b) => a.cost - b.cost);
    const counts = new Map<number, number>();
    const best = order.filter(({ plate: { ids } }) => {
      const main = ids[0] ?? -1;
      const count = counts.get(main) ?? 0;
      if (count === platesOfMain || (count === 0 && counts.size === mainsOfMonth)) return false;
      counts.set(main, count + 1);
      return true;
    });
    return best.slice(0, mostPlates).map(({ plate }) => plate);
  }
}

/** Plates of which a month can be made where hardly anything fits, or must cost little. It takes some 50 ms. */
export function meanDayPools(task: PlanTask, worth: DayWorth): MeanDayPools {
  return new MeanDay(task, worth).pools();
}
