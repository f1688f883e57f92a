-- Nobody's account goes for a mail that never reached a mail server: where that counts, a mail is noted as taken once a
-- server has it.
create table auth.mail_receipts (
  id uuid primary key,
  taken_at timestamptz
);
alter table auth.mail_receipts enable row level security;
create policy auth_service_only on auth.mail_receipts to auth_service using (true) with check (true);
grant select, insert, update, delete on auth.mail_receipts to auth_service;

-- Who was told before this has no receipt, and so is told anew.
alter table auth.dormancy
  add column first_mail uuid,
  add column second_mail uuid,
  -- a mail came back: nobody is told there
  add column bounced_at timestamptz;
