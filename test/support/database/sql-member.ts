import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from './database.ts';

/** A member of a database and a connection that acts in their own role; ended before the database is dropped. */
export interface SqlMember {
  readonly id: string;
  readonly client: pg.Client;
}

export async function openSqlMember(database: TestDatabase): Promise<SqlMember> {
  const id = randomUUID();
  await database.owner.query('insert into auth.users (id) values ($1)', [id]);
  const client = new pg.Client({ ...database.authenticator });
  await client.connect();
  await client.query(
    `select set_config('role', 'authenticated', false), set_config('request.jwt.claims', $1, false)`,
    [JSON.stringify({ sub: id })],
  );
  return { id, client };
}
