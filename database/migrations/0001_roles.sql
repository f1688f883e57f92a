-- Roles belong to the cluster, so each is made only where it is missing. None of them owns anything.
--   anon, authenticated, service_role  take a request's statements; reached by `set role` only
--   authenticator                      the login of the data wire; may become the three above, has no right of its own
--   auth_service                       the login of the auth service; has rights on the schema auth only
-- Passwords of the two logins are set by the server at start, from its secret.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'authenticator', 'auth_service'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- another database of the same cluster was migrated at the same moment
    end;
  end loop;
end
$$;

-- The owner of the database becomes no member of these roles beyond what PostgreSQL demands for granting them.
grant anon, authenticated, service_role to authenticator;

-- A runaway statement must not hold a connection for long, nor an abandoned transaction its locks.
alter role authenticator set statement_timeout = '8s';
alter role authenticator set idle_in_transaction_session_timeout = '15s';
alter role auth_service set statement_timeout = '8s';
alter role auth_service set idle_in_transaction_session_timeout = '15s';

create schema auth;
revoke all on schema auth from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role, auth_service;

-- Who is asking, as the data wire states it for each transaction. Policies call it as (select auth.uid()),
-- so that it is computed once for a statement and not once for a row.
create function auth.uid() returns uuid
  language sql stable
  set search_path = ''
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
comment on function auth.uid() is 'The member whose token the request carried; null for a visitor.';
grant execute on function auth.uid() to anon, authenticated, service_role;
