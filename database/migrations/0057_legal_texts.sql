-- Every version of the terms and of the privacy policy that this server has shown, and from when to when (CPA s22, s50). Which
-- ones held when somebody agreed stands beside their consent.
create table public.legal_texts (
  name text not null constraint legal_texts_name_option check (name in ('terms', 'privacy')),
  -- SHA-256 of the text in UTF-8
  sha256 text not null constraint legal_texts_hashed check (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex')),
  -- the page's own markup, without its look
  text text not null constraint legal_texts_length check (length(text) between 1 and 200000),
  since timestamptz not null default clock_timestamp(),
  -- when another took its place; null: it holds
  until timestamptz,
  primary key (name, since),
  constraint legal_texts_order check (until >= since)
);
create unique index legal_texts_holding on public.legal_texts (name) where until is null;
alter table public.legal_texts enable row level security;
create policy everybody on public.legal_texts for select to authenticated using (true);
create policy operator on public.legal_texts to service_role using (true) with check (true);
grant select on public.legal_texts to authenticated;
grant select, insert, update on public.legal_texts to service_role;

alter table public.consents add column terms_sha256 text, add column privacy_sha256 text;

create function agreement.note_texts() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.terms_sha256 := (select sha256 from public.legal_texts where name = 'terms' and until is null);
  new.privacy_sha256 := (select sha256 from public.legal_texts where name = 'privacy' and until is null);
  return new;
end
$$;
-- what is read back from a backup keeps what stood there
create trigger note_texts before insert on public.consents
  for each row when (current_user = 'authenticated') execute function agreement.note_texts();
