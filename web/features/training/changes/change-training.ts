import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import {
  type ExerciseAlternatives,
  exerciseAlternativesSchema,
  type TrainingChangeRequest,
} from '#contract/training/change-training.ts';
import { planChanges } from '#web/lib/plans/plan-changes.ts';
import { callFunction } from '#web/lib/requests/call-function.ts';
import { exercisePlansResource } from '../exercise-plans-resource.ts';
import type { ShownExercise } from './shown-session.ts';

export const { inTurn, send: changeTraining } = planChanges<TrainingChangeRequest>(
  wire.changeTraining,
  exercisePlansResource,
);

/** Other exercises for a place of the plan. @param before the offer that was not wanted @throws WireError with the words to show */
export async function readAlternatives(
  { week, weekday, exercise }: ShownExercise,
  before: ExerciseAlternatives | null,
): Promise<ExerciseAlternatives> {
  const after = before === null ? {} : { after: before.seed };
  const question = { week, weekday, exercise, ...after };
  // an offer is for the plan as it is after what was chosen before
  const answer = await inTurn(() => callFunction(wire.exerciseAlternatives, question));
  return v.parse(exerciseAlternativesSchema, answer);
}
