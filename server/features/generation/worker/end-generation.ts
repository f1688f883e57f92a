import { setTimeout as pause } from 'node:timers/promises';
import { consentMissing, isConsentMissing } from '../../../platform/answers/errors.ts';
import { databaseError } from '../../../platform/database/database-error.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { PlanNotWritten } from '../../../platform/plans/plan-writer.ts';
import type { Log } from '../../../platform/watch/log.ts';
import { failedSentences, type MakingParts, makePlans } from './make-plans.ts';
import { type Claimed, failGeneration, releaseGeneration } from './work-store.ts';

export interface EndingParts extends MakingParts {
  readonly queue: JobQueue;
  readonly log: Log;
}

/** Why work on a generation is stopped. */
export const stopReasons = {
  cancelled: 'cancelled',
  /** Another process has it by now. */
  abandoned: 'abandoned',
  /** This process ends. */
  closing: 'closing',
} as const;

/** An attempt that ended with its process counts too: a plan that ends processes must not go round for ever. */
const mostAttempts = 6;
/** Before the second attempt; the pauses grow with the square of the attempts. */
const retryMs = 100;

async function release({ jobs, queue }: EndingParts, claimed: Claimed): Promise<void> {
  await jobs.transaction(async (queries) => {
    await releaseGeneration(queries, claimed);
    await queue.putBack(queries, [claimed.id]);
  });
}

/** @returns whether that was the last attempt */
async function fail(parts: EndingParts, claimed: Claimed, error: unknown): Promise<boolean> {
  const { jobs, log } = parts;
  const { id, attempt, kind } = claimed;
  const message = failedSentences[kind];
  if (error instanceof PlanNotWritten) {
    log.warn({ err: error, generation: id }, 'a plan was not put into words');
    await failGeneration(jobs, claimed, { code: 'not_written', message });
    return true;
  }
  if (isConsentMissing(error)) {
    await failGeneration(jobs, claimed, consentMissing(databaseError(error)?.message));
    return true;
  }
  log.error({ err: error, generation: id, attempt }, 'generation failed');
  if (attempt < mostAttempts) return false;
  await failGeneration(jobs, claimed, { code: 'generation_failed', message });
  return true;
}

/**
 * Makes a generation that this process has taken up, and brings it to its end or back in line.
 * @returns whether its job need not come again
 * @throws when the database cannot be told: then it is found abandoned later
 */
export async function endGeneration(
  parts: EndingParts,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const outcome = await makePlans(parts, claimed, signal);
    if (typeof outcome === 'object') await failGeneration(parts.jobs, claimed, outcome);
    return true;
  } catch (error) {
    if (signal.reason === stopReasons.cancelled) return true;
    if (signal.reason === stopReasons.abandoned) return false;
    if (!signal.aborted) {
      if (await fail(parts, claimed, error)) return true;
      await pause(retryMs * claimed.attempt ** 2, null, { signal }).catch(() => {
        // stopped meanwhile: the next attempt is another process's
      });
    }
    await release(parts, claimed);
    return false;
  }
}
