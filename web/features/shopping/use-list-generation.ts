import { paths } from '#contract/paths.ts';
import { type Generation, useGeneration } from '#web/lib/use-generation.ts';
import { listGeneration } from './list-generation.ts';

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
  const generation = useGeneration(listGeneration, userId);
  return { ...generation, wayOn: waysOn.get(generation.code) ?? null };
}
