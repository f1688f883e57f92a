-- Who has been led to the questions about the body, so that nobody is led there twice. It says nothing of anybody's
-- health, and so stands apart from the answers: seen is not answered, and deleting answers asks nobody anew.
create table public.health_asked (
  user_id uuid primary key references auth.users on delete cascade,
  -- 'rather not say' was pressed
  declined boolean not null default false,
  asked_at timestamptz not null default now()
);

alter table public.health_asked enable row level security;
create policy own_rows on public.health_asked to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.health_asked to service_role using (true) with check (true);
grant select, insert, update, delete on public.health_asked to authenticated, service_role;
