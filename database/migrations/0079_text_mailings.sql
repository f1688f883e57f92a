-- Of a new version of the terms or of the privacy policy members are told by mail (CPA s22, s50), once a version: members are
-- gone through in the order of their ids, and how far that has come is kept here. Nothing is kept of whom it was told to.
create table auth.text_mailings (
  id bigint generated always as identity primary key,
  -- the versions that are told of, in one mail; null: that text has not changed
  terms_sha256 text unique,
  privacy_sha256 text unique,
  -- who joined later has seen them
  since timestamptz not null,
  -- the last member that was come to
  last_member uuid not null default '00000000-0000-0000-0000-000000000000',
  mails integer not null default 0,
  finished_at timestamptz,
  constraint text_mailings_of_something check (terms_sha256 is not null or privacy_sha256 is not null)
);
alter table auth.text_mailings enable row level security;
create policy auth_service_only on auth.text_mailings to auth_service using (true) with check (true);
grant select, insert, update on auth.text_mailings to auth_service;

create policy auth_service_reads on public.legal_texts for select to auth_service using (true);
grant select (name, sha256, since, until) on public.legal_texts to auth_service;

-- What changed before this is told to nobody after the event.
insert into auth.text_mailings (terms_sha256, privacy_sha256, since, finished_at)
  select case name when 'terms' then sha256 end, case name when 'privacy' then sha256 end, min(since), now()
    from public.legal_texts group by name, sha256;

-- of 0078
alter table agreement.guardians validate constraint guardians_ends_unagreed;
