import * as v from 'valibot';
import type { SaidTick } from '#contract/shopping/shopping-ticks.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';

/** Reads what other features have stored; each answers null for what is none of ours. */
export interface PlanReaders {
  readonly meals: (details: readonly unknown[]) => readonly MealWeek[] | null;
  readonly training: (details: readonly unknown[]) => readonly TrainingWeek[] | null;
  readonly list: (details: unknown) => ShoppingList | null;
}

export interface MemberPlans {
  readonly meals: readonly MealWeek[] | null;
  readonly training: readonly TrainingWeek[] | null;
  readonly list: ShoppingList | null;
  /** When one of them was last changed; null where there is none. */
  readonly changed: Date | null;
}

const rowSchema = v.tuple([
  v.object({
    meals: v.nullable(v.array(v.unknown())),
    training: v.nullable(v.array(v.unknown())),
    list: v.unknown(),
    changed: v.nullable(v.date()),
  }),
]);

/** The four weeks and the list of a member, in one statement of their own role. */
export async function readPlans(
  members: MemberDatabase,
  identity: Identity,
  readers: PlanReaders,
): Promise<MemberPlans> {
  const { rows } = await members.run(
    identity,
    {
      text: `select
          (select json_agg(details order by week) from public.meal_plans
            where user_id = (select auth.uid())) as meals,
          (select json_agg(details order by week) from public.exercise_plans
            where user_id = (select auth.uid())) as training,
          (select details from public.shopping_lists where user_id = (select auth.uid())) as list,
          (select max(updated_at) from (
            select updated_at from public.meal_plans where user_id = (select auth.uid())
            union all select updated_at from public.exercise_plans where user_id = (select auth.uid())
            union all select updated_at from public.shopping_lists where user_id = (select auth.uid())
          ) as plans) as changed`,
    },
    { readOnly: true },
  );
  const [{ meals, training, list, changed }] = v.parse(rowSchema, rows);
  return {
    meals: meals && readers.meals(meals),
    training: training && readers.training(training),
    list: list === null ? null : readers.list(list),
    changed,
  };
}

const doneRow = v.tuple([
  v.object({
    ticks: v.nullable(v.array(v.tuple([v.string(), v.boolean(), v.number()]))),
    sets: v.nullable(
      v.array(v.tuple([v.string(), v.number(), v.string(), v.string(), v.number()])),
    ),
  }),
]);

/** What a member has ticked of the list and done of the training. */
export interface DoneOfPlans {
  readonly ticks: ReadonlyMap<string, SaidTick>;
  /** Plan, week, session, exercise and number of each set, as `setKey` writes them. */
  readonly sets: ReadonlySet<string>;
}

export const setKey = (...place: readonly (string | number)[]) => JSON.stringify(place);

/** In one statement of the member's own role. */
export async function readDone(members: MemberDatabase, identity: Identity): Promise<DoneOfPlans> {
  const { rows } = await members.run(
    identity,
    {
      text: `select
          (select json_agg(json_build_array(item, ticked, extract(epoch from changed_at) * 1000))
            from public.shopping_ticks where user_id = (select auth.uid())) as ticks,
          (select json_agg(json_build_array(plan, week, session, exercise, set_number))
            from public.training_sets where user_id = (select auth.uid()) and done and plan in (
              select details->>'plan' from public.exercise_plans
                where user_id = (select auth.uid()))) as sets`,
    },
    { readOnly: true },
  );
  const [{ ticks, sets }] = v.parse(doneRow, rows);
  return {
    ticks: new Map((ticks ?? []).map(([item, ticked, at]) => [item, { ticked, at }])),
    sets: new Set((sets ?? []).map((place) => setKey(...place))),
  };
}
