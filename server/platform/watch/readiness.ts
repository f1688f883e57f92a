import * as v from 'valibot';
import { knownMigrations } from '#database/migrate.ts';
import type { ServiceDatabase } from '../database/database.ts';
import { textsOf } from '../database/texts-parameter.ts';
import type { DiskState } from '../limits/disk-watch.ts';

/**
 * Whether a balancer may send members here. `unavailable`: the database does not answer. `schema`: it is older than this
 * version, as after it was put back under a running server; the next start brings it up. `disk`: it is full.
 * What no other process does better is no reason; such things are alarms (`database/alarm-bounds.ts`).
 */
export type Readiness = 'ready' | 'unavailable' | 'schema' | 'disk';

const countSchema = v.tuple([v.object({ count: v.number() })]);
const appliedSql = `
  select count(*)::integer as count from migrations.applied where name = any(${textsOf(1)})`;

/**
 * @param pulse a connection that nobody else waits for: a process that is merely busy must not lose all its members
 * @param disk how full the disk of the database is, where it is this machine's own
 * @returns a look at it, with the error of the database where it is one
 */
export function createReadiness(
  pulse: ServiceDatabase,
  disk: (() => Promise<DiskState>) | null,
): () => Promise<{ readonly state: Readiness; readonly error: unknown }> {
  const known = knownMigrations().then((migrations) => [...migrations.keys()]);
  known.catch(() => undefined);
  return async () => {
    // a full disk is told first: it is why a database goes
    const isFull = (await disk?.()) === 'full';
    try {
      const names = await known;
      const { rows } = await pulse.run({ text: appliedSql, values: [JSON.stringify(names)] });
      const [{ count }] = v.parse(countSchema, rows);
      const state = isFull ? 'disk' : count === names.length ? 'ready' : 'schema';
      return { state, error: null };
    } catch (error) {
      return { state: isFull ? 'disk' : 'unavailable', error };
    }
  };
}
