import pg from 'pg';
import { scramVerifier } from './scram-verifier.ts';

/** The logins of the server, by name of their role. */
export const loginRoles = ['authenticator', 'auth_service', 'job_service'] as const;
export type LoginRole = (typeof loginRoles)[number];

export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
}

/**
 * Connects as the login and says whether its password is the one given.
 * @throws ProvisionError where the server refuses it for another reason, such as its own rules of who may connect
 */
export async function canLogIn(
  config: pg.ClientConfig & { readonly user: string },
): Promise<boolean> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (error.code === '28P01') return false;
    throw new ProvisionError(
      `the database login '${config.user}' is not let in: ${error.message}`,
      { cause: error },
    );
  }
}

/** Says whether one of the passwords opens the login. */
async function letsIn(
  config: pg.ClientConfig & { readonly user: string },
  passwords: readonly string[],
): Promise<boolean> {
  for (const password of passwords) if (await canLogIn({ ...config, password })) return true;
  return false;
}

async function mayLogIn(owner: pg.ClientBase, role: LoginRole): Promise<boolean> {
  const { rows } = await owner.query<{ rolcanlogin: boolean }>(
    'select rolcanlogin from pg_roles where rolname = $1',
    [role],
  );
  return rows[0]?.rolcanlogin ?? false;
}

const mostTries = 10;

/** Roles and their settings have no lock to wait for: 'tuple concurrently updated', or both insert the first setting. */
const codesOfRace: ReadonlySet<string> = new Set(['XX000', '23505']);

/** Changes a role until it is as it should be; several processes may start at the same moment. */
async function alterRole(
  owner: pg.ClientBase,
  change: string,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 1; !(await isDone()); tries += 1) {
    try {
      await owner.query(change);
      return;
    } catch (error) {
      const raced = error instanceof pg.DatabaseError && codesOfRace.has(error.code ?? '');
      if (!raced || tries === mostTries) throw error;
    }
  }
}

/** Makes a login of the role, unless another process just has. */
function allowLogin(owner: pg.ClientBase, role: LoginRole, password: string): Promise<void> {
  // neither text needs escaping: a name of our own, and base64
  const change = `alter role ${role} login password '${scramVerifier(password)}'`;
  return alterRole(owner, change, () => mayLogIn(owner, role));
}

/** Gives every login another password, at once and whatever it had: what is connected stays so. */
export async function changeLogins(
  owner: pg.ClientBase,
  password: (role: LoginRole) => string,
): Promise<void> {
  for (const role of loginRoles) {
    // as above
    await owner.query(`alter role ${role} password '${scramVerifier(password(role))}'`);
  }
}

/** How long a member's statement waits for a row that another has: a request had better be told to come again. */
const lockTimeout = '2s';

async function hasSetting(owner: pg.ClientBase, role: LoginRole, name: string): Promise<boolean> {
  const { rows } = await owner.query<{ settings: readonly string[] | null }>(
    'select rolconfig as settings from pg_roles where rolname = $1',
    [role],
  );
  return (rows[0]?.settings ?? []).some((setting) => setting.startsWith(`${name}=`));
}

/** Limits the wait for locks, unless the operator has set another limit. */
function limitWaits(owner: pg.ClientBase, role: LoginRole): Promise<void> {
  const change = `alter role ${role} set lock_timeout = '${lockTimeout}'`;
  return alterRole(owner, change, () => hasSetting(owner, role, 'lock_timeout'));
}

/**
 * Gives the server's logins their passwords where they have none, and that of the members its limits. A login that
 * already has another password is left alone: it belongs to a server that runs with another secret. Several processes
 * may call it at once.
 * @param owner a connection of the database's owner
 * @param password the password that each login shall have, in ASCII
 * @param other another one that it may have had before; null: none
 * @throws ProvisionError naming SECRET_KEY
 */
export async function provisionLogins(
  owner: pg.ClientBase,
  target: pg.ClientConfig,
  password: (role: LoginRole) => string,
  other: (role: LoginRole) => string | null = () => null,
): Promise<void> {
  for (const role of loginRoles) {
    await allowLogin(owner, role, password(role));
    const tried = [password(role), other(role)].filter((one) => one !== null);
    if (!(await letsIn({ ...target, user: role }, tried))) {
      throw new ProvisionError(
        `the database login '${role}' has another password: this database was set up with another SECRET_KEY (to change it, give the former one as SECRET_KEY_OLD)`,
      );
    }
    if (role === 'authenticator') await limitWaits(owner, role);
  }
}
