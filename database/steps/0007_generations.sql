-- 0007 dates every plan in one statement, behind which nobody reads plans, and nobody signs in or up: 32 s for 20,000
-- members with plans. Here they are dated before it, some members at a time.

-- step: once
alter table public.meal_plans add column generated_at timestamptz;
alter table public.exercise_plans add column generated_at timestamptz;
alter table public.shopping_lists add column generated_at timestamptz;

-- step: members of public.meal_plans
with theirs as (
  select user_id, week from public.meal_plans where user_id = any ($1) order by user_id, week for update)
update public.meal_plans as plan set generated_at = plan.updated_at from theirs
  where plan.user_id = theirs.user_id and plan.week = theirs.week and plan.details is not null;

-- step: members of public.exercise_plans
with theirs as (
  select user_id, week from public.exercise_plans where user_id = any ($1) order by user_id, week for update)
update public.exercise_plans as plan set generated_at = plan.updated_at from theirs
  where plan.user_id = theirs.user_id and plan.week = theirs.week and plan.details is not null;

-- step: members of public.shopping_lists
update public.shopping_lists set generated_at = updated_at where user_id = any ($1) and details is not null;

-- leave out
alter table public.meal_plans add column generated_at timestamptz;
alter table public.exercise_plans add column generated_at timestamptz;
alter table public.shopping_lists add column generated_at timestamptz;
update public.meal_plans set generated_at = updated_at where details is not null;
update public.exercise_plans set generated_at = updated_at where details is not null;
update public.shopping_lists set generated_at = updated_at where details is not null;

-- instead
-- what the version before has written since
update public.meal_plans set generated_at = updated_at
  where details is not null and generated_at is distinct from updated_at;
update public.exercise_plans set generated_at = updated_at
  where details is not null and generated_at is distinct from updated_at;
update public.shopping_lists set generated_at = updated_at
  where details is not null and generated_at is distinct from updated_at;
