-- When each member was last here, and what was told to whoever stays away (POPIA s14: nothing is kept longer than needed).
-- Sessions end and go; this stays.
create table auth.dormancy (
  user_id uuid primary key references auth.users on delete cascade,
  last_seen_at timestamptz not null,
  -- mails that say when the account will be deleted
  first_told_at timestamptz,
  second_told_at timestamptz,
  constraint dormancy_order check (second_told_at is null or first_told_at is not null and second_told_at >= first_told_at)
);
create index dormancy_last_seen_at on auth.dormancy (last_seen_at);
alter table auth.dormancy enable row level security;
create policy auth_service_only on auth.dormancy to auth_service using (true) with check (true);
grant select, insert, update on auth.dormancy to auth_service;

-- Who pays is no stranger, whether or not they come. Null: nobody of that name has paid anything.
create function auth.last_payment(member uuid) returns timestamptz
  language sql stable
  security definer
  set search_path = ''
as $$
  select max(i.received_at) from payments.events e join payments.inbox i on i.id = e.inbox_id where e.user_id = member
$$;
revoke execute on function auth.last_payment(uuid) from public;
grant execute on function auth.last_payment(uuid) to auth_service;
