import { absent } from '../../absent.ts';
import { daysOfPlan, weekIndexOf } from '../../calendar.ts';
import { slots } from '../../catalogue/recipe.ts';
import { type Vector, vectorLength, zeroVector } from '../../nutrition/vector.ts';
import { type MenuPlace, mainOf, type Plate } from '../model/plates.ts';
import type { DayNeeds, DayPenalty } from '../rules/layers/day-needs.ts';
import { Basket } from './basket/basket.ts';
import type { CostMode } from './basket/month-cost.ts';
import { neededIn } from './basket/needed-in.ts';
import { CarriedLunches } from './carried-lunches.ts';
import { FoodCounts } from './food-counts.ts';
import { HabitDistance } from './habit-distance.ts';
import { HeldAmounts } from './held-amounts.ts';
import type { JudgedTask } from './judged-task.ts';
import { PlaceLimits } from './place-limits.ts';
import { MainDishes } from './repeats/main-dishes.ts';
import { PlateSequence } from './repeats/plate-sequence.ts';
import { PlateVariety } from './repeats/plate-variety.ts';
import { ProteinRuns } from './repeats/protein-runs.ts';
import { WeekDishes } from './repeats/week-dishes.ts';
import { WeekMeals } from './week-meals.ts';

const nothing: Vector = zeroVector();

/**
 * Four weeks of plates and what they are worth together: what days and weeks hold, what the packs for all of them cost,
 * and how dull they are. A plate is exchanged in a few microseconds, because only what it touches is counted anew.
 */
export class MonthMenu {
  readonly places: readonly MenuPlace[];
  /** Day of each place, and number of its slot. */
  readonly #dayOf: Int32Array;
  readonly #slotOf: Int32Array;
  readonly #limits: PlaceLimits;
  readonly #plates: (Plate | null)[];
  readonly #isLeftover: Uint8Array;
  readonly #held: HeldAmounts;
  readonly #basket: Basket;
  readonly #mains: MainDishes;
  readonly #dishes: WeekDishes;
  readonly #runs: ProteinRuns;
  readonly #variety: PlateVariety;
  readonly #sequence: PlateSequence;
  readonly #meals: WeekMeals;
  readonly #counts: FoodCounts;
  /** By place, whether it is a lunch or a dinner. */
  readonly #isMain: readonly boolean[];
  readonly #habit: HabitDistance;
  /** Points after the last change. */
  #known = 0;
  #platePoints = 0;
  readonly #carried: CarriedLunches;

  constructor(task: JudgedTask, places: readonly MenuPlace[]) {
    const { kitchen, terms, stock } = task;
    const planned = new Set(places.map(({ day }) => day));
    const days = planned.size;
    this.places = places;
    this.#held = new HeldAmounts(task);
    this.#meals = new WeekMeals(task);
    this.#isMain = places.map(({ slot }) => slot === 'lunch' || slot === 'dinner');
    this.#counts = new FoodCounts(task, planned, this.#isMain.filter(Boolean).length);
    this.#dayOf = Int32Array.from(places, ({ day }) => day);
    this.#slotOf = Int32Array.from(places, ({ slot }) => slots.indexOf(slot));
    this.#limits = new PlaceLimits(task, places);
    this.#plates = places.map(() => null);
    this.#isLeftover = new Uint8Array(places.length);
    this.#basket = new Basket(kitchen, terms, { budget: (days / daysOfPlan) * task.budget, stock });
    this.#mains = new MainDishes(task, places);
    this.#dishes = new WeekDishes(kitchen, terms);
    this.#runs = new ProteinRuns(kitchen, terms);
    this.#variety = new PlateVariety(kitchen, terms);
    this.#sequence = new PlateSequence(task, places);
    this.#carried = new CarriedLunches(task, places);
    this.#habit = new HabitDistance(task.pattern, days, terms);
  }

  plateAt(place: number): Plate | null {
    return this.#plates[place] ?? null;
  }

  isLeftover(place: number): boolean {
    return this.#isLeftover[place] === 1;
  }

  /** From now on what a dear month costs weighs little beside rules, as usual, or more than how well its dishes are liked. */
  mindCost(mode: CostMode): void {
    this.#basket.mindCost(mode);
    this.#known = this.points();
  }

  get basket(): Basket {
    return this.#basket;
  }

  /** What each day and each week holds. */
  get held(): HeldAmounts {
    return this.#held;
  }

  /** Judges a day by its own needs, those of its week and how the month is eaten, all other days being as they are. */
  withOthers(day: number, own: DayNeeds): DayPenalty {
    const ofWeek = this.#held.withWeek(day, own).beyond;
    const ofHabit = this.#habit.byDay(this.#held.day(day));
    const ofLimits = this.#counts.byDay(day, this.#held.day(day));
    return {
      own,
      amounts: vectorLength,
      beyond: (total, meals) => ofHabit(total) + ofLimits(total) + (ofWeek?.(total, meals) ?? 0),
    };
  }

  /** Which meals each week holds. */
  get meals(): WeekMeals {
    return this.#meals;
  }

  /** Days too many of the main dish in a place. */
  repeatsTooMany(place: number): number {
    const plate = this.#plates[place];
    const slot = this.#slotOf[place] ?? absent();
    return plate ? this.#mains.repeatsTooMany(mainOf(plate), slot) : 0;
  }

  /** Its dishes, sides among them. */
  get dishes(): WeekDishes {
    return this.#dishes;
  }

  /** Different foods of a week. */
  foodsOf(week: number): number {
    return this.#basket.foodsOf(week);
  }

  /** Days in a row around one with the same main protein. */
  runAt(day: number): number {
    return this.#runs.lengthAt(day);
  }

  /** Whether a dish must not be the main one in a place: it stays at home or takes longer than there is time (`PlaceLimits`). */
  mustStay(place: number, dish: number): boolean {
    return this.#limits.mustStay(place, dish);
  }

  /**
   * Whether the main dish of a plate is that of another meal of the day already, or must not be the main one there;
   * then it must not be put.
   */
  clashes(place: number, plate: Plate): boolean {
    const main = mainOf(plate);
    if (this.mustStay(place, main)) return true;
    const slot = this.#slotOf[place] ?? absent();
    const isOn = this.#mains.isOn(main, slot, this.#dayOf[place] ?? absent());
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
    const day = this.#dayOf[place] ?? absent();
    const slot = this.#slotOf[place] ?? absent();
    const isMain = this.#isMain[place] ?? absent();
    const own = this.#known + plate.points - (before?.points ?? 0);
    const was = before && mainOf(before);
    const repeats = this.#mains.look(was, mainOf(plate), slot, day, leftover);
    const dull =
      this.#dishes.look(day, isMain, before, plate) +
      this.#runs.look(day, before, plate) +
      this.#sequence.look(place, before, plate) +
      this.#lookAtVariety(place, before, plate, leftover);
    const carried = this.#carried.look(place, before, plate, leftover);
    const habit = whole
      ? this.#habit.look(before, plate) + this.#counts.look(day, isMain, before, plate)
      : 0;
    const others = own + repeats + dull + carried + habit;
    const least = others + this.#basket.lookFor(before, plate, neededIn(day, leftover));
    const room = enough - least;
    const held = whole ? this.#lookAtHeld(day, before, plate, room) : 0;
    if (held > room) return least + held;
    return others + held + this.#basket.look(enough - others - held);
  }

  /** Points more for cooked lunches and dinners that are like others. */
  #lookAtVariety(place: number, before: Plate | null, plate: Plate, leftover: boolean): number {
    if (!this.#isMain[place]) return 0;
    const wasCooked = this.#isLeftover[place] === 0;
    return this.#variety.look(
      this.#dayOf[place] ?? absent(),
      wasCooked ? before : null,
      leftover ? null : plate,
    );
  }

  /** Points more for a day and its week: what they hold, and which meals. */
  #lookAtHeld(day: number, before: Plate | null, plate: Plate, enough: number): number {
    const wished = this.#meals.look(weekIndexOf(day), before, plate);
    return this.#held.look(day, before?.vector ?? nothing, plate.vector, wished, enough);
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
    const day = this.#dayOf[place] ?? absent();
    if (before) this.#change(place, day, before, -1);
    this.#isLeftover[place] = leftover ? 1 : 0;
    this.#plates[place] = plate;
    if (plate) this.#change(place, day, plate, 1);
    this.#held.exchange(day, before?.vector ?? nothing, plate?.vector ?? nothing);
    this.#runs.change(day, before, plate);
  }

  /** Counts what changed by `set`. @returns the points of the month */
  count(): number {
    this.#basket.settle();
    this.#held.settle();
    this.#habit.settle();
    this.#known = this.points();
    return this.#known;
  }

  /** Points that a day has by itself, and its meals. */
  pointsOfDay(day: number): number {
    return this.#held.dayPoints(day) + this.#platePointsOf((place) => place.day === day);
  }

  /** Points that a week has by itself, with its days and meals: all but packs, repeats, likeness and runs. */
  pointsOfWeek(week: number): number {
    return (
      this.#platePointsOf(({ day }) => weekIndexOf(day) === week) +
      this.#held.pointsOfWeek(week) +
      this.#meals.pointsOf(week) +
      this.#basket.foodPointsOf(week)
    );
  }

  #platePointsOf(isIn: (place: MenuPlace) => boolean): number {
    return this.places.reduce(
      (sum, place, index) => (isIn(place) ? sum + (this.#plates[index]?.points ?? 0) : sum),
      0,
    );
  }

  points(): number {
    return (
      this.#platePoints +
      this.#carried.points +
      this.#held.dayTotal +
      this.#held.weekTotal +
      this.#basket.points +
      this.#mains.points +
      this.#dishes.points +
      this.#runs.points +
      this.#habit.points +
      this.#meals.points +
      this.#counts.points +
      this.#variety.points +
      this.#sequence.points
    );
  }

  #change(place: number, day: number, plate: Plate, sign: 1 | -1): void {
    const week = weekIndexOf(day);
    const leftover = this.#isLeftover[place] === 1;
    this.#platePoints += sign * plate.points;
    this.#carried.change(place, plate, leftover, sign);
    this.#basket.change(plate, neededIn(day, leftover), sign);
    this.#mains.change(mainOf(plate), this.#slotOf[place] ?? absent(), day, leftover, sign);
    this.#meals.change(week, plate, sign);
    this.#habit.change(plate, sign);
    const isMain = this.#isMain[place] ?? absent();
    this.#dishes.change(plate, day, isMain, sign);
    this.#counts.change(day, isMain, plate, sign);
    this.#sequence.change(place, plate, sign);
    if (isMain && !leftover) this.#variety.change(day, plate, sign);
  }
}
