import * as v from 'valibot';
import { undoDays } from '#contract/plans-before.ts';
import { serverSentences } from '#contract/sentences.ts';
import type { Queries } from './database.ts';
import { ProductError } from './errors.ts';

const tables = { meals: 'meal_plans', training: 'exercise_plans' } as const;
type Plan = keyof typeof tables;

const keptSchema = v.array(v.object({ week: v.number(), details: v.unknown() }));

/** The kept weeks of one plan, as rows, as long as they may come back. */
const kept = `public.plans_before as before, json_to_recordset(before.weeks::json)
  as old (week integer, content text, details json, starts_on date, generated_at timestamptz)
  where before.user_id = (select auth.uid()) and before.plan = $1
    and before.replaced_at > now() - make_interval(days => ${undoDays})`;

/**
 * The structure of all weeks as it would be when those come back that the last change has replaced.
 * @param now structures of the stored weeks, by week
 * @throws ProductError where nothing can come back
 */
export async function weeksBefore(
  queries: Queries,
  plan: Plan,
  now: readonly { readonly week: number }[],
): Promise<readonly unknown[]> {
  const { rows } = await queries.run({
    text: `select old.week, old.details from ${kept}`,
    values: [plan],
  });
  const old = new Map(v.parse(keptSchema, rows).map(({ week, details }) => [week, details]));
  if (old.size === 0) throw new ProductError(409, 'nothing_to_undo', serverSentences.nothingToUndo);
  return now.map((week) => old.get(week.week) ?? week);
}

/** Brings the kept weeks back; those in whose place they come are kept then. Answers the rows, as the data wire says them. */
export async function bringBack(queries: Queries, plan: Plan): Promise<readonly unknown[]> {
  const table = tables[plan];
  const { rows } = await queries.run({
    text: `with old as (select old.* from ${kept}),
      saved as (
        update public.${table} set content = old.content, details = old.details,
            starts_on = old.starts_on, generated_at = old.generated_at, updated_at = now()
          from old where ${table}.user_id = (select auth.uid()) and ${table}.week = old.week
        returning ${table}.*)
      select to_json(saved) as row from saved order by week`,
    values: [plan],
  });
  return rows.map(({ row }) => row);
}

/** What stood before is not for the profile as it is now. */
export const beforeDoesNotFit = () =>
  new ProductError(409, 'before_does_not_fit', serverSentences.beforeDoesNotFit);
