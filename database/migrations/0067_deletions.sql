-- Whoever deleted their account must not come back by an older backup: servers write down beside the backups who was deleted,
-- and a restore deletes them again. Kept here until then, by a hash from which nobody learns an id that they do not know.
create table auth.deletions (
  member_hash bytea primary key constraint deletions_hash_length check (octet_length(member_hash) = 32),
  deleted_at timestamptz not null
);
alter table auth.deletions enable row level security;
create policy auth_service_reads on auth.deletions for select to auth_service using (true);
grant select on auth.deletions to auth_service;
create policy job_service_forgets on auth.deletions to job_service using (true);
grant select, delete on auth.deletions to job_service;
-- the newest, every few seconds
create index deletions_deleted_at on auth.deletions (deleted_at);

-- However an account goes: by its member, by an operator, or because nobody used it.
create function auth.note_deletion() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into auth.deletions (member_hash, deleted_at)
    values (sha256(convert_to(old.id::text, 'UTF8')), clock_timestamp())
    on conflict (member_hash) do update set deleted_at = excluded.deleted_at;
  return null;
end
$$;
create trigger note_deletion after delete on auth.users
  for each row execute function auth.note_deletion();
