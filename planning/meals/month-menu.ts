import { type Slot, slots } from '../catalogue/recipe.ts';
import { addTo, vectorLength } from '../nutrition/vector.ts';
import type { DayNeeds, DayPenalty } from './day-penalty.ts';
import { daysOfPlan } from './kept-plan.ts';
import type { Kitchen } from './kitchen.ts';
import { halfWeekOf, halfWeeks } from './pack-costs.ts';
import type { MenuPlace, Plate } from './plates.ts';
import { pointsPerMissingMain, repeatClassOf, repeatPoints, wantedMains } from './repeat-points.ts';
import { addDay, type WeekNeeds } from './week-penalty.ts';

const weeks = 4;
/** Different foods of a week that are wished for, and points for each that is missing. */
const wantedFoods = 27;
const pointsPerMissingFood = 5;
/** Shared dishes of two weeks as a part of all their dishes, from where on they count as too alike. */
const alike = 0.56;
const pointsPerAlike = 400;
/** Days in a row on which the same food may give most of the protein, and points for each day more. */
const longestRun = 3;
const pointsPerRunDay = 14;
const pointsPerPulseMeal = 10;
const pointsPerProcessedMeal = 12;
const pointsPerLiverDay = 80;
const pointsPerStarchlessMeal = 4;
const pointsPerDouble = 20;

/** Rands a month up to which saving is one wish among others; beyond it comes before variety. */
const thriftyMonth = 2000;

/** Points for what the packs of a month cost. */
function costPoints(rand: number): number {
  return rand < thriftyMonth ? 0.22 * rand : 0.22 * thriftyMonth + 0.75 * (rand - thriftyMonth);
}

function alikePoints(both: number, all: number): number {
  const overlap = both / Math.max(1, all);
  return overlap > alike ? pointsPerAlike * (overlap - alike) : 0;
}

export interface MenuRules {
  readonly needs: DayNeeds;
  readonly week: WeekNeeds;
  /** Whether half of the meals should hold starch. */
  readonly starch: boolean;
}

/**
 * Four weeks of plates and what they are worth together: what days and weeks hold, what the packs for all of them cost,
 * and how dull they are. A plate is exchanged in a few microseconds, because only what it touches is counted anew.
 */
export class MonthMenu {
  readonly #kitchen: Kitchen;
  readonly #rules: MenuRules;
  readonly #places: readonly MenuPlace[];
  readonly #plates: (Plate | null)[];
  readonly #isLeftover: Uint8Array;
  readonly #days: readonly Float64Array[];
  readonly #dayPoints = new Float64Array(daysOfPlan);
  readonly #weekSums = new Float64Array(weeks * vectorLength);
  readonly #weekPoints = new Float64Array(weeks);
  readonly #need: Float64Array;
  readonly #total: Float64Array;
  /** Rands for the packs of each food. */
  readonly #foodRand: Float64Array;
  readonly #foodStamp: Int32Array;
  readonly #foodUses: Int32Array;
  #stamp = 0;
  /** Plates of a week that hold a food, and dishes of a week, by food and by dish. */
  readonly #foodWeeks: Uint8Array;
  readonly #dishWeeks: Uint8Array;
  readonly #foodsOfWeek = new Int32Array(weeks);
  readonly #dishesOfWeek = new Int32Array(weeks);
  readonly #shared = new Int32Array(weeks * weeks);
  /** Plates of a day that hold a dish; days on which it is a main dish, by class; days of leftovers. */
  readonly #dishDays: Uint8Array;
  readonly #mainDays: Int32Array;
  readonly #leftoverDays: Int32Array;
  readonly #mainPoints: Float64Array;
  /** How often a dish is the main one of a slot, and how many different ones the slot has. */
  readonly #mains: Uint8Array;
  readonly #mainsOfSlot = new Int32Array(slots.length);
  readonly #kindGrams: Float64Array;
  readonly #mainKind = new Int8Array(daysOfPlan).fill(-1);
  /** Counts by week: meals with pulses, with processed meat, with starch; days with liver; meals in all. */
  readonly #pulses = new Int32Array(weeks);
  readonly #processed = new Int32Array(weeks);
  readonly #starchy = new Int32Array(weeks);
  readonly #liver = new Int32Array(weeks);
  readonly #meals = new Int32Array(weeks);
  readonly #slotsUsed: readonly number[];
  /** Dishes that come a second time on a day. */
  #doubles = 0;
  readonly #sharedMore = new Int32Array(weeks);
  readonly #trialKinds = new Float64Array(32);
  readonly #trialDay = new Float64Array(vectorLength);
  readonly #trialWeek = new Float64Array(vectorLength);
  /** Points after the last change. */
  #known = 0;
  #platePoints = 0;
  #dayTotal = 0;
  #weekTotal = 0;
  #randTotal = 0;
  #foodsLooked = 0;
  #mainTotal = 0;

  constructor(kitchen: Kitchen, rules: MenuRules, places: readonly MenuPlace[]) {
    this.#kitchen = kitchen;
    this.#rules = rules;
    this.#places = places;
    this.#plates = places.map(() => null);
    this.#isLeftover = new Uint8Array(places.length);
    this.#days = Array.from({ length: daysOfPlan }, () => new Float64Array(vectorLength));
    const foods = kitchen.foods.length;
    const dishes = kitchen.dishes.length;
    this.#need = new Float64Array(foods * halfWeeks);
    this.#total = new Float64Array(foods);
    this.#foodRand = new Float64Array(foods);
    this.#foodStamp = new Int32Array(foods);
    this.#foodUses = new Int32Array(foods);
    this.#foodWeeks = new Uint8Array(foods * weeks);
    this.#dishWeeks = new Uint8Array(dishes * weeks);
    this.#dishDays = new Uint8Array(dishes * daysOfPlan);
    this.#mainDays = new Int32Array(dishes * 3);
    this.#leftoverDays = new Int32Array(dishes);
    this.#mainPoints = new Float64Array(dishes * 3);
    this.#mains = new Uint8Array(dishes * slots.length);
    this.#kindGrams = new Float64Array(daysOfPlan * kitchen.kinds.length);
    this.#slotsUsed = [...new Set(places.map(({ slot }) => slots.indexOf(slot)))];
  }

  plateAt(place: number): Plate | null {
    return this.#plates[place] ?? null;
  }

  isLeftover(place: number): boolean {
    return this.#isLeftover[place] === 1;
  }

  dayTotal(day: number): Float64Array {
    return this.#days[day] ?? new Float64Array(vectorLength);
  }

  /** Points of the week of a day. */
  weekPoints(day: number): number {
    return this.#weekPoints[Math.floor(day / 7)] ?? 0;
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

  /** The food of a plate whose packs cost most for each plate that they serve, so that it would best be done without. */
  dearestFood({ foods }: Plate): number {
    let dearest = -1;
    let most = 0;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      const points = (this.#foodRand[food] ?? 0) / Math.max(1, this.#foodUses[food] ?? 0);
      if (points > most) {
        most = points;
        dearest = food;
      }
    }
    return dearest;
  }

  usesOf(food: number): number {
    return this.#foodUses[food] ?? 0;
  }

  /** Whether the main dish of a plate is the main dish of another meal of that day already; then it must not be put. */
  clashes(place: number, { ids }: Plate): boolean {
    const { day, slot } = this.#places[place] ?? { day: 0, slot: 'dinner' as const };
    const [main = 0] = ids;
    const days = this.#mainDays[main * 3 + repeatClassOf[slot]] ?? 0;
    return (days & (1 << day)) !== 0 && this.#plates[place]?.ids[0] !== main;
  }

  /**
   * About what the month would be worth with a plate in the place of what is there; nothing changes. How alike weeks are
   * and how many foods they hold is left out, so that it is quick; a look that promises much is put to see.
   * @param whole false while days are being filled, when sums over days say nothing yet
   */
  look(place: number, plate: Plate, whole = true): number {
    const before = this.#plates[place] ?? null;
    const { day, slot } = this.#places[place] ?? { day: 0, slot: 'dinner' as const };
    let points = this.#known + plate.points - (before?.points ?? 0);
    if (whole) points += this.#lookAtDay(day, before, plate);
    points += this.#lookAtFoods(place, day, before, plate);
    points += this.#lookAtMain(place, slot, day, plate.ids[0] ?? 0, 1);
    if (before) points += this.#lookAtMain(place, slot, day, before.ids[0] ?? 0, -1);
    points += this.#lookAtDishes(day, before, plate);
    const kind = this.#mainKindWith(day, before, plate);
    if (kind !== this.#mainKind[day]) points += this.#runPoints(day, kind) - this.#runPoints(-1, 0);
    return points;
  }

  /** Points for dishes that come twice on the day, and for how alike its week is to the others. */
  #lookAtDishes(day: number, before: Plate | null, plate: Plate): number {
    const week = Math.floor(day / 7);
    let doubles = 0;
    let more = 0;
    this.#sharedMore.fill(0);
    for (let index = 0; index < plate.ids.length; index++) {
      const dish = plate.ids[index] ?? 0;
      if (before?.ids.includes(dish)) continue;
      if ((this.#dishDays[dish * daysOfPlan + day] ?? 0) > 0) doubles++;
      if ((this.#dishWeeks[dish * weeks + week] ?? 0) > 0) continue;
      more++;
      this.#share(dish, week, 1);
    }
    for (let index = 0; before && index < before.ids.length; index++) {
      const dish = before.ids[index] ?? 0;
      if (plate.ids.includes(dish)) continue;
      if ((this.#dishDays[dish * daysOfPlan + day] ?? 0) > 1) doubles--;
      if ((this.#dishWeeks[dish * weeks + week] ?? 0) > 1) continue;
      more--;
      this.#share(dish, week, -1);
    }
    let points = pointsPerDouble * doubles;
    for (let other = 0; other < weeks; other++) {
      if (other === week) continue;
      const both = this.#shared[Math.min(week, other) * weeks + Math.max(week, other)] ?? 0;
      const all = (this.#dishesOfWeek[week] ?? 0) + (this.#dishesOfWeek[other] ?? 0) - both;
      const change = this.#sharedMore[other] ?? 0;
      points += alikePoints(both + change, all + more - change) - alikePoints(both, all);
    }
    return points;
  }

  #share(dish: number, week: number, sign: 1 | -1): void {
    for (let other = 0; other < weeks; other++) {
      if (other === week || (this.#dishWeeks[dish * weeks + other] ?? 0) === 0) continue;
      this.#sharedMore[other] = (this.#sharedMore[other] ?? 0) + sign;
    }
  }

  /** The kind that gives most of a day's protein with another plate in it. */
  #mainKindWith(day: number, before: Plate | null, plate: Plate | null): number {
    const kinds = this.#kitchen.kinds.length;
    const from = day * kinds;
    for (let kind = 0; kind < kinds; kind++) {
      this.#trialKinds[kind] = this.#kindGrams[from + kind] ?? 0;
    }
    for (let index = 0; before && index < before.kinds.length; index++) {
      const kind = before.kinds[index] ?? 0;
      this.#trialKinds[kind] = (this.#trialKinds[kind] ?? 0) - (before.kindGrams[index] ?? 0);
    }
    for (let index = 0; plate && index < plate.kinds.length; index++) {
      const kind = plate.kinds[index] ?? 0;
      this.#trialKinds[kind] = (this.#trialKinds[kind] ?? 0) + (plate.kindGrams[index] ?? 0);
    }
    let main = -1;
    let most = 0.01;
    for (let kind = 0; kind < kinds; kind++) {
      const grams = this.#trialKinds[kind] ?? 0;
      if (grams <= most) continue;
      most = grams;
      main = kind;
    }
    return main;
  }

  /** Points for days in a row with the same main protein, were it another one on `changed`. */
  #runPoints(changed: number, kind: number): number {
    let points = 0;
    let run = 0;
    let before = -1;
    for (let day = 0; day < daysOfPlan; day++) {
      const main = day === changed ? kind : (this.#mainKind[day] ?? -1);
      run = main === before && main !== -1 ? run + 1 : 1;
      before = main;
      if (run > longestRun) points += pointsPerRunDay;
    }
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
    return points + pointsPerPulseMeal * (Math.max(0, 2 - meals) - Math.max(0, 2 - pulses));
  }

  #lookAtFoods(place: number, day: number, before: Plate | null, plate: Plate): number {
    const half = halfWeekOf(this.#isLeftover[place] === 1 ? day - 1 : day);
    this.#stamp++;
    if (before) this.#shift(before, half, -1);
    this.#shift(plate, half, 1);
    const week = Math.floor(day / 7);
    this.#foodsLooked = this.#foodsOfWeek[week] ?? 0;
    const rand =
      this.#changeOfFoods(plate, week, 1) + (before ? this.#changeOfFoods(before, week, -1) : 0);
    this.#shift(plate, half, -1);
    if (before) this.#shift(before, half, 1);
    const missing = Math.max(0, wantedFoods - this.#foodsLooked);
    const missed = Math.max(0, wantedFoods - (this.#foodsOfWeek[week] ?? 0));
    return (
      costPoints(this.#randTotal + rand) -
      costPoints(this.#randTotal) +
      pointsPerMissingFood * (missing - missed)
    );
  }

  #shift({ foods, grams }: Plate, half: number, sign: 1 | -1): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      const change = sign * (grams[index] ?? 0);
      const at = food * halfWeeks + half;
      this.#need[at] = (this.#need[at] ?? 0) + change;
      this.#total[food] = (this.#total[food] ?? 0) + change;
    }
  }

  /** Rands more for the foods of a plate that were not looked at yet; counts the week's different foods along the way. */
  #changeOfFoods({ foods }: Plate, week: number, sign: 1 | -1): number {
    let rand = 0;
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      if (this.#foodStamp[food] === this.#stamp) continue;
      this.#foodStamp[food] = this.#stamp;
      rand += this.#randNow(food) - (this.#foodRand[food] ?? 0);
      const uses = this.#foodWeeks[food * weeks + week] ?? 0;
      if (uses === (sign === 1 ? 0 : 1) && this.#kitchen.foods[food]?.counts) {
        this.#foodsLooked += sign;
      }
    }
    return rand;
  }

  /** Points of one day more, or less, of a main dish. */
  #lookAtMain(place: number, slot: Slot, day: number, main: number, sign: 1 | -1): number {
    const kind = repeatClassOf[slot];
    const at = main * 3 + kind;
    const days = this.#mainDays[at] ?? 0;
    const bit = 1 << day;
    const now = sign === 1 ? days | bit : days & ~bit;
    if (now === days) return 0;
    const leftovers = (this.#leftoverDays[main] ?? 0) & (this.#isLeftover[place] === 1 ? -1 : ~bit);
    let points = repeatPoints(kind, now, leftovers) - (this.#mainPoints[at] ?? 0);
    const index = slots.indexOf(slot);
    const count = this.#mains[main * slots.length + index] ?? 0;
    const missing = wantedMains[slot] - (this.#mainsOfSlot[index] ?? 0);
    if (sign === 1 && count === 0 && missing > 0) points -= pointsPerMissingMain;
    if (sign === -1 && count === 1 && missing >= 0) points += pointsPerMissingMain;
    return points;
  }

  /** Puts a plate in the place of what is there. @returns the points of the month */
  put(place: number, plate: Plate | null, leftover = false): number {
    const before = this.#plates[place] ?? null;
    this.#stamp++;
    if (before) this.#change(place, before, -1);
    this.#isLeftover[place] = leftover ? 1 : 0;
    this.#plates[place] = plate;
    if (plate) this.#change(place, plate, 1);
    const day = this.#places[place]?.day ?? 0;
    if (before) this.#countFoods(before);
    if (plate) this.#countFoods(plate);
    this.#countDay(day);
    this.#known = this.points();
    return this.#known;
  }

  points(): number {
    return (
      this.#platePoints +
      this.#dayTotal +
      this.#weekTotal +
      costPoints(this.#randTotal) +
      this.#mainTotal +
      this.#varietyPoints()
    );
  }

  #change(place: number, plate: Plate, sign: 1 | -1): void {
    const { day, slot } = this.#places[place] ?? { day: 0, slot: 'dinner' as const };
    const week = Math.floor(day / 7);
    const half = halfWeekOf(this.#isLeftover[place] === 1 ? day - 1 : day);
    this.#platePoints += sign * plate.points;
    const total = this.#days[day];
    if (total) addTo(total, plate.vector, sign);
    addDay(this.#weekSums, week * vectorLength, plate.vector, sign);
    for (let index = 0; index < plate.foods.length; index++) {
      const food = plate.foods[index] ?? 0;
      const at = food * halfWeeks + half;
      const grams = sign * (plate.grams[index] ?? 0);
      this.#need[at] = (this.#need[at] ?? 0) + grams;
      this.#total[food] = (this.#total[food] ?? 0) + grams;
      this.#foodUses[food] = (this.#foodUses[food] ?? 0) + sign;
      if (this.#kitchen.foods[food]?.counts) this.#countFood(food * weeks + week, week, sign);
    }
    for (let index = 0; index < plate.ids.length; index++) {
      this.#changeDish(plate.ids[index] ?? 0, day, week, sign);
    }
    const main = plate.ids[0];
    if (main !== undefined) this.#changeMain(main, place, slot, day, sign);
    const from = day * this.#kitchen.kinds.length;
    for (let index = 0; index < plate.kinds.length; index++) {
      const at = from + (plate.kinds[index] ?? 0);
      this.#kindGrams[at] = (this.#kindGrams[at] ?? 0) + sign * (plate.kindGrams[index] ?? 0);
    }
    if (plate.pulses) this.#pulses[week] = (this.#pulses[week] ?? 0) + sign;
    if (plate.processed) this.#processed[week] = (this.#processed[week] ?? 0) + sign;
    if (plate.starchy) this.#starchy[week] = (this.#starchy[week] ?? 0) + sign;
    if (plate.liver) this.#liver[week] = (this.#liver[week] ?? 0) + sign;
    this.#meals[week] = (this.#meals[week] ?? 0) + sign;
  }

  #countFood(at: number, week: number, sign: 1 | -1): void {
    const count = (this.#foodWeeks[at] ?? 0) + sign;
    this.#foodWeeks[at] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#foodsOfWeek[week] = (this.#foodsOfWeek[week] ?? 0) + sign;
    }
  }

  #changeDish(dish: number, day: number, week: number, sign: 1 | -1): void {
    const today = (this.#dishDays[dish * daysOfPlan + day] ?? 0) + sign;
    this.#dishDays[dish * daysOfPlan + day] = today;
    if (sign === 1 ? today > 1 : today > 0) this.#doubles += sign;
    const at = dish * weeks + week;
    const count = (this.#dishWeeks[at] ?? 0) + sign;
    this.#dishWeeks[at] = count;
    if (sign === 1 ? count !== 1 : count !== 0) return;
    this.#dishesOfWeek[week] = (this.#dishesOfWeek[week] ?? 0) + sign;
    for (let other = 0; other < weeks; other++) {
      if (other === week || (this.#dishWeeks[dish * weeks + other] ?? 0) === 0) continue;
      const pair = Math.min(week, other) * weeks + Math.max(week, other);
      this.#shared[pair] = (this.#shared[pair] ?? 0) + sign;
    }
  }

  #changeMain(dish: number, place: number, slot: Slot, day: number, sign: 1 | -1): void {
    const kind = repeatClassOf[slot];
    const at = dish * 3 + kind;
    const bit = 1 << day;
    const days = this.#mainDays[at] ?? 0;
    const now = sign === 1 ? days | bit : days & ~bit;
    this.#mainDays[at] = now;
    const leftovers = this.#leftoverDays[dish] ?? 0;
    if (this.#isLeftover[place] === 1) {
      this.#leftoverDays[dish] = sign === 1 ? leftovers | bit : leftovers & ~bit;
    }
    const points = repeatPoints(kind, now, this.#leftoverDays[dish] ?? 0);
    this.#mainTotal += points - (this.#mainPoints[at] ?? 0);
    this.#mainPoints[at] = points;
    const index = slots.indexOf(slot);
    const main = dish * slots.length + index;
    const count = (this.#mains[main] ?? 0) + sign;
    this.#mains[main] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#mainsOfSlot[index] = (this.#mainsOfSlot[index] ?? 0) + sign;
    }
  }

  /** Rands for a food's packs as they are needed now. */
  #randNow(food: number): number {
    const packs = this.#kitchen.foods[food]?.packs;
    return packs?.rand(this.#need, food * halfWeeks, this.#total[food] ?? 0) ?? 0;
  }

  #countFoods({ foods }: Plate): void {
    for (let index = 0; index < foods.length; index++) {
      const food = foods[index] ?? 0;
      if (this.#foodStamp[food] === this.#stamp) continue;
      this.#foodStamp[food] = this.#stamp;
      const rand = this.#randNow(food);
      this.#randTotal += rand - (this.#foodRand[food] ?? 0);
      this.#foodRand[food] = rand;
    }
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
    this.#mainKind[day] = this.#mainKindWith(day, null, null);
  }

  #varietyPoints(): number {
    let points = pointsPerDouble * this.#doubles;
    for (let week = 0; week < weeks; week++) {
      points += pointsPerMissingFood * Math.max(0, wantedFoods - (this.#foodsOfWeek[week] ?? 0));
      points += pointsPerPulseMeal * Math.max(0, 2 - (this.#pulses[week] ?? 0));
      points += pointsPerProcessedMeal * Math.max(0, (this.#processed[week] ?? 0) - 1);
      points += pointsPerLiverDay * Math.max(0, (this.#liver[week] ?? 0) - 1);
      if (this.#rules.starch) {
        const missing = 0.52 * (this.#meals[week] ?? 0) - (this.#starchy[week] ?? 0);
        if (missing > 0) points += pointsPerStarchlessMeal * missing;
      }
      for (let other = week + 1; other < weeks; other++) {
        const both = this.#shared[week * weeks + other] ?? 0;
        const all = (this.#dishesOfWeek[week] ?? 0) + (this.#dishesOfWeek[other] ?? 0) - both;
        points += alikePoints(both, all);
      }
    }
    for (let index = 0; index < this.#slotsUsed.length; index++) {
      const slot = this.#slotsUsed[index] ?? 0;
      const wanted = wantedMains[slots[slot] ?? 'snack'];
      points += pointsPerMissingMain * Math.max(0, wanted - (this.#mainsOfSlot[slot] ?? 0));
    }
    return points + this.#runPoints(-1, 0);
  }
}
