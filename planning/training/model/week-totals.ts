import type { Exercise } from '../../catalogue/exercise.ts';
import { addMuscles, muscleVector, namedMuscles, noMuscles } from './muscle-sets.ts';
import { volumeOf } from './progression.ts';
import type {
  Conditioning,
  PlannedExercise,
  TrainingSession,
  WeekTotals,
} from './training-plan.ts';

/** Moderate-equivalent minutes a week that WHO 2020 asks of adults at least. */
const aerobicGoal = 150;

export function strengthOf(session: TrainingSession): readonly PlannedExercise[] {
  return session.blocks.flatMap(({ exercises }) => exercises);
}

/** Moderate-equivalent minutes: vigorous work counts twice, the easy minutes between once (WHO 2020). */
function aerobicMinutes(conditioning: Conditioning | null): number {
  if (!conditioning) return 0;
  if (conditioning.intensity === 'moderate') return conditioning.minutes;
  const work = (conditioning.rounds * conditioning.work) / 60;
  return 2 * work + (conditioning.minutes - work);
}

export function weekTotals(
  sessions: readonly TrainingSession[],
  table: ReadonlyMap<string, Exercise>,
): WeekTotals {
  const planned = sessions.flatMap(strengthOf);
  const muscles = noMuscles();
  for (const { exercise: id, sets } of planned) {
    const exercise = table.get(id);
    if (exercise) addMuscles(muscles, muscleVector(exercise), sets);
  }
  const aerobic = sessions.reduce((sum, session) => sum + aerobicMinutes(session.conditioning), 0);
  return {
    sets: planned.reduce((sum, { sets }) => sum + sets, 0),
    muscleSets: namedMuscles(muscles),
    volume: volumeOf(planned, table),
    minutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0),
    aerobicMinutes: Math.floor(aerobic),
    walkingMinutes: Math.max(0, Math.ceil((aerobicGoal - Math.floor(aerobic)) / 5) * 5),
  };
}
