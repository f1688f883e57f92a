import { type Weekday, type WeekNumber, weekdays } from '../../calendar.ts';
import type { BuiltWeek } from '../model/built-week.ts';
import type { TrainingChange, TrainingWeek } from '../model/training-plan.ts';
import type { Frame } from '../plan-training.ts';
import { builtOf, checked, doesNotFit } from './edit-weeks.ts';

export interface SessionMove {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  readonly to: Weekday;
  /** Only this week, or this one and those after it. */
  readonly following: boolean;
}

function movedWeek(week: BuiltWeek, from: Weekday, to: Weekday): BuiltWeek {
  const other = (weekday: Weekday) => (weekday === from ? to : weekday === to ? from : weekday);
  return {
    ...week,
    sessions: week.sessions.map((session) => ({ ...session, weekday: other(session.weekday) })),
    balanceDays: week.balanceDays.map((day) => ({ ...day, weekday: other(day.weekday) })),
  };
}

export function moved(
  weeks: readonly TrainingWeek[],
  move: SessionMove,
  member: Frame,
): TrainingChange {
  const { week, weekday, to, following } = move;
  const session = weeks
    .find((one) => one.week === week)
    ?.sessions.find((one) => one.weekday === weekday);
  if (!session || !weekdays.includes(to)) return doesNotFit('there is no such session');
  const built = builtOf(weeks).map((one) => {
    const meant = one.week === week || (following && one.week > week);
    const there = one.sessions.some(
      (other) => other.weekday === weekday && other.name === session.name,
    );
    return meant && there ? movedWeek(one, weekday, to) : one;
  });
  return checked(built, member);
}
