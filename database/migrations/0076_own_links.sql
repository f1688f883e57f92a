-- As in 0070; names are looked for among the member's own, and not among all.
create or replace function payments.stop_what_is_left() returns trigger
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
  insert into payments.stops (provider, code)
    select distinct provider, left(substr(link, length('customer:') + 1), 200) from payments.links l
      where user_id = old.id and provider = 'payfast' and link like 'customer:_%'
        and not exists (select from payments.events e where e.user_id = old.id and e.event->>'kind' = 'word'
          and e.event->>'says' = 'stopped' and e.event->>'agreement' = l.agreement::text)
    on conflict do nothing;
  insert into payments.stops (provider, code, done_at)
    select distinct provider, left(link, 200), now() from payments.links
      where user_id = old.id and link like 'customer:%' and provider in ('paystack', 'payfast')
    on conflict do nothing;
  insert into payments.stops (provider, code, done_at)
    select provider, 'checkout:' || a.id, now() from payments.agreements a, (values ('paystack'), ('payfast')) as known (provider)
      where user_id = old.id and not exists (select from payments.links l where l.user_id = old.id and l.agreement = a.id)
    on conflict do nothing;
  return old;
end
$$;
