import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import type { GenerationKind } from '#web/lib/generation/generation-run.ts';
import { inTurn } from './changes/change-training.ts';
import { exercisePlansResource } from './exercise-plans-resource.ts';
import { planDetailsResource } from './plan-details.ts';

/** Four new weeks of training. */
export const exerciseGeneration: GenerationKind = {
  name: 'exercise-plans',
  address: wire.generateExercisePlans,
  failed: memberSentences.generateExercisePlansFailed,
  async make(userId, made) {
    // what was changed before must not arrive on top of the new plan
    await inTurn(async () => {});
    await made();
    await inTurn(() => exercisePlansResource.load(userId));
    void planDetailsResource.load(userId);
  },
};
