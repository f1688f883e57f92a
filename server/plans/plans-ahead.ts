import { takeAhead } from '../features/generation/ahead/ahead-store.ts';
import { type AheadParts, AheadWorker } from '../features/generation/ahead/ahead-worker.ts';
import type { TakeReady } from '../features/generation/generation-routes.ts';
import type { MemberDatabase } from '../platform/database/database.ts';
import { membersInLine } from '../platform/jobs/in-line.ts';
import type { DiskRoom } from '../platform/limits/disk-watch.ts';
import { openLoadGauge } from '../platform/watch/load-gauge.ts';
import type { Log } from '../platform/watch/log.ts';
import type { Settings } from '../settings.ts';
import type { PlanThreads } from './plan-threads.ts';

interface PlansAheadParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly members: MemberDatabase;
  readonly threads: PlanThreads;
  /** Print of what makes plans here, where they are made before they are wanted; null: they are not. */
  readonly ahead: string | null;
  readonly room: DiskRoom;
  readonly now: () => Date;
}

/** Meal plans that are made while nobody waits, and taken by those who press. */
export interface PlansAhead {
  /** Null: nothing is made ahead. */
  readonly takeReady: TakeReady | null;
  /** Makes plans from then on, whenever this process has nothing else to do. */
  start(line: Pick<AheadParts, 'members' | 'jobs' | 'isBusy'>): void;
  /** Ends once the threads are closed. */
  close(): Promise<void>;
}

/** Share of its time that the event loop may be busy while plans are made for nobody who waits. */
const mostLoad = 0.5;

export function openPlansAhead(parts: PlansAheadParts): PlansAhead {
  const { settings, log, threads, ahead: maker } = parts;
  if (maker === null) return { takeReady: null, start() {}, async close() {} };
  // to take is all work of the processor: several at once would only stand in the way of reads
  const takers = membersInLine(parts.members, 1);
  const perDay = settings.generationsPerDay;
  let worker: AheadWorker | null = null;
  return {
    takeReady: (identity, { id, start }) =>
      takeAhead(takers, identity, { id, maker, perDay, start }),
    start({ isBusy, ...line }) {
      const load = openLoadGauge();
      worker = new AheadWorker({
        ...line,
        threads: threads.plans,
        maker,
        room: parts.room,
        now: parts.now,
        isBusy() {
          // asked each time, because it tells of the time since it was asked last
          const crowded = load() > mostLoad;
          return crowded || isBusy();
        },
        log,
      });
    },
    async close() {
      await worker?.close();
    },
  };
}
