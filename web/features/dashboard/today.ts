import type { MealWeekFigures, Overview, TrainingWeekFigures } from '#contract/overview.ts';
import type { ProfileFit } from '#contract/profile-fit.ts';
import { dayIndex, type PlanPlace, planPlace, weekdayName } from '#web/lib/plan-calendar.ts';

const weeks = 4;

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
  | {
      /** It may begin in a day or two: then its place is its first day. */
      readonly state: 'running';
      readonly made: Date;
      readonly place: PlanPlace;
      readonly today: T;
    };

/** What the day of a plan is called: 'Today', or 'Monday' of a plan that is to begin then. */
export function dayName({ day, starts }: PlanPlace): string {
  return starts === null ? 'Today' : weekdayName(day);
}

interface Made<Week> {
  readonly madeAt: string;
  readonly weeks: readonly Week[] | null;
}

function standing<Week extends { readonly week: number }, T>(
  plan: Made<Week> | null,
  now: Date,
  todayOf: (day: Date, week: Week, following: Week | undefined) => T | null,
): Standing<T> {
  if (plan === null) return { state: 'none' };
  const made = new Date(plan.madeAt);
  const place = planPlace(made, now);
  if (place.week > weeks) return { state: 'over', made };
  const week = plan.weeks?.find((one) => one.week === place.week);
  const following = plan.weeks?.find((one) => one.week === place.week + 1);
  const today = week ? todayOf(place.day, week, following) : null;
  return today === null ? { state: 'unread', made } : { state: 'running', made, place, today };
}

export function mealsStanding({ meals }: Overview, now: Date): Standing<MealsToday> {
  return standing(meals, now, (date, week) => {
    const index = dayIndex(date);
    const day = week.days[index];
    return day ? { week, day, dayIndex: index } : null;
  });
}

export function trainingStanding({ training }: Overview, now: Date): Standing<TrainingToday> {
  return standing(training, now, (today, week, following) => {
    const { sessions } = week;
    const session = sessions.find(({ weekday }) => weekday === weekdayName(today)) ?? null;
    const later = [...Array(7).keys()].map((days) => {
      const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days + 1);
      const from = dayIndex(date) > dayIndex(today) ? sessions : (following?.sessions ?? []);
      return from.find(({ weekday }) => weekday === weekdayName(date));
    });
    return { week, session, next: later.find((one) => one !== undefined) ?? null };
  });
}

/** Why the profile does not allow one of today's meals; empty where it does, as far as that is known. */
export function mealConcern(
  { week, dayIndex: day }: MealsToday,
  meal: number,
  fit: ProfileFit | null,
): string {
  const here =
    fit?.meals?.marks.filter((mark) => mark.week === week.week && mark.day === day) ?? [];
  return (
    (here.find((mark) => mark.meal === meal) ?? here.find((mark) => mark.meal === null))?.says ?? ''
  );
}

/** The same of today's session. */
export function sessionConcern({ week, session }: TrainingToday, fit: ProfileFit | null): string {
  const mark = fit?.training?.marks.find(
    (one) => one.week === week.week && one.weekday === session?.weekday,
  );
  return mark?.says ?? '';
}
