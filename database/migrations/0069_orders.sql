-- A member begins an order on a page of ours, which leads on to the provider.
grant insert on payments.agreements to service_role;

-- Subscriptions whose account is gone: the provider goes on debiting until it is told, however long it is away.
create table payments.stops (
  provider text not null check (provider in ('paystack', 'payfast')),
  -- by which the provider knows the subscription; whose it was is said nowhere. `customer:…` is done at once, and says by
  -- whom a subscription is that is told of only after the account went
  code text not null constraint stops_code_length check (length(code) between 1 and 200),
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (provider, code)
);
create index stops_open on payments.stops (asked_at) where done_at is null;
alter table payments.stops enable row level security;
create policy operator on payments.stops to service_role using (true) with check (true);
grant select, insert, update on payments.stops to service_role;

create function payments.stop_what_is_left() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into payments.stops (provider, code)
    select distinct split_part(event->>'id', ':', 1), split_part(event->>'id', ':', 2) from payments.events
      where user_id = old.id and event->>'kind' = 'word' and event->>'says' = 'renewing'
        and split_part(event->>'id', ':', 1) in ('paystack', 'payfast') and split_part(event->>'id', ':', 2) <> ''
    on conflict do nothing;
  insert into payments.stops (provider, code, done_at)
    select distinct provider, left(link, 200), now() from payments.links
      where user_id = old.id and link like 'customer:%' and provider in ('paystack', 'payfast')
    on conflict do nothing;
  return old;
end
$$;
revoke all on function payments.stop_what_is_left() from public;
create trigger stop_what_is_left before delete on auth.users
  for each row execute function payments.stop_what_is_left();
