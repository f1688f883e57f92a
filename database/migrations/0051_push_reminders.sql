-- Reminders that a member chooses, sent to their devices by Web Push (RFC 8030, 8291, 8292).

-- The pair of keys by which push services know this server (VAPID). Made when it is first needed; every subscription hangs on it.
create table reminders.push_keys (
  id text primary key check (id = 'vapid'),
  public_key text not null,
  sealed_private_key text not null,
  made_at timestamptz not null default now()
);
alter table reminders.push_keys enable row level security;
create policy operator on reminders.push_keys to service_role using (true) with check (true);

create table reminders.choices (
  user_id uuid primary key references auth.users on delete cascade,
  kinds text[] not null check (kinds <@ array['prepare', 'shopping', 'sessions']),
  time_zone text not null check (length(time_zone) between 1 and 64),
  -- when somebody looks again whether this member is to be reminded of something
  next_look_at timestamptz not null default now(),
  saved_at timestamptz not null default now()
);
create index choices_next_look on reminders.choices (next_look_at);

-- Where a browser is reached. It belongs to a session, so that a device that is signed out is told nothing any more.
create table reminders.devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  -- SHA-256 of the address: a browser is reached once, for whoever used it last
  address_hash text not null unique check (length(address_hash) = 43),
  -- address and keys of the subscription, sealed: whoever has them reaches the browser
  sealed_subscription text not null check (length(sealed_subscription) <= 4000),
  added_at timestamptz not null default now()
);
create index devices_user_id on reminders.devices (user_id, added_at);
create index devices_session_id on reminders.devices (session_id);

-- Reminders, noted before they are sent. They stay for some days, so that none is noted twice.
create table reminders.messages (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  device uuid not null references reminders.devices on delete cascade,
  day date not null,
  kind text not null check (kind in ('prepare', 'shopping', 'sessions')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- from then on it is of no use any more
  expires_at timestamptz not null,
  sent_at timestamptz,
  last_problem text check (length(last_problem) <= 500),
  unique (user_id, day, kind, device)
);
create index messages_waiting on reminders.messages (next_attempt_at) where sent_at is null;
create index messages_device on reminders.messages (device);
create index messages_expired on reminders.messages (expires_at);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['choices', 'devices', 'messages'] loop
    execute format('alter table reminders.%I enable row level security', wanted);
    execute format('create policy operator on reminders.%I to service_role using (true) with check (true)', wanted);
    execute format('create policy own_rows on reminders.%I to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', wanted);
  end loop;
end
$$;
grant usage on schema reminders to service_role;
grant select, insert, update, delete on reminders.choices, reminders.devices, reminders.messages to service_role;
grant select, insert on reminders.push_keys to service_role;
grant select, insert, update, delete on reminders.choices to authenticated;
grant select, delete on reminders.devices to authenticated;

-- A browser that another member used before belongs to whoever has it now, so its row of before goes whoever's it was. Of
-- more than five devices of a member the oldest go.
create function reminders.add_device(session uuid, hash text, sealed text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  member constant uuid := auth.uid();
begin
  delete from reminders.devices where address_hash = hash and user_id <> member;
  insert into reminders.devices (user_id, session_id, address_hash, sealed_subscription)
    select member, s.id, hash, sealed from auth.sessions s where s.id = session and s.user_id = member
    on conflict (address_hash) do update
      set session_id = excluded.session_id, sealed_subscription = excluded.sealed_subscription, added_at = now();
  delete from reminders.devices where id in (
    select id from reminders.devices where user_id = member order by added_at desc, id offset 5);
  update reminders.choices set next_look_at = now() where user_id = member;
end
$$;
revoke execute on function reminders.add_device(uuid, text, text) from public;
grant execute on function reminders.add_device(uuid, text, text) to authenticated;
