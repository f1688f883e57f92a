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
import { localDay, type PlanPlace, planPlace } from '#web/lib/plans/plan-calendar.ts';
import { type LeftSets, leftText } from '#web/lib/training/left-sets.ts';
import { lateText, offeredSession } from '#web/lib/training/offered-session.ts';
import { setsDone } from '#web/lib/training/sets-done.ts';

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
  /** Where a session that is not today's own comes from, in words; empty where it is. */
  readonly origin: string;
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

/** @param left what was begun in the plans before these, and is gone on with first */
export function trainingStanding(
  { training }: Overview,
  now: Date,
  left: LeftSets | null = null,
): PlanStanding<TrainingToday> {
  const start = training?.startsOn ?? null;
  const dated: Dated = start === null ? {} : { start };
  const known = standing(training, now, ({ day: today, inWeek }, week, following) => {
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
    const origin = from === null ? '' : lateText(from, (session?.sets.done ?? 0) > 0);
    return { week, session, from, origin, next };
  });
  if (left === null || known.state !== 'running') return known;
  const { session: name, weekday, minutes, done, of, saidAt } = left;
  const session = { name, weekday, minutes, sets: { done, of, saidAt } };
  const today = { ...known.today, session, from: null, origin: leftText };
  // it is today's, on whichever day these plans begin
  return { ...known, place: { ...known.place, starts: null }, today };
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

/** The same of today's session; of plans that are not there any more nobody asks. */
export function sessionConcern(
  { week, session, origin }: TrainingToday,
  fit: ProfileFit | null,
): string {
  if (origin === leftText) return '';
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
