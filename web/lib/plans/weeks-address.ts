import { wire } from '#contract/paths.ts';

export type PlanTable = 'meal_plans' | 'exercise_plans';

/** Where the four weeks of a member are asked for. */
export function weeksAddress(table: PlanTable, userId: string): string {
  const asked = new URLSearchParams({
    select: 'week,content,updated_at,generated_at,starts_on',
    user_id: `eq.${userId}`,
    order: 'week.asc',
  });
  return `${wire.data}/${table}?${asked}`;
}
