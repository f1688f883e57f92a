-- What somebody asks about their own information (POPIA s11(3), s23 to s25): to be answered within 30 days.
create table public.information_requests (
  no bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null constraint information_requests_kind_option
    check (kind in ('access', 'correction', 'deletion', 'objection', 'other')),
  content text not null constraint information_requests_content_length check (length(content) between 1 and 5000),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint information_requests_order check (answered_at >= created_at)
);
create index information_requests_user_id on public.information_requests (user_id, created_at desc);
create index information_requests_open on public.information_requests (created_at) where answered_at is null;
alter table public.information_requests enable row level security;
create policy own_rows on public.information_requests for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_words on public.information_requests for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy operator on public.information_requests to service_role using (true) with check (true);
-- when it was asked is the database's word, and that it was answered the operator's
grant select, insert (user_id, kind, content) on public.information_requests to authenticated;
grant select, insert, update on public.information_requests to service_role;

-- Nobody fills the table: so many wait for an answer, and no more.
create function privacy.keep_few_requests() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and (select count(*) from public.information_requests
      where user_id = new.user_id and answered_at is null) >= 20 then
    raise exception using errcode = 'check_violation', message = 'Please wait until what you asked before is answered.';
  end if;
  return new;
end
$$;
create trigger keep_few before insert on public.information_requests
  for each row execute function privacy.keep_few_requests();
