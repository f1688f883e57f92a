import { absent } from '../../../absent.ts';
import {
  type Weekday,
  weekdayOf,
  weekendDays,
  weekIndexOf,
  weekIndices,
} from '../../../calendar.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import { isGoodNextDay, keepsFor, potMinutes } from '../../model/leftovers.ts';
import type { Plate } from '../../model/plates.ts';

/** A lunch that is left over, as a place of the menu. */
export interface Lunch {
  readonly place: number;
  readonly day: number;
}

/** A dinner, as a place of the menu, and the lunches after it that are served from its pot. */
export interface Link {
  readonly dinner: number;
  /** Day on which the dinner is cooked. */
  readonly day: number;
  readonly lunches: readonly Lunch[];
  /** Points that it is worth. */
  readonly worth: number;
}

/** Points that it is worth not to cook a lunch, by which a month may be a little less good otherwise. */
const worth = 90;
/** One that is carried and warmed up is last night's dinner for most people: nobody cooks for a lunch box in the morning. */
const worthCarried = 300;
/** For those with little time it is worth a little more on the evenings at which they rather cook. */
const moreOnSessionDay = 10;
/** A lunch of what was cooked is welcome now and then, not every day. */
const mostAWeek = 4;
/** Days on which those with little time rather cook for later: on one of them, and on the other for two lunches. */
const sessionDays: readonly Weekday[] = ['Wednesday', 'Sunday'];
const longSessionDay: Weekday = 'Sunday';
/** Minutes for a meal up to which a member is short of time. */
const littleTime = 30;

/** Whether a dish is as good later, and a pot of it for some lunches cooked with its sides in the member's time. */
export function isWorthMore({ dishes }: Plate, { rules }: PlanTask, lunches: number): boolean {
  const [main, ...sides] = dishes.map(({ portioned }) => portioned.dish.recipe);
  const dish = dishes[0]?.portioned.dish;
  if (!main || !dish || rules.lacks.has('Fridge') || !isGoodNextDay(dish)) return false;
  const mayFreeze = main.freezes && !rules.lacks.has('Freezer');
  if (!keepsFor(main, lunches, false) && !mayFreeze) return false;
  const pot = potMinutes(main, lunches);
  const work = sides.reduce((sum, { activeMinutes }) => sum + activeMinutes, pot.work);
  return Math.max(work, pot.total) <= rules.minutes;
}

/**
 * Lunches that are left over from the dinner before, and for those with little time pots for two days: which there could
 * be, and which there are.
 */
export class LeftoverLinks {
  /** All that there could be. */
  readonly possible: readonly Link[];
  readonly #linkOf = new Map<number, Link>();
  readonly #perWeek: number[] = weekIndices.map(() => 0);

  /**
   * @param byDay places of each meal, by day
   * @param free places of meals that are to be found
   */
  constructor(
    task: PlanTask,
    byDay: ReadonlyMap<number, readonly number[]>,
    free: ReadonlySet<number>,
  ) {
    const lunch = task.times.findIndex(({ slot }) => slot === 'lunch');
    const evening = task.times.findIndex(({ slot }) => slot === 'dinner');
    const busy = task.rules.minutes <= littleTime;
    const isCarried = (day: number) =>
      task.rules.lunchAs !== null && !weekendDays.has(weekdayOf(day, task.first));
    const worthOf = ({ day }: Lunch) => (isCarried(day) ? worthCarried : worth);
    this.possible = [...byDay].flatMap(([day, places]): readonly Link[] => {
      const dinner = places[evening] ?? -1;
      const [next, other] = [day + 1, day + 2].map((later) => ({
        place: byDay.get(later)?.[lunch] ?? -1,
        day: later,
      }));
      if (!next || !other || !free.has(dinner) || !free.has(next.place)) return [];
      if (task.sunday && weekdayOf(next.day, task.first) === 'Sunday') return [];
      const weekday = weekdayOf(day, task.first);
      const often = busy && sessionDays.includes(weekday);
      const own = worthOf(next);
      const double = { dinner, day, lunches: [next], worth: often ? own + moreOnSessionDay : own };
      // a dish comes twice a week at most, so that only a pot at its end can serve two days more
      if (!busy || weekday !== longSessionDay || !free.has(other.place)) return [double];
      return [double, { ...double, lunches: [next, other], worth: own + worthOf(other) }];
    });
  }

  /** Whether any lunch could be left over. */
  get any(): boolean {
    return this.possible.length > 0;
  }

  /** Whether a meal is cooked for another one, or left over. */
  has(place: number): boolean {
    return this.#linkOf.has(place);
  }

  /** The link of which a meal is part. */
  of(place: number): Link | undefined {
    return this.#linkOf.get(place);
  }

  /** The links that there are, by the places of their meals. */
  byPlace(): ReadonlyMap<number, Link> {
    return this.#linkOf;
  }

  add(link: Link): void {
    this.#linkOf.set(link.dinner, link);
    for (const { place, day } of link.lunches) {
      this.#linkOf.set(place, link);
      const week = weekIndexOf(day);
      this.#perWeek[week] = (this.#perWeek[week] ?? absent()) + 1;
    }
  }

  remove(link: Link): void {
    this.#linkOf.delete(link.dinner);
    for (const { place, day } of link.lunches) {
      this.#linkOf.delete(place);
      const week = weekIndexOf(day);
      this.#perWeek[week] = (this.#perWeek[week] ?? absent()) - 1;
    }
  }

  /** Whether nothing of a link is part of another one, and its weeks have room for it. */
  isOpen({ dinner, lunches }: Link): boolean {
    return (
      !this.has(dinner) &&
      lunches.every(
        ({ place, day }) =>
          !this.has(place) &&
          (this.#perWeek[weekIndexOf(day)] ?? absent()) + lunches.length <= mostAWeek,
      )
    );
  }
}
