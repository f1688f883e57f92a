/** Refusals to change a plan that trying again does not help: the plan is not for the profile as it is now. */
const plansAreOld = new Set([
  'not_allowed',
  'profile_changed',
  'plan_outdated',
  'incomplete_plan',
  'unknown_recipe',
  'unknown_food',
  'damaged_meal',
]);

/** Whether only new plans put right what a refusal of this code is about. */
export function wantsNewPlans(code: string): boolean {
  return plansAreOld.has(code);
}
