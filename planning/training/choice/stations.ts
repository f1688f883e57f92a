import type { Exercise, ExerciseProp } from '../../catalogue/exercise.ts';
import type { TrainingLocation } from '../../safety/training-rules.ts';

/** Pieces that one carries to where one trains. */
const handy: ReadonlySet<ExerciseProp> = new Set(['ab wheel', 'dumbbells']);

/** What a gym gives in the place of a household thing, and others queue for. */
const benches: ReadonlySet<ExerciseProp> = new Set(['chair']);

/**
 * Whether an exercise holds a place in a gym that others wait for: a machine, a rack, a bench, a bar to hang from. In a
 * full gym nobody keeps two of them free, so of the exercises that are done in turn one may hold a place.
 */
export function holdsStation({ equipment, props }: Exercise, place: TrainingLocation): boolean {
  if (place !== 'Gym') return false;
  if (equipment.includes('Pull-up Bar') || equipment.includes('Treadmill')) return true;
  return props.some((prop) => benches.has(prop) || (equipment.includes('Gym') && !handy.has(prop)));
}
