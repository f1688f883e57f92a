-- Text messages wait in the same box as mails, each for its own service: one that is away holds up the other's in nothing.
alter table auth.mail_outbox
  add column channel text not null default 'mail' check (channel in ('mail', 'text'));

/*
 * Somebody else than its maker may have claimed the address of an account that was never confirmed: they signed up with
 * another password, or asked for a code instead. Whoever then confirms the address must not get a password along that a
 * stranger chose.
 */
alter table auth.users add column password_contested boolean not null default false;

-- As before; an account whose number was confirmed is its maker's too.
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
      order by u.created_at
      limit most),
  ended as (
    delete from auth.users where id in (select id from unused) returning 1)
  select count(*) from ended
$$;
