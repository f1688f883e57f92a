import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { loginRoles } from '#database/provision.ts';
import type { Login } from '#server/platform/database/database.ts';
import { templateName, testCluster, testSecrets } from './cluster.ts';

export interface TestDatabase {
  readonly name: string;
  /** The logins of the services, as the server itself uses them. */
  readonly authenticator: Login;
  readonly authService: Login;
  readonly jobService: Login;
  /** A superuser's connection, for arranging and inspecting what a test needs. */
  readonly owner: pg.Client;
  drop(): Promise<void>;
}

/** By the file, and where it can without reading it: block by block takes three times the processor's time. */
async function copyTemplate(admin: pg.Client, name: string): Promise<void> {
  await admin.query(
    `select set_config(name, 'clone', false) from pg_settings
      where name = 'file_copy_method' and 'clone' = any (enumvals)`,
  );
  await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
}

/** A migrated database of its own for one test file; call `drop` when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await testCluster();
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await copyTemplate(admin, name);
  const owner = new pg.Client({ ...cluster, database: name });
  await owner.connect();
  const login = (role: (typeof loginRoles)[number]): Login => ({
    host: cluster.host,
    port: cluster.port,
    database: name,
    user: role,
    password: testSecrets.derive(`login:${role}`).toString('base64url'),
  });
  return {
    name,
    authenticator: login('authenticator'),
    authService: login('auth_service'),
    jobService: login('job_service'),
    owner,
    async drop() {
      await owner.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
