import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { type Generation, useGeneration } from '#web/lib/use-generation.ts';
import { WireError } from '#web/lib/wire-error.ts';
import { generateShoppingList } from './generate-shopping-list.ts';

/** Where a member can mend what keeps a list from being made. */
export interface WayOn {
  readonly to: string;
  readonly text: string;
}

/** By the code of the server's refusal. */
const waysOn = new Map<string, WayOn>([
  ['plan_outdated', { to: paths.mealPlans, text: 'Go to Meal Plans' }],
  ['profile_missing', { to: paths.onboarding, text: 'Complete your profile' }],
  ['no_plan', { to: paths.profile, text: 'Change your profile' }],
]);

/** A list being made, with the way on where the server refuses. */
export function useListGeneration(userId: string): Generation & { readonly wayOn: WayOn | null } {
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const generation = useGeneration(async () => {
    setWayOn(null);
    try {
      await generateShoppingList(userId);
    } catch (error) {
      if (error instanceof WireError) setWayOn(waysOn.get(error.code) ?? null);
      throw error;
    }
  }, sentences.generateShoppingListFailed);
  return { ...generation, wayOn };
}
