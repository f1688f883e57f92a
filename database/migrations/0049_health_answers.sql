-- What a member said of their body; no row for who said nothing. Special personal information: a table of its own, told to
-- no webhook and no language model, deletable alone. The questions are those of planning/profile/health-questions.ts, and
-- a test says where they differ.
create table public.health_answers (
  user_id uuid primary key references auth.users on delete cascade,
  mother text[] not null default '{}'
    constraint health_answers_mother_options check (mother <@ array['Pregnant', 'Breastfeeding']
      and array_position(mother, null) is null)
    constraint health_answers_mother_count check (cardinality(mother) <= 2),
  conditions text[] not null default '{}'
    constraint health_answers_conditions_options check (conditions <@ array[
      'Diabetes, with insulin, gliclazide, glimepiride or glibenclamide', 'Diabetes, treated otherwise',
      'Kidney disease', 'Kidney disease, on dialysis', 'Heart disease or a stroke', 'High blood pressure', 'Gout',
      'IBS (irritable bowel)', 'Coeliac disease', 'An eating disorder now', 'An eating disorder before',
      'A medicine that thins the blood', 'Epilepsy', 'Arthritis or weak bones', 'Another illness or medicine']
      and array_position(conditions, null) is null)
    constraint health_answers_conditions_count check (cardinality(conditions) <= 15),
  signs text[] not null default '{}'
    constraint health_answers_signs_options check (signs <@ array['Chest pain', 'Dizzy spells or fainting',
      'Told to train under supervision only'] and array_position(signs, null) is null)
    constraint health_answers_signs_count check (cardinality(signs) <= 3),
  joints text[] not null default '{}'
    constraint health_answers_joints_options check (joints <@ array['Knees', 'Hips', 'Ankles or feet', 'Back', 'Neck',
      'Shoulders', 'Elbows', 'Wrists or hands'] and array_position(joints, null) is null)
    constraint health_answers_joints_count check (cardinality(joints) <= 8),
  allergens text[] not null default '{}'
    constraint health_answers_allergens_options check (allergens <@ array['Tree nuts', 'Soy', 'Fish', 'Milk protein',
      'Sesame', 'Mustard', 'Sulphites'] and array_position(allergens, null) is null)
    constraint health_answers_allergens_count check (cardinality(allergens) <= 7),
  foods text
    constraint health_answers_foods_length check (length(foods) <= 300),
  -- when an answer last changed, whatever a client says
  updated_at timestamptz not null default now()
);

alter table public.health_answers enable row level security;
create policy own_rows on public.health_answers to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.health_answers to service_role using (true) with check (true);
grant select, insert, update, delete on public.health_answers to authenticated, service_role;

create trigger date_health_answers before insert or update on public.health_answers
  for each row execute function public.date_kitchen();

-- As in 0019, and of what the member said of their body. Who said nothing keeps the print that they had.
create or replace function ahead.print_of(profile public.profiles) returns text
  language sql stable
  set search_path = ''
as $$
  select md5((to_jsonb(profile) - 'updated_at')::text || coalesce(
    (select (to_jsonb(said) - 'updated_at')::text from public.kitchen as said where said.user_id = profile.user_id), '')
    || coalesce((select string_agg(of.dish || ' ' || of.opinion, ';' order by of.dish)
      from public.dish_opinions as of where of.user_id = profile.user_id), '')
    || coalesce((select (to_jsonb(body) - 'updated_at')::text
      from public.health_answers as body where body.user_id = profile.user_id), ''))
$$;

create trigger want_ahead after insert or update or delete on public.health_answers
  for each row execute function ahead.want_for_kitchen();
