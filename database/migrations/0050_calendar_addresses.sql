-- What reminds a member outside of the app. No other schema sees it, so the data wire does not either.
create schema reminders;
grant usage on schema reminders to anon, authenticated;

-- The secret address of a calendar that others read: whoever knows it sees dishes and sessions with their dates, so only
-- its hash is kept. A new address takes the place of the one before, which then leads nowhere.
create table reminders.calendars (
  user_id uuid primary key references auth.users on delete cascade,
  -- SHA-256, as base64url
  token_hash text not null unique check (length(token_hash) = 43),
  parts text[] not null check (parts <@ array['meals', 'sessions', 'prepare', 'shopping'] and cardinality(parts) between 1 and 4),
  time_zone text not null check (length(time_zone) between 1 and 64),
  made_at timestamptz not null default now()
);
alter table reminders.calendars enable row level security;
create policy own_rows on reminders.calendars to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on reminders.calendars to service_role using (true) with check (true);
grant select, insert, update, delete on reminders.calendars to authenticated;

-- Whose calendar an address is. A stranger has to show its hash; somebody who is shut out shows nothing to anybody.
create function reminders.calendar_of(hash text) returns table (user_id uuid, parts text[], time_zone text)
  language sql stable
  security definer
  set search_path = ''
as $$
  select c.user_id, c.parts, c.time_zone
  from reminders.calendars c join auth.users u on u.id = c.user_id
  where c.token_hash = hash and (u.banned_until is null or u.banned_until <= now())
$$;
revoke execute on function reminders.calendar_of(text) from public;
grant execute on function reminders.calendar_of(text) to anon;
