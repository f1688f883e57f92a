import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { addDays, weekdayIndex } from '#planning/calendar-day.ts';
import { createApp } from '#server/app.ts';
import { readSite } from '#server/features/site/read-site.ts';
import { openPlanThreads, type PlanThreads } from '#server/plans/plan-threads.ts';
import { southAfricanDay } from '#server/platform/clock.ts';
import { openMemberDatabase, openServiceDatabase } from '#server/platform/database/database.ts';
import type { ReadDisk } from '#server/platform/limits/disk-watch.ts';
import { createMailer } from '#server/platform/outgoing/mail.ts';
import type { WriterOf } from '#server/platform/plans/plan-writer.ts';
import type { Tracing } from '#server/platform/tracing/tracing.ts';
import { createLog, type Log } from '#server/platform/watch/log.ts';
import type { Metrics } from '#server/platform/watch/metrics.ts';
import { parseSettings, type Settings } from '#server/settings.ts';
import { testSecrets } from '../database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { rememberPlans } from './known-plans.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

export interface TestServer {
  /** Such as http://127.0.0.1:41234. */
  readonly url: string;
  readonly settings: Settings;
  readonly database: TestDatabase;
  /** The table of routes, as Fastify prints it. */
  readonly routes: string;
  /** The same object for servers that make the same plans of the same answers. */
  readonly planning: object;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly writerOf?: WriterOf;
  /** A database to share with another server; it is not dropped. */
  readonly database?: TestDatabase;
  /**
   * What the server takes the time to be when plans are made. If not said, the morning of this week's Monday: plans of
   * which nobody says when they begin have come to their first week, on whichever day and at whatever hour tests run.
   */
  readonly now?: () => Date;
  /**
   * A free port of this machine, by which the server is known to others as well: passkeys belong to a host and an origin, and
   * services lead back to one place only.
   */
  readonly localPort?: string;
  /** Hears each message of the log, of every level. */
  readonly onLog?: (message: string) => void;
  /** Hears each whole line of the log, of every level; the messages alone are not heard then. */
  readonly onLogLine?: (line: string) => void;
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  /** Asks how full the disk of the data is. */
  readonly readDisk?: ReadDisk;
}

function logOf({ onLog, onLogLine }: TestServerOptions, level: Settings['logLevel']): Log {
  if (onLogLine) return createLog('debug', { write: onLogLine });
  return onLog ? heardLog(onLog) : createLog(level);
}

const logLine = v.object({ msg: v.optional(v.string(), '') });

function heardLog(onLog: (message: string) => void): Log {
  return createLog('debug', { write: (line) => onLog(v.parse(logLine, JSON.parse(line)).msg) });
}

/** Eight in the morning in South Africa. */
function mondayMorning(): Date {
  const today = southAfricanDay(new Date());
  return new Date(`${addDays(today, -weekdayIndex(today))}T06:00:00Z`);
}

const plainPlanning = new Map<string, object>();

/** @param from when the plans begin that say nothing of it */
function planningOf(settings: Settings, { writerOf, now }: TestServerOptions, from: Date): object {
  if (writerOf || now || settings.model || settings.priceList !== null) return {};
  const day = from.toISOString();
  const same = plainPlanning.get(day) ?? {};
  plainPlanning.set(day, same);
  return same;
}

let sharedThreads: PlanThreads | undefined;

/**
 * One thread for all servers of this process with the built-in prices: a new one has to load the tables and to learn how to
 * plan, which takes longer than twenty plans. It is never closed, and keeps no process alive.
 */
const openSharedThreads: typeof openPlanThreads = (data, size) => {
  if (data.prices || size !== 1) return openPlanThreads(data, size);
  const threads = sharedThreads ?? rememberPlans(openPlanThreads(data, size));
  sharedThreads = threads;
  return { ...threads, close: async () => {} };
};

/** The whole product on a database and a port of its own. @param env settings that differ from the defaults */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const database = options.database ?? (await createTestDatabase());
  const { localPort: port } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-server-'));
  const settings = parseSettings(
    {
      LOG_LEVEL: 'silent',
      PORT: port ?? '0',
      ...(port !== undefined ? { SITE_URL: `http://localhost:${port}` } : {}),
      DATA_DIR: dataDir,
      PLANNING_THREADS: '1',
      // which press finds plans ready would depend on the machine's speed
      PLANS_AHEAD: 'off',
      // nothing of a test leaves this machine
      PAYSTACK_URL: 'http://127.0.0.1:9',
      ...env,
    },
    root,
  );
  const onError = () => {};
  const members = openMemberDatabase(database.authenticator, 6, onError);
  const accounts = openServiceDatabase(database.authService, 4, onError);
  const pulse = openServiceDatabase(database.authenticator, 1, onError);
  const app = await createApp({
    settings,
    log: logOf(options, settings.logLevel),
    secrets: testSecrets,
    members,
    accounts,
    pulse,
    jobs: database.jobService,
    mailer: createMailer(settings),
    site: readSite(path.join(root, 'dist', 'web')),
    warmUp: false,
    now: options.now ?? mondayMorning,
    openThreads: openSharedThreads,
    ...(options.metrics ? { metrics: options.metrics } : {}),
    ...(options.readDisk ? { readDisk: options.readDisk } : {}),
    ...(options.tracing ? { tracing: options.tracing } : {}),
    ...(options.writerOf ? { writerOf: options.writerOf } : {}),
  });
  const address = await app.listen({ port: Number(port ?? 0), host: '127.0.0.1' });
  const url = port !== undefined ? `http://localhost:${port}` : address;
  return {
    url,
    settings,
    database,
    planning: planningOf(settings, options, mondayMorning()),
    routes: app.printRoutes({ commonPrefix: false }),
    async close() {
      await app.close();
      await Promise.all([members.close(), accounts.close(), pulse.close()]);
      if (!options.database) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
