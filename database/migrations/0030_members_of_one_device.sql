/*
 * Beside accounts that nobody uses: those of members without an address whose last session has ended. Nobody can come back
 * to them, so what they hold is nobody's any more.
 */
create or replace function auth.end_unused_accounts(most integer) returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with unused as (
    select u.id from auth.users u
      where u.created_at < now() - interval '14 days'
          and (u.last_sign_in_at is null and u.email_confirmed_at is null and u.phone_confirmed_at is null
            or u.created_at < now() - interval '60 days'
              and coalesce(u.last_sign_in_at, u.created_at) < u.created_at + interval '1 day'
              and not exists (select from auth.sessions s
                where s.user_id = u.id and s.refreshed_at >= u.created_at + interval '1 day'))
          and not exists (select from public.profiles p where p.user_id = u.id)
        or u.is_anonymous and u.updated_at < now() - interval '1 day'
          and not exists (select from auth.sessions s where s.user_id = u.id)
      order by u.created_at
      limit most),
  ended as (
    delete from auth.users where id in (select id from unused) returning 1)
  select count(*) from ended
$$;
-- few rows are of such members, and they are looked for each night
create index users_anonymous on auth.users (updated_at) where is_anonymous;
