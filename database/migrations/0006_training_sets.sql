-- Sets that a member has done: one row for each set of each exercise of each session of a plan; the last change wins.
create table public.training_sets (
  user_id uuid not null references auth.users on delete cascade,
  -- what names the plan in its `details`; a set stays with its plan when another one is made
  plan text not null constraint training_sets_plan_length check (length(plan) between 1 and 64),
  week integer not null constraint training_sets_week_range check (week between 1 and 4),
  session text not null constraint training_sets_session_length check (length(session) between 1 and 60),
  exercise text not null constraint training_sets_exercise_length check (length(exercise) between 1 and 64),
  set_number integer not null constraint training_sets_number_range check (set_number between 1 and 20),
  done boolean not null,
  -- kilograms; null where nothing was lifted or nothing was said
  load_kg numeric(5, 2) constraint training_sets_load_range check (load_kg between 0 and 999.75),
  -- repetitions, or seconds of an exercise that is held
  amount integer constraint training_sets_amount_range check (amount between 0 and 999),
  -- when the member changed it, by the member's own clock; an older change that arrives late is left out
  changed_at timestamptz not null default now(),
  primary key (user_id, plan, week, session, exercise, set_number)
);
create index training_sets_latest on public.training_sets (user_id, changed_at desc);

alter table public.training_sets enable row level security;
create policy own_rows on public.training_sets to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.training_sets to service_role using (true) with check (true);
grant select, insert, update, delete on public.training_sets to authenticated, service_role;

create trigger keep_newest_set before update on public.training_sets
  for each row execute function public.keep_newest_tick();

-- A plan has some 400 sets; this is years of them. Counted once for each statement, since a session comes as one.
create function public.limit_training_sets() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if exists (
    select from (select distinct user_id from added) as adding
    where (select count(*) from public.training_sets kept where kept.user_id = adding.user_id) > 20000
  ) then
    raise exception using errcode = 'check_violation', message = 'A training log holds at most 20000 sets.';
  end if;
  return null;
end
$$;
create trigger limit_training_sets after insert on public.training_sets
  referencing new table as added
  for each statement execute function public.limit_training_sets();
