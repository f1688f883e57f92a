import type { CookSheets } from '#contract/meals/cook-sheets.ts';
import { paths } from '#contract/paths.ts';
import {
  dayInWeek,
  dayOf,
  type WeekNumber,
  weekNumberOf,
  weeksOfPlan,
} from '#planning/calendar.ts';
import { type EveningTask, eveningTasks } from '#planning/cooking/evening-before.ts';
import { planPlace } from '../lib/plans/plan-calendar.ts';

export const eveningId = 'evening';
/** Where the whole of it stands. */
export const eveningAddress = `${paths.cook}#${eveningId}`;

/** The day of the plan, from 0, on whose evening something may be done: -1 before a plan that starts tomorrow; null: none. */
export function eveningOf({ madeAt, startsOn }: CookSheets, now: Date): number | null {
  if (madeAt === null) return null;
  const { week, inWeek, starts } = planPlace({ made: new Date(madeAt), startsOn }, now);
  if (starts !== null) return starts === 'tomorrow' ? -1 : null;
  return week > weeksOfPlan ? null : dayOf(week, inWeek);
}

interface ThisEvening {
  /** Tomorrow's place in the plan. */
  readonly place: { readonly week: WeekNumber; readonly day: number };
  readonly tasks: readonly EveningTask[];
}

/** What is done this evening for tomorrow; null where there is nothing. */
export function thisEvening(sheets: CookSheets, now: Date): ThisEvening | null {
  const evening = eveningOf(sheets, now);
  if (evening === null) return null;
  const tasks = eveningTasks(sheets.weeks ?? [], evening);
  const week = weekNumberOf(evening + 1);
  if (tasks.length === 0 || week === undefined) return null;
  return { place: { week, day: dayInWeek(evening + 1) }, tasks };
}
