import pg from 'pg';
import { explainEnded } from '../members/session-ended.ts';
import { type Result, type Statement, sendBatch } from './batch.ts';
import { TooManyWaiting, troubleOf } from './database-trouble.ts';

export type { Result, ResultRow, Statement } from './batch.ts';
export { databaseError } from './database-error.ts';

/** Where a pool logs in. `host` may be the folder of a unix socket. */
export interface Login {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  /** A function is asked at each new connection, because the password may change while the server runs. */
  readonly password: string | (() => Promise<string>);
  readonly ssl?: boolean;
}

export const requestRoles = ['anon', 'authenticated', 'service_role'] as const;
export type RequestRole = (typeof requestRoles)[number];

/** In whose name a statement runs: the role, and the claims of the token as `auth.uid()` reads them. */
export interface Identity {
  readonly role: RequestRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Whose rows are not one member's: whoever works for all members at once, or tells the database what it has to know. */
export const operator: Identity = { role: 'service_role', claims: {} };

export interface Queries {
  run(statement: Statement): Promise<Result>;
}

export interface RunOptions {
  readonly readOnly?: boolean;
  /** After so long the database ends a statement (57014), where that is sooner than its login's own limit. */
  readonly timeLimitMs?: number;
}

/**
 * The members' data: every statement runs in the role and with the claims of one identity. Where these name a session that
 * has ended, nothing runs and `SessionEnded` is thrown.
 */
export interface MemberDatabase {
  /** One statement in one round trip. */
  run(identity: Identity, statement: Statement, options?: RunOptions): Promise<Result>;
  /**
   * Several statements that depend on each other; rolled back when `work` throws. Where the database undoes them because
   * another transaction stood in their way, `work` is done once more.
   */
  transaction<T>(
    identity: Identity,
    work: (queries: Queries) => Promise<T>,
    options?: RunOptions,
  ): Promise<T>;
  close(): Promise<void>;
}

/** The auth service's own tables: its login's rights, no role to switch. */
export interface ServiceDatabase {
  run(statement: Statement): Promise<Result>;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** How much of a pool is in use at this moment. */
export interface PoolGauge {
  load(): { readonly open: number; readonly idle: number; readonly waiting: number };
}

const gaugeOf = (pool: pg.Pool): PoolGauge => ({
  load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
});

/** Statements that only read in a member's name, each in a transaction of its own. */
export function reading(members: MemberDatabase, identity: Identity): Queries {
  return { run: (statement) => members.run(identity, statement, { readOnly: true }) };
}

// transaction-local, so a pooled connection is clean again afterwards
const settings = `set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('search_path', 'public', true), set_config('transaction_read_only', $3, true)`;
/** PostgreSQL measures each statement of a batch alone, so the limit holds for the one behind. */
const timeLimit = `set_config('statement_timeout', $4, true)`;

/** Of a member whose token names a session: it must not have ended. Work in the background has none. */
function sessionCheck({ claims }: Identity, first: number): { text: string; values: unknown[] } {
  if (claims.session_id === undefined) return { text: '', values: [] };
  return {
    text: `, auth.require_session($${first}, $${first + 1})`,
    values: [claims.session_id, claims.sub],
  };
}

function identityStatement(identity: Identity, { readOnly, timeLimitMs }: RunOptions): Statement {
  const claims = JSON.stringify({ ...identity.claims, role: identity.role });
  const limited = timeLimitMs !== undefined;
  const values = [identity.role, claims, readOnly ? 'on' : 'off'];
  if (limited) values.push(String(timeLimitMs));
  const check = sessionCheck(identity, values.length + 1);
  return {
    text: `select ${settings}${limited ? `, ${timeLimit}` : ''}${check.text}`,
    values: [...values, ...check.values],
  };
}

function createPool(login: Login, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    host: login.host,
    port: login.port,
    database: login.database,
    user: login.user,
    password: login.password,
    ssl: login.ssl ?? false,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'phila',
  });
  // an idle connection that breaks (server restarted) must not end the process; the pool makes a new one
  pool.on('error', onError);
  return pool;
}

/** Requests that may wait for each connection of a pool: with the usual 3 ms each it is their turn after 0.3 s. */
const mostWaiting = 100;
/** Longer than a member's statement may take; milliseconds. */
const memberPatience = 12_000;

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const most = (pool.options.max ?? 1) * mostWaiting;
  // who would wait for a place longer than anybody waits for an answer is told so at once
  if (pool.waitingCount >= most) throw new TooManyWaiting();
  const client = await pool.connect();
  let broken = false;
  const onError = () => {
    broken = true;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } finally {
    client.removeListener('error', onError);
    client.release(broken);
  }
}

/** What the database undid for the sake of another transaction has left nothing behind, and mostly succeeds the next time. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (troubleOf(error) !== 'collided') throw explainEnded(error);
    return work();
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  first: readonly Statement[],
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  await sendBatch(client, [{ text: 'begin' }, ...first]).catch(async (error: unknown) => {
    await client.query('rollback');
    throw error;
  });
  try {
    const value = await work({ run: (statement) => sendOne(client, [], statement) });
    await client.query('commit');
    return value;
  } catch (error) {
    // a broken connection cannot roll back; the pool drops it and the server rolls back by itself
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function sendOne(
  client: pg.PoolClient,
  before: readonly Statement[],
  statement: Statement,
  patience?: number,
): Promise<Result> {
  const results = await sendBatch(client, [...before, statement], patience);
  return results[before.length] ?? { rows: [], count: 0 };
}

export function openMemberDatabase(
  login: Login,
  size: number,
  onError: (error: Error) => void,
): MemberDatabase & PoolGauge {
  const pool = createPool(login, size, onError);
  return {
    run: (identity, statement, options = {}) =>
      withClient(pool, (client) =>
        onceMore(() =>
          sendOne(client, [identityStatement(identity, options)], statement, memberPatience),
        ),
      ),
    transaction: (identity, work, options = {}) =>
      withClient(pool, (client) =>
        onceMore(() => inTransaction(client, [identityStatement(identity, options)], work)),
      ),
    close: () => pool.end(),
    ...gaugeOf(pool),
  };
}

export function openServiceDatabase(
  login: Login,
  size: number,
  onError: (error: Error) => void,
): ServiceDatabase & PoolGauge {
  const pool = createPool(login, size, onError);
  return {
    run: (statement) => withClient(pool, (client) => sendOne(client, [], statement)),
    transaction: (work) => withClient(pool, (client) => inTransaction(client, [], work)),
    close: () => pool.end(),
    ...gaugeOf(pool),
  };
}
