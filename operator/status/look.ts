import type pg from 'pg';
import * as v from 'valibot';
import type { Settings } from '#server/settings.ts';
import { minute } from '../printed.ts';

export interface StatusMeans {
  readonly settings: Pick<Settings, 'backup' | 'dataDir' | 'databaseUrl' | 'model' | 'push'>;
  /** First half of the advisory locks that living servers hold. */
  readonly presenceLock: number;
  /** How full the disk of a folder is, by the same measure as a server's own. */
  disk(folder: string): Promise<'room' | 'low' | 'full'>;
  readonly now: Date;
}

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** For a person: what is there, and what is wrong with it. */
  readonly told: string;
  /** For a program: how many, how old, how much. Null: it is not watched. */
  readonly value: number | null;
}
export type LookAt = (owner: pg.Client, means: StatusMeans) => Promise<readonly Check[]>;

const countSchema = v.tuple([
  v.object({
    count: v.number(),
    oldest: v.nullable(v.date()),
    problem: v.optional(v.nullable(v.string()), null),
  }),
]);

export async function count(owner: pg.Client, sql: string, values: readonly unknown[]) {
  const { rows } = await owner.query(sql, [...values]);
  return v.parse(countSchema, rows)[0];
}

export const since = (oldest: Date | null) =>
  oldest === null ? '' : `, the oldest since ${minute(oldest)}`;
