-- An access token works as long as its session does, and not until its own end. The data wire and the functions state role
-- and claims in front of each statement; this check stands in that same statement, so it costs no round trip, holds in every
-- process from the commit on, and depends on no message that could be missed.
create function auth.session_holds(session uuid, member uuid) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.user_id = member
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now()))
$$;
revoke execute on function auth.session_holds(uuid, uuid) from public;

create function auth.require_session(session uuid, member uuid) returns void
  language plpgsql stable
  security definer
  set search_path = ''
as $$
begin
  if not auth.session_holds(session, member) then
    raise exception 'the session has ended' using errcode = 'PH401';
  end if;
end
$$;
revoke execute on function auth.require_session(uuid, uuid) from public;
grant usage on schema auth to authenticator;
grant execute on function auth.require_session(uuid, uuid) to authenticator;

-- For those who follow the making of plans, who are told of it without a statement in the member's name.
create function auth.ended_sessions(sessions uuid[], members uuid[]) returns setof uuid
  language sql stable
  security definer
  set search_path = ''
as $$
  select followed.session from unnest(sessions, members) as followed (session, member)
  where not auth.session_holds(followed.session, followed.member)
$$;
revoke execute on function auth.ended_sessions(uuid[], uuid[]) from public;
grant usage on schema auth to job_service;
grant execute on function auth.ended_sessions(uuid[], uuid[]) to job_service;

-- A refresh token that was used already is taken once more, because the answer may have been lost. For which turn that was
-- last done, and when: a second time in a row, two hold the session.
alter table auth.sessions add column forgiven_counter bigint, add column forgiven_at timestamptz;

-- A retired key still verifies what it signed; a revoked one nothing.
alter table auth.signing_keys add column revoked_at timestamptz;

-- Who was meant by a failed sign-in where nobody has the address: its keyed hash, from which it cannot be read.
alter table auth.audit_log add column subject text check (length(subject) <= 64);
