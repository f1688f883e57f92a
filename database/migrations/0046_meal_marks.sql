-- What became of the meals that were planned: one row for each meal of a day, the last word wins. Told to nobody outside.
create table public.meal_marks (
  user_id uuid not null references auth.users on delete cascade,
  -- the day by the member's own calendar, so that a mark stays with its day when there are new plans
  day date not null,
  -- 'Breakfast', 'Lunch'
  slot text not null constraint meal_marks_slot_length check (length(slot) between 1 and 40),
  -- null where the word was taken back
  state text constraint meal_marks_state_option check (state in ('eaten', 'skipped')),
  -- when the member said it, by the member's own clock; an older word that arrives late is left out
  changed_at timestamptz not null default now(),
  primary key (user_id, day, slot)
);

alter table public.meal_marks enable row level security;
create policy own_rows on public.meal_marks to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.meal_marks to service_role using (true) with check (true);
grant select, insert, update, delete on public.meal_marks to authenticated, service_role;

create trigger keep_newest_mark before update on public.meal_marks
  for each row execute function public.keep_newest_tick();

-- Five meals a day for years. Counted once for each statement, since an outbox sends many at once.
create function public.limit_meal_marks() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if exists (
    select from (select distinct user_id from added) as adding
    where (select count(*) from public.meal_marks kept where kept.user_id = adding.user_id) > 20000
  ) then
    raise exception using errcode = 'check_violation', message = 'A diary of meals holds at most 20000 of them.';
  end if;
  return null;
end
$$;
create trigger limit_meal_marks after insert on public.meal_marks
  referencing new table as added
  for each statement execute function public.limit_meal_marks();
