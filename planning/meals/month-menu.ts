import { slots } from '../catalogue/recipe.ts';
import { addTo, at, type Vector, vectorLength, zeroVector } from '../nutrition/vector.ts';
import { Basket, type NeededIn } from './basket.ts';
import { type DayNeeds, type DayPenalty, mainAmounts } from './day-penalty.ts';
import { daysOfPlan } from './kept-plan.ts';
import type { Kitchen } from './kitchen.ts';
import { MainDishes } from './main-dishes.ts';
import { halfWeekOf } from './pack-costs.ts';
import type { MenuPlace, Plate } from './plates.ts';
import { ProteinRuns } from './protein-runs.ts';
import { WeekDishes } from './week-dishes.ts';
import type { WeekNeeds } from './week-penalty.ts';

const weeks = 4;
const pointsPerPulseMeal = 10;
/** Meals of a week with pulses beyond which they are too much of a good thing, for those who eat meat or fish. */
const plentyOfPulses = 9;
const pointsPerPulseMealMore = 20;
/** Meals of a week with tinned fish, cheap as it is, beyond which each is one too many. */
const plentyOfTinnedFish = 5;
const pointsPerTinnedFishMore = 20;
/** Meals of a week with feet, gizzards or liver beyond which each is one too many, for all who like them. */
const plentyOfOffal = 2;
const pointsPerOffalMore = 120;
/** Whoever eats meat or fish wants it most days: meals of a week with it, and points for each that is missing. */
const wantedFleshMeals = 4;
const pointsPerFleshMeal = 16;
const pointsPerProcessedMeal = 12;
const pointsPerLiverDay = 80;
const pointsPerStarchlessMeal = 10;

const nothing: Vector = zeroVector();

/** What is left over was bought for the day before, on which it was cooked. */
const needed = Array.from({ length: daysOfPlan }, (_, day) => {
  const week = Math.floor(day / 7);
  return {
    fresh: { half: halfWeekOf(day), week },
    leftover: { half: halfWeekOf(day - 1), week },
  };
});

function neededIn(day: number, leftover: boolean): NeededIn {
  const both = needed[day];
  return (leftover ? both?.leftover : both?.fresh) ?? { half: 0, week: 0 };
}

export interface MenuRules {
  readonly needs: DayNeeds;
  readonly week: WeekNeeds;
  /** Whether half of the meals should hold starch. */
  readonly starch: boolean;
  /** Whether the member eats meat, poultry or fish. */
  readonly flesh: boolean;
}

/**
 * Four weeks of plates and what they are worth together: what days and weeks hold, what the packs for all of them cost,
 * and how dull they are. A plate is exchanged in a few microseconds, because only what it touches is counted anew.
 */
export class MonthMenu {
  readonly #rules: MenuRules;
  /** Day of each place, and number of its slot. */
  readonly #dayOf: Int32Array;
  readonly #slotOf: Int32Array;
  readonly #plates: (Plate | null)[];
  readonly #isLeftover: Uint8Array;
  readonly #days: readonly Float64Array[];
  readonly #dayPoints = new Float64Array(daysOfPlan);
  readonly #weekSums = new Float64Array(weeks * vectorLength);
  readonly #weekPoints = new Float64Array(weeks);
  readonly #basket: Basket;
  readonly #mains: MainDishes;
  readonly #dishes: WeekDishes;
  readonly #runs: ProteinRuns;
  /** Counts by week: meals with pulses, with meat or fish, with tinned fish, with offal, with processed meat, with starch; days with liver; meals in all. */
  readonly #pulses = new Int32Array(weeks);
  readonly #flesh = new Int32Array(weeks);
  readonly #tinned = new Int32Array(weeks);
  readonly #offal = new Int32Array(weeks);
  readonly #processed = new Int32Array(weeks);
  readonly #starchy = new Int32Array(weeks);
  readonly #liver = new Int32Array(weeks);
  readonly #meals = new Int32Array(weeks);
  /** What a day or week would hold after an exchange that is looked at. */
  readonly #trial = new Float64Array(vectorLength);
  /** Days that changed since they were counted, as bits. */
  #openDays = 0;
  /** Points after the last change. */
  #known = 0;
  #platePoints = 0;
  #dayTotal = 0;
  #weekTotal = 0;

  constructor(kitchen: Kitchen, rules: MenuRules, places: readonly MenuPlace[]) {
    this.#rules = rules;
    this.#dayOf = Int32Array.from(places, ({ day }) => day);
    this.#slotOf = Int32Array.from(places, ({ slot }) => slots.indexOf(slot));
    this.#plates = places.map(() => null);
    this.#isLeftover = new Uint8Array(places.length);
    this.#days = Array.from({ length: daysOfPlan }, () => new Float64Array(vectorLength));
    this.#basket = new Basket(kitchen);
    this.#mains = new MainDishes(kitchen, places);
    this.#dishes = new WeekDishes(kitchen);
    this.#runs = new ProteinRuns(kitchen);
  }

  plateAt(place: number): Plate | null {
    return this.#plates[place] ?? null;
  }

  /** From now on a month may be dear: there are rules that come before what it costs. */
  allowDear(): void {
    this.#basket.allowDear();
    this.#known = this.points();
  }

  /** Has it weigh as much as it should again. */
  mindDear(): void {
    this.#basket.mindDear();
    this.#known = this.points();
  }

  get basket(): Basket {
    return this.#basket;
  }

  /** Points of the week of a day. */
  weekPoints(day: number): number {
    return this.#weekPoints[Math.floor(day / 7)] ?? 0;
  }

  /** What the seven days of a week hold together. */
  weekSum(week: number): Float64Array {
    return this.#weekSums.subarray(week * vectorLength, (week + 1) * vectorLength);
  }

  /** Plates with liver in a week. */
  liverPlates(week: number): number {
    return this.#liver[week] ?? 0;
  }

  /** Whether a week holds more meals of feet, gizzards or liver than it should. */
  hasMuchOffal(week: number): boolean {
    return (this.#offal[week] ?? 0) > plentyOfOffal;
  }

  /** Days too many of the main dish in a place. */
  repeatsTooMany(place: number): number {
    const main = this.#plates[place]?.ids[0];
    return main === undefined ? 0 : this.#mains.repeatsTooMany(main, this.#slotOf[place] ?? 0);
  }

  /** Judges a day by its own needs and by those of its week, the other six days being as they are. */
  withWeek(day: number, own: DayNeeds): DayPenalty {
    const from = Math.floor(day / 7) * vectorLength;
    const others = this.#weekSums.slice(from, from + vectorLength);
    const before = this.#days[day];
    if (before) addTo(others, before, -1);
    const sum = new Float64Array(vectorLength);
    const beyond = (total: Vector) => {
      for (let index = 0; index < vectorLength; index++) {
        sum[index] = (others[index] ?? 0) + (total[index] ?? 0);
      }
      return this.#rules.week.of(sum, 0);
    };
    return { own, beyond };
  }

  /** Points for weeks that are alike, and for weeks of few different foods. */
  get dullPoints(): number {
    return this.#dishes.points + this.#basket.foodPoints;
  }

  /** Different foods of a week. */
  foodsOf(week: number): number {
    return this.#basket.foodsOf(week);
  }

  /** Largest part of its dishes that a week shares with another one, 0 to 1. */
  likenessOf(week: number): number {
    return this.#dishes.likenessOf(week);
  }

  /** Days in a row around one with the same main protein. */
  runAt(day: number): number {
    return this.#runs.lengthAt(day);
  }

  dayPoints(day: number): number {
    return this.#dayPoints[day] ?? 0;
  }

  /** Whether the main dish of a plate is the main dish of another meal of that day already; then it must not be put. */
  clashes(place: number, { ids }: Plate): boolean {
    const main = ids[0] ?? 0;
    const isOn = this.#mains.isOn(main, this.#slotOf[place] ?? 0, this.#dayOf[place] ?? 0);
    return isOn && this.#plates[place]?.ids[0] !== main;
  }

  /**
   * What the month would be worth with a plate in the place of what is there; nothing changes.
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   * @param whole false while days are being filled, when sums over days say nothing yet
   * @param leftover whether its main dish would be left over from the day before
   */
  look(
    place: number,
    plate: Plate,
    enough = Infinity,
    whole = true,
    leftover = this.#isLeftover[place] === 1,
  ): number {
    const before = this.#plates[place] ?? null;
    const day = this.#dayOf[place] ?? 0;
    const slot = this.#slotOf[place] ?? 0;
    const own = this.#known + plate.points - (before?.points ?? 0);
    const more = this.#mains.look(plate.ids[0] ?? 0, slot, day, leftover, 1);
    const less = before ? this.#mains.look(before.ids[0] ?? 0, slot, day, leftover, -1) : 0;
    const dull = this.#dishes.look(day, before, plate) + this.#runs.look(day, before, plate);
    const others = own + more + less + dull;
    const least = others + this.#basket.lookFor(before, plate, neededIn(day, leftover));
    const room = enough - least;
    const held = whole ? this.#lookAtDay(day, before, plate, room) : 0;
    if (held > room) return least + held;
    return own + held + this.#basket.look(enough - others - held) + more + less + dull;
  }

  /**
   * Points more for a day and its week.
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   */
  #lookAtDay(day: number, before: Plate | null, plate: Plate, enough: number): number {
    const week = Math.floor(day / 7);
    const total = this.#days[day];
    const dayPoints = this.#dayPoints[day] ?? 0;
    const weekPoints = this.#weekPoints[week] ?? 0;
    const pulses = this.#pulses[week] ?? 0;
    const meals = pulses + Number(plate.pulses) - Number(before?.pulses ?? false);
    let wished = pointsPerPulseMeal * (Math.max(0, 2 - meals) - Math.max(0, 2 - pulses));
    if (this.#rules.flesh) {
      const more = Math.max(0, meals - plentyOfPulses) - Math.max(0, pulses - plentyOfPulses);
      wished += pointsPerPulseMealMore * more;
      const tinned = (this.#tinned[week] ?? 0) - plentyOfTinnedFish;
      const tins = tinned + Number(plate.tinnedFish) - Number(before?.tinnedFish ?? false);
      wished += pointsPerTinnedFishMore * (Math.max(0, tins) - Math.max(0, tinned));
      const offal = (this.#offal[week] ?? 0) - plentyOfOffal;
      const inner = offal + Number(plate.offal) - Number(before?.offal ?? false);
      wished += pointsPerOffalMore * (Math.max(0, inner) - Math.max(0, offal));
      const flesh = wantedFleshMeals - (this.#flesh[week] ?? 0);
      const missing = flesh - Number(plate.flesh) + Number(before?.flesh ?? false);
      wished += pointsPerFleshMeal * (Math.max(0, missing) - Math.max(0, flesh));
    }
    // at best the day and its week become right in every respect
    const rest = wished - weekPoints;
    if (!total || rest - dayPoints > enough) return rest - dayPoints;
    const { vector } = plate;
    const old = before?.vector ?? nothing;
    const trial = this.#trial;
    const { needs } = this.#rules;
    for (let index = 0; index < mainAmounts; index++) {
      trial[index] = (total[index] ?? 0) - (old[index] ?? 0) + (vector[index] ?? 0);
    }
    let today = needs.ofEnergy(trial[at.kcal] ?? 0) - dayPoints;
    today += needs.ofMain(trial, enough - rest - today);
    if (today + rest > enough) return today + rest;
    for (let index = mainAmounts; index < vectorLength; index++) {
      trial[index] = (total[index] ?? 0) - (old[index] ?? 0) + (vector[index] ?? 0);
    }
    today += needs.ofShort(trial);
    if (today + rest > enough) return today + rest;
    const from = week * vectorLength;
    const sums = this.#weekSums;
    for (let index = 0; index < vectorLength; index++) {
      trial[index] = (sums[from + index] ?? 0) - (old[index] ?? 0) + (vector[index] ?? 0);
    }
    return today + (this.#rules.week.of(trial, 0) - weekPoints) + wished;
  }

  /**
   * Puts a plate in the place of what is there.
   * @param leftover whether its main dish is left over from the day before; as it was where nothing is said
   * @returns the points of the month
   */
  put(place: number, plate: Plate | null, leftover = this.#isLeftover[place] === 1): number {
    this.set(place, plate, leftover);
    return this.count();
  }

  /** Puts a plate as one of several: the month is not to be looked at before `count`. */
  set(place: number, plate: Plate | null, leftover = this.#isLeftover[place] === 1): void {
    const before = this.#plates[place] ?? null;
    const wasLeftover = this.#isLeftover[place] === 1;
    if (plate === before && leftover === wasLeftover) return;
    const day = this.#dayOf[place] ?? 0;
    if (before) this.#change(place, day, before, -1);
    this.#isLeftover[place] = leftover ? 1 : 0;
    this.#plates[place] = plate;
    if (plate) this.#change(place, day, plate, 1);
    this.#exchangeAmounts(day, before?.vector ?? nothing, plate?.vector ?? nothing);
    this.#runs.change(day, before, plate);
    this.#openDays |= 1 << day;
  }

  /** Counts what changed by `set`. @returns the points of the month */
  count(): number {
    this.#basket.settle();
    for (let day = 0; this.#openDays !== 0; day++) {
      const bit = 1 << day;
      if ((this.#openDays & bit) === 0) continue;
      this.#openDays &= ~bit;
      this.#countDay(day);
      const restOfWeek = 7 * Math.floor(day / 7) + 7;
      if (this.#openDays & ((1 << restOfWeek) - 1)) continue;
      this.#countWeek(Math.floor(day / 7));
    }
    this.#known = this.points();
    return this.#known;
  }

  points(): number {
    return (
      this.#platePoints +
      this.#dayTotal +
      this.#weekTotal +
      this.#basket.points +
      this.#mains.points +
      this.#dishes.points +
      this.#runs.points +
      this.#tallyPoints()
    );
  }

  #exchangeAmounts(day: number, before: Vector, after: Vector): void {
    const total = this.#days[day];
    if (!total) return;
    const sums = this.#weekSums;
    const from = Math.floor(day / 7) * vectorLength;
    for (let index = 0; index < vectorLength; index++) {
      const less = before[index] ?? 0;
      const more = after[index] ?? 0;
      total[index] = (total[index] ?? 0) - less + more;
      sums[from + index] = (sums[from + index] ?? 0) - less + more;
    }
  }

  #change(place: number, day: number, plate: Plate, sign: 1 | -1): void {
    const week = Math.floor(day / 7);
    const leftover = this.#isLeftover[place] === 1;
    this.#platePoints += sign * plate.points;
    this.#basket.change(plate, neededIn(day, leftover), sign);
    this.#dishes.change(plate, day, sign);
    this.#mains.change(plate.ids[0] ?? 0, this.#slotOf[place] ?? 0, day, leftover, sign);
    if (plate.pulses) this.#pulses[week] = (this.#pulses[week] ?? 0) + sign;
    if (plate.flesh) this.#flesh[week] = (this.#flesh[week] ?? 0) + sign;
    if (plate.tinnedFish) this.#tinned[week] = (this.#tinned[week] ?? 0) + sign;
    if (plate.offal) this.#offal[week] = (this.#offal[week] ?? 0) + sign;
    if (plate.processed) this.#processed[week] = (this.#processed[week] ?? 0) + sign;
    if (plate.starchy) this.#starchy[week] = (this.#starchy[week] ?? 0) + sign;
    if (plate.liver) this.#liver[week] = (this.#liver[week] ?? 0) + sign;
    this.#meals[week] = (this.#meals[week] ?? 0) + sign;
  }

  #countDay(day: number): void {
    const total = this.#days[day];
    if (!total) return;
    const points = this.#rules.needs.ofTotal(total);
    this.#dayTotal += points - (this.#dayPoints[day] ?? 0);
    this.#dayPoints[day] = points;
  }

  #countWeek(week: number): void {
    const weekPoints = this.#rules.week.of(this.#weekSums, week * vectorLength);
    this.#weekTotal += weekPoints - (this.#weekPoints[week] ?? 0);
    this.#weekPoints[week] = weekPoints;
  }

  #tallyPoints(): number {
    let points = 0;
    for (let week = 0; week < weeks; week++) {
      points += pointsPerPulseMeal * Math.max(0, 2 - (this.#pulses[week] ?? 0));
      points += pointsPerProcessedMeal * Math.max(0, (this.#processed[week] ?? 0) - 1);
      points += pointsPerLiverDay * Math.max(0, (this.#liver[week] ?? 0) - 1);
      points +=
        pointsPerTinnedFishMore * Math.max(0, (this.#tinned[week] ?? 0) - plentyOfTinnedFish);
      points += pointsPerOffalMore * Math.max(0, (this.#offal[week] ?? 0) - plentyOfOffal);
      if (this.#rules.flesh) {
        points += pointsPerPulseMealMore * Math.max(0, (this.#pulses[week] ?? 0) - plentyOfPulses);
        points += pointsPerFleshMeal * Math.max(0, wantedFleshMeals - (this.#flesh[week] ?? 0));
      }
      if (!this.#rules.starch) continue;
      const missing = 0.52 * (this.#meals[week] ?? 0) - (this.#starchy[week] ?? 0);
      if (missing > 0) points += pointsPerStarchlessMeal * missing;
    }
    return points;
  }
}
