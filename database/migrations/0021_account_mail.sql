-- Mails wait here until the mail server has taken them. A row holds one mail sealed with the server's secret, because its
-- link lets somebody in: a dump of the database tells neither address nor link. It names no member, since the last mail of
-- an account is about its deletion; rows live a day at most.
create table auth.mail_outbox (
  -- names the mail to its mailbox too, which may be given it twice
  id uuid primary key default gen_random_uuid(),
  sealed text not null check (length(sealed) <= 100000),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- a link that has run out is of no use to anybody
  expires_at timestamptz not null,
  last_problem text check (length(last_problem) <= 500),
  created_at timestamptz not null
);
create index mail_outbox_due on auth.mail_outbox (next_attempt_at);

-- Keys of programs that may do what the operator may. Only hashes are kept; a key is shown once, when it is made.
create table auth.service_keys (
  id uuid primary key default gen_random_uuid(),
  key_hash text not null unique,
  -- the first characters, by which the operator tells keys apart
  hint text not null check (length(hint) <= 24),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

alter table auth.users
  add column email_change text check (email_change = lower(email_change) and length(email_change) <= 255),
  add column email_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column invited_at timestamptz;

-- Codes are looked for by the address that they were sent to, which for a change is not yet the member's.
create index one_time_tokens_relates_to on auth.one_time_tokens (relates_to, kind);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['mail_outbox', 'service_keys'] loop
    execute format('alter table auth.%I enable row level security', wanted);
    execute format('create policy auth_service_only on auth.%I to auth_service using (true) with check (true)', wanted);
  end loop;
end
$$;
grant select, insert, update, delete on auth.mail_outbox to auth_service;
-- keys are made and revoked by the operator alone
grant select on auth.service_keys to auth_service;
