import * as v from 'valibot';

/** Which plan is to be explained. */
export const explainQuestionSchema = v.object({ plan: v.picklist(['meals', 'training']) });
export type ExplainedPlan = v.InferOutput<typeof explainQuestionSchema>['plan'];

/** What `explain-plan` answers: sentences by question, in the order in which they are read. */
export const explanationSchema = v.object({
  parts: v.array(v.object({ title: v.string(), points: v.array(v.string()) })),
});
export type PlanExplanation = v.InferOutput<typeof explanationSchema>;
