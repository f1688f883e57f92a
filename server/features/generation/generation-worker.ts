import { setTimeout as pause } from 'node:timers/promises';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Log } from '../../platform/log.ts';
import { PlanNotWritten } from '../../platform/plan-writer.ts';
import type { GenerationHub } from './generation-hub.ts';
import {
  type Claimed,
  claimGenerations,
  failGeneration,
  failStale,
  findAbandoned,
  isOver,
  releaseAbandoned,
  releaseGeneration,
} from './generation-store.ts';
import { failedSentences, type MakingParts, makePlans } from './make-plans.ts';

export interface WorkerParts extends MakingParts {
  readonly queue: JobQueue;
  readonly hub: GenerationHub;
  /** The number under which the others see that this process lives; null while they cannot. */
  readonly number: () => number | null;
  /** Generations that this process works on at the same time. */
  readonly atOnce: number;
  readonly log: Log;
}

/** Takes generations out of the line and makes them, as long as it is open. */
export interface GenerationWorker {
  /** There may be something in line. */
  wake(): void;
  /** The others take this process for dead: what is under way here is theirs now. */
  abandon(): void;
  /** Puts back in line what is under way, so that another process takes it up at once. */
  close(): Promise<void>;
}

/** How often the line is looked at though nobody has called, and the dead are looked for. */
const lookMs = 1_000;
/** An attempt that ended with its process counts too: a plan that ends processes must not go round for ever. */
const mostAttempts = 6;
/** Before the second attempt; the pauses grow with the square of the attempts. */
const retryMs = 100;
const staleLookMs = 600_000;

/** Why work was stopped. */
const stopped = { cancelled: 'cancelled', abandoned: 'abandoned', closing: 'closing' } as const;

export function startGenerationWorker(parts: WorkerParts): GenerationWorker {
  const { jobs, queue, hub, log } = parts;
  /** What this process has taken up, by id. */
  const held = new Map<string, AbortController>();
  const ended = new Set<Promise<void>>();
  let finished: string[] = [];
  let closed = false;
  let filling: Promise<void> | null = null;
  let callAgain = false;
  let lookDue = false;
  let troubled = false;

  hub.listenToAll((generation) => {
    if (generation.state === 'queued') wake();
    if (isOver(generation)) held.get(generation.id)?.abort(stopped.cancelled);
  });

  async function release(claimed: Claimed): Promise<void> {
    await jobs.transaction(async (queries) => {
      await releaseGeneration(queries, claimed);
      await queue.putBack(queries, [claimed.id]);
    });
  }

  async function failed(claimed: Claimed, error: unknown): Promise<boolean> {
    const message = failedSentences[claimed.kind];
    if (error instanceof PlanNotWritten) {
      log.warn({ err: error, generation: claimed.id }, 'a plan was not put into words');
      await failGeneration(jobs, claimed, { code: 'not_written', message });
      return true;
    }
    log.error({ err: error, generation: claimed.id, attempt: claimed.attempt }, 'generation failed');
    if (claimed.attempt < mostAttempts) return false;
    await failGeneration(jobs, claimed, { code: 'generation_failed', message });
    return true;
  }

  /** @returns whether the job need not come again */
  async function work(claimed: Claimed, signal: AbortSignal): Promise<boolean> {
    try {
      const outcome = await makePlans(parts, claimed, signal);
      if (typeof outcome === 'object') await failGeneration(jobs, claimed, outcome);
      return true;
    } catch (error) {
      if (signal.aborted && signal.reason !== stopped.closing) {
        return signal.reason === stopped.cancelled;
      }
      if (!signal.aborted) {
        if (await failed(claimed, error)) return true;
        await pause(retryMs * claimed.attempt ** 2, null, { signal }).catch(() => {
          // stopped meanwhile: the next attempt is another process's
        });
      }
      await release(claimed);
      return false;
    }
  }

  async function run(claimed: Claimed, controller: AbortController): Promise<void> {
    try {
      if (await work(claimed, controller.signal)) finished.push(claimed.id);
    } catch (error) {
      // the database is gone: whoever finds it again finds the generation abandoned
      log.error({ err: error, generation: claimed.id }, 'a generation could not be ended');
    } finally {
      held.delete(claimed.id);
      wake();
    }
  }

  /** One statement for all that have ended since the last. */
  async function completeFinished(): Promise<void> {
    const ids = finished;
    finished = [];
    try {
      await queue.complete(ids);
    } catch (error) {
      finished.push(...ids);
      throw error;
    }
  }

  async function takeUp(worker: number, free: number): Promise<number> {
    const taken: string[] = [];
    const claimed = await jobs.transaction(async (queries) => {
      taken.push(...(await queue.take(queries, free)));
      return taken.length > 0 ? claimGenerations(queries, taken, worker) : [];
    });
    const ours = new Set(claimed.map(({ id }) => id));
    // cancelled while it waited
    finished.push(...taken.filter((id) => !ours.has(id)));
    for (const one of claimed) {
      // it was thought to be another attempt's; the newest counts
      held.get(one.id)?.abort(stopped.abandoned);
      const controller = new AbortController();
      held.set(one.id, controller);
      const end = run(one, controller).finally(() => ended.delete(end));
      ended.add(end);
    }
    return taken.length;
  }

  /** Puts back in line what a process that died had taken up. */
  async function takeOver(worker: number): Promise<void> {
    const ids = await findAbandoned(jobs, worker, [...held.keys()]);
    if (ids.length === 0) return;
    const released = await jobs.transaction(async (queries) => {
      const still = await releaseAbandoned(queries, ids);
      await queue.putBack(queries, still);
      return still;
    });
    if (released.length > 0) {
      log.info({ generations: released.length }, 'taken over from a process that ended');
    }
  }

  async function fill(): Promise<void> {
    do {
      callAgain = false;
      await completeFinished();
      const worker = parts.number();
      if (closed || worker === null) continue;
      if (lookDue) {
        lookDue = false;
        await takeOver(worker);
      }
      const free = parts.atOnce - held.size;
      // a few together cost the database as much as one
      if (free < Math.max(1, parts.atOnce / 4)) continue;
      if ((await takeUp(worker, free)) === free) callAgain = true;
    } while (callAgain && !closed);
  }

  function wake(): void {
    callAgain = true;
    filling ??= fill()
      .then(() => {
        troubled = false;
      })
      .catch((error: unknown) => {
        if (!troubled) log.error({ err: error }, 'the line of generations cannot be reached');
        troubled = true;
        callAgain = false;
      })
      .finally(() => {
        filling = null;
        if (callAgain && !closed) wake();
      });
  }

  const look = setInterval(() => {
    lookDue = true;
    wake();
  }, lookMs);
  const lookForStale = setInterval(() => {
    failStale(jobs, failedSentences).catch(() => {
      // the next look finds them
    });
  }, staleLookMs);

  return {
    wake,
    abandon() {
      for (const controller of held.values()) controller.abort(stopped.abandoned);
    },
    async close() {
      closed = true;
      clearInterval(look);
      clearInterval(lookForStale);
      await filling;
      for (const controller of held.values()) controller.abort(stopped.closing);
      await Promise.all(ended);
      await completeFinished().catch(() => {
        // they come again and are found to be over
      });
    },
  };
}
