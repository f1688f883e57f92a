import { setTimeout as pause } from 'node:timers/promises';
import type { ThreadPool } from '../../../platform/concurrency/thread-pool.ts';
import {
  type MemberDatabase,
  reading,
  type ServiceDatabase,
} from '../../../platform/database/database.ts';
import type { DiskRoom } from '../../../platform/limits/disk-watch.ts';
import { readMemberProfile } from '../../../platform/members/member-profile.ts';
import { firstMember } from '../../../platform/members/stretches.ts';
import type { Log } from '../../../platform/watch/log.ts';
import { usualStart } from '../plan-start.ts';
import type { GenerationTask, Planned } from '../task/generation-task.ts';
import { renewalTime } from './ahead-renewal.ts';
import {
  type AheadClaim,
  claimAhead,
  giveUpAhead,
  handBackAhead,
  keepAhead,
  renewAhead,
} from './ahead-store.ts';

export interface AheadParts {
  readonly members: MemberDatabase;
  readonly jobs: ServiceDatabase;
  readonly threads: Pick<ThreadPool<GenerationTask, Planned>, 'run'>;
  /** Print of the code and the tables that make plans here. */
  readonly maker: string;
  /** Whether members are waiting for this process. */
  readonly isBusy: () => boolean;
  readonly room: Pick<DiskRoom, 'forPlans'>;
  readonly now: () => Date;
  readonly log: Log;
}

/** How often is looked for plans that may be made. */
const lookMs = 1_000;

/** Makes the plans of members' next presses while nobody waits for any, one at a time. */
export class AheadWorker {
  readonly #parts: AheadParts;
  readonly #closing = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #working: Promise<void> | null = null;
  /** How far what other versions made has been looked through; null: to its end. */
  #renewedUpTo: string | null = firstMember;
  #troubled = false;

  constructor(parts: AheadParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      this.#working ??= this.#work().finally(() => {
        this.#working = null;
      });
    }, lookMs);
  }

  /** What is being made is left to another process; the threads must be closed before this ends. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    try {
      while (!signal.aborted && !this.#parts.isBusy()) {
        if (!(await this.#parts.room.forPlans())) break;
        const start = performance.now();
        if (!(await this.#makeNext())) break;
        // half of a processor is left to whatever else there is to do
        await pause(performance.now() - start, null, { signal });
      }
      this.#troubled = false;
    } catch (error) {
      if (signal.aborted) return;
      // told once, not at every look
      if (!this.#troubled) this.#parts.log.warn({ err: error }, 'no plans are made ahead');
      this.#troubled = true;
    }
  }

  /** @returns whether there was something to do */
  async #makeNext(): Promise<boolean> {
    const { jobs, maker } = this.#parts;
    if (this.#renewedUpTo !== null) {
      this.#renewedUpTo = await renewAhead(jobs, maker, this.#renewedUpTo);
      return true;
    }
    const claim = await claimAhead(jobs);
    if (!claim) return false;
    try {
      await this.#make(claim);
    } catch (error) {
      // otherwise the claim runs out, so that plans which fail do not follow on each other
      if (this.#closing.signal.aborted) await handBackAhead(jobs, claim);
      else throw error;
    }
    return true;
  }

  async #make(claim: AheadClaim): Promise<void> {
    const { members, jobs, threads, maker, now, log } = this.#parts;
    const { userId, seed, timeZone, wantedAt } = claim;
    const identity = { role: 'authenticated', claims: { sub: userId } } as const;
    const basis = await readMemberProfile(reading(members, identity));
    if (!basis) return giveUpAhead(jobs, claim);
    const { profile, print } = basis;
    // without the plan of now: it counts only where the member keeps meals of it, who cannot take what is ready
    const start = usualStart(now(), timeZone);
    const task = {
      kind: 'meal-plans',
      profile,
      stored: [],
      seed,
      start,
      now: 0,
      toWrite: false,
    } as const;
    const planned = await threads.run(task, this.#closing.signal, 'idle');
    if (!planned.ok) return giveUpAhead(jobs, claim);
    const { rows, startsOn } = planned;
    const renewAt = startsOn === null ? null : renewalTime(startsOn, timeZone, wantedAt);
    const kept = await keepAhead(jobs, claim, { maker, print, rows, startsOn, renewAt });
    log.debug({ kept }, 'plans were made ahead');
  }
}
