-- What a member said of the food that they buy and like; no row for who said nothing. Kept apart from the profile, which
-- is told to the operator's automation and partly to a language model: this is told to nobody. The questions are those of
-- planning/profile/kitchen-questions.ts, and a test says where they differ.
create table public.kitchen (
  user_id uuid primary key references auth.users on delete cascade,
  food_budget text not null default 'Moderate'
    constraint kitchen_food_budget_option check (food_budget in
      ('Thrifty', 'Low-cost', 'Moderate', 'Liberal', 'My own amount')),
  food_budget_rand integer not null default 2300
    constraint kitchen_food_budget_rand_range check (food_budget_rand between 1100 and 10000),
  red_meat text not null default 'Fine'
    constraint kitchen_red_meat_option check (red_meat in ('Never', 'Fine')),
  chicken text not null default 'Fine'
    constraint kitchen_chicken_option check (chicken in ('Never', 'Fine')),
  fish text not null default 'Fine'
    constraint kitchen_fish_option check (fish in ('Never', 'Fine')),
  eggs text not null default 'Fine'
    constraint kitchen_eggs_option check (eggs in ('Never', 'Fine')),
  pulses text not null default 'Fine'
    constraint kitchen_pulses_option check (pulses in ('Never', 'Fine')),
  offal text not null default 'Never'
    constraint kitchen_offal_option check (offal in ('Never', 'Sometimes')),
  processed_meat text not null default 'Fine'
    constraint kitchen_processed_meat_option check (processed_meat in ('Never', 'Fine')),
  soya_mince text not null default 'Fine'
    constraint kitchen_soya_mince_option check (soya_mince in ('Never', 'Fine')),
  -- when an answer last changed, whatever a client says
  updated_at timestamptz not null default now()
);

alter table public.kitchen enable row level security;
create policy own_rows on public.kitchen to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.kitchen to service_role using (true) with check (true);
grant select, insert, update, delete on public.kitchen to authenticated, service_role;

create function public.date_kitchen() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;
create trigger date_kitchen before insert or update on public.kitchen
  for each row execute function public.date_kitchen();

-- As in 0014, and of what the member said of their kitchen. Who said nothing keeps the print that they had. A member sees
-- their own row alone, so it is the same print whoever of those asks that may.
create or replace function ahead.print_of(profile public.profiles) returns text
  language sql stable
  set search_path = ''
as $$
  select md5((to_jsonb(profile) - 'updated_at')::text || coalesce(
    (select (to_jsonb(said) - 'updated_at')::text from public.kitchen as said where said.user_id = profile.user_id), ''))
$$;

-- As for a profile that is saved; and what was said may be taken back.
create function ahead.want_for_kitchen() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  member constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- the row of an account that is being deleted goes with it, and nothing is wanted any more
  if exists (select from auth.users where id = member)
    and exists (select from public.profiles where user_id = member)
    and not exists (select from ahead.plans join public.profiles as profile using (user_id)
      where profile.user_id = member and made_at is not null and profile_print = ahead.print_of(profile)) then
    perform ahead.want(member, interval '2 seconds');
  end if;
  return null;
end
$$;
create trigger want_ahead after insert or update or delete on public.kitchen
  for each row execute function ahead.want_for_kitchen();
