import * as v from 'valibot';
import { ownLineKey } from '#contract/shopping/shopping-ticks.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';
import { memberProfileSchema, ownProfile } from '../../platform/members/member-profile.ts';
import { planTables } from '../../platform/plans/four-week-plans.ts';
import type { GenerationKind } from '../../platform/plans/plan-writer.ts';
import { type HandedToNew, ticksPrint } from './money/handed-on.ts';
import type { PlanRow } from './task/generation-task.ts';

/** What a generation starts from. */
export interface PlanBasis {
  readonly profile: Profile;
  /** `details` of the stored meal plans by week, as JSON text. */
  readonly stored: readonly string[];
  /** `details` of the stored list, as JSON text; null where there is none or it is not needed. */
  readonly list: string | null;
  /** Whether the member agreed that a language model is told of it. */
  readonly mayWrite: boolean;
  /** Changes whenever an answer of the profile does. */
  readonly profilePrint: string;
  /** Changes whenever a week of the meal plans that were read does. */
  readonly mealsPrint: string;
}

const basisSchema = v.array(
  v.object({
    ...memberProfileSchema.entries,
    changed: v.nullable(v.string()),
    details: v.nullable(v.string()),
    list: v.nullable(v.string()),
    mayWrite: v.boolean(),
  }),
);

/** @returns null when the member has no profile yet */
export async function readBasis(
  members: MemberDatabase,
  identity: Identity,
  kind: GenerationKind,
): Promise<PlanBasis | null> {
  const { rows } = await members.run(
    identity,
    {
      text: `select own.profile, own.print, m.updated_at::text as changed, m.details::text as details,
          case when m.week = 1 then (select details::text from public.shopping_lists
            where user_id = (select auth.uid()) and $2::boolean) end as list,
          agreement.holds((select auth.uid()), 'model') as "mayWrite"
        from ${ownProfile} as own
        left join public.meal_plans m on m.user_id = (select auth.uid()) and $1::boolean
        order by m.week`,
      values: [kind !== 'exercise-plans', kind === 'meal-plans'],
    },
    { readOnly: true },
  );
  const parsed = v.parse(basisSchema, rows);
  const [first] = parsed;
  if (!first) return null;
  return {
    profile: first.profile,
    stored: parsed.flatMap(({ details }) => details ?? []),
    list: first.list,
    mayWrite: first.mayWrite,
    profilePrint: first.print,
    mealsPrint: parsed.flatMap(({ changed }) => changed ?? []).join(' '),
  };
}

/** @param first place of the parameters of the first week */
function insertWeeks(table: string, first: number): string {
  const rows = [1, 2, 3, 4].map((week, index) => {
    const place = first + index * 2;
    return `(${week}, $${place}::text, $${place + 1}::json)`;
  });
  return `insert into public.${table} (user_id, week, content, details, starts_on, updated_at, generated_at)
    select (select auth.uid()), plan.week, plan.content, plan.details, begins.day, now(), now()
      from (values ${rows.join(', ')}) as plan (week, content, details), begins, finished
      where finished.ok
    on conflict (user_id, week) do update
      set content = excluded.content, details = excluded.details, starts_on = excluded.starts_on,
        updated_at = excluded.updated_at, generated_at = excluded.generated_at`;
}

/** Places of the parameters of a list: its row, and what it takes over from the one before. */
interface ListPlaces {
  readonly row: number;
  readonly handed: number;
}

function insertList({ row, handed }: ListPlaces): string {
  return `insert into public.shopping_lists
      (user_id, content, details, updated_at, generated_at, spent_before, spent_until)
    select (select auth.uid()), $${row}::text, $${row + 1}::text::jsonb, now(), now(),
        $${handed}::integer, $${handed + 1}::date
      from finished where finished.ok
    on conflict (user_id) do update
      set content = excluded.content, details = excluded.details, updated_at = excluded.updated_at,
        generated_at = excluded.generated_at, spent_before = excluded.spent_before,
        spent_until = excluded.spent_until`;
}

/** Ticks that one member may keep; a table that holds as many takes no more, not even in the place of others. */
const mostTicks = 1000;

/**
 * Of the ticks those stay that stand on the new list too. A line of the member's own is done with once it was bought.
 * @param place of the parameter that holds them
 */
function carryTicks(place: number): string {
  const own = 'user_id = (select auth.uid()) and (select ok from finished)';
  // a millisecond later than they were said, as what is finer than that was not read
  const said = `carried."atHome", carried.premium,
      'epoch'::timestamptz + (carried.at + 1) * interval '1 millisecond'`;
  return `carried as (select * from jsonb_to_recordset($${place}::jsonb)
      as kept (item text, "atHome" boolean, premium boolean, at float8)),
    unticked as (delete from public.shopping_ticks
      where ${own} and item not in (select item from carried) returning item, ticked),
    bought as (update public.shopping_own_lines line
      set gone = true, changed_at = greatest(now(), line.changed_at) from unticked
      where line.user_id = (select auth.uid()) and unticked.ticked
        and unticked.item = '${ownLineKey('')}' || line.id),
    again as (update public.shopping_ticks tick
      set (ticked, at_home, premium, changed_at) = row(true, ${said})
      from carried where ${own} and tick.item = carried.item),
    ticked as (insert into public.shopping_ticks (user_id, item, ticked, at_home, premium, changed_at)
      select (select auth.uid()), carried.item, true, ${said}
        from carried where (select ok from finished)
          and not exists (select from public.shopping_ticks known
            where known.user_id = (select auth.uid()) and known.item = carried.item)
          and (select count(*) from public.shopping_ticks where user_id = (select auth.uid()))
            + (select count(*) from carried) <= ${mostTicks})`;
}

/** Parameters before the rows: the generation, its attempt, what it started from, and day 1. */
const firstRow = 6;

/** Place of the first parameter after them. */
function afterRows({ rows, meals }: Pick<PlansToSave, 'rows' | 'meals'>): number {
  return firstRow + 2 * (rows.length + meals.length);
}

function savingPart({ kind, rows, meals }: PlansToSave): string {
  if (kind !== 'shopping-list') return `saved as (${insertWeeks(planTables[kind], firstRow)})`;
  const handed = afterRows({ rows, meals });
  const list = `saved as (${insertList({ row: firstRow, handed })})`;
  const weeks =
    meals.length > 0
      ? `, meals as (${insertWeeks(planTables['meal-plans'], firstRow + 2 * rows.length)})`
      : '';
  return `${carryTicks(handed + 2)}, ${list}${weeks}`;
}

export interface PlansToSave {
  readonly kind: GenerationKind;
  readonly generationId: string;
  readonly attempt: number;
  readonly basis: PlanBasis;
  /** Four weeks, or the one list. */
  readonly rows: readonly PlanRow[];
  /** Four weeks of meals that go with a list; or none. */
  readonly meals: readonly PlanRow[];
  /** What a list takes over from the one before; null where no list is saved. */
  readonly handed: HandedToNew | null;
  /** ISO day on which the weeks begin; null for a list of weeks that are there already. */
  readonly startsOn: string | null;
}

const savedSchema = v.tuple([v.object({ ok: v.nullable(v.boolean()) })]);

/**
 * Saves the whole set and ends the generation, in one statement: either every row is the new one or every row is the old
 * one, whenever the power goes.
 * @returns 'outdated' when the profile, the meals or the ticks have changed since the plan was computed: it must be computed anew.
 * 'void' when the generation was cancelled or is another process's by now. In both cases nothing was saved.
 */
export async function savePlans(
  members: MemberDatabase,
  identity: Identity,
  plans: PlansToSave,
): Promise<'saved' | 'outdated' | 'void'> {
  const { kind, basis, handed } = plans;
  const readMeals = kind !== 'exercise-plans';
  const { rows } = await members.run(identity, {
    text: `with profile as (
        select ahead.print_of(p) as print from public.profiles p
          where user_id = (select auth.uid()) for share),
      meals_before as (
        select coalesce(string_agg(changed, ' ' order by week), '') as print from (
          select week, updated_at::text as changed from public.meal_plans
            where ${readMeals} and user_id = (select auth.uid()) for update) as weeks),
      finished as materialized (
        select public.finish_generation($1::uuid, $2::integer) as ok from profile, meals_before
          where profile.print = $3 and meals_before.print = $4
            ${handed ? `and ${ticksPrint} = $${afterRows(plans) + 3}` : ''}),
      begins as (select $5::date as day),
      ${savingPart(plans)}
      select (select ok from finished) as ok`,
    values: [
      plans.generationId,
      plans.attempt,
      basis.profilePrint,
      basis.mealsPrint,
      plans.startsOn,
      ...[...plans.rows, ...plans.meals].flatMap(({ content, details }) => [content, details]),
      ...(handed
        ? [handed.spentBefore, handed.spentUntil, JSON.stringify(handed.ticks), handed.ticksPrint]
        : []),
    ],
  });
  const [{ ok }] = v.parse(savedSchema, rows);
  if (ok === null) return 'outdated';
  return ok ? 'saved' : 'void';
}

const answerSchema = v.tuple([v.object({ answer: v.nullable(v.string()) })]);

/** The member's rows as JSON text, as PostgreSQL writes it, so that the answer equals what the data wire says. */
export async function readPlansText(
  members: MemberDatabase,
  identity: Identity,
  kind: GenerationKind,
): Promise<string> {
  const rows = `public.${planTables[kind]} as made where user_id = (select auth.uid())`;
  const answer = await members.run(
    identity,
    {
      text:
        kind === 'shopping-list'
          ? `select (select to_json(made)::text from ${rows}) as answer`
          : `select json_agg(made order by week)::text as answer from ${rows}`,
    },
    { readOnly: true },
  );
  const [{ answer: text }] = v.parse(answerSchema, answer.rows);
  return text ?? 'null';
}
