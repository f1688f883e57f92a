import { unwrittenLine } from '#planning/page/plan-words.ts';
import type { Prompt } from '#planning/writing/prompt.ts';
import { createTurns } from '../../platform/concurrency/turns.ts';
import type { ServiceDatabase } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import {
  PlanNotWritten,
  type PlanToWrite,
  type PlanWriter,
  type WriterOf,
  type WritingContext,
} from '../../platform/plans/plan-writer.ts';
import type { Log } from '../../platform/watch/log.ts';
import type { ModelSettings } from '../../settings.ts';
import { closeCall, judgeCall, openCall } from './call-store.ts';
import type { Completion, ModelClient } from './model-client.ts';
import { ModelUnavailable } from './model-error.ts';
import type { WeekToWrite } from './week-to-write.ts';
import { type AskedCall, pageOf, TextsRefused, writeWeek } from './write-week.ts';
import type { WritingDone, WritingWork } from './writing-work.ts';

export interface WriterParts {
  readonly settings: ModelSettings;
  readonly client: ModelClient;
  readonly jobs: ServiceDatabase;
  readonly rateLimits: RateLimits;
  /** Work that holds up nobody else: the planning threads do it. */
  readonly work: (work: WritingWork, signal: AbortSignal) => Promise<WritingDone>;
  readonly log: Log;
}

type WeeklyPlan = Exclude<PlanToWrite, { readonly kind: 'shopping-list' }>;

const daySeconds = 86_400;
const mostWaiting = 10_000;
/** Tokens of a text are about a quarter of its characters; a third is on the safe side. */
const charactersPerToken = 3;
const microsPerDollar = 1_000_000;

function weeksOf(plan: WeeklyPlan): readonly WeekToWrite[] {
  const { profile } = plan;
  return plan.kind === 'meal-plans'
    ? plan.weeks.map((week) => ({ plan: 'meal-plans', week, profile }))
    : plan.weeks.map((week) => ({ plan: 'exercise-plans', week, profile }));
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
  const turns = createTurns(settings.parallel, mostWaiting, () => new ModelUnavailable('busy'));
  const allowance = { capacity: settings.plansPerDay, perSeconds: daySeconds };

  async function writeOne(
    of: WeekToWrite,
    context: WritingContext,
    allowed: boolean,
  ): Promise<string> {
    const work = (one: WritingWork) => parts.work(one, context.signal);
    try {
      if (!allowed) throw new ModelUnavailable('allowance');
      const ask = createAsk(parts, context);
      return await writeWeek(
        {
          work,
          log,
          ask: (prompt, call) => turns.take(() => ask(prompt, call)),
          mayReplace: settings.fallback === 'planner',
        },
        of,
      );
    } catch (error) {
      if (context.signal.aborted || !isModelTrouble(error)) throw error;
      const { week } = of.week;
      const reason = error instanceof ModelUnavailable ? error.failure : 'guard';
      log.warn(
        { generation: context.generationId, week, reason },
        'a week keeps the words of the planner',
      );
      if (settings.fallback === 'none') {
        throw new PlanNotWritten(`the words of week ${week}: ${reason}`, { cause: error });
      }
      return pageOf(work, of, new Map(), unwrittenLine);
    }
  }

  return (memberId): PlanWriter =>
    async (plan, context) => {
      // the list is shown line by line from its figures; there is nothing around it to write
      if (plan.kind === 'shopping-list') return plan.pages;
      const weeks = weeksOf(plan);
      const open = weeks.filter((_, place) => !context.finished.has(place));
      const { taken } =
        open.length === 0
          ? { taken: true }
          : await rateLimits.takeShared(`model:${memberId}`, allowance);
      const results = await Promise.allSettled(
        weeks.map(async (week, place) => {
          const before = context.finished.get(place);
          if (before !== undefined) return before;
          const html = await writeOne(week, context, taken);
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
