import pg from 'pg';
import * as v from 'valibot';

/** What PostgreSQL's own check of tables and indexes (amcheck) found. */
export interface Corruption {
  /** How many tables and indexes were read to their end; null: this login may not (only a superuser may). */
  readonly checked: number | null;
  /** One sentence each. */
  readonly found: readonly string[];
}

const schema = 'phila_amcheck';
const namesSchema = v.array(v.object({ id: v.string(), name: v.string(), kind: v.string() }));
const namesSql = `
  select c.oid::text as id, c.oid::regclass::text as name, case c.relkind when 'i' then 'index' else 'table' end as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
    where c.relpersistence = 'p' and n.nspname <> '${schema}'
      and (c.relkind in ('r', 'm', 't') and a.amname = 'heap'
        or c.relkind = 'i' and a.amname = 'btree' and exists (select from pg_index i
          where i.indexrelid = c.oid and i.indisvalid and i.indisready))
    order by c.oid`;
const heapSchema = v.array(v.object({ message: v.string() }));
const lockNotAvailable = '55P03';
const permission = '42501';
const undefinedFile = '58P01';
const unavailable = '0A000';

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

async function checkOne(
  owner: pg.ClientBase,
  { id, name, kind }: v.InferOutput<typeof namesSchema>[number],
  isThorough: boolean,
): Promise<readonly string[]> {
  await owner.query('savepoint one');
  try {
    if (kind === 'table') {
      const { rows } = await owner.query(
        `select 'page ' || blkno || coalesce(', row ' || offnum, '') || ': ' || msg as message
          from ${schema}.verify_heapam($1::oid::regclass) limit 10`,
        [id],
      );
      return v.parse(heapSchema, rows).map(({ message }) => `${name}, ${message}`);
    }
    await owner.query(
      `select ${schema}.bt_index_check($1::oid::regclass, heapallindexed => $2::boolean)`,
      [id, isThorough],
    );
    return [];
  } catch (error) {
    // of a lost connection or a stop there is no more to ask
    if (!(error instanceof pg.DatabaseError) || error.code?.startsWith('57') === true) throw error;
    await owner.query('rollback to savepoint one');
    // it is being altered, or was dropped meanwhile: that is for the next time
    const { rowCount } = await owner.query('select from pg_class where oid = $1', [id]);
    if (error.code === lockNotAvailable || rowCount === 0) return [];
    return [`${name}: ${error.message}`];
  }
}

/**
 * Reads every table and every index, with all checks that members do not wait for: it takes the locks of a reader. The
 * extension is made in a transaction that is rolled back, so that nothing of it stays.
 * @param owner a connection of the database's owner, for this alone
 * @param isThorough whether each row of a table is looked for in each of its indexes, too
 */
export async function findCorruption(
  owner: pg.ClientBase,
  { isThorough }: { readonly isThorough: boolean },
): Promise<Corruption> {
  await owner.query('begin');
  try {
    await owner.query('set local statement_timeout = 0');
    await owner.query(`set local lock_timeout = '5s'`);
    await owner.query(`create schema ${schema}`);
    await owner.query(`create extension amcheck schema ${schema}`);
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    if ([permission, undefinedFile, unavailable].includes(codeOf(error) ?? '')) {
      return { checked: null, found: [] };
    }
    throw error;
  }
  try {
    const { rows } = await owner.query(namesSql);
    const names = v.parse(namesSchema, rows);
    const found: string[] = [];
    for (const one of names) found.push(...(await checkOne(owner, one, isThorough)));
    return { checked: names.length, found };
  } finally {
    await owner.query('rollback').catch(() => undefined);
  }
}
