import type { Exercise } from '../../catalogue/exercise.ts';
import type {
  PlannedExercise,
  TrainingBlock,
  TrainingSession,
  TrainingWeek,
} from '../../training/model/training-plan.ts';
import { bodyMass, setSeconds, type Trained, trainedIn } from './training-arithmetic.ts';
import type { AuditCase, ReportTrainingBreach } from './training-audit-case.ts';

type Bounds = readonly [low: number, high: number];
interface Row {
  readonly sets: Bounds;
  readonly reps: Bounds;
  readonly rest: Bounds;
}

const row = (sets: Bounds, reps: Bounds, rest: Bounds): Row => ({ sets, reps, rest });
/** Main lifts by goal: what a Beginner does, and what the others do. */
const mainLifts: Readonly<Record<string, readonly [Row, Row, Row]>> = {
  'Lose weight': [
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
  ],
  'Build muscle': [
    row([2, 3], [8, 12], [90, 150]),
    row([3, 4], [6, 12], [90, 150]),
    row([3, 4], [6, 12], [90, 150]),
  ],
  'Maintain weight': [
    row([2, 3], [8, 12], [60, 90]),
    row([2, 3], [8, 12], [60, 90]),
    row([2, 3], [8, 12], [60, 90]),
  ],
  'Improve performance': [
    row([2, 3], [8, 12], [90, 150]),
    row([3, 5], [5, 8], [120, 180]),
    row([3, 5], [3, 8], [120, 180]),
  ],
  'Improve overall wellness': [
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
    row([2, 3], [8, 15], [60, 90]),
  ],
};
const helpers: Readonly<Record<string, Row>> = {
  'Lose weight': row([2, 3], [8, 15], [60, 90]),
  'Build muscle': row([2, 4], [8, 15], [60, 90]),
  'Maintain weight': row([2, 3], [8, 15], [60, 90]),
  'Improve performance': row([2, 3], [6, 12], [60, 120]),
  'Improve overall wellness': row([2, 3], [8, 15], [60, 90]),
};
const trunk = row([2, 3], [6, 20], [45, 90]);
const fast = row([2, 4], [3, 12], [60, 120]);

export const ranks = ['Beginner', 'Intermediate', 'Advanced'];

function isCareful({ profile, answers }: AuditCase): boolean {
  const fresh = profile.fitness_level === 'Beginner' || profile.activity_level === 'Not Active';
  return (
    profile.age < 18 ||
    profile.age >= 65 ||
    bodyMass(profile) >= 40 ||
    answers.needsClearance ||
    answers.avoid.includes('pregnancy') ||
    (profile.age >= 65 && fresh)
  );
}

function rowFor(planned: PlannedExercise, week: TrainingWeek, audit: AuditCase): Row {
  const short = week.duration.high <= 30;
  if (planned.role === 'core') return trunk;
  if (planned.role === 'power') return fast;
  const mains = mainLifts[week.goal] ?? [fast, fast, fast];
  const base =
    planned.role === 'main'
      ? (mains[ranks.indexOf(week.level)] ?? fast)
      : (helpers[week.goal] ?? fast);
  const careful = isCareful(audit);
  return {
    sets: short && planned.role === 'main' ? [2, base.sets[1]] : base.sets,
    reps: careful ? [Math.max(8, base.reps[0]), Math.max(12, base.reps[1])] : base.reps,
    rest: base.rest,
  };
}

export const within = (value: number, [low, high]: Bounds) => value >= low && value <= high;

/** A weight can be chosen: dumbbells, bags, and gym pieces other than bars, rings and wheels. */
function hasWeight({ equipment, props }: Exercise): boolean {
  const bodyweightPieces = ['dip bars', 'ab wheel'];
  if (equipment.includes('Dumbbells')) return true;
  if (equipment.includes('Gym')) return !props.some((prop) => bodyweightPieces.includes(prop));
  return props.some((prop) => prop.includes('bag') || prop === 'backpack');
}

function checkAmount(
  { planned, exercise }: Trained,
  limits: Row,
  report: ReportTrainingBreach,
  day: string,
): void {
  const usual: Bounds = [exercise.dose.low, exercise.dose.high];
  const byWeight = hasWeight(exercise) && exercise.mode === 'reps' && planned.role !== 'power';
  const bounds = byWeight ? limits.reps : usual;
  if (!within(planned.amount, bounds)) {
    report('dose', `${exercise.name}: ${planned.amount}, wanted ${bounds.join(' to ')}`, day);
  }
  const { range } = planned;
  if (!(range.low <= planned.amount && planned.amount <= range.high)) {
    report('dose', `${exercise.name}: ${planned.amount} outside its own range`, day);
  }
  if ((planned.load !== null) !== (hasWeight(exercise) && exercise.mode === 'reps')) {
    report('load', `${exercise.name}: a load where there is none, or none where there is`, day);
  }
  const { tempo } = planned;
  const slow = tempo ? tempo.lower + tempo.hold + tempo.lift : 0;
  if (tempo && (exercise.mode === 'time' || slow < (exercise.secondsPerRep ?? 0))) {
    report('dose', `${exercise.name}: a tempo that does not fit`, day);
  }
}

/** Rest between two sets of one exercise: alone the pause, in turn the partners' sets as well. */
function checkRest(
  block: TrainingBlock,
  week: TrainingWeek,
  audit: AuditCase,
  report: ReportTrainingBreach,
  day: string,
): void {
  const members = block.exercises.flatMap((planned) => {
    const exercise = audit.table.get(planned.exercise);
    return exercise ? [{ planned, exercise }] : [];
  });
  for (const one of members) {
    const { rest } = rowFor(one.planned, week, audit);
    const others = members
      .filter((other) => other !== one)
      .reduce((sum, other) => sum + 15 + setSeconds(other), 0);
    const top = Math.max(...members.map(({ planned }) => rowFor(planned, week, audit).rest[1]));
    // five seconds are a breath, not a difference
    if (block.rest + others < rest[0] - 5 || block.rest > top) {
      report('dose', `${one.exercise.name}: ${block.rest} s of rest`, day);
    }
  }
  const size = { straight: 1, superset: 2, circuit: 3 }[block.kind];
  if (block.exercises.length !== size)
    report('structure', `a ${block.kind} of ${members.length}`, day);
  if (block.kind !== 'straight' && block.rest < 60) report('dose', 'no pause between rounds', day);
}

export function checkDose(
  session: TrainingSession,
  week: TrainingWeek,
  audit: AuditCase,
  report: ReportTrainingBreach,
): void {
  for (const one of trainedIn(session, audit.table)) {
    const limits = rowFor(one.planned, week, audit);
    const light = week.week === 4 && week.level !== 'Beginner';
    const sets: Bounds = light ? [1, limits.sets[1]] : limits.sets;
    if (!within(one.planned.sets, sets)) {
      report('dose', `${one.exercise.name}: ${one.planned.sets} sets`, session.weekday);
    }
    checkAmount(one, limits, report, session.weekday);
  }
  for (const block of session.blocks) checkRest(block, week, audit, report, session.weekday);
}
