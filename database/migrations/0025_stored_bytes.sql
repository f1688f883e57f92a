-- One account could store 6.4 MB in eight requests. Weeks that we make stay under 150 kB with their structure; twice that
-- is room enough. What is there already is left as it is ("not valid" looks at no row and so locks for a moment only).
do $$
declare
  wanted text;
begin
  foreach wanted in array array['meal_plans', 'exercise_plans', 'shopping_lists'] loop
    execute format('alter table public.%I add constraint %I
      check (octet_length(content) + coalesce(octet_length(details::text), 0) <= 300000) not valid',
      wanted, wanted || '_stored_size');
  end loop;
end
$$;

/*
 * Accounts that nobody uses: never signed in within 14 days of being made (an address that was not its maker's), or looked at
 * on the first day alone, without as much as a profile, two months ago. Whoever did anything keeps the account.
 */
create function auth.end_unused_accounts(most integer) returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with unused as (
    select u.id from auth.users u
      where u.created_at < now() - interval '14 days'
        and (u.last_sign_in_at is null and u.email_confirmed_at is null
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
revoke all on function auth.end_unused_accounts(integer) from public;
grant execute on function auth.end_unused_accounts(integer) to job_service;
