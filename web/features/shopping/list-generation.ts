import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import type { GenerationKind } from '#web/lib/generation/generation-run.ts';
import { loadNewList, mealPlanTimes } from './shopping-list-resource.ts';
import { tickStore } from './ticks/member-ticks.ts';

/** A new list, on which stays ticked what was bought and stands on it too. */
export const listGeneration: GenerationKind = {
  name: 'shopping-list',
  address: wire.generateShoppingList,
  failed: memberSentences.generateShoppingListFailed,
  async make(userId, made) {
    await tickStore(userId).replace(async () => {
      await made();
      return loadNewList(userId);
    });
    // where there were no meal plans, the server has made them first
    await mealPlanTimes.load(userId);
  },
};
