import type { Exercise, MuscleGroup } from '../../catalogue/exercise.ts';
import type { AmpleSets } from './dose.ts';
import { type MajorMuscle, majorMuscles } from './training-plan.ts';

/** Large muscles as a coach counts them; small ones grow along with what they help. */
const majorOf: Readonly<Partial<Record<MuscleGroup, MajorMuscle>>> = {
  quadriceps: 'quadriceps',
  glutes: 'glutes',
  hamstrings: 'hamstrings',
  chest: 'chest',
  lats: 'back',
  'middle back': 'back',
  shoulders: 'shoulders',
  abdominals: 'core',
  obliques: 'core',
};

/** In the order of `majorMuscles`. */
export type MuscleVector = readonly number[];

/** What one set counts for each large muscle: one where it leads, half where it helps. */
export function muscleVector(exercise: Exercise): MuscleVector {
  const share = (muscle: MajorMuscle) => {
    if (exercise.primaryMuscles.some((name) => majorOf[name] === muscle)) return 1;
    return exercise.secondaryMuscles.some((name) => majorOf[name] === muscle) ? 0.5 : 0;
  };
  return majorMuscles.map(share);
}

/** Small muscles that are trained for themselves only where time is left. */
const smallMuscles = ['biceps', 'triceps', 'calves'] as const satisfies readonly MuscleGroup[];

/** What one set counts for each small muscle; it helps in almost everything, so helping counts little. */
export function smallVector(exercise: Exercise): MuscleVector {
  return smallMuscles.map((muscle) => {
    if (exercise.primaryMuscles.includes(muscle)) return 1;
    return exercise.secondaryMuscles.includes(muscle) ? 0.25 : 0;
  });
}

const ampleMuscles: readonly MajorMuscle[] = ['quadriceps', 'chest', 'back'];

/** How many sets a week lacks to be ample. @param calves sets that they lead */
export function belowAmple(sets: MuscleVector, calves: number, ample: AmpleSets | null): number {
  if (!ample) return 0;
  return ampleMuscles.reduce(
    (sum, muscle) => sum + Math.max(0, ample.large - (sets[majorMuscles.indexOf(muscle)] ?? 0)),
    Math.max(0, ample.calves - calves),
  );
}

/** Sets that count for the calves, which only what leads them trains. */
export function calfSets({ primaryMuscles }: Exercise, sets: number): number {
  return primaryMuscles.includes('calves') ? sets : 0;
}

export function namedMuscles(sets: readonly number[]): Record<MajorMuscle, number> {
  const at = (index: number) => sets[index] ?? 0;
  return {
    quadriceps: at(0),
    glutes: at(1),
    hamstrings: at(2),
    chest: at(3),
    back: at(4),
    shoulders: at(5),
    core: at(6),
  };
}

export function addMuscles(sum: number[], vector: MuscleVector, sets: number): void {
  for (let index = 0; index < sum.length; index++) {
    sum[index] = (sum[index] ?? 0) + (vector[index] ?? 0) * sets;
  }
}

export function noMuscles(): number[] {
  return majorMuscles.map(() => 0);
}
