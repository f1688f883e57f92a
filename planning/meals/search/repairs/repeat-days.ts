import { absent } from '../../../absent.ts';
import { daysOfWeek } from '../../../calendar.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import { mainOf, type Plate } from '../../model/plates.ts';
import { daysWithoutPots, type LinkedMonth, platesOf, putAll } from '../month/month.ts';
import { brokenWeeks, scoreOf } from './mend-violations.ts';

/** Days of a week that are exchanged for others before it is given up. */
const mostRepeats = 10;

/** Exchanges the plates of a whole day. The day is emptied first, so that no dish is counted on it twice in between. */
function putDay({ menu }: LinkedMonth, places: readonly number[], plates: readonly Plate[]): void {
  putAll(menu, places, []);
  putAll(menu, places, plates);
}

/**
 * Serves a good day of the month again in weeks that still break a rule, whole and with its portions as they are. Where
 * a body leaves hardly any room, a day that keeps every rule is rare, and one that was found is worth eating twice.
 */
export function repeatDays(task: PlanTask, month: LinkedMonth): void {
  const { menu, byDay, free } = month;
  const open = new Set(free.map(({ place }) => place));
  const days = [...daysWithoutPots(month)];
  const placesOf = (day: number) => byDay.get(day) ?? [];
  const mayChange = (day: number) => placesOf(day).every((place) => open.has(place));

  /** The exchange of one day of a week for another that leaves least broken; nothing has changed afterwards. */
  const best = (week: number) => {
    let least = scoreOf(task, month);
    let found: { readonly day: number; readonly plates: readonly Plate[] } | null = null;
    const targets = daysOfWeek(week).filter((day) => days.includes(day) && mayChange(day));
    for (const day of targets) {
      const places = placesOf(day);
      const before = platesOf(menu, places);
      for (const source of days) {
        const plates = platesOf(menu, placesOf(source));
        if (source === day || plates.length !== places.length) continue;
        const fits = plates.every(
          (plate, meal) => !menu.mustStay(places[meal] ?? absent(), mainOf(plate)),
        );
        if (!fits) continue;
        putDay(month, places, plates);
        const points = scoreOf(task, month);
        if (points < least) {
          least = points;
          found = { day, plates };
        }
        putDay(month, places, before);
      }
    }
    return found;
  };

  for (const week of brokenWeeks(task, month)) {
    for (let repeat = 0; repeat < mostRepeats && brokenWeeks(task, month).has(week); repeat++) {
      const found = best(week);
      if (!found) break;
      putDay(month, placesOf(found.day), found.plates);
    }
  }
}
