-- The weeks that the last change of a plan has replaced, so that 'Undo' can bring them back for seven days. What brings
-- them back replaces others, which are kept in their place: undone twice, all is as it was. PostgreSQL packs the text.
create table public.plans_before (
  user_id uuid not null references auth.users on delete cascade,
  plan text not null constraint plans_before_plan_option check (plan in ('meals', 'training')),
  -- rows of the plan as JSON, those alone whose page was replaced
  weeks text not null,
  replaced_at timestamptz not null default now(),
  primary key (user_id, plan)
);
create index plans_before_replaced on public.plans_before (replaced_at);

-- Members read it and the trigger below writes it, so nothing can be slipped into what comes back.
alter table public.plans_before enable row level security;
create policy own_rows on public.plans_before for select to authenticated
  using (user_id = (select auth.uid()));
create policy operator on public.plans_before to service_role using (true) with check (true);
create policy housekeeping on public.plans_before to job_service using (true);
grant select on public.plans_before to authenticated, service_role;
grant select (replaced_at), delete on public.plans_before to job_service;

-- Whoever writes a plan: generations, plans made ahead, swaps, new weeks. A change that nobody needs to take back (a meal
-- is kept, or may change again) says so for its transaction.
create function public.keep_plans_before() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if current_setting('phila.undo', true) = 'off' then
    return null;
  end if;
  insert into public.plans_before (user_id, plan, weeks)
    select was.user_id, tg_argv[0], json_agg(json_build_object('week', was.week, 'content', was.content,
        'details', was.details, 'starts_on', was.starts_on, 'generated_at', was.generated_at) order by was.week)
      from replaced as was join replacing as becomes using (user_id, week)
      where was.content is distinct from becomes.content
        -- an account that is being deleted is not waited for: its deletion may wait for these rows
        and exists (select from auth.users where id = was.user_id for key share skip locked)
      group by was.user_id
    on conflict (user_id, plan) do update set weeks = excluded.weeks, replaced_at = now();
  return null;
end
$$;
revoke execute on function public.keep_plans_before() from public;
create trigger keep_before after update on public.meal_plans
  referencing old table as replaced new table as replacing
  for each statement execute function public.keep_plans_before('meals');
create trigger keep_before after update on public.exercise_plans
  referencing old table as replaced new table as replacing
  for each statement execute function public.keep_plans_before('training');
