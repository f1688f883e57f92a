import pg from 'pg';
import { findCluster } from '#database/embedded/installation/installation.ts';
import { keepEmbedded } from '#database/embedded/keep-running.ts';
import type { Connection, EmbeddedServer } from '#database/embedded/launcher.ts';
import { migrate } from '#database/migrate.ts';
import { canLogIn, type LoginRole, provisionLogins } from '#database/provision.ts';
import { installQueue } from '#database/queue-schema.ts';
import type { Settings } from '../../settings.ts';
import { loginPasswords, type Secrets } from '../secrets/secrets.ts';
import type { Log } from '../watch/log.ts';
import {
  type Login,
  type MemberDatabase,
  openMemberDatabase,
  openServiceDatabase,
  type PoolGauge,
  type ServiceDatabase,
} from './database.ts';

export interface OpenDatabase {
  readonly members: MemberDatabase & PoolGauge;
  readonly accounts: ServiceDatabase & PoolGauge;
  /** A connection of its own, to ask whether the database answers. */
  readonly pulse: ServiceDatabase;
  /** Login of those who make plans. */
  readonly jobs: Login;
  /** A new connection of the owner, for the operator's matters; whoever opens it ends it. */
  openOwner(): Promise<pg.Client>;
  /** Its superuser's connection and PostgreSQL's own folder; null for an outside one. */
  readonly embedded: { readonly connection: Connection; readonly cluster: string } | null;
  /** For the banner: which database this is, without any password. */
  readonly description: string;
  /** Settles when the embedded server has ended by itself for good; never for an outside one. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used as it is; the message says what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const databaseName = 'phila';
const oldestMajor = 15;

async function connectAs(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: 10_000,
    application_name: 'phila',
  });
  // a connection that breaks while idle would otherwise end the process
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function ownDatabase(server: EmbeddedServer): Promise<pg.Client> {
  const admin = await connectAs({ ...server.connection, database: 'postgres' });
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await admin.query(`create database ${databaseName}`);
  } finally {
    await admin.end();
  }
  return connectAs({ ...server.connection, database: databaseName });
}

async function outsideDatabase(url: string): Promise<pg.Client> {
  try {
    return await connectAs({ connectionString: url });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(`DATABASE_URL: no connection (${cause})`, { cause: error });
  }
}

async function majorVersion(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num ?? 0) / 10_000);
}

/** Brings the schema up to date and answers the logins with which the server works from then on. */
async function prepare(
  owner: pg.Client,
  secrets: Secrets,
  log: Log,
): Promise<(role: LoginRole) => Login> {
  const major = await majorVersion(owner);
  if (major < oldestMajor) {
    throw new DatabaseUnusable(
      `DATABASE_URL: PostgreSQL ${oldestMajor} or later is needed, this is ${major}`,
    );
  }
  const applied = await migrate(owner, null, (line) => log.info(line));
  if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
  await installQueue(owner);
  const { host, port, database = databaseName } = owner;
  const target = { host, port, database, ssl: owner.ssl };
  const { now, other } = loginPasswords(secrets);
  await provisionLogins(owner, target, now, other);
  return (role) => {
    const former = other(role);
    const login = { ...target, user: role };
    const password = now(role);
    if (former === null) return { ...login, password };
    // 'keys reseal' changes it while servers run, so each new connection asks which of the two it is
    return {
      ...login,
      password: async () => ((await canLogIn({ ...login, password })) ? password : former),
    };
  };
}

/**
 * Opens the database that the settings name: the embedded one, or the one behind DATABASE_URL.
 * @throws EmbeddedError, DatabaseUnusable, MigrationError, ProvisionError with a message for the operator
 */
export async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  log: Log,
): Promise<OpenDatabase> {
  const embedded =
    settings.databaseUrl === null
      ? await keepEmbedded({
          dataDir: settings.dataDir,
          archive: settings.backup.archive,
          log: (line) => log.info(line),
          warn: (line) => log.warn(line),
        })
      : null;
  try {
    const openOwner = () =>
      embedded ? ownDatabase(embedded) : outsideDatabase(settings.databaseUrl ?? '');
    const owner = await openOwner();
    const login = await prepare(owner, secrets, log).finally(() => owner.end());
    let closing = false;
    const onError = (error: Error) => {
      // at the end the embedded server cuts off whatever is not gone yet
      if (!closing) log.warn({ err: error }, 'an idle database connection broke');
    };
    const size = settings.databasePoolSize;
    const members = openMemberDatabase(login('authenticator'), size, onError);
    const accounts = openServiceDatabase(
      login('auth_service'),
      Math.max(2, Math.ceil(size / 2)),
      onError,
    );
    const pulse = openServiceDatabase(login('authenticator'), 1, onError);
    return {
      members,
      accounts,
      pulse,
      jobs: login('job_service'),
      openOwner,
      embedded: embedded && {
        connection: embedded.connection,
        cluster: await findCluster(embedded.dataDir),
      },
      description: embedded
        ? `embedded PostgreSQL ${embedded.version} in ${settings.dataDir}`
        : `PostgreSQL at ${owner.host}:${owner.port}/${owner.database ?? ''}`,
      lost: new Promise((resolve) => {
        void embedded?.exited.then(() => {
          if (!closing) resolve();
        });
      }),
      async close() {
        closing = true;
        await Promise.all([members.close(), accounts.close(), pulse.close()]);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
