import { absent } from '../../absent.ts';
import { eatsFlesh } from '../../catalogue/food.ts';
import type { Plate } from '../model/plates.ts';
import type { JudgedTask } from './judged-task.ts';
import { MealsOfKind } from './meals-of-kind.ts';
import type { Terms } from './terms.ts';

const weeks = 4;
/** Meals of a week with pulses that are wished for. */
const wantedPulseMeals = 2;
/** Meals of a week with pulses beyond which they are too much of a good thing, for those who eat meat or fish. */
const plentyOfPulses = 4;
/** Meals of a week with tinned fish, cheap as it is, beyond which each is one too many. */
const plentyOfTinnedFish = 4;
/** Meals of a week with feet, gizzards or liver beyond which each is one too many, for all who like them. */
const plentyOfOffal = 2;
/** Meals of a week with processed meat, and plates with liver, beyond which each is one too many. */
const plentyOfProcessed = 1;
export const mostLiverAWeek = 1;
/** Meals of a week that ask for something on the day before, beyond which each is one too many. */
const plentyOfWaiting = 3;
/** Whoever eats meat or fish wants it most days: meals of a week with it. */
const wantedFleshMeals = 4;
/** Lunches and dinners of a week that are of the home style, for who chose one: more than a third of them. [J] */
const wantedHomeMeals = 5;
/** Part of the meals that should hold starch, with a little to spare. */
const starchyPart = 0.52;

/** Which meals each week holds: with pulses, with meat or fish, with tinned fish, with offal and so on. */
export class WeekMeals {
  readonly #terms: Terms;
  /** Whether half of the meals should hold starch. */
  readonly #starch: boolean;
  /** Whether the member eats meat, poultry or fish. */
  readonly #flesh: boolean;
  /** Counts by week: meals with pulses, with meat or fish, with tinned fish, with offal, with processed meat, with starch; plates with liver; meals to soak or thaw for; meals in all. */
  readonly #pulses = new Int32Array(weeks);
  readonly #fleshMeals = new Int32Array(weeks);
  readonly #tinned = new Int32Array(weeks);
  readonly #offal = new Int32Array(weeks);
  readonly #processed = new Int32Array(weeks);
  readonly #starchy = new Int32Array(weeks);
  readonly #liver = new Int32Array(weeks);
  readonly #waiting = new Int32Array(weeks);
  readonly #meals = new Int32Array(weeks);
  readonly #home: MealsOfKind;
  readonly #cuts: MealsOfKind;

  constructor({ terms, targets, rules, home, cuts, kitchen }: JudgedTask) {
    this.#home = new MealsOfKind(kitchen, home, wantedHomeMeals);
    this.#cuts = new MealsOfKind(kitchen, cuts?.recipes, cuts?.ofWeek ?? 0);
    this.#terms = terms;
    this.#starch = targets.carbohydrate.low > 0;
    this.#flesh = eatsFlesh(rules.animals);
  }

  /** Plates with liver in a week. */
  liverPlates(week: number): number {
    return this.#liver[week] ?? absent();
  }

  /** Whether a week holds more meals of feet, gizzards or liver than it should. */
  hasMuchOffal(week: number): boolean {
    return (this.#offal[week] ?? absent()) > plentyOfOffal;
  }

  /**
   * Meals too many of each kind in a week, with one more plate in it where one is given, always in the same order: with pulses, tinned fish,
   * offal, processed meat, liver, what is soaked or thawed.
   */
  excessWith(week: number, plate: Plate | null): readonly number[] {
    const beyond = (count: number | undefined, more: boolean | undefined, plenty: number) =>
      Math.max(0, (count ?? absent()) + Number(more ?? false) - plenty);
    return [
      this.#flesh ? beyond(this.#pulses[week], plate?.pulses, plentyOfPulses) : 0,
      beyond(this.#tinned[week], plate?.tinnedFish, plentyOfTinnedFish),
      beyond(this.#offal[week], plate?.offal, plentyOfOffal),
      beyond(this.#processed[week], plate?.processed, plentyOfProcessed),
      beyond(this.#liver[week], plate?.liver, mostLiverAWeek),
      beyond(this.#waiting[week], plate?.waits, plentyOfWaiting),
    ];
  }

  /** Points more with another plate in the place of one, but for liver and starch; nothing changes. */
  look(week: number, before: Plate | null, plate: Plate): number {
    const w = this.#terms;
    const pulses = this.#pulses[week] ?? absent();
    const meals = pulses + Number(plate.pulses) - Number(before?.pulses ?? false);
    let more =
      w.pulsesFew.weight *
      (Math.max(0, wantedPulseMeals - meals) - Math.max(0, wantedPulseMeals - pulses));
    more += w.homeFew.weight * this.#home.look(week, before, plate);
    more += w.cutsFew.weight * this.#cuts.look(week, before, plate);
    const waiting = (this.#waiting[week] ?? absent()) - plentyOfWaiting;
    const waits = waiting + Number(plate.waits) - Number(before?.waits ?? false);
    more += w.waitingMany.weight * (Math.max(0, waits) - Math.max(0, waiting));
    if (!this.#flesh) return more;
    more +=
      w.pulsesMany.weight *
      (Math.max(0, meals - plentyOfPulses) - Math.max(0, pulses - plentyOfPulses));
    const tinned = (this.#tinned[week] ?? absent()) - plentyOfTinnedFish;
    const tins = tinned + Number(plate.tinnedFish) - Number(before?.tinnedFish ?? false);
    more += w.tinnedFish.weight * (Math.max(0, tins) - Math.max(0, tinned));
    const processed = (this.#processed[week] ?? absent()) - plentyOfProcessed;
    const sausages = processed + Number(plate.processed) - Number(before?.processed ?? false);
    more += w.processed.weight * (Math.max(0, sausages) - Math.max(0, processed));
    const offal = (this.#offal[week] ?? absent()) - plentyOfOffal;
    const inner = offal + Number(plate.offal) - Number(before?.offal ?? false);
    more += w.offal.weight * (Math.max(0, inner) - Math.max(0, offal));
    const flesh = wantedFleshMeals - (this.#fleshMeals[week] ?? absent());
    const missing = flesh - Number(plate.flesh) + Number(before?.flesh ?? false);
    return more + w.fleshFew.weight * (Math.max(0, missing) - Math.max(0, flesh));
  }

  change(week: number, plate: Plate, sign: 1 | -1): void {
    if (plate.pulses) this.#pulses[week] = (this.#pulses[week] ?? absent()) + sign;
    if (plate.flesh) this.#fleshMeals[week] = (this.#fleshMeals[week] ?? absent()) + sign;
    if (plate.tinnedFish) this.#tinned[week] = (this.#tinned[week] ?? absent()) + sign;
    if (plate.offal) this.#offal[week] = (this.#offal[week] ?? absent()) + sign;
    if (plate.processed) this.#processed[week] = (this.#processed[week] ?? absent()) + sign;
    if (plate.starchy) this.#starchy[week] = (this.#starchy[week] ?? absent()) + sign;
    if (plate.liver) this.#liver[week] = (this.#liver[week] ?? absent()) + sign;
    if (plate.waits) this.#waiting[week] = (this.#waiting[week] ?? absent()) + sign;
    this.#home.change(week, plate, sign);
    this.#cuts.change(week, plate, sign);
    this.#meals[week] = (this.#meals[week] ?? absent()) + sign;
  }

  get points(): number {
    let points = 0;
    for (let week = 0; week < weeks; week++) points = this.#with(week, points);
    return points;
  }

  pointsOf(week: number): number {
    return this.#with(week, 0);
  }

  /** Some points and those of a week. */
  #with(week: number, others: number): number {
    const w = this.#terms;
    const pulses = this.#pulses[week] ?? absent();
    let points = others + w.pulsesFew.weight * Math.max(0, wantedPulseMeals - pulses);
    points += w.homeFew.weight * this.#home.missing(week);
    points += w.cutsFew.weight * this.#cuts.missing(week);
    points +=
      w.waitingMany.weight * Math.max(0, (this.#waiting[week] ?? absent()) - plentyOfWaiting);
    points +=
      w.processed.weight * Math.max(0, (this.#processed[week] ?? absent()) - plentyOfProcessed);
    points += w.liver.weight * Math.max(0, (this.#liver[week] ?? absent()) - mostLiverAWeek);
    points +=
      w.tinnedFish.weight * Math.max(0, (this.#tinned[week] ?? absent()) - plentyOfTinnedFish);
    points += w.offal.weight * Math.max(0, (this.#offal[week] ?? absent()) - plentyOfOffal);
    if (this.#flesh) {
      points += w.pulsesMany.weight * Math.max(0, pulses - plentyOfPulses);
      points +=
        w.fleshFew.weight * Math.max(0, wantedFleshMeals - (this.#fleshMeals[week] ?? absent()));
    }
    if (!this.#starch) return points;
    const missing =
      starchyPart * (this.#meals[week] ?? absent()) - (this.#starchy[week] ?? absent());
    return missing > 0 ? points + w.starchFew.weight * missing : points;
  }
}
