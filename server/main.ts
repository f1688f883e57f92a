import path from 'node:path';
import { EmbeddedError } from '#database/embedded/embedded-error.ts';
import { MigrationError } from '#database/migrate.ts';
import { ProvisionError } from '#database/provision.ts';
import { createApp } from './app.ts';
import { readSite } from './features/site/read-site.ts';
import { setHeapLimits } from './platform/concurrency/heap-limits.ts';
import {
  DatabaseUnusable,
  type OpenDatabase,
  openDatabase,
} from './platform/database/open-database.ts';
import { DeletionWatch } from './platform/jobs/deletion-watch.ts';
import { NightlyBackup } from './platform/jobs/nightly-backup.ts';
import { NightlyBase } from './platform/jobs/nightly-base.ts';
import { NightlyReading } from './platform/jobs/nightly-reading.ts';
import { WeeklyDrill } from './platform/jobs/weekly-drill.ts';
import { createMailer } from './platform/outgoing/mail.ts';
import { backedUpSecret } from './platform/secrets/backed-up-secret.ts';
import { openSecrets, type Secrets } from './platform/secrets/secrets.ts';
import { SigningKeyError } from './platform/secrets/signing-keys.ts';
import { Tracing } from './platform/tracing/tracing.ts';
import { createLog, type Log } from './platform/watch/log.ts';
import { type Metrics, type MetricsServer, serveMetrics } from './platform/watch/metrics.ts';
import { warnOfRoot } from './platform/watch/root-warning.ts';
import { type Settings, SettingsError } from './settings.ts';
import { createProductMetrics } from './watch/product-metrics.ts';
import { createReadyDetail } from './watch/ready-detail.ts';

export interface RunningServer {
  /** Where it answers, for example http://localhost:3000. */
  readonly address: string;
  readonly database: string;
  readonly mail: string;
  /** Where Prometheus finds the metrics; null: nowhere. */
  readonly metrics: string | null;
  /** Settles when the server cannot go on, with the reason. */
  readonly failed: Promise<string>;
  /** Answers what is under way, then closes everything. */
  close(): Promise<void>;
}

/** The port is taken; most often because Phila already runs. */
class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/** Says which setting to change where a port is taken. */
const tellPort =
  (setting: string, port: number) =>
  (error: unknown): never => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTaken(
        `Port ${port} is in use by another program. Set ${setting} to another one, for example: ${setting}=${port + 1} npm start`,
      );
    }
    throw error;
  };

function shownHost(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}

async function listen(
  settings: Settings,
  log: Log,
  secrets: Secrets,
  database: OpenDatabase,
  root: string,
  metrics: Metrics | null,
  tracing: Tracing | null,
) {
  const app = await createApp({
    settings,
    log,
    secrets,
    members: database.members,
    accounts: database.accounts,
    pulse: database.pulse,
    jobs: database.jobs,
    mailer: createMailer(settings),
    site: readSite(path.join(root, 'dist', 'web')),
    warmUp: settings.planningRehearsal,
    ...(metrics ? { metrics } : {}),
    ...(tracing ? { tracing } : {}),
  });
  await app
    .listen({ port: settings.port, host: settings.host })
    .catch(tellPort('PORT', settings.port));
  return app;
}

async function openMetrics(
  settings: Settings,
  metrics: Metrics | null,
  database: OpenDatabase,
): Promise<MetricsServer | null> {
  if (!metrics || !settings.metrics) return null;
  return serveMetrics(
    metrics,
    settings.metrics,
    createReadyDetail({ settings, ...database }),
  ).catch(tellPort('METRICS_PORT', settings.metrics.port));
}

function nightlyBackup(settings: Settings, database: OpenDatabase, log: Log): NightlyBackup | null {
  const { folder, keep, passphrase } = settings.backup;
  if (folder === null) return null;
  const { openOwner } = database;
  const secret = backedUpSecret(settings);
  const nightly = new NightlyBackup({ folder, keep, passphrase, secret, openOwner, log });
  nightly.start();
  return nightly;
}

function nightlyBase(settings: Settings, database: OpenDatabase, log: Log): NightlyBase | null {
  const { archive, archiveKeep: keep } = settings.backup;
  const { embedded, openOwner } = database;
  if (archive === null || embedded === null) return null;
  const secret = backedUpSecret(settings);
  const nightly = new NightlyBase({ archive, keep, secret, ...embedded, openOwner, log });
  nightly.start();
  return nightly;
}

function weeklyDrill(settings: Settings, database: OpenDatabase, log: Log): WeeklyDrill | null {
  const { folder, passphrase } = settings.backup;
  if (folder === null) return null;
  const { openOwner } = database;
  const dataDir = settings.databaseUrl === null ? settings.dataDir : null;
  const weekly = new WeeklyDrill({ folder, passphrase, dataDir, openOwner, log });
  weekly.start();
  return weekly;
}

function nightlyReading(settings: Settings, database: OpenDatabase, log: Log) {
  if (!settings.backup.nightlyRead) return null;
  const { openOwner } = database;
  const dataDir = settings.databaseUrl === null ? settings.dataDir : null;
  const folder = settings.backup.deletions;
  const nightly = new NightlyReading({ folder, dataDir, openOwner, log, since: new Date() });
  nightly.start();
  return nightly;
}

/** Starts everything on one port. @param root the project's folder, which holds the built web app */
export async function serve(settings: Settings, root: string): Promise<RunningServer> {
  setHeapLimits();
  const log = createLog(settings.logLevel);
  warnOfRoot(log, process.getuid?.());
  const secrets = openSecrets(settings);
  const database = await openDatabase(settings, secrets, log);
  const metrics = settings.metrics ? createProductMetrics({ settings, ...database }) : null;
  const metricsServer = await openMetrics(settings, metrics, database).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const tracing = settings.tracing ? new Tracing(settings.tracing, log) : null;
  const app = await listen(settings, log, secrets, database, root, metrics, tracing).catch(
    async (error: unknown) => {
      await Promise.all([metricsServer?.close(), tracing?.close()]);
      await database.close();
      throw error;
    },
  );
  const nightly = nightlyBackup(settings, database, log);
  const bases = nightlyBase(settings, database, log);
  const drills = weeklyDrill(settings, database, log);
  const readings = nightlyReading(settings, database, log);
  const { accounts } = database;
  const deletions = new DeletionWatch({ folder: settings.backup.deletions, accounts, log });
  deletions.start();
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : settings.port;
  let closed: Promise<void> | null = null;
  return {
    address: `http://${shownHost(settings.host)}:${port}`,
    database: database.description,
    mail: createMailer(settings).description,
    metrics: metricsServer
      ? `http://${shownHost(settings.metrics?.host ?? '')}:${metricsServer.port}/metrics`
      : null,
    failed: database.lost.then(() => 'The embedded database ended unexpectedly, again and again.'),
    close() {
      closed ??= Promise.all([
        nightly?.close(),
        bases?.close(),
        drills?.close(),
        readings?.close(),
        metricsServer?.close(),
        app.close(),
      ]).then(async () => {
        await Promise.all([tracing?.close(), deletions.close()]);
        await database.close();
      });
      return closed;
    },
  };
}

/** What an operator can mend, in a sentence; null for what is a fault of ours and needs its stack. */
export function plainReason(error: unknown): string | null {
  const plain = [
    SettingsError,
    EmbeddedError,
    DatabaseUnusable,
    MigrationError,
    ProvisionError,
    SigningKeyError,
    PortTaken,
  ];
  return error instanceof Error && plain.some((kind) => error instanceof kind)
    ? error.message
    : null;
}
