import { homeTimeZone } from '#contract/plans/plan-start.ts';

/** ISO day at home now, on which plans begin; by UTC it is still the day before for two hours. */
export function homeDay(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: homeTimeZone });
}
