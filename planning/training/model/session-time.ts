import type { Exercise } from '../../catalogue/exercise.ts';
import type {
  Conditioning,
  PlannedExercise,
  TimedItem,
  TrainingBlock,
  TrainingSession,
} from './training-plan.ts';

/** Getting into place and out of it, for every set. */
export const setupSeconds = 15;
/** Putting things away and fetching others, for every exercise. */
export const changeSeconds = 45;

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
