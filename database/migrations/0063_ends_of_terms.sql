-- How a member ends what they pay for: with what is paid, by the notice that ends a fixed term (CPA s14(2)(b)), or as if it
-- had never been ordered (ECT Act s44). What is asked in the words of before is the first.
alter table public.subscription_cancellations
  add column how text not null default 'no renewal'
    constraint subscription_cancellations_how_option check (how in ('no renewal', 'by notice', 'cooling off'));
grant insert (how) on public.subscription_cancellations to authenticated;

-- What a member was told by mail about what they pay for, once each: the end of a fixed term (CPA s14(2)(c)), by the charge
-- that paid for it.
create table payments.told (
  user_id uuid not null references auth.users on delete cascade,
  about text not null constraint told_about_length check (length(about) between 1 and 400),
  told_at timestamptz not null,
  -- of the mail; null: the account has no address, and somebody has to write by hand
  mail uuid,
  -- when a mail server took it; until then it may be written anew
  taken_at timestamptz,
  -- the last day on which it was in time
  due_on date not null,
  primary key (user_id, about)
);
create index told_mail on payments.told (mail) where mail is not null and taken_at is null;
create index told_untaken on payments.told (told_at) where taken_at is null;
alter table payments.told enable row level security;
create policy own_rows on payments.told for select to authenticated using (user_id = (select auth.uid()));
create policy operator on payments.told to service_role using (true) with check (true);
create policy auth_service_all on payments.told to auth_service using (true) with check (true);
grant select on payments.told to authenticated, service_role;
grant select, insert, update on payments.told to auth_service;

-- The accounts write those mails, and so read what is paid.
grant usage on schema public, payments to auth_service;
create policy auth_service_reads on payments.events for select to auth_service using (true);
create policy auth_service_reads on payments.agreements for select to auth_service using (true);
create policy auth_service_reads on public.subscription_cancellations for select to auth_service using (true);
grant select on payments.events, payments.agreements to auth_service;
grant select on public.subscription_cancellations to auth_service;

-- Members who have paid for a fixed term, who are few: they are gone through each night.
create index events_of_years on payments.events (user_id) where event->>'kind' = 'charge' and event->>'plan' = 'annual';
