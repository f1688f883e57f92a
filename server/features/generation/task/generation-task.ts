import { serverSentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { refusedMeals, unmindedConditions } from '#planning/meals/changes/refused-parts.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import { fitJudge } from '#planning/safety/profile-fit.ts';
import { leftOver } from '#planning/shopping/left-over.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { TrainingPlanner } from '#planning/training/plan-training.ts';
import { utf8 } from '../../../platform/answers/utf8.ts';
import type { MadeWeeks } from '../../../platform/plans/four-week-plans.ts';
import type { GenerationKind } from '../../../platform/plans/plan-writer.ts';
import { parseStoredList, parseStoredWeeks } from '../stored-plan.ts';
import { makeExercisePlans } from './make-exercise-plans.ts';
import { makeMealPlans } from './make-meal-plans.ts';
import { shoppingListRow } from './make-shopping-list.ts';

/** What a plan is computed from; the same task gives the same plan. */
export interface GenerationTask {
  readonly kind: GenerationKind;
  readonly profile: Profile;
  /** `details` of the member's stored meal plans by week, as JSON text. */
  readonly stored: readonly string[];
  /** `details` of the list of these plans, as JSON text: what it leaves over is not bought again. */
  readonly list?: string | null;
  readonly seed: string;
  /** ISO day on which new weeks begin. */
  readonly start: string;
  /** Milliseconds since 1970: the list counts its shopping days from there. */
  readonly now: number;
  /** Whether a writer needs the structure too. */
  readonly toWrite: boolean;
}

/**
 * A row as it is stored: HTML, and the structure it was rendered from as JSON. Both are UTF-8, as PostgreSQL takes them:
 * bytes are handed from thread to thread and on to the connection, where text would be copied at each step.
 */
export interface PlanRow {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly details: Uint8Array<ArrayBuffer>;
}

export type PlanStructure =
  | { readonly kind: 'meal-plans'; readonly weeks: readonly MealWeek[] }
  | { readonly kind: 'exercise-plans'; readonly weeks: readonly TrainingWeek[] }
  | { readonly kind: 'shopping-list'; readonly list: ShoppingList };

export type Planned =
  | {
      readonly ok: true;
      /** By week from the first, or the one list. */
      readonly rows: readonly PlanRow[];
      /** Meals that were made because a list was wanted and there were none. */
      readonly meals: readonly PlanRow[];
      /** ISO day on which the weeks of `rows` or `meals` begin; null where there are none. */
      readonly startsOn: string | null;
      readonly structure: PlanStructure | null;
    }
  | {
      readonly ok: false;
      readonly refusal: 'no-plan' | 'plan-outdated';
      /** In the planner's words, for the member. */
      readonly reason: string;
    };

export interface PlanParts {
  readonly catalogue: Catalogue;
  readonly kitchen: Kitchen;
  readonly trainingPlanner: TrainingPlanner;
  readonly exercises: readonly Exercise[];
}

function stored(row: { readonly content: string; readonly details: object }): PlanRow {
  return {
    content: utf8(row.content),
    details: utf8(JSON.stringify(row.details)),
  };
}

/** What of an answer is handed over to another thread and not copied. */
export function bytesOf(planned: Planned): readonly ArrayBuffer[] {
  if (!planned.ok) return [];
  const rows = [...planned.rows, ...planned.meals];
  return rows.flatMap(({ content, details }) => [content.buffer, details.buffer]);
}

function storedWeeks(task: GenerationTask): readonly MealWeek[] | null {
  return parseStoredWeeks(task.stored.map((text): unknown => JSON.parse(text)));
}

function planMeals(parts: PlanParts, task: GenerationTask, kept: readonly MealWeek[] | null) {
  const { profile, seed, start } = task;
  const list = task.list ? parseStoredList(JSON.parse(task.list)) : null;
  const stock = kept ? leftOver({ weeks: kept, list }, start, parts.catalogue) : [];
  const wanted = { profile, start, kept: kept ?? [], stock };
  return makeMealPlans(parts.kitchen, parts.catalogue, wanted, seed);
}

function planTraining(parts: PlanParts, { profile, seed, start }: GenerationTask) {
  return makeExercisePlans(parts.trainingPlanner, parts.exercises, { profile, start }, seed);
}

/** Four weeks that were made, as they are stored. @param structureOf of the weeks, for a writer */
function weeksMade<Week extends MealWeek | TrainingWeek>(
  { start, toWrite }: GenerationTask,
  made: MadeWeeks<Week>,
  structureOf: (weeks: readonly Week[]) => PlanStructure,
): Planned {
  if (!made.ok) return { ok: false, refusal: 'no-plan', reason: made.reason };
  return {
    ok: true,
    rows: made.rows.map(stored),
    meals: [],
    startsOn: start,
    structure: toWrite ? structureOf(made.rows.map(({ details }) => details)) : null,
  };
}

/**
 * The list of the stored plan; where there is none, one is made first. A plan that holds what the member may not eat any
 * more (an allergy was added since), or does not mind what they told of their body, is never turned into a list.
 */
function shoppingList(parts: PlanParts, task: GenerationTask): Planned {
  let weeks = storedWeeks(task);
  let meals: readonly PlanRow[] = [];
  if (weeks) {
    const judge = fitJudge(eatingRules(task.profile, parts.catalogue), parts.catalogue);
    if (refusedMeals(weeks, judge).length > 0 || unmindedConditions(weeks, task.profile)) {
      return { ok: false, refusal: 'plan-outdated', reason: serverSentences.planBeforeProfile };
    }
  } else {
    const made = planMeals(parts, task, null);
    if (!made.ok) return { ok: false, refusal: 'no-plan', reason: made.reason };
    weeks = made.rows.map(({ details }) => details);
    meals = made.rows.map(stored);
  }
  const list = shoppingListRow(weeks, parts.catalogue, task.profile, new Date(task.now));
  return {
    ok: true,
    rows: [stored(list)],
    meals,
    startsOn: meals.length > 0 ? task.start : null,
    structure: task.toWrite ? { kind: 'shopping-list', list: list.details } : null,
  };
}

const makers: Readonly<
  Record<GenerationKind, (parts: PlanParts, task: GenerationTask) => Planned>
> = {
  'meal-plans': (parts, task) =>
    weeksMade(task, planMeals(parts, task, storedWeeks(task)), (weeks) => ({
      kind: 'meal-plans',
      weeks,
    })),
  'exercise-plans': (parts, task) =>
    weeksMade(task, planTraining(parts, task), (weeks) => ({ kind: 'exercise-plans', weeks })),
  'shopping-list': shoppingList,
};

/**
 * Computes and renders what a generation is about.
 * @throws when the rendered HTML is not made of the closed set: then nothing is stored
 */
export function performGenerationTask(parts: PlanParts, task: GenerationTask): Planned {
  return makers[task.kind](parts, task);
}
