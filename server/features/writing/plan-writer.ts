import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { mealWeekPage } from '#planning/page/meal-week-page.ts';
import { type PlanWords, unwrittenLine, writtenLine } from '#planning/page/plan-words.ts';
import { trainingWeekPage } from '#planning/page/training-week-page.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import { createGuard } from '#planning/writing/guard.ts';
import { mealTasks } from '#planning/writing/meal-task.ts';
import type { Prompt } from '#planning/writing/prompt.ts';
import { trainingTasks } from '#planning/writing/training-task.ts';
import type { WritingTask } from '#planning/writing/writing-task.ts';
import type { ServiceDatabase } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import {
  PlanNotWritten,
  type PlanToWrite,
  type PlanWriter,
  type WriterOf,
  type WritingContext,
} from '../../platform/plan-writer.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { createTurns } from '../../platform/turns.ts';
import { closeCall, judgeCall, openCall } from './call-store.ts';
import type { Completion, ModelClient, ModelSettings } from './model-client.ts';
import { ModelUnavailable } from './model-error.ts';
import { type AskedCall, TextsRefused, writeWeek } from './write-week.ts';

export interface WriterParts {
  readonly settings: ModelSettings;
  readonly client: ModelClient;
  readonly jobs: ServiceDatabase;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
  readonly log: Log;
}

type WeeklyPlan = Exclude<PlanToWrite, { readonly kind: 'shopping-list' }>;

/** A week of a plan: what is asked about it, and its page with the words that came. */
interface WritableWeek {
  readonly number: number;
  readonly tasks: () => readonly WritingTask[];
  readonly page: (words: PlanWords) => string;
}

const daySeconds = 86_400;
const mostWaiting = 10_000;
/** Tokens of a text are about a quarter of its characters; a third is on the safe side. */
const charactersPerToken = 3;
const microsPerDollar = 1_000_000;

function weeksOf(plan: WeeklyPlan, { catalogue, exercises }: WriterParts): readonly WritableWeek[] {
  const { profile } = plan;
  if (plan.kind === 'meal-plans') {
    return plan.weeks.map((week) => ({
      number: week.week,
      tasks: () => mealTasks(week, profile, catalogue, eatingRules(profile, catalogue)),
      page: (words) => mealWeekPage(week, catalogue, words),
    }));
  }
  const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return plan.weeks.map((week) => ({
    number: week.week,
    tasks: () => trainingTasks(week, profile, table),
    page: (words) => trainingWeekPage(week, table, words),
  }));
}

function costMicros(settings: ModelSettings, tokensIn: number, tokensOut: number): number {
  const { usdPerMillionIn, usdPerMillionOut } = settings;
  // dollars for a million tokens are millionths of a dollar for one
  return Math.ceil(tokensIn * usdPerMillionIn + tokensOut * usdPerMillionOut);
}

/** Calls without a usable answer that the service may charge for all the same. */
const mayCost: ReadonlySet<string> = new Set([
  'timeout',
  'cut-off',
  'too-large',
  'no-answer',
  'broken-off',
]);

const tokensIn = (text: string) => Math.ceil(text.length / charactersPerToken);

/** Asks and keeps the accounts; the money is set aside before, and no connection is held meanwhile. */
function createAsk(parts: WriterParts, context: WritingContext) {
  const { settings, client, jobs, log } = parts;
  const { generationId, signal } = context;
  return async (
    prompt: Prompt,
    { week, round }: { readonly week: number; readonly round: 'first' | 'repair' },
  ): Promise<AskedCall> => {
    const { message } = prompt;
    const mostMicros = costMicros(settings, tokensIn(message), settings.maxTokens);
    const capMicros = Math.floor(settings.usdPerMonth * microsPerDollar);
    const model = settings.name;
    const start = { generationId, week, round, model, mostMicros };
    const call = await openCall(jobs, start, capMicros);
    if (!call) throw new ModelUnavailable('budget');
    const began = performance.now();
    const end = async (outcome: string, completion: Completion | null) => {
      const promptTokens = completion ? (completion.promptTokens ?? tokensIn(message)) : 0;
      const completionTokens = completion
        ? (completion.completionTokens ?? tokensIn(completion.text))
        : 0;
      const milliseconds = Math.round(performance.now() - began);
      await closeCall(jobs, call, {
        outcome,
        promptTokens,
        completionTokens,
        costMicros: mayCost.has(outcome)
          ? mostMicros
          : costMicros(settings, promptTokens, completionTokens),
        milliseconds,
      });
      log.info(
        {
          generation: generationId,
          week,
          round,
          outcome,
          milliseconds,
          promptTokens,
          completionTokens,
        },
        'language model called',
      );
    };
    try {
      const completion = await client.complete(message, signal);
      await end('answered', completion);
      return { text: completion.text, judge: (used) => judgeCall(jobs, call.id, used) };
    } catch (error) {
      const outcome = error instanceof ModelUnavailable ? error.failure : 'broken-off';
      await end(outcome, null);
      throw error;
    }
  };
}

/** What a member is not to be bothered with: the plan is there in the planner's words. */
function isModelTrouble(error: unknown): boolean {
  return error instanceof ModelUnavailable || error instanceof TextsRefused;
}

/**
 * Writers by a language model. Where it cannot write (down, too slow, over the allowance or the month's money, refused by
 * the guard twice), a week has the planner's own words and says so, or with AI_FALLBACK=none the plan fails.
 */
export function createWriterOf(parts: WriterParts): WriterOf {
  const { settings, rateLimits, log } = parts;
  const guard = createGuard(parts.catalogue);
  const turns = createTurns(settings.parallel, mostWaiting, () => new ModelUnavailable('busy'));
  const allowance = { capacity: settings.plansPerDay, perSeconds: daySeconds };

  async function writeOne(
    week: WritableWeek,
    plan: WeeklyPlan,
    context: WritingContext,
    allowed: boolean,
  ): Promise<string> {
    try {
      if (!allowed) throw new ModelUnavailable('allowance');
      const ask = createAsk(parts, context);
      const texts = await writeWeek(
        { guard, log, ask: (prompt, call) => turns.take(() => ask(prompt, call)) },
        week.tasks(),
        plan.profile.full_name,
      );
      return week.page({ texts, source: writtenLine });
    } catch (error) {
      if (context.signal.aborted || !isModelTrouble(error)) throw error;
      const reason = error instanceof ModelUnavailable ? error.failure : 'guard';
      log.warn(
        { generation: context.generationId, week: week.number, reason },
        'a week keeps the words of the planner',
      );
      if (settings.fallback === 'none') {
        throw new PlanNotWritten(`the words of week ${week.number}: ${reason}`, { cause: error });
      }
      return week.page({ texts: new Map(), source: unwrittenLine });
    }
  }

  return (memberId): PlanWriter =>
    async (plan, context) => {
      // the list is shown line by line from its figures; there is nothing around it to write
      if (plan.kind === 'shopping-list') return plan.pages;
      const weeks = weeksOf(plan, parts);
      const open = weeks.filter((_, place) => !context.finished.has(place));
      const { taken } =
        open.length === 0
          ? { taken: true }
          : await rateLimits.takeShared(`model:${memberId}`, allowance);
      const results = await Promise.allSettled(
        weeks.map(async (week, place) => {
          const before = context.finished.get(place);
          if (before !== undefined) return before;
          const html = await writeOne(week, plan, context, taken);
          await context.partReady(place, html);
          return html;
        }),
      );
      // all have ended, so that nothing goes on writing for a plan that failed
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    };
}
