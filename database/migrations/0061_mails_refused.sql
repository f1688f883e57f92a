-- A mail that a server refuses for good is not written anew for ever: each refusal is counted, and the operator is told.
alter table auth.mail_receipts add column refused_at timestamptz;
alter table auth.dormancy
  -- refused one after the other, since a mail was taken or the member was here
  add column refusals smallint not null default 0 constraint dormancy_refusals_least check (refusals >= 0),
  add column refused_at timestamptz;
create index dormancy_refused on auth.dormancy (refused_at) where refusals > 0;
