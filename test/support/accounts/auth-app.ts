import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Passwords } from '#server/features/auth/passwords/passwords.ts';
import { accountRoutes } from '#server/features/auth/routes.ts';
import type { Crowd } from '#server/features/auth/wire/crowd.ts';
import { logRequests } from '#server/platform/answers/request-log.ts';
import {
  openMemberDatabase,
  openServiceDatabase,
  type ServiceDatabase,
} from '#server/platform/database/database.ts';
import { createDiskRoom, type DiskState } from '#server/platform/limits/disk-watch.ts';
import { createRateLimits } from '#server/platform/limits/rate-limits.ts';
import { createMemberShare } from '#server/platform/members/member-share.ts';
import { createMailer } from '#server/platform/outgoing/mail.ts';
import { openTokens, type Tokens } from '#server/platform/secrets/tokens.ts';
import { parseSettings } from '#server/settings.ts';
import { testSecrets } from '../database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { captureLog } from '../server/captured-log.ts';

/** A clock that tests turn by hand. */
export interface TestClock {
  readonly now: () => Date;
  advance(seconds: number): void;
}

export function createClock(start = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000;
    },
  };
}

export interface AuthApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly accounts: ServiceDatabase;
  readonly tokens: Tokens;
  readonly clock: TestClock;
  /** Everything logged so far. */
  readonly logged: () => string;
  readonly mailFolder: string;
  /** The newest mail, once `count` mails have been written since the start. */
  mail(count: number): Promise<string>;
  /** The newest to that address. */
  mailTo(address: string, count: number): Promise<string>;
  /** A second server process on the same database, so to speak. */
  twin(): Promise<AuthApp>;
  close(): Promise<void>;
}

export interface AuthAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** In the place of the usual ones. */
  readonly passwords?: Passwords;
  readonly crowd?: Crowd;
  /** Milliseconds that have gone by, where the clock is to jump; otherwise what the clock shows. */
  readonly elapsed?: () => number;
  /** How full the disk is; it has room where this is left out. */
  readonly disk?: () => DiskState;
  /** Hears each statement that runs on the accounts' own connections. */
  readonly onStatement?: () => void;
}

/** The auth wire on a database of its own, with a clock that stands still until a test turns it. */
export async function createAuthApp(options: AuthAppOptions = {}): Promise<AuthApp> {
  const database = await createTestDatabase();
  const app = await start(database, createClock(), options);
  return {
    ...app,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

async function start(
  database: TestDatabase,
  clock: TestClock,
  options: AuthAppOptions,
): Promise<AuthApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-auth-'));
  const settings = parseSettings(
    { SITE_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...options.env },
    '/',
  );
  const accounts = heard(
    openServiceDatabase(database.authService, 10, () => {}),
    options.onStatement,
  );
  const members = openMemberDatabase(database.authenticator, 2, () => {});
  const { disk } = options;
  const tokens = await openTokens({ settings, secrets: testSecrets, accounts, now: clock.now });
  const { log, logged } = captureLog();
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
  });
  logRequests(app);
  const mails = watchMails(createMailer(settings, clock.now));
  const mailFolder = path.join(dataDir, 'mail');
  await app.register(async (scope) =>
    accountRoutes(scope, {
      settings,
      secrets: testSecrets,
      accounts,
      members,
      tokens,
      rateLimits: createRateLimits(accounts, settings, clock.now),
      mailer: mails.mailer,
      share: createMemberShare(settings.databasePoolSize, settings.readsAMinute),
      room: createDiskRoom(disk ? async () => disk() : null),
      now: clock.now,
      ...(options.elapsed ? { elapsed: options.elapsed } : {}),
      ...(options.passwords ? { passwords: options.passwords } : {}),
      ...(options.crowd ? { crowd: options.crowd } : {}),
    }),
  );
  await app.ready();
  return {
    app,
    database,
    accounts,
    tokens,
    clock,
    logged,
    mailFolder,
    async mail(count) {
      await mails.sent(count);
      return readNewest(mailFolder);
    },
    async mailTo(address, count) {
      await mails.sent(count);
      return readNewest(mailFolder, address);
    },
    twin: () => start(database, clock, options),
    async close() {
      await app.close();
      await Promise.all([accounts.close(), members.close()]);
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Tells of each statement and transaction before it waits for a connection. */
function heard(accounts: ServiceDatabase, onStatement = () => {}): ServiceDatabase {
  return {
    run(statement) {
      onStatement();
      return accounts.run(statement);
    },
    transaction(work) {
      onStatement();
      return accounts.transaction(work);
    },
    close: () => accounts.close(),
  };
}

/** The real mailer, and a way to wait until it has written so many mails. */
function watchMails(real: ReturnType<typeof createMailer>) {
  let count = 0;
  const waiting: { readonly count: number; readonly done: () => void }[] = [];
  return {
    mailer: {
      description: real.description,
      async send(mail: Parameters<typeof real.send>[0]) {
        await real.send(mail);
        count += 1;
        for (const entry of waiting) if (count >= entry.count) entry.done();
      },
    },
    sent: (wanted: number) =>
      new Promise<void>((resolve) => {
        if (count >= wanted) resolve();
        else waiting.push({ count: wanted, done: resolve });
      }),
  };
}

async function readMail(file: string): Promise<string> {
  if ((await stat(file)).mode % 0o1000 !== 0o600) throw new Error('a mail that others may read');
  return readFile(file, 'utf8');
}

/** @param to of those to this address; to anybody if not said */
async function readNewest(folder: string, to = ''): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const all = await Promise.all(files.map((name) => readMail(path.join(folder, name))));
  const newest = all.findLast((mail) => to === '' || mail.includes(`\r\nTo: ${to}\r\n`));
  if (newest === undefined) throw new Error('no such mail');
  return newest;
}
