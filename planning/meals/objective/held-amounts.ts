import { absent } from '../../absent.ts';
import { daysOfPlan, firstDayOf, weekIndexOf, weeksOfPlan } from '../../calendar.ts';
import { addTo, at, dayAmounts, type Vector, vectorLength } from '../../nutrition/vector.ts';
import { isTeen, referenceIntakes } from '../../targets/reference-intakes.ts';
import type { DayNeeds, DayPenalty } from '../rules/layers/day-needs.ts';
import { WeekNeeds } from '../rules/layers/week-penalty.ts';
import { mainAmounts } from '../rules/table/nutrients.ts';
import type { JudgedTask } from './judged-task.ts';

/** What each day and each week holds, and the points for what they miss. */
export class HeldAmounts {
  readonly #needs: DayNeeds;
  readonly #weekNeeds: WeekNeeds;
  readonly #days: readonly Float64Array[];
  readonly #dayPoints = new Float64Array(daysOfPlan);
  readonly #weekSums = new Float64Array(weeksOfPlan * vectorLength);
  readonly #weekPoints = new Float64Array(weeksOfPlan);
  /** What a day or week would hold after an exchange that is looked at. */
  readonly #trial = new Float64Array(vectorLength);
  /** Days that changed since they were counted, as bits. */
  #openDays = 0;
  #dayTotal = 0;
  #weekTotal = 0;

  constructor({ terms, penalty, targets, profile }: JudgedTask) {
    this.#needs = penalty;
    const asks = { vegan: profile.diet_type === 'Vegan', teen: isTeen(profile) };
    this.#weekNeeds = new WeekNeeds(targets, referenceIntakes(profile), asks, terms);
    this.#days = Array.from({ length: daysOfPlan }, () => new Float64Array(vectorLength));
  }

  /** Points of all days, and of all weeks. */
  get dayTotal(): number {
    return this.#dayTotal;
  }

  get weekTotal(): number {
    return this.#weekTotal;
  }

  dayPoints(day: number): number {
    return this.#dayPoints[day] ?? absent();
  }

  /** Points of the week of a day. */
  weekPoints(day: number): number {
    return this.#weekPoints[weekIndexOf(day)] ?? absent();
  }

  /** Points of a week with its days. */
  pointsOfWeek(week: number): number {
    const days = this.#dayPoints.subarray(firstDayOf(week), firstDayOf(week + 1));
    return days.reduce((sum, points) => sum + points, this.#weekPoints[week] ?? absent());
  }

  /** What a day holds. */
  day(day: number): Vector {
    return this.#days[day] ?? absent();
  }

  /** What the seven days of a week hold together. */
  weekSum(week: number): Float64Array {
    return this.#weekSums.subarray(week * vectorLength, (week + 1) * vectorLength);
  }

  /** Judges a day by its own needs and by those of its week, the other six days being as they are. */
  withWeek(day: number, own: DayNeeds): DayPenalty {
    const from = weekIndexOf(day) * vectorLength;
    const others = this.#weekSums.slice(from, from + vectorLength);
    const before = this.#days[day];
    if (before) addTo(others, before, -1);
    const sum = new Float64Array(vectorLength);
    const beyond = (total: Vector) => {
      for (let index = 0; index < dayAmounts; index++) {
        sum[index] = (others[index] ?? absent()) + (total[index] ?? absent());
      }
      return this.#weekNeeds.of(sum, 0);
    };
    return { own, beyond, amounts: dayAmounts };
  }

  /**
   * Points more for a day and its week with other amounts in the place of some; nothing changes.
   * @param wished points more for the week that follow from the plates and not from what they hold
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   */
  look(day: number, old: Vector, vector: Vector, wished: number, enough: number): number {
    const week = weekIndexOf(day);
    const total = this.#days[day];
    const dayPoints = this.#dayPoints[day] ?? absent();
    const weekPoints = this.#weekPoints[week] ?? absent();
    // at best the day and its week become right in every respect
    const rest = wished - weekPoints;
    if (!total || rest - dayPoints > enough) return rest - dayPoints;
    const trial = this.#trial;
    const needs = this.#needs;
    for (let index = 0; index < mainAmounts; index++) {
      trial[index] =
        (total[index] ?? absent()) - (old[index] ?? absent()) + (vector[index] ?? absent());
    }
    let today = needs.ofEnergy(trial[at.kcal] ?? absent()) - dayPoints;
    today += needs.ofMain(trial, enough - rest - today);
    if (today + rest > enough) return today + rest;
    for (let index = mainAmounts; index < dayAmounts; index++) {
      trial[index] =
        (total[index] ?? absent()) - (old[index] ?? absent()) + (vector[index] ?? absent());
    }
    today += needs.ofShort(trial);
    if (today + rest > enough) return today + rest;
    const from = week * vectorLength;
    const sums = this.#weekSums;
    for (let index = 0; index < dayAmounts; index++) {
      trial[index] =
        (sums[from + index] ?? absent()) - (old[index] ?? absent()) + (vector[index] ?? absent());
    }
    return today + (this.#weekNeeds.of(trial, 0) - weekPoints) + wished;
  }

  /** Puts amounts in the place of others, to be counted. */
  exchange(day: number, before: Vector, after: Vector): void {
    this.#openDays |= 1 << day;
    const total = this.#days[day];
    if (!total) return;
    const sums = this.#weekSums;
    const from = weekIndexOf(day) * vectorLength;
    for (let index = 0; index < vectorLength; index++) {
      const less = before[index] ?? absent();
      const more = after[index] ?? absent();
      total[index] = (total[index] ?? absent()) - less + more;
      sums[from + index] = (sums[from + index] ?? absent()) - less + more;
    }
  }

  /** Counts the points of what changed. */
  settle(): void {
    for (let day = 0; this.#openDays !== 0; day++) {
      const bit = 1 << day;
      if ((this.#openDays & bit) === 0) continue;
      this.#openDays &= ~bit;
      this.#countDay(day);
      const restOfWeek = firstDayOf(weekIndexOf(day) + 1);
      if (this.#openDays & ((1 << restOfWeek) - 1)) continue;
      this.#countWeek(weekIndexOf(day));
    }
  }

  #countDay(day: number): void {
    const total = this.#days[day];
    if (!total) return;
    const points = this.#needs.ofTotal(total);
    this.#dayTotal += points - (this.#dayPoints[day] ?? absent());
    this.#dayPoints[day] = points;
  }

  #countWeek(week: number): void {
    const weekPoints = this.#weekNeeds.of(this.#weekSums, week * vectorLength);
    this.#weekTotal += weekPoints - (this.#weekPoints[week] ?? absent());
    this.#weekPoints[week] = weekPoints;
  }
}
