-- What a member tells us and what we make for them. Defaults and option lists are the product specification's.

create table public.profiles (
  user_id uuid primary key references auth.users on delete cascade,
  full_name text not null
    constraint profiles_full_name_length check (length(btrim(full_name)) between 1 and 200),
  age integer not null default 30
    constraint profiles_age_range check (age between 13 and 120),
  gender text not null default 'Male'
    constraint profiles_gender_option check (gender in ('Male', 'Female')),
  height integer not null default 170
    constraint profiles_height_range check (height between 100 and 250),
  weight integer not null default 70
    constraint profiles_weight_range check (weight between 30 and 350),
  primary_fitness_goal text not null default 'Lose weight'
    constraint profiles_goal_option check (primary_fitness_goal in
      ('Lose weight', 'Build muscle', 'Maintain weight', 'Improve performance', 'Improve overall wellness')),
  fitness_level text not null default 'Beginner'
    constraint profiles_fitness_level_option check (fitness_level in ('Beginner', 'Intermediate', 'Advanced')),
  activity_level text not null default 'Moderately Active'
    constraint profiles_activity_option check (activity_level in
      ('Not Active', 'Lightly Active', 'Moderately Active', 'Very Active')),
  diet_type text not null default 'No Restrictions'
    constraint profiles_diet_option check (diet_type in
      ('No Restrictions', 'Vegetarian', 'Vegan', 'Fish-Only', 'Low-Carb', 'Other')),
  allergies text[] not null default '{}'
    constraint profiles_allergies_options check (
      allergies <@ array['Lactose', 'Gluten', 'Peanuts', 'Shellfish', 'Eggs', 'None']
      and array_position(allergies, null) is null),
  disliked_foods text
    constraint profiles_disliked_foods_length check (length(disliked_foods) <= 1000),
  meals_per_day integer not null default 3
    constraint profiles_meals_option check (meals_per_day in (2, 3, 4, 5)),
  cooking_skill text not null default 'Intermediate'
    constraint profiles_cooking_skill_option check (cooking_skill in ('Beginner', 'Intermediate', 'Advanced')),
  cooking_time text not null default '15 to 30 minutes'
    constraint profiles_cooking_time_option check (cooking_time in
      ('Less than 15 minutes', '15 to 30 minutes', '30 to 45 minutes', 'More than 1 hour')),
  workout_location text not null default 'Home'
    constraint profiles_location_option check (workout_location in ('Home', 'Gym', 'Both')),
  equipment text[] not null default '{}'
    constraint profiles_equipment_options check (
      equipment <@ array['Dumbbells', 'Resistance Bands', 'Yoga Mat', 'Jump Rope', 'Pull-up Bar', 'Treadmill', 'None']
      and array_position(equipment, null) is null),
  workout_days integer not null default 3
    constraint profiles_workout_days_option check (workout_days in (2, 3, 4, 5, 6)),
  workout_duration text not null default '30 to 45 minutes'
    constraint profiles_workout_duration_option check (workout_duration in
      ('15 to 30 minutes', '30 to 45 minutes', '45 to 60 minutes')),
  updated_at timestamptz not null default now()
);

-- A number out of bounds is told in words that a form can show as they are; the constraints above remain the authority.
create function public.explain_profile_bounds() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.full_name is not null and btrim(new.full_name) = '' then
    raise exception using errcode = 'check_violation', message = 'Full Name is required.';
  elsif new.age not between 13 and 120 then
    raise exception using errcode = 'check_violation', message = 'Age must be a whole number from 13 to 120 years.';
  elsif new.height not between 100 and 250 then
    raise exception using errcode = 'check_violation', message = 'Height must be a whole number from 100 to 250 cm.';
  elsif new.weight not between 30 and 350 then
    raise exception using errcode = 'check_violation', message = 'Weight must be a whole number from 30 to 350 kg.';
  elsif length(new.disliked_foods) > 1000 then
    raise exception using errcode = 'check_violation', message = 'Disliked Foods must be at most 1000 characters.';
  end if;
  return new;
end
$$;
create trigger explain_profile_bounds before insert or update on public.profiles
  for each row execute function public.explain_profile_bounds();

create table public.meal_plans (
  user_id uuid not null references auth.users on delete cascade,
  week integer not null constraint meal_plans_week_range check (week between 1 and 4),
  content text not null,
  -- the structured plan that `content` was rendered from; null where a client wrote the content itself
  details jsonb,
  updated_at timestamptz not null default now(),
  primary key (user_id, week)
);

create table public.exercise_plans (
  user_id uuid not null references auth.users on delete cascade,
  week integer not null constraint exercise_plans_week_range check (week between 1 and 4),
  content text not null,
  details jsonb,
  updated_at timestamptz not null default now(),
  primary key (user_id, week)
);

create table public.shopping_lists (
  user_id uuid primary key references auth.users on delete cascade,
  content text not null,
  details jsonb,
  updated_at timestamptz not null default now()
);

create table public.subscription_cancellations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  reason text not null
    constraint subscription_cancellations_reason_given check (reason = btrim(reason) and length(reason) between 1 and 5000),
  -- 'pending', or whatever state the operator's processing gave it
  status text not null default 'pending' check (length(status) between 1 and 50),
  created_at timestamptz not null default now()
);
create index subscription_cancellations_latest on public.subscription_cancellations (user_id, created_at desc);

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  content text not null
    constraint feedback_content_given check (content = btrim(content) and length(content) between 1 and 20000),
  created_at timestamptz not null default now()
);
create index feedback_user_id on public.feedback (user_id);

-- Texts are stored trimmed, whoever wrote them.
create function public.trim_reason() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.reason := btrim(new.reason, E' \t\r\n');
  return new;
end
$$;
create trigger trim_reason before insert on public.subscription_cancellations
  for each row execute function public.trim_reason();

create function public.trim_content() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.content := btrim(new.content, E' \t\r\n');
  return new;
end
$$;
create trigger trim_content before insert on public.feedback
  for each row execute function public.trim_content();

-- A member reads and writes own rows only.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['profiles', 'meal_plans', 'exercise_plans', 'shopping_lists'] loop
    execute format('alter table public.%I enable row level security', wanted);
    execute format('create policy own_rows on public.%I to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', wanted);
    execute format('grant select, insert, update, delete on public.%I to authenticated', wanted);
  end loop;
  foreach wanted in array array['profiles', 'meal_plans', 'exercise_plans', 'shopping_lists',
                                'subscription_cancellations', 'feedback'] loop
    execute format('create policy operator on public.%I to service_role using (true) with check (true)', wanted);
    execute format('grant select, insert, update, delete on public.%I to service_role', wanted);
  end loop;
end
$$;

-- Requests to cancel can be made and read by the member; only the operator changes them.
alter table public.subscription_cancellations enable row level security;
create policy own_requests_read on public.subscription_cancellations for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_requests_made on public.subscription_cancellations for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'pending');
grant select, insert (user_id, reason) on public.subscription_cancellations to authenticated;

-- Feedback can be given by anyone and read by nobody but the operator.
alter table public.feedback enable row level security;
create policy visitors_give on public.feedback for insert to anon with check (user_id is null);
create policy members_give on public.feedback for insert to authenticated
  with check (user_id is null or user_id = (select auth.uid()));
grant insert (user_id, content) on public.feedback to anon, authenticated;
