import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import {
  type ExplainedPlan,
  explanationSchema,
  type PlanExplanation,
} from '#contract/plans/explain-plan.ts';
import { callFunction } from '../requests/call-function.ts';

/** Asks why the member's plan is as it is. @throws WireError with the words to show, if any */
export async function explainPlan(plan: ExplainedPlan): Promise<PlanExplanation> {
  return v.parse(explanationSchema, await callFunction(wire.explainPlan, { plan }));
}
