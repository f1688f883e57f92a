import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { createGuard, type GuardedAnswer } from '#planning/writing/guard/guard.ts';
import { type Prompt, repairPrompt, writingPrompt } from '#planning/writing/prompt.ts';
import { only, placesOf, type WrittenTexts } from '#planning/writing/task/writing-task.ts';
import type { ChangedWeek } from '../../platform/plans/plan-writer.ts';
import { keepWeek } from './keep-week.ts';
import { newCanary, pageWith, tasksOf, type WeekToWrite } from './week-to-write.ts';

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

export interface WritingTables {
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
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
  const tables = { catalogue, exercises: new Map(exercises.map((one) => [one.id, one])) };
  let made: ReturnType<typeof createGuard> | null = null;
  const guard = () => {
    made ??= createGuard(catalogue);
    return made;
  };

  function check(work: WritingWork & { readonly kind: 'check' }): CheckedAnswer {
    const whole = tasksOf(tables, work.of)[work.call];
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

  return (work) => {
    switch (work.kind) {
      case 'keep':
        return { kind: 'keep', html: keepWeek(tables, guard(), work.of) };
      case 'ask': {
        const prompts = tasksOf(tables, work.of).map((task) => writingPrompt(task, newCanary()));
        return { kind: 'ask', prompts };
      }
      case 'check':
        return { kind: 'check', checked: check(work) };
      case 'page': {
        const words = { texts: work.texts, source: work.source };
        return { kind: 'page', html: pageWith(tables, work.of, words) };
      }
    }
  };
}
