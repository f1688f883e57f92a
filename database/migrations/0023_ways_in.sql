-- Ways in beside the password: passkeys, links and codes by mail in the PKCE flow. Only the auth service reads or writes
-- these tables.

create table auth.passkeys (
  user_id uuid not null references auth.users on delete cascade,
  id uuid not null default gen_random_uuid() unique,
  -- the authenticator's own name for the key, by which a member who has typed no address is found
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key text not null,
  use_counter bigint not null default 0,
  transports jsonb not null default '[]',
  friendly_name text check (length(friendly_name) between 1 and 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, id)
);

-- What an authenticator has to sign: once, within five minutes. Without a member where somebody is about to sign in.
create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge text not null,
  created_at timestamptz not null default now()
);
create index webauthn_challenges_user_id on auth.webauthn_challenges (user_id);
create index webauthn_challenges_created_at on auth.webauthn_challenges (created_at);

-- Sign-ins that an app began with a secret of its own (PKCE, RFC 7636): it changes a code, which travels by address, for a
-- session. Made without a member where only the way back will tell who comes.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  -- of the code that the way back carries; null until somebody has come that way
  code_hash text unique,
  code_challenge text,
  challenge_method text check (challenge_method in ('s256', 'plain')),
  -- what this side must remember of a sign-in with somebody else's service, sealed
  sealed_state text,
  -- how the member proves who they are, as sessions note it
  method text not null,
  created_at timestamptz not null default now(),
  -- from then on the code is good for five minutes
  proved_at timestamptz
);
create index flow_states_user_id on auth.flow_states (user_id);
create index flow_states_created_at on auth.flow_states (created_at);

do $$
declare
  wanted text;
begin
  foreach wanted in array array['passkeys', 'webauthn_challenges', 'flow_states'] loop
    execute format('alter table auth.%I enable row level security', wanted);
    execute format('create policy auth_service_only on auth.%I to auth_service using (true) with check (true)', wanted);
    execute format('grant select, insert, update, delete on auth.%I to auth_service', wanted);
  end loop;
end
$$;
