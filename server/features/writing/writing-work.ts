import { randomUUID } from 'node:crypto';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import type { MealWeek } from '#planning/meals/meal-plan.ts';
import { mealWeekPage } from '#planning/page/meal-week-page.ts';
import { writtenLine } from '#planning/page/plan-words.ts';
import { trainingWeekPage } from '#planning/page/training-week-page.ts';
import { wordsOnMealPage, wordsOnTrainingPage } from '#planning/page/words-on-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import type { TrainingWeek } from '#planning/training/training-plan.ts';
import { createGuard, type GuardedAnswer } from '#planning/writing/guard.ts';
import { keepWords } from '#planning/writing/keep-words.ts';
import { mealTasks } from '#planning/writing/meal-task.ts';
import { type Prompt, repairPrompt, writingPrompt } from '#planning/writing/prompt.ts';
import { trainingTasks } from '#planning/writing/training-task.ts';
import {
  only,
  placesOf,
  type WritingTask,
  type WrittenTexts,
} from '#planning/writing/writing-task.ts';
import type { ChangedWeek } from '../../platform/plan-writer.ts';

/** A week of a computed plan, about which a model is asked. */
export type WeekToWrite =
  | { readonly plan: 'meal-plans'; readonly week: MealWeek; readonly profile: Profile }
  | { readonly plan: 'exercise-plans'; readonly week: TrainingWeek; readonly profile: Profile };

/** Work around a model's call that takes the processor some time, and is done in a thread. */
export type WritingWork =
  /** What a model is asked about the week: one prompt for each call. */
  | { readonly kind: 'ask'; readonly of: WeekToWrite }
  /** Whether the answer to one of these calls may be shown. */
  | {
      readonly kind: 'check';
      readonly of: WeekToWrite;
      /** Place of the call among those of the week. */
      readonly call: number;
      /** Places that were asked for; null: all of the call. */
      readonly wanted: readonly string[] | null;
      readonly answer: string;
      readonly prompt: Prompt;
    }
  /** The page of a changed week, with those words of its page before that are still true. */
  | { readonly kind: 'keep'; readonly of: ChangedWeek }
  /** The week's page with words around it. */
  | {
      readonly kind: 'page';
      readonly of: WeekToWrite;
      readonly texts: WrittenTexts;
      readonly source: string;
    };

export interface CheckedAnswer {
  readonly passed: WrittenTexts;
  /** How many findings of each kind; the findings themselves may repeat words of an answer. */
  readonly findings: Readonly<Record<string, number>>;
  /** Places that are missing or were refused. */
  readonly missing: readonly string[];
  /** What asks for these once more; null where nothing is missing. */
  readonly repair: Prompt | null;
}

export type WritingDone =
  | { readonly kind: 'ask'; readonly prompts: readonly Prompt[] }
  | { readonly kind: 'check'; readonly checked: CheckedAnswer }
  | { readonly kind: 'page' | 'keep'; readonly html: string };

/** By which the member is greeted: the first of their names, without anything invisible. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.replace(/\p{C}/gu, '').trim().split(/\s+/);
  return [...first].slice(0, 40).join('') || 'friend';
}

export interface WritingTables {
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
}

/** A word that means nothing, new for each call. */
function newCanary(): string {
  return `mark-${randomUUID().slice(0, 8)}`;
}

function counted(findings: GuardedAnswer['findings']): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Does the work; the tables of words are made at the first. */
export function createWritingWork({
  catalogue,
  exercises,
}: WritingTables): (work: WritingWork) => WritingDone {
  const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  let made: ReturnType<typeof createGuard> | null = null;
  const guard = () => {
    made ??= createGuard(catalogue);
    return made;
  };

  function tasksOf({ plan, week, profile }: WeekToWrite): readonly WritingTask[] {
    return plan === 'meal-plans'
      ? mealTasks(week, profile, catalogue, eatingRules(profile, catalogue))
      : trainingTasks(week, profile, table);
  }

  function check(work: WritingWork & { readonly kind: 'check' }): CheckedAnswer {
    const whole = tasksOf(work.of)[work.call];
    if (!whole) throw new Error(`the week has no call ${work.call}`);
    const task = work.wanted === null ? whole : only(whole, new Set(work.wanted));
    const { passed, findings } = guard().check(work.answer, task, work.prompt);
    const missing = placesOf(task.parts)
      .map(({ id }) => id)
      .filter((id) => !passed.has(id));
    return {
      passed,
      findings: counted(findings),
      missing,
      repair:
        missing.length === 0
          ? null
          : repairPrompt(only(task, new Set(missing)), newCanary(), findings),
    };
  }

  /** Words of the page before that are still true of the changed week. */
  function wordsKept(of: ChangedWeek): WrittenTexts {
    const texts =
      of.plan === 'meal-plans'
        ? wordsOnMealPage(of.page, of.before, catalogue)
        : wordsOnTrainingPage(of.page, of.before);
    if (texts.size === 0) return texts;
    const { plan, profile } = of;
    const weeks =
      plan === 'meal-plans'
        ? {
            before: tasksOf({ plan, profile, week: of.before }),
            after: tasksOf({ plan, profile, week: of.after }),
          }
        : {
            before: tasksOf({ plan, profile, week: of.before }),
            after: tasksOf({ plan, profile, week: of.after }),
          };
    return keepWords(guard(), texts, weeks, firstName(profile.full_name), newCanary());
  }

  function keep(of: ChangedWeek): string {
    const texts = wordsKept(of);
    const words = { texts, source: texts.size > 0 ? writtenLine : null };
    return of.plan === 'meal-plans'
      ? mealWeekPage(of.after, catalogue, words)
      : trainingWeekPage(of.after, table, words);
  }

  return (work) => {
    switch (work.kind) {
      case 'keep':
        return { kind: 'keep', html: keep(work.of) };
      case 'ask': {
        const prompts = tasksOf(work.of).map((task) => writingPrompt(task, newCanary()));
        return { kind: 'ask', prompts };
      }
      case 'check':
        return { kind: 'check', checked: check(work) };
      case 'page': {
        const words = { texts: work.texts, source: work.source };
        const { of } = work;
        const html =
          of.plan === 'meal-plans'
            ? mealWeekPage(of.week, catalogue, words)
            : trainingWeekPage(of.week, table, words);
        return { kind: 'page', html };
      }
    }
  };
}
