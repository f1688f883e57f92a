-- 0013 changes the type of a column, which writes both tables anew while nobody reads them: 89 s for 20,000 members with
-- plans. Here the structure is copied into a column beside the old one, some members at a time, and takes its place in a
-- moment. It stands last among the columns then, as nothing here goes by their order.

-- step: once
-- what the version before writes meanwhile is copied in the same statement
create function migrations.copy_details() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.copied_details := new.details::json;
  return new;
end
$$;
alter table public.meal_plans
  add column copied_details json,
  alter column copied_details set storage external,
  add constraint meal_plans_copied_size check (octet_length(copied_details::text) <= 400000) not valid;
alter table public.exercise_plans
  add column copied_details json,
  alter column copied_details set storage external,
  add constraint exercise_plans_copied_size check (octet_length(copied_details::text) <= 400000) not valid;
create trigger copy_details before insert or update of details on public.meal_plans
  for each row execute function migrations.copy_details();
create trigger copy_details before insert or update of details on public.exercise_plans
  for each row execute function migrations.copy_details();

-- step: once
-- nothing is copied yet, so this reads no structure
alter table public.meal_plans validate constraint meal_plans_copied_size;
alter table public.exercise_plans validate constraint exercise_plans_copied_size;

-- step: members of public.meal_plans
with theirs as (
  select user_id, week from public.meal_plans where user_id = any ($1) order by user_id, week for update)
update public.meal_plans as plan set copied_details = plan.details::json from theirs
  where plan.user_id = theirs.user_id and plan.week = theirs.week
    and plan.details is not null and plan.copied_details is null;

-- step: members of public.exercise_plans
with theirs as (
  select user_id, week from public.exercise_plans where user_id = any ($1) order by user_id, week for update)
update public.exercise_plans as plan set copied_details = plan.details::json from theirs
  where plan.user_id = theirs.user_id and plan.week = theirs.week
    and plan.details is not null and plan.copied_details is null;

-- step: once
-- what is dropped next has its copy
do $$
begin
  if exists (select from public.meal_plans where details is not null and copied_details is null)
    or exists (select from public.exercise_plans where details is not null and copied_details is null) then
    raise exception 'a plan was not copied';
  end if;
end
$$;

-- leave out
alter table public.meal_plans alter column details type json using details::json;
alter table public.exercise_plans alter column details type json using details::json;

-- instead
drop trigger copy_details on public.meal_plans;
drop trigger copy_details on public.exercise_plans;
drop function migrations.copy_details();
alter table public.meal_plans drop column details;
alter table public.meal_plans rename column copied_details to details;
alter table public.meal_plans rename constraint meal_plans_copied_size to meal_plans_details_size;
alter table public.exercise_plans drop column details;
alter table public.exercise_plans rename column copied_details to details;
alter table public.exercise_plans rename constraint exercise_plans_copied_size to exercise_plans_details_size;
