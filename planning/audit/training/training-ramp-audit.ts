import type { Exercise } from '../../catalogue/exercise.ts';
import type { TrainingSession } from '../../training/model/training-plan.ts';
import { type ExerciseTable, sessionTime, trainedIn } from './training-arithmetic.ts';
import type { AuditCase, ReportTrainingBreach } from './training-audit-case.ts';

/** Seconds that a lighter set takes at least beside its repetitions: into place, out of it, a breath. */
const aroundASet = 45;

/** Repetitions of the lighter sets that a lift asks for: two before a loaded bar, one before all else. */
function wanted({ props }: Exercise): readonly number[] {
  return /barbell|trap bar|weight belt/.test(props.join()) ? [5, 3] : [5];
}

/** The lift itself or any of the easier versions that lead up to it. */
function isFor(id: string, lift: Exercise, table: ExerciseTable): boolean {
  if (id === lift.id) return true;
  const easier = table.get(lift.easier ?? '');
  return easier !== undefined && isFor(id, easier, table);
}

function leastSeconds(exercise: Exercise, repetitions: readonly number[]): number {
  let total = 0;
  for (const count of repetitions) {
    const once = exercise.mode === 'time' ? 10 : count * (exercise.secondsPerRep ?? Number.NaN);
    total += aroundASet + once * (exercise.unilateral ? 2 : 1);
  }
  return total;
}

/**
 * Rule 95: before fast work and every main lift stand lighter sets of it, or of its easier version, with the time that
 * they take; and with that time the session is within the minutes that were chosen.
 */
export function checkRampUp(
  session: TrainingSession,
  minutes: number,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  const { table } = audit;
  const { weekday } = session;
  const lifts = trainedIn(session, table).filter(({ planned: { role } }) =>
    /power|main/.test(role),
  );
  const lighter = session.warmUp.filter(({ purpose }) => purpose === 'lighter set');
  let missing = 0;
  for (const { exercise } of lifts) {
    const item = lighter.find(({ exercise: id }) => isFor(id, exercise, table));
    const done = table.get(item?.exercise ?? '') ?? exercise;
    const repetitions = wanted(done);
    const least = leastSeconds(done, repetitions);
    if (!item || (item.sets ?? 1) < repetitions.length || item.seconds < least) {
      report('ramp-up', `${exercise.name}: ${item?.seconds ?? 0} of ${least} s`, weekday);
    }
    missing += Math.max(0, least - (item?.seconds ?? 0));
  }
  if (sessionTime(session, table) + missing > 60 * minutes) {
    report('ramp-up', `no time for ${missing} s of lighter sets`, weekday);
  }
}
