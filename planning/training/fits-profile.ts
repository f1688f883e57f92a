import { exerciseAllowed } from '../safety/training-rules.ts';
import { reserveOf } from './dose.ts';
import type { Frame } from './plan-training.ts';
import type { TrainingSession, TrainingWeek } from './training-plan.ts';
import { strengthOf } from './week-totals.ts';

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

/**
 * Whether a plan still is what the profile asks for, and holds nothing that the profile as it is now forbids:
 * equipment that was given away, exercises above the level, efforts that age or weight rule out.
 */
export function fitsProfile(weeks: readonly TrainingWeek[], member: Frame): boolean {
  const { rules, frame, split, table } = member;
  const allowed = (id: string, place: TrainingSession['place']) => {
    const exercise = table.get(id);
    return exercise !== undefined && exerciseAllowed(exercise, place, rules);
  };
  return weeks.every((week) => {
    const intervals = week.sessions.filter(
      ({ conditioning }) => conditioning?.kind === 'intervals',
    );
    return (
      week.goal === rules.goal &&
      week.level === rules.level &&
      week.duration.high === frame.high &&
      week.split === split.name &&
      week.clearance === rules.clearance &&
      layout(week.sessions) === layout(split.days) &&
      intervals.length <= rules.intervalsPerWeek &&
      (!rules.gentle ||
        week.sessions.every(({ conditioning }) => conditioning?.intensity !== 'vigorous')) &&
      (!rules.balanceWork || week.sessions.some(({ balance }) => balance.length > 0)) &&
      week.balanceDays.every(({ items }) =>
        items.every(({ exercise }) => allowed(exercise, 'Home')),
      ) &&
      week.sessions.every(
        (session) =>
          strengthOf(session).every(({ reserve }) => reserve >= reserveOf(rules, week.week)) &&
          idsOf(session).every((id) => allowed(id, session.place)),
      )
    );
  });
}
