-- Four weeks of meals that are made while nobody waits and kept for a member's next press of the button (decision 10).
-- What is kept may be lost or thrown away at any time: then the plan is made when the button is pressed.
create schema ahead;
grant usage on schema ahead to job_service, authenticated;

-- One row for each member who may press: what is wanted for them, and of what it was made.
create table ahead.plans (
  user_id uuid primary key references auth.users on delete cascade,
  -- when the member last did something that calls for plans
  wanted_at timestamptz not null default now(),
  -- from when on they may be made, also by another process should the first one die; null: they are ready, or there are
  -- none to be had
  due_at timestamptz,
  tries integer not null default 0,
  -- of the plan that is being made or is ready; whoever makes one of another seed has lost it
  seed text,
  -- prints of what it was made from: the profile; code, recipes and prices
  profile_print text,
  maker text,
  -- null: nothing is ready
  made_at timestamptz
);
create index plans_due on ahead.plans (due_at) where due_at is not null;
create index plans_wanted_at on ahead.plans (wanted_at);

-- The rows of `meal_plans` as a press would write them. Unlike there, PostgreSQL packs them: they are written when there
-- is time, take a quarter of the room and are copied as they lie.
create table ahead.weeks (
  user_id uuid not null references auth.users on delete cascade,
  week integer not null constraint weeks_range check (week between 1 and 4),
  content text not null,
  details json not null,
  primary key (user_id, week)
);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['plans', 'weeks'] loop
    execute format('alter table ahead.%I enable row level security', wanted);
    execute format('create policy workers on ahead.%I to job_service using (true) with check (true)', wanted);
    execute format('grant select, insert, update, delete on ahead.%I to job_service', wanted);
  end loop;
end
$$;

-- Of all that a plan could be made from: every column but the one that moves with each save.
create function ahead.print_of(profile public.profiles) returns text
  language sql stable
  set search_path = ''
as $$
  select md5((to_jsonb(profile) - 'updated_at')::text)
$$;

-- What was ready is void. The next plans may be made after the wait: until then the member may change something again.
create function ahead.want(member uuid, wait interval) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into ahead.plans (user_id, due_at) values (member, now() + wait)
    on conflict (user_id) do update set wanted_at = now(), due_at = excluded.due_at, tries = 0, seed = null,
      profile_print = null, maker = null, made_at = null
$$;
revoke execute on function ahead.want(uuid, interval) from public;

create function ahead.want_for_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- a save that changes nothing leaves what is ready
  if not exists (select from ahead.plans
      where user_id = new.user_id and made_at is not null and profile_print = ahead.print_of(new)) then
    perform ahead.want(new.user_id, interval '2 seconds');
  end if;
  return null;
end
$$;
create trigger want_ahead after insert or update on public.profiles
  for each row execute function ahead.want_for_profile();

-- Whether a member keeps a meal or a day of the plan that they have. A member can write that column: what might hide the
-- word counts as a lock too.
create function ahead.keeps_meals(member uuid) returns boolean
  language sql stable
  set search_path = ''
as $$
  select exists (select from public.meal_plans
    where user_id = member and (position('"locked"' in details::text) > 0 or position('\' in details::text) > 0))
$$;

-- Called for a press, in the member's own role: puts what is ready in place of the plan and notes the press as a
-- generation that is done; all of it or nothing. A press that was heard before is answered as it was then. No row comes
-- back where nothing is ready, where it was made from another
-- profile or by another maker, where the member keeps meals, has plans under way or has had as many as a day allows: then
-- the press goes the usual way.
create function ahead.take(by_maker text, per_day integer, wanted uuid) returns setof public.generations
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  member constant uuid := (select auth.uid());
  ready_seed text;
  made public.generations;
begin
  -- in the order of an account's deletion, so that neither waits for the other for ever
  perform from auth.users where id = member for key share;
  return query select * from public.generations where id = wanted and user_id = member;
  if found then
    return;
  end if;
  -- a profile that is being saved is waited for, and one that comes later waits
  select plans.seed into ready_seed
    from public.profiles as profile join ahead.plans using (user_id)
    where profile.user_id = member and plans.made_at is not null and plans.maker = by_maker
      and plans.profile_print = ahead.print_of(profile)
    for share of profile for update of plans;
  if not found
    or exists (select from public.generations
      where user_id = member and kind = 'meal-plans' and state in ('queued', 'running'))
    or (select count(*) from public.generations
      where user_id = member and created_at > now() - interval '1 day') >= per_day
    or ahead.keeps_meals(member)
  then
    return;
  end if;
  insert into public.meal_plans (user_id, week, content, details, updated_at, generated_at)
    select user_id, week, content, details, now(), now() from ahead.weeks where user_id = member order by week
    on conflict (user_id, week) do update
      set content = excluded.content, details = excluded.details, updated_at = excluded.updated_at,
        generated_at = excluded.generated_at;
  insert into public.generations (id, user_id, kind, state, step, weeks_ready, seed, started_at, finished_at)
    values (wanted, member, 'meal-plans', 'done', 'saving', 4, ready_seed, now(), now())
    returning * into made;
  -- after a crowd: those who come back at once get theirs made
  perform ahead.want(member, interval '15 seconds');
  return next made;
end
$$;
revoke execute on function ahead.take(text, integer, uuid) from public;
grant execute on function ahead.take(text, integer, uuid) to authenticated;

-- As in 0007; and the next plans are wanted.
create or replace function public.finish_generation(wanted uuid, by_attempt integer) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  member constant uuid := (select auth.uid());
  made text;
begin
  update public.generations
    set state = 'done', weeks_ready = case kind when 'shopping-list' then 1 else 4 end, finished_at = now()
    where id = wanted and attempt = by_attempt and state = 'running' and user_id = member
    returning kind into made;
  if not found then
    return false;
  end if;
  delete from public.generation_weeks where generation_id = wanted;
  if made = 'meal-plans' then
    perform ahead.want(member, interval '15 seconds');
  end if;
  return true;
end
$$;

-- As in 0007; but of a generation that is over from the first nobody waits to hear, and transactions that tell something
-- end one after the other.
create or replace function public.announce_generation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  elsif new.finished_at is not null then
    return new;
  end if;
  perform pg_notify('generations', json_build_object(
    'id', new.id, 'kind', new.kind, 'state', new.state, 'step', new.step, 'weeks_ready', new.weeks_ready,
    'version', new.version, 'error_code', new.error_code, 'error', new.error)::text);
  return new;
end
$$;
