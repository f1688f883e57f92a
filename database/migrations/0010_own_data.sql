-- Everything that is kept about a member can be taken along and deleted. Both read the catalogue for tables with a
-- `user_id`, so that a table which a later migration adds cannot be forgotten.
create schema privacy;
grant usage on schema privacy to authenticated;

create function privacy.member_tables() returns setof regclass
  language sql stable
  set search_path = ''
as $$
  select c.oid::regclass
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and a.atttypid = 'uuid'::regtype
    and n.nspname not in ('pg_catalog', 'information_schema')
  order by n.nspname = 'auth', n.nspname, c.relname
$$;

-- Rows of a member, without what would let somebody in: hashes, counters of tokens.
create function privacy.data_of(member uuid) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  secrets constant text[] := array['encrypted_password', 'token_hash', 'code_hash', 'refresh_counter'];
  data jsonb;
  found_rows jsonb;
  wanted regclass;
begin
  select jsonb_build_object('account', to_jsonb(u) - secrets) into data from auth.users u where u.id = member;
  if data is null then
    return null;
  end if;
  for wanted in select * from privacy.member_tables() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from %s t where t.user_id = $1', wanted)
      into found_rows using member, secrets;
    data := data || jsonb_build_object(wanted::text, found_rows);
  end loop;
  return data;
end
$$;
revoke execute on function privacy.data_of(uuid) from public;

-- For a member, who is whoever the request's claims name. It sees tables that members cannot read otherwise (feedback,
-- sessions, the audit log), hence the owner's rights.
create function privacy.own_data() returns jsonb
  language sql stable
  security definer
  set search_path = ''
as $$
  select privacy.data_of(auth.uid())
$$;
revoke execute on function privacy.own_data() from public;
grant execute on function privacy.own_data() to authenticated;

-- Whoever deletes an account, and however, deletes all of it: references cascade, tables without one are swept here. Of
-- the audit log the events stay and the network addresses go.
create function privacy.forget_member() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  wanted regclass;
begin
  for wanted in select * from privacy.member_tables() where member_tables <> 'auth.audit_log'::regclass loop
    execute format('delete from %s where user_id = $1', wanted) using old.id;
  end loop;
  update auth.audit_log set ip = null where user_id = old.id;
  return null;
end
$$;
create trigger forget_member after delete on auth.users
  for each row execute function privacy.forget_member();
