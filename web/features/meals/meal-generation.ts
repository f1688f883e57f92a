import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import type { GenerationKind } from '#web/lib/generation/generation-run.ts';
import { inTurn } from './change-meals.ts';
import { mealPlansResource } from './meal-plans-resource.ts';

/** Four new weeks of meals. */
export const mealGeneration: GenerationKind = {
  name: 'meal-plans',
  address: wire.generateMealPlans,
  failed: memberSentences.generateMealPlansFailed,
  async make(userId, made) {
    // what was changed before is part of what the new plan keeps
    await inTurn(async () => {});
    await made();
    await inTurn(() => mealPlansResource.load(userId));
  },
};
