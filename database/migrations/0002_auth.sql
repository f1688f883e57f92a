-- Accounts and sessions. Only the auth service reads or writes these tables.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  -- lower-cased by the service; a partial unique index leaves room for accounts without an address
  email text check (email = lower(email) and length(email) <= 255),
  encrypted_password text,
  email_confirmed_at timestamptz,
  recovery_sent_at timestamptz,
  confirmation_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  -- travels in every access token, so it must stay small enough for a request header
  raw_user_meta_data jsonb not null default '{}'
    constraint users_user_meta_data_size check (octet_length(raw_user_meta_data::text) <= 4096),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (email) where email is not null;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  -- the provider's own name for the person; for an e-mail identity the user's id
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user_id on auth.identities (user_id);

-- A refresh token is a signed counter (session, number): no token is stored, only the number that is current.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  refresh_counter bigint not null default 0,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  not_after timestamptz,
  refreshed_at timestamptz not null default now(),
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);

-- How a session was proved, newest first in its tokens; using a method again only moves its time.
create table auth.amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, method)
);

-- Codes and links that were mailed. One of each kind for a member; only hashes are kept. The link carries a long random
-- token of its own, so guessing the short code is counted (`tries`) and cannot be done by way of the link.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'reauthentication', 'email_change_current', 'email_change_new')),
  token_hash text not null,
  code_hash text not null,
  relates_to text not null,
  tries integer not null default 0,
  sent_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create unique index one_time_tokens_hash on auth.one_time_tokens (token_hash);

-- Keys that sign access tokens. The private half is sealed with the server's secret.
create table auth.signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
-- one key signs at a time, whichever of several starting processes made it
create unique index signing_keys_current on auth.signing_keys ((true)) where retired_at is null;

-- Token buckets shared by every process. Unlogged: after a crash all buckets are full again, which harms nobody.
create unlogged table auth.rate_limits (
  bucket text primary key,
  tokens double precision not null,
  updated_at timestamptz not null default now()
);
create index rate_limits_updated_at on auth.rate_limits (updated_at);

-- What happened to accounts: no passwords, tokens or health data.
create table auth.audit_log (
  id bigint generated always as identity primary key,
  user_id uuid,
  event text not null,
  ip inet,
  created_at timestamptz not null default now()
);
create index audit_log_user_id on auth.audit_log (user_id, created_at);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['users', 'identities', 'sessions', 'amr_claims', 'one_time_tokens', 'signing_keys', 'rate_limits', 'audit_log'] loop
    execute format('alter table auth.%I enable row level security', wanted);
    execute format('create policy auth_service_only on auth.%I to auth_service using (true) with check (true)', wanted);
    execute format('grant select, insert, update, delete on auth.%I to auth_service', wanted);
  end loop;
end
$$;
