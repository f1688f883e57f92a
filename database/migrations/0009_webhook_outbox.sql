-- What the operator's own automation is told: the whole profile after each save. The row is written in the transaction
-- that saves the profile, so a message is neither lost nor sent for a save that was rolled back.
create schema outbox;
grant usage on schema outbox to service_role;

-- Holds its one row while a webhook is set up. Without it nothing is written: health data that nobody sends must not pile up.
create table outbox.profile_webhook (
  set_up boolean primary key default true check (set_up),
  since timestamptz not null default now()
);

create table outbox.profile_messages (
  -- names the message to its receiver too, who may get one twice
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  event text not null check (event in ('profile.created', 'profile.updated')),
  -- null once the message was given up
  payload jsonb,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_problem text check (length(last_problem) <= 500),
  gave_up_at timestamptz,
  created_at timestamptz not null default now()
);
create index profile_messages_waiting on outbox.profile_messages (next_attempt_at) where gave_up_at is null;
create index profile_messages_user_id on outbox.profile_messages (user_id, id);

create function outbox.queue_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select from outbox.profile_webhook) then
    return null;
  end if;
  -- of a member who saves again and again while the receiver is away, the last twenty are kept
  delete from outbox.profile_messages where user_id = new.user_id and attempts = 0 and gave_up_at is null
    and id <= (select id from outbox.profile_messages
      where user_id = new.user_id and attempts = 0 and gave_up_at is null order by id desc offset 19 limit 1);
  insert into outbox.profile_messages (user_id, event, payload)
    values (new.user_id, case tg_op when 'INSERT' then 'profile.created' else 'profile.updated' end, to_jsonb(new));
  return null;
end
$$;
create trigger queue_profile after insert or update on public.profiles
  for each row execute function outbox.queue_profile();

alter table outbox.profile_webhook enable row level security;
create policy operator on outbox.profile_webhook to service_role using (true) with check (true);
grant select, insert, delete on outbox.profile_webhook to service_role;
alter table outbox.profile_messages enable row level security;
create policy operator on outbox.profile_messages to service_role using (true) with check (true);
grant select, update, delete on outbox.profile_messages to service_role;
