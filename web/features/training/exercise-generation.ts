import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import type { GenerationKind } from '#web/lib/generation-run.ts';
import { exercisePlansResource } from './exercise-plans-resource.ts';

/** Four new weeks of training. */
export const exerciseGeneration: GenerationKind = {
  name: 'exercise-plans',
  address: wire.generateExercisePlans,
  failed: sentences.generateExercisePlansFailed,
  async make(userId, made) {
    await made();
    await exercisePlansResource.load(userId);
  },
};
