-- Who is under 18 agrees together with a parent or guardian, who is asked by mail (POPIA s34, s35). Nothing of what they
-- answered is changed or deleted while the account lives; only the hash of a link's secret is kept.
alter table public.consent_texts
  drop constraint consent_texts_purpose_option,
  add constraint consent_texts_purpose_option check (purpose in ('plans', 'webhook', 'model', 'guardian'));
-- what guardians are asked is no question to the member
alter policy everybody on public.consent_texts using (purpose <> 'guardian');
alter table public.consents add constraint consents_own_purpose check (purpose <> 'guardian') not valid;
alter table public.consents validate constraint consents_own_purpose;

grant usage on schema agreement to auth_service;

create table agreement.guardians (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 255),
  -- SHA-256, as base64url
  token_hash text not null unique check (length(token_hash) = 43),
  -- of the member, in years, when they asked
  age integer not null check (age between 0 and 17),
  asked_at timestamptz not null default now(),
  -- when the last mail was sent; an answer can be given until `expires_at`
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  purpose text not null default 'guardian' check (purpose = 'guardian'),
  -- the words that were agreed to
  text_version text,
  text_sha256 text,
  agreed_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  constraint guardians_text foreign key (purpose, text_version, text_sha256)
    references public.consent_texts (purpose, version, sha256),
  constraint guardians_words check ((agreed_at is null) = (text_sha256 is null) and (agreed_at is null) = (text_version is null)),
  constraint guardians_order check (withdrawn_at >= agreed_at)
);
create index guardians_user_id on agreement.guardians (user_id, asked_at desc);
-- one guardian's agreement counts at a time
create unique index guardians_agreed on agreement.guardians (user_id) where agreed_at is not null and withdrawn_at is null;
alter table agreement.guardians enable row level security;
create policy auth_service_only on agreement.guardians to auth_service using (true) with check (true);
grant select, insert, update on agreement.guardians to auth_service;
create policy texts_of_mails on public.consent_texts for select to auth_service using (true);
grant select on public.consent_texts to auth_service;

-- An answer that was given stays as it was given.
create function agreement.keep_answer() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if old.agreed_at is not null then
    if new.withdrawn_at is null or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at')
      or old.withdrawn_at is not null then
      raise exception using errcode = 'check_violation', message = 'What a guardian answered stays as it was.';
    end if;
  end if;
  return new;
end
$$;
create trigger keep_answer before update on agreement.guardians
  for each row execute function agreement.keep_answer();

-- Holds its one row while a server asks for a higher age than a profile may have anyway.
create table agreement.lowest_age (
  one boolean primary key default true check (one),
  age integer not null
);
alter table agreement.lowest_age enable row level security;
create policy operator on agreement.lowest_age to service_role using (true) with check (true);
grant select, insert, update, delete on agreement.lowest_age to service_role;

-- Whether a member is under 18, by the age that they tell; null where they have told none. Who has asked a guardian stays
-- under age until they can have come of age: another number in the profile makes nobody older.
create function agreement.is_minor(member uuid, told integer) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select coalesce(told < 18, false) or exists (select from agreement.guardians
    where user_id = member and (told is null or asked_at + make_interval(years => 17 - age) > now()))
$$;

create function agreement.is_old_enough(told integer) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select not exists (select from agreement.lowest_age where age > told)
$$;

-- Whether a guardian agrees at this moment, where one has to.
create function agreement.is_guarded(member uuid, told integer) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select not agreement.is_minor(member, told) or exists (select from agreement.guardians
    where user_id = member and agreed_at is not null and withdrawn_at is null)
$$;

-- Whether the member's own word is there; as `holds` of 0052 was.
create function agreement.says_yes(member uuid, wanted text) returns boolean
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

create function agreement.told_age(member uuid) returns integer
  language sql stable
  security definer
  set search_path = ''
as $$
  select age from public.profiles where user_id = member
$$;

-- As `holds`, of a member who tells this age. Nothing of a child is sent to a webhook or a model, whoever agrees: guardians
-- are asked about plans alone.
create function agreement.holds_at(member uuid, wanted text, told integer) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select agreement.says_yes(member, wanted) and agreement.is_old_enough(told)
    and case wanted when 'plans' then agreement.is_guarded(member, told) else not agreement.is_minor(member, told) end
$$;

create or replace function agreement.holds(member uuid, wanted text) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select agreement.holds_at(member, wanted, agreement.told_age(member))
$$;

-- As `may_plan`, of a member who tells this age. Where the server asks for no consent, a guardian who was not asked or has not
-- answered stands in nobody's way; one who said no does.
create function agreement.may_plan_at(member uuid, told integer) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  with required as (select exists (select from agreement.required) as on)
  select agreement.is_old_enough(told)
    and (agreement.says_yes(member, 'plans') or not required.on
      and not exists (select from public.consents where user_id = member and purpose = 'plans'))
    and (agreement.is_guarded(member, told) or not required.on
      and not exists (select from agreement.guardians
        where user_id = member and (declined_at is not null or withdrawn_at is not null)))
  from required
$$;

create or replace function agreement.may_plan(member uuid) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select agreement.may_plan_at(member, agreement.told_age(member))
$$;

-- What a member is told who may not.
create function agreement.refusal(member uuid, told integer) returns text
  language sql stable
  security definer
  set search_path = ''
as $$
  select case
    when not agreement.is_old_enough(told) then
      'Phila makes no plans for people of your age yet. Please ask a parent, your school or your clinic about food and training.'
    when not agreement.is_guarded(member, told) and (agreement.says_yes(member, 'plans')
        or not exists (select from agreement.required)
          and not exists (select from public.consents where user_id = member and purpose = 'plans')) then
      'Because you are under 18, a parent or guardian has to agree first: “Your agreement” on your profile page.'
    else 'Please agree first that your answers are used for this: “Your agreement” on your profile page.'
  end
$$;

-- How it stands with the guardian of a member who is under 18; null of everybody else.
create function agreement.guardian_of(member uuid) returns text
  language sql stable
  security definer
  set search_path = ''
as $$
  select case when agreement.is_minor(member, agreement.told_age(member)) then
    coalesce((select case
        when withdrawn_at is not null then 'withdrawn'
        when agreed_at is not null then 'agreed'
        when declined_at is not null then 'declined'
        when expires_at <= now() then 'expired'
        else 'waiting' end
      from agreement.guardians where user_id = member order by asked_at desc, id limit 1), 'none') end
$$;

revoke execute on function agreement.is_minor(uuid, integer), agreement.is_old_enough(integer),
  agreement.is_guarded(uuid, integer), agreement.says_yes(uuid, text), agreement.holds_at(uuid, text, integer),
  agreement.may_plan_at(uuid, integer), agreement.refusal(uuid, integer), agreement.guardian_of(uuid),
  agreement.told_age(uuid) from public;
grant execute on function agreement.says_yes(uuid, text), agreement.holds_at(uuid, text, integer),
  agreement.may_plan_at(uuid, integer), agreement.refusal(uuid, integer), agreement.guardian_of(uuid),
  agreement.told_age(uuid) to authenticated, job_service, service_role;
grant execute on function agreement.told_age(uuid) to auth_service;

create function agreement.refuse(member uuid, told integer) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception using errcode = 'PT403', message = agreement.refusal(member, told);
end
$$;

-- The age that counts for a profile is the one that is about to stand there.
create function agreement.ask_for_profile() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not agreement.may_plan_at(new.user_id, new.age) then
    perform agreement.refuse(new.user_id, new.age);
  end if;
  return new;
end
$$;
drop trigger agreed_first on public.profiles;
create trigger agreed_first before insert or update on public.profiles
  for each row execute function agreement.ask_for_profile();

create or replace function agreement.ask_to_plan() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not agreement.may_plan(new.user_id) then
    perform agreement.refuse(new.user_id, agreement.told_age(new.user_id));
  end if;
  return new;
end
$$;

create or replace function agreement.ask_always() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user = 'authenticated' and not agreement.holds(new.user_id, 'plans') then
    perform agreement.refuse(new.user_id, agreement.told_age(new.user_id));
  end if;
  return new;
end
$$;

create or replace function agreement.ask_to_generate() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if not agreement.may_plan(new.user_id) then
    perform agreement.refuse(new.user_id, agreement.told_age(new.user_id));
  end if;
  return new;
end
$$;
drop function agreement.refuse();

-- As for the member's own word: what was made ready or waits to be sent goes with it.
create function agreement.follow_guardian() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from outbox.profile_messages where user_id = new.user_id;
  delete from ahead.weeks where user_id = new.user_id;
  delete from ahead.plans where user_id = new.user_id;
  return null;
end
$$;
create trigger follow_guardian after update on agreement.guardians
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null
    or old.declined_at is null and new.declined_at is not null)
  execute function agreement.follow_guardian();
