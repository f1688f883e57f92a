-- Ways in by other services (OpenID Connect, SAML) and by phone.

alter table auth.users
  -- digits of an E.164 number without the plus, as the protocol's clients are told it
  add column phone text check (phone ~ '^[1-9][0-9]{6,14}$'),
  add column phone_confirmed_at timestamptz,
  add column phone_change text check (phone_change ~ '^[1-9][0-9]{6,14}$'),
  add column phone_change_sent_at timestamptz,
  /*
   * When somebody showed that they read the mails of the address. `email_confirmed_at` does not say so: where addresses are
   * not confirmed at sign-up it is set at once. Whoever comes by another service with that address as theirs is its owner;
   * an account whose maker never showed it must not keep a password behind the owner's back.
   */
  add column email_proved_at timestamptz;
-- small: no row has a number yet
create unique index users_phone_key on auth.users (phone) where phone is not null;

-- What members have shown before, as far as it is known: they pressed the button of a mail.
update auth.users u set email_proved_at = shown.at
  from (select user_id, max(created_at) as at from auth.audit_log
    where event in ('email_confirmed', 'email_changed', 'recovery_used') group by user_id) shown
  where u.id = shown.user_id and u.email is not null;

alter table auth.one_time_tokens
  drop constraint one_time_tokens_kind_check,
  add constraint one_time_tokens_kind_check check (kind in ('confirmation', 'recovery', 'reauthentication',
    'email_change_current', 'email_change_new', 'magiclink', 'sms', 'phone_change'));

-- A flow with another service: when the browser came back from there. It comes back once.
alter table auth.flow_states add column returned_at timestamptz;

-- Assertions of an identity provider that were taken: none is taken twice. Kept until they would have run out anyway.
create table auth.saml_assertions (
  id_hash text primary key,
  expires_at timestamptz not null
);
create index saml_assertions_expires_at on auth.saml_assertions (expires_at);
alter table auth.saml_assertions enable row level security;
create policy auth_service_only on auth.saml_assertions to auth_service using (true) with check (true);
grant select, insert, update, delete on auth.saml_assertions to auth_service;
