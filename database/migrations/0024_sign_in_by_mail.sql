-- Signing in by a mailed link or code, also in the PKCE flow: the link then leads back with a code for the app that asked.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_kind_check,
  add constraint one_time_tokens_kind_check check (kind in ('confirmation', 'recovery', 'reauthentication',
    'email_change_current', 'email_change_new', 'magiclink')),
  add column flow_id uuid references auth.flow_states on delete set null;

-- Members without an address, who exist on one device until they give one.
alter table auth.users add column is_anonymous boolean not null default false;
