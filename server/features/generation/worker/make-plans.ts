import { memberSentences } from '#contract/member-sentences.ts';
import { serverSentences } from '#contract/sentences.ts';
import { utf8 } from '../../../platform/answers/utf8.ts';
import { southAfricanDay } from '../../../platform/clock.ts';
import type { ThreadPool } from '../../../platform/concurrency/thread-pool.ts';
import {
  type Identity,
  type MemberDatabase,
  reading,
  type ServiceDatabase,
} from '../../../platform/database/database.ts';
import { closedSetOnly } from '../../../platform/plans/plan-html.ts';
import type { GenerationKind, PlanWriter, WriterOf } from '../../../platform/plans/plan-writer.ts';
import { readParts } from '../generation-store.ts';
import { type HandedToNew, handedToNew, readMoney } from '../money/handed-on.ts';
import { usualStart } from '../plan-start.ts';
import { type PlanBasis, readBasis, savePlans } from '../plan-store.ts';
import { parseStoredList } from '../stored-plan.ts';
import type { GenerationTask, Planned, PlanRow, PlanStructure } from '../task/generation-task.ts';
import { type Claimed, type Failure, keepPart, tellProgress } from './work-store.ts';

export interface MakingParts {
  readonly members: MemberDatabase;
  readonly jobs: ServiceDatabase;
  readonly threads: Pick<ThreadPool<GenerationTask, Planned>, 'run'>;
  readonly writerOf: WriterOf;
  readonly now: () => Date;
}

/** 'void': it was cancelled or another process has it by now, so nothing was saved. */
export type Outcome = 'saved' | 'void' | Failure;

/** The specification's words for each kind that fails. */
export const failedSentences: Readonly<Record<GenerationKind, string>> = {
  'meal-plans': memberSentences.generateMealPlansFailed,
  'exercise-plans': memberSentences.generateExercisePlansFailed,
  'shopping-list': memberSentences.generateShoppingListFailed,
};

/** A profile or plan that changes under each of so many plans in a row is no member's doing. */
const mostTries = 5;

const decoder = new TextDecoder();

function identityOf(userId: string): Identity {
  return { role: 'authenticated', claims: { sub: userId } };
}

type Made = Planned & { readonly ok: true };

/** Has the parts put into words. No connection is held while the writer works. */
async function written(
  parts: MakingParts,
  writer: PlanWriter,
  job: { readonly claimed: Claimed; readonly basis: PlanBasis; readonly signal: AbortSignal },
  made: Made & { readonly structure: PlanStructure },
): Promise<readonly PlanRow[]> {
  const { claimed, basis, signal } = job;
  const print = `${basis.profilePrint} ${basis.mealsPrint}`;
  await tellProgress(parts.jobs, claimed, 'writing');
  const earlier = claimed.attempt > 1 ? await readParts(parts.jobs, claimed.id, print) : new Map();
  const pages = made.rows.map(({ content }) => decoder.decode(content));
  const plan = { ...made.structure, profile: basis.profile, pages };
  const texts = await writer(plan, {
    generationId: claimed.id,
    signal,
    finished: new Map([...earlier].map(([week, html]) => [week - 1, html])),
    async partReady(place, html) {
      const part = { week: place + 1, content: closedSetOnly(html), basis: print };
      const ours = await keepPart(parts.jobs, claimed, part);
      if (!ours) signal.throwIfAborted();
    },
  });
  if (texts.length !== pages.length) throw new Error('a writer gave another number of parts');
  return made.rows.map(({ details }, index) => ({
    content: utf8(closedSetOnly(texts[index] ?? '')),
    details,
  }));
}

/** What the list that was made takes over from the one in whose place it is put. */
async function handedTo(
  { members, now }: MakingParts,
  identity: Identity,
  { rows: [row] }: Made,
): Promise<HandedToNew> {
  const list = row ? parseStoredList(JSON.parse(decoder.decode(row.details))) : null;
  if (!list) throw new Error('a list was made that cannot be read');
  const stored = await readMoney(reading(members, identity));
  return handedToNew(stored, list, southAfricanDay(now()));
}

/**
 * Makes what the generation is about and saves it, as one or not at all.
 * @throws whatever may go better at another attempt; `PlanNotWritten`
 */
export async function makePlans(
  parts: MakingParts,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<Outcome> {
  const { kind, userId, seed, startsOn } = claimed;
  const identity = identityOf(userId);
  for (let tries = 0; tries < mostTries; tries += 1) {
    signal.throwIfAborted();
    const basis = await readBasis(parts.members, identity, kind);
    if (!basis) return { code: 'profile_missing', message: serverSentences.completeProfileFirst };
    const { profile, stored, list } = basis;
    const writer = basis.mayWrite ? parts.writerOf(userId) : null;
    const now = parts.now();
    const start = startsOn ?? usualStart(now, null);
    const task = {
      kind,
      profile,
      stored,
      list,
      seed,
      start,
      now: now.getTime(),
      toWrite: !!writer,
    };
    const planned = await parts.threads.run(task, signal);
    if (!planned.ok) {
      return { code: planned.refusal.replaceAll('-', '_'), message: planned.reason };
    }
    const { meals, structure, startsOn: begins } = planned;
    const rows =
      writer && structure
        ? await written(parts, writer, { claimed, basis, signal }, { ...planned, structure })
        : planned.rows;
    signal.throwIfAborted();
    const handed = kind === 'shopping-list' ? await handedTo(parts, identity, planned) : null;
    const { id: generationId, attempt } = claimed;
    const saved = await savePlans(parts.members, identity, {
      kind,
      generationId,
      attempt,
      basis,
      rows,
      meals,
      handed,
      startsOn: begins,
    });
    if (saved !== 'outdated') return saved;
  }
  throw new Error('the profile or the plans changed under every attempt');
}
