import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { planGapsSchema, type ToldGaps } from '#contract/plans/plan-gaps.ts';
import { askFunction } from '#web/lib/requests/call-function.ts';
import { memberResource } from '#web/lib/requests/resource.ts';
import { WireError } from '#web/lib/wire/wire-error.ts';

/** What the member's plan lacks; null where there is no plan to look at. */
export const planGapsResource = memberResource(async (): Promise<ToldGaps | null> => {
  try {
    return v.parse(planGapsSchema, await askFunction(wire.planGaps));
  } catch (error) {
    if (error instanceof WireError && error.status === 409) return null;
    throw error;
  }
});
