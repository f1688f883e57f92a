import type { Exercise } from '../catalogue/exercise.ts';
import type { WorkoutDuration } from '../profile/options.ts';
import type {
  Conditioning,
  PlannedExercise,
  Range,
  TimedItem,
  TrainingBlock,
  TrainingSession,
} from './training-plan.ts';

/** Getting into place and out of it, for every set. */
export const setupSeconds = 15;
/** Putting things away and fetching others, for every exercise. */
export const changeSeconds = 45;

/** Minutes of a session: more than `low`, at most `high`; and what of it goes to warming up and cooling down. */
export interface SessionFrame extends Range {
  readonly warmUp: number;
  readonly coolDown: number;
}

const frames: Readonly<Record<WorkoutDuration, SessionFrame>> = {
  '15 to 30 minutes': { low: 15, high: 30, warmUp: 4, coolDown: 2 },
  '30 to 45 minutes': { low: 30, high: 45, warmUp: 6, coolDown: 4 },
  '45 to 60 minutes': { low: 45, high: 60, warmUp: 8, coolDown: 5 },
};

export function sessionFrame(duration: WorkoutDuration): SessionFrame {
  return frames[duration];
}

/** Seconds of work in one set, both sides together. */
export function workSeconds(exercise: Exercise, planned: PlannedExercise): number {
  const { tempo } = planned;
  const perRep = tempo ? tempo.lower + tempo.hold + tempo.lift : (exercise.secondsPerRep ?? 1);
  const side = exercise.mode === 'time' ? planned.amount : planned.amount * perRep;
  return exercise.unilateral ? 2 * side : side;
}

type Table = ReadonlyMap<string, Exercise>;

/** Every set with its set-up, a rest after each set or round, a change for each exercise. */
export function blockSeconds(block: TrainingBlock, table: Table): number {
  let seconds = 0;
  let rounds = 0;
  for (const planned of block.exercises) {
    const exercise = table.get(planned.exercise);
    const work = exercise ? workSeconds(exercise, planned) : 0;
    seconds += planned.sets * (work + setupSeconds) + changeSeconds;
    rounds = Math.max(rounds, planned.sets);
  }
  return seconds + rounds * block.rest;
}

export function conditioningSeconds(conditioning: Conditioning | null): number {
  return conditioning ? conditioning.minutes * 60 + changeSeconds : 0;
}

export function itemSeconds(items: readonly TimedItem[]): number {
  return items.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Seconds of a whole session by the time model. */
export function sessionSeconds(session: Omit<TrainingSession, 'minutes'>, table: Table): number {
  return (
    itemSeconds(session.warmUp) +
    itemSeconds(session.balance) +
    session.blocks.reduce((sum, block) => sum + blockSeconds(block, table), 0) +
    conditioningSeconds(session.conditioning) +
    itemSeconds(session.mobility) +
    itemSeconds(session.coolDown)
  );
}
