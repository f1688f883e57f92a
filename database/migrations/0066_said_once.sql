-- Two presses that come at the same moment, to two processes perhaps: the second waits for the first, and finds that it has
-- been said. Held until the transaction ends, for one member and one kind of thing.
create function privacy.one_at_a_time(member uuid, what text) returns void
  language sql volatile
  set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(what || member::text, 0))
$$;
revoke execute on function privacy.one_at_a_time(uuid, text) from public;
grant usage on schema privacy to authenticated, service_role;
grant execute on function privacy.one_at_a_time(uuid, text) to authenticated, service_role;

create or replace function agreement.keep_once() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform privacy.one_at_a_time(new.user_id, tg_table_name);
  if exists (select from public.consents where user_id = new.user_id and purpose = new.purpose
      and text_version = new.text_version and text_sha256 = new.text_sha256 and withdrawn_at is null) then
    return null;
  end if;
  if (select count(*) from public.consents where user_id = new.user_id) >= 500 then
    raise exception using errcode = 'check_violation', message = 'So many agreements cannot be kept.';
  end if;
  return new;
end
$$;

-- What a member has asked, and nobody has answered, is asked once, however often it is sent in the same words.
create function privacy.ask_information_once() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  perform privacy.one_at_a_time(new.user_id, tg_table_name);
  if exists (select from public.information_requests where user_id = new.user_id and kind = new.kind
      and content = new.content and answered_at is null) then
    return null;
  end if;
  return new;
end
$$;
-- before `keep_few`, which counts
create trigger ask_once before insert on public.information_requests
  for each row execute function privacy.ask_information_once();

create function privacy.ask_to_cancel_once() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  perform privacy.one_at_a_time(new.user_id, tg_table_name);
  if exists (select from public.subscription_cancellations where user_id = new.user_id and reason = new.reason
      and status = 'pending') then
    return null;
  end if;
  return new;
end
$$;
create trigger ask_once before insert on public.subscription_cancellations
  for each row execute function privacy.ask_to_cancel_once();
