import type { TakeReady } from '../features/generation/generation-routes.ts';
import {
  createGenerationHub,
  type GenerationHub,
} from '../features/generation/progress/generation-hub.ts';
import { GenerationWorker } from '../features/generation/worker/generation-worker.ts';
import type { PlanThreads } from '../plans/plan-threads.ts';
import { openPlansAhead } from '../plans/plans-ahead.ts';
import {
  type Login,
  type MemberDatabase,
  openServiceDatabase,
  type PoolGauge,
  type ServiceDatabase,
} from '../platform/database/database.ts';
import { keepHouse } from '../platform/jobs/housekeeping.ts';
import { membersInLine, serviceInLine } from '../platform/jobs/in-line.ts';
import { type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts';
import { openPresence, type Presence } from '../platform/jobs/presence.ts';
import type { DiskRoom } from '../platform/limits/disk-watch.ts';
import type { WriterOf } from '../platform/plans/plan-writer.ts';
import { watchClock } from '../platform/steady-clock.ts';
import type { Log } from '../platform/watch/log.ts';
import type { Settings } from '../settings.ts';

export interface GenerationsParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly login: Login;
  readonly members: MemberDatabase;
  readonly threads: PlanThreads;
  readonly writerOf: WriterOf;
  /** Print of what makes plans here, where they are made before they are wanted; null: they are not. */
  readonly ahead: string | null;
  readonly room: DiskRoom;
  readonly now: () => Date;
  /** Work of each night beside that of this room, done by one of the processes. */
  readonly nightly: () => Promise<void>;
  /** Hears in how many seconds this process brought a generation to its end. */
  readonly onMade: (kind: string, seconds: number) => void;
}

/** Everything that makes plans in this process, and what the addresses need to start and follow it. */
export interface Generations {
  readonly jobs: ServiceDatabase & PoolGauge;
  readonly queue: JobQueue;
  readonly hub: GenerationHub;
  /** Null: nothing is made ahead. */
  readonly takeReady: TakeReady | null;
  readonly now: () => Date;
  /** Takes up work from then on. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Every night at 03:17 in South Africa, when few members press anything. */
const housekeepingCron = '17 1 * * *';
const connections = 4;

/** @throws when the database cannot be reached as `job_service` */
export async function openGenerations(parts: GenerationsParts): Promise<Generations> {
  const { settings, log, login, threads, writerOf } = parts;
  // presses and reads find connections although hundreds of plans are being saved
  const members = membersInLine(parts.members, Math.ceil(settings.databasePoolSize / 2));
  const jobs = openServiceDatabase(login, connections, (error) =>
    log.warn({ err: error }, 'an idle connection of the workers broke'),
  );
  const ahead = openPlansAhead(parts);
  const hub = createGenerationHub();
  const queue = await openJobQueue(login, log);
  let worker: GenerationWorker | null = null;
  let presence: Presence | null = null;

  const clock = watchClock();

  async function start(): Promise<void> {
    presence = await openPresence(
      login,
      'generations',
      {
        onMessage: (payload) => hub.tell(payload),
        onConnected() {
          hub.missed();
          worker?.look();
        },
        onLost: () => worker?.abandon(),
      },
      log,
    );
    const line = serviceInLine(jobs, connections - 1);
    const makes = new GenerationWorker({
      members,
      jobs: line,
      queue,
      hub,
      threads: threads.plans,
      writerOf,
      log,
      atOnce: settings.generationsAtOnce,
      number: () => presence?.number() ?? null,
      now: parts.now,
      onMade: parts.onMade,
    });
    worker = makes;
    // what was under way when all processes fell waits for nobody else
    makes.look();
    ahead.start({ members, jobs: line, isBusy: () => makes.isBusy() });
    await queue.schedule(housekeepingCron, async () => {
      await keepHouse(jobs, log, clock);
      await parts.nightly();
    });
  }

  return {
    jobs,
    queue,
    hub,
    takeReady: ahead.takeReady,
    now: parts.now,
    start,
    async close() {
      await worker?.close();
      const aheadClosed = ahead.close();
      await threads.close();
      await aheadClosed;
      await queue.close();
      await presence?.close();
      await jobs.close();
    },
  };
}
