import * as v from 'valibot';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { type Opinion, opinions } from '#planning/profile/dish-opinions.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Identity, MemberDatabase, Queries } from '../../platform/database.ts';
import { readProfile } from '../../platform/member-profile.ts';
import type { MealPlanRow } from './make-meal-plans.ts';
import type { ShoppingListRow } from './make-shopping-list.ts';
import { parseStoredWeeks } from './stored-plan.ts';

/** The member's four weeks of meals, or null where there are none that we made. */
export async function readMealWeeks(
  members: MemberDatabase,
  identity: Identity,
): Promise<readonly MealWeek[] | null> {
  const { rows } = await members.run(
    identity,
    {
      text: 'select details from public.meal_plans where user_id = (select auth.uid()) order by week',
    },
    { readOnly: true },
  );
  return parseStoredWeeks(rows.map(({ details }) => details));
}

export interface StoredPlan {
  readonly profile: Profile | null;
  readonly weeks: readonly MealWeek[] | null;
  /** The pages of the weeks, as they are shown. */
  readonly pages: readonly string[];
  readonly hasList: boolean;
}

/** What a change of the plan starts from; the plan's rows stay locked until the transaction ends. */
export async function readPlanForChange(queries: Queries): Promise<StoredPlan> {
  const plans = await queries.run({
    text: `select content, details from public.meal_plans where user_id = (select auth.uid())
      order by week for update`,
  });
  const profile = await readProfile(queries);
  const lists = await queries.run({
    text: 'select 1 from public.shopping_lists where user_id = (select auth.uid()) for update',
  });
  return {
    profile,
    weeks: parseStoredWeeks(plans.rows.map(({ details }) => details)),
    pages: plans.rows.map(({ content }) => String(content)),
    hasList: lists.rows.length > 0,
  };
}

/**
 * Saves weeks that changed and, where there is one, the list that follows from them.
 * @param undoable keeps what is replaced, in the place of what an earlier change has replaced
 */
export async function saveChange(
  queries: Queries,
  plans: readonly MealPlanRow[],
  list: ShoppingListRow | null,
  { undoable }: { readonly undoable: boolean },
): Promise<readonly unknown[]> {
  if (!undoable) await queries.run({ text: `select set_config('phila.undo', 'off', true)` });
  const { rows } = await queries.run({
    text: `with saved as (
        update public.meal_plans set content = plan.content, details = plan.details, updated_at = now()
          from json_to_recordset($1::json) as plan (week integer, content text, details json)
          where meal_plans.user_id = (select auth.uid()) and meal_plans.week = plan.week
        returning meal_plans.user_id, meal_plans.week, meal_plans.content, meal_plans.details,
          meal_plans.starts_on, meal_plans.updated_at, meal_plans.generated_at)
      select to_json(saved) as row from saved order by week`,
    values: [JSON.stringify(plans)],
  });
  if (list) await saveList(queries, list);
  return rows.map(({ row }) => row);
}

/** Saves the list that follows from changed weeks; its ticks stay. */
export async function saveList(queries: Queries, list: ShoppingListRow): Promise<void> {
  await queries.run({
    text: `update public.shopping_lists set content = $1, details = $2::jsonb, updated_at = now()
      where user_id = (select auth.uid())`,
    values: [list.content, JSON.stringify(list.details)],
  });
}

interface SaidOfDish {
  readonly dish: string;
  /** How the dish is called now. */
  readonly name: string;
  readonly opinion: Opinion | null;
}

const opinionRows = v.tuple([v.object({ before: v.nullable(v.picklist(opinions)) })]);

/** Keeps what a member says of a dish, or forgets it. @returns what they had said before */
export async function saveOpinion(
  members: MemberDatabase,
  identity: Identity,
  { dish, name, opinion }: SaidOfDish,
): Promise<Opinion | null> {
  const before = `select max(opinion) as before from public.dish_opinions
    where user_id = (select auth.uid()) and dish = $1`;
  const { rows } = await members.run(
    identity,
    opinion === null
      ? {
          text: `with before as (${before}), gone as (delete from public.dish_opinions
              where user_id = (select auth.uid()) and dish = $1)
            select before from before`,
          values: [dish],
        }
      : {
          text: `with before as (${before}), said as (
              insert into public.dish_opinions (user_id, dish, name, opinion)
                values ((select auth.uid()), $1, $2, $3)
              on conflict (user_id, dish) do update
                set name = excluded.name, opinion = excluded.opinion, said_at = now())
            select before from before`,
          values: [dish, name, opinion],
        },
  );
  return v.parse(opinionRows, rows)[0].before;
}
