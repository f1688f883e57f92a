import type { MealWeekFigures, Overview, TrainingWeekFigures } from '#contract/plans/overview.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import {
  type Dated,
  daysPerWeek,
  weekdayOn,
  weekdaysFrom,
  weeksOfPlan,
} from '#planning/calendar.ts';
import { addDays, daysBetween } from '#planning/calendar-day.ts';
import { dateBrief, dayBrief } from '#planning/page/day-words.ts';
import { offeredSession } from '#web/lib/plans/offered-session.ts';
import { localDay, type PlanPlace, planPlace } from '#web/lib/plans/plan-calendar.ts';
import { setsDone } from '#web/lib/plans/sets-done.ts';

export interface MealsToday {
  readonly week: MealWeekFigures;
  readonly day: MealWeekFigures['days'][number];
  /** In the week of the plan, from 0. */
  readonly dayIndex: number;
  /** The days of the plan. */
  readonly dated: Dated;
}

export interface TrainingToday {
  readonly week: TrainingWeekFigures;
  /** Null on a day of rest, unless one of an earlier day of the week was missed. */
  readonly session: TrainingWeekFigures['sessions'][number] | null;
  /** Day of a session that was meant for an earlier one, such as 'Mon 23 Nov'; null for today's own. */
  readonly from: string | null;
  /** Day of the next session after a day of rest, such as 'Mon 30 Nov', and what it is. */
  readonly next: { readonly day: string; readonly name: string } | null;
}

/** Where a plan of four weeks stands on a day. */
export type PlanStanding<T> =
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
  return starts === null ? 'Today' : weekdayOn(day);
}

interface Made<Week> {
  readonly madeAt: string;
  readonly startsOn: string | null;
  readonly weeks: readonly Week[] | null;
}

function standing<Week extends { readonly week: number }, T>(
  plan: Made<Week> | null,
  now: Date,
  todayOf: (place: PlanPlace, week: Week, following: Week | undefined) => T | null,
): PlanStanding<T> {
  if (plan === null) return { state: 'none' };
  const made = new Date(plan.madeAt);
  const place = planPlace({ made, startsOn: plan.startsOn }, now);
  if (place.week > weeksOfPlan) return { state: 'over', made };
  const week = plan.weeks?.find((one) => one.week === place.week);
  const following = plan.weeks?.find((one) => one.week === place.week + 1);
  const today = week ? todayOf(place, week, following) : null;
  return today === null ? { state: 'unread', made } : { state: 'running', made, place, today };
}

export function mealsStanding({ meals }: Overview, now: Date): PlanStanding<MealsToday> {
  const start = meals?.startsOn ?? null;
  const dated: Dated = start === null ? {} : { start };
  return standing(meals, now, ({ inWeek }, week) => {
    const day = week.days[inWeek];
    return day ? { week, day, dayIndex: inWeek, dated } : null;
  });
}

export function trainingStanding({ training }: Overview, now: Date): PlanStanding<TrainingToday> {
  const start = training?.startsOn ?? null;
  const dated: Dated = start === null ? {} : { start };
  return standing(training, now, ({ day: today, inWeek }, week, following) => {
    const on = (sessions: typeof week.sessions, day: string) =>
      sessions.find(({ weekday }) => weekday === weekdayOn(day));
    const later = Array.from({ length: daysPerWeek }, (_, index) => {
      const day = addDays(today, index + 1);
      const from = inWeek + index + 1 < daysPerWeek ? week : following;
      const session = on(from?.sessions ?? [], day);
      return session && { day: dateBrief(day), name: session.name };
    });
    const next = later.find((one) => one !== undefined) ?? null;
    const offered = offeredSession(
      week.sessions,
      weekdaysFrom(weekdayOn(addDays(today, -inWeek))),
      weekdayOn(today),
      ({ sets }) => ({ ...sets, saidAt: sets.saidAt ?? 0 }),
      now,
    );
    const session = offered?.session ?? null;
    const from =
      session && offered?.late
        ? dayBrief(dated, { week: week.week, weekday: session.weekday })
        : null;
    return { week, session, from, next };
  });
}

/** How long a session is, or how much of it is done once it is begun. */
export function sessionState({ minutes, sets }: NonNullable<TrainingToday['session']>): string {
  return setsDone(sets) || `${minutes}\u00a0min`;
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

/**
 * Whether a member with plans uses them for more than a week: by the age of the account, since whoever makes new plans
 * every few days never comes to the second week of one; or by the plans, where that age is not known.
 * @param since ISO time at which the account was made; null where it is not known
 */
export function isPastFirstWeek(overview: Overview, now: Date, since: string | null): boolean {
  const plans = [mealsStanding(overview, now), trainingStanding(overview, now)];
  const used = since === null ? 0 : daysBetween(localDay(new Date(since)), localDay(now));
  return plans.some(
    (plan) =>
      plan.state === 'over' ||
      (plan.state === 'running' && (plan.place.week > 1 || used >= daysPerWeek)),
  );
}
