-- Second factors: authenticator apps, security keys, codes on paper. Only the auth service reads or writes these tables.

create table auth.mfa_factors (
  user_id uuid not null references auth.users on delete cascade,
  id uuid not null default gen_random_uuid() unique,
  factor_type text not null check (factor_type in ('totp', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text check (length(friendly_name) <= 120),
  -- an app's key, sealed with the server's secret; both sides must know it, so it cannot be a hash
  sealed_secret text,
  -- the last 30 seconds whose code was accepted: none is accepted twice, nor one before it
  last_step bigint,
  -- a security key's public half and its counter
  credential jsonb,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';

create table auth.mfa_challenges (
  user_id uuid not null references auth.users on delete cascade,
  id uuid not null default gen_random_uuid() unique,
  factor_id uuid not null,
  ip inet,
  -- what a security key has to sign
  challenge text,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, factor_id) references auth.mfa_factors on delete cascade
);
create index mfa_challenges_factor on auth.mfa_challenges (user_id, factor_id);

-- Codes for a member who has lost the other factors. `finder` are the first characters, by which the one row is found
-- whose hash is to be compared.
create table auth.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  finder text not null,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, finder)
);

-- The factor by which a session was raised; when it is removed the session falls again.
alter table auth.sessions
  add column factor_id uuid,
  -- refresh tokens before this one were given at a lower level and open nothing more
  add column least_counter bigint not null default 0;
create index sessions_factor_id on auth.sessions (factor_id) where factor_id is not null;
-- Of an identity provider that proved the member.
alter table auth.amr_claims add column provider text;

do $$
declare
  wanted text;
begin
  foreach wanted in array array['mfa_factors', 'mfa_challenges', 'recovery_codes'] loop
    execute format('alter table auth.%I enable row level security', wanted);
    execute format('create policy auth_service_only on auth.%I to auth_service using (true) with check (true)', wanted);
    execute format('grant select, insert, update, delete on auth.%I to auth_service', wanted);
  end loop;
end
$$;

-- As in 0013, also without what these tables hold that would let somebody in. By the ends of names, so that a later table's
-- hashes and sealed texts cannot be forgotten.
create or replace function privacy.shown_columns(wanted regclass) returns text
  language sql stable
  set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = wanted and attnum > 0 and not attisdropped
    and attname !~ '_hash$|^sealed_|_counter$'
    and attname <> all (array['encrypted_password', 'last_step', 'credential', 'challenge', 'finder'])
$$;

-- As in 0020; and where the member has a second factor, a session that has not proved it reads and changes nothing. It may
-- only take its second step, which the auth service asks for.
create or replace function auth.session_holds(session uuid, member uuid) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.user_id = member
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and (s.aal <> 'aal1' or not exists (
        select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')))
$$;
