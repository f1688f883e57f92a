-- The structure of a plan is written as often as it is read, and always as a whole. As json it is checked and kept as it
-- came; to take it apart into jsonb, and to put it together again for the bound on its size, was half of what saving four
-- weeks costs. Of a shopping list single numbers are read, so it stays as it is.
alter table public.meal_plans alter column details type json using details::json;
alter table public.exercise_plans alter column details type json using details::json;
-- another type brings its own way of storing
alter table public.meal_plans alter column details set storage external;
alter table public.exercise_plans alter column details set storage external;

-- json may hold what jsonb refuses, such as a number of a million digits. A member can write it, and still gets a copy of
-- everything: nothing on its way turns it into jsonb.
drop function privacy.own_data();
drop function privacy.data_of(uuid);

-- Columns of a table without what would let somebody in: hashes, counters of tokens.
create function privacy.shown_columns(wanted regclass) returns text
  language sql stable
  set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = wanted and attnum > 0 and not attisdropped
    and attname <> all (array['encrypted_password', 'token_hash', 'code_hash', 'refresh_counter'])
$$;

-- Rows of a member by table.
create function privacy.data_of(member uuid) returns json
  language plpgsql stable
  set search_path = ''
as $$
declare
  names text[] := array['account'];
  found_rows json[];
  one json;
  wanted regclass;
begin
  execute format('select to_json(u) from (select %s from auth.users where id = $1) as u',
    privacy.shown_columns('auth.users')) into one using member;
  if one is null then
    return null;
  end if;
  found_rows := array[one];
  for wanted in select * from privacy.member_tables() loop
    execute format('select coalesce(json_agg(t), ''[]'') from (select %s from %s where user_id = $1) as t',
      privacy.shown_columns(wanted), wanted) into one using member;
    names := names || wanted::text;
    found_rows := found_rows || one;
  end loop;
  return (select json_object_agg(name, rows) from unnest(names, found_rows) as t (name, rows));
end
$$;
revoke execute on function privacy.data_of(uuid) from public;

-- For a member, who is whoever the request's claims name. It sees tables that members cannot read otherwise (feedback,
-- sessions, the audit log), hence the owner's rights.
create function privacy.own_data() returns json
  language sql stable
  security definer
  set search_path = ''
as $$
  select privacy.data_of(auth.uid())
$$;
revoke execute on function privacy.own_data() from public;
grant execute on function privacy.own_data() to authenticated;
