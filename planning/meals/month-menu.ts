import { addTo, vectorLength } from '../nutrition/vector.ts';
import { Basket } from './basket.ts';
import type { DayNeeds, DayPenalty } from './day-penalty.ts';
import { daysOfPlan } from './kept-plan.ts';
import type { Kitchen } from './kitchen.ts';
import { MainDishes } from './main-dishes.ts';
import { halfWeekOf } from './pack-costs.ts';
import type { MenuPlace, Plate } from './plates.ts';
import { ProteinRuns } from './protein-runs.ts';
import { WeekDishes } from './week-dishes.ts';
import { addDay, type WeekNeeds } from './week-penalty.ts';

const weeks = 4;
const pointsPerPulseMeal = 10;
/** Whoever eats meat or fish wants it most days: meals of a week with it, and points for each that is missing. */
const wantedFleshMeals = 4;
const pointsPerFleshMeal = 16;
const pointsPerProcessedMeal = 12;
const pointsPerLiverDay = 80;
const pointsPerStarchlessMeal = 4;

/** What is left over was bought for the day before, on which it was cooked. */
function neededIn(day: number, leftover: boolean) {
  return { half: halfWeekOf(leftover ? day - 1 : day), week: Math.floor(day / 7) };
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
  readonly #places: readonly MenuPlace[];
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
  /** Counts by week: meals with pulses, with meat or fish, with processed meat, with starch; days with liver; meals in all. */
  readonly #pulses = new Int32Array(weeks);
  readonly #flesh = new Int32Array(weeks);
  readonly #processed = new Int32Array(weeks);
  readonly #starchy = new Int32Array(weeks);
  readonly #liver = new Int32Array(weeks);
  readonly #meals = new Int32Array(weeks);
  readonly #trialDay = new Float64Array(vectorLength);
  readonly #trialWeek = new Float64Array(vectorLength);
  /** Points after the last change. */
  #known = 0;
  #platePoints = 0;
  #dayTotal = 0;
  #weekTotal = 0;

  constructor(kitchen: Kitchen, rules: MenuRules, places: readonly MenuPlace[]) {
    this.#rules = rules;
    this.#places = places;
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

  /** Judges a day by its own needs and by those of its week, the other six days being as they are. */
  withWeek(day: number, own: DayPenalty): DayPenalty {
    const from = Math.floor(day / 7) * vectorLength;
    const others = this.#weekSums.slice(from, from + vectorLength);
    const today = this.#days[day];
    if (today) addTo(others, today, -1);
    const sum = new Float64Array(vectorLength);
    return {
      needs: (total, mealKcal, mealProtein) => {
        for (let index = 0; index < vectorLength; index++) {
          sum[index] = (others[index] ?? 0) + (total[index] ?? 0);
        }
        return own.needs(total, mealKcal, mealProtein) + this.#rules.week.of(sum, 0);
      },
      cost: (total) => own.cost(total),
    };
  }

  dayPoints(day: number): number {
    return this.#dayPoints[day] ?? 0;
  }

  /** Whether the main dish of a plate is the main dish of another meal of that day already; then it must not be put. */
  clashes(place: number, { ids }: Plate): boolean {
    const { day, slot } = this.#places[place] ?? { day: 0, slot: 'dinner' as const };
    const [main = 0] = ids;
    return this.#mains.isOn(main, slot, day) && this.#plates[place]?.ids[0] !== main;
  }

  /**
   * What the month would be worth with a plate in the place of what is there; nothing changes.
   * @param whole false while days are being filled, when sums over days say nothing yet
   */
  look(place: number, plate: Plate, whole = true): number {
    const before = this.#plates[place] ?? null;
    const { day, slot } = this.#places[place] ?? { day: 0, slot: 'dinner' as const };
    let points = this.#known + plate.points - (before?.points ?? 0);
    if (whole) points += this.#lookAtDay(day, before, plate);
    const leftover = this.#isLeftover[place] === 1;
    points += this.#basket.look(before, plate, neededIn(day, leftover));
    points += this.#mains.look(plate.ids[0] ?? 0, slot, day, leftover, 1);
    if (before) points += this.#mains.look(before.ids[0] ?? 0, slot, day, leftover, -1);
    points += this.#dishes.look(day, before, plate) + this.#runs.look(day, before, plate);
    return points;
  }

  #lookAtDay(day: number, before: Plate | null, plate: Plate): number {
    const week = Math.floor(day / 7);
    const from = week * vectorLength;
    const total = this.#days[day];
    if (!total) return 0;
    const { vector } = plate;
    for (let index = 0; index < vectorLength; index++) {
      const change = (vector[index] ?? 0) - (before?.vector[index] ?? 0);
      this.#trialDay[index] = (total[index] ?? 0) + change;
      this.#trialWeek[index] = (this.#weekSums[from + index] ?? 0) + change;
    }
    let points = this.#rules.needs.ofTotal(this.#trialDay) - (this.#dayPoints[day] ?? 0);
    points += this.#rules.week.of(this.#trialWeek, 0) - (this.#weekPoints[week] ?? 0);
    const pulses = this.#pulses[week] ?? 0;
    const meals = pulses + Number(plate.pulses) - Number(before?.pulses ?? false);
    points += pointsPerPulseMeal * (Math.max(0, 2 - meals) - Math.max(0, 2 - pulses));
    if (!this.#rules.flesh) return points;
    const flesh = wantedFleshMeals - (this.#flesh[week] ?? 0);
    const missing = flesh - Number(plate.flesh) + Number(before?.flesh ?? false);
    return points + pointsPerFleshMeal * (Math.max(0, missing) - Math.max(0, flesh));
  }

  /** Puts a plate in the place of what is there. @returns the points of the month */
  put(place: number, plate: Plate | null, leftover = false): number {
    const before = this.#plates[place] ?? null;
    if (before) this.#change(place, before, -1);
    this.#isLeftover[place] = leftover ? 1 : 0;
    this.#plates[place] = plate;
    if (plate) this.#change(place, plate, 1);
    const day = this.#places[place]?.day ?? 0;
    this.#basket.settle(before, plate);
    this.#countDay(day);
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

  #change(place: number, plate: Plate, sign: 1 | -1): void {
    const { day, slot } = this.#places[place] ?? { day: 0, slot: 'dinner' as const };
    const week = Math.floor(day / 7);
    const leftover = this.#isLeftover[place] === 1;
    this.#platePoints += sign * plate.points;
    const total = this.#days[day];
    if (total) addTo(total, plate.vector, sign);
    addDay(this.#weekSums, week * vectorLength, plate.vector, sign);
    this.#basket.change(plate, neededIn(day, leftover), sign);
    this.#dishes.change(plate, day, sign);
    this.#mains.change(plate.ids[0] ?? 0, slot, day, leftover, sign);
    this.#runs.change(plate, day, sign);
    if (plate.pulses) this.#pulses[week] = (this.#pulses[week] ?? 0) + sign;
    if (plate.flesh) this.#flesh[week] = (this.#flesh[week] ?? 0) + sign;
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
    const week = Math.floor(day / 7);
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
      if (this.#rules.flesh) {
        points += pointsPerFleshMeal * Math.max(0, wantedFleshMeals - (this.#flesh[week] ?? 0));
      }
      if (!this.#rules.starch) continue;
      const missing = 0.52 * (this.#meals[week] ?? 0) - (this.#starchy[week] ?? 0);
      if (missing > 0) points += pointsPerStarchlessMeal * missing;
    }
    return points;
  }
}
