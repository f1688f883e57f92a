import * as v from 'valibot';
import { serverSentences } from '#contract/sentences.ts';
import { weekNumbers } from '#planning/calendar.ts';
import { isWritten } from '#planning/page/words-on-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { ProductError } from '../answers/errors.ts';
import type { Queries } from '../database/database.ts';
import { readProfile } from '../members/member-profile.ts';
import { closedSetOnly } from './plan-html.ts';
import type { ChangedWeek, GenerationKind, KeepWords } from './plan-writer.ts';

/** Table in which each kind of plan is stored. */
export const planTables = {
  'meal-plans': 'meal_plans',
  'exercise-plans': 'exercise_plans',
  'shopping-list': 'shopping_lists',
} as const satisfies Readonly<Record<GenerationKind, string>>;

interface AnyWeek {
  readonly week: number;
}

/** A kind of plan that is stored as four weeks, each a row: how it is read, and what is said where there is none. */
export interface FourWeekPlan<Week extends AnyWeek> {
  readonly kind: Exclude<GenerationKind, 'shopping-list'>;
  /** The weeks that lie in `details` of the rows; null where one is missing or was not made by us. */
  readonly parse: (details: readonly unknown[]) => readonly Week[] | null;
  /** What a member is told who has none. */
  readonly missing: string;
}

/** A week as it is stored. */
export interface WeekRow<Week extends AnyWeek> {
  readonly week: number;
  /** HTML as it is shown. */
  readonly content: string;
  /** The structure that `content` was rendered from. */
  readonly details: Week;
}

/** Four weeks as they are stored, or why there are none, in the planner's words for the member. */
export type MadeWeeks<Week extends AnyWeek> =
  | { readonly ok: true; readonly rows: readonly WeekRow<Week>[] }
  | { readonly ok: false; readonly reason: string };

/** A week as it is stored. @throws when its page is not made of the closed set */
export function weekRow<Week extends AnyWeek>(week: Week, page: string): WeekRow<Week> {
  return { week: week.week, content: closedSetOnly(page), details: week };
}

/** Reads four weeks, from the first to the last, by the schema of one. A member can write them, so nothing is believed unread. */
export function fourWeeks<Week extends AnyWeek>(
  week: v.GenericSchema<unknown, Week>,
): FourWeekPlan<Week>['parse'] {
  const schema = v.array(week);
  return (details) => {
    // a member can store a hundred thousand faults; the first is enough
    const weeks = v.safeParse(schema, details, { abortEarly: true });
    if (!weeks.success) return null;
    return weeks.output.map((one) => one.week).join() === weekNumbers.join() ? weeks.output : null;
  };
}

/** A member's profile, and the weeks that we made for it. */
export interface OpenedPlan<Week extends AnyWeek> {
  readonly profile: Profile;
  readonly weeks: readonly Week[];
}

async function profileOf(queries: Queries): Promise<Profile> {
  const profile = await readProfile(queries);
  if (profile) return profile;
  throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
}

function parsed<Week extends AnyWeek>(
  { parse, missing }: FourWeekPlan<Week>,
  rows: readonly { readonly [column: string]: unknown }[],
): readonly Week[] {
  const weeks = parse(rows.map(({ details }) => details));
  if (weeks) return weeks;
  throw new ProductError(409, 'no_plan', missing);
}

/** The member's four weeks. @throws ProductError 409 where there are none that we made */
export async function readWeeks<Week extends AnyWeek>(
  queries: Queries,
  plan: FourWeekPlan<Week>,
): Promise<readonly Week[]> {
  const { rows } = await queries.run({
    text: `select details from public.${planTables[plan.kind]}
      where user_id = (select auth.uid()) order by week`,
  });
  return parsed(plan, rows);
}

/** What is told or offered of a plan starts from this. @throws ProductError 409 where there is no profile or no plan */
export async function openPlan<Week extends AnyWeek>(
  queries: Queries,
  plan: FourWeekPlan<Week>,
): Promise<OpenedPlan<Week>> {
  const profile = await profileOf(queries);
  return { profile, weeks: await readWeeks(queries, plan) };
}

/** A plan whose rows stay locked until the transaction ends. */
export interface LockedPlan<Week extends AnyWeek> extends OpenedPlan<Week> {
  /** The pages of the weeks, as they are shown. */
  readonly pages: readonly string[];
}

/** What a change of a plan starts from. @throws ProductError 409 where there is no profile or no plan */
export async function lockPlan<Week extends AnyWeek>(
  queries: Queries,
  plan: FourWeekPlan<Week>,
): Promise<LockedPlan<Week>> {
  const { rows } = await queries.run({
    text: `select content, details from public.${planTables[plan.kind]}
      where user_id = (select auth.uid()) order by week for update`,
  });
  const profile = await profileOf(queries);
  return {
    profile,
    weeks: parsed(plan, rows),
    pages: rows.map(({ content }) => String(content)),
  };
}

/** The weeks that a change has made others, each with its page and what it was. */
export function changedWeeks<Week extends AnyWeek>(
  { weeks, pages }: LockedPlan<Week>,
  changed: readonly Week[],
  isSame: (before: Week, after: Week) => boolean,
): readonly { readonly before: Week; readonly after: Week; readonly page: string }[] {
  return changed.flatMap((after) => {
    const index = weeks.findIndex(({ week }) => week === after.week);
    const before = weeks[index];
    if (!before || isSame(before, after)) return [];
    return [{ before, after, page: pages[index] ?? '' }];
  });
}

/**
 * A changed week as it is stored: what a language model wrote around it stays where it is still true.
 * @param ownPage the planner's own words for it
 */
export async function changedRow(
  keepWords: KeepWords,
  changed: ChangedWeek,
  ownPage: () => string,
): Promise<WeekRow<AnyWeek>> {
  return weekRow(changed.after, isWritten(changed.page) ? await keepWords(changed) : ownPage());
}

/** Why a change of a plan cannot be made. */
export interface ChangeRefused {
  readonly refusal: string;
  /** In words for the member. */
  readonly reason: string;
}

export function refusedChange({ refusal, reason }: ChangeRefused): ProductError {
  return new ProductError(409, refusal.replaceAll('-', '_'), reason);
}

/**
 * Saves weeks that changed.
 * @param undoable keeps what is replaced, in the place of what an earlier change has replaced
 * @returns the saved rows by week, as the data wire says them
 */
export async function saveWeeks(
  queries: Queries,
  { kind }: Pick<FourWeekPlan<AnyWeek>, 'kind'>,
  weeks: readonly WeekRow<AnyWeek>[],
  { undoable }: { readonly undoable: boolean },
): Promise<readonly unknown[]> {
  if (!undoable) await queries.run({ text: `select set_config('phila.undo', 'off', true)` });
  const table = planTables[kind];
  const { rows } = await queries.run({
    text: `with saved as (
        update public.${table} set content = plan.content, details = plan.details, updated_at = now()
          from json_to_recordset($1::json) as plan (week integer, content text, details json)
          where ${table}.user_id = (select auth.uid()) and ${table}.week = plan.week
        returning ${table}.*)
      select to_json(saved) as row from saved order by week`,
    values: [JSON.stringify(weeks)],
  });
  return rows.map(({ row }) => row);
}
