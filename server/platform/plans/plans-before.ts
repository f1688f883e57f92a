import * as v from 'valibot';
import { undoDays } from '#contract/plans/plans-before.ts';
import { serverSentences } from '#contract/sentences.ts';
import { ProductError } from '../answers/errors.ts';
import type { Queries } from '../database/database.ts';
import { type FourWeekPlan, planTables } from './four-week-plans.ts';

/** By this name each plan's weeks are kept. */
const keptAs = { 'meal-plans': 'meals', 'exercise-plans': 'training' } as const;
type Kind = keyof typeof keptAs;

const nothingToUndo = () => new ProductError(409, 'nothing_to_undo', serverSentences.nothingToUndo);

const keptSchema = v.array(v.object({ week: v.number(), details: v.unknown() }));

/** The kept weeks of one plan, as rows, as long as they may come back. */
const kept = `public.plans_before as before, json_to_recordset(before.weeks::json)
  as old (week integer, content text, details json, starts_on date, generated_at timestamptz)
  where before.user_id = (select auth.uid()) and before.plan = $1
    and before.replaced_at > now() - make_interval(days => ${undoDays})`;

/** The structure of all weeks as it would be when those come back that the last change has replaced. */
async function weeksBefore(
  queries: Queries,
  kind: Kind,
  now: readonly { readonly week: number }[],
): Promise<readonly unknown[]> {
  const { rows } = await queries.run({
    text: `select old.week, old.details from ${kept}`,
    values: [keptAs[kind]],
  });
  const old = new Map(v.parse(keptSchema, rows).map(({ week, details }) => [week, details]));
  if (old.size === 0) throw nothingToUndo();
  return now.map((week) => old.get(week.week) ?? week);
}

/** Brings the kept weeks back; those in whose place they come are kept then. */
async function bringBack(queries: Queries, kind: Kind): Promise<readonly unknown[]> {
  const table = planTables[kind];
  const { rows } = await queries.run({
    text: `with old as (select old.* from ${kept}),
      saved as (
        update public.${table} set content = old.content, details = old.details,
            starts_on = old.starts_on, generated_at = old.generated_at, updated_at = now()
          from old where ${table}.user_id = (select auth.uid()) and ${table}.week = old.week
        returning ${table}.*)
      select to_json(saved) as row from saved order by week`,
    values: [keptAs[kind]],
  });
  return rows.map(({ row }) => row);
}

/**
 * Brings back the weeks that the last change of a plan has replaced.
 * @param now the stored weeks
 * @param fits whether the profile as it is now allows all of the weeks
 * @returns the weeks as they are now, and the rows that came back, as the data wire says them
 * @throws ProductError 409 where there are none, or where the profile does not allow them any more
 */
export async function undoChange<Week extends { readonly week: number }>(
  queries: Queries,
  { kind, parse }: FourWeekPlan<Week>,
  now: readonly Week[],
  fits: (weeks: readonly Week[]) => boolean,
): Promise<{ readonly weeks: readonly Week[]; readonly rows: readonly unknown[] }> {
  const weeks = parse(await weeksBefore(queries, kind, now));
  // weeks that a client wrote itself may hold anything
  if (!weeks) throw nothingToUndo();
  if (!fits(weeks)) {
    throw new ProductError(409, 'before_does_not_fit', serverSentences.beforeDoesNotFit);
  }
  return { weeks, rows: await bringBack(queries, kind) };
}
