import { tellGeneration } from '../../../platform/tracing/channels.ts';
import { isOver } from '../generation-store.ts';
import type { GenerationHub } from '../progress/generation-hub.ts';
import { type EndingParts, endGeneration, stopReasons } from './end-generation.ts';
import { failedSentences } from './make-plans.ts';
import {
  type Claimed,
  claimGenerations,
  failStale,
  findAbandoned,
  releaseAbandoned,
} from './work-store.ts';

export interface WorkerParts extends EndingParts {
  readonly hub: GenerationHub;
  /** The number under which the others see that this process lives; null while they cannot. */
  readonly number: () => number | null;
  /** Generations that this process works on at the same time. */
  readonly atOnce: number;
  /** Hears in how many seconds one was brought to its end. */
  readonly onMade: (kind: string, seconds: number) => void;
}

/** How often the line is looked at though nobody has called, and the dead are looked for. */
const lookMs = 1_000;
const staleLookMs = 600_000;

/** Takes generations out of the line and makes them, as long as it is open. */
export class GenerationWorker {
  readonly #parts: WorkerParts;
  /** What this process has taken up, by id. */
  readonly #held = new Map<string, AbortController>();
  readonly #running = new Set<Promise<void>>();
  readonly #timers: readonly NodeJS.Timeout[];
  /** Whose jobs need not come again. */
  #finished: string[] = [];
  #filling: Promise<void> | null = null;
  #called = false;
  #lookDue = false;
  #troubled = false;
  #closed = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    parts.hub.listenToAll((generation) => {
      if (generation.state === 'queued') this.wake();
      if (isOver(generation)) this.#held.get(generation.id)?.abort(stopReasons.cancelled);
    });
    const lookForStale = () => {
      failStale(parts.jobs, failedSentences).catch(() => {
        // the next look finds them
      });
    };
    this.#timers = [setInterval(() => this.look(), lookMs), setInterval(lookForStale, staleLookMs)];
  }

  /** There may be something in line, or taken up by a process that is dead. */
  look(): void {
    this.#lookDue = true;
    this.wake();
  }

  /** There may be something in line. */
  wake(): void {
    this.#called = true;
    if (this.#closed) return;
    this.#filling ??= this.#fill()
      .then(() => {
        this.#troubled = false;
      })
      .catch((error: unknown) => {
        // told once, not at every look
        const { log } = this.#parts;
        if (!this.#troubled) log.error({ err: error }, 'the line of generations is out of reach');
        this.#troubled = true;
        this.#called = false;
      })
      .finally(() => {
        this.#filling = null;
        if (this.#called) this.wake();
      });
  }

  /** Whether it works on something. */
  isBusy(): boolean {
    return this.#held.size > 0;
  }

  /** The others take this process for dead: what is under way here is theirs now. */
  abandon(): void {
    for (const controller of this.#held.values()) controller.abort(stopReasons.abandoned);
  }

  /** Puts back in line what is under way, so that another process takes it up at once. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#filling;
    for (const controller of this.#held.values()) controller.abort(stopReasons.closing);
    await Promise.all(this.#running);
    await this.#complete().catch(() => {
      // they come again and are found to be over
    });
  }

  /** One thing after the other, so that nothing is taken for forgotten while it is being taken up. */
  async #fill(): Promise<void> {
    const { atOnce } = this.#parts;
    do {
      this.#called = false;
      await this.#complete();
      const worker = this.#parts.number();
      if (worker === null) continue;
      if (this.#lookDue) {
        this.#lookDue = false;
        await this.#takeOver(worker);
      }
      const free = atOnce - this.#held.size;
      // a few together cost the database as much as one
      if (free < Math.max(1, atOnce / 4)) continue;
      const taken = await this.#takeUp(worker, free);
      if (taken === free) this.#called = true;
    } while (this.#called && !this.#closed);
  }

  async #takeUp(worker: number, free: number): Promise<number> {
    const { jobs, queue } = this.#parts;
    const [taken, claimed] = await jobs.transaction(async (queries) => {
      const ids = await queue.take(queries, free);
      const own = ids.length > 0 ? await claimGenerations(queries, ids, worker) : [];
      return [ids, own] as const;
    });
    const ours = new Set(claimed.map(({ id }) => id));
    // cancelled while they waited
    this.#finished.push(...taken.filter((id) => !ours.has(id)));
    for (const one of claimed) {
      // should an older attempt of ours still run: the newest counts
      this.#held.get(one.id)?.abort(stopReasons.abandoned);
      const controller = new AbortController();
      this.#held.set(one.id, controller);
      const run = this.#run(one, controller).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }
    return taken.length;
  }

  async #run(claimed: Claimed, controller: AbortController): Promise<void> {
    const began = performance.now();
    try {
      const over = await tellGeneration(claimed.kind, () =>
        endGeneration(this.#parts, claimed, controller.signal),
      );
      if (!over) return;
      this.#finished.push(claimed.id);
      this.#parts.onMade(claimed.kind, (performance.now() - began) / 1000);
    } catch (error) {
      this.#parts.log.error(
        { err: error, generation: claimed.id },
        'a generation could not be ended',
      );
    } finally {
      if (this.#held.get(claimed.id) === controller) this.#held.delete(claimed.id);
      this.wake();
    }
  }

  /** One statement for all that have ended since the last. */
  async #complete(): Promise<void> {
    const ids = this.#finished;
    this.#finished = [];
    try {
      await this.#parts.queue.complete(ids);
    } catch (error) {
      this.#finished.push(...ids);
      throw error;
    }
  }

  /** Puts back in line what a process that died had taken up. */
  async #takeOver(worker: number): Promise<void> {
    const { jobs, queue, log } = this.#parts;
    const ids = await findAbandoned(jobs, worker, [...this.#held.keys()]);
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
}
