-- Making a plan is a job: it outlives the request that asked for it and the process that works on it.
--   job_service  the login of the workers: the queue, and the generations' own bookkeeping; no right on plans or profiles
do $$
begin
  if not exists (select from pg_roles where rolname = 'job_service') then
    execute 'create role job_service nologin noinherit';
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same cluster was migrated at the same moment
end
$$;
alter role job_service set statement_timeout = '30s';
alter role job_service set idle_in_transaction_session_timeout = '15s';
grant usage on schema public, auth to job_service;

create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null
    constraint generations_kind_option check (kind in ('meal-plans', 'exercise-plans', 'shopping-list')),
  state text not null default 'queued'
    constraint generations_state_option check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- what is being done right now
  step text not null default 'waiting'
    constraint generations_step_option check (step in ('waiting', 'planning', 'writing', 'saving')),
  -- how many of its weeks are ready
  weeks_ready integer not null default 0
    constraint generations_weeks_range check (weeks_ready between 0 and 4),
  -- counts changes, so that an event can be told from an older one
  version integer not null default 0,
  -- of the plan: an attempt that takes over makes the same plan again
  seed text not null,
  -- counts the processes that took it up; what an earlier one still does is void
  attempt integer not null default 0,
  -- the process that works on it, by the number whose lock it holds as long as it lives
  worker integer,
  -- for a program and for the member, when it failed
  error_code text,
  error text constraint generations_error_length check (length(error) <= 1000),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint generations_finished check ((finished_at is null) = (state in ('queued', 'running')))
);
-- a second press, tab or device joins the first
create unique index generations_one_active on public.generations (user_id, kind)
  where state in ('queued', 'running');
create index generations_by_member on public.generations (user_id, created_at desc);
create index generations_active on public.generations (created_at) where state in ('queued', 'running');
create index generations_finished_at on public.generations (finished_at) where finished_at is not null;

-- Weeks that a slow writer has finished before all are: shown while the others come, and not paid for twice by the
-- process that takes over. They go when the generation ends.
create table public.generation_weeks (
  generation_id uuid not null references public.generations on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  week integer not null constraint generation_weeks_range check (week between 1 and 4),
  content text not null constraint generation_weeks_content_size check (octet_length(content) <= 400000),
  -- fingerprint of the profile and the plan that it was made from
  basis text not null,
  primary key (generation_id, week)
);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['generations', 'generation_weeks'] loop
    execute format('alter table public.%I enable row level security', wanted);
    execute format('create policy own_rows on public.%I for select to authenticated
      using (user_id = (select auth.uid()))', wanted);
    execute format('create policy operator on public.%I to service_role using (true) with check (true)', wanted);
    execute format('create policy workers on public.%I to job_service using (true) with check (true)', wanted);
    execute format('grant select on public.%I to authenticated', wanted);
    execute format('grant select, insert, update, delete on public.%I to service_role, job_service', wanted);
  end loop;
end
$$;

create sequence public.generation_workers as integer maxvalue 2147483647 cycle;
grant usage on sequence public.generation_workers to job_service;

-- Every change is told to all processes, so that whichever holds the member's connection can pass it on.
create function public.announce_generation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  perform pg_notify('generations', json_build_object(
    'id', new.id, 'kind', new.kind, 'state', new.state, 'step', new.step, 'weeks_ready', new.weeks_ready,
    'version', new.version, 'error_code', new.error_code, 'error', new.error)::text);
  return new;
end
$$;
create trigger announce_generation before insert or update on public.generations
  for each row execute function public.announce_generation();

-- Called in the statement that saves the plans, in the member's own role: both happen or neither does. Of two processes
-- that believe to work on it only the one with the newest attempt gets true, and only once.
create function public.finish_generation(wanted uuid, by_attempt integer) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.generations
    set state = 'done', weeks_ready = case kind when 'shopping-list' then 1 else 4 end, finished_at = now()
    where id = wanted and attempt = by_attempt and state = 'running' and user_id = (select auth.uid());
  if found then
    delete from public.generation_weeks where generation_id = wanted;
    return true;
  end if;
  return false;
end
$$;
revoke all on function public.finish_generation(uuid, integer) from public;
grant execute on function public.finish_generation(uuid, integer) to authenticated;

-- When a set was made as a whole; `updated_at` also moves with each change of a single week.
alter table public.meal_plans add column generated_at timestamptz;
alter table public.exercise_plans add column generated_at timestamptz;
alter table public.shopping_lists add column generated_at timestamptz;
update public.meal_plans set generated_at = updated_at where details is not null;
update public.exercise_plans set generated_at = updated_at where details is not null;
update public.shopping_lists set generated_at = updated_at where details is not null;

-- Whether a plan is older than the profile is judged by one clock, the database's.
create function public.date_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  else
    new.updated_at := least(new.updated_at, now());
  end if;
  return new;
end
$$;
create trigger date_profile before insert or update on public.profiles
  for each row execute function public.date_profile();

-- What is kept no longer than it is of use. Nobody else may delete from the audit log.
create function auth.forget_expired() returns table (sessions bigint, codes bigint, audit_rows bigint)
  language sql
  security definer
  set search_path = ''
as $$
  with gone_sessions as (
    delete from auth.sessions
      where not_after < now() or refreshed_at < now() - interval '180 days' returning 1),
  gone_codes as (
    delete from auth.one_time_tokens where sent_at < now() - interval '2 days' returning 1),
  gone_audit as (
    delete from auth.audit_log where created_at < now() - interval '1 year' returning 1)
  select (select count(*) from gone_sessions), (select count(*) from gone_codes), (select count(*) from gone_audit)
$$;
revoke all on function auth.forget_expired() from public;
grant execute on function auth.forget_expired() to job_service;
create index audit_log_created_at on auth.audit_log (created_at);
