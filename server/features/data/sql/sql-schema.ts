import type { Statement } from '../../../platform/database/database.ts';

/**
 * Tables of the schema public with what the wire must know of their columns: the type as SQL, the name of the type below
 * all its domains, the default as SQL, which may be its domain's. Each login may read the catalogue.
 */
export const schemaStatement: Statement = {
  text: `
    select c.relname as name,
      coalesce((
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'baseType', (
            with recursive below (name, base) as (
              select t.typname, t.typbasetype
              union all select b.typname, b.typbasetype from below join pg_type b on b.oid = below.base)
            select name from below where base = 0),
          'defaultSql', case
            when a.attgenerated <> '' then null
            when a.attidentity <> '' then format('nextval(%L::regclass)',
              pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
            when d.adbin is not null then pg_get_expr(d.adbin, d.adrelid)
            else pg_get_expr(t.typdefaultbin, 0)
          end) order by a.attnum)
        from pg_attribute a
        join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ), '[]') as columns,
      coalesce((
        select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary
      ), '[]') as primary_key,
      has_any_column_privilege('authenticated', c.oid, 'update')
        and has_table_privilege('authenticated', c.oid, 'select') as lockable
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`,
};
