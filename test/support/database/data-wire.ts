import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import fastify, { LogController } from 'fastify';
import { dataRoutes } from '#server/features/data/routes.ts';
import { logRequests } from '#server/platform/answers/request-log.ts';
import { openShortWay } from '#server/platform/answers/short-way.ts';
import { openMemberDatabase, openServiceDatabase } from '#server/platform/database/database.ts';
import { createRateLimits } from '#server/platform/limits/rate-limits.ts';
import { createMemberShare } from '#server/platform/members/member-share.ts';
import { openTokens, type Tokens } from '#server/platform/secrets/tokens.ts';
import { parseSettings } from '#server/settings.ts';
import { captureLog } from '../server/captured-log.ts';
import { testSecrets } from './cluster.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export const publishableKey = 'anon';

export interface Member {
  readonly id: string;
  readonly token: string;
}

export interface DataCall {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes as it is, anything else as JSON. */
  readonly body?: unknown;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed as JSON; null where there is none. */
  readonly json: unknown;
}

export interface DataWire {
  readonly url: string;
  readonly database: TestDatabase;
  readonly tokens: Tokens;
  /** Everything logged so far. */
  logged(): string;
  /** Lets so many milliseconds pass for the wire. */
  advance(milliseconds: number): void;
  /** An account and its access token. */
  member(): Promise<Member>;
  /** The official client of a member, or of a visitor. */
  client(member?: Member): PostgrestClient;
  /** One request below `/rest/v1`, with the publishable key. */
  call(method: string, path: string, call?: DataCall): Promise<WireAnswer>;
  close(): Promise<void>;
}

async function send(url: string, method: string, call: DataCall): Promise<WireAnswer> {
  const { token, headers, body } = call;
  const response = await fetch(url, {
    method,
    headers: {
      apikey: publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : null,
  };
}

/** A session of a member, by which their tokens work. @returns the claims that name it */
export async function openSession(owner: TestDatabase['owner'], userId: string) {
  const { rows } = await owner.query<{ id: string }>(
    'insert into auth.sessions (user_id) values ($1) returning id',
    [userId],
  );
  return { sub: userId, role: 'authenticated', session_id: rows[0]?.id ?? '' };
}

/**
 * The data wire on a database and a port of its own.
 * @param arrange SQL that the owner runs before the wire starts
 */
export async function openDataWire(
  arrange = '',
  env: Readonly<Record<string, string>> = {},
): Promise<DataWire> {
  const database = await createTestDatabase();
  if (arrange !== '') await database.owner.query(arrange);
  const settings = parseSettings({ PUBLISHABLE_KEY: publishableKey, ...env }, '/');
  const members = openMemberDatabase(database.authenticator, 6, () => {});
  const accounts = openServiceDatabase(database.authService, 2, () => {});
  const tokens = await openTokens({ settings, secrets: testSecrets, accounts });
  const rateLimits = createRateLimits(accounts, settings);
  const share = createMemberShare(settings.databasePoolSize, settings.readsAMinute);
  const { log, logged } = captureLog();
  let time = 0;
  const elapsed = () => time;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
  });
  const tellAnswered = logRequests(app);
  const way = openShortWay(app.server, {
    tellAnswered,
    isExpected: () => true,
    load: { enter: () => true, leave: () => {} },
    isClosing: () => false,
  });
  await app.register(async (scope) =>
    dataRoutes(scope, {
      settings,
      secrets: testSecrets,
      members,
      tokens,
      rateLimits,
      share,
      openShortWay: way,
      elapsed,
    }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    database,
    tokens,
    logged,
    advance(milliseconds) {
      time += milliseconds;
    },
    async member() {
      const id = randomUUID();
      await database.owner.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `${id}@example.com`,
      ]);
      return {
        id,
        token: await tokens.sign(await openSession(database.owner, id), new Date(), 3600),
      };
    },
    client: (member) =>
      new PostgrestClient(`${url}/rest/v1`, {
        schema: 'public',
        headers: {
          apikey: publishableKey,
          Authorization: `Bearer ${member?.token ?? publishableKey}`,
        },
      }),
    call: (method, path, call = {}) => send(`${url}/rest/v1${path}`, method, call),
    async close() {
      await app.close();
      await Promise.all([members.close(), accounts.close()]);
      await database.drop();
    },
  };
}
