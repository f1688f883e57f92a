-- A text may come to ask for less than the one before it: who agreed to more agreed to that too, and is not asked again. A
-- text that asks for more is another matter, and nobody's earlier word counts for it.
alter table public.consent_texts
  -- how much a text allows, among those of its purpose: a consent counts for every text of no greater extent
  add column extent smallint not null default 1 constraint consent_texts_extent_least check (extent >= 1),
  -- when members were last asked with it; null while they are, and where that was before this was kept
  add column until timestamptz;

-- those of before named age, and what was disliked, without a word of how little of it is sent
update public.consent_texts set extent = 2 where purpose = 'model';

create function agreement.date_text() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.until := case when new.asked then null else now() end;
  return new;
end
$$;
create trigger date_text before update on public.consent_texts
  for each row when (old.asked <> new.asked) execute function agreement.date_text();

-- As in 0053, by extent.
create or replace function agreement.says_yes(member uuid, wanted text) returns boolean
  language sql stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.consents given
      join public.consent_texts shown on shown.purpose = given.purpose and shown.version = given.text_version
        and shown.sha256 = given.text_sha256
      join public.consent_texts now on now.purpose = given.purpose and now.asked
        and now.recipient is not distinct from shown.recipient and now.extent <= shown.extent
    where given.user_id = member and given.purpose = wanted and given.withdrawn_at is null)
$$;
