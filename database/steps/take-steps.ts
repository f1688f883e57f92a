import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { readSteps, type Step } from './read-steps.ts';

/** Members whose rows are locked at the same time: for a fifth of a second where 4 ms go into each. */
const membersAtOnce = 50;
const tellEach = 5_000;
/** Who waits for a table stands before all who ask for it next. */
const lockPatience = '1s';
const againMs = 500;
/** lock_not_available, deadlock_detected */
const inTheWay: ReadonlySet<string> = new Set(['55P03', '40P01']);

/**
 * A transaction that nobody waits behind for long: where a table or row is in other hands it is given up, and tried again for
 * as long as that lasts.
 */
export async function patiently(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  for (;;) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = '${lockPatience}'`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof pg.DatabaseError && inTheWay.has(error.code ?? ''))) throw error;
      await pause(againMs);
    }
  }
}

/** How far the steps of migrations have come; the table is there only as long as one is under way. */
export const progressTable = 'migrations.steps';
const progressSql = `create table if not exists ${progressTable} (
    migration text not null, step integer not null, last_member uuid, done boolean not null default false,
    primary key (migration, step))`;
const noteSql = `
  insert into ${progressTable} (migration, step, last_member, done) values ($1, $2, $3, $4)
    on conflict (migration, step) do update set last_member = excluded.last_member, done = excluded.done`;
const notedSchema = v.array(
  v.object({ step: v.number(), last_member: v.nullable(v.string()), done: v.boolean() }),
);
type Noted = v.InferOutput<typeof notedSchema>[number];

const existsSchema = v.tuple([v.object({ exists: v.boolean() })]);
const memberSchema = v.array(v.object({ user_id: v.string() }));

async function exists(client: pg.ClientBase, sql: string, values: readonly string[] = []) {
  const { rows } = await client.query(`select exists (${sql})`, [...values]);
  return v.parse(existsSchema, rows)[0].exists;
}

async function readProgress(client: pg.ClientBase, name: string): Promise<readonly Noted[] | null> {
  const isKept = await exists(client, 'select where to_regclass($1) is not null', [progressTable]);
  if (!isKept) return null;
  const { rows } = await client.query(
    `select step, last_member, done from ${progressTable} where migration = $1`,
    [name],
  );
  const noted = v.parse(notedSchema, rows);
  return noted.length === 0 ? null : noted;
}

/** Whether there is a row that a migration would go through. */
async function hasRows(client: pg.ClientBase, steps: readonly Step[]): Promise<boolean> {
  for (const { table } of steps) {
    if (table !== null && (await exists(client, `select from ${table}`))) return true;
  }
  return false;
}

interface Place {
  readonly name: string;
  readonly step: number;
}

async function takeOnce(client: pg.ClientBase, { name, step }: Place, sql: string): Promise<void> {
  await patiently(client, async () => {
    await client.query(sql);
    await client.query(noteSql, [name, step, null, true]);
  });
}

/** @param after the last member whose rows were gone through, where it was begun before */
async function goThrough(
  client: pg.ClientBase,
  { name, step }: Place,
  { table, sql }: { readonly table: string; readonly sql: string },
  after: string | null,
  tell: (line: string) => void,
): Promise<void> {
  let last = after;
  let count = 0;
  for (;;) {
    const { rows } = await client.query(
      `select user_id from ${table} ${last === null ? '' : 'where user_id > $2'}
        group by user_id order by user_id limit $1`,
      last === null ? [membersAtOnce] : [membersAtOnce, last],
    );
    const members = v.parse(memberSchema, rows).map(({ user_id }) => user_id);
    const until = members.at(-1) ?? null;
    await patiently(client, async () => {
      if (members.length > 0) await client.query(sql, [members]);
      await client.query(noteSql, [name, step, until ?? last, until === null]);
    });
    if (until === null) return;
    last = until;
    count += members.length;
    if (count % tellEach < membersAtOnce && count >= tellEach) {
      tell(`${name}: ${count} members of ${table} so far`);
    }
  }
}

/**
 * Does before a migration, in many short transactions, what it would do to all rows in one. It can be cut off anywhere: the
 * next call goes on behind the last members that were gone through. An empty database has nothing to go through.
 * @param client a connection of the owner, who holds the lock of migrations
 * @param sql what stands in the migration's file
 * @returns what is left of it, for one more transaction; null where it has no steps, or no rows for them
 */
export async function takeSteps(
  client: pg.ClientBase,
  name: string,
  sql: string,
  tell: (line: string) => void,
): Promise<string | null> {
  const stepped = await readSteps(name, sql);
  if (!stepped) return null;
  const { steps, rest } = stepped;
  const noted = await readProgress(client, name);
  if (noted === null && !(await hasRows(client, steps))) return null;
  tell(
    `${name}: rows are gone through some members at a time${noted ? ', from where it was cut off' : ''}`,
  );
  await client.query(progressSql);
  for (const [step, one] of steps.entries()) {
    const before = noted?.find((note) => note.step === step);
    if (before?.done) continue;
    const { table } = one;
    if (table === null) await takeOnce(client, { name, step }, one.sql);
    else {
      await goThrough(
        client,
        { name, step },
        { table, sql: one.sql },
        before?.last_member ?? null,
        tell,
      );
    }
  }
  return `${rest}\n;drop table ${progressTable}`;
}
