import * as v from 'valibot';

/** Days for which 'Undo' brings back what the last change of a plan has replaced. */
export const undoDays = 7;

/** What a member reads of it; the weeks themselves stay on the server until they come back. */
export const plansBeforeColumns = 'plan,replaced_at';
export const plansBeforeSchema = v.array(
  v.object({ plan: v.picklist(['meals', 'training']), replaced_at: v.string() }),
);
export type PlansBefore = v.InferOutput<typeof plansBeforeSchema>;
