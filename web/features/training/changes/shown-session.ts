import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { dayHeading } from '#web/lib/plans/plan-names.ts';

/** A session of the plan on screen. */
export interface ShownSession {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  /** Such as 'Full body A'. */
  readonly session: string;
  /** Such as 'Monday 30 November', or 'Monday' of a plan whose dates are not known. */
  readonly day: string;
  /** Such as 'Full body A on Monday 30 November, week 1'. */
  readonly name: string;
}

/** An exercise of a session on screen. */
export interface ShownExercise extends ShownSession {
  /** Place in the session's order, from 0. */
  readonly exercise: number;
  /** Its name now. */
  readonly now: string;
}

type SessionPlace = Pick<ShownSession, 'week' | 'weekday'>;
type ExercisePlace = SessionPlace & Pick<ShownExercise, 'exercise'>;

/** Tells the sessions of a plan apart. */
export const sessionKeyOf = ({ week, weekday }: SessionPlace) => `${week}-${weekday}`;

/** Tells the exercises of a plan apart. */
export const exerciseKeyOf = (place: ExercisePlace) => `${sessionKeyOf(place)}-${place.exercise}`;

/** Id of the button that swaps an exercise. */
export const swapExerciseButtonId = (place: ExercisePlace) => `swap-${exerciseKeyOf(place)}`;

/** Id of the button that moves a session. */
export const moveButtonId = (place: SessionPlace) => `move-${sessionKeyOf(place)}`;

/** The part of the plan on screen that is the session, of the day for which it is stored. */
export function sessionSectionOf(place: SessionPlace): Element | null {
  return document.getElementById(moveButtonId(place))?.closest('.day') ?? null;
}

/** The part of the plan on screen that is the exercise. */
export function exerciseSectionOf(place: ExercisePlace): Element | null {
  return document.getElementById(swapExerciseButtonId(place))?.closest('.exercise') ?? null;
}

/** What a part of a week's plan says of itself; null where it is no session. */
export function sessionOf(section: Element, week: WeekNumber): ShownSession | null {
  const { name: day = '', weekday = null, session = null } = dayHeading(section) ?? {};
  if (weekday === null || session === null || !section.querySelector('.session')) return null;
  return { week, weekday, day, session, name: `${session} on ${day}, week ${week}` };
}

/** Sessions of a week on screen, by their days. */
export function sessionsOnScreen(week: WeekNumber): readonly ShownSession[] {
  const days = document.querySelectorAll(`#week-${week} .plan > .day`);
  return [...days].flatMap((section) => sessionOf(section, week) ?? []);
}
