import * as v from 'valibot';
import { guardianStates } from '#contract/agreement/guardian-states.ts';
import type { MealWeekFigures, Overview, TrainingWeekFigures } from '#contract/plans/overview.ts';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import { setLimits } from '#contract/training/training-log.ts';
import { weekdays, weekNumbers } from '#planning/calendar.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { hasAllDishes } from '#planning/page/meals/known-dishes.ts';
import { mealTitle } from '#planning/page/meals/meal-week-page.ts';
import { majorMuscles } from '#planning/training/model/training-plan.ts';
import type { Identity, MemberDatabase } from '../../../platform/database/database.ts';
import { saidColumns } from '../../../platform/plans/said-of-list.ts';
import { parseStoredWeeks } from '../stored-plan.ts';
import { listSchema, listTotals } from './list-totals.ts';

const weeksSchema = v.nullable(
  v.object({
    made: v.string(),
    starts: v.nullable(startsOnSchema),
    details: v.array(v.unknown()),
  }),
);
/** Plan, week, session, exercise and number of a set; whether it is done, and when that was said in milliseconds since 1970. */
const setSchema = v.tuple([
  v.string(),
  v.number(),
  v.string(),
  v.string(),
  v.number(),
  v.boolean(),
  v.number(),
]);
const rowSchema = v.object({
  full_name: v.nullable(v.string()),
  unagreed: v.nullable(v.picklist(['asked', 'needed', 'withdrawn'])),
  guardian: v.nullable(v.picklist(guardianStates)),
  meals: weeksSchema,
  training: weeksSchema,
  log: v.nullable(v.array(setSchema)),
  shopping: v.nullable(listSchema),
});

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));
const text = v.pipe(v.string(), v.maxLength(200));
const few = 20;
const blocks = v.pipe(
  v.array(
    v.object({
      exercises: v.pipe(
        v.array(v.object({ exercise: text, sets: v.pipe(amount, v.maxValue(setLimits.number)) })),
        v.maxLength(few),
      ),
    }),
  ),
  v.maxLength(few),
);
/** What is read of a training week; the rest of it is not needed here. */
const trainingSchema = v.pipe(
  v.array(
    v.object({
      plan: text,
      week: v.picklist(weekNumbers),
      sessions: v.pipe(
        v.array(v.object({ weekday: v.picklist(weekdays), name: text, minutes: amount, blocks })),
        v.maxLength(14),
      ),
      totals: v.object({
        muscleSets: v.object(v.entriesFromList([...majorMuscles], amount)),
      }),
    }),
  ),
  v.length(4),
);

/** A plan has some 400. */
const mostSets = 2000;

/** All that the dashboard reads, in one statement of the member's own role. */
const statement = `
  with weeks as (
    select 'meals' as kind, week, coalesce(generated_at, updated_at) as made, starts_on, details
      from public.meal_plans
      where user_id = (select auth.uid())
    union all
    select 'training', week, coalesce(generated_at, updated_at), starts_on, details
      from public.exercise_plans
      where user_id = (select auth.uid())),
  plans as (
    select kind, min(made) as made, min(starts_on) as starts, json_agg(details order by week) as details
      from weeks group by kind)
  select
    (select full_name from public.profiles where user_id = (select auth.uid())) as full_name,
    (select agreement.guardian_of(user_id) from public.profiles where user_id = (select auth.uid())) as guardian,
    (select case when agreement.says_yes(user_id, 'plans') then null
        when exists (select from public.consents where user_id = (select auth.uid()) and purpose = 'plans') then 'withdrawn'
        when agreement.may_plan(user_id) then 'asked'
        else 'needed' end
      from public.profiles where user_id = (select auth.uid())) as unagreed,
    (select json_build_object('made', made, 'starts', starts, 'details', details)
      from plans where kind = 'meals') as meals,
    (select json_build_object('made', made, 'starts', starts, 'details', details)
      from plans where kind = 'training') as training,
    (select json_agg(json_build_array(plan, week, session, exercise, set_number, done,
        trunc(extract(epoch from changed_at) * 1000)))
      from (select * from public.training_sets
        where user_id = (select auth.uid()) and plan in (
          select details->>'plan' from public.exercise_plans where user_id = (select auth.uid()))
        limit ${mostSets}) as sets) as log,
    (select to_json(list) from (select l.updated_at as made, l.details,
        l.spent_before as "spentBefore", l.spent_until as "spentUntil", ${saidColumns}
      from public.shopping_lists l where l.user_id = (select auth.uid())) as list) as shopping`;

const whole = (value: number) => Math.round(value);

function mealFigures(week: MealWeek, catalogue: Catalogue): MealWeekFigures {
  return {
    week: week.week,
    energy: whole(week.target.energy),
    protein: whole(week.target.protein),
    days: week.days.map(({ amounts, meals }) => ({
      // as they were summed: what is rounded twice would differ from the page of the plan
      kcal: amounts.kcal,
      protein: amounts.protein,
      meals: meals.map((meal) => ({
        slot: meal.name,
        ...mealTitle(meal, catalogue),
        ...(meal.leftoverOf ? { leftover: true as const } : {}),
      })),
    })),
  };
}

/** Null where a week is not one of ours, or names a dish that the catalogue has lost. */
function mealWeeks(details: readonly unknown[], catalogue: Catalogue): MealWeekFigures[] | null {
  const weeks = parseStoredWeeks(details);
  return weeks && hasAllDishes(weeks, catalogue)
    ? weeks.map((week) => mealFigures(week, catalogue))
    : null;
}

type LoggedSet = v.InferOutput<typeof setSchema>;

const keyOf = (place: readonly (string | number)[]) => JSON.stringify(place);

function trainingWeeks(
  details: readonly unknown[],
  log: readonly LoggedSet[],
): TrainingWeekFigures[] | null {
  const parsed = v.safeParse(trainingSchema, details, { abortEarly: true });
  if (!parsed.success) return null;
  const done = new Set<string>();
  const saidAt = new Map<string, number>();
  for (const [plan, week, session, exercise, set, isDone, at] of log) {
    if (isDone) done.add(keyOf([plan, week, session, exercise, set]));
    const place = keyOf([plan, week, session]);
    saidAt.set(place, Math.max(saidAt.get(place) ?? 0, at));
  }
  return parsed.output.map(({ plan, week, sessions, totals }) => ({
    week,
    sessions: sessions.map(({ weekday, name, minutes, blocks }) => {
      const sets = blocks.flatMap(({ exercises }) =>
        exercises.flatMap(({ exercise, sets }) =>
          Array.from({ length: sets }, (_, index) =>
            keyOf([plan, week, name, exercise, index + 1]),
          ),
        ),
      );
      const said = saidAt.get(keyOf([plan, week, name]));
      return {
        weekday,
        name,
        minutes,
        sets: {
          done: sets.filter((set) => done.has(set)).length,
          of: sets.length,
          ...(said === undefined ? {} : { saidAt: said }),
        },
      };
    }),
    muscleSets: majorMuscles.map((muscle) => ({ muscle, sets: totals.muscleSets[muscle] })),
  }));
}

/** What an overview is made by, beside what is stored. */
interface OverviewGround {
  readonly catalogue: Catalogue;
  /** ISO day. */
  readonly today: string;
}

/** The member's name, the figures of their plans and the total of their list. */
export async function readOverview(
  members: MemberDatabase,
  identity: Identity,
  { catalogue, today }: OverviewGround,
): Promise<Overview> {
  const { rows } = await members.run(identity, { text: statement }, { readOnly: true });
  const row = v.parse(rowSchema, rows[0]);
  const { full_name: fullName, unagreed, guardian, meals, training, log, shopping } = row;
  return {
    fullName,
    ...(unagreed && { unagreed }),
    ...(guardian && { guardian }),
    meals: meals && {
      madeAt: meals.made,
      startsOn: meals.starts,
      weeks: mealWeeks(meals.details, catalogue),
    },
    training: training && {
      madeAt: training.made,
      startsOn: training.starts,
      weeks: trainingWeeks(training.details, log ?? []),
    },
    shopping: shopping && { madeAt: shopping.made, totals: listTotals(shopping, today) },
  };
}
