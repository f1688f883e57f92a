import type { Weekday, WeekNumber } from '../../calendar.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import type { Profile } from '../../profile/profile.ts';
import { exerciseAllowed, type TrainingRules } from '../../safety/training-rules.ts';
import { reserveOf } from '../model/dose.ts';
import type { TrainingSession, TrainingWeek } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import type { Frame } from '../plan-training.ts';

function idsOf(session: TrainingSession): readonly string[] {
  const { warmUp, balance, mobility, coolDown, conditioning } = session;
  return [
    ...strengthOf(session).map(({ exercise }) => exercise),
    ...[warmUp, balance, mobility, coolDown].flat().map(({ exercise }) => exercise),
    ...(conditioning?.exercises ?? []),
  ];
}

/** Which sessions there are and where, whatever days they were moved to. */
function layout(sessions: readonly Pick<TrainingSession, 'name' | 'place'>[]): string {
  return sessions
    .map(({ name, place }) => `${name}/${place}`)
    .toSorted()
    .join();
}

/** A session of a stored plan that the member must not or cannot do as it stands. */
export interface ForbiddenSession {
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  /** Ids of the exercises that the rules exclude. */
  readonly exercises: readonly string[];
  /** It wants a gym, and the member trains at home, or the other way about. */
  readonly elsewhere: boolean;
}

/** What a stored plan holds that the rules as they are now exclude. */
export interface ForbiddenTraining {
  readonly sessions: readonly ForbiddenSession[];
  /** Efforts or a caution that age, weight or health rule out: as a whole it is harder than the member may train. */
  readonly tooHard: boolean;
}

function isTooHard(week: TrainingWeek, rules: TrainingRules): boolean {
  const kinds = week.sessions.flatMap(({ conditioning }) => conditioning ?? []);
  const intervals = kinds.filter(({ kind }) => kind === 'intervals').length;
  return (
    intervals > rules.intervalsPerWeek ||
    (rules.gentle && kinds.some(({ intensity }) => intensity === 'vigorous')) ||
    (rules.balanceWork && !week.sessions.some(({ balance }) => balance.length > 0)) ||
    (rules.clearance !== null && week.clearance === null) ||
    week.sessions.some((session) =>
      strengthOf(session).some(({ reserve }) => reserve < reserveOf(rules, week.week)),
    )
  );
}

/**
 * What of a stored plan the gates of a new one would refuse: equipment that was given away, exercises above the level,
 * efforts that age or weight rule out. An exercise that the table has lost counts as refused.
 */
export function forbiddenTraining(
  weeks: readonly TrainingWeek[],
  rules: TrainingRules,
  location: Profile['workout_location'],
  table: ReadonlyMap<string, Exercise>,
): ForbiddenTraining {
  const allowed = (id: string, place: TrainingSession['place']) => {
    const exercise = table.get(id);
    return exercise !== undefined && exerciseAllowed(exercise, place, rules);
  };
  const sessions = weeks.flatMap(({ week, sessions: own, balanceDays }) => {
    const found = own.map((session) => ({
      week,
      weekday: session.weekday,
      exercises: idsOf(session).filter((id) => !allowed(id, session.place)),
      elsewhere: location !== 'Both' && location !== session.place,
    }));
    const balance = balanceDays.map(({ weekday, items }) => ({
      week,
      weekday,
      exercises: items.map(({ exercise }) => exercise).filter((id) => !allowed(id, 'Home')),
      elsewhere: false,
    }));
    return [...found, ...balance].filter(
      ({ exercises, elsewhere }) => exercises.length > 0 || elsewhere,
    );
  });
  return { sessions, tooHard: weeks.some((week) => isTooHard(week, rules)) };
}

/** Whether a plan still is what the profile asks for, and holds nothing that the profile as it is now forbids. */
export function fitsProfile(weeks: readonly TrainingWeek[], member: Frame): boolean {
  const { profile, rules, frame, split, table } = member;
  const { sessions, tooHard } = forbiddenTraining(weeks, rules, profile.workout_location, table);
  return (
    !tooHard &&
    sessions.length === 0 &&
    weeks.every(
      (week) =>
        week.goal === rules.goal &&
        week.level === rules.level &&
        week.duration.high === frame.high &&
        week.split === split.name &&
        week.clearance === rules.clearance &&
        layout(week.sessions) === layout(split.days),
    )
  );
}
