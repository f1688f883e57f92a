import {
  wordsOnMealPage,
  wordsOnTrainingPage,
  writtenLineOn,
} from '#planning/page/words-on-page.ts';
import type { Guard } from '#planning/writing/guard/guard.ts';
import { keepWords } from '#planning/writing/keep-words.ts';
import { firstName } from '#planning/writing/task/inputs.ts';
import type { WrittenTexts } from '#planning/writing/task/writing-task.ts';
import type { ChangedWeek } from '../../platform/plans/plan-writer.ts';
import {
  newCanary,
  pageWith,
  tasksOf,
  type WeekTables,
  type WeekToWrite,
} from './week-to-write.ts';

/** What was written on the page before, and the week then and now. */
function readBefore(
  { catalogue }: WeekTables,
  changed: ChangedWeek,
): { readonly texts: WrittenTexts; readonly before: WeekToWrite; readonly after: WeekToWrite } {
  const { plan, page, profile } = changed;
  return plan === 'meal-plans'
    ? {
        texts: wordsOnMealPage(page, changed.before, catalogue),
        before: { plan, profile, week: changed.before },
        after: { plan, profile, week: changed.after },
      }
    : {
        texts: wordsOnTrainingPage(page, changed.before),
        before: { plan, profile, week: changed.before },
        after: { plan, profile, week: changed.after },
      };
}

/** The page of a changed week, with those words of its page before that are still true of it. */
export function keepWeek(tables: WeekTables, guard: Guard, changed: ChangedWeek): string {
  const { texts, before, after } = readBefore(tables, changed);
  const weeks = { before: tasksOf(tables, before), after: tasksOf(tables, after) };
  const kept = keepWords(guard, texts, weeks, firstName(changed.profile.full_name), newCanary());
  return pageWith(tables, after, {
    texts: kept,
    source: kept.size > 0 ? writtenLineOn(changed.page) : null,
  });
}
