import type { Exercise } from '../../catalogue/exercise.ts';
import type { Profile } from '../../profile/profile.ts';
import type {
  Conditioning,
  PlannedExercise,
  TimedItem,
  TrainingBlock,
  TrainingSession,
  TrainingWeek,
} from '../../training/model/training-plan.ts';

/** The arithmetic of the training audit. It shares nothing with the planner's, so that one cannot excuse the other. */

export type ExerciseTable = ReadonlyMap<string, Exercise>;

export interface Trained {
  readonly planned: PlannedExercise;
  readonly exercise: Exercise;
}

export function trainedIn(session: TrainingSession, table: ExerciseTable): readonly Trained[] {
  const trained: Trained[] = [];
  for (const block of session.blocks) {
    for (const planned of block.exercises) {
      const exercise = table.get(planned.exercise);
      if (exercise) trained.push({ planned, exercise });
    }
  }
  return trained;
}

function itemsOf(session: TrainingSession): readonly TimedItem[] {
  return [session.warmUp, session.balance, session.mobility, session.coolDown].flat();
}

/** Every id that a session sends the member to. */
export function idsOf(session: TrainingSession): readonly string[] {
  return [
    ...session.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)),
    ...itemsOf(session).map(({ exercise }) => exercise),
    ...(session.conditioning?.exercises ?? []),
  ];
}

/** Seconds under work in one set; `sides` 1 leaves the second side out. */
export function setSeconds({ planned, exercise }: Trained, sides: 1 | 2 = 2): number {
  const { tempo, amount } = planned;
  const pace = tempo === null ? exercise.secondsPerRep : tempo.lower + tempo.hold + tempo.lift;
  const once = exercise.mode === 'time' ? amount : amount * (pace ?? Number.NaN);
  return exercise.unilateral ? once * sides : once;
}

const perSet = 15;
const perExercise = 45;

function blockTime(block: TrainingBlock, table: ExerciseTable, sides: 1 | 2): number {
  let total = 0;
  let longest = 0;
  for (const planned of block.exercises) {
    const exercise = table.get(planned.exercise);
    if (!exercise) return Number.NaN;
    total += perExercise + planned.sets * (perSet + setSeconds({ planned, exercise }, sides));
    if (planned.sets > longest) longest = planned.sets;
  }
  return total + longest * block.rest;
}

export function conditioningTime({ kind, rounds, work, easy, exercises }: Conditioning): number {
  return rounds * (work + easy) * (kind === 'circuit' ? exercises.length : 1);
}

/** Seconds of a session: set = work + 15 s, rest after each set or round, 45 s for each change of exercise. */
export function sessionTime(
  session: TrainingSession,
  table: ExerciseTable,
  sides: 1 | 2 = 2,
): number {
  let total = 0;
  for (const { seconds } of itemsOf(session)) total += seconds;
  for (const block of session.blocks) total += blockTime(block, table, sides);
  if (session.conditioning) total += conditioningTime(session.conditioning) + perExercise;
  return total;
}

/** Large muscles and the names that the table has for their parts. */
export const largeMuscles: Readonly<Record<string, readonly string[]>> = {
  quadriceps: ['quadriceps'],
  glutes: ['glutes'],
  hamstrings: ['hamstrings'],
  chest: ['chest'],
  back: ['lats', 'middle back'],
  shoulders: ['shoulders'],
  core: ['abdominals', 'obliques'],
};

/** Sets for a large muscle: led 1, helped ½. */
export function fractionalSets(trained: readonly Trained[], muscle: string): number {
  const parts = largeMuscles[muscle] ?? [];
  let total = 0;
  for (const { planned, exercise } of trained) {
    if (exercise.primaryMuscles.some((name) => parts.includes(name))) total += planned.sets;
    else if (exercise.secondaryMuscles.some((name) => parts.includes(name))) {
      total += planned.sets / 2;
    }
  }
  return total;
}

/** Muscles by their own names that lead in at least four sets. */
export function hardMuscles(trained: readonly Trained[]): readonly string[] {
  const led: Record<string, number> = {};
  for (const { planned, exercise } of trained) {
    for (const muscle of exercise.primaryMuscles) led[muscle] = (led[muscle] ?? 0) + planned.sets;
  }
  return Object.keys(led).filter((muscle) => (led[muscle] ?? 0) >= 4);
}

/** Sets x repetitions x sides x load; four seconds of holding are a repetition. */
export function workVolume(week: TrainingWeek, table: ExerciseTable): number {
  let total = 0;
  for (const { planned, exercise } of week.sessions.flatMap((one) => trainedIn(one, table))) {
    const repetitions = exercise.mode === 'time' ? planned.amount * 0.25 : planned.amount;
    const sides = exercise.unilateral ? 2 : 1;
    total += planned.sets * repetitions * sides * (planned.load === null ? 1 : planned.load / 100);
  }
  return total;
}

export function setCount(week: TrainingWeek): number {
  let total = 0;
  for (const session of week.sessions) {
    for (const block of session.blocks) for (const { sets } of block.exercises) total += sets;
  }
  return total;
}

/** Minutes that count as moderate: vigorous work twice, all else once. */
export function moderateMinutes(week: TrainingWeek): number {
  let seconds = 0;
  for (const { conditioning } of week.sessions) {
    if (!conditioning) continue;
    seconds += conditioningTime(conditioning);
    if (conditioning.intensity === 'vigorous') seconds += conditioning.rounds * conditioning.work;
  }
  return seconds / 60;
}

export function bodyMass({ weight, height }: Profile): number {
  return (10_000 * weight) / (height * height);
}

/** Sets of the exercises whose pattern is one of those named. */
export function patternSets(trained: readonly Trained[], ...patterns: readonly string[]): number {
  let total = 0;
  for (const { planned, exercise } of trained) {
    if (patterns.includes(exercise.pattern)) total += planned.sets;
  }
  return total;
}
