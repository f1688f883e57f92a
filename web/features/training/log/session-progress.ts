import type { WeekNumber } from '#planning/calendar.ts';
import { type Progress, setsDone } from '#web/lib/training/sets-done.ts';
import type { SessionDetails, WeekDetails } from '../plan-details.ts';
import { type SetBook, setKey } from './set-book.ts';

/** A session of the plan: its week and its name, which is the same in every week. */
export interface SessionPlace {
  readonly week: WeekNumber;
  readonly session: string;
  /** Of another plan than the one that is there now. */
  readonly plan?: string;
}

export function findSession(
  weeks: readonly WeekDetails[],
  place: SessionPlace,
): { readonly week: WeekDetails; readonly session: SessionDetails } | null {
  const week = weeks.find(
    (one) => one.week === place.week && (place.plan === undefined || one.plan === place.plan),
  );
  const session = week?.sessions.find(({ name }) => name === place.session);
  return week && session ? { week, session } : null;
}

/** How many of a session's sets are done. */
export function progressOf(week: WeekDetails, session: SessionDetails, book: SetBook): Progress {
  const { plan, week: number } = week;
  const keys = session.blocks.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise, sets }) =>
      Array.from({ length: sets }, (_, index) =>
        setKey({ plan, week: number, session: session.name, exercise, set: index + 1 }),
      ),
    ),
  );
  return { done: keys.filter((key) => book.get(key)?.done).length, of: keys.length };
}

/** '5 of 14 sets done'; empty before the first. */
export function progressText(
  weeks: readonly WeekDetails[],
  place: SessionPlace,
  book: SetBook,
): string {
  const found = findSession(weeks, place);
  return found ? setsDone(progressOf(found.week, found.session, book)) : '';
}
