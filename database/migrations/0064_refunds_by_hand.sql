-- What an operator paid back by hand and says so is kept beside what providers tell, as a message of the operator's.
alter table payments.inbox
  drop constraint inbox_provider_check,
  add constraint inbox_provider_option check (provider in ('paystack', 'payfast', 'operator')) not valid;

-- Money that went back not long ago, of which members are told by mail.
create index events_went_back on payments.events (((event->>'at')::float8))
  where event->>'kind' = 'refund' and event->>'outcome' = 'done';

-- What went back before members were told of it is no news.
insert into payments.told (user_id, about, told_at, taken_at, due_on)
  select distinct on (user_id, event->>'id') user_id, 'refund ' || left(event->>'id', 380), now(), now(), current_date
    from payments.events where event->>'kind' = 'refund' and event->>'outcome' = 'done';
