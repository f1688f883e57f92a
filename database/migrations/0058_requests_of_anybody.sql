-- Who has no account may ask about their information too, by mail or on paper: who they are is written down in place of
-- an account, for a year beyond the answer.
alter table public.information_requests
  alter column user_id drop not null,
  add column contact text constraint information_requests_contact_length check (length(contact) between 1 and 300),
  add constraint information_requests_asker check ((user_id is null) <> (contact is null));

create function auth.forget_answered_strangers() returns bigint
  language sql
  security definer
  set search_path = ''
as $$
  with gone as (
    delete from public.information_requests
      where user_id is null and answered_at < now() - interval '1 year' returning 1)
  select count(*) from gone
$$;
revoke execute on function auth.forget_answered_strangers() from public;
grant execute on function auth.forget_answered_strangers() to job_service;
