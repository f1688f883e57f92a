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
  /**
   * Why it is harder as a whole than the member may train: efforts or a caution that age, weight or health rule out, or
   * nothing but intervals, which wait until the questions about health are answered; null where it is not.
   */
  readonly tooHard: 'for the profile' | 'before answers' | null;
}

function hasMoreIntervals(week: TrainingWeek, rules: TrainingRules): boolean {
  const hard = week.sessions.filter(({ conditioning }) => conditioning?.kind === 'intervals');
  return hard.length > rules.intervalsPerWeek;
}

/** Whether a plan has intervals and its member has yet to answer the questions about health. */
export function hasEarlyIntervals(weeks: readonly TrainingWeek[], rules: TrainingRules): boolean {
  return rules.intervalsAwaitAnswers && weeks.some((week) => hasMoreIntervals(week, rules));
}

function isTooHard(week: TrainingWeek, rules: TrainingRules): boolean {
  const kinds = week.sessions.flatMap(({ conditioning }) => conditioning ?? []);
  return (
    (!rules.intervalsAwaitAnswers && hasMoreIntervals(week, rules)) ||
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
  if (weeks.some((week) => isTooHard(week, rules))) return { sessions, tooHard: 'for the profile' };
  return { sessions, tooHard: hasEarlyIntervals(weeks, rules) ? 'before answers' : null };
}

/** Whether a plan still is what the profile asks for, and holds nothing that the profile as it is now forbids. */
export function fitsProfile(weeks: readonly TrainingWeek[], member: Frame): boolean {
  const { profile, rules, frame, split, table } = member;
  const { sessions, tooHard } = forbiddenTraining(weeks, rules, profile.workout_location, table);
  return (
    tooHard === null &&
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
