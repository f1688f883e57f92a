-- A plan begins on the day that the member chose: day 1, from which its weeks are counted. Null: a plan from before that
-- could be chosen, which began on the Monday of the week in which it was made, or one that a client wrote itself.
alter table public.meal_plans add column starts_on date;
alter table public.exercise_plans add column starts_on date;
-- A member can write that column, and a page counts days from what it finds there. Old rows hold null, which need not be
-- looked at one by one while everybody waits.
alter table public.meal_plans
  add constraint meal_plans_starts_on_range check (starts_on between '2020-01-01' and '2199-12-31') not valid;
alter table public.exercise_plans
  add constraint exercise_plans_starts_on_range check (starts_on between '2020-01-01' and '2199-12-31') not valid;

-- What a press chose: a plan that is finished after midnight begins on the day that was shown before.
alter table public.generations
  add column starts_on date,
  -- of the member, by the name of the IANA database; null where the page did not tell
  add column time_zone text;
alter table public.generations
  add constraint generations_time_zone_length check (length(time_zone) <= 64) not valid;

-- Plans that are made ahead have a day 1 too, and are taken by a press that wants this one.
alter table ahead.plans
  -- of the plan that is ready
  add column starts_on date,
  -- of the member, as far as a press has told it
  add column time_zone text;

drop function ahead.want(uuid, interval);
drop function ahead.take(text, integer, uuid);

-- As in 0014; and the time zone of a press that told it is remembered.
create function ahead.want(member uuid, wait interval, zone text default null) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into ahead.plans (user_id, due_at, time_zone) values (member, now() + wait, zone)
    on conflict (user_id) do update set wanted_at = now(), due_at = excluded.due_at, tries = 0, seed = null,
      profile_print = null, maker = null, made_at = null, starts_on = null,
      time_zone = coalesce(excluded.time_zone, plans.time_zone)
$$;
revoke execute on function ahead.want(uuid, interval, text) from public;

-- As in 0014; and what begins on another day than the press wants is left alone.
create function ahead.take(by_maker text, per_day integer, wanted uuid, start date, zone text)
  returns setof public.generations
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
      and plans.starts_on is not distinct from start
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
  insert into public.meal_plans (user_id, week, content, details, starts_on, updated_at, generated_at)
    select user_id, week, content, details, start, now(), now() from ahead.weeks where user_id = member order by week
    on conflict (user_id, week) do update
      set content = excluded.content, details = excluded.details, starts_on = excluded.starts_on,
        updated_at = excluded.updated_at, generated_at = excluded.generated_at;
  insert into public.generations (id, user_id, kind, state, step, weeks_ready, seed, starts_on, time_zone,
      started_at, finished_at)
    values (wanted, member, 'meal-plans', 'done', 'saving', 4, ready_seed, start, zone, now(), now())
    returning * into made;
  -- after a crowd: those who come back at once get theirs made
  perform ahead.want(member, interval '15 seconds', zone);
  return next made;
end
$$;
revoke execute on function ahead.take(text, integer, uuid, date, text) from public;
grant execute on function ahead.take(text, integer, uuid, date, text) to authenticated;

-- As in 0014; and where the member is, the next plans are to know.
create or replace function public.finish_generation(wanted uuid, by_attempt integer) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  member constant uuid := (select auth.uid());
  made text;
  zone text;
begin
  update public.generations
    set state = 'done', weeks_ready = case kind when 'shopping-list' then 1 else 4 end, finished_at = now()
    where id = wanted and attempt = by_attempt and state = 'running' and user_id = member
    returning kind, time_zone into made, zone;
  if not found then
    return false;
  end if;
  delete from public.generation_weeks where generation_id = wanted;
  if made = 'meal-plans' then
    perform ahead.want(member, interval '15 seconds', zone);
  end if;
  return true;
end
$$;
