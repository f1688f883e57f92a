import { absent } from '../../../absent.ts';
import { weekIndexOf, weeksOfPlan } from '../../../calendar.ts';
import { eatingGroups } from '../../../nutrition/eating-groups.ts';
import { type FoodKind, starchKinds } from '../../../nutrition/food-kinds.ts';
import { couples } from '../../model/plate-likeness.ts';
import type { MenuPlace, Plate } from '../../model/plates.ts';
import type { JudgedTask } from '../judged-task.ts';
import type { Terms } from '../terms.ts';
import { NearbyProteins } from './nearby-proteins.ts';
import { WeekKinds } from './week-kinds.ts';

/** Lunches and dinners in a row that may stand on one starch: pap is everyday food where it is eaten. [J] */
const mostInARow = 2;
const mostOfOwn: Partial<Record<FoodKind, number>> = { pap: 4, bread: 3, rice: 3, pasta: 1 };
const mostOf = starchKinds.map((kind) => mostOfOwn[kind] ?? mostInARow);

/** Lunches and dinners of a week with the same protein on the same starch, whatever the dishes are called. [J] */
const mostOfCouple = 2;
/** Who lives on pulses has few others. */
const mostWithPulses = 3;
const pulses = eatingGroups.indexOf('pulses');

function mostOfWeek(couple: number): number {
  return Math.floor(couple / starchKinds.length) === pulses ? mostWithPulses : mostOfCouple;
}

/** Meals too many of which one more of a couple is. @param there how many there are beside it */
function tooOften(couple: number, there: number): number {
  return there >= mostOfWeek(couple) ? 1 : 0;
}

/**
 * Lunches and dinners in the order in which they are eaten, leftovers among them: how long one starch goes on, how
 * often a week holds one protein on one starch and dishes of one kind, and which meals near each other have the same
 * protein. A guest calls all of these the same dish again.
 */
export class PlateSequence {
  /** By place, where it stands among the lunches and dinners; and by that, its starch, -1 for none. */
  readonly #orderOf: Int32Array;
  readonly #starches: Int8Array;
  readonly #couples = new Uint8Array(couples * weeksOfPlan);
  readonly #weekOf: Uint8Array;
  readonly #nearby: NearbyProteins;
  readonly #kinds: WeekKinds;
  readonly #terms: Terms;
  #tooLong = 0;
  #tooOften = 0;

  /** @param places those of lunches and dinners in the order in which they are eaten, others between them */
  constructor(task: JudgedTask, places: readonly MenuPlace[]) {
    this.#terms = task.terms;
    this.#nearby = new NearbyProteins(task.kitchen, places, task.terms);
    this.#kinds = new WeekKinds(task);
    const mains = places.flatMap(({ slot, day }, place) =>
      slot === 'lunch' || slot === 'dinner' ? [{ place, day }] : [],
    );
    mains.sort((one, other) => one.day - other.day || one.place - other.place);
    this.#orderOf = new Int32Array(places.length).fill(-1);
    for (const [order, { place }] of mains.entries()) this.#orderOf[place] = order;
    this.#starches = new Int8Array(mains.length).fill(-1);
    this.#weekOf = Uint8Array.from(places, ({ day }) => weekIndexOf(day));
  }

  get points(): number {
    return (
      this.#pointsFor(this.#tooLong, this.#tooOften) + this.#nearby.points + this.#kinds.points
    );
  }

  #pointsFor(tooLong: number, tooOften: number): number {
    const { starchRun, coupleOften } = this.#terms;
    return starchRun.weight * tooLong + coupleOften.weight * tooOften;
  }

  /** Meals of one starch that stand next to each other from a place on, in one direction. */
  #stretch(order: number, starch: number, step: 1 | -1): number {
    let length = 0;
    for (let at = order + step; this.#starches[at] === starch; at += step) length++;
    return length;
  }

  /** Meals too many in a row that a starch makes where it stands. */
  #tooLongAt(order: number, starch: number): number {
    if (starch < 0) return 0;
    const before = this.#stretch(order, starch, -1);
    const after = this.#stretch(order, starch, 1);
    const most = mostOf[starch] ?? absent();
    const beyond = (length: number) => Math.max(0, length - most);
    return beyond(before + 1 + after) - beyond(before) - beyond(after);
  }

  #count(place: number, couple: number): number {
    return this.#couples[(this.#weekOf[place] ?? absent()) * couples + couple] ?? absent();
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(place: number, before: Plate | null, plate: Plate | null): number {
    const order = this.#orderOf[place] ?? absent();
    const nearby = this.#nearby.look(place, before, plate);
    if (order < 0) return nearby;
    const kinds = this.#kinds.look(this.#weekOf[place] ?? absent(), before, plate);
    let often = 0;
    const left = before?.couple ?? -1;
    const comes = plate?.couple ?? -1;
    if (left !== comes) {
      if (left >= 0) often -= tooOften(left, this.#count(place, left) - 1);
      if (comes >= 0) often += tooOften(comes, this.#count(place, comes));
    }
    const from = before?.starch ?? -1;
    const to = plate?.starch ?? -1;
    const long = from === to ? 0 : this.#tooLongAt(order, to) - this.#tooLongAt(order, from);
    return nearby + kinds + this.#pointsFor(long, often);
  }

  /** Puts a plate in a place that is empty, or takes it out. */
  change(place: number, plate: Plate, sign: 1 | -1): void {
    const { starch, couple } = plate;
    this.#nearby.change(place, plate, sign);
    const order = this.#orderOf[place] ?? absent();
    if (order < 0) return;
    this.#kinds.change(this.#weekOf[place] ?? absent(), plate, sign);
    this.#tooLong += sign * this.#tooLongAt(order, starch);
    this.#starches[order] = sign === 1 ? starch : -1;
    if (couple < 0) return;
    const at = (this.#weekOf[place] ?? absent()) * couples + couple;
    const there = this.#couples[at] ?? absent();
    this.#tooOften += sign * tooOften(couple, sign === 1 ? there : there - 1);
    this.#couples[at] = there + sign;
  }
}
