-- Of a child to whose guardian nobody of age said yes nothing is kept (POPIA s35): the account goes, with all that is in it,
-- seven days after a no, or after its member was told that nobody had answered.
alter table agreement.guardians
  -- when it goes, as its member was told; null: it was told nothing, or somebody has agreed since
  add column ends_at timestamptz,
  add constraint guardians_ends_unagreed check (ends_at is null or agreed_at is null) not valid;

-- the few that each night looks for
create index guardians_ends_at on agreement.guardians (ends_at) where ends_at is not null;
create index guardians_untold on agreement.guardians (expires_at) where agreed_at is null and ends_at is null;

grant execute on function agreement.is_minor(uuid, integer) to auth_service;
