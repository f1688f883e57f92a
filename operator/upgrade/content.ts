import pg from 'pg';
import * as v from 'valibot';
import { inSnapshot } from '#database/backup/snapshot.ts';
import {
  qualifiedName,
  quotedTable,
  readSequences,
  type StoredTable,
} from '#database/backup/tables.ts';
import { queueSchema } from '#database/queue-schema.ts';

/** What a database holds, one line each by what it is about; equal texts are equal contents. */
export type Content = ReadonlyMap<string, string>;

const sumSchema = v.tuple([v.object({ rows: v.string(), sum: v.string() })]);

/** The same whatever the order of rows, and in the same memory however many. */
function sumSql({ schema, name, columns }: StoredTable, list: string): string {
  const table = quotedTable({ schema, name });
  if (columns.length === 0) return `select count(*) as rows, '' as sum from ${table}`;
  return `select count(*) as rows, concat_ws('-', sum(('x' || left(hashed.h, 15))::bit(60)::bigint),
      sum(('x' || substr(hashed.h, 16, 15))::bit(60)::bigint)) as sum
    from ${table} as t, lateral (select md5(row(${list})::text) as h) as hashed`;
}

const linesSchema = v.array(v.object({ about: v.string(), line: v.string() }));

/**
 * Whom the schema lets do what. Not passwords and logins, which each start gives, nor what the owner may, to which later
 * versions of PostgreSQL add.
 */
const rulesSql = `
  with ours as (
    select c.oid, c.relname, c.relowner, c.relacl, c.relrowsecurity, c.relforcerowsecurity,
        format('%s.%s', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'S') and not c.relispartition and n.nspname !~ '^pg_'
        and n.nspname not in ('information_schema', $1)
  )
  select format('role %s', rolname) as about, concat_ws(' ', rolsuper, rolinherit, rolcreaterole, rolcreatedb,
      rolreplication, rolbypassrls, array(select m.roleid::regrole::text from pg_auth_members m
        where m.member = r.oid order by 1)) as line
    from pg_roles r where rolname !~ '^pg_'
  union all
  select format('row security of %s', name), concat_ws(' ', relrowsecurity, relforcerowsecurity) from ours
  union all
  select format('policy %s of %s.%s', policyname, schemaname, tablename),
      concat_ws(' ', permissive, roles, cmd, qual, '|', with_check)
    from pg_policies where schemaname <> $1
  union all
  select format('rights of %s on %s', g.grantee::regrole, name), string_agg(g.privilege_type, ' ' order by g.privilege_type)
    from ours, aclexplode(relacl) as g where g.grantee <> relowner group by g.grantee, name
  union all
  select format('rights of %s on %s of %s', g.grantee::regrole, a.attname, name),
      string_agg(g.privilege_type, ' ' order by g.privilege_type)
    from ours join pg_attribute a on a.attrelid = ours.oid, aclexplode(a.attacl) as g
    where g.grantee <> relowner group by g.grantee, a.attname, name
  union all
  select format('function %s', p.oid::regprocedure), concat_ws(' ', p.prosecdef, p.proconfig, md5(p.prosrc), array(
      select g.grantee::regrole::text from aclexplode(p.proacl) as g where g.grantee <> p.proowner order by 1))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', $1)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('trigger %s of %s', t.tgname, name), t.tgenabled::text
    from ours join pg_trigger t on t.tgrelid = ours.oid where not t.tgisinternal`;

/**
 * Reads rows (how many, and a sum over all their values), sequences, roles, row security, rights, functions and triggers,
 * as they are at one moment. Not the queue's, which its library makes in its own way.
 */
export function readContent(owner: pg.ClientBase): Promise<Content> {
  return inSnapshot(owner, async (tables) => {
    const content = new Map<string, string>();
    for (const table of tables) {
      const list = table.columns.map(pg.escapeIdentifier).join(', ');
      const [{ rows, sum }] = v.parse(sumSchema, (await owner.query(sumSql(table, list))).rows);
      content.set(`table ${qualifiedName(table)}`, `${rows} rows ${sum}`);
    }
    for (const sequence of await readSequences(owner)) {
      content.set(`sequence ${qualifiedName(sequence)}`, sequence.value);
    }
    const { rows } = await owner.query(rulesSql, [queueSchema]);
    for (const { about, line } of v.parse(linesSchema, rows)) content.set(about, line);
    return content;
  });
}

/** What is not the same in both, by what it is about. */
export function differences(before: Content, after: Content): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (about) => before.get(about) !== after.get(about),
  );
}
