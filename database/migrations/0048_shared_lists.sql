-- What a member shows to somebody without an account. No other schema sees it, so the data wire does not either.
create schema sharing;
grant usage on schema sharing to anon, authenticated;

-- The link by which another phone sees and ticks the member's shopping list: whoever knows its secret, so only its hash is
-- kept. A new link takes the place of the one before, which then leads nowhere.
create table sharing.lists (
  user_id uuid primary key references auth.users on delete cascade,
  -- SHA-256, as base64url
  token_hash text not null unique check (length(token_hash) = 43),
  tier text not null check (tier in ('budget', 'premium')),
  -- the list's four weeks are over
  ends_at timestamptz not null,
  made_at timestamptz not null default now()
);
alter table sharing.lists enable row level security;
create policy own_rows on sharing.lists to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on sharing.lists to service_role using (true) with check (true);
grant select, insert, update, delete on sharing.lists to authenticated;

-- Whose list a link shows. A stranger has to show its hash; somebody who is shut out shows nothing to anybody.
create function sharing.list_of(hash text) returns table (user_id uuid, tier text, ends_at timestamptz)
  language sql stable
  security definer
  set search_path = ''
as $$
  select l.user_id, l.tier, l.ends_at
  from sharing.lists l join auth.users u on u.id = l.user_id
  where l.token_hash = hash and l.ends_at > now() and (u.banned_until is null or u.banned_until <= now())
$$;
revoke execute on function sharing.list_of(text) from public;
grant execute on function sharing.list_of(text) to anon;
