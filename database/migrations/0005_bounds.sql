-- How much one member may keep. Plans and lists that we make stay under 150 kB; a member may also write these columns,
-- and whatever lies in them is read, rendered and answered later.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['meal_plans', 'exercise_plans', 'shopping_lists'] loop
    execute format('alter table public.%I
      add constraint %I check (octet_length(content) <= 400000),
      add constraint %I check (octet_length(details::text) <= 400000)',
      wanted, wanted || '_content_size', wanted || '_details_size');
  end loop;
end
$$;

-- The options of 0003 say what may be in a list, not how often.
alter table public.profiles
  add constraint profiles_allergies_count check (cardinality(allergies) <= 10),
  add constraint profiles_equipment_count check (cardinality(equipment) <= 10);

-- A tick is keyed by any text; a list has a few hundred foods.
create function public.limit_ticks() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (select count(*) from public.shopping_ticks where user_id = new.user_id) >= 1000 then
    raise exception using errcode = 'check_violation', message = 'A list holds at most 1000 ticks.';
  end if;
  return new;
end
$$;
create trigger limit_ticks before insert on public.shopping_ticks
  for each row execute function public.limit_ticks();

-- What happened stays written, whoever comes to speak through the service.
revoke update, delete on auth.audit_log from auth_service;
