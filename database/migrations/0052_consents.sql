-- What a member agreed to, by purpose (POPIA s11, s27): which text they saw, when they agreed, and when they took it back.
-- Whoever uses the information has to show that, so nothing of it is ever changed or deleted while the account lives.
create schema agreement;
grant usage on schema agreement to authenticated, job_service, service_role;

-- Every text that anybody was ever shown, as it was shown. The server writes those of its present settings at its start.
create table public.consent_texts (
  purpose text not null constraint consent_texts_purpose_option check (purpose in ('plans', 'webhook', 'model')),
  version text not null constraint consent_texts_version_length check (length(version) between 1 and 40),
  -- SHA-256 of the text in UTF-8
  sha256 text not null constraint consent_texts_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  text text not null constraint consent_texts_length check (length(text) between 1 and 2000),
  -- host to which something is sent; null where nothing leaves
  recipient text,
  -- whether it is the text that members are asked with now; at most one for each purpose
  asked boolean not null default true,
  since timestamptz not null default now(),
  primary key (purpose, version, sha256),
  constraint consent_texts_hashed check (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);
create unique index consent_texts_asked on public.consent_texts (purpose) where asked;
alter table public.consent_texts enable row level security;
create policy everybody on public.consent_texts for select to authenticated using (true);
create policy operator on public.consent_texts to service_role using (true) with check (true);
grant select on public.consent_texts to authenticated;
grant select, insert, update on public.consent_texts to service_role;

create table public.consents (
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null,
  text_version text not null,
  text_sha256 text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (user_id, purpose, given_at),
  constraint consents_text foreign key (purpose, text_version, text_sha256)
    references public.consent_texts (purpose, version, sha256),
  constraint consents_order check (withdrawn_at >= given_at)
);
alter table public.consents enable row level security;
create policy own_rows on public.consents to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.consents for select to service_role using (true);
-- times are the database's: a member says that, and never when
grant select, insert (user_id, purpose, text_version, text_sha256), update (withdrawn_at)
  on public.consents to authenticated;
grant select on public.consents to service_role;

-- Holds its one row while a server with CONSENT_REQUIRED=on runs on this database.
create table agreement.required (
  required boolean primary key default true check (required),
  since timestamptz not null default now()
);
alter table agreement.required enable row level security;
create policy operator on agreement.required to service_role using (true) with check (true);
grant select, insert, delete on agreement.required to service_role;

-- Whether the member agrees to this at this moment. Where something is sent, to where it goes now: a consent that named
-- another recipient is none.
create function agreement.holds(member uuid, wanted text) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.consents given
      join public.consent_texts shown on shown.purpose = given.purpose and shown.version = given.text_version
        and shown.sha256 = given.text_sha256
      join public.consent_texts now on now.purpose = given.purpose and now.asked
        and now.recipient is not distinct from shown.recipient
    where given.user_id = member and given.purpose = wanted and given.withdrawn_at is null)
$$;

-- Whether plans may be made from what the member says. Who was never asked may have them as long as the server does not
-- ask for a consent; who took theirs back may not.
create function agreement.may_plan(member uuid) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select agreement.holds(member, 'plans') or not exists (select from agreement.required)
    and not exists (select from public.consents where user_id = member and purpose = 'plans')
$$;
revoke execute on function agreement.holds(uuid, text), agreement.may_plan(uuid) from public;
grant execute on function agreement.holds(uuid, text), agreement.may_plan(uuid)
  to authenticated, job_service, service_role;

create function agreement.refuse() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception using errcode = 'PT403',
    message = 'Please agree first that your answers are used for this: “Your agreement” on your profile page.';
end
$$;

-- What members write themselves. The operator, and backups that are read back, are not asked.
create function agreement.ask_to_plan() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not agreement.may_plan(new.user_id) then
    perform agreement.refuse();
  end if;
  return new;
end
$$;

-- What goes beyond the profile: no server stores it of a member who has not agreed.
create function agreement.ask_always() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not agreement.holds(new.user_id, 'plans') then
    perform agreement.refuse();
  end if;
  return new;
end
$$;

do $$
declare
  wanted text;
begin
  foreach wanted in array array['profiles', 'meal_plans', 'exercise_plans', 'shopping_lists'] loop
    execute format('create trigger agreed_first before insert or update on public.%I
      for each row execute function agreement.ask_to_plan()', wanted);
  end loop;
  foreach wanted in array array['health_answers', 'meal_marks'] loop
    execute format('create trigger agreed_first before insert or update on public.%I
      for each row execute function agreement.ask_always()', wanted);
  end loop;
end
$$;

-- A generation is written by the workers, for whoever pressed.
create function agreement.ask_to_generate() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if not agreement.may_plan(new.user_id) then
    perform agreement.refuse();
  end if;
  return new;
end
$$;
create trigger agreed_first before insert on public.generations
  for each row execute function agreement.ask_to_generate();

-- The same word twice is said once; and nobody fills the table.
create function agreement.keep_once() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
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
create trigger keep_once before insert on public.consents
  for each row execute function agreement.keep_once();

-- Taken back is taken back, at this moment; who agrees again gets a row of its own.
create function agreement.date_withdrawal() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new := old;
  new.withdrawn_at := coalesce(old.withdrawn_at, greatest(now(), old.given_at));
  return new;
end
$$;
create trigger date_withdrawal before update on public.consents
  for each row execute function agreement.date_withdrawal();

-- What was made ready or still waits to be sent by virtue of a consent goes with it.
create function agreement.follow_withdrawal() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.purpose = 'webhook' then
    delete from outbox.profile_messages where user_id = new.user_id;
  elsif new.purpose = 'plans' then
    delete from ahead.weeks where user_id = new.user_id;
    delete from ahead.plans where user_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger follow_withdrawal after update on public.consents
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
  execute function agreement.follow_withdrawal();

-- As in 0009; but only of those who agreed to it.
create or replace function outbox.queue_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not exists (select from outbox.profile_webhook) or not agreement.holds(new.user_id, 'webhook') then
    return null;
  end if;
  -- of a member who saves again and again while the receiver is away, the last twenty are kept
  delete from outbox.profile_messages where user_id = new.user_id and attempts = 0 and gave_up_at is null
    and id <= (select id from outbox.profile_messages
      where user_id = new.user_id and attempts = 0 and gave_up_at is null order by id desc offset 19 limit 1);
  insert into outbox.profile_messages (user_id, event, payload)
    values (new.user_id, case tg_op when 'INSERT' then 'profile.created' else 'profile.updated' end, to_jsonb(new));
  return null;
end
$$;
