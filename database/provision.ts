import pg from 'pg';

/** The two logins of the server, by name of their role. */
export const loginRoles = ['authenticator', 'auth_service'] as const;
export type LoginRole = (typeof loginRoles)[number];

export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
}

/** Connects as the login and says whether its password is the one given. */
async function canLogIn(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')) {
      return false;
    }
    throw error;
  }
}

/**
 * Gives the server's logins their passwords where they have none. A login that already has another password is left
 * alone: it belongs to a server that runs with another secret.
 * @param owner a connection of the database's owner
 * @param password the password that each login shall have
 * @throws ProvisionError naming SECRET_KEY
 */
export async function provisionLogins(
  owner: pg.ClientBase,
  target: pg.ClientConfig,
  password: (role: LoginRole) => string,
): Promise<void> {
  for (const role of loginRoles) {
    const config = { ...target, user: role, password: password(role) };
    if (await canLogIn(config)) continue;
    const { rows } = await owner.query<{ rolcanlogin: boolean }>(
      'select rolcanlogin from pg_roles where rolname = $1',
      [role],
    );
    if (rows[0]?.rolcanlogin) {
      throw new ProvisionError(
        `the database login '${role}' has another password: this database was set up with another SECRET_KEY`,
      );
    }
    // passwords are base64url text, so the literal needs no escaping beyond what format() does
    const { rows: made } = await owner.query<{ statement: string }>(
      `select format('alter role %I login password %L', $1::text, $2::text) as statement`,
      [role, password(role)],
    );
    await owner.query(made[0]?.statement ?? '');
  }
}
