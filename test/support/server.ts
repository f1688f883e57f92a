import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { addDays, weekdayIndex } from '#planning/calendar-day.ts';
import { createApp } from '#server/app.ts';
import { readSite } from '#server/features/site/read-site.ts';
import { southAfricanDay } from '#server/platform/clock.ts';
import { openMemberDatabase, openServiceDatabase } from '#server/platform/database.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { createMailer } from '#server/platform/mail.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { WriterOf } from '#server/platform/plan-writer.ts';
import { parseSettings, type Settings } from '#server/settings.ts';
import { testSecrets } from './cluster.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { listenOnLoopback } from './loopback.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

export interface TestServer {
  /** Such as http://127.0.0.1:41234. */
  readonly url: string;
  readonly settings: Settings;
  readonly database: TestDatabase;
  /** The table of routes, as Fastify prints it. */
  readonly routes: string;
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
}

function logOf({ onLog, onLogLine }: TestServerOptions, level: Settings['logLevel']): Log {
  if (onLogLine) return createLog('debug', { write: onLogLine });
  return onLog ? heardLog(onLog) : createLog(level);
}

const logLine = v.object({ msg: v.optional(v.string(), '') });

function heardLog(onLog: (message: string) => void): Log {
  return createLog('debug', { write: (line) => onLog(v.parse(logLine, JSON.parse(line)).msg) });
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer());
  await close();
  return new URL(url).port;
}

/** Eight in the morning in South Africa. */
function mondayMorning(): Date {
  const today = southAfricanDay(new Date());
  return new Date(`${addDays(today, -weekdayIndex(today))}T06:00:00Z`);
}

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
    ...(options.metrics ? { metrics: options.metrics } : {}),
    ...(options.writerOf ? { writerOf: options.writerOf } : {}),
  });
  const address = await app.listen({ port: Number(port ?? 0), host: '127.0.0.1' });
  const url = port !== undefined ? `http://localhost:${port}` : address;
  return {
    url,
    settings,
    database,
    routes: app.printRoutes({ commonPrefix: false }),
    async close() {
      await app.close();
      await Promise.all([members.close(), accounts.close(), pulse.close()]);
      if (!options.database) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
