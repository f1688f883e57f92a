import type { MealWeekFigures, Overview, TrainingWeekFigures } from '#contract/overview.ts';
import { planWeek, weekdayName } from '#web/lib/plan-calendar.ts';

const weeks = 4;

/** Days of a plan count from Monday, those of a date from Sunday. */
function dayIndex(date: Date): number {
  return (date.getDay() + 6) % 7;
}

export interface MealsToday {
  readonly week: MealWeekFigures;
  readonly day: MealWeekFigures['days'][number];
  /** 0 for Monday. */
  readonly dayIndex: number;
}

export interface TrainingToday {
  readonly week: TrainingWeekFigures;
  /** Null on a day of rest. */
  readonly session: TrainingWeekFigures['sessions'][number] | null;
  /** Weekday of the next session after a day of rest, and what it is. */
  readonly next: { readonly weekday: string; readonly name: string } | null;
}

/** Where a plan of four weeks stands on a day. */
export type Standing<T> =
  | { readonly state: 'none' }
  /** A plan whose structure is not known: its page shows it. */
  | { readonly state: 'unread'; readonly made: Date }
  | { readonly state: 'over'; readonly made: Date }
  | { readonly state: 'running'; readonly made: Date; readonly week: number; readonly today: T };

interface Made<Week> {
  readonly madeAt: string;
  readonly weeks: readonly Week[] | null;
}

function standing<Week extends { readonly week: number }, T>(
  plan: Made<Week> | null,
  now: Date,
  todayOf: (week: Week, following: Week | undefined) => T | null,
): Standing<T> {
  if (plan === null) return { state: 'none' };
  const made = new Date(plan.madeAt);
  const number = planWeek(made, now);
  if (number > weeks) return { state: 'over', made };
  const week = plan.weeks?.find((one) => one.week === number);
  const following = plan.weeks?.find((one) => one.week === number + 1);
  const today = week ? todayOf(week, following) : null;
  return today === null
    ? { state: 'unread', made }
    : { state: 'running', made, week: number, today };
}

export function mealsStanding({ meals }: Overview, now: Date): Standing<MealsToday> {
  return standing(meals, now, (week) => {
    const index = dayIndex(now);
    const day = week.days[index];
    return day ? { week, day, dayIndex: index } : null;
  });
}

export function trainingStanding({ training }: Overview, now: Date): Standing<TrainingToday> {
  return standing(training, now, (week, following) => {
    const { sessions } = week;
    const session = sessions.find(({ weekday }) => weekday === weekdayName(now)) ?? null;
    const later = [...Array(7).keys()].map((days) => {
      const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days + 1);
      const from = dayIndex(date) > dayIndex(now) ? sessions : (following?.sessions ?? []);
      return from.find(({ weekday }) => weekday === weekdayName(date));
    });
    return { week, session, next: later.find((one) => one !== undefined) ?? null };
  });
}
