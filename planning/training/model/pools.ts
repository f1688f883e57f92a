import type { Exercise, MovementPattern } from '../../catalogue/exercise.ts';
import {
  exerciseAllowed,
  type TrainingLocation,
  type TrainingRules,
} from '../../safety/training-rules.ts';

/** Exercises that a member may be given at a place, by pattern. */
export type Pool = ReadonlyMap<MovementPattern, readonly Exercise[]>;

export type ExercisePools = Readonly<Record<TrainingLocation, Pool>>;

export function exercisePoolsFor(
  exercises: readonly Exercise[],
  rules: TrainingRules,
): ExercisePools {
  const at = (place: TrainingLocation) => {
    const pool = new Map<MovementPattern, Exercise[]>();
    for (const exercise of exercises) {
      if (!exerciseAllowed(exercise, place, rules)) continue;
      const same = pool.get(exercise.pattern);
      if (same) same.push(exercise);
      else pool.set(exercise.pattern, [exercise]);
    }
    return pool;
  };
  return { Home: at('Home'), Gym: at('Gym') };
}

/** Pulling down needs something that holds: a bar, a gym, or an anchor for a band. Towels and pullovers are no match. */
export function pullsDown(exercise: Exercise): boolean {
  return (
    exercise.pattern === 'vertical-pull' &&
    (exercise.equipment.includes('Pull-up Bar') ||
      exercise.equipment.includes('Gym') ||
      exercise.props.includes('door anchor'))
  );
}

export function canPullDown(pool: Pool): boolean {
  return (pool.get('vertical-pull') ?? []).some(pullsDown);
}
