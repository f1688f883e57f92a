import pg from 'pg';
import { type Result, type Statement, sendBatch } from './batch.ts';

export type { Result, Row, Statement } from './batch.ts';

/** Where a pool logs in. `host` may be the folder of a unix socket. */
export interface Login {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl?: boolean;
}

export const requestRoles = ['anon', 'authenticated', 'service_role'] as const;
export type RequestRole = (typeof requestRoles)[number];

/** In whose name a statement runs: the role, and the claims of the token as `auth.uid()` reads them. */
export interface Identity {
  readonly role: RequestRole;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface Queries {
  run(statement: Statement): Promise<Result>;
}

export interface RunOptions {
  readonly readOnly?: boolean;
}

/** The members' data: every statement runs in the role and with the claims of one identity. */
export interface MemberDatabase {
  /** One statement in one round trip. */
  run(identity: Identity, statement: Statement, options?: RunOptions): Promise<Result>;
  /** Several statements that depend on each other; rolled back when `work` throws. */
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

function identityStatement(identity: Identity, options: RunOptions): Statement {
  const claims = JSON.stringify({ ...identity.claims, role: identity.role });
  // transaction-local, so a pooled connection is clean again afterwards
  return {
    text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('search_path', 'public', true), set_config('transaction_read_only', $3, true)`,
    values: [identity.role, claims, options.readOnly ? 'on' : 'off'],
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

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
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
): Promise<Result> {
  const results = await sendBatch(client, [...before, statement]);
  return results[before.length] ?? { rows: [], count: 0 };
}

export function openMemberDatabase(
  login: Login,
  size: number,
  onError: (error: Error) => void,
): MemberDatabase {
  const pool = createPool(login, size, onError);
  return {
    run: (identity, statement, options = {}) =>
      withClient(pool, (client) =>
        sendOne(client, [identityStatement(identity, options)], statement),
      ),
    transaction: (identity, work, options = {}) =>
      withClient(pool, (client) =>
        inTransaction(client, [identityStatement(identity, options)], work),
      ),
    close: () => pool.end(),
  };
}

export function openServiceDatabase(
  login: Login,
  size: number,
  onError: (error: Error) => void,
): ServiceDatabase {
  const pool = createPool(login, size, onError);
  return {
    run: (statement) => withClient(pool, (client) => sendOne(client, [], statement)),
    transaction: (work) => withClient(pool, (client) => inTransaction(client, [], work)),
    close: () => pool.end(),
  };
}

/** The server's error behind a failed statement, or null when it was something else (a lost connection, a bug). */
export function databaseError(error: unknown): pg.DatabaseError | null {
  return error instanceof pg.DatabaseError ? error : null;
}
